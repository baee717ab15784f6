"""Decisions of random races and seasons, with every mix of modules, and what becomes of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.random_driver import any_action
from hairpin.forecasts.forecast import Forecast, Outcome
from hairpin.rules.actions import DONE, PAY_HEAT, SCRAP, SLIPSTREAM, TAKE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.events import CornerCrossed, SpunOut
from hairpin.rules.race import Race
from hairpin.rules.season import RACING
from hairpin.rules.steps import PLANNING
from tests.rules.season_races import SeasonMix, drive
from tests.terminal.module_mixes import MIXES, config_of

SEEDS = range(3)
MIX_SEEDS = range(12)
Positions = Iterator[tuple[Race, int]]


def _plain(circuit: str, cars: int, tournament: bool = False) -> Positions:
    modules = RaceOptions(tournament=tournament)
    for seed in SEEDS:
        config = race_config(load_circuit(circuit), ("random",) * cars, 2, modules=modules)
        yield from _decisions(Race(config.setup, seed), seed)


def _mixed(mix: str) -> Positions:
    for seed in MIX_SEEDS:
        yield from _decisions(Race(config_of(MIXES[mix], 1, "random").setup, seed), seed)


def _decisions(race: Race, seed: int) -> Positions:
    chance = Chance(seed)
    while not race.is_over():
        seat = race.waiting()[0]
        yield race, seat
        race.apply(seat, any_action(race.legal(seat), chance))


def _season(mix: SeasonMix) -> Positions:
    season = mix.season(3)
    for seat, _ in drive(season, 3, leave_odds=0):
        if season.step == RACING and seat in season.race.waiting():
            yield season.race, seat


KINDS: dict[str, Callable[[], Positions]] = {
    "duel": partial(_plain, "usa", 2),
    "five": partial(_plain, "italy", 5),
    "twelve": partial(_plain, "great-britain", 12),
    "flooded": partial(_plain, "japan", 4),
    "flooded tournament": partial(_plain, "japan", 4, tournament=True),
    **{mix: partial(_mixed, mix) for mix in MIXES},
    "1961": partial(_season, SeasonMix("1961", 3, 1)),
    "1962": partial(_season, SeasonMix("1962", 2, 2, tournament=True, level=4)),
}


def in_turns(kind: str) -> Positions:
    return ((race, seat) for race, seat in KINDS[kind]() if race.step > PLANNING)


def planning(kind: str) -> Positions:
    """Somebody in every round, put in front of the play order.

    Where others move first a forecast can't know what will be in the way.
    """
    chance = Chance(1)
    for race, _ in KINDS[kind]():
        if race.step == PLANNING and not any(race.cars[seat].has_committed() for seat in race.order):
            twin = race.clone()
            seats = [seat for seat in twin.order if not twin.cars[seat].is_legend]
            first = seats[chance.below(len(seats))]
            twin.order.remove(first)
            twin.order.insert(0, first)
            yield twin, first


def copy_of(race: Race) -> Race:
    twin = race.clone()
    twin.events = []
    return twin


def plan_all(race: Race, seat: int, plan: Action, chance: Chance) -> Race:
    """A copy in which everybody has planned; the one who moves first has moved."""
    twin = copy_of(race)
    twin.apply(seat, plan)
    for other in [other for other in twin.order[1:] if not twin.cars[other].is_legend]:
        twin.apply(other, any_action(twin.legal(other), chance))
    return twin


def finish_turn(race: Race, seat: int) -> None:
    """What must be done is done, nothing else. The corners are checked on the way."""
    ends = (Action(DONE), Action(SLIPSTREAM, 0), Action(TAKE))
    while race.active() == seat and not race.is_over():
        options = race.legal(seat)
        mandatory = [option for option in options if option.kind in (PAY_HEAT, SCRAP)]
        ways = mandatory or [option for option in options if option in ends]
        if not ways:
            return
        race.apply(seat, ways[0])


def only(forecast: Forecast, speed: int) -> Outcome:
    (outcome,) = [outcome for outcome in forecast.outcomes if outcome.speed == speed]
    return outcome


def assert_corners(race: Race, seat: int, outcome: Outcome, engine: int) -> None:
    """What was paid, line by line, and where the car stands if it spun out."""
    events = race.events or []
    paid = [(e.limit, e.heat) for e in events if isinstance(e, CornerCrossed) and e.seat == seat]
    spun = [e for e in events if isinstance(e, SpunOut) and e.seat == seat]
    failed = outcome.spin_out(engine)
    expected = [(c.limit, c.heat) for c in outcome.crossings if failed is None or c.line < failed.line]
    assert paid == expected
    assert [e.distance for e in spun] == ([failed.back] if failed else [])
