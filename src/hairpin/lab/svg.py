"""Pieces of SVG for charts: a scale, texts, lines, dots, and the frame that says what a picture shows.

Colours come from the style of the page around them, by class: `s0` to `s7` for the drivers in their order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
SERIES: Final = 8
MARKS: Final = ("circle", "square", "triangle", "diamond")
MARK_SIZE: Final = 4.5


@dataclass(frozen=True, slots=True)
class Scale:
    """From numbers to places on the paper."""

    first: float
    last: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.first) / (self.last - self.first) * (self.end - self.start)


def ticks(first: float, last: float, maximum: int = 8) -> list[float]:
    """Round numbers from one to the other."""
    raw = (last - first) / maximum
    unit = 10 ** floor(log10(raw))
    step = next(unit * n for n in (1, 2, 5, 10) if unit * n >= raw * 0.999)
    return [round(step * n, 9) for n in range(ceil(first / step - 1e-9), floor(last / step + 1e-9) + 1)]


def picture(name: str, title: str, told: str, height: float, parts: Iterable[str]) -> str:
    """`told` is what somebody hears who can't see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {num(height)}" role="img" aria-labelledby="{name}-title {name}-told">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-told">{escape(told)}</desc>'
        f"{''.join(parts)}</svg>"
    )


def num(value: float) -> str:
    """Short, and the same everywhere."""
    return f"{value:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    kind = f' class="{style}"' if style else ""
    return f'<text x="{num(x)}" y="{num(y)}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str = "grid") -> str:
    return f'<line class="{style}" x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"/>'


def box(x: float, y: float, width: float, height: float, style: str, opacity: float = 1.0) -> str:
    veil = f' fill-opacity="{opacity:.2f}"' if opacity < 1 else ""
    where = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect class="{style}" {where} rx="3"{veil}/>'


def polyline(points: Iterable[tuple[float, float]], style: str) -> str:
    return f'<polyline class="{style}" points="{" ".join(f"{num(x)},{num(y)}" for x, y in points)}"/>'


def series(number: int) -> str:
    return f"s{number % SERIES}"


def mark(number: int, x: float, y: float) -> str:
    """Each driver has a shape of its own, for those who can't tell the colours."""
    style, r = f"mark {series(number)}", MARK_SIZE
    match MARKS[number % len(MARKS)]:
        case "circle":
            return f'<circle class="{style}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'
        case "square":
            return box(x - r, y - r, 2 * r, 2 * r, style)
        case "triangle":
            return _shape([(x, y - r - 1), (x + r + 1, y + r), (x - r - 1, y + r)], style)
        case _:
            return _shape([(x, y - r - 1), (x + r + 1, y), (x, y + r + 1), (x - r - 1, y)], style)


def _shape(points: list[tuple[float, float]], style: str) -> str:
    return f'<polygon class="{style}" points="{" ".join(f"{num(x)},{num(y)}" for x, y in points)}"/>'


def apart(places: list[float], minimum: float, lowest: float) -> list[float]:
    """Places for labels near these, none closer to the next than `least`, none beyond `lowest`."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    found = list(places)
    for before, after in pairwise(order):
        found[after] = max(found[after], found[before] + minimum)
    bound = lowest
    for i in reversed(order):
        found[i] = min(found[i], bound)
        bound = found[i] - minimum
    return found
