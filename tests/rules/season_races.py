"""Seasons for the tests: mixes of settings, random driving, and races that end as a test wants them to."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Final

from hairpin.content.boxes import BOXES
from hairpin.content.circuits import load_circuit
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import PlannedRace, SeasonConfig, SeasonRequest, planned_races, season_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.random_driver import any_action
from hairpin.rules.actions import GO_ON, KEEP, LEAVE, RETIRE, SWAP, TAKE_BACK, Action, Options
from hairpin.rules.car import ELIMINATED, FINISHED, RETIRED, Car
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import HEAT, SPONSOR, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race
from hairpin.rules.season import BETWEEN, RACING, Season
from hairpin.rules.season_setup import SeasonSetup
from hairpin.rules.setup import Setup
from hairpin.rules.steps import PLANNING, SWAPPING
from tests.engines import slots_of

DRIVER: Final = "random"
OWN: Final = "own"
"""The name of a season whose races the test lists itself."""

LEAVE_ODDS: Final = 14
RETIRE_ODDS: Final = 600
TAKE_BACK_ODDS: Final = 40


@dataclass(frozen=True)
class SeasonMix:
    """Which season, who takes part, and with which settings."""

    name: str = "1961"
    players: int = 2
    legends: int = 0
    garage: str = "all"
    mulligan: bool = False
    tournament: bool = False
    level: int = 0
    rising: bool = False
    pro: int = 0
    rivals: bool = False
    legends_first: bool = False
    races: tuple[PlannedRace, ...] = ()
    boxes: tuple[str, ...] = BOXES

    def __str__(self) -> str:
        default = SeasonMix()
        said = [f"{self.name} {self.players}+{self.legends}"]
        for field in fields(self)[3:]:
            value = getattr(self, field.name)
            if value != getattr(default, field.name):
                said.append(field.name if value is True else f"{field.name}={value}")
        return " ".join(said)

    def config(self) -> SeasonConfig:
        players, legends = (DRIVER,) * self.players, (LEGEND,) * self.legends
        return season_config(
            SeasonRequest(
                name=self.name,
                races=self.races or planned_races(self.name),
                drivers=legends + players if self.legends_first else players + legends,
                modules=RaceOptions(
                    garage=self.garage,
                    weather=True,
                    mulligan=self.mulligan,
                    tournament=self.tournament,
                    level=self.level,
                    pro=self.pro,
                    rivals=self.rivals,
                    rising=self.rising,
                    boxes=self.boxes,
                ),
            )
        )

    def season(self, seed: int, listen: bool = False) -> Season:
        return Season(self.config().setup, seed, listen)


def own_season(*races: PlannedRace, players: int = 2, legends: int = 0) -> SeasonMix:
    return SeasonMix(OWN, players, legends, races=races)


def one_race(circuit: str, event: int, players: int = 2, legends: int = 0) -> SeasonMix:
    return own_season(
        PlannedRace(load_circuit(circuit), event, opens_season=True), players=players, legends=legends
    )


# -- driving at random -----------------------------------------------------------------------------


def drive(season: Season, seed: int, leave_odds: int = LEAVE_ODDS) -> Iterator[tuple[int, Action]]:
    """To the end; each decision is handed out before it is applied. Odds of 0: nobody leaves."""
    chance = Chance(seed ^ 0x5EA50)
    while not season.is_over():
        seat, action = next_decision(season, chance, leave_odds)
        yield seat, action
        season.apply(seat, action)


def next_decision(season: Season, chance: Chance, leave_odds: int = LEAVE_ODDS) -> tuple[int, Action]:
    waiting = season.waiting()
    seat = waiting[chance.below(len(waiting))]
    if season.step == BETWEEN:
        leaves = leave_odds > 0 and chance.below(leave_odds) == 0
        return seat, Action(LEAVE if leaves else GO_ON)
    race = season.race
    if race.step == PLANNING:
        if chance.below(RETIRE_ODDS) == 0:
            return seat, Action(RETIRE)
        committed = [other for other in race.order if race.cars[other].has_committed()]
        if committed and chance.below(TAKE_BACK_ODDS) == 0:
            return committed[chance.below(len(committed))], Action(TAKE_BACK)
    return seat, any_action(season.legal(seat), chance)


def finished(season: Season, seed: int, leave_odds: int = LEAVE_ODDS) -> Season:
    for _ in drive(season, seed, leave_odds):
        pass
    return season


def race_over(season: Season, seed: int = 1) -> Season:
    """The race that is on, driven at random; nobody decides to leave."""
    races = len(season.results)
    for _ in drive(season, seed, leave_odds=0):
        if len(season.results) > races:
            break
    return season


# -- a season on rails -----------------------------------------------------------------------------


def to_step(season: Season, step: int, seed: int = 1, swap: bool = False) -> Season:
    """All that is decided in the race before this step, or before the first round."""
    chance = Chance(seed)
    while season.step == RACING and season.race.step < min(step, PLANNING):
        seat = season.waiting()[0]
        options = season.legal(seat)
        if season.race.step == SWAPPING:
            kind = SWAP if swap else KEEP
            options = tuple(action for action in options if action.kind == kind)
        season.apply(seat, options[chance.below(len(options))])
    return season


def race_ends(
    season: Season, ranking: Sequence[int], retired: Sequence[int] = (), eliminated: Sequence[int] = ()
) -> Season:
    """The race is set up by random choices, then ends at once in this order; cards lie where they were dealt."""
    to_step(season, PLANNING)
    race = season.race
    for place, seat in enumerate(ranking):
        car = race.cars[seat]
        car.status, car.left_in_round = FINISHED, place + 1
    for number, seat in enumerate((*retired, *eliminated)):
        car = race.cars[seat]
        car.status = RETIRED if seat in retired else ELIMINATED
        car.left_in_round = 50 - number
    race.end()
    season._go_on()
    return season


def all_go_on(season: Season, leaving: Sequence[int] = ()) -> Season:
    while season.step == BETWEEN:
        seat = season.waiting()[0]
        season.apply(seat, Action(LEAVE if seat in leaving else GO_ON))
    return season


def present_players(season: Season) -> list[int]:
    return [seat for seat in season.present() if not season.setup.entrants[seat].legend]


# -- looking at seasons ----------------------------------------------------------------------------

APART: Final = ("events", "plans", "_asked", "_options", "sectors", "sector_of")
"""Not part of the state: who listens, tables, and what has been worked out to be asked for again."""
TABLES: Final = (CardTable, Circuit, Setup, SeasonSetup, Options)
UNORDERED: Final = ("left", "mulligans")
"""Sets, kept as lists."""


def whole(season: Season) -> str:
    """All that a season consists of, as a text, field by field, so that none is forgotten."""
    return json.dumps(_dumped(season), sort_keys=True)


def _dumped(thing: object) -> object:
    if isinstance(thing, TABLES):
        return type(thing).__name__
    if isinstance(thing, dict):
        return [[_dumped(key), _dumped(value)] for key, value in thing.items()]
    if isinstance(thing, list | tuple | bytearray):
        return [_dumped(each) for each in thing]
    slots = [name for name in slots_of(type(thing)) if name not in APART]
    return {name: _field(name, getattr(thing, name)) for name in slots} if slots else thing


def _field(name: str, value: object) -> object:
    return sorted(value) if name in UNORDERED and isinstance(value, list) else _dumped(value)


def zones(car: Car) -> Counter[int]:
    return Counter(car.hand + car.deck + car.discard + car.play_area + car.engine + car.removed)


def sponsors_in(race: Race, cards: Sequence[int]) -> Counter[int]:
    faces = race.cards.faces
    return Counter([card for card in cards if card > HEAT and faces[card].kind == SPONSOR])


HEAT_OF_EVENT: Final = {4: 1, 9: -2}
STRESS_OF_EVENT: Final = {9: -1, 10: 1}
HAND_OF_EVENT: Final = {5: 8, 9: 6}
LAPS_OF_EVENT: Final = {3: -1, 5: 1, 18: 1}
SPONSORS_OF_EVENT: Final = {
    1: 2,
    2: 1,
    3: 1,
    4: 2,
    5: 1,
    6: 1,
    7: 3,
    8: 1,
    9: 1,
    10: 0,
    11: 0,
    12: 1,
    13: 1,
    14: 1,
    15: 2,
    16: 0,
    17: 0,
    18: 1,
}
BONUS_OF_EVENT: Final = {3: (2,), 6: (1, 1, 1)}


def built_with(race: Race, car: Car) -> Counter[int]:
    """9.2.6 and 8.2 by the letter, without sponsor cards."""
    assert race.road.weather is not None
    weather, event = race.road.weather.id, race.event.id
    heat = race.circuit.heat + HEAT_OF_EVENT.get(event, 0) + {"fog": 1, "snow": -1}.get(weather, 0)
    stress = race.circuit.stress + STRESS_OF_EVENT.get(event, 0) + {"clouds": -1, "storm": 1}.get(weather, 0)
    own = Counter({1: 3, 2: 3, 3: 3, 4: 3, HEAT: heat, STRESS: stress})
    own.update(car.upgrades)
    return own


def points_for(race: Race) -> list[int]:
    """9.3 by the letter."""
    ranking = race.ranking()
    bonus = BONUS_OF_EVENT.get(race.event.id, ())
    points = [0] * len(race.cars)
    for place, seat in enumerate(ranking):
        if race.cars[seat].status == "finished":
            points[seat] = [9, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0][place]
            points[seat] += bonus[place] if place < len(bonus) else 0
    return points


def by_points(points: Sequence[int], last: Sequence[int]) -> list[int]:
    """9.2, 9.4: the most points first; ties: the better place in the last race."""
    return sorted(last, key=lambda seat: -points[seat])
