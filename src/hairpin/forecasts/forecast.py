"""How an action may turn out: the shapes that previews are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Crossing(NamedTuple):
    """A corner line on the way, and the Heat due there."""

    line: int
    """The first distance beyond it."""
    limit: int
    heat: int
    back: int
    """The distance at which a car that spins out here would stand (3.12)."""


class Outcome(NamedTuple):
    """One way it may turn out, before anybody spins out."""

    chance: float
    speed: int
    distance: int
    spot: int
    blocked: int
    """How many spaces short of its aim the car had to stop."""
    crossings: tuple[Crossing, ...]
    cooldown: int
    """How much of the hand's Heat can be back in the engine before the corners are checked."""

    @property
    def due(self) -> int:
        return sum(crossing.heat for crossing in self.crossings)

    def spin_out(self, engine: int) -> Crossing | None:
        """The line at which so much Heat does not suffice (3.12)."""
        engine = max(0, engine)
        for crossing in self.crossings:
            if crossing.heat > engine:
                return crossing
            engine -= crossing.heat
        return None


@dataclass(frozen=True, slots=True)
class Forecast:
    """All ways an action may turn out."""

    outcomes: tuple[Outcome, ...]
    heat: int
    """What the action itself costs: a shift by two gears, a Boost, the Heat of cards."""
    engine: int
    """The Heat there will be to pay at corners; below 0, the cards can't even be paid for."""
    values: tuple[int, ...] = ()
    """Of a plan, values for its cards that offer several; others with the same sum lead to the same."""
    gear: int = 0
    """The gear that the car will be in, a spin-out apart."""
    hand: tuple[int, ...] = ()
    """The player's own hand then, as far as it can be known."""
    draws: int = 0
    """How many cards will then be drawn to it; known once the turn comes to that."""

    @property
    def speeds(self) -> tuple[int, int]:
        return _range([outcome.speed for outcome in self.outcomes])

    @property
    def average_speed(self) -> float:
        return sum(outcome.chance * outcome.speed for outcome in self.outcomes)

    @property
    def landings(self) -> tuple[int, int]:
        return _range([outcome.distance for outcome in self.outcomes])

    @property
    def due(self) -> tuple[int, int]:
        return _range([outcome.due for outcome in self.outcomes])

    @property
    def cooldown(self) -> tuple[int, int]:
        return _range([outcome.cooldown for outcome in self.outcomes])

    def corners(self) -> dict[int, list[Crossing]]:
        """By line, in the order of the road, what each outcome that reaches it would pay."""
        crossings = [crossing for outcome in self.outcomes for crossing in outcome.crossings]
        lines = sorted({crossing.line for crossing in crossings})
        return {line: [crossing for crossing in crossings if crossing.line == line] for line in lines}

    def spin_out_chance(self, cooled: bool = False) -> float:
        """`cooled` counts in the Heat that a Cooldown can bring back in time."""
        spun = [o.chance for o in self.outcomes if o.spin_out(self.engine + o.cooldown * cooled)]
        return 1.0 if len(spun) == len(self.outcomes) else sum(spun)


def _range(numbers: list[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)
