"""What the car whose turn it is has done in it, and what it can still do."""

from __future__ import annotations

from typing import Final

from hairpin.rules.native import mypyc_attr
from hairpin.rules.symbols.symbol import HeldSymbol

GEAR_COOLDOWN: Final[tuple[tuple[int, ...], ...]] = ((), (3,), (1,), (), ())
"""3.8: the cooldown symbols of each gear."""

ADRENALINE_COOLDOWN: Final = 1
FAR: Final = 1_000_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """Fresh at every reveal; all that it holds is forgotten when the turn ends."""

    __slots__ = (
        "adrenaline",
        "boosted",
        "choices",
        "chosen",
        "cooldowns",
        "plus_count",
        "road_cooled",
        "salvaging",
        "slipstream_start",
        "start",
        "start_spot",
        "symbols",
    )

    def __init__(self, start: int, start_spot: int, gear: int, adrenaline: bool) -> None:
        self.start = start
        """The distance at which the turn began: lines beyond it have been crossed this turn."""
        self.start_spot = start_spot
        self.boosted = False
        self.adrenaline = adrenaline
        """Adrenaline's +1 is still to be had."""
        self.cooldowns = GEAR_COOLDOWN[gear]
        """The cooldown symbols left of Adrenaline and the gear, in this order (6.5)."""
        if adrenaline:
            self.cooldowns = (ADRENALINE_COOLDOWN, *self.cooldowns)
        self.symbols: list[HeldSymbol] = []
        """Those of played cards that are not used yet, in order of play."""
        self.plus_count = 0
        """The + symbols resolved so far (6.13)."""
        self.choices = False
        """A played card offers several values."""
        self.chosen: tuple[tuple[int, int], ...] = ()
        """The values chosen for cards that offer several."""
        self.road_cooled: tuple[int, ...] = ()
        """8.5: sectors whose cooldown bonus has been used."""
        self.slipstream_start = FAR
        """Lines beyond it were crossed by slipstream (9.6)."""
        self.salvaging = 0
        """How many cards may be taken from the discard that the owner is looking through right now."""

    def clone(self) -> Turn:
        twin = Turn.__new__(Turn)
        twin.start = self.start
        twin.start_spot = self.start_spot
        twin.boosted = self.boosted
        twin.adrenaline = self.adrenaline
        twin.cooldowns = self.cooldowns
        twin.symbols = self.symbols[:]
        twin.plus_count = self.plus_count
        twin.choices = self.choices
        twin.chosen = self.chosen
        twin.road_cooled = self.road_cooled
        twin.slipstream_start = self.slipstream_start
        twin.salvaging = self.salvaging
        return twin

    def kinds(self) -> list[int]:
        """The numbers of the symbols that are held, each once."""
        return sorted({number for number, _ in self.symbols})

    def cross_off(self, kind: int, card: int) -> None:
        """The symbol has been used."""
        self.symbols.remove(HeldSymbol(kind, card))

    def cards_with(self, kind: int) -> list[int]:
        """The cards whose symbol of this kind is unused."""
        return [card for symbol, card in self.symbols if symbol == kind]
