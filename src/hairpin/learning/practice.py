"""Races to learn from: many at once, driven by the network as it is now, some cars as it was before."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import numpy as np

from hairpin.batch.slots import TABLE
from hairpin.learning.arrays import Array, Arrays, Whole
from hairpin.learning.looking import Considered, Looking
from hairpin.learning.looking import codes as all_codes
from hairpin.learning.network import Weights, forward, light_weights, likelihoods
from hairpin.learning.places import place_chances
from hairpin.learning.worth import potential
from hairpin.rules.setup import Setup

MOST_OPTIONS: Final = 256
"""More are only offered where a discard is searched; then the first ones must do."""
CODEC: Final = "slots(8)"
RETIRE: Final = TABLE.at["retire"]
UNLIKELY: Final = 1e-5
"""What is chosen less often than this teaches nothing: it is left out when the network learns."""


class Races(Protocol):
    """A batch, on cores or on a GPU."""

    @property
    def setups(self) -> tuple[Setup, ...]: ...

    @property
    def races(self) -> int: ...

    @property
    def observations(self) -> Whole: ...

    @property
    def codes(self) -> Whole: ...

    @property
    def counts(self) -> Whole: ...

    @property
    def seats(self) -> Whole: ...

    @property
    def done(self) -> Array: ...

    @property
    def rewards(self) -> Array: ...

    def step(self, actions: Whole) -> None: ...


class Drive(NamedTuple):
    """Some rounds of all races: a row for each step, then a row for each race."""

    seen: Whole
    codes: Whole
    """Of the options that were likely enough."""
    counts: Whole
    seats: Whole
    chosen: Whole
    """The place of what was done among them."""
    likely: Array
    worths: Array
    places: Array
    """The chance of each place, as it was thought then."""
    done: Array
    rewards: Array
    own: Array
    """1 where the network drives as it is now."""


class Opponent(NamedTuple):
    """Somebody else at some wheels, such as an earlier self: in so many races from this one on, at those seats."""

    weights: Weights
    first: int
    seats: Array
    """A row for each of these races: 1 where it drives."""


class Practice:
    def __init__(self, on: Arrays, races: Races, looking: Looking) -> None:
        self.on = on
        self.races = races
        self.looking = looking
        self.of = on.whole(np.arange(races.races) % len(races.setups))

    def drive(self, weights: Weights, steps: int, opponents: Sequence[Opponent] = ()) -> Drive:
        light = light_weights(self.on, weights)
        met = [each._replace(weights=light_weights(self.on, each.weights)) for each in opponents]
        kept = [self._step(light, met) for _ in range(steps)]
        stack = [self.on.stacked([step[part] for step in kept]) for part in range(len(Drive._fields))]
        return Drive(*stack)

    def _step(self, weights: Weights, opponents: Sequence[Opponent]) -> tuple[Array, ...]:
        on, races = self.on, self.races
        seen, codes = on.kept(races.observations), on.kept(races.codes, MOST_OPTIONS)
        seats, counts = on.whole(races.seats) * 1, on.whole(on.clip(on.floats(races.counts), 1, MOST_OPTIONS))
        each = on.counted(len(seen))
        counts = counts - (codes[each, counts - 1] == RETIRE) * 1  # it comes last, and nobody gives up
        asked = self.looking.considered(seen, codes, counts, self.of)
        passed = forward(on, weights, asked.sights, asked.choices, asked.rows)
        own, scores = on.floats(seats * 0 + 1), on.floats(passed.scores)
        for opponent in opponents:
            self._hand_over(asked, scores, seats, own, opponent)
        shares = likelihoods(on, scores, asked.rows, len(seen))
        chosen = self._drawn(shares, asked, len(seen))
        self._carry_out(codes[each, chosen - asked.first])
        codes, counts, place = self._likely(codes, asked, shares, chosen)
        worths = on.floats(passed.worths) + potential(on, seen)
        places = place_chances(on, on.floats(passed.places), seen)
        done, rewards = on.floats(races.done) * 1, on.floats(races.rewards) * 1
        return (seen, codes, counts, seats, place, shares[chosen], worths, places, done, rewards, own)

    def _hand_over(self, asked: Considered, scores: Array, seats: Whole, own: Array, opponent: Opponent) -> None:
        """Where an opponent decides, its scores take the place of the present ones."""
        on, begin, end = self.on, opponent.first, opponent.first + len(opponent.seats)
        theirs = opponent.seats[on.counted(end - begin), seats[begin:end]]
        own[begin:end] = 1 - theirs
        decisions = on.found(theirs > 0)
        if not len(decisions):
            return
        begins, ends = (int(asked.first[at]) if at < len(asked.first) else len(scores) for at in (begin, end))
        rows = asked.rows[begins:ends] - begin
        options = on.found(theirs[rows] > 0)
        number = on.whole(theirs).cumsum(0) - 1  # of each decision, among those of the opponent
        sights, choices = asked.sights[begin:end][decisions], asked.choices[begins:ends][options]
        passed = forward(on, opponent.weights, sights, choices, number[rows[options]])
        scores[begins + options] = on.floats(passed.scores)

    def _drawn(self, shares: Array, asked: Considered, decisions: int) -> Whole:
        """By their shares: the highest of all with noise."""
        on = self.on
        noise = -on.log(-on.log(on.clip(on.uniform(len(shares)), 1e-7, 1 - 1e-7)))
        noisy = shares + noise
        highest = on.segment_max(noisy, asked.rows, decisions)
        is_it = on.floats(noisy == highest[asked.rows])
        places = on.floats(on.counted(len(shares)))
        return on.whole(on.segment_max(places * is_it, asked.rows, decisions))

    def _likely(self, codes: Whole, asked: Considered, shares: Array, chosen: Whole) -> tuple[Whole, Whole, Whole]:
        """The options that may be learned from, moved up; how many they are; the place of the chosen one."""
        on, rows = self.on, asked.rows
        kept = on.whole(shares > math.log(UNLIKELY))
        kept[chosen] = 1
        counts = on.whole(on.segment_sum(on.floats(kept), rows, len(codes)))
        before = kept.cumsum(0) - kept
        before = before - before[asked.first][rows]
        listed = on.counted(len(kept)) - asked.first[rows]
        place = before * kept + (counts[rows] + listed - before) * (1 - kept)
        moved = on.kept(codes)
        moved[rows, place] = codes[rows, listed]
        return moved, counts, place[chosen]

    def _carry_out(self, actions: Whole) -> None:
        self.races.step(self.on.whole(actions))


class PracticeOnGpu(Practice):
    def __init__(self, on: Arrays, races: Races, looking: Looking) -> None:
        super().__init__(on, races, looking)
        self._kinds = on.whole(all_codes().kind) * len(races.setups)

    def _carry_out(self, actions: Whole) -> None:
        """Races that do the same go together, and of those the ones with the same set-up."""
        order = self.on.argsort((self._kinds[self.on.whole(actions)] + self.of)[None, :])[0]
        self.races.step(actions, is_checked=False, order=order)  # type: ignore[call-arg]  # races on a GPU know it
