"""Random races for the property tests: every circuit, every size of field, good, bad and fickle drivers."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hypothesis import given, seed, settings
from hypothesis import strategies as st

from hairpin.content.circuits import circuit_from_data, circuit_ids, load_circuit
from hairpin.content.config import RaceConfig, race_config
from hairpin.records.snapshot import snapshot
from hairpin.rules.action_text import WITH_CARDS
from hairpin.rules.actions import BOOST, COOLDOWN, DONE, PLAN, RETIRE, SLIPSTREAM, TAKE_BACK, Action
from hairpin.rules.car import Car
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.circuit import Circuit
from hairpin.rules.events import Event
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from tests.fresh import SHARE, fresh, longer, shared

OWN: Final = "own-"
STYLES: Final = ("any", "fast", "slow", "hoarder", "fickle", "quitter")


def own_circuit(number: int) -> Circuit:
    """Short, with lines anywhere and few or many cards: cars get in each other's way and lap themselves."""
    chance = Chance(number)
    length = 20 + chance.below(12)
    places = sorted({1 + chance.below(length - 1) for _ in range(1 + chance.below(6))})
    data: dict[str, object] = {
        "name": f"Own {number}",
        "length": length,
        "laps": 1,
        "heat": (0, 3, 6, 20)[chance.below(4)],
        "stress": chance.below(8),
        "lines": [{"at": at, "limit": chance.below(14), "race_side": "left"} for at in places],
    }
    return circuit_from_data(data, "own.toml", f"{OWN}{number}")


@dataclass(frozen=True)
class Outing:
    """A race to be driven, and by whom: all of it follows from these four."""

    circuit: str
    cars: int
    laps: int
    seed: int

    def config(self, round_limit: int | None = None) -> RaceConfig:
        chance = Chance(self.seed ^ 0xC0FFEE)
        own = self.circuit.startswith(OWN)
        circuit = own_circuit(int(self.circuit[len(OWN) :])) if own else load_circuit(self.circuit)
        handicaps = tuple(chance.below(3) for _ in range(self.cars))
        drivers = ("random",) * self.cars
        return race_config(circuit, drivers, self.laps, (), handicaps, round_limit)

    def race(self, listen: bool = False) -> Race:
        return Race(self.config().setup, self.seed, listen)

    def styles(self) -> tuple[str, ...]:
        chance = Chance(self.seed ^ 0x57F1E)
        return tuple(STYLES[chance.below(len(STYLES))] for _ in range(self.cars))

    def drive(self, race: Race) -> Iterator[tuple[int, Action]]:
        """To the end. Each decision is handed out before it is applied."""
        for seat, action in self.decide(race):
            yield seat, action
            race.apply(seat, action)

    def decide(self, race: Race) -> Iterator[tuple[int, Action]]:
        """One decision after the other, for somebody else to apply before asking for the next."""
        chance = Chance(self.seed ^ 0xD21BE)
        styles = self.styles()
        while not race.is_over():
            yield next_decision(race, styles, chance)


def next_decision(race: Race, styles: tuple[str, ...], chance: Chance) -> tuple[int, Action]:
    waiting = race.waiting()
    if race.step == PLANNING:
        second_thoughts = [seat for seat in race.order if seat not in waiting and styles[seat] == "fickle"]
        if second_thoughts and chance.below(3) == 0:
            return second_thoughts[chance.below(len(second_thoughts))], Action(TAKE_BACK)
    seat = waiting[chance.below(len(waiting))]
    return seat, choose(race, seat, styles[seat], chance)


def choose(race: Race, seat: int, style: str, chance: Chance) -> Action:
    options = race.legal(seat)
    if Action(RETIRE) in options and style == "quitter" and chance.below(12) == 0:
        return Action(RETIRE)
    options = tuple(option for option in options if option.kind != RETIRE)
    wanted = _wanted(options, style) if chance.below(4) else options
    action = (wanted or options)[chance.below(len(wanted or options))]
    return action._replace(cards=shuffled(action.cards, chance))


def _wanted(options: tuple[Action, ...], style: str) -> tuple[Action, ...]:
    maximum = max(len(option.cards) for option in options)
    minimum = min(len(option.cards) for option in options)
    match style:
        case "fast":
            return tuple(o for o in options if _is_fast(o, maximum))
        case "slow":
            return tuple(o for o in options if o.kind == COOLDOWN or (o.kind == PLAN and len(o.cards) == minimum))
        case "hoarder":  # Heat is spent and stays in the hand until that is cluttered
            wanted = tuple(
                o for o in options if o.kind == BOOST or (o.kind in WITH_CARDS and len(o.cards) == maximum)
            )
            return wanted or tuple(o for o in options if o.kind == DONE)
        case _:
            return options


def _is_fast(option: Action, maximum: int) -> bool:
    if option.kind == PLAN:
        return len(option.cards) == maximum and sum(option.cards) >= 3 * maximum
    return option.kind == BOOST or (option.kind == SLIPSTREAM and option.n > 0)


def shuffled(cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    order = list(cards)
    chance.shuffle(order)
    return tuple(order)


# -- many of them ------------------------------------------------------------------------------------

_CIRCUITS: Final = (*circuit_ids(), *(f"{OWN}{number}" for number in range(10)))

FIXED: Final = tuple(
    Outing(_CIRCUITS[number % 6], number, 2 if number in (5, 8) else 1, 1000 + number) for number in range(1, 13)
) + tuple(Outing(f"{OWN}{number}", 2 * number, 1 + number % 2, 2000 + number) for number in range(1, 7))
"""Each size of field, each circuit twice, and some that nobody would build: for what must be seen in every run."""

OUTINGS: Final = st.builds(
    Outing, st.sampled_from(_CIRCUITS), st.integers(1, 12), st.integers(1, 2), st.integers(0, 2**32)
)

Test = Callable[[Outing], None]


def on_many_races(examples: int) -> Callable[[Test], Callable[[], None]]:
    """Other ones in each run and each half of one, and for each test."""

    def decorate(test: Test) -> Callable[[], None]:
        chosen = seed(fresh(f"{test.__module__} {test.__name__} {SHARE}"))
        is_shared = test.__module__.startswith(__package__)
        count = shared(examples) if is_shared else longer(examples)
        return chosen(settings(max_examples=count)(given(OUTINGS)(test)))

    return decorate


# -- looking at races --------------------------------------------------------------------------------


def whole(race: Race) -> str:
    """All that a race consists of, as a text: what was compared once can't change afterwards."""
    told = None if race.events is None else len(race.events)
    return json.dumps([snapshot(race), race.undecided, race.reveals, race.starters, told], sort_keys=True)


def state(race: Race) -> str:
    return json.dumps(snapshot(race), sort_keys=True)


def zones(car: Car) -> Counter[int]:
    return Counter([*car.hand, *car.deck, *car.discard, *car.play_area, *car.engine])


def built_with(race: Race, seat: int) -> Counter[int]:
    """2.1 and 2.4 by the letter."""
    basic = dict.fromkeys((1, 2, 3, 4), 3)
    heat = max(0, race.circuit.heat - race.setup.entrants[seat].handicap)
    return Counter({**basic, 0: 1, 5: 1, HEAT: 1 + heat}) + Counter({STRESS: race.circuit.stress})


def is_on_track(race: Race, car: Car) -> bool:
    """4.4, 4.5: who is home or has given up stays until the round ends."""
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
