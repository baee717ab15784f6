"""Fields of all drivers in every mix of modules: always an answer, always a legal one."""

from typing import Final

import pytest

from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.drivers.driver import ask, driver
from hairpin.rules.actions import LEAVE, RETIRE
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from tests.fresh import drawn, fresh, longer
from tests.properties.test_modules_drivers import MIXES

RACES: Final = longer(24)
PARTS: Final = 4
QUICK: Final = ("random", "rookie", "club", "champion")
PRO_EVERY: Final = 10
SEASON_EVERY: Final = 12
SEASONS: Final = ("1961", "1962", "1963", "1964", "1965")


def named(number: int, drivers: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Quick drivers in most seats, and now and then one who thinks for longer."""
    names = [LEGEND if name == LEGEND else QUICK[chance.below(len(QUICK))] for name in drivers]
    players = [seat for seat, name in enumerate(names) if name != LEGEND]
    if number % PRO_EVERY == 0:
        names[players[chance.below(len(players))]] = "pro"
    return tuple(names)


def drive(game: Race | Season, names: tuple[str, ...], seed: int) -> None:
    drivers = {seat: driver(name) for seat, name in enumerate(names) if name != LEGEND}
    decisions = 0
    while not game.is_over():
        for seat in game.waiting():
            answer = ask(drivers[seat], game, seat, seed, decisions)
            accepted = game.options(seat).accepted
            assert answer in accepted or answer.in_order() in accepted, f"race {seed}: {names[seat]} said {answer}"
            assert answer.kind not in (RETIRE, LEAVE)
            game.apply(seat, answer)
            decisions += 1


@pytest.mark.parametrize("part", range(PARTS))
def test_no_driver_ever_offers_anything_illegal(part: int) -> None:
    for number in range(part, RACES, PARTS):
        seed = fresh("long races") + number
        config = drawn("long races", MIXES, number).config("club")
        names = named(number, config.drivers, Chance(seed))
        drive(Race(config.setup, seed), names, seed)


@pytest.mark.parametrize("part", range(2))
def test_drivers_get_through_whole_seasons(part: int) -> None:
    for number in range(part, RACES // SEASON_EVERY, 2):
        season, seed = drawn("long seasons", SEASONS, number), fresh("long seasons") + number
        names = named(number * PRO_EVERY // 2, ("club", "club", "club", LEGEND), Chance(seed))
        config = season_config(SeasonRequest(season, planned_races(season), names))
        drive(Season(config.setup, seed), names, seed)
