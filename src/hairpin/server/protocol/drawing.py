"""How a circuit looks, for clients that show it (docs/drawings.md)."""

from __future__ import annotations

from hairpin.server.protocol.race import Sent

Place = tuple[float, float]
SpotData = tuple[float, float, float]
"""x, y, and where a car there heads, in degrees as SVG turns: 0 to the right, 90 down."""


class SpaceDrawn(Sent):
    spots: tuple[SpotData, SpotData]
    """The one on the race line, and the one beside it."""
    aside: SpotData
    """Outside the road, next to the race line."""
    middle: SpotData
    countdown: int
    race_side: str


class LineDrawn(Sent):
    at: int
    limit: int
    across: tuple[Place, Place]
    legend_across: tuple[Place, Place]
    badge: Place
    token: Place | None
    """Not at the first line of a chicane, which has its token at the second."""
    press: Place | None


class SectorDrawn(Sent):
    """From a line, by its number, to the next; the last one runs through the finish."""

    line: int
    first: int
    last: int
    outline: str
    """As the path of an SVG."""


class StretchDrawn(Sent):
    """A tunnel, or water: its first space and its last."""

    first: int
    last: int
    outline: str


class DrawingData(Sent):
    id: str
    name: str
    view_box: tuple[float, float, float, float]
    path: str
    """The middle of the road, from the start line round to it again; `space_length` of it is a space."""
    space_length: float
    road_width: float
    car_length: float
    car_width: float
    """Cars of this size never touch, whichever spots they stand on."""
    badge_radius: float
    token_radius: float
    weather_radius: float
    spaces: list[SpaceDrawn]
    lines: list[LineDrawn]
    sectors: list[SectorDrawn]
    tunnels: list[StretchDrawn]
    flooded: list[StretchDrawn]
    start: tuple[Place, Place]
    grid: list[SpotData]
    weather: Place
    light: dict[str, str]
    dark: dict[str, str]
    """Colours by role: the variable `--track-road` is the role `road`."""
    prefix: str
    """What ids in the SVG begin with: `{prefix}-space-12`, and so on with sector, line and badge."""
    svg: str
    """The picture, coloured by the classes of `track.css`."""
