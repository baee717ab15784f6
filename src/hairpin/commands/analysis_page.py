"""An analysis as one HTML file that needs nothing else: a curve, the worst turns, and every decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil

from hairpin.analysis.analysis import SeatAnalysis
from hairpin.lab.report_style import STYLE
from hairpin.lab.svg import WIDTH, Scale, line, picture, polyline, text
from hairpin.terminal.analysis_words import heads, mark_lines, not_judged_lines, rows
from hairpin.terminal.words import name_of, spoken, t

LEFT, TOP, HEIGHT = 40, 14, 260
DOT = 5
WORDS = ".words th, .words td { text-align: left; }"
"""What was done is no figure."""


def html_text(seats: Sequence[SeatAnalysis], file: str) -> str:
    title = t("analysis-title", name=file)
    return (
        f'<!DOCTYPE html>\n<html lang="{spoken()}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}{WORDS}</style></head>\n<body><main>\n"
        f'<header><h1>{escape(title)}</h1><p class="quiet">{escape(t("analysis-how"))}</p></header>\n'
        + "\n".join(_section(seat) for seat in seats)
        + "\n</main></body></html>\n"
    )


def _section(seat: SeatAnalysis) -> str:
    title = t("analysis-title", name=name_of(seat.name))
    marks = "".join(f"<li>{escape(words)}</li>" for words in mark_lines(seat))
    skipped = " ".join(not_judged_lines(seat))
    moving = f'class="wide" tabindex="0" role="group" aria-label="{escape(title)}"'  # by the keyboard as well
    return (
        f"<section><h2>{escape(title)}</h2><figure {moving}>{_curve(seat, title)}</figure><ul>{marks}</ul>"
        + (f'<p class="quiet">{escape(skipped)}</p>' if skipped else "")
        + f'<div {moving}><table class="words"><thead><tr>{_cells("th", heads())}</tr></thead><tbody>'
        + "".join(f"<tr>{_cells('td', row)}</tr>" for row in rows(seat))
        + "</tbody></table></div></section>"
    )


def _cells(tag: str, words: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(each)}</{tag}>" for each in words)


def _curve(seat: SeatAnalysis, title: str) -> str:
    """The first place is at the top."""
    lowest = max([2, *(ceil(each.place) for each in seat.decisions)])
    across = Scale(0, max(1, len(seat.decisions) - 1), LEFT, WIDTH - 12)
    down = Scale(1, lowest, TOP, HEIGHT - 12)
    points = [(across(place), down(each.place)) for place, each in enumerate(seat.decisions)]
    grid = [
        line(LEFT, down(place), WIDTH - 12, down(place)) + text(LEFT - 8, down(place) + 4, str(place), "", "end")
        for place in range(1, lowest + 1)
    ]
    dots = [
        f'<circle class="mark s1" cx="{x:.1f}" cy="{y:.1f}" r="{DOT}">'
        f"<title>{escape(_told(seat, place))}</title></circle>"
        for place, (x, y) in enumerate(points)
        if seat.decisions[place].action in seat.worst
    ]
    told = " ".join(mark_lines(seat))
    name = f"seat-{seat.seat}"
    return picture(name, title, told, HEIGHT, [*grid, polyline(points, "curve s0"), *dots])


def _told(seat: SeatAnalysis, place: int) -> str:
    return mark_lines(seat)[seat.worst.index(seat.decisions[place].action)]
