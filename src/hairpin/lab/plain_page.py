"""One HTML page that needs nothing else: sections with tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hairpin import __version__
from hairpin.lab.report_style import STYLE


def page(title: str, parts: Sequence[str]) -> str:
    return _PAGE.format(title=escape(title), style=STYLE, body="\n".join(part for part in parts if part))


def section(heading: str, reading: str, content: str) -> str:
    quiet = f'<p class="quiet">{escape(reading)}</p>' if reading else ""
    return f"<section><h2>{escape(heading)}</h2>{quiet}{content}</section>"


def made_by(command: str) -> str:
    return f'<pre>{escape(command)}</pre><p class="quiet">Hairpin {__version__}</p>'


def figure(svg: str) -> str:
    """As wide as it must be to be read: on a small screen it can be moved, by the keyboard as well."""
    return f'<figure class="wide" tabindex="0" role="group" aria-label="chart">{svg}</figure>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
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
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
