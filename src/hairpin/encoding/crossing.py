"""What the lines that a car has crossed in its turn mean for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hairpin.rules.road import Road

NO_LINE: Final = (0, 0, 0)


def crossing(road: Road, crossed: range, speed: int) -> tuple[int, int, int]:
    """The Heat due, whether the engine could pay it or not; how many lines; speed to spare at the slowest."""
    if not crossed:
        return NO_LINE
    due = sum([heat for _, heat in road.bill(crossed, speed)])
    return due, len(crossed), min([road.limit(number) for number in crossed]) - speed
