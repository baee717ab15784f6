"""Looking back at a race that is over: everybody's cards at each moment, and going on from one of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hairpin.server.protocol.race import Sent
from hairpin.server.protocol.settings import SeatNumber, Settings, Word

Number = Annotated[int, Meta(ge=1, le=999_999)]


class WhatIf(Settings):
    """A new table, at which a race goes on from a moment of one that is over."""

    game: Number
    """Which of the table's races or seasons, from 1."""
    moment: Number
    """The entry after which it stood so."""
    seat: SeatNumber
    """The car that you take over."""
    race: Number = 1
    """Of a season."""
    driver: Word | None = None
    """Who drives all others but the Legends. None: drivers stay, and people are replaced by whom their table
    had agreed on."""


class SeatCards(Sent):
    """What whoever sat there knew, besides what everybody could see."""

    seat: int
    racing: bool
    gear: int
    engine: int
    """Heat cards in it."""
    hand: list[str]
    deck: list[str]
    """In no particular order: nobody knew it."""
    discard: list[str]
    """The top card is the last."""
    played: list[str]
    planned: list[str] | None


class CardsAt(Sent):
    """At a moment, of those whose cards were different at the one before."""

    seq: int
    waiting: list[int]
    seats: list[SeatCards]


class RaceCards(Sent):
    """Of a race that is over. Its moments are entries of the table's log."""

    moments: list[CardsAt]
