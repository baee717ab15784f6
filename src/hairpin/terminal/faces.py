"""`cards`: what is on a card, sentence by sentence."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hairpin.records.card_words import is_extra
from hairpin.rules.cards import BASIC, CardFace, CardTable
from hairpin.terminal.card_words import face_words
from hairpin.terminal.marks import symbol_marks, value_mark
from hairpin.terminal.words import t


def explained(cards: tuple[int, ...], table: CardTable) -> Table:
    """Each different card, all its symbols in words."""
    grid = Table.grid(padding=(0, 1))
    for card in sorted(set(cards)):
        face = table.faces[card]
        if is_extra(face):
            grid.add_row(Text(face.code, "bold"), Text(f"{face_words(face)} [{' '.join(_marks(face))}]"))
            for line in symbol_lines(face):
                grid.add_row("", Padding(Text(line), (0, 0, 0, 2)))
        elif face.kind != BASIC:
            grid.add_row(Text(face.code, "bold"), Text(t(f"plain-{face.kind}")))
    return grid


def _marks(face: CardFace) -> list[str]:
    return [value_mark(face), *symbol_marks(face)]


def symbol_lines(face: CardFace) -> list[str]:
    """A sentence for each thing on the card that is not plain speed."""
    if face.is_heat:
        return [t("explain-heat-card")]
    return [*_numbered_lines(face), *_plain_lines(face)]


def _numbered_lines(face: CardFace) -> list[str]:
    sentences = (
        (len(face.values) > 1, t("explain-values")),
        (face.plus, t("explain-plus")),
        (face.heat, t("explain-heat", n=face.heat)),
        (face.scrap, t("explain-scrap", n=face.scrap)),
        (face.cooldown, t("explain-cooldown", n=face.cooldown)),
        (face.limit, t("explain-limit", n=f"{face.limit:+}")),
        (face.slipstream, t("explain-slipstream", n=face.slipstream)),
        (face.reduce_stress, t("explain-reduce-stress", n=face.reduce_stress)),
        (face.salvage, t("explain-salvage", n=face.salvage)),
        (face.catch_up, t("explain-catch-up", n=face.catch_up)),
    )
    return [sentence for is_there, sentence in sentences if is_there]


def _plain_lines(face: CardFace) -> list[str]:
    sentences = (
        (face.direct, t("explain-direct")),
        (face.accelerate, t("explain-accelerate")),
        (face.refresh, t("explain-refresh")),
        (face.single_use, t("explain-single-use")),
    )
    return [sentence for is_there, sentence in sentences if is_there]
