"""What is on a card, in few words."""

from __future__ import annotations

from hairpin.rules.cards import SPONSOR, CardFace
from hairpin.rules.symbols import PLUS, SYMBOLS, Symbol
from hairpin.rules.symbols.symbol import CHANGE, FLAG


def card_name(face: CardFace) -> str:
    """`u42 (turbo charger 7, Heat 2, Cooldown 3)`"""
    return f"{face.code} ({face_words(face)})" if face.is_extra else face.code


def face_words(face: CardFace) -> str:
    """`turbo charger 7, Heat 2, Cooldown 3`"""
    if face.is_heat:
        return "a Heat card"
    family = face.family or ("sponsor" if face.kind == SPONSOR else "upgrade")
    return ", ".join([f"{family} {value_words(face)}", *symbol_words(face)])


def value_words(face: CardFace) -> str:
    """`7`, `1, 2 or 3`, `4 and 1 flip`; a 0 that flips is worth the flips alone."""
    values = [str(value) for value in face.values]
    number = " or ".join([", ".join(values[:-1]), values[-1]] if len(values) > 1 else values)
    plus = face.amount(PLUS)
    flips = f"{plus} flip{'s' if plus > 1 else ''}" if plus else ""
    return flips if flips and face.values == (0,) else " and ".join(filter(None, [number, flips]))


def symbol_words(face: CardFace) -> list[str]:
    """`Heat 2`, `Limit -1`, `Refresh`"""
    shown = [symbol for symbol in SYMBOLS if symbol is not PLUS and face.amount(symbol)]
    return [_symbol_words(symbol, face.amount(symbol)) for symbol in shown]


def _symbol_words(symbol: Symbol, amount: int) -> str:
    name = symbol.name.replace("-", " ").capitalize()
    if symbol.shows == FLAG:
        return name
    return f"{name} {amount:+}" if symbol.shows == CHANGE else f"{name} {amount}"
