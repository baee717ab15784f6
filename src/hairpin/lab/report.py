"""A simulation as one HTML file that needs nothing else: no script, no other file, nothing from the network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from hairpin import __version__
from hairpin.content.settings import RACE, SEASON, changed, value_of
from hairpin.lab.charts import Chart, charts, percent
from hairpin.lab.columns import Column, win_interval
from hairpin.lab.plain_page import figure
from hairpin.lab.report_style import STYLE
from hairpin.lab.simulate import Settings, Simulation
from hairpin.lab.tables import figure_groups, figure_rows, settings_data


def html_text(simulation: Simulation, command: str) -> str:
    """Well-formed XML as well, so that any tool can read it."""
    title = f"{simulation.tally.games:,} {simulation.settings.unit}"
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>Hairpin: {title}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(_parts(simulation, command))
        + "\n</main></body></html>\n"
    )


def _parts(simulation: Simulation, command: str) -> Iterable[str]:
    yield _header(simulation)
    if simulation.tally.races:
        yield _figures(simulation)
        yield from map(_chart, charts(simulation.tally))
    yield _settings(simulation, command)


def _header(simulation: Simulation) -> str:
    settings, tally = simulation.settings, simulation.tally
    facts = [
        (f"{tally.races:,}", "races"),
        (f"{tally.field_size}", "cars in each"),
        (f"{len(tally.circuit_names())}", "circuit" if len(tally.circuit_names()) == 1 else "circuits"),
        (f"{settings.seed}", "seed"),
    ]
    if settings.season:
        facts.insert(0, (f"{tally.games:,}", f"seasons {settings.season.name}"))
    listed = "".join(f"<li><b>{escape(number)}</b><span>{escape(what)}</span></li>" for number, what in facts)
    headline = escape(_headline(simulation))
    return f'<header><h1>{headline}</h1>{_notice(simulation)}<ul class="facts">{listed}</ul></header>'


def _headline(simulation: Simulation) -> str:
    drivers = simulation.tally.by_wins()
    if not drivers:
        return "No race was finished"
    name, best = drivers[0]
    if len(drivers) == 1:
        return f"{name} {'alone' if simulation.tally.field_size == 1 else 'against itself'}"
    return f"{name} wins {percent(best.wins / best.starts)} of its starts"


def _notice(simulation: Simulation) -> str:
    settings, done = simulation.settings, simulation.tally.games
    if simulation.failure:
        said = (
            f"Ended early, after {done:,} of {settings.games:,} {settings.unit}, by an error: {simulation.failure}"
        )
    elif not simulation.is_complete:
        said = f"Stopped after {done:,} of {settings.games:,} {settings.unit}."
    else:
        return ""
    return f'<p class="notice">{escape(said)}</p>'


# -- the figures -----------------------------------------------------------------------------------------


def _figures(simulation: Simulation) -> str:
    """The figures below each other, so that there is room for what they mean."""
    names = [name for name, _ in simulation.tally.by_wins()]
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in ("figure", *names, "what it is"))
    body = "".join(_group(title, simulation, columns) for title, columns in figure_groups(simulation))
    table = f'<table class="figures"><thead><tr>{heads}</tr></thead>{body}</table>'
    return (
        f'<section id="drivers"><h2>Drivers</h2><p class="quiet">{escape(_who_is_ahead(simulation))} '
        f"Cars of the same driver count together.</p>{_scrolling(table)}</section>"
    )


def _group(title: str, simulation: Simulation, columns: tuple[Column, ...]) -> str:
    rows = "".join(
        _row((*row, column.explained))
        for row, column in zip(figure_rows(simulation, columns), columns, strict=True)
    )
    width = len(simulation.tally.by_wins()) + 2
    return (
        f'<tbody><tr class="head"><th scope="rowgroup" colspan="{width}">{escape(title)}</th></tr>{rows}</tbody>'
    )


def _who_is_ahead(simulation: Simulation) -> str:
    found = [(name, win_interval(tally)) for name, tally in simulation.tally.by_wins()]
    rates = [
        f"{name} {percent(rate.value)} ({percent(rate.low)} to {percent(rate.high)})"
        for name, rate in found
        if rate
    ]
    return f"Wins per start, with 95% intervals: {'; '.join(rates)}."


def _row(cells: Sequence[str]) -> str:
    first, *rest = cells
    return f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'


def _scrolling(table: str) -> str:
    return f'<div class="wide" tabindex="0" role="group" aria-label="table">{table}</div>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return _scrolling(f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>")


def _chart(chart: Chart) -> str:
    table = _table(chart.heads, chart.rows) if chart.rows else ""
    numbers = f"<details><summary>The numbers</summary>{table}</details>" if table else ""
    drawn = figure(chart.svg) if chart.svg else ""
    return (
        f'<section id="{chart.name}"><h2>{escape(chart.title)}</h2>'
        f'<p class="quiet">{escape(chart.reading)}</p>{drawn}{numbers}</section>'
    )


# -- how it was made -------------------------------------------------------------------------------------


def _settings(simulation: Simulation, command: str) -> str:
    said = (*_said(simulation.settings), ("version", f"Hairpin {__version__}"))
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in said)
    again = "To get the same figures on any machine with the same version, with any number of cores:"
    reading = f"<p>{again}</p>" if simulation.is_complete else ""
    return (
        f'<section id="settings"><h2>How it was made</h2>{reading}'
        f"<pre>{escape(command)}</pre><dl>{listed}</dl></section>"
    )


def _said(settings: Settings) -> Iterable[tuple[str, str]]:
    for name, value in settings_data(settings).items():
        if name == "modules":
            yield name, ", ".join(_modules(settings)) or "none"
        elif value is not None:
            yield name, _word(value)


def _modules(settings: Settings) -> Iterable[str]:
    """Those that are not as usual."""
    for name in changed(settings.modules, SEASON if settings.season else RACE):
        yield f"{name} {_word(value_of(settings.modules, name))}"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
