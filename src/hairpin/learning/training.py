"""Learning by racing against oneself: practice, learn, and again; now and then a copy is kept as an opponent."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from hairpin.learning.adam import Adam
from hairpin.learning.arrays import Arrays
from hairpin.learning.courses import ANYBODY
from hairpin.learning.curves import Told, told
from hairpin.learning.network import Sizes, Weights, new_weights
from hairpin.learning.opponents import Sides
from hairpin.learning.ppo import Settings, learn
from hairpin.learning.practice import Opponent, Practice

MOST_PAST: Final = 8
WARM: Final = 15
"""Rounds of learning."""
SETTLED: Final = 10
"""After so many rounds half of the mean is older than the last."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """How long, how much at once, and how fast. Everything that a run depends on, besides the code."""

    decisions: int = 300_000_000
    """In all; what falls in the course of learning falls to its end with the last one."""
    races: int = 256
    """At once."""
    steps: int = 64
    """Decisions of each race before the next learning."""
    apart: int = 256
    """Decisions of each race before the first one: all begin together, and should not stay together."""
    courses: int = 512
    """Different set-ups."""
    seed: int = 0
    sizes: Sizes = field(default_factory=Sizes)
    rate: tuple[float, float] = (5e-4, 1e-5)
    entropy: tuple[float, float] = (0.03, 0.0002)
    """How much it counts to stay undecided; it falls by a constant factor."""
    certainty: float = 0.25
    """Of what it begins with: so much of its certainty is kept. Who is sure tries nothing, and learns nothing."""
    among: str = ANYBODY
    """In which fields it races."""
    past: float = 0.25
    """The share of races in which an earlier self drives half of the players' cars."""
    keep: int = 25
    """After so many rounds of learning the present self joins the earlier ones."""
    met: float = 0.25
    """The share of races in which the one does whom it is told to race against, if there is one."""
    mean: float = 0.98
    """The weights to drive with are a mean over rounds: each counts this part of what the next one does."""
    ppo: Settings = field(default_factory=Settings)
    start: str = ""
    """Whose weights it began with, and which; empty: with nothing learned."""
    against: str = ""
    """Whose weights it races against, and which; empty: nobody's but its own."""


def for_a_gpu() -> Lessons:
    """More at once, or most of it would wait."""
    return Lessons(races=65_536, steps=128, apart=300, courses=1024, ppo=Settings(minibatch=32_768))


@dataclass(slots=True)
class Learner:
    """All that a run must remember to go on."""

    weights: Weights
    adam: Adam
    decisions: int = 0
    rounds: int = 0
    past: list[Weights] = field(default_factory=list)
    against: Weights | None = None
    mean: Weights = field(default_factory=dict)
    """To drive with: steadier than the last weights, which follow the last races."""

    def follow(self, mean: float) -> None:
        """The mean follows the weights; at first quickly, so that it forgets how the run began."""
        kept = min(mean, self.rounds / (self.rounds + SETTLED))
        before = self.mean or self.weights
        self.mean = {name: kept * before[name] + (1 - kept) * array for name, array in self.weights.items()}


def new_learner(on: Arrays, lessons: Lessons) -> Learner:
    weights = new_weights(on, lessons.sizes, lessons.seed)
    return Learner(weights, Adam(on, weights))


def learner_from(on: Arrays, known: Weights, lessons: Lessons) -> Learner:
    """Goes on from what another run has learned, less sure. How it got there, Adam has to find out anew."""
    before = {name: on.floats(array) for name, array in known.items()}
    weights = before | {"likes": before["likes"] * lessons.certainty}
    return Learner(weights, Adam(on, weights), past=[before])


def train(
    practice: Practice, learner: Learner, lessons: Lessons, now: Callable[[], float] = time.monotonic
) -> Iterator[Told]:
    """One round after the other, until all decisions are made; whoever wants to stop sooner stops asking."""
    sides = Sides(practice, lessons.seed + learner.rounds)
    for _ in range(lessons.apart):
        practice.drive(learner.weights, 1)
    while learner.decisions < lessons.decisions:
        began = now()
        part = learner.decisions / lessons.decisions
        chance = np.random.default_rng((lessons.seed, learner.rounds))
        opponents = _opponents(learner, lessons, sides, chance)
        drive = practice.drive(learner.weights, lessons.steps, opponents)
        learnt = learn(
            practice,
            learner.weights,
            learner.adam,
            drive,
            _between(lessons.rate, part) * _settled(learner, lessons),
            _falling(lessons.entropy, part),
            lessons.ppo,
            chance,
        )
        learner.follow(lessons.mean)
        learner.decisions += lessons.steps * practice.races.races
        learner.rounds += 1
        if learner.rounds % lessons.keep == 0:
            learner.past = [*learner.past, dict(learner.weights)][-MOST_PAST:]
        yield told(practice, drive, opponents, learnt, learner.decisions, now() - began)


def _between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def _falling(ends: tuple[float, float], part: float) -> float:
    """By a constant factor."""
    return ends[0] * (ends[1] / ends[0]) ** part


def _settled(learner: Learner, lessons: Lessons) -> float:
    """Who goes on from what another has learned goes slowly at first, until Adam knows its way."""
    return min(1.0, (learner.rounds + 1) / WARM) if lessons.start else 1.0


def _opponents(
    learner: Learner, lessons: Lessons, sides: Sides, chance: np.random.Generator
) -> tuple[Opponent, ...]:
    found: list[Opponent] = []
    if learner.past and lessons.past > 0:
        past = learner.past[int(chance.integers(len(learner.past)))]
        found.append(sides.opponent(past, 0, lessons.past))
    if learner.against is not None:
        found.append(sides.opponent(learner.against, lessons.past, lessons.met))
    return tuple(each for each in found if len(each.seats))
