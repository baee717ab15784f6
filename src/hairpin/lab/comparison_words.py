"""What a comparison has shown, in a sentence, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
import json
from math import log

from hairpin import __version__
from hairpin.lab.comparison import EVEN, Compared, Finding
from hairpin.lab.intervals import Interval
from hairpin.lab.rating import POINTS_PER_FACTOR
from hairpin.rules import RULES_VERSION


def sentence(compared: Compared) -> str:
    """`pro is ahead of club by 21.3 points (12.0 to 29.5), after 31 pairs`: of pairings, beyond half of them."""
    share, pairs = compared.share, f"after {len(compared.looks):,} pairs"
    one, other = compared.comparison.names
    match compared.finding:
        case Finding.ONE_AHEAD:
            return f"{one} is ahead of {other} by {points(share)}, {pairs}"
        case Finding.OTHER_AHEAD:
            return f"{other} is ahead of {one} by {points(mirrored(share))}, {pairs}"
        case Finding.ALIKE:
            largest = max(share.high - EVEN, EVEN - share.low)
            return f"no difference larger than {100 * largest:.1f} points between {one} and {other}, {pairs}"
    return f"not settled between {one} and {other}: {points(share)} so far, {pairs}"


def mirrored(share: Interval) -> Interval:
    return Interval(1 - share.value, 1 - share.high, 1 - share.low)


def points(share: Interval) -> str:
    value, low, high = (_short(100 * (end - EVEN)) for end in share)
    return f"{value} points ({low} to {high})"


def _short(points: float) -> str:
    """An interval that ends just beside zero must not seem to contain it."""
    return f"{points:.2f}" if 0 < abs(points) < 0.1 else f"{points:.1f}"


def rows(compared: Compared) -> list[tuple[str, str]]:
    comparison, share = compared.comparison, compared.share
    sure = f"{100 * (1 - comparison.error):g}%"
    return [
        ("pairs of races", f"{len(compared.looks):,} of at most {comparison.most_pairs:,}"),
        (
            f"pairings with {comparison.names[0]} ahead",
            f"{100 * share.value:.1f}% ({_percent(share.low)} to {_percent(share.high)})",
        ),
        ("in points of rating", _rating_text(share)),
        ("the interval holds", f"in {sure} of comparisons, at all looks together"),
        ("of no interest", f"less than {100 * comparison.difference:g} points"),
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.2f}" if 0 < abs(share - EVEN) < 0.001 else f"{100 * share:.1f}"


def _rating_text(share: Interval) -> str:
    value, low, high = map(rating_difference, share)
    return f"{_signed(value)} ({_signed(low)} to {_signed(high)})"


def _signed(value: float | None) -> str:
    return "any" if value is None else f"{value:+.0f}"


def rating_difference(share: float) -> float | None:
    """By the model of `rate`; None where there is no limit."""
    return POINTS_PER_FACTOR * log(share / (1 - share)) if 0 < share < 1 else None


def comparison_json(compared: Compared, command: str) -> str:
    comparison, share = compared.comparison, compared.share
    modules = comparison.modules
    data = {
        "hairpin": __version__,
        "rules": RULES_VERSION,
        "command": command,
        "settings": {
            "drivers": [comparison.one, comparison.other],
            "handicaps": list((*comparison.handicaps, 0, 0)[:2]),
            "circuits": list(comparison.circuits),
            "laps": comparison.laps,
            "field": comparison.field,
            "seed": comparison.seed,
            "most_pairs": comparison.most_pairs,
            "error": comparison.error,
            "difference": comparison.difference,
            "modules": {name: getattr(modules, name) for name in modules.__slots__},
        },
        "pairs": len(compared.looks),
        "finding": compared.finding.value,
        "sentence": sentence(compared),
        "ahead": round(share.value, 6),
        "ahead_interval": [round(share.low, 6), round(share.high, 6)],
        "rating": [None if value is None else round(value, 1) for value in map(rating_difference, share)],
        "stopped_early": compared.is_stopped,
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def comparison_csv(compared: Compared) -> str:
    """A row for each pair, with what was known after it."""
    paper = io.StringIO()
    writer = csv.writer(paper, lineterminator="\n")
    writer.writerow(["pair", "circuit", "seed", "ahead", "mean", "mean_low", "mean_high"])
    for number, look in enumerate(compared.looks, start=1):
        figures = [round(value, 6) for value in (look.share, *look.so_far)]
        writer.writerow([number, look.deal.circuit, look.deal.seed, *figures])
    return paper.getvalue()
