"""A race's whole state as plain data, and its fingerprint. For comparing, never for players: it holds secrets."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from hairpin.rules.steps import STEPS

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def snapshot(race: Race) -> dict[str, object]:
    """Everything that the rest of the race depends on."""
    return {
        "round": race.round,
        "step": STEPS[race.step].name,
        "order": race.order[:],
        "turn": race.turn_index,
        "chance": race.chance.state,
        "reaction": _turn(race) if race.turn_index >= 0 else None,
        "cars": [_car(car) for car in race.cars],
        "track": list(race.track),
    }


def _turn(race: Race) -> dict[str, object]:
    turn = race.turn
    return {
        "start": turn.start,
        "boosted": turn.boosted,
        "adrenaline": turn.adrenaline,
        "cooldowns": list(turn.cooldowns),
    }


def _car(car: Car) -> dict[str, object]:
    return {
        "distance": car.distance,
        "spot": car.spot,
        "gear": car.gear,
        "speed": car.speed,
        "status": car.status,
        "left in round": car.left_in_round,
        "plan": car.plan,
        "retiring": car.retiring,
        "hand": car.hand[:],
        "deck": car.deck[:],
        "discard": car.discard[:],
        "play area": car.play_area[:],
        "engine": car.engine[:],
    }


def fingerprint(race: Race) -> str:
    """The same for equal states on any machine, and for no others."""
    text = json.dumps(snapshot(race), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
