"""`cards`: what is on a card, sentence by sentence."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import BASIC, CardFace
from hairpin.rules.symbols import SYMBOLS
from hairpin.terminal.card_words import face_words
from hairpin.terminal.marks import amount_mark, symbol_marks, value_mark
from hairpin.terminal.words import t


def explained(cards: tuple[int, ...], table: CardTable) -> Table:
    """Each different card, all its symbols in words."""
    grid = Table.grid(padding=(0, 1))
    for card in sorted(set(cards)):
        face = table.faces[card]
        if face.is_extra:
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
    choice = [t("explain-values")] if len(face.values) > 1 else []
    shown = [symbol for symbol in SYMBOLS if face.amount(symbol)]
    return choice + [t(f"explain-{symbol.name}", n=amount_mark(face, symbol)) for symbol in shown]
