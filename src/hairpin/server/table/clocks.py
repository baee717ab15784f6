"""The clocks of the seats, worked out from the log alone: its entries have their times.

So every process and every restart finds the same, and they run whether or not anybody looks. A clock belongs to
its seat: it is set anew for a decision that the seat has not been asked before, and only then. Undo, taking a plan
back, leaving and coming back never give time back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class SeatClock:
    left: int
    """Milliseconds, when it last stopped or was set."""
    since: int | None
    """When it began to run; None while it stands still."""
    asked: int
    """How far the game had come when it was last set anew."""

    def stop(self, at: int) -> None:
        if self.since is not None:
            # clocks of different machines may differ by a little
            self.left = max(0, self.left - max(0, at - self.since))
            self.since = None


class Clocks:
    def __init__(self) -> None:
        self.by_seat: dict[int, SeatClock] = {}

    def look(self, at: int, asked: Mapping[int, int], answered: int | None, milliseconds: int) -> None:
        """`asked`: the seats whose person must decide, and how far the game had come when they were asked that."""
        for seat, clock in self.by_seat.items():
            if seat not in asked or seat == answered:
                clock.stop(at)
        for seat, progress in asked.items():
            self._run(seat, progress, at, milliseconds)

    def _run(self, seat: int, progress: int, at: int, milliseconds: int) -> None:
        clock = self.by_seat.get(seat)
        if clock is None or progress > clock.asked:
            self.by_seat[seat] = SeatClock(milliseconds, at, progress)
        elif clock.since is None:
            clock.since = at

    def deadline(self, seat: int) -> int | None:
        """Milliseconds since 1970."""
        clock = self.by_seat.get(seat)
        return None if clock is None or clock.since is None else clock.since + clock.left

    def soonest(self) -> int | None:
        return min((due for seat in self.by_seat if (due := self.deadline(seat)) is not None), default=None)
