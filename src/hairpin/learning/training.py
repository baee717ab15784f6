"""Learning by racing against oneself: practice, learn, and again; now and then a copy is kept as an opponent."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from hairpin.learning.adam import Adam
from hairpin.learning.arrays import Arrays
from hairpin.learning.curves import Told, told
from hairpin.learning.network import Sizes, Weights, new_weights
from hairpin.learning.places import CARS
from hairpin.learning.ppo import Settings, learn
from hairpin.learning.practice import Past, Practice

MOST_PAST: Final = 8


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
    entropy: tuple[float, float] = (0.015, 0.0005)
    past: float = 0.25
    """The share of races in which an earlier self drives about half of the cars."""
    keep: int = 25
    """After so many rounds of learning the present self joins the earlier ones."""
    ppo: Settings = field(default_factory=Settings)
    start: str = ""
    """Whose weights it began with, and which; empty: with nothing learned."""


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


def new_learner(on: Arrays, lessons: Lessons) -> Learner:
    weights = new_weights(on, lessons.sizes, lessons.seed)
    return Learner(weights, Adam(on, weights))


def learner_from(on: Arrays, known: Weights) -> Learner:
    """Goes on from what another run has learned. How it got there, Adam has to find out anew."""
    weights = {name: on.floats(array) for name, array in known.items()}
    return Learner(weights, Adam(on, weights), past=[dict(weights)])


def train(
    practice: Practice, learner: Learner, lessons: Lessons, now: Callable[[], float] = time.monotonic
) -> Iterator[Told]:
    """One round after the other, until all decisions are made; whoever wants to stop sooner stops asking."""
    on = practice.on
    for _ in range(lessons.apart):
        practice.drive(learner.weights, 1)
    while learner.decisions < lessons.decisions:
        began = now()
        part = learner.decisions / lessons.decisions
        chance = np.random.default_rng((lessons.seed, learner.rounds))
        past = _past(on, learner, lessons, practice.races.races, chance)
        drive = practice.drive(learner.weights, lessons.steps, past)
        learnt = learn(
            practice,
            learner.weights,
            learner.adam,
            drive,
            _between(lessons.rate, part),
            _between(lessons.entropy, part),
            lessons.ppo,
            chance,
        )
        learner.decisions += lessons.steps * practice.races.races
        learner.rounds += 1
        if learner.rounds % lessons.keep == 0:
            learner.past = [*learner.past, dict(learner.weights)][-MOST_PAST:]
        yield told(practice, drive, past, learnt, learner.decisions, now() - began)


def _between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def _past(on: Arrays, learner: Learner, lessons: Lessons, races: int, chance: np.random.Generator) -> Past | None:
    count = int(lessons.past * races)
    if not learner.past or count == 0:
        return None
    weights = learner.past[int(chance.integers(len(learner.past)))]
    return Past(weights, on.floats(chance.integers(0, 2, (count, CARS))))
