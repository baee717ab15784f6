"""Every action has a text, in records, messages and error messages: `plan 4 4 3`, `cooldown 2`, `boost`."""

from __future__ import annotations

from typing import Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.errors import UnknownAction
from hairpin.rules.symbols import SYMBOLS

WITH_CARDS: Final = frozenset(
    {
        actions.KEEP_UPGRADE,
        actions.DRAFT,
        actions.SWAP,
        actions.THROW_AWAY,
        actions.PLAN,
        actions.TAKE,
        actions.DISCARD,
        actions.REFRESH,
        *(symbol.name for symbol in SYMBOLS if symbol.has_action and not symbol.is_pooled),
    }
)
WITH_NUMBER: Final = frozenset({actions.SLIPSTREAM, *(symbol.name for symbol in SYMBOLS if symbol.is_pooled)})
WITH_NUMBERS: Final = frozenset({actions.SPEED})
PLAIN: Final = frozenset(
    {
        actions.GO_ON,
        actions.LEAVE,
        actions.MULLIGAN,
        actions.KEEP,
        actions.TAKE_BACK,
        actions.RETIRE,
        actions.ADRENALINE,
        actions.BOOST,
        actions.REPLACE,
        actions.DONE,
    }
)


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
