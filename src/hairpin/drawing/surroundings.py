"""The country around a drawing: a window may be wider than its frame, and nothing must look cut off there."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from hairpin.content.drawing_format import Area, DrawingPlan, Piece
from hairpin.drawing.drawing import Box
from hairpin.drawing.ground import Ground
from hairpin.drawing.road import Point
from hairpin.drawing.scenery import ROOM, middle_of, smooth

FAR: Final = 4_000.0
"""How far water that reaches the frame goes on beyond it: further than any window shows."""
LAND: Final = 230.0
"""How far land does."""
WAVE: Final = 190.0
HIGH: Final = 26.0
WAVES: Final = 9
"""A shore beyond the frame: how long and how high its waves are, and how many of them."""
NEARLY: Final = 30.0
"""So near to the frame counts as there."""
RING: Final = (1_100.0, 800.0)
"""Around the frame, across and down: there the country has fields and plants."""
PLANTS: Final = frozenset(
    ("tree", "pine", "poplar", "cypress", "parasol", "palm", "cactus", "bush", "cedar", "maple", "agave")
)
PIECES: Final = 90
USUAL: Final = ("tree", 66.0)
HILLS: Final = 9
ACROSS: Final = 0.754877666246693
DOWN: Final = 0.569840290998053
"""As in woods: never in rows, and the same each time."""


class _Sides(NamedTuple):
    """On which edges of the frame a point lies: -1, 0 or 1 across and down."""

    across: int
    down: int


def continued(area: Area, frame: Box) -> Area:
    """As planned; but what ends at the frame goes on: water for ever, land to where it ends by itself."""
    sides = [_sides(point, frame) for point in area.points]
    go_on = _shore if area.role == "water" else _land
    points = [
        point
        for number, here in enumerate(area.points)
        for point in (go_on(here, sides, number) if _is_on_frame(sides, number) else [here])
    ]
    return area._replace(points=tuple(points))


def _sides(point: Point, frame: Box) -> _Sides:
    x, y = point[0] - frame.x, point[1] - frame.y
    return _Sides(_side(x, frame.width), _side(y, frame.height))


def _side(value: float, size: float) -> int:
    return -1 if value <= NEARLY else 1 if value >= size - NEARLY else 0


def _is_on_frame(sides: Sequence[_Sides], number: int) -> bool:
    """The outline runs along the frame here; it does not only touch it."""
    before, here, after = (sides[(number + step) % len(sides)] for step in (-1, 0, 1))
    return any(here) and (any(before) or any(after))


def _land(point: Point, sides: Sequence[_Sides], number: int) -> list[Point]:
    return [_out(point, sides[number], LAND)]


def _shore(point: Point, sides: Sequence[_Sides], number: int) -> list[Point]:
    """A shore that comes to the frame runs on in waves. Far out, nobody sees where it ends."""
    before, here, after = (sides[(number + step) % len(sides)] for step in (-1, 0, 1))
    waves = [_wave(point, here, step) for step in range(WAVES)]
    far = [_out(point, here, FAR)]
    if not any(before):
        return [*waves, *far, *_corner(point, here, after)]
    if not any(after):
        return [*far, *reversed(waves)]
    return [*far, *_corner(point, here, after)]


def _out(point: Point, sides: _Sides, far: float) -> Point:
    return point[0] + sides.across * far, point[1] + sides.down * far


def _wave(point: Point, sides: _Sides, step: int) -> Point:
    x, y = _out(point, sides, step * WAVE)
    aside = HIGH * sin(2.1 * step) * (1 + step / WAVES)
    return (x, y + aside) if sides.across else (x + aside, y)


def _corner(point: Point, here: _Sides, after: _Sides) -> Iterator[Point]:
    """From one edge of the frame to the next the corner between them is filled too."""
    if (here.across and not here.down and after.down and not after.across) or (
        here.down and not here.across and after.across and not after.down
    ):
        yield _out(point, _Sides(here.across or after.across, here.down or after.down), FAR)


def hills(frame: Box) -> Iterator[tuple[str, str]]:
    """Soft fields all around, below everything else: role and outline."""
    for number in range(HILLS):
        turn = 2 * pi * (number + frame.width % 7 / 7) / HILLS
        middle = (
            frame.x + frame.width / 2 + cos(turn) * (frame.width / 2 + 420),
            frame.y + frame.height / 2 + sin(turn) * (frame.height / 2 + 330),
        )
        size = 110 + 120 * ((number + 1) * frame.height * ACROSS % 1)
        yield "field", smooth([_rim(middle, size, number, step) for step in range(7)])


def _rim(middle: Point, size: float, number: int, step: int) -> Point:
    angle = 2 * pi * step / 7
    reach = size * (0.75 + 0.5 * ((step + 1) * (number + 2) * DOWN % 1))
    return middle[0] + cos(angle) * reach * 1.7, middle[1] + sin(angle) * reach * 0.8


def plants(plan: DrawingPlan, frame: Box, ground: Ground) -> Iterator[Piece]:
    """Of the kinds that grow in the drawing, outside its frame, and never in water."""
    kinds = _growing(plan)
    water = [continued(area, frame).points for area in plan.ground if area.role == "water"]
    for number in range(PIECES):
        kind, size = kinds[number * 7 % len(kinds)]
        square = (number + 3) ** 2
        at = (
            frame.x - RING[0] + (frame.width + 2 * RING[0]) * (square * ACROSS % 1),
            frame.y - RING[1] + (frame.height + 2 * RING[1]) * (square * DOWN % 1),
        )
        piece = Piece(kind, at, round(size * (0.85 + 0.4 * (number * ACROSS % 1)), 1), flip=False)
        if _is_outside(piece, frame) and not any(_is_within(at, shore) for shore in water):
            room = piece.size * ROOM
            if ground.is_free(middle_of(piece), room):
                ground.take(middle_of(piece), room)
                yield piece


def _growing(plan: DrawingPlan) -> list[tuple[str, float]]:
    """Kinds of plants, and how high they are."""
    woods = [(each.kind, each.size) for each in plan.scatter]
    alone = [(each.kind, each.size) for each in plan.scenery]
    return [each for each in (*woods, *alone) if each[0] in PLANTS] or [USUAL]


def _is_outside(piece: Piece, frame: Box) -> bool:
    x, y = piece.at[0] - frame.x, piece.at[1] - frame.y
    across, above = piece.size / 2, piece.size
    return x < -across or x > frame.width + across or y < 0 or y > frame.height + above


def _is_within(at: Point, shore: Sequence[Point]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(shore, (*shore[1:], shore[0]), strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (bx - ax) * (at[1] - ay) / (by - ay):
            inside = not inside
    return inside
