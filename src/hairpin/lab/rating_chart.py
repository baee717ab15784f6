"""The ratings of a league as a drawing: a dot for each driver, and a line for its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

from hairpin.lab.intervals import Interval
from hairpin.lab.standings import Rated

WIDTH: Final = 720
ROW: Final = 36
TOP: Final = 44
BOTTOM: Final = 48
LEFT: Final = 150
RIGHT: Final = 70
_MAX_TICKS: Final = 9
_STEPS: Final = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000)

_AXIS: Final = "rating; 100 points more means ahead in 64 of 100 pairings"

_STYLE: Final = """
svg.ratings { font: 14px system-ui, sans-serif; --ink: #1d2430; --faint: #d5dae2; --dot: #b3261e; --paper: #fff; }
@media screen and (prefers-color-scheme: dark) {
  svg.ratings { --ink: #e8ebf0; --faint: #3a4250; --dot: #ff8a7a; --paper: #14181f; }
}
.ratings .paper { fill: var(--paper); } .ratings text { fill: var(--ink); }
.ratings .small { font-size: 12px; } .ratings .title { font-weight: 600; }
.ratings .grid { stroke: var(--faint); } .ratings .range { fill: none; stroke: var(--dot); stroke-width: 2; }
.ratings .dot { fill: var(--dot); }
"""


class Scale:
    """From ratings to places on paper, with round figures to write below."""

    def __init__(self, intervals: Sequence[Interval]) -> None:
        low, high = min(i.low for i in intervals), max(i.high for i in intervals)
        step = next((s for s in _STEPS if (high - low) / s <= _MAX_TICKS - 2), _STEPS[-1])
        first, last = floor(low / step), ceil(high / step)
        last += first == last
        self.ticks = [tick * step for tick in range(first, last + 1)]

    def x(self, rating: float) -> float:
        first, last = self.ticks[0], self.ticks[-1]
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (rating - first) / (last - first), 1)


def rating_chart(rated: Sequence[Rated], caption: str) -> str:
    """An SVG that needs nothing else, in a page or as a file."""
    height = TOP + ROW * len(rated) + BOTTOM
    scale = Scale([driver.rating for driver in rated])
    told = "; ".join(_told(driver) for driver in rated)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ratings" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-labelledby="ratings-title ratings-text" width="100%" style="max-width: {WIDTH}px">',
        '<title id="ratings-title">Ratings with 95% intervals</title>',
        f'<desc id="ratings-text">{escape(told)}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" x="16" y="26">{escape(caption)}</text>',
        *(_tick(scale.x(tick), tick, height) for tick in scale.ticks),
        *(_row(driver, scale, TOP + ROW * place + ROW / 2) for place, driver in enumerate(rated)),
        f'<text class="small" x="{LEFT}" y="{height - 8}">{_AXIS}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _told(driver: Rated) -> str:
    told = f"{driver.entrant} {driver.rating.value:.0f}"
    return f"{told}, {driver.range_text()}" if driver.has_range else told


def _tick(x: float, rating: int, height: int) -> str:
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        f'<text class="small" x="{x}" y="{height - BOTTOM + 16}" text-anchor="middle">{rating}</text>'
    )


def _row(driver: Rated, scale: Scale, y: float) -> str:
    return (
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(driver.entrant)}</text>'
        f'<path class="range" d="{_range(driver, scale, y)}"/>'
        f'<circle class="dot" cx="{scale.x(driver.rating.value)}" cy="{y}" r="6">'
        f"<title>{escape(_told(driver))}</title></circle>"
        f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5}">{driver.rating.value:.0f}</text>'
    )


def _range(driver: Rated, scale: Scale, y: float) -> str:
    """A line with a bar at either end; with an arrow to the edge where nobody knows the end."""
    if not driver.has_range:
        return ""
    low, high = scale.x(driver.rating.low), scale.x(driver.rating.high)
    left, right = f"M{low} {y - 5}v10", f"M{high} {y - 5}v10"
    if driver.is_winless:
        low = LEFT
        left = f"M{low + 6} {y - 5}L{low} {y}l6 5"
    if driver.is_unbeaten:
        high = WIDTH - RIGHT
        right = f"M{high - 6} {y - 5}L{high} {y}l-6 5"
    return f"{left}M{low} {y}H{high}{right}"
