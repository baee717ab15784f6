"""Cards in the hand: short marks on their faces, and `cards`, which tells what the marks mean."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hairpin.records.card_words import face_words, is_extra
from hairpin.rules.cards import CardFace, CardTable

WIDE: Final = 9
"""Of the face of an upgrade: `cat2 sal2` fits in."""


# -- marks -----------------------------------------------------------------------------------------


def face_lines(face: CardFace) -> list[str]:
    """What is drawn on a card: its code, and of an upgrade below it the value and then the symbols."""
    if not is_extra(face):
        return [face.code]
    return [face.code, *_packed([value_mark(face), *symbol_marks(face)])]


def value_mark(face: CardFace) -> str:
    """`7`, `1/3`, `1-4`, `4+`, `+++`"""
    if face.is_heat:
        return "heat"
    values = face.values
    in_a_row = len(values) > 2 and values == tuple(range(values[0], values[-1] + 1))
    number = f"{values[0]}-{values[-1]}" if in_a_row else "/".join(map(str, values))
    return "+" * face.plus if face.plus and values == (0,) else number + "+" * face.plus


def symbol_marks(face: CardFace) -> list[str]:
    marks = (
        (f"H{face.heat}", face.heat),
        (f"C{face.cooldown}", face.cooldown),
        (f"L{face.limit:+}", face.limit),
        (f"S+{face.slipstream}", face.slipstream),
        (f"str{face.reduce_stress}", face.reduce_stress),
        (f"scr{face.scrap}", face.scrap),
        (f"sal{face.salvage}", face.salvage),
        (f"cat{face.catch_up}", face.catch_up),
        ("dir", face.direct),
        ("acc", face.accelerate),
        ("ref", face.refresh),
        ("1x", face.single_use),
    )
    return [mark for mark, is_there in marks if is_there]


def _packed(marks: list[str]) -> list[str]:
    """The value for itself, then as many symbols in a line as fit."""
    value, *others = marks
    lines = [""]
    for mark in others:
        wider = f"{lines[-1]} {mark}".strip()
        if len(wider) <= WIDE:
            lines[-1] = wider
        else:
            lines.append(mark)
    return [value, *lines]


# -- in words --------------------------------------------------------------------------------------

PLAIN: Final = {
    "basic": "a basic card: its value is speed",
    "starting": "a starting upgrade: its value is speed; a + that flips it passes over it",
    "stress": "played, it flips a card (+), 1 to 4; it can't be discarded",
    "heat": "can't be played or discarded; Cooldown puts it back into the engine",
}


def explained(cards: tuple[int, ...], table: CardTable) -> Table:
    """Each different card, all its symbols in words."""
    grid = Table.grid(padding=(0, 1))
    for card in sorted(set(cards)):
        face = table.faces[card]
        if is_extra(face):
            grid.add_row(Text(face.code, "bold"), Text(f"{face_words(face)} [{' '.join(_marks(face))}]"))
            for line in symbol_lines(face):
                grid.add_row("", Padding(Text(line), (0, 0, 0, 2)))
        elif face.kind != "basic":
            grid.add_row(Text(face.code, "bold"), Text(PLAIN[face.kind]))
    return grid


def _marks(face: CardFace) -> list[str]:
    return [value_mark(face), *symbol_marks(face)]


def symbol_lines(face: CardFace) -> list[str]:
    """A sentence for each thing on the card that is not plain speed."""
    if face.is_heat:
        return ["Heat in every respect: can't be played or discarded; it begins in your deck."]
    return [*_numbered_lines(face), *_plain_lines(face)]


def _numbered_lines(face: CardFace) -> list[str]:
    sentences = (
        (len(face.values) > 1, "Several values: choose one when the card is revealed."),
        (face.plus, "+: flips cards until a basic one comes, 1 to 4, which is added to the speed."),
        (face.heat, f"Heat {face.heat}: must be paid in React; if you can't, a flip takes the card's place."),
        (face.scrap, f"Scrap {face.scrap}: {_cards(face.scrap)} off your deck must go to the discard, in React."),
        (face.cooldown, f"Cooldown {face.cooldown}: up to {face.cooldown} Heat from your hand into the engine."),
        (face.limit, f"limits {face.limit:+}: counts for every corner you cross this turn."),
        (face.slipstream, f"Slipstream +{face.slipstream}: your slipstream may be {face.slipstream} longer."),
        (face.reduce_stress, f"Reduce stress {face.reduce_stress}: discard so many Stress cards, or fewer."),
        (
            face.salvage,
            f"Salvage {face.salvage}: shuffle up to {_cards(face.salvage)} of your discard into the deck.",
        ),
        (face.catch_up, f"Catch-up {face.catch_up}: up to {face.catch_up} empty spaces, to right behind a car."),
    )
    return [sentence for is_there, sentence in sentences if is_there]


def _cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def _plain_lines(face: CardFace) -> list[str]:
    sentences = (
        (face.direct, "Direct play: may be played from the hand in React, on top of your gear's cards."),
        (face.accelerate, "Accelerate: +1 speed and space for every + that you have flipped this turn."),
        (face.refresh, "Refresh: may go back on top of your deck at the end of the turn."),
        (face.single_use, "Single use: leaves the game once played."),
    )
    return [sentence for is_there, sentence in sentences if is_there]
