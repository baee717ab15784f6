"""An action is what a seat answers to a decision."""

from collections.abc import Iterable
from typing import Final, NamedTuple

GO_ON: Final = "go-on"
LEAVE: Final = "leave"
KEEP_UPGRADE: Final = "keep-upgrade"
DRAFT: Final = "draft"
SWAP: Final = "swap"
THROW_AWAY: Final = "throw-away"
MULLIGAN: Final = "mulligan"
KEEP: Final = "keep"
PLAN: Final = "plan"
TAKE_BACK: Final = "take-back"
RETIRE: Final = "retire"
SPEED: Final = "speed"
PAY_HEAT: Final = "heat"
SCRAP: Final = "scrap"
COOLDOWN: Final = "cooldown"
REDUCE_STRESS: Final = "reduce-stress"
SALVAGE: Final = "salvage"
TAKE: Final = "take"
DIRECT: Final = "direct"
ACCELERATE: Final = "accelerate"
CATCH_UP: Final = "catch-up"
ADRENALINE: Final = "adrenaline"
BOOST: Final = "boost"
REPLACE: Final = "replace"
DONE: Final = "done"
SLIPSTREAM: Final = "slipstream"
DISCARD: Final = "discard"
REFRESH: Final = "refresh"

IN_ANY_ORDER: Final = frozenset({PLAN, DISCARD, TAKE})
"""Listed with sorted cards; they may be given in any order, which says how they will lie."""


class Action(NamedTuple):
    """`n` counts (Heat cards, spaces); `cards` are in the order in which they will lie on the discard.

    Of `speed`, `cards` are the values chosen, in the order in which the cards that offer them were played.
    """

    kind: str
    n: int = 0
    cards: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """As it can be pasted into a program."""
        n = f", n={self.n!r}" if self.n else ""
        cards = f", cards={self.cards!r}" if self.cards else ""
        return f'Action("{self.kind}"{n}{cards})'

    def in_order(self) -> "Action":
        """The same choice with its cards sorted, as `legal` lists it."""
        return Action(self.kind, self.n, tuple(sorted(self.cards)))


class Options:
    """What a seat may answer: as a list to choose from, and as a table to check against."""

    __slots__ = ("accepted", "listed")

    def __init__(self, listed: tuple[Action, ...]) -> None:
        self.listed = listed
        self.accepted = {action: action for action in listed}
        """Each to itself: what equals a listed action is that action, were it written with True for 1."""


def options(actions: Iterable[Action]) -> Options:
    return Options(tuple(actions))


NO_OPTIONS: Final = options(())
