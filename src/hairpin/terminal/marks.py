"""The short marks on the faces of cards: `7 H2 C3`."""

from __future__ import annotations

from typing import Final

from hairpin.records.card_words import is_extra
from hairpin.rules.cards import CardFace
from hairpin.terminal.words import t

WIDE: Final = 9
"""Of the face of an upgrade: `cat2 sal2` fits in."""


def face_lines(face: CardFace) -> list[str]:
    """What is drawn on a card: its code, and of an upgrade below it the value and then the symbols."""
    if not is_extra(face):
        return [face.code]
    return [face.code, value_mark(face), *_packed(symbol_marks(face))]


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
        (face.heat, t("mark-heat", n=face.heat)),
        (face.cooldown, t("mark-cooldown", n=face.cooldown)),
        (face.limit, t("mark-limit", n=f"{face.limit:+}")),
        (face.slipstream, t("mark-slipstream", n=face.slipstream)),
        (face.reduce_stress, t("mark-reduce-stress", n=face.reduce_stress)),
        (face.scrap, t("mark-scrap", n=face.scrap)),
        (face.salvage, t("mark-salvage", n=face.salvage)),
        (face.catch_up, t("mark-catch-up", n=face.catch_up)),
        (face.direct, t("mark-direct")),
        (face.accelerate, t("mark-accelerate")),
        (face.refresh, t("mark-refresh")),
        (face.single_use, t("mark-single-use")),
    )
    return [mark for is_there, mark in marks if is_there]


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
