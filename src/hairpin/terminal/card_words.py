"""What is on a card, in few words."""

from __future__ import annotations

from functools import cache

from hairpin.records.card_words import is_extra
from hairpin.rules.cards import CardFace, CardTable
from hairpin.terminal.marks import value_mark
from hairpin.terminal.words import spoken, t

SYMBOLS = (
    "plus",
    "heat",
    "scrap",
    "cooldown",
    "reduce_stress",
    "slipstream",
    "salvage",
    "catch_up",
    "direct",
    "accelerate",
    "refresh",
    "single_use",
)
"""Those that a face counts, or has or not; `limit` goes up and down."""


def card_names(table: CardTable) -> list[str]:
    """By card, as `CardTable.codes`: upgrades with what they do, all others by their code alone."""
    return _card_names(table, spoken())


@cache
def _card_names(table: CardTable, language: str) -> list[str]:
    return [card_name(face) for face in table.faces]


def card_name(face: CardFace) -> str:
    """`u42 (Turbo 7, costs 2 Heat, Cooldown 3)`"""
    return f"{face.code} ({face_words(face)})" if is_extra(face) else face.code


def face_words(face: CardFace) -> str:
    """`Turbo 7, costs 2 Heat, Cooldown 3`"""
    if face.is_heat:
        return t("card-heat")
    family = t(f"family-{face.family.replace(' ', '-')}") if face.family else t(f"card-{face.kind}")
    return ", ".join([f"{family} {value_mark(face)}", *symbol_words(face)])


def symbol_words(face: CardFace) -> list[str]:
    figures = face._asdict()
    words = [t(f"symbol-{name}", amount=int(figures[name])) for name in SYMBOLS if figures[name]]
    return [*words, t("symbol-limit", amount=f"{face.limit:+}")] if face.limit else words
