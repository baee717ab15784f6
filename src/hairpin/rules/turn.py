"""What the car whose turn it is can still do in it."""

from typing import Final

GEAR_COOLDOWN: Final[tuple[tuple[int, ...], ...]] = ((), (3,), (1,), (), ())
"""3.8: the cooldown symbols of each gear."""

ADRENALINE_COOLDOWN: Final = 1


class Turn:
    """Fresh at every reveal; all that it holds is forgotten when the turn ends."""

    __slots__ = ("adrenaline", "boosted", "cooldowns", "start")

    def __init__(self, start: int, gear: int, adrenaline: bool) -> None:
        self.start = start
        """The distance at which the turn began: lines beyond it have been crossed this turn."""
        self.boosted = False
        self.adrenaline = adrenaline
        """Adrenaline's +1 is still to be had."""
        self.cooldowns = GEAR_COOLDOWN[gear]
        """The cooldown symbols left, those to be spent first in front (6.5)."""
        if adrenaline:
            self.cooldowns = (ADRENALINE_COOLDOWN, *self.cooldowns)

    def clone(self) -> "Turn":
        twin = Turn.__new__(Turn)
        twin.start = self.start
        twin.boosted = self.boosted
        twin.adrenaline = self.adrenaline
        twin.cooldowns = self.cooldowns
        return twin
