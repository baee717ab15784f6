"""Who drives imagined races, and says what will come of them."""

from __future__ import annotations

from functools import cache

from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.learned import open_to_it
from hairpin.rules.actions import Action
from hairpin.rules.race import Race
from hairpin.rules.view import view


@cache
def strong_driver() -> ChampionDriver:
    return ChampionDriver()


def driven(race: Race, seat: int) -> Action:
    return strong_driver().at_first_sight(view(race, seat))


def expected_place(race: Race, seat: int) -> float:
    seen = view(race, seat)
    return strong_driver().thought(seen, open_to_it(seen)[:1]).place()
