"""A league as plain data, for JSON: the same seed gives the same bytes."""

from __future__ import annotations

import csv
import io
import json

from hairpin import __version__
from hairpin.lab.head_to_head import HeadToHead
from hairpin.lab.intervals import Interval
from hairpin.lab.league import League, LeagueResult
from hairpin.lab.rating_notes import notes
from hairpin.lab.standings import Neighbours, Rated, Standings


def league_json(result: LeagueResult, standings: Standings, command: str) -> str:
    return json.dumps(league_data(result, standings, command), indent=2, ensure_ascii=False) + "\n"


def league_data(result: LeagueResult, standings: Standings, command: str) -> dict[str, object]:
    return {
        "hairpin": __version__,
        "command": command,
        "settings": _settings(result.league),
        "asked": result.league.races_in_all,
        "done": result.raced,
        "deals": len(result.deals),
        "races_of_a_pairing": result.races_of_a_pairing,
        "ratings": [_rated(rated) for rated in standings.rated],
        "neighbours": [_neighbours(pair) for pair in standings.neighbours],
        "head_to_head": [_head_to_head(pair) for pair in result.head_to_head()],
        "not_raced": [list(pair) for pair in result.league.left_out],
        "notes": notes(result, standings),
    }


def _settings(league: League) -> dict[str, object]:
    modules = league.modules
    return {
        "drivers": list(league.entrants),
        "circuits": list(league.circuits),
        "laps": league.laps,
        "races": league.races,
        "free_for_all": league.is_free_for_all,
        "field": league.field,
        "seed": league.seed,
        "modules": {name: getattr(modules, name) for name in modules.__slots__},
    }


def _rated(rated: Rated) -> dict[str, object]:
    return {
        "driver": rated.entrant,
        "rating": round(rated.rating.value, 1),
        "rating_95": _range(rated, rated.rating),
        "plackett_luce": round(rated.free_for_all.value, 1) if rated.free_for_all else None,
        "plackett_luce_95": _range(rated, rated.free_for_all) if rated.free_for_all else None,
        "pairings_won": rated.pairings_won,
        "pairings": rated.pairings,
    }


def _range(rated: Rated, rating: Interval) -> list[float | None]:
    """Without the end that nobody knows."""
    if not rated.has_range:
        return [None, None]
    low, high = range_data(rating, 1)
    return [None if rated.is_winless else low, None if rated.is_unbeaten else high]


def _neighbours(pair: Neighbours) -> dict[str, object]:
    return {
        "upper": pair.upper,
        "lower": pair.lower,
        "lead": round(pair.lead.value, 1),
        "lead_95": range_data(pair.lead, 1),
        "settled": pair.is_settled,
        "only_known_to_be_large": pair.is_open,
        "races_needed": pair.races_needed,
    }


def _head_to_head(pair: HeadToHead) -> dict[str, object]:
    return {
        "driver": pair.one,
        "against": pair.other,
        "ahead": round(pair.ahead.value, 6),
        "ahead_95": range_data(pair.ahead, 6),
        "pairings": pair.pairings,
        "races": pair.races,
    }


def range_data(interval: Interval, digits: int) -> list[float]:
    return [round(interval.low, digits), round(interval.high, digits)]


def league_csv(standings: Standings) -> str:
    """A line for each driver; an end of an interval that nobody knows is left empty."""
    paper = io.StringIO()
    writer = csv.writer(paper, lineterminator="\n")
    names = ("rating", "plackett_luce")
    heads = [head for name in names for head in (name, f"{name}_low", f"{name}_high")]
    writer.writerow(["driver", *heads, "pairings_won", "pairings"])
    for rated in standings.rated:
        free = rated.free_for_all
        by_orders = (round(free.value, 1), *_range(rated, free)) if free else (None,) * 3
        by_pairings = (round(rated.rating.value, 1), *_range(rated, rated.rating))
        writer.writerow([rated.entrant, *by_pairings, *by_orders, rated.pairings_won, rated.pairings])
    return paper.getvalue()
