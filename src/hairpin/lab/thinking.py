"""Drivers asked with a clock running."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from hairpin.drivers.driver import Driver, ask
from hairpin.records.games import Game
from hairpin.rules.actions import Action


@dataclass(slots=True)
class Thinking:
    """Decisions and the CPU time they took: the only figures that differ from run to run."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Thinkers:
    """The drivers of a game by seat, and what they have thought."""

    def __init__(self, drivers: Mapping[int, Driver], seed: int) -> None:
        self.thinking = {seat: Thinking() for seat in drivers}
        self._drivers = drivers
        self._seed = seed
        self._decisions = 0

    def answer(self, game: Game, seat: int) -> Action:
        begun = time.process_time()
        action = ask(self._drivers[seat], game, seat, self._seed, self._decisions)
        self.thinking[seat].note(time.process_time() - begun)
        self._decisions += 1
        return action
