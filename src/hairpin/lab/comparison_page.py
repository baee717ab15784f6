"""A comparison as one HTML page that needs nothing else: what came of it, and how it became clear."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from typing import Final

from hairpin.lab.comparison import EVEN, Compared, Look
from hairpin.lab.comparison_words import points, rows, sentence
from hairpin.lab.plain_page import figure, made_by, page, section, table
from hairpin.lab.svg import WIDTH, Scale, line, picture, polyline, series, text, ticks

HEIGHT: Final = 260
LEFT: Final = 56
RIGHT: Final = 12
MOST_POINTS: Final = 400
"""More would not be seen."""

READING: Final = (
    "The line is the share of pairings after each pair of races; the dashed lines above and below it are its"
    " interval, which holds at all looks together. It ends when the interval leaves half behind, or lies within"
    " the two level dashed lines: no difference that matters."
)
BY_CIRCUIT: Final = (
    "Circuits are drawn by lot. These shares are for reading only: for intervals, compare on one circuit."
)


def comparison_html(compared: Compared, command: str) -> str:
    comparison = compared.comparison
    seed = f"Two drivers on the same deals, {comparison.field} against {comparison.field}, seed {comparison.seed}."
    early = f"Stopped after {len(compared.looks):,} of {comparison.most_pairs:,} pairs."
    is_early = compared.is_stopped or compared.failure is not None
    return page(
        " or ".join(comparison.names),
        [
            f"<header><h1>{escape(sentence(compared))}</h1>",
            f'<p class="notice">{escape(early)}</p>' if is_early else "",
            f'<p class="quiet">{escape(seed)}</p></header>',
            section("What was found", "", table(("measure", "found"), rows(compared))),
            section("How it became clear", READING, _figure(compared)) if len(compared.looks) > 1 else "",
            section("By circuit", BY_CIRCUIT, table(("circuit", "pairs", "ahead"), list(_by_circuit(compared)))),
            section("How it was made", "" if is_early else "To get the same on any machine:", made_by(command)),
        ],
    )


def _by_circuit(compared: Compared) -> Iterator[tuple[str, str, str]]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    for look in compared.looks:
        found[look.deal.circuit].append(look.share)
    for circuit in compared.comparison.circuits:
        shares = found[circuit]
        yield circuit, f"{len(shares):,}", f"{100 * sum(shares) / len(shares):.1f}%" if shares else "-"


def _figure(compared: Compared) -> str:
    told = f"Lines by pairs of races. At the end: {points(compared.share)}."
    title = f"Pairings with {compared.comparison.names[0]} ahead, in %"
    return figure(picture("share", title, told, HEIGHT, _lines(compared, title)))


def _lines(compared: Compared, title: str) -> Iterator[str]:
    looks = _thinned(compared.looks)
    x = Scale(1, len(compared.looks), LEFT, WIDTH - RIGHT)
    y = Scale(0, 1, HEIGHT - 34, 24)
    yield text(LEFT, 14, title, "small")
    for tick in ticks(0, 1, 5):
        yield line(LEFT, y(tick), WIDTH - RIGHT, y(tick))
        yield text(LEFT - 8, y(tick) + 4, f"{100 * tick:.0f}", "small", "end")
    for tick in ticks(1, len(compared.looks), 8):
        if tick == int(tick):
            yield text(x(tick), HEIGHT - 16, f"{tick:.0f}", "small", "middle")
    yield line(LEFT, y(EVEN), WIDTH - RIGHT, y(EVEN), "axis")
    for end in (EVEN - compared.comparison.difference, EVEN + compared.comparison.difference):
        yield line(LEFT, y(end), WIDTH - RIGHT, y(end), "even")
    for style, which in ((f"curve {series(1)}", 1), (f"curve {series(1)}", 2), (f"curve {series(0)}", 0)):
        yield polyline([(x(number), y(look.so_far[which])) for number, look in looks], style)


def _thinned(looks: list[Look]) -> list[tuple[int, Look]]:
    step = -(-len(looks) // MOST_POINTS)
    numbered = list(enumerate(looks, start=1))
    return numbered[:-1:step] + numbered[-1:]
