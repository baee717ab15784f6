"""Where Legends will be when it is the own turn: told by the cards that are left in their deck."""

from __future__ import annotations

from collections import Counter

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.hunch import hunch
from hairpin.encoding.seen import observation_of_view
from hairpin.learning import traffic
from hairpin.learning.known import known
from hairpin.learning.sight import S_TRAFFIC, SIGHT, see
from hairpin.rules.car import FINISHED
from hairpin.rules.legend_cards import STAR_ABILITIES
from hairpin.rules.legend_decks import NONE
from hairpin.rules.race import Race
from hairpin.rules.season_view import game_view
from hairpin.rules.setup import Setup
from hairpin.rules.steps import PLANNING
from tests.fresh import any_of, fresh

RACES = 6


def _setup(circuit: str, legends: int, level: int) -> Setup:
    names = ("random", *(LEGEND,) * legends)
    return race_config(load_circuit(circuit), names, modules=RaceOptions(level=level)).setup


def _only(seen: list[int], race: Race) -> list[int]:
    """As if the card that came had been the only one left."""
    told = list(seen)
    decks, module = race.legend_decks, race.setup.legends
    assert module is not None
    for part in range(3):
        told[traffic.DECK + part] = 1 << decks.card % 12 if decks.card // 12 == part else 0
    for number, ability in enumerate(STAR_ABILITIES):
        is_it = decks.manoeuvre != NONE and module.manoeuvres[decks.manoeuvre].star == ability
        told[traffic.STARS + number] = int(is_it)
    return told


@pytest.mark.parametrize(
    ("circuit", "legends", "level"),
    [("great-britain", 5, 6), *any_of(("usa", 5, 0), ("italy", 3, 3), ("spain", 9, 6), ("france", 5, 1))],
)
def test_the_card_that_comes_puts_them_where_it_said(circuit: str, legends: int, level: int) -> None:
    setup = _setup(circuit, legends, level)
    told = known(setup).tolist()
    right, of = 0, 0
    for seed in range(fresh("ahead") % 1000, fresh("ahead") % 1000 + RACES):
        race = Race(setup, seed)
        while race.waiting():
            seen: list[int] = []
            if race.step == PLANNING:
                seen = observation_of_view(game_view(race, 0)).tolist()
            race.apply(0, hunch(race, 0))  # which keeps up with them
            place = seen[traffic.PLACE] if seen else 0
            if place == 0 or race.active() != 0 or any(car.status == FINISHED for car in race.cars):
                continue
            sight = [0.0] * SIGHT
            see(_only(seen, race), told, sight)
            taken, full = (
                sight[S_TRAFFIC + what :][: traffic.REACH] for what in (traffic.T_TAKEN, traffic.T_FULL)
            )
            there = Counter(car.distance - race.turn.start for car in race.cars[1:])
            if any(0 <= away < traffic.REACH for away in there):
                of += 1
                right += taken == [float(there[away] > 0) for away in range(traffic.REACH)] and full == [
                    float(there[away] > 1) for away in range(traffic.REACH)
                ]
    assert of > 30
    assert right / of > 0.97  # limits are those that are printed, and nobody is a lap ahead
