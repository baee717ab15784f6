"""A league as one HTML page that needs nothing else: the chart, both tables and what to bear in mind."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hairpin.lab.head_to_head import HeadToHead
from hairpin.lab.league import LeagueResult
from hairpin.lab.plain_page import figure, made_by, page, section, table
from hairpin.lab.rating_chart import rating_chart
from hairpin.lab.rating_notes import notes, stopped
from hairpin.lab.standings import Standings


def title(result: LeagueResult) -> str:
    league = result.league
    if league.is_free_for_all:
        return f"Ratings: free for all, {league.field} cars each, {result.counted:,} races, seed {league.seed}"
    return (
        f"Ratings: {league.field} against {league.field}, {result.races_of_a_pairing:,} races a pairing, "
        f"seed {league.seed}"
    )


def league_html(result: LeagueResult, standings: Standings, command: str) -> str:
    early = stopped(result)
    parts = [
        f"<header><h1>{escape(_headline(standings))}</h1>",
        f'<p class="notice">{escape(early.capitalize())}.</p>' if early else "",
        f'<p class="quiet">{escape(title(result))}, on {escape(", ".join(result.league.circuits))}.</p></header>',
        section("Ratings", "100 points more means ahead in 64 of 100 pairings of cars.", _chart(standings)),
        section("What they say, and what they don't", "", _list(notes(result, standings))),
        section("Head to head", _READING, _head_to_head(result, standings)),
        section("How it was made", "" if early else "To get the same numbers on any machine:", made_by(command)),
    ]
    return page("Ratings of drivers", parts)


_READING: Final = (
    "How often a car of the driver on the left finished ahead of a car of the driver above: in % of all pairings "
    "of their cars, with the 95% interval."
)


def _headline(standings: Standings) -> str:
    first = standings.neighbours[0]
    if not first.is_settled:
        return f"Not settled: {first.upper} or {first.lower}"
    return f"{first.upper} leads {first.lower} by {first.lead.value:.0f} points"


def _chart(standings: Standings) -> str:
    chart = rating_chart(standings.rated, "Ratings with 95% intervals")
    return figure(chart) + _ratings(standings)


def _list(items: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"


def _ratings(standings: Standings) -> str:
    rows = [
        (
            rated.entrant,
            f"{rated.rating.value:.0f}",
            rated.range_text(),
            rated.free_text(),
            f"{rated.pairings_won:,} of {rated.pairings:,}",
        )
        for rated in standings.rated
    ]
    return table(("driver", "rating", "95% interval", "by whole orders (95%)", "pairings ahead"), rows)


def _head_to_head(result: LeagueResult, standings: Standings) -> str:
    found = {(pair.one, pair.other): pair for met in result.head_to_head() for pair in (met, met.mirrored())}
    order = [rated.entrant for rated in standings.rated]
    rows = [(name, *(share_text(found.get((name, other))) for other in order)) for name in order]
    return table(("driver", *order), rows)


def share_text(pair: HeadToHead | None) -> str:
    """`64 (60-68)`, in %; a dash for two who did not meet."""
    if pair is None:
        return "-"
    return f"{100 * pair.ahead.value:.0f} ({100 * pair.ahead.low:.0f}-{100 * pair.ahead.high:.0f})"
