"""A circuit as geometry: what a client needs to put cars, tokens and highlights in the right place.

All places are in the units of the view box, directions in degrees as SVG's `rotate` takes them: 0 heads to the
right, 90 down.
"""

from typing import NamedTuple

from hairpin.drawing.road import Point


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Spot(NamedTuple):
    x: float
    y: float
    heading: float


Across = tuple[Point, Point]
"""A line across the road, from its left edge to its right one."""


class DrawnSpace(NamedTuple):
    spots: tuple[Spot, Spot]
    """Spot 0, on the race line, and spot 1 beside it (1.1)."""
    aside: Spot
    """Outside the road, next to the race line (12.9)."""
    middle: Spot
    countdown: int
    """The number printed on it (1.3)."""
    race_side: str
    outline: str


class DrawnLine(NamedTuple):
    """A corner line. A chicane has its token and its press at the second line (11.2)."""

    at: int
    limit: int
    across: Across
    legend_across: Across
    badge: Point
    token: Point | None
    press: Point | None


class DrawnSector(NamedTuple):
    """From a line up to the next, which may lie beyond the finish line (1.4)."""

    line: int
    first: int
    last: int
    outline: str


class DrawnStretch(NamedTuple):
    """A tunnel, or water; both ends belong to it."""

    first: int
    last: int
    outline: str


class Geometry(NamedTuple):
    box: Box
    path: str
    spaces: tuple[DrawnSpace, ...]
    lines: tuple[DrawnLine, ...]
    sectors: tuple[DrawnSector, ...]
    tunnels: tuple[DrawnStretch, ...]
    flooded: tuple[DrawnStretch, ...]
    start: Across
    grid: tuple[Spot, ...]
    """For twelve cars, from the front: first row on the race line, first row beside it, second row ..."""
    weather: Point


class Drawing(NamedTuple):
    id: str
    name: str
    prefix: str
    """What the ids in the SVG begin with, so that several drawings can be in one page."""
    geometry: Geometry
    light: dict[str, str]
    dark: dict[str, str]
    """Colours by their role."""
    svg: str
    """Without colours of its own: every part has the class of its role (drawing.style)."""
