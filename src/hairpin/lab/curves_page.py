"""How a run of learning went, as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hairpin import __version__
from hairpin.lab.plain_page import figure
from hairpin.lab.report_style import STYLE
from hairpin.lab.svg import WIDTH, Scale, line, picture, polyline, series, text, ticks
from hairpin.learning.curves import Told
from hairpin.learning.training import Lessons

CURVES: Final = (
    ("rounds", "Rounds of a race", "Fewer rounds: the cars have learned to drive."),
    ("against_legends", "Among Legends", "Where cars came in: 1 is always first, -1 always last."),
    (
        "against_past",
        "Against opponents",
        "How far ahead of earlier selves and others it came in, likewise.",
    ),
    ("explained", "Foreseen", "How much of what came out the network had foreseen: 1 is all."),
    ("entropy", "Undecided", "How widely it spreads its choices; it falls while it makes up its mind."),
)
HEIGHT: Final = 220
LEFT: Final = 60
POINTS: Final = 150
"""More are averaged: the eye wants the way, not the noise."""


def curves_page(points: Sequence[Told], lessons: Lessons) -> str:
    charts = "".join(_section(name, title, reading, points) for name, title, reading in CURVES)
    seconds = sum(point.seconds for point in points)
    done = points[-1].decisions if points else 0
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>Hairpin: learning</title><style>{STYLE}</style></head>\n<body><main>\n"
        f"<header><h1>Learning by racing</h1><p>{done:,} of {lessons.decisions:,} decisions in {seconds / 60:.1f} "
        f"minutes, seed {lessons.seed}, hairpin {__version__}.</p></header>\n{charts}\n"
        f"<section><h2>Settings</h2><p>{escape(str(lessons))}</p></section></main></body></html>\n"
    )


def _section(name: str, title: str, reading: str, points: Sequence[Told]) -> str:
    numbers = [(float(point.decisions), float(getattr(point, name))) for point in points]
    drawn = figure(_chart(name, title, reading, numbers)) if len(numbers) > 1 else ""
    return f"<section><h2>{escape(title)}</h2><p>{escape(reading)}</p>{drawn}</section>\n"


def _chart(name: str, title: str, reading: str, numbers: Sequence[tuple[float, float]]) -> str:
    averaged = _averaged(numbers)
    low, high = min(y for _, y in averaged), max(y for _, y in averaged)
    margin = (high - low) * 0.08 or 0.5
    x = Scale(0, numbers[-1][0], LEFT, WIDTH - 12)
    y = Scale(low - margin, high + margin, HEIGHT - 30, 10)
    parts: list[str] = []
    for tick in ticks(low - margin, high + margin, 5):
        parts += [line(LEFT, y(tick), WIDTH - 12, y(tick)), text(LEFT - 8, y(tick) + 4, f"{tick:g}", anchor="end")]
    parts += [text(x(tick), HEIGHT - 8, _short(tick), anchor="middle") for tick in ticks(0, numbers[-1][0], 6)]
    parts.append(polyline([(x(a), y(b)) for a, b in averaged], f"curve {series(0)}"))
    return picture(name, title, f"{reading} From {averaged[0][1]:.3g} to {averaged[-1][1]:.3g}.", HEIGHT, parts)


def _averaged(numbers: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    size = -(-len(numbers) // POINTS)
    groups = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    return [(group[-1][0], sum(value for _, value in group) / len(group)) for group in groups]


def _short(decisions: float) -> str:
    return f"{decisions / 1e6:g} million" if decisions >= 1e6 else f"{decisions:,.0f}"
