"""What is on a card, in few words."""

from __future__ import annotations

from functools import cache

from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import CardFace
from hairpin.rules.symbols import SYMBOLS
from hairpin.terminal.marks import amount_mark, value_mark
from hairpin.terminal.words import spoken, t


def card_names(table: CardTable) -> list[str]:
    """By card, as `CardTable.codes`: upgrades with what they do, all others by their code alone."""
    return _card_names(table, spoken())


@cache
def _card_names(table: CardTable, language: str) -> list[str]:
    return [card_name(face) for face in table.faces]


def card_name(face: CardFace) -> str:
    """`u42 (Turbo 7, costs 2 Heat, Cooldown 3)`"""
    return f"{face.code} ({face_words(face)})" if face.is_extra else face.code


def face_words(face: CardFace) -> str:
    """`Turbo 7, costs 2 Heat, Cooldown 3`"""
    if face.is_heat:
        return t("card-heat")
    family = t(f"family-{face.family.replace(' ', '-')}") if face.family else t(f"card-{face.kind}")
    return ", ".join([f"{family} {value_mark(face)}", *symbol_words(face)])


def symbol_words(face: CardFace) -> list[str]:
    shown = [symbol for symbol in SYMBOLS if face.amount(symbol)]
    return [t(f"symbol-{symbol.name}", amount=amount_mark(face, symbol)) for symbol in shown]
