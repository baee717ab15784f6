"""The format of the Legends' cards.

On all cards of a deck a helmet goes with the same diamond, and no colour meets a helmet twice: so a deck
is told by the order in which each colour goes through the helmets.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import product
from typing import Final, NamedTuple

from hairpin.content.fields import Fields
from hairpin.content.problems import Problems
from hairpin.rules.legend_cards import RIVAL_ABILITIES, STAR_ABILITIES, LegendCard, LegendOrder, Manoeuvre
from hairpin.rules.setup import COLORS

DIAMONDS: Final = ("0", "1", "2", "3")
STAR_DECKS: Final = ("green", "yellow", "red")
MAX_HELMET: Final = 30
MAX_COPIES: Final = 20

Cards = tuple[LegendCard, ...]
Helmets = dict[str, tuple[int, ...]]


class LegendDecks(NamedTuple):
    """All that the automated drivers draw from; `levels` begins with level 1."""

    base: Cards
    levels: tuple[Cards, ...]
    manoeuvres: tuple[Manoeuvre, ...]


class _Deck(NamedTuple):
    """A deck before it is cut into cards: the diamond of each helmet, and each colour's helmets."""

    diamonds: dict[int, int]
    helmets: Helmets


class _Level(NamedTuple):
    decks: tuple[str, ...]
    stars: bool


def legends_from_data(data: dict[str, object], file: str) -> LegendDecks:
    """The decks that the data describes; ContentError tells everything that is wrong with it."""
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(("base", "expansion", "manoeuvres"))
    base = _read_base(fields.table("base"))
    expansion = fields.table("expansion")
    deck = _read_expansion(expansion)
    stars, levels = _read_stars(expansion, deck.diamonds), _read_levels(expansion)
    manoeuvres = _read_manoeuvres(fields.table("manoeuvres"))
    problems.raise_if_any()
    return LegendDecks(_cards(base), tuple(_level_cards(deck, stars, level) for level in levels), manoeuvres)


# Cards


def _level_cards(deck: _Deck, stars: Helmets, level: _Level) -> Cards:
    cards: Cards = ()
    for name in level.decks:
        cards += _cards(deck, f"{name}-", stars[name] if level.stars else ())
    return cards


def _cards(deck: _Deck, prefix: str = "", stars: tuple[int, ...] = ()) -> Cards:
    """As many cards as there are helmets, since every colour has each of them once."""
    return tuple(LegendCard(f"{prefix}{n + 1}", _orders(deck, n, stars)) for n in range(len(deck.diamonds)))


def _orders(deck: _Deck, number: int, stars: tuple[int, ...]) -> dict[str, LegendOrder]:
    helmets = {color: order[number] for color, order in deck.helmets.items()}
    return {color: LegendOrder(deck.diamonds[h], h, h in stars) for color, h in helmets.items()}


# The base deck


def _read_base(fields: Fields) -> _Deck:
    fields.allow_only(("diamonds", "helmets", "shares"))
    diamonds = _read_diamonds(fields)
    own = _read_helmets(fields, diamonds)
    shares = _read_shares(fields, own)
    _check_every_color(fields, {*own, *shares})
    return _Deck(diamonds, {color: own.get(shares.get(color, color), ()) for color in COLORS})


def _read_shares(fields: Fields, own: Helmets) -> dict[str, str]:
    table = fields.table("shares")
    table.allow_only(COLORS)
    shares = {color: table.choice(color, tuple(own) or COLORS) for color in COLORS if table.has(color)}
    for color in shares:
        if color in own:
            table.wrong(color, "must be left out: the colour has helmets of its own")
    return shares


# The expansion


def _read_expansion(fields: Fields) -> _Deck:
    fields.allow_only(("diamonds", "helmets", "stars", "levels"))
    diamonds = _read_diamonds(fields)
    helmets = _read_helmets(fields, diamonds)
    _check_every_color(fields, helmets)
    return _Deck(diamonds, helmets)


def _read_stars(fields: Fields, diamonds: dict[int, int]) -> Helmets:
    table = fields.table("stars")
    table.allow_only(STAR_DECKS)
    stars = {deck: table.numbers(deck, 1, MAX_HELMET) for deck in STAR_DECKS}
    for deck, helmets in stars.items():
        if fields.is_clear("stars") and table.is_clear_list(deck, helmets):
            _check_stars(table, deck, helmets, diamonds)
    return stars


def _check_stars(table: Fields, deck: str, helmets: tuple[int, ...], diamonds: dict[int, int]) -> None:
    unknown = sorted(set(helmets).difference(diamonds))
    if not helmets:
        table.wrong(deck, "must hold at least one number, a helmet with a star")
    elif diamonds and unknown:
        table.wrong(deck, f"must hold helmets of the diamonds only, not {_listed(unknown)}")


def _read_levels(fields: Fields) -> list[_Level]:
    tables = fields.tables("levels")
    if not tables and fields.is_clear("levels"):
        fields.wrong("levels", "there are none; there must be at least one [[expansion.levels]]")
    return [_read_level(table) for table in tables]


def _read_level(fields: Fields) -> _Level:
    fields.allow_only(("decks", "stars"))
    decks = fields.texts("decks")
    sound = decks and len(set(decks)) == len(decks) and set(decks) <= set(STAR_DECKS)
    if not sound and fields.is_clear("decks"):
        fields.wrong("decks", f"must hold one or more of {', '.join(STAR_DECKS)}, each at most once")
    return _Level(decks, fields.flag("stars"))


def _read_manoeuvres(fields: Fields) -> tuple[Manoeuvre, ...]:
    """12.3: every star ability meets every rival ability equally often."""
    fields.allow_only(("copies",))
    copies = fields.number("copies", 1, MAX_COPIES)
    pairs = product(STAR_ABILITIES, RIVAL_ABILITIES)
    return tuple(Manoeuvre(star, rival) for star, rival in pairs for _ in range(copies))


# Diamonds and helmets


def _read_diamonds(fields: Fields) -> dict[int, int]:
    """The diamond of each helmet; nothing if that can't be relied on, so that nothing is compared with it."""
    table = fields.table("diamonds")
    table.allow_only(DIAMONDS)
    by_diamond = {diamond: table.numbers(diamond, 1, MAX_HELMET) for diamond in DIAMONDS}
    helmets = [helmet for listed in by_diamond.values() for helmet in listed]
    if not all(table.is_clear_list(*each) for each in by_diamond.items()):
        return {}
    if fields.is_clear("diamonds"):
        _check_diamonds(fields, helmets)
    return {helmet: int(diamond) for diamond, listed in by_diamond.items() for helmet in listed}


def _check_diamonds(fields: Fields, helmets: list[int]) -> None:
    if not helmets:
        fields.wrong("diamonds", "there are none; list the helmets that go with each diamond")
    elif twice := _repeated(helmets):
        fields.wrong("diamonds", f"must hold every helmet once; more than once: {_listed(twice)}")


def _read_helmets(fields: Fields, diamonds: dict[int, int]) -> Helmets:
    table = fields.table("helmets")
    table.allow_only(COLORS)
    helmets = {color: table.numbers(color, 1, MAX_HELMET) for color in COLORS if table.has(color)}
    for color, order in helmets.items():
        if diamonds and table.is_clear_list(color, order):
            _check_order(table, color, order, diamonds)
    if all(table.is_clear_list(*each) for each in helmets.items()):
        _check_cards(fields, helmets)
    return helmets


def _check_order(table: Fields, color: str, order: tuple[int, ...], diamonds: dict[int, int]) -> None:
    if sorted(order) == sorted(diamonds):
        return
    missing = [helmet for helmet in diamonds if helmet not in order]
    surplus = sorted({*_repeated(order), *set(order).difference(diamonds)})
    amiss = [f"missing: {_listed(missing)}"] * bool(missing) + [f"too many: {_listed(surplus)}"] * bool(surplus)
    table.wrong(color, f"must hold each helmet of the diamonds once; {'; '.join(amiss)}")


def _check_cards(fields: Fields, helmets: Helmets) -> None:
    """No two colours have the same helmet on a card; with as many colours as helmets each has all of them."""
    for number, card in enumerate(zip(*helmets.values(), strict=False), start=1):
        if twice := _repeated(card):
            fields.wrong("helmets", f"card {number} must differ from colour to colour; repeated: {_listed(twice)}")


def _check_every_color(fields: Fields, told: Collection[str]) -> None:
    missing = [color for color in COLORS if color not in told]
    if missing and fields.is_clear("helmets", "shares"):
        fields.wrong("helmets", f"must hold every colour; missing: {', '.join(missing)}")


def _repeated(numbers: Iterable[int]) -> list[int]:
    return sorted(number for number, times in Counter(numbers).items() if times > 1)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
