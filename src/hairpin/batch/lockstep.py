"""The batched engine and the rules side by side: the same seeds, the same actions, and nothing may differ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from hairpin.batch.batch import Batch
from hairpin.encoding.codec import BASE, Codec, slots
from hairpin.encoding.observations import SIZE, observe
from hairpin.records.errors import ScenarioError
from hairpin.records.scenarios.writing import scenario_text
from hairpin.rules.actions import RETIRE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.position import Position
from hairpin.rules.race import Race
from hairpin.rules.setup import Setup
from hairpin.rules.steps import PLANNING

Decisions = list[tuple[int, Action]]
SELDOM: Final = 40


class Difference(NamedTuple):
    """What was found in a race, and how it came to it."""

    setup: Setup
    seed: int
    what: str
    decisions: Decisions


def told(difference: Difference) -> str:
    """With what leads to it: a scenario from the last planning on, if one can say it, else the position there."""
    setup, decisions = difference.setup, difference.decisions
    race = Race(setup, difference.seed)
    begun, since = race.position(), 0
    for number, (seat, action) in enumerate(decisions):
        if race.step == PLANNING and race.undecided == len(race.players()):
            begun, since = race.position(), number
        race.apply(seat, action)
    title = f"Seed {difference.seed}, decision {len(decisions)}: {difference.what}"
    try:
        return scenario_text(setup, begun, decisions[since:], title)
    except ScenarioError as error:
        done = "\n".join(f"{seat} {action!r}" for seat, action in decisions[since:])
        return f"{title}\n(no scenario: {error})\n{begun!r}\n{done}\n"


class Pair:
    """A race as the rules have it, beside the same one in a batch."""

    def __init__(self, batch: Batch, number: int, seed: int, codec: Codec) -> None:
        self.batch, self.number, self.seed, self.codec = batch, number, seed, codec
        self.race = Race(batch.setup(number), seed)
        self.decisions: Decisions = []
        self._chance = Chance(seed)
        self._sees = np.zeros(SIZE, np.int16)
        self._mask = np.zeros(codec.size, np.uint8)

    def choose(self) -> int:
        """The index of what is done next; 0 once the race is over."""
        if self.race.is_over():
            return 0
        seat = self.race.waiting()[0]
        listed = self.race.legal(seat)
        action = self._any_of(listed)
        index = self.codec.legal(self.race, seat)[listed.index(action)]
        self.race.apply(seat, action)
        self.decisions.append((seat, action))
        return index

    def _any_of(self, listed: tuple[Action, ...]) -> Action:
        """Giving up is seldom chosen: it ends what could be compared."""
        action = listed[self._chance.below(len(listed))]
        if action.kind == RETIRE and self._chance.below(SELDOM):
            return self._any_of(listed)
        return action

    def difference(self) -> str:
        """Empty if there is none."""
        batch, number = self.batch, self.number
        found = differing(self.race.position(), batch.position(number))
        seat = -1 if self.race.is_over() else self.race.waiting()[0]
        if found or seat != batch.seats[number]:
            return found or f"seat {batch.seats[number]} is to act, not {seat}"
        return self._shown(seat) if seat >= 0 else self._placed()

    def _shown(self, seat: int) -> str:
        batch, number = self.batch, self.number
        legal = self.codec.legal(self.race, seat)
        if legal != batch.legal(number):
            return f"options {batch.legal(number)}, not {legal}"
        self.codec.mask(self.race, seat, self._mask)
        if not np.array_equal(self._mask, batch.masks[number]):
            return f"mask: {np.flatnonzero(self._mask != batch.masks[number])}"
        observe(self.race, seat, self._sees)
        if not np.array_equal(self._sees, batch.observations[number]):
            return f"observation: {np.flatnonzero(self._sees != batch.observations[number])}"
        return ""

    def _placed(self) -> str:
        cars = len(self.race.cars)
        by_place = np.argsort(-self.batch.rewards[self.number][:cars], kind="stable").tolist()
        return "" if by_place == self.race.ranking() else f"places {by_place}, not {self.race.ranking()}"


def differing(wanted: Position, found: Position) -> str:
    """The fields in which two positions differ."""
    if wanted == found:
        return ""
    parts = [
        f"{name}: {getattr(found, name)!r}, not {getattr(wanted, name)!r}"
        for name in wanted._fields
        if name != "cars" and getattr(found, name) != getattr(wanted, name)
    ]
    for seat, (one, other) in enumerate(zip(wanted.cars, found.cars, strict=True)):
        parts += [
            f"car {seat}, {name}: {getattr(other, name)!r}, not {getattr(one, name)!r}"
            for name in one._fields
            if getattr(one, name) != getattr(other, name)
        ]
    return "; ".join(parts)


def compare(
    setups: Sequence[Setup],
    seeds: Sequence[int],
    on_step: Callable[[int], None] = lambda decisions: None,
) -> tuple[int, Difference | None]:
    """A race for each seed, to its end, the set-ups in turn: how many decisions, and the first difference."""
    has_garage = any(setup.garage for setup in setups)
    codec = slots(8) if has_garage else BASE
    batch = Batch(setups, len(seeds), codec=codec.name)
    batch.reset(list(seeds))
    pairs = [Pair(batch, number, seed, codec) for number, seed in enumerate(seeds)]
    decisions = 0
    while True:
        for pair in pairs:
            what = pair.difference()
            if what:
                return decisions, Difference(pair.race.setup, pair.seed, what, pair.decisions)
        racing = [pair for pair in pairs if not pair.race.is_over()]
        if not racing:
            return decisions, None
        batch.step(np.array([pair.choose() for pair in pairs], np.int64))
        decisions += len(racing)
        on_step(decisions)
