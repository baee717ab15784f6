"""How single values are written in the short text of a position, and read back.

Cards are characters: `0` to `5`, `S` for Stress, `H` for Heat, and upgrades or sponsor cards by their codes in
brackets. Seats are letters. Nothing needs to be quoted once more between double quotes of a shell.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from string import ascii_lowercase
from typing import Final, NamedTuple, cast

from hairpin.content.problems import did_you_mean
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.position import ChosenPair
from hairpin.rules.symbols import BY_NAME, BY_NUMBER, HeldSymbol

LETTERS: Final = {STRESS: "S", HEAT: "H"}
CARDS: Final = {**{str(value): value for value in range(6)}, **{letter: card for card, letter in LETTERS.items()}}
MAX_DIGITS: Final = 7


class BadWord(Exception):
    """Says what a word should look like; whoever reads the text names the word."""


class Kind(NamedTuple):
    """A kind of values: the way onto paper, and the way back."""

    write: Callable[[object, CardTable], str]
    read: Callable[[str, CardTable], object]


# -- numbers and seats -------------------------------------------------------------------------------------


def number(text: str) -> int:
    if not re.fullmatch(rf"-?[0-9]{{1,{MAX_DIGITS}}}", text):
        raise BadWord("must be a whole number, such as 3")
    return int(text)


def seats_text(seats: tuple[int, ...]) -> str:
    return "".join([ascii_lowercase[seat] for seat in seats])


def seats(text: str) -> tuple[int, ...]:
    if not re.fullmatch("[a-z]*", text):
        raise BadWord("must be letters of cars, such as cab")
    return tuple([ascii_lowercase.index(letter) for letter in text])


def _write_numbers(value: object, table: CardTable) -> str:
    return ",".join(map(str, cast("tuple[int, ...]", value)))


def _read_numbers(text: str, table: CardTable) -> object:
    return tuple([number(word) for word in text.split(",")]) if text else ()


def _write_seat_rows(value: object, table: CardTable) -> str:
    return ",".join([seats_text(row) for row in cast("tuple[tuple[int, ...], ...]", value)])


def _read_seat_rows(text: str, table: CardTable) -> object:
    return tuple([seats(row) for row in text.split(",")]) if text else ()


# -- cards -------------------------------------------------------------------------------------------------


def cards_text(cards: tuple[int, ...], table: CardTable) -> str:
    """`1124[u7,u9]S`"""
    text = "".join([_card_text(card, table) for card in cards])
    return text.replace("][", ",")


def _card_text(card: int, table: CardTable) -> str:
    return LETTERS.get(card) or (str(card) if card < STRESS else f"[{table.codes[card]}]")


def cards(text: str, table: CardTable) -> tuple[int, ...]:
    found: list[int] = []
    for part in re.findall(r"\[[^\]]*\]|.", text):
        codes = part[1:-1].split(",") if part[0] == "[" and part[-1] == "]" else []
        found += [_by_code(code, table) for code in codes] if codes else [_by_letter(part)]
    return tuple(found)


def _by_letter(letter: str) -> int:
    if letter not in CARDS:
        raise BadWord("must be cards: 0 to 5, S, H, or codes in brackets, such as 112S[u7,u9]")
    return CARDS[letter]


def _by_code(code: str, table: CardTable) -> int:
    if code not in table.by_code:
        hint = did_you_mean(code, table.by_code)
        raise BadWord(f'there is no card "{code}"; {hint}codes are such as u7 (upgrade) or s80 (sponsor)')
    return table.by_code[code]


def _write_pile(value: object, table: CardTable) -> str:
    return cards_text(cast("tuple[int, ...]", value)[::-1], table)


def _read_pile(text: str, table: CardTable) -> object:
    return cards(text, table)[::-1]


def _write_engine(value: object, table: CardTable) -> str:
    """`4`; where an upgrade that is Heat lies among them, all are named."""
    engine = cast("tuple[int, ...]", value)
    return str(len(engine)) if set(engine) == {HEAT} else cards_text(engine, table)


def _read_engine(text: str, table: CardTable) -> object:
    return (HEAT,) * int(text) if re.fullmatch("[0-9]{1,3}", text) else cards(text, table)


# -- symbols and chosen values -----------------------------------------------------------------------------


def _write_symbols(value: object, table: CardTable) -> str:
    """`heat@u7,scrap@u9`"""
    held = cast("tuple[HeldSymbol, ...]", value)
    return ",".join([f"{BY_NUMBER[each.symbol].name}@{table.codes[each.card]}" for each in held])


def _read_symbols(text: str, table: CardTable) -> object:
    found = []
    for word in text.split(","):
        name, _, code = word.partition("@")
        if name not in BY_NAME:
            raise BadWord(f"must be symbols of cards, such as heat@u7; symbols are {', '.join(BY_NAME)}")
        found.append(HeldSymbol(BY_NAME[name].number, _by_code(code, table)))
    return tuple(found)


def _write_chosen(value: object, table: CardTable) -> str:
    """`u7=3,u9=1`"""
    return ",".join([f"{table.codes[card]}={n}" for card, n in cast("tuple[ChosenPair, ...]", value)])


def _read_chosen(text: str, table: CardTable) -> object:
    pairs = [word.partition("=") for word in text.split(",")]
    return tuple([ChosenPair(_by_code(code, table), number(n)) for code, _, n in pairs])


# -- kinds -------------------------------------------------------------------------------------------------


def _write_flag(value: object, table: CardTable) -> str:
    return "yes" if value else "no"


def _read_flag(text: str, table: CardTable) -> object:
    if text not in ("yes", "no"):
        raise BadWord("must be yes or no")
    return text == "yes"


NUMBER: Final = Kind(lambda value, table: str(value), lambda text, table: number(text))
NUMBERS: Final = Kind(_write_numbers, _read_numbers)
DECK: Final = Kind(
    lambda value, table: _write_numbers(cast("tuple[int, ...]", value)[::-1], table),
    lambda text, table: cast("tuple[int, ...]", _read_numbers(text, table))[::-1],
)
"""Numbers of cards, the top one first."""
FLAG: Final = Kind(_write_flag, _read_flag)
SEATS: Final = Kind(
    lambda value, table: seats_text(cast("tuple[int, ...]", value)), lambda text, table: seats(text)
)
SEAT_ROWS: Final = Kind(_write_seat_rows, _read_seat_rows)
ROW: Final = Kind(lambda value, table: cards_text(cast("tuple[int, ...]", value), table), cards)
PILE: Final = Kind(_write_pile, _read_pile)
"""Cards, the top one first, as they are seen."""
ENGINE: Final = Kind(_write_engine, _read_engine)
SYMBOLS: Final = Kind(_write_symbols, _read_symbols)
CHOSEN: Final = Kind(_write_chosen, _read_chosen)


# -- names -------------------------------------------------------------------------------------------------


def name_text(name: str) -> str:
    """Letters and digits of any language stay; the rest is written like in an address: `Miss%20X`."""
    return "".join([c if c.isalnum() or c in "-_" else _escaped(c) for c in name])


def _escaped(character: str) -> str:
    return "".join([f"%{byte:02X}" for byte in character.encode()])


def name(text: str) -> str:
    try:
        return re.sub(r"(?:%[0-9A-F]{2})+", lambda found: bytes.fromhex(found[0].replace("%", "")).decode(), text)
    except UnicodeDecodeError:
        raise BadWord("must be a name, such as Ada or Miss%20X") from None
