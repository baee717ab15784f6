"""A race's whole state as plain data, and its fingerprint. For comparing, never for players: it holds secrets."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from hairpin.rules.season import Season
from hairpin.rules.steps import PLANNING, STEPS

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def snapshot(race: Race) -> dict[str, object]:
    """Everything that the rest of the race depends on. A module that is off leaves no trace in it."""
    return {
        "round": race.round,
        "step": STEPS[race.step].name,
        "order": race.order[:],
        "turn": race.turn_index,
        "chance": race.chance.state,
        "reaction": _turn(race) if race.turn_index >= 0 else None,
        "cars": [_car(car) for car in race.cars],
        "track": list(race.track),
        **(_garage(race) if race.step < PLANNING else {}),
        **(_legends(race) if race.setup.legends else {}),
        **({"sponsor deck": race.sponsor_deck[:], "lap places": race.lap_places} if race.has_event else {}),
        **({"road": race.road.sectors, "limits": race.road.limits} if race.road.tokens else {}),
    }


def _turn(race: Race) -> dict[str, object]:
    turn = race.turn
    return {
        "start": turn.start,
        "boosted": turn.boosted,
        "adrenaline": turn.adrenaline,
        "cooldowns": list(turn.cooldowns),
        **(_card_symbols(race) if race.car.has_upgrades else {}),
        **({"road cooled": turn.road_cooled} if turn.road_cooled else {}),
    }


def _card_symbols(race: Race) -> dict[str, object]:
    turn = race.turn
    return {
        "start spot": turn.start_spot,
        "symbols": turn.symbols[:],
        "plus": turn.plus_count,
        "chosen": turn.chosen,
        "salvaging": turn.salvaging,
    }


def _garage(race: Race) -> dict[str, object]:
    garage = race.garage
    return {
        "upgrade deck": garage.deck[:],
        "market": garage.market[:],
        "thrown away": garage.thrown_away[:],
        "picks": garage.picks[:],
        "picks to come": [picks[:] for picks in garage.rounds],
        "owing": race.owing[:],
        "mulligans": race.mulligans[:],
    }


def _legends(race: Race) -> dict[str, object]:
    decks = race.legend_decks
    return {
        "legend deck": decks.cards[:],
        "legend card": decks.card,
        "manoeuvre deck": decks.manoeuvres[:],
        "manoeuvre": decks.manoeuvre,
        "rivals": decks.rivals,
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
        **({"upgrades": car.upgrades[:], "removed": car.removed[:]} if car.has_upgrades or car.upgrades else {}),
    }


def season_snapshot(season: Season) -> dict[str, object]:
    return {
        "race": snapshot(season.race),
        "stage": season.step,
        "season chance": season.chance.state,
        "results": season.results[:],
        "left": season.left[:],
        "leaving": sorted(season.leaving),
        "owing": season.owing[:],
        "upgrades": [cards[:] for cards in season.upgrades],
        "sponsors": [cards[:] for cards in season.sponsors],
        "sponsor deck": season.sponsor_deck[:],
        "circuits left": season.circuits_left[:],
        "events left": season.events_left[:],
    }


def fingerprint(game: Race | Season) -> str:
    """The same for equal states on any machine, and for no others."""
    state = season_snapshot(game) if isinstance(game, Season) else snapshot(game)
    text = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
