"""Learning from what was driven: proximal policy optimisation."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.learning.adam import Adam
from hairpin.learning.arrays import Array, Arrays, Whole
from hairpin.learning.gains import gains
from hairpin.learning.looking import Considered
from hairpin.learning.network import Weights, backward, forward, light_weights, likelihoods
from hairpin.learning.places import foreseeable, place_chances
from hairpin.learning.practice import Drive, Practice
from hairpin.learning.worth import potential

TINY = 1e-8
SMALL = 1 / 32
"""What a decision counts in the sums: numbers of few bits must neither run over nor vanish."""
PULL = 2e-6
"""Scores of a decision count beside each other only. Left alone they wander off together, up to hundreds, where
few bits no longer tell them apart: so they are pulled back, the gentler the nearer they are."""
LEAST_SPREAD = 0.2
"""Of what all gains have: no set-up counts more than as if it had this."""
SINGLE = 0.3
"""Of decisions with a single likely option so many are learned from: they teach worths, and nothing else."""


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
    drawn = _shuffled(practice, drive, settings.trace)
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


def _shuffled(practice: Practice, drive: Drive, trace: float) -> Shuffled:
    on = practice.on
    steps, races = drive.seats.shape
    gain, worth, known = gains(on, drive, trace)
    rows = on.any_of(known * _worth_learning(on, drive) > 0)
    seen = drive.seen.reshape(steps * races, -1)[rows]
    codes = drive.codes.reshape(steps * races, -1)[rows]
    of = (practice.of[None, :] + drive.seats * 0).reshape(-1)[rows]
    asked = practice.looking.considered(seen, codes, drive.counts.reshape(-1)[rows], of)
    return Shuffled(
        asked,
        drive.chosen.reshape(-1)[rows],
        drive.likely.reshape(-1)[rows],
        evened(on, gain[rows], of, len(practice.races.setups)),
        worth[rows] - potential(on, seen),
        foreseeable(on, drive, trace)[rows],
        seen,
    )


def evened(on: Arrays, gain: Array, of: Whole, setups: int) -> Array:
    """With mean 0 and spread 1, and a like spread in each set-up: where little can be won, that little counts."""
    count = on.clip(on.group_sum(gain * 0 + 1, of, setups), 1, len(gain))
    mean = on.group_sum(gain, of, setups) / count
    gain = gain - mean[of]
    spread = (on.group_sum(gain * gain, of, setups) / count) ** 0.5
    gain = gain / (spread[of] + LEAST_SPREAD * gain.std() + TINY)
    return gain / (gain.std() + TINY)


def _worth_learning(on: Arrays, drive: Drive) -> Array:
    """1 for decisions of the network as it is now, if they had several likely options; of the others for some."""
    counts = drive.counts.reshape(-1)
    some = on.floats(on.uniform(len(counts)) < SINGLE)
    return drive.own.reshape(-1) * on.clip(on.floats(counts > 1) + some, 0, 1)


def _part(drawn: Shuffled, some: slice, options: slice) -> Shuffled:
    sights, choices, rows, first = drawn.asked
    asked = Considered(sights[some], choices[options], rows[options] - some.start, first[some] - options.start)
    return Shuffled(asked, *(numbers[some] for numbers in drawn[1:]))


def _learn_from(
    on: Arrays, weights: Weights, adam: Adam, part: Shuffled, rate: float, entropy: float, settings: Settings
) -> Array:
    asked, gain, n = part.asked, part.gain, len(part.gain)
    light = light_weights(on, weights)
    passed = forward(on, light, asked.sights, asked.choices, asked.rows)
    scores = on.floats(passed.scores)
    shares = likelihoods(on, scores, asked.rows, n)
    picked = asked.first + part.chosen
    ratio = on.exp(shares[picked] - part.likely)
    is_free = ((gain > 0) & (ratio < 1 + settings.clip)) | ((gain < 0) & (ratio > 1 - settings.clip))
    by_picked = -(gain * ratio * on.floats(is_free)) * SMALL
    p = on.exp(shares)
    spread = -on.segment_sum(p * shares, asked.rows, n)
    by_score = (entropy * SMALL) * p * (shares + spread[asked.rows]) - by_picked[asked.rows] * p
    by_score[picked] = by_score[picked] + by_picked
    by_score = by_score + (PULL * SMALL) * (scores - shares) * p
    by_score = by_score * on.floats((by_score > TINY * TINY) | (by_score < -TINY * TINY))  # cores dawdle over less
    error = on.floats(passed.worths) - part.worth
    by_place = settings.places * SMALL * (place_chances(on, on.floats(passed.places), part.seen) - part.places)
    gradients = backward(on, light, passed, by_score, settings.worth * SMALL * error, by_place)
    length = adam.step(weights, gradients, n * SMALL, rate, settings.largest)
    wrong = (error * error).mean()
    explained = 1 - wrong / (((part.worth - part.worth.mean()) ** 2).mean() + TINY)
    return on.stacked([spread.mean(), wrong, explained, 1 - on.floats(is_free).mean(), length])
