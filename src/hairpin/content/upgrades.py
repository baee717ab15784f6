"""Upgrades and sponsor cards. Both show the same symbols, so one format serves for both."""

from typing import Final, NamedTuple

from hairpin.content.boxes import BASE, BOXES
from hairpin.content.fields import Fields, check_different
from hairpin.content.problems import Problems
from hairpin.rules.cards import FIRST_UPGRADE, SPONSOR, UPGRADE, CardFace
from hairpin.rules.symbols import SINGLE_USE, SYMBOLS, Symbol
from hairpin.rules.symbols.symbol import CHANGE, FLAG

UPGRADE_DECKS: Final = ("basic", "advanced", *BOXES)
SPONSOR_DECKS: Final = (BASE, *BOXES)
FAMILIES: Final = (
    "4-wheel drive",
    "body",
    "brakes",
    "cooling system",
    "front wing",
    "fuel",
    "gas pedal",
    "radiator",
    "rpm",
    "suspension",
    "tires",
    "turbo charger",
    "wings",
)

MAX_VALUE: Final = 20
MAX_COPIES: Final = 20

SHOWN: Final = tuple(symbol for symbol in SYMBOLS if symbol is not SINGLE_USE)
"""What a file says of a card; single use goes without saying."""
FACE_KEYS: Final = ("family", "values", *(symbol.key for symbol in SHOWN))
CARD_KEYS: Final = ("id", "deck", *FACE_KEYS)


class _Sort(NamedTuple):
    """What tells upgrades from sponsor cards. Their ids don't overlap: the rules number both in one row."""

    kind: str
    section: str
    ids: tuple[int, int]
    decks: tuple[str, ...]
    keys: tuple[str, ...]


UPGRADES: Final = _Sort(UPGRADE, "upgrades", (1, 79), UPGRADE_DECKS, (*CARD_KEYS, "heat_card"))
SPONSORS: Final = _Sort(SPONSOR, "sponsors", (80, 99), SPONSOR_DECKS, CARD_KEYS)


def upgrade_faces(data: dict[str, object], file: str) -> dict[int, CardFace]:
    """The upgrades by their numbers; ContentError tells everything that is wrong with the data."""
    return _faces(data, file, UPGRADES)


def sponsor_faces(data: dict[str, object], file: str) -> dict[int, CardFace]:
    """The sponsor cards by their numbers; ContentError tells everything that is wrong with the data."""
    return _faces(data, file, SPONSORS)


def _faces(data: dict[str, object], file: str, sort: _Sort) -> dict[int, CardFace]:
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(("copies", sort.section))
    copies = fields.number("copies", 1, MAX_COPIES)
    tables = fields.tables(sort.section)
    if not tables and fields.is_clear(sort.section):
        fields.wrong(sort.section, "there are none; list at least one card")
    ids = [table.number("id", *sort.ids) for table in tables]
    check_different(tables, "id", ids, sort.section)
    faces = [_read_card(*each, copies, sort) for each in zip(tables, ids, strict=True)]
    problems.raise_if_any()
    return {FIRST_UPGRADE + number: face for number, face in zip(ids, faces, strict=True)}


def _read_card(fields: Fields, id: int, copies: int, sort: _Sort) -> CardFace:
    fields.allow_only(sort.keys)
    code, deck = f"{sort.kind[0]}{id}", fields.choice("deck", sort.decks)
    blank = CardFace(code, sort.kind, (), copies=copies, deck=deck)
    if "heat_card" in sort.keys and fields.flag("heat_card"):
        _check_bare(fields)
        return blank._replace(is_heat=True)
    return _filled(blank, fields)


def _check_bare(fields: Fields) -> None:
    """6.14: an upgrade that is a Heat card acts as Heat in all respects."""
    for key in FACE_KEYS:
        if fields.has(key):
            fields.wrong(key, "must be left out: a Heat card shows nothing else")


def _filled(blank: CardFace, fields: Fields) -> CardFace:
    amounts = {symbol.name: _read_symbol(fields, symbol) for symbol in SHOWN}
    amounts[SINGLE_USE.name] = int(blank.kind == SPONSOR)  # 9.5: that is what a sponsor card is
    return blank._replace(
        values=_read_values(fields),
        family=_read_family(fields, blank.kind),
        amounts={name: amount for name, amount in amounts.items() if amount},
    )


def _read_symbol(fields: Fields, symbol: Symbol) -> int:
    """A symbol that a card doesn't have is left out, so 0 can only be a slip."""
    if symbol.shows == FLAG:
        return int(fields.flag(symbol.key))
    if symbol.shows == CHANGE:
        return fields.change(symbol.key, symbol.maximum)
    return fields.number(symbol.key, 1, symbol.maximum, default=0)


def _read_family(fields: Fields, kind: str) -> str:
    """Not every sponsor card shows a part of the car."""
    if kind == SPONSOR and not fields.has("family"):
        return ""
    return fields.choice("family", FAMILIES)


def _read_values(fields: Fields) -> tuple[int, ...]:
    values = fields.numbers("values", 0, MAX_VALUE)
    if fields.is_clear_list("values", values):
        _check_values(fields, values)
    return values


def _check_values(fields: Fields, values: tuple[int, ...]) -> None:
    if not values:
        fields.wrong("values", "must hold at least one number, the speed that the card gives")
    elif list(values) != sorted(set(values)):
        fields.wrong("values", "must ascend, each number once")
