"""The short marks on the faces of cards: `7 H2 C3`."""

from __future__ import annotations

from typing import Final

from hairpin.rules.cards import CardFace
from hairpin.rules.symbols import PLUS, SYMBOLS, Symbol
from hairpin.rules.symbols.symbol import CHANGE
from hairpin.terminal.words import t

WIDE: Final = 9
"""Of the face of an upgrade: `cat2 sal2` fits in."""


def face_lines(face: CardFace) -> list[str]:
    """What is drawn on a card: its code, and of an upgrade below it the value and then the symbols."""
    if not face.is_extra:
        return [face.code]
    return [face.code, value_mark(face), *_packed(symbol_marks(face))]


def value_mark(face: CardFace) -> str:
    """`7`, `1/3`, `1-4`, `4+`, `+++`"""
    if face.is_heat:
        return "heat"
    values = face.values
    in_a_row = len(values) > 2 and values == tuple(range(values[0], values[-1] + 1))
    number = f"{values[0]}-{values[-1]}" if in_a_row else "/".join(map(str, values))
    plus = "+" * face.amount(PLUS)
    return plus if plus and values == (0,) else number + plus


def symbol_marks(face: CardFace) -> list[str]:
    """All but the +, which stands with the value."""
    shown = [symbol for symbol in SYMBOLS if symbol is not PLUS and face.amount(symbol)]
    return [t(f"mark-{symbol.name}", n=amount_mark(face, symbol)) for symbol in shown]


def amount_mark(face: CardFace, symbol: Symbol) -> int | str:
    """`3`, or `-1` and `+1` of a change."""
    amount = face.amount(symbol)
    return f"{amount:+}" if symbol.shows == CHANGE else amount


def _packed(marks: list[str]) -> list[str]:
    """As many in a line as fit; a card without symbols has an empty line."""
    lines = [""]
    for mark in marks:
        wider = f"{lines[-1]} {mark}".strip()
        if len(wider) <= WIDE:
            lines[-1] = wider
        else:
            lines.append(mark)
    return lines
