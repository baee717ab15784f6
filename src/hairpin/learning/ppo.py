"""Learning from what was driven: proximal policy optimisation."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.encoding.observation_table import OBSERVATION
from hairpin.learning.arrays import Array, Arrays, Whole
from hairpin.learning.looking import Considered
from hairpin.learning.network import Weights, backward, forward, likelihoods
from hairpin.learning.places import CARS, foreseeable, place_chances
from hairpin.learning.practice import Drive, Practice
from hairpin.learning.worth import cost_of_round, potential, worth_of_race

TINY = 1e-8


class Settings(NamedTuple):
    trace: float = 0.96
    """How far back a surprise reaches."""
    clip: float = 0.2
    worth: float = 0.5
    places: float = 0.1
    """How much it counts to foresee the place."""
    largest: float = 0.5
    """Longer gradients are cut to this length."""
    passes: int = 2
    minibatch: int = 2048
    """Decisions that are learned from at once; a GPU wants more."""


class Gains(NamedTuple):
    """Of each decision: how much better it went than was thought, its position's worth, whether they are known."""

    gain: Array
    worth: Array
    known: Array


def gains(on: Arrays, drive: Drive, trace: float) -> Gains:
    """From the last step back: each decision is compared with the next one of its seat, or with the finish."""
    steps, races = drive.seats.shape
    each = on.counted(races)
    following, carried, known = on.zeros(races, CARS), on.zeros(races, CARS), on.zeros(races, CARS)
    found: list[tuple[Array, Array, Array]] = []
    cars = on.floats(drive.seen[:, :, OBSERVATION.at["cars"]])
    for t in range(steps - 1, -1, -1):
        over = drive.done[t][:, None]
        final = worth_of_race(on, drive.rewards[t], cars[t])
        following = following * (1 - over) + final * over
        carried = carried * (1 - over)
        known = known * (1 - over) + over
        seats = drive.seats[t]
        cost = cost_of_round(on, drive.seen[t])
        gain = following[each, seats] - cost - drive.worths[t] + trace * carried[each, seats]
        found.append((gain, gain + drive.worths[t], known[each, seats] * 1))
        following[each, seats] = drive.worths[t]
        carried[each, seats] = gain * known[each, seats]  # of a decision whose outcome is not seen, nothing is
        known[each, seats] = 1
    found.reverse()
    flat = [on.stacked([step[part] for step in found]).reshape(-1) for part in range(3)]
    return Gains(*flat)


class Adam:
    def __init__(self, on: Arrays, weights: Weights) -> None:
        self._on = on
        self.first = on.flat(list(weights.values())) * 0
        self.second = self.first * 0
        self.steps = 0

    def step(self, weights: Weights, gradients: Weights, rate: float, largest: float) -> Array:
        """All weights at once; returns how long the gradient was."""
        gradient = self._on.flat([gradients[name] for name in weights])
        length = (gradient * gradient).sum() ** 0.5
        gradient = gradient * self._on.clip(largest / (length + TINY), 0, 1)
        self.steps += 1
        low, high = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        self.first = 0.9 * self.first + 0.1 * gradient
        self.second = 0.999 * self.second + 0.001 * gradient * gradient
        change = self.first * (rate / low) / ((self.second / high) ** 0.5 + 1e-5)
        at = 0
        for name, array in weights.items():
            size = int(np.prod(array.shape))
            weights[name] = array - change[at : at + size].reshape(array.shape)
            at += size
        return length


class Learnt(NamedTuple):
    """Of one round of learning, on average."""

    entropy: float
    worth_error: float
    explained: float
    changed: float
    length: float


def learn(
    practice: Practice,
    weights: Weights,
    adam: Adam,
    drive: Drive,
    rate: float,
    entropy: float,
    settings: Settings,
    chance: np.random.Generator,
) -> Learnt:
    on = practice.on
    drawn = _shuffled(practice, drive, settings.trace, chance)
    decisions = len(drawn.gain)
    parts = max(1, round(decisions / settings.minibatch))
    bounds = [decisions * part // parts for part in range(parts + 1)]
    firsts = [*on.numpy(drawn.asked.first[on.whole(bounds[:-1])]).tolist(), len(drawn.asked.rows)]
    told = [
        _learn_from(
            on,
            weights,
            adam,
            _part(drawn, slice(bounds[part], bounds[part + 1]), slice(firsts[part], firsts[part + 1])),
            rate,
            entropy,
            settings,
        )
        for _ in range(settings.passes)
        for part in chance.permutation(parts)
    ]
    return Learnt(*[float(x) for x in on.numpy(on.stacked(told)).mean(0)])


class Shuffled(NamedTuple):
    """Decisions in any order, with what was to be seen and what is known of them now."""

    asked: Considered
    chosen: Whole
    likely: Array
    gain: Array
    worth: Array
    """What the network should say of the position, beyond the first guess."""
    places: Array
    """The chance of each place, as far as it came out later."""
    seen: Whole


def _shuffled(practice: Practice, drive: Drive, trace: float, chance: np.random.Generator) -> Shuffled:
    on = practice.on
    steps, races = drive.seats.shape
    gain, worth, known = gains(on, drive, trace)
    rows = on.whole(chance.permutation(np.flatnonzero(on.numpy(known * drive.own.reshape(-1)) > 0)))
    seen = drive.seen.reshape(steps * races, -1)[rows]
    codes = drive.codes.reshape(steps * races, -1)[rows]
    of = (practice.of[None, :] + drive.seats * 0).reshape(-1)[rows]
    asked = practice.looking.considered(seen, codes, drive.counts.reshape(-1)[rows], of)
    gain = gain[rows]
    return Shuffled(
        asked,
        drive.chosen.reshape(-1)[rows],
        drive.likely.reshape(-1)[rows],
        (gain - gain.mean()) / (gain.std() + TINY),
        worth[rows] - potential(on, seen),
        foreseeable(on, drive, trace)[rows],
        seen,
    )


def _part(drawn: Shuffled, some: slice, options: slice) -> Shuffled:
    sights, choices, rows, first = drawn.asked
    asked = Considered(sights[some], choices[options], rows[options] - some.start, first[some] - options.start)
    return Shuffled(asked, *(numbers[some] for numbers in drawn[1:]))


def _learn_from(
    on: Arrays, weights: Weights, adam: Adam, part: Shuffled, rate: float, entropy: float, settings: Settings
) -> Array:
    asked, gain, n = part.asked, part.gain, len(part.gain)
    passed = forward(on, weights, asked.sights, asked.choices, asked.rows)
    shares = likelihoods(on, passed.scores, asked.rows, n)
    picked = asked.first + part.chosen
    ratio = on.exp(shares[picked] - part.likely)
    is_free = ((gain > 0) & (ratio < 1 + settings.clip)) | ((gain < 0) & (ratio > 1 - settings.clip))
    by_picked = -(gain * ratio * on.floats(is_free)) / n
    p = on.exp(shares)
    spread = -on.segment_sum(p * shares, asked.rows, n)
    by_score = (entropy / n) * p * (shares + spread[asked.rows]) - by_picked[asked.rows] * p
    by_score[picked] = by_score[picked] + by_picked
    error = passed.worths - part.worth
    by_place = settings.places / n * (place_chances(on, passed.places, part.seen) - part.places)
    gradients = backward(on, weights, passed, by_score, settings.worth * error / n, by_place)
    length = adam.step(weights, gradients, rate, settings.largest)
    wrong = (error * error).mean()
    explained = 1 - wrong / (((part.worth - part.worth.mean()) ** 2).mean() + TINY)
    return on.stacked([spread.mean(), wrong, explained, 1 - on.floats(is_free).mean(), length])
