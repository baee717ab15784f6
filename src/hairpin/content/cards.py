"""The cards of the game: those that every driver starts with, upgrades and sponsor cards."""

from functools import cache
from typing import Final

from hairpin.content.fields import Fields, check_different
from hairpin.content.files import read_built_in
from hairpin.content.problems import Problems
from hairpin.content.upgrades import sponsor_faces, upgrade_faces
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import BASIC, HEAT, STARTING, STRESS, CardFace
from hairpin.rules.symbols import PLUS

NUMBERS: Final = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "stress": STRESS, "heat": HEAT}
"""The small integers by which the rules know the cards."""

KINDS: Final = (BASIC, STARTING, "stress", "heat")
CARD_KEYS: Final = ("code", "kind", "values", "plus", "copies")
MAX_VALUE: Final = 20
MAX_PLUS: Final = 5
MAX_COPIES: Final = 20


@cache
def load_cards() -> CardTable:
    """The cards that come with Hairpin; one table serves all races."""
    return CardTable(
        {
            **driver_faces(read_built_in("cards.toml"), "cards.toml"),
            **upgrade_faces(read_built_in("upgrades.toml"), "upgrades.toml"),
            **sponsor_faces(read_built_in("sponsors.toml"), "sponsors.toml"),
        }
    )


def driver_faces(data: dict[str, object], file: str) -> dict[int, CardFace]:
    """A driver's cards by their numbers; ContentError tells everything that is wrong with the data."""
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(("cards",))
    tables = fields.tables("cards")
    faces = [_read_face(table) for table in tables]
    _check_once_each(fields, tables, faces)
    problems.raise_if_any()
    return {NUMBERS[face.code]: face for face in faces}


def _read_face(fields: Fields) -> CardFace:
    fields.allow_only(CARD_KEYS)
    code = fields.choice("code", tuple(NUMBERS))
    kind = fields.choice("kind", KINDS)
    if fields.is_clear("code", "kind"):
        _check_kind(fields, code, kind)
    plus = fields.number("plus", 0, MAX_PLUS, default=0)
    return CardFace(
        code=code,
        kind=kind,
        values=_read_values(fields, kind),
        copies=fields.number("copies", 0, MAX_COPIES),
        is_heat=kind == "heat",
        amounts={PLUS.name: plus} if plus else {},
    )


def _check_kind(fields: Fields, code: str, kind: str) -> None:
    """The rules ask for Stress and Heat by number here and by kind there; both must mean the same card."""
    if code in KINDS and kind != code:
        fields.wrong("kind", f'must be "{code}", like the code, not "{kind}"')
    elif kind not in (BASIC, STARTING) and kind != code:
        fields.wrong("kind", f'must be "{BASIC}" or "{STARTING}" for card {code}, not "{kind}"')


def _read_values(fields: Fields, kind: str) -> tuple[int, ...]:
    values = fields.numbers("values", 0, MAX_VALUE)
    if fields.is_clear("values", "kind"):
        _check_values(fields, kind, values)
    return values


def _check_values(fields: Fields, kind: str, values: tuple[int, ...]) -> None:
    if kind == "heat" and values:
        fields.wrong("values", "must be empty: Heat can't be played")
    elif kind != "heat" and not values:
        fields.wrong("values", "must hold at least one number, the speed that the card gives")


def _check_once_each(fields: Fields, tables: list[Fields], faces: list[CardFace]) -> None:
    codes = [face.code for face in faces]
    check_different(tables, "code", codes, "cards")
    missing = [code for code in NUMBERS if code not in codes]
    # a code that couldn't be read may well be the one that is missing
    if missing and fields.is_clear("cards") and all(table.is_clear("code") for table in tables):
        fields.wrong("cards", f"must hold every card; missing: {', '.join(missing)}")
