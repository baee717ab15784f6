"""What a race of a championship begins with: its event card, and what the season so far has left (9.2)."""

from typing import NamedTuple

from hairpin.rules.event_cards import EventCard


class SeasonRace(NamedTuple):
    """Of cards, tuples by seat. A scenario file gives the event alone."""

    event: EventCard
    grid: tuple[int, ...] = ()
    """The seats from pole backward; empty: in random order."""
    absent: tuple[int, ...] = ()
    """Seats that have left the season: they have no car in this race."""
    upgrades: tuple[tuple[int, ...], ...] = ()
    sponsors: tuple[tuple[int, ...], ...] = ()
    """Sponsor cards of earlier races that were not used."""
    sponsor_deck: tuple[int, ...] = ()
    """Shuffled, the top card last."""
    rivals: tuple[int, ...] = ()
    keep_one: bool = False
    """9.1: the first race of a further season, into which each player takes one upgrade along."""
