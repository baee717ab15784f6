"""The hand: drawn as cards with a number below each, and chosen from by number or by what is on the card."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from hairpin.rules.action_text import card_text
from hairpin.rules.card_table import CardTable
from hairpin.terminal.marks import WIDE, face_lines
from hairpin.terminal.typed import number, shown
from hairpin.terminal.words import t

FACE: Final = 6


class BadChoice(Exception):
    """What was typed names no cards of this hand; the text says what would."""


# -- showing -------------------------------------------------------------------------------------


def hand_cards(hand: tuple[int, ...], table: CardTable, width: int = 80) -> Text:
    """Rows of cards, as many as fit side by side. Upgrades need more room than numbers do."""
    face = WIDE if any(table.faces[card].is_extra for card in hand) else FACE
    fit = max(1, width // (face + 2))
    rows = [_row(hand[i : i + fit], i + 1, table, face) for i in range(0, len(hand), fit)]
    return Text("\n").join(rows) if rows else Text(t("hand-none"), "dim")


def _row(cards: tuple[int, ...], first: int, table: CardTable, face: int) -> Text:
    styles = [_style(card, table) for card in cards]
    drawn = [face_lines(table.faces[card]) for card in cards]
    middle = [[f"│{_line(marks, i).center(face)}│" for marks in drawn] for i in range(max(map(len, drawn)))]
    edges = ["╭" + "─" * face + "╮"] * len(cards), ["╰" + "─" * face + "╯"] * len(cards)
    lines = [edges[0], *middle, edges[1]]
    row = Text()
    for line in lines:
        for part, style in zip(line, styles, strict=True):
            row.append(part, style)
        row.append("\n")
    for n in range(first, first + len(cards)):
        row.append(f"[{n}]".center(face + 2), "bold cyan")
    return row


def _line(marks: list[str], i: int) -> str:
    return marks[i] if i < len(marks) else ""


def _style(card: int, table: CardTable) -> str:
    if table.is_heat[card]:
        return "red"
    return "" if table.may_discard[card] else "yellow"


def codes(cards: tuple[int, ...], table: CardTable) -> str:
    return " ".join(card_text(card, table.codes) for card in cards)


def counts(cards: tuple[int, ...], table: CardTable) -> str:
    """`3x 1, 2x 4, 1x stress`"""
    counted = sorted(Counter(cards).items())
    return ", ".join(f"{n}x {card_text(card, table.codes)}" for card, n in counted) or t("count-none")


# -- choosing ------------------------------------------------------------------------------------


def chosen(text: str, verb: str, hand: tuple[int, ...], table: CardTable) -> tuple[int, ...]:
    """`1 3 5` are the numbers below the cards; `plan 4 4 3`, as records write it, is what is on them."""
    words = _words(text)
    if words[:1] == [verb]:
        return _held(tuple(_by_code(word, table) for word in words[1:]), hand, table)
    cards = tuple(_by_number(word, hand) if number(word) is not None else _by_code(word, table) for word in words)
    for word in words:
        if number(word) is not None and words.count(word) > 1:
            raise BadChoice(t("bad-twice", word=word, example=f"{verb} {' '.join(words)}"))
    return _held(cards, hand, table)


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _by_number(word: str, hand: tuple[int, ...]) -> int:
    n = number(word) or 0
    if not 1 <= n <= len(hand):
        raise BadChoice(t("bad-number", n=n, maximum=len(hand)))
    return hand[n - 1]


def _by_code(word: str, table: CardTable) -> int:
    if word not in table.by_code:
        raise BadChoice(t("bad-word", word=shown(word)))
    return table.by_code[word]


def _held(cards: tuple[int, ...], hand: tuple[int, ...], table: CardTable) -> tuple[int, ...]:
    for card in Counter(cards) - Counter(hand):
        raise BadChoice(t("bad-count", card=card_text(card, table.codes), n=hand.count(card)))
    return cards
