"""What a reader of ratings must know besides the numbers, in sentences."""

from __future__ import annotations

from hairpin.lab.intervals import Interval
from hairpin.lab.league import RACES_OF_A_DEAL, LeagueResult
from hairpin.lab.standings import FEWEST_DEALS, Neighbours, Standings


def notes(result: LeagueResult, standings: Standings) -> list[str]:
    return [*_about_the_league(result), *_about_the_evidence(standings)]


def stopped(result: LeagueResult) -> str:
    """Empty if all was raced."""
    league = result.league
    if result.raced == league.races_in_all:
        return ""
    return (
        f"stopped after {result.raced} of {league.races_in_all} races; "
        f"{result.counted} count, those of the deals that everybody has raced"
    )


def _about_the_league(result: LeagueResult) -> list[str]:
    league = result.league
    told = []
    if league.races_of_a_pairing != league.races:
        told.append(
            f"{league.races_of_a_pairing} races a pairing instead of {league.races}, "
            "so that all circuits and seats come up equally often."
        )
    if result.kept:
        told.append(f"{result.kept:,} of {result.raced:,} races had been run before.")
    if league.left_out:
        pairs = ", ".join(f"{one} v {other}" for one, other in league.left_out)
        told.append(
            f"Not raced: {pairs}. A race has one deck for all its Legends; they are compared through the others."
        )
    return told


def _about_the_evidence(standings: Standings) -> list[str]:
    told = [text for pair in standings.neighbours for text in (_unsettled(pair, standings), _open(pair)) if text]
    if standings.is_thin:
        told.insert(
            0,
            f"The evidence is thin: {standings.deals} deals; with fewer than {FEWEST_DEALS} "
            f"({FEWEST_DEALS * RACES_OF_A_DEAL} races a pairing) intervals mean little and no order is settled.",
        )
    elif all(pair.is_settled for pair in standings.neighbours):
        told.insert(0, "The whole order is settled.")
    return told


def _unsettled(pair: Neighbours, standings: Standings) -> str:
    if pair.is_settled:
        return ""
    # an interval from next to nothing would only look like one
    interval = "" if standings.is_thin else f" ({_range(pair.lead)})"
    lead = f"{pair.upper} leads {pair.lower} by {pair.lead.value:.0f}{interval}: not settled"
    if pair.races_needed is None:
        return f"{lead}, and so close that no sensible number of races would tell them apart."
    return f"{lead}; about {pair.races_needed:,} races a pairing would be needed."


def _open(pair: Neighbours) -> str:
    if not pair.is_open:
        return ""
    return (
        f"Nobody from {pair.lower} down was ever ahead of anybody from {pair.upper} up: "
        f"the lead of {pair.lead.value:.0f} is only known to be large."
    )


def _range(interval: Interval) -> str:
    return f"{interval.low:.0f} to {interval.high:.0f}"
