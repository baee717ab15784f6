"""Cards are small integers; what is printed on them lies in a table.

Cards 0 to 5 are those of that value (1-4 basic, 0 and 5 the starting upgrades), then come Stress and
Heat; upgrade or sponsor card n is number 10 + n. Copies of a card are alike, so a zone is simply a list
of these numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

if TYPE_CHECKING:
    from hairpin.rules.symbols import Symbol

CARD: Final = "card"
HIDDEN: Final = "hidden"
Card = Annotated[int, CARD]
"""The number of a card, told from other numbers for those who write it down as a code."""
HiddenCard = Annotated[int, CARD, HIDDEN]
"""The same, or FACE_DOWN."""
FACE_DOWN: Final = -1
"""Stands for a card that the viewer can't see."""

STRESS: Final = 6
HEAT: Final = 7
FIRST_UPGRADE: Final = 10

BASIC: Final = "basic"
STARTING: Final = "starting"
UPGRADE: Final = "upgrade"
SPONSOR: Final = "sponsor"


class CardFace(NamedTuple):
    """What one card shows."""

    code: str
    kind: str
    values: tuple[int, ...]
    copies: int = 0
    """How many are in a driver's own deck, or, of an upgrade or sponsor card, in the supply."""
    family: str = ""
    deck: str = ""
    """Which pile of upgrades or sponsor cards it belongs to."""
    is_heat: bool = False
    amounts: Mapping[str, int] = {}
    """What its symbols show, by their names; a symbol that is not on it is left out."""

    def amount(self, symbol: Symbol) -> int:
        return self.amounts.get(symbol.name, 0)

    @property
    def is_extra(self) -> bool:
        """A card that not everybody knows by heart."""
        return self.kind in (UPGRADE, SPONSOR)
