"""Scenery in the picture: areas of ground, pieces that stand on it, and woods that find their own room."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from hairpin.content.drawing_format import Area, Piece, Scatter
from hairpin.drawing.ground import Ground
from hairpin.drawing.lines import pair
from hairpin.drawing.road import Point
from hairpin.drawing.shapes import SHAPES
from hairpin.drawing.svg import element, filled, group

ACROSS: Final = 0.754877666246693
DOWN: Final = 0.569840290998053
"""Their multiples by square numbers never fall into rows, so woods look grown and yet are the same each time."""
TRIES: Final = 12
ROOM: Final = 0.42
"""The radius of the ground that a piece takes, as a part of its height."""


def areas(planned: Iterable[Area]) -> str:
    return group("ground", (filled(area.role, _outline(area)) for area in planned))


def _outline(area: Area) -> str:
    if area.straight:
        return "M" + "L".join(map(pair, area.points)) + "Z"
    return smooth(area.points)


def smooth(points: Sequence[Point]) -> str:
    """A closed curve through the points (Catmull and Rom's)."""
    count = len(points)
    curves = (_between(*(points[(n + k) % count] for k in (-1, 0, 1, 2))) for n in range(count))
    return f"M{pair(points[0])}{''.join(curves)}Z"


def _between(before: Point, start: Point, end: Point, after: Point) -> str:
    one = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
    two = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
    return f"C{pair(one)} {pair(two)} {pair(end)}"


def pieces(placed: Iterable[Piece]) -> str:
    """Those further down stand in front."""
    return group("scenery", (_piece(each) for each in sorted(placed, key=lambda piece: piece.at[1])))


def _piece(piece: Piece) -> str:
    scale = piece.size / 100
    across = f"{-scale:.3f}" if piece.flip else f"{scale:.3f}"
    parts = (filled(role, path) for role, path in SHAPES[piece.kind])
    return element("g", *parts, transform=f"translate({pair(piece.at)}) scale({across} {scale:.3f})")


def middle_of(piece: Piece) -> Point:
    return piece.at[0], piece.at[1] - piece.size / 2


def scattered(planned: Iterable[Scatter], ground: Ground) -> Iterator[Piece]:
    for number, scatter in enumerate(planned):
        yield from _scattered(scatter, ground, number)


def _scattered(scatter: Scatter, ground: Ground, number: int) -> Iterator[Piece]:
    found = 0
    for step in range(scatter.pieces * TRIES):
        if found == scatter.pieces:
            return
        piece = _candidate(scatter, step + 100 * number)
        if ground.is_free(middle_of(piece), piece.size * ROOM):
            ground.take(middle_of(piece), piece.size * ROOM)
            found += 1
            yield piece


def _candidate(scatter: Scatter, step: int) -> Piece:
    (left, top), (right, bottom) = scatter.low, scatter.high
    square = (step + 1) ** 2
    at = left + (right - left) * (square * ACROSS % 1), top + (bottom - top) * (square * DOWN % 1)
    size = scatter.size * (0.8 + 0.4 * (step * ACROSS % 1))
    return Piece(scatter.kind, at, round(size, 1), flip=False)
