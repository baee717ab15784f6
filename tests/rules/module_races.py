"""Races with modules for the tests: mixes of settings, a small set that covers all pairs, and random driving."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import combinations
from typing import Final

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import RaceConfig, race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.records.snapshot import snapshot
from hairpin.rules.actions import RETIRE, TAKE_BACK, Action
from hairpin.rules.car import Car
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup
from hairpin.rules.events import Event
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING

DRIVER: Final = "random"


@dataclass(frozen=True)
class Mix:
    """Who races, and with which modules."""

    circuit: str = "usa"
    players: int = 2
    legends: int = 0
    garage: str = ""
    draft: str = "draft"
    mulligan: bool = False
    weather: bool = False
    tournament: bool = False
    level: int = 0
    pro: int = 0
    aggressive: bool = False
    rivals: bool = False

    def __str__(self) -> str:
        default = Mix()
        said = [f"{self.circuit} {self.players}+{self.legends}"]
        for field in fields(self)[3:]:
            value = getattr(self, field.name)
            if value != getattr(default, field.name):
                said.append(field.name if value is True else f"{field.name}={value}")
        return " ".join(said)

    def modules(self) -> RaceOptions:
        return RaceOptions(
            garage=self.garage,
            draft=self.draft,
            mulligan=self.mulligan,
            weather=self.weather,
            tournament=self.tournament,
            level=self.level,
            pro=self.pro,
            aggressive=self.aggressive,
            rivals=self.rivals,
        )

    def config(self, driver: str = DRIVER, laps: int | None = 1, round_limit: int | None = None) -> RaceConfig:
        drivers = (driver,) * self.players + (LEGEND,) * self.legends
        return race_config(
            load_circuit(self.circuit), drivers, laps, round_limit=round_limit, modules=self.modules()
        )

    def race(self, seed: int, listen: bool = False, laps: int | None = 1) -> Race:
        return Race(self.config(laps=laps).setup, seed, listen)

    def is_possible(self) -> bool:
        try:
            self.config()
        except BadSetup:
            return False
        return True


# -- every pair of settings ------------------------------------------------------------------------

FACTORS: Final[dict[str, tuple[object, ...]]] = {
    "circuit": circuit_ids(),
    "players": tuple(range(7)),
    "legends": tuple(range(7)),
    "garage": ("", "basic", "advanced", "all"),
    "draft": ("draft", "quick", "snake"),
    "mulligan": (False, True),
    "weather": (False, True),
    "tournament": (False, True),
    "level": (0, 1, 2, 4, 6),
    "pro": (0, 2),
    "aggressive": (False, True),
    "rivals": (False, True),
}

Setting = tuple[str, object]
Pair = frozenset[Setting]

CANDIDATES: Final = 24
"""So many mixes are drawn for a pair that is not covered yet; the one that covers most is taken."""


@cache
def covering_mixes() -> tuple[Mix, ...]:
    """A few mixes in which every two settings that go together at all do so at least once."""
    chance = Chance(2025)
    found: list[Mix] = []
    left = set(all_pairs())
    for pair in all_pairs():
        if pair in left:
            candidates = [mix for mix in _drawn(pair, chance) if mix.is_possible()]
            if candidates:
                found.append(max(candidates, key=lambda mix: len(pairs_of(mix) & left)))
                left -= pairs_of(found[-1])
    return tuple(found)


def all_pairs() -> list[Pair]:
    """In an order that is the same in every process."""
    return [
        frozenset({(one, a), (other, b)})
        for one, other in combinations(FACTORS, 2)
        for a in FACTORS[one]
        for b in FACTORS[other]
    ]


def pairs_of(mix: Mix) -> set[Pair]:
    settings = [(name, getattr(mix, name)) for name in FACTORS]
    return {frozenset(two) for two in combinations(settings, 2)}


def _drawn(pair: Pair, chance: Chance) -> Iterator[Mix]:
    for _ in range(CANDIDATES):
        settings = {name: values[chance.below(len(values))] for name, values in FACTORS.items()}
        mix = _tamed(replace(Mix(), **{**settings, **dict(pair)}))  # type: ignore[arg-type]
        if pair <= frozenset((name, getattr(mix, name)) for name in FACTORS):
            yield mix


def _tamed(mix: Mix) -> Mix:
    """Without the settings that have no sense beside the others."""
    if not mix.garage or not mix.players:
        mix = replace(mix, garage="", draft="draft", mulligan=False)
    if not mix.legends:
        mix = replace(mix, level=0, pro=0, aggressive=False, rivals=False)
    if mix.level < 2:
        mix = replace(mix, rivals=False)
    if not any(line.chevrons for line in load_circuit(mix.circuit).lines):
        mix = replace(mix, aggressive=False)
    return mix


SPECIAL: Final = (
    Mix("usa", 1, 11, "all", "snake", True, True, True, 6, 2, False, True),
    Mix("netherlands", 12, 0, "basic", "draft", True, True),
    Mix("spain", 12, 0, "all", "snake", True, True, True),
    Mix("spain", 6, 6, "advanced", "draft", False, True, False, 6, 0, False, True),
    Mix("great-britain", 6, 6, "all", "quick", True, True, True, 6, 2, True, True),
    Mix("italy", 1, 0, "all"),
    Mix("italy", 2, 10, "basic", level=5, rivals=True),
)
"""Crowds, hermits, and decks that run short."""


# -- driving at random -----------------------------------------------------------------------------


def drive(race: Race, seed: int) -> Iterator[tuple[int, Action]]:
    """To the end; each decision is handed out before it is applied."""
    chance = Chance(seed ^ 0xD21BE)
    while not race.is_over():
        seat, action = next_decision(race, chance)
        yield seat, action
        race.apply(seat, action)


def next_decision(race: Race, chance: Chance) -> tuple[int, Action]:
    waiting = race.waiting()
    if race.step == PLANNING and chance.below(25) == 0:
        committed = [seat for seat in race.order if race.cars[seat].has_committed()]
        if committed:
            return committed[chance.below(len(committed))], Action(TAKE_BACK)
    seat = waiting[chance.below(len(waiting))]
    return seat, choose(race, seat, chance)


def choose(race: Race, seat: int, chance: Chance) -> Action:
    options = race.legal(seat)
    if race.step == PLANNING and options[-1].kind == RETIRE:
        if chance.below(500) == 0:
            return options[-1]
        options = options[:-1]
    if race.step == PLANNING and chance.below(2):  # upgrades are there to be seen
        options = tuple(option for option in options if any(c > HEAT for c in option.cards)) or options
    return options[chance.below(len(options))]


def finished(race: Race, seed: int) -> Race:
    for _ in drive(race, seed):
        pass
    return race


# -- looking at races ------------------------------------------------------------------------------


def whole(race: Race) -> str:
    """All that a race consists of, as a text."""
    told = None if race.events is None else len(race.events)
    bits = [car.bits for car in race.cars]
    more = [race.undecided, race.reveals, race.starters, race.grid, race.owing, bits, told]
    return json.dumps([snapshot(race), more], sort_keys=True)


def state(race: Race) -> str:
    return json.dumps(snapshot(race), sort_keys=True)


def zones(car: Car) -> list[int]:
    return sorted(car.hand + car.deck + car.discard + car.play_area + car.engine + car.removed)


def built_with(race: Race, car: Car) -> Counter[int]:
    """2.1, 5.1 and 8.2 by the letter."""
    weather = race.road.weather.id if race.road.weather else ""
    heat = race.circuit.heat + {"fog": 1, "snow": -1}.get(weather, 0)
    stress = race.circuit.stress + {"clouds": -1, "storm": 1}.get(weather, 0)
    own = Counter({1: 3, 2: 3, 3: 3, 4: 3, HEAT: heat, STRESS: stress})
    own.update(car.upgrades if race.setup.garage else (0, 5, HEAT))
    return own


def is_on_track(race: Race, car: Car) -> bool:
    return car.status == "racing" or (car.left_in_round == race.round and not race.is_over())


class Told:
    """Hands out each event of a race once."""

    def __init__(self, race: Race) -> None:
        self._race = race
        self._heard = 0

    def news(self) -> list[Event]:
        assert self._race.events is not None
        events = self._race.events[self._heard :]
        self._heard += len(events)
        return events
