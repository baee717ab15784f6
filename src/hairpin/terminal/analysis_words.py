"""An analysis, told in words: what was expected after each decision, and where something better was missed."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hairpin.analysis.analysis import NOT_JUDGED, Judged, SeatAnalysis
from hairpin.terminal.words import name_of, t


def summary(seat: SeatAnalysis) -> RenderableType:
    return Group(
        Text(t("analysis-title", name=name_of(seat.name)), "bold"),
        Text(t("analysis-how")),
        _table(seat),
        *(Text(words, "yellow") for words in mark_lines(seat)),
        *(Text(words, "dim") for words in not_judged_lines(seat)),
    )


def mark_lines(seat: SeatAnalysis) -> list[str]:
    """The worst turns, in their order, with what would have been better."""
    if not seat.worst:
        return [t("analysis-no-marks")]
    return [_mark_words(each, _is_season(seat)) for each in seat.decisions if each.action in seat.worst]


def not_judged_lines(seat: SeatAnalysis) -> list[str]:
    """Why, and how many; nothing is left out without a word."""
    counts = Counter(each.why for each in seat.not_judged)
    return [t(f"not-judged-{why}", n=counts[why]) for why in NOT_JUDGED if counts[why]]


def _is_season(seat: SeatAnalysis) -> bool:
    return max([each.race for each in seat.decisions] + [each.race for each in seat.not_judged], default=1) > 1


def _when(judged: Judged, is_season: bool) -> str:
    if not is_season:
        return t("analysis-when", round=judged.round)
    return t("analysis-when-race", race=judged.race, round=judged.round)


def _mark_words(judged: Judged, is_season: bool) -> str:
    return t(
        "analysis-mark",
        when=_when(judged, is_season),
        done=judged.done,
        best=judged.best,
        gain=plain(judged.gain),
        error=plain(judged.gain_error),
    )


def plain(number: float) -> str:
    """With one digit behind the point, as the language writes that. Nothing here is below 0."""
    tenths = round(10 * number)
    return t("analysis-number", whole=tenths // 10, tenth=tenths % 10)


def heads() -> list[str]:
    return [
        t("analysis-round"),
        t("analysis-done"),
        t("analysis-place"),
        t("analysis-best"),
        t("analysis-gain"),
    ]


def rows(seat: SeatAnalysis) -> list[list[str]]:
    return [
        [
            f"{each.race}.{each.round}" if _is_season(seat) else str(each.round),
            each.done,
            f"{plain(each.place)} ± {plain(each.place_error)}",
            each.best if each.best != each.done else "",
            f"{plain(each.gain)} ± {plain(each.gain_error)}" if each.best != each.done else "",
        ]
        for each in seat.decisions
    ]


def _table(seat: SeatAnalysis) -> Table:
    table = Table(*heads(), box=None, pad_edge=False)
    for row, each in zip(rows(seat), seat.decisions, strict=True):
        table.add_row(*map(Text, row), style="yellow" if each.is_mark else "")
    return table
