"""The words of the short text, each declared once: the field that it stands for, and how its value is written.

A word is `name:value`, or the bare name of a flag. What is as usual is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Never, TypeVar, cast

from hairpin.content.problems import nearest, printable
from hairpin.records.positions.notation import (
    CHOSEN,
    DECK,
    ENGINE,
    FLAG,
    NUMBER,
    NUMBERS,
    PILE,
    ROW,
    SEAT_ROWS,
    SEATS,
    SYMBOLS,
    BadWord,
    Kind,
)
from hairpin.rules.card_table import CardTable
from hairpin.rules.position import CarPosition, GaragePosition, LegendsPosition, Position, TurnPosition


class Word(NamedTuple):
    name: str
    field: str
    kind: Kind
    letter: str = ""
    """Written before the value instead of the name and a colon."""


RACE_WORDS: Final = (
    Word("order", "order", SEATS),
    Word("owing", "owing", SEATS),
    Word("mulligans", "mulligans", SEATS),
    Word("grid", "grid", SEATS),
    Word("starters", "starters", NUMBER),
    Word("hand", "hand_size", NUMBER),
    Word("pause", "pause_at", NUMBER),
    Word("reveals", "reveals", NUMBER),
)
TURN_WORDS: Final = (
    Word("boosted", "boosted", FLAG),
    Word("adrenaline", "adrenaline", FLAG),
    Word("cool", "cooldowns", NUMBERS),
    Word("symbols", "symbols", SYMBOLS),
    Word("plus", "plus_count", NUMBER),
    Word("choices", "choices", FLAG),
    Word("chosen", "chosen", CHOSEN),
    Word("cooled", "road_cooled", NUMBERS),
    Word("slipped", "slipstream_start", NUMBER),
    Word("salvaging", "salvaging", NUMBER),
)
GARAGE_WORDS: Final = (
    Word("deck", "deck", PILE),
    Word("market", "market", ROW),
    Word("thrown", "thrown_away", ROW),
    Word("picks", "picks", SEATS),
    Word("rounds", "rounds", SEAT_ROWS),
)
LEGEND_WORDS: Final = (
    Word("deck", "cards", DECK),
    Word("manoeuvres", "manoeuvres", DECK),
    Word("card", "card", NUMBER),
    Word("manoeuvre", "manoeuvre", NUMBER),
    Word("rivals", "rivals", SEATS),
)
CAR_WORDS: Final = (
    Word("gear", "gear", NUMBER, "g"),
    Word("engine", "engine", ENGINE, "e"),
    Word("speed", "speed", NUMBER, "s"),
    Word("hand", "hand", ROW, "h"),
    Word("deck", "deck", PILE, "d"),
    Word("discard", "discard", PILE, "x"),
    Word("played", "play_area", ROW, "y"),
    Word("plan", "plan", ROW, "p"),
    Word("removed", "removed", ROW, "r"),
    Word("upgrades", "upgrades", ROW, "u"),
    Word("retiring", "retiring", FLAG),
    Word("bits", "bits", NUMBER),
    Word("upgraded", "has_upgrades", FLAG),
    Word("direct", "may_play_direct", FLAG),
)
"""The place and the status have words of their own."""

Part = TypeVar("Part", CarPosition, GaragePosition, LegendsPosition, Position, TurnPosition)


def written(part: Part, usual: Part, words: Iterable[Word], table: CardTable) -> list[str]:
    """What is not as usual."""
    found = []
    for word in words:
        value: object = getattr(part, word.field)
        if value != getattr(usual, word.field):
            found.append(_written(word, value, table))
    return found


def _written(word: Word, value: object, table: CardTable) -> str:
    text = word.kind.write(value, table)
    if word.kind is FLAG and value:
        return word.name
    return f"{word.letter}{text}" if word.letter else f"{word.name}:{text}"


def values(texts: Iterable[str], words: Iterable[Word], table: CardTable) -> dict[str, object]:
    """By field. BadText names the word that can't be read."""
    known = tuple(words)
    found: dict[str, object] = {}
    for text in texts:
        word, rest = _word(text, known)
        if word.field in found:
            raise BadText(text, f"{word.name} is said twice")
        try:
            found[word.field] = True if rest is None else word.kind.read(rest, table)
        except BadWord as error:
            raise BadText(text, str(error)) from None
    return found


def _word(text: str, known: tuple[Word, ...]) -> tuple[Word, str | None]:
    name, colon, rest = text.partition(":")
    for word in known:
        if word.name == name and not word.letter and (colon or word.kind is FLAG):
            return word, rest if colon else None
    for word in known:
        if word.letter and text.startswith(word.letter) and not colon:
            return word, text[1:]
    names = [f"{word.letter}..." if word.letter else word.name for word in known]
    meant = nearest(name, names)
    advice = f"did you mean {meant}?" if meant else f"words here are {', '.join(names)}"
    raise BadText(text, f"unknown; {advice}")


def changed(part: Part, fields: dict[str, object]) -> Part:
    """The values must be of the kinds that the words say."""
    return part._replace(**cast("dict[str, Never]", fields))


class BadText(Exception):
    """A word of a text that can't be read, and why."""

    def __init__(self, word: str, why: str) -> None:
        super().__init__(f'"{printable(word)}": {why}')
