"""Where each kind of action lies among the indexes. A change here is a new version.

Two tables. `BASE` serves races without upgrades: cards are told by their kind, so that an index always means the
same. `slots(n)` serves every race: cards are told by their place in the sorted hand, of which it holds n.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from hairpin.encoding.table import Part, Table

VERSION: Final = 1
MAX_PLAN: Final = 4
"""Cards in a plan."""
COUNTS: Final = 32
"""Amounts from 0 to one less, where an action counts."""
PLAYED: Final = 8
"""Different cards with symbols in the play area, sorted."""
MARKET: Final = 32
"""Different cards in the market, sorted."""
OWN: Final = 8
"""Different upgrades of a car, sorted."""
PILE: Final = 16
"""Different cards in a discard, sorted."""
SPEEDS: Final = 256
ORDERS: Final = 80
SINGLE_RACE: Final = 8
"""Slots of the hand in a race outside a championship. It never holds more: 8 after one card was planned, the
gear was mended to 3 on a flooded space (10.2, 14.2), and the car spun out."""
SEASON: Final = 12
"""With sponsor cards, it may."""

PLAIN: Final = 8
"""Kinds of cards in a race without upgrades: 0 to 5, Stress, Heat."""
COPIES: Final = (1, 3, 3, 3, 3, 1)
"""2.1: of the cards 0 to 5 in a car's own deck."""
BASE_COUNTS: Final = 12


def subsets(n: int, most: int) -> int:
    return sum(comb(n, size) for size in range(most + 1))


def multisets(kinds: int, most: int) -> int:
    return comb(kinds + most, most)


BASE: Final = Table(
    Part("done", 1, "end step 5"),
    Part("adrenaline", 1, "1 more speed"),
    Part("boost", 1, "boost"),
    Part("retire", 1, "give up"),
    Part("take-back", 1, "take the plan back"),
    Part("cooldown", BASE_COUNTS, "cool so many Heat cards"),
    Part("slipstream", BASE_COUNTS, "slipstream so many spaces; 0 is to stay"),
    Part("plan", multisets(PLAIN, MAX_PLAN), "plan these cards: multisets of the 8 kinds, up to 4 cards"),
    Part(
        "discard", 1024, "discard so many of each of 0 to 5: digits of base 2, 4, 4, 4, 4, 2, the first the lowest"
    ),
)


@cache
def slots(n: int) -> Table:
    return Table(
        Part("done", 1, "end step 5"),
        Part("replace", 1, "replace the cards that can't be paid for"),
        Part("adrenaline", 1, "1 more speed"),
        Part("boost", 1, "boost"),
        Part("retire", 1, "give up"),
        Part("take-back", 1, "take the plan back"),
        Part("keep", 1, "keep the first hand, or the upgrades"),
        Part("mulligan", 1, "draw another first hand"),
        Part("go-on", 1, "go on to the next race of the season"),
        Part("leave", 1, "leave the season"),
        Part("cooldown", COUNTS, "cool so many Heat cards"),
        Part("reduce-stress", COUNTS, "discard so many Stress cards"),
        Part("super-cool", COUNTS, "cool so many Heat cards from the discard"),
        Part("slipstream", COUNTS, "slipstream so many spaces; 0 is to stay"),
        Part("catch-up", COUNTS, "catch up so many spaces"),
        Part("speed", SPEEDS, "choose values: the place of this choice in the list of all"),
        Part("heat", PLAYED, "pay for the card in this place of the play area"),
        Part("scrap", PLAYED, "scrap by the card in this place of the play area"),
        Part("salvage", PLAYED, "salvage by the card in this place of the play area"),
        Part("accelerate", PLAYED, "accelerate by the card in this place of the play area"),
        Part("direct", n, "play the card in this slot of the hand directly"),
        Part("draft", MARKET, "choose the card in this place of the market"),
        Part("throw-away", OWN, "throw the upgrade in this place away"),
        Part("keep-upgrade", OWN, "keep the upgrade in this place"),
        Part("swap", OWN * MARKET, "swap the upgrade in a place for a card in a place of the market"),
        Part("refresh", ORDERS, "refresh: the place of this choice in the list of all"),
        Part("plan", subsets(n, MAX_PLAN), "plan the cards in these slots, up to 4"),
        Part("discard", 1 << n, "discard the cards in these slots: a bit for each"),
        Part(
            "take", multisets(PILE, MAX_PLAN), "take these cards from the discard, up to 4, by their places in it"
        ),
    )
