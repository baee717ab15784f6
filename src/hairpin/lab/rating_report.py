"""A league as one HTML page that needs nothing else: the chart, both tables and what to bear in mind."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hairpin import __version__
from hairpin.lab.head_to_head import HeadToHead
from hairpin.lab.league import LeagueResult
from hairpin.lab.rating_chart import rating_chart
from hairpin.lab.rating_notes import notes, stopped
from hairpin.lab.report_style import STYLE
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
        _section("Ratings", "100 points more means ahead in 64 of 100 pairings of cars.", _chart(standings)),
        _section("What they say, and what they don't", "", _list(notes(result, standings))),
        _section("Head to head", _READING, _head_to_head(result, standings)),
        _section("How it was made", "" if early else "To get the same numbers on any machine:", _made_by(command)),
    ]
    return _PAGE.format(style=STYLE, body="\n".join(part for part in parts if part))


_READING: Final = (
    "How often a car of the driver on the left finished ahead of a car of the driver above: in % of all pairings "
    "of their cars, with the 95% interval."
)


def _headline(standings: Standings) -> str:
    first = standings.neighbours[0]
    if not first.is_settled:
        return f"Not settled: {first.upper} or {first.lower}"
    return f"{first.upper} leads {first.lower} by {first.lead.value:.0f} points"


def _section(heading: str, reading: str, content: str) -> str:
    quiet = f'<p class="quiet">{escape(reading)}</p>' if reading else ""
    return f"<section><h2>{escape(heading)}</h2>{quiet}{content}</section>"


def _chart(standings: Standings) -> str:
    chart = rating_chart(standings.rated, "Ratings with 95% intervals")
    return f'<figure class="wide">{chart}</figure>{_ratings(standings)}'


def _made_by(command: str) -> str:
    return f'<pre>{escape(command)}</pre><p class="quiet">Hairpin {__version__}</p>'


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
    return _table(("driver", "rating", "95% interval", "by whole orders (95%)", "pairings ahead"), rows)


def _head_to_head(result: LeagueResult, standings: Standings) -> str:
    found = {(pair.one, pair.other): pair for met in result.head_to_head() for pair in (met, met.mirrored())}
    order = [rated.entrant for rated in standings.rated]
    rows = [(name, *(share_text(found.get((name, other))) for other in order)) for name in order]
    return _table(("driver", *order), rows)


def share_text(pair: HeadToHead | None) -> str:
    """`64 (60-68)`, in %; a dash for two who did not meet."""
    if pair is None:
        return "-"
    return f"{100 * pair.ahead.value:.0f} ({100 * pair.ahead.low:.0f}-{100 * pair.ahead.high:.0f})"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    )
    # it can be wider than the page: then it must be reachable by the keyboard
    frame = '<div class="wide" tabindex="0" role="group" aria-label="table">'
    return f"{frame}<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


_PAGE: Final = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Ratings of drivers</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
