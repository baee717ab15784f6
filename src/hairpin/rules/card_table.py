"""All cards of the game in tables, so that the rules look things up by the number of a card."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hairpin.rules.cards import BASIC, STARTING, CardFace
from hairpin.rules.steady_hash import steady_hash
from hairpin.rules.symbols import BY_NUMBER, DIRECT, LIMIT, PLUS, HeldSymbol


class CardTable:
    """All cards of the game, their properties in lists that are indexed by the card."""

    __slots__ = (
        "_hash",
        "amounts",
        "by_code",
        "codes",
        "faces",
        "has_choice",
        "is_basic",
        "is_heat",
        "is_plain",
        "limit",
        "may_discard",
        "plus",
        "symbols",
        "value",
    )

    def __init__(self, faces: dict[int, CardFace]) -> None:
        blank = CardFace("", "", ())
        shown = [faces.get(card, blank) for card in range(max(faces) + 1)]
        self.faces = shown
        self.by_code = {face.code: card for card, face in faces.items()}
        self.codes = [face.code for face in shown]
        self.value = [face.values[0] if face.values else 0 for face in shown]
        self.has_choice = [len(face.values) > 1 for face in shown]
        self.amounts = [[face.amount(symbol) for face in shown] for symbol in BY_NUMBER]
        """By the number of the symbol, then by card."""
        self.plus = self.amounts[PLUS.number]
        self.limit = self.amounts[LIMIT.number]
        self.is_basic = [face.kind == BASIC for face in shown]
        self.is_heat = [face.is_heat for face in shown]
        # 3.13: anything but Stress and Heat
        self.may_discard = [bool(face.code) and not face.is_heat and face.kind != "stress" for face in shown]
        self.symbols = [self._held_symbols(card) for card in range(len(shown))]
        """What waits to be used once the card is played."""
        # just a value: nothing more to look at
        self.is_plain = [
            not (self.plus[card] or len(face.values) != 1 or self.limit[card] or self.symbols[card])
            for card, face in enumerate(shown)
        ]
        self._hash = steady_hash([(face.code, face.values) for face in shown])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, CardTable) and self.faces == other.faces)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        _first_like(self)
        return _table_of, ({card: face for card, face in enumerate(self.faces) if face.code},)

    def _held_symbols(self, card: int) -> tuple[HeldSymbol, ...]:
        held = [symbol.number for symbol in BY_NUMBER if symbol.is_held]
        return tuple(HeldSymbol(number, card) for number in held if self.amounts[number][card])

    def has_direct_play(self, cards: Iterable[int]) -> bool:
        """Whether one of them may be played straight from the hand (6.10)."""
        is_direct = self.amounts[DIRECT.number]
        return any(is_direct[card] for card in cards)

    def driver_cards(self, with_starting_upgrades: bool = True) -> list[int]:
        """2.1: the basic cards and the starting upgrades; Stress and Heat are counted by the circuit."""
        own = (BASIC, STARTING, "heat") if with_starting_upgrades else (BASIC,)
        return [card for card, face in enumerate(self.faces) if face.kind in own for _ in range(face.copies)]

    def supply(self, kind: str, decks: frozenset[str]) -> tuple[int, ...]:
        """All copies of the upgrades or sponsor cards that belong to these piles."""
        return tuple(
            card
            for card, face in enumerate(self.faces)
            if face.kind == kind and face.deck in decks
            for _ in range(face.copies)
        )


def _table_of(faces: dict[int, CardFace]) -> CardTable:
    return _first_like(CardTable(faces))


@cache
def _first_like(table: CardTable) -> CardTable:
    """Of equal tables the first: what is remembered by table is then found without comparing card by card."""
    return table
