"""An action is what a seat answers to a decision, and it has a text: `plan 4 4 3`, `cooldown 2`, `boost`."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hairpin.rules.errors import UnknownAction

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

WITH_CARDS: Final = frozenset(
    {
        KEEP_UPGRADE,
        DRAFT,
        SWAP,
        THROW_AWAY,
        PLAN,
        PAY_HEAT,
        SCRAP,
        SALVAGE,
        TAKE,
        DIRECT,
        ACCELERATE,
        DISCARD,
        REFRESH,
    }
)
WITH_NUMBER: Final = frozenset({COOLDOWN, REDUCE_STRESS, CATCH_UP, SLIPSTREAM})
WITH_NUMBERS: Final = frozenset({SPEED})
PLAIN: Final = frozenset({GO_ON, LEAVE, MULLIGAN, KEEP, TAKE_BACK, RETIRE, ADRENALINE, BOOST, REPLACE, DONE})
IN_ANY_ORDER: Final = frozenset({PLAN, DISCARD, TAKE})
"""Listed with sorted cards; they may be given in any order, which says how they will lie."""


class Action(NamedTuple):
    """`n` counts (Heat cards, spaces); `cards` are in the order in which they will lie on the discard.

    Of `speed`, `cards` are the values chosen, in the order in which the cards that offer them were played.
    """

    kind: str
    n: int = 0
    cards: tuple[int, ...] = ()

    def in_order(self) -> "Action":
        """The same choice with its cards sorted, as `legal` lists it."""
        return Action(self.kind, self.n, tuple(sorted(self.cards)))


class Options(NamedTuple):
    """What a seat may answer: as a list to choose from, and as a table to check against."""

    listed: tuple[Action, ...]
    accepted: dict[Action, Action]
    """Each to itself: what equals a listed action is that action, were it written with True for 1."""


def options(actions: Iterable[Action]) -> Options:
    listed = tuple(actions)
    return Options(listed, {action: action for action in listed})


NO_OPTIONS: Final = options(())


def action_text(action: Action, codes: list[str]) -> str:
    if action.kind in WITH_CARDS:
        return " ".join([action.kind, *(card_text(card, codes) for card in action.cards)])
    if action.kind in WITH_NUMBER:
        return f"{action.kind} {action.n}"
    if action.kind in WITH_NUMBERS:
        return " ".join([action.kind, *map(str, action.cards)])
    return action.kind


def card_text(card: int, codes: list[str]) -> str:
    return codes[card] if 0 <= card < len(codes) and codes[card] else f"card-{card}"


def parse_action(text: str, by_code: dict[str, int]) -> Action:
    kind, *words = text.split() or [""]
    if kind in WITH_CARDS:
        unknown = [word for word in words if word not in by_code]
        if unknown:
            raise UnknownAction(f"{text!r}: there is no card {unknown[0]!r}")
        return Action(kind, 0, tuple(by_code[word] for word in words))
    if kind in WITH_NUMBER and len(words) == 1 and _is_number(words[0]):
        return Action(kind, int(words[0]))
    if kind in WITH_NUMBERS and all(word.isdecimal() for word in words):
        return Action(kind, 0, tuple(map(int, words)))
    if kind in PLAIN and not words:
        return Action(kind)
    raise UnknownAction(f"unknown action {text!r}; actions look like 'plan 4 4 3', 'cooldown 2', 'boost', 'done'")


def _is_number(word: str) -> bool:
    """No number in the game has more digits, and Python refuses to read very long ones."""
    return word.isdecimal() and len(word) <= 4
