"""The Legends' cards, and what a wrong file of them is told."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from hairpin.content.legend_format import LegendDecks, legends_from_data
from hairpin.content.legends import base_legend_cards, expansion_legend_cards, manoeuvre_cards
from hairpin.content.problems import ContentError
from hairpin.rules.legend_cards import LegendOrder
from hairpin.rules.setup import COLORS

# card: diamond/helmet of each colour
BASE = """
      black  blue  green  red   grey  yellow
1     2/16   3/18  2/15   1/13  1/14  0/11
2     3/18   2/16  1/12   2/17  3/19  1/13
3     2/17   1/14  0/10   0/11  1/13  2/15
4     1/14   1/12  3/18   2/15  2/16  2/17
5     1/13   2/17  2/16   0/10  1/12  3/19
6     3/19   0/10  1/13   1/14  3/18  1/12
7     2/15   1/13  3/19   3/18  0/11  1/14
8     0/11   3/19  1/14   1/12  0/10  2/16
9     1/12   0/11  2/17   3/19  2/15  0/10
10    0/10   2/15  0/11   2/16  2/17  3/18
"""

SHARES = {"orange": "black", "purple": "blue", "white": "green", "teal": "red", "pink": "grey", "cyan": "yellow"}

# card: helmet of each colour
EXPANSION = """
   black yellow red grey blue green orange purple white teal pink cyan
1  14    12     9   13   11   10    15     17     20    19   16   18
2  20    16     10  18   14   12    9      13     19    17   11   15
3  15    20     11  12   17   14    18     19     16    13   9    10
4  13    10     12  9    19   16    17     11     15    20   18   14
5  19    14     13  20   9    18    11     10     17    12   15   16
6  17    18     14  11   12   20    19     16     10    15   13   9
7  10    11     15  17   20   9     14     12     18    16   19   13
8  12    19     16  15   13   11    20     18     14    9    10   17
9  11    15     17  19   10   13    16     14     9     18   20   12
10 9     13     18  16   15   19    10     20     12    14   17   11
11 18    9      19  14   16   17    13     15     11    10   12   20
12 16    17     20  10   18   15    12     9      13    11   14   19
"""

EXPANSION_DIAMONDS = {9: 0, 10: 0, 11: 1, 12: 1, 13: 1, 14: 1, 15: 2, 16: 2, 17: 2, 18: 2, 19: 3, 20: 3}
STARS = {"green": {11, 17}, "yellow": {9, 13, 15, 19}, "red": {9, 11, 13, 15, 17, 19}}
LEVELS = {1: ["green"], 2: ["green"], 3: ["green", "yellow"], 4: ["yellow"], 5: ["yellow", "red"], 6: ["red"]}

GOOD = """
[base]
diamonds = { 0 = [5], 3 = [7, 6] }
[base.helmets]
black = [5, 6, 7]
yellow = [7, 5, 6]
[base.shares]
red = "black"
grey = "black"
blue = "black"
green = "black"
orange = "black"
purple = "black"
white = "black"
teal = "black"
pink = "yellow"
cyan = "yellow"

[expansion]
diamonds = { 0 = [1, 2, 3, 4, 5, 6], 2 = [7, 8, 9, 10, 11, 12] }
[expansion.helmets]
black  = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
yellow = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]
red    = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]
grey   = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]
blue   = [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4]
green  = [6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5]
orange = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]
purple = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7]
white  = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]
teal   = [10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9]
pink   = [11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
cyan   = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
[expansion.stars]
green = [1]
yellow = [2]
red = [3, 4]
[[expansion.levels]]
decks = ["red", "green"]
stars = true

[manoeuvres]
copies = 1
"""


def rows(table: str) -> dict[str, dict[str, str]]:
    """By card and colour, what the table says."""
    head, *lines = [line.split() for line in table.split("\n") if line]
    return {card: dict(zip(head, entries, strict=True)) for card, *entries in lines}


def decks_of(text: str) -> LegendDecks:
    return legends_from_data(tomllib.loads(text), "my.toml")


def problems_of(old: str, new: str) -> list[str]:
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        decks_of(GOOD.replace(old, new, 1))
    return caught.value.problems


# The base deck


@pytest.mark.parametrize("card", range(1, 11))
def test_the_base_deck(card: int) -> None:
    orders = base_legend_cards()[card - 1].orders
    printed = rows(BASE)[str(card)]
    assert {color: f"{orders[color].diamond}/{orders[color].helmet}" for color in printed} == printed


def test_the_base_deck_has_ten_cards_without_stars() -> None:
    assert [card.name for card in base_legend_cards()] == [str(number) for number in range(1, 11)]
    assert not any(order.star for card in base_legend_cards() for order in card.orders.values())


def test_the_six_further_cars_share_the_entries_of_the_base_deck() -> None:
    for card in base_legend_cards():
        assert list(card.orders) == list(COLORS)
        assert {further: card.orders[further] for further in SHARES} == {
            further: card.orders[own] for further, own in SHARES.items()
        }


def test_every_colour_meets_each_helmet_from_10_to_19_once() -> None:
    for color in COLORS:
        assert sorted(card.orders[color].helmet for card in base_legend_cards()) == list(range(10, 20))


# The expansion


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_made_of_these_decks(level: int) -> None:
    names = [card.name for card in expansion_legend_cards(level)]
    assert names == [f"{deck}-{number}" for deck in LEVELS[level] for number in range(1, 13)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_expansion_decks(level: int) -> None:
    for card in expansion_legend_cards(level):
        deck, number = card.name.split("-")
        stars = STARS[deck] if level > 1 else set()
        helmets = {color: int(helmet) for color, helmet in rows(EXPANSION)[number].items()}
        assert card.orders == {
            color: LegendOrder(EXPANSION_DIAMONDS[helmet], helmet, helmet in stars)
            for color, helmet in helmets.items()
        }


def test_every_card_and_every_colour_has_each_helmet_from_9_to_20_once() -> None:
    cards = expansion_legend_cards(2)
    for card in cards:
        assert sorted(order.helmet for order in card.orders.values()) == list(range(9, 21))
    for color in COLORS:
        assert sorted(card.orders[color].helmet for card in cards) == list(range(9, 21))


@pytest.mark.parametrize(("level", "stars"), [(1, 0), (2, 24), (3, 72), (4, 48), (5, 120), (6, 72)])
def test_the_levels_have_ever_more_stars_for_their_cards(level: int, stars: int) -> None:
    cards = expansion_legend_cards(level)
    assert sum(order.star for card in cards for order in card.orders.values()) == stars


def test_the_three_decks_have_36_cards() -> None:
    names = {card.name for level in LEVELS for card in expansion_legend_cards(level)}
    assert len(names) == 36


@pytest.mark.parametrize("level", [-1, 0, 7])
def test_there_are_six_levels(level: int) -> None:
    with pytest.raises(ContentError) as caught:
        expansion_legend_cards(level)
    assert caught.value.problems == [f"level: must be a whole number from 1 to 6, not {level}"]


def test_every_star_ability_meets_every_rival_ability_on_two_manoeuvre_cards() -> None:
    cards = manoeuvre_cards()
    assert len(cards) == 36
    assert set(Counter(cards).values()) == {2}
    assert {card.star for card in cards} == {"full-throttle", "slipstream", "catch-up"}
    rival = {"full-throttle", "slipstream", "limit+2", "defensive", "skilful", "reckless"}
    assert {card.rival for card in cards} == rival


def test_the_cards_are_read_once() -> None:
    assert base_legend_cards() is base_legend_cards()
    assert expansion_legend_cards(3) is expansion_legend_cards(3)


# What a wrong file is told


def test_the_decks_of_these_tests_are_good() -> None:
    decks = decks_of(GOOD)
    assert [card.orders["cyan"] for card in decks.base] == [(3, 7, False), (0, 5, False), (3, 6, False)]
    assert [card.name for card in decks.levels[0]][11:13] == ["red-12", "green-1"]
    assert decks.levels[0][0].orders["red"] == (0, 3, True)
    assert len(decks.manoeuvres) == 18


def test_the_built_in_file_is_good_as_it_stands() -> None:
    text = (files("hairpin.content") / "legends.toml").read_text(encoding="utf-8")
    assert decks_of(text).base == base_legend_cards()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        # diamonds
        ("3 = [7, 6]", "4 = [7, 6]", "base.diamonds.4: is not a known field; known fields are 0, 1, 2, 3"),
        ("3 = [7, 6]", "3 = [7, 31]", "base.diamonds.3[1]: must be a whole number from 1 to 30, not 31"),
        ("3 = [7, 6]", "3 = [7, 6, 5]", "base.diamonds: must hold every helmet once; more than once: 5"),
        ("{ 0 = [5], 3 = [7, 6] }", "{}", "base.diamonds: there are none; list the helmets"),
        ("{ 0 = [5], 3 = [7, 6] }", "3", "base.diamonds: must be a table, headed [base.diamonds], not 3"),
        # helmets
        (
            "black = [5, 6, 7]",
            "black = [5, 7, 7]",
            "base.helmets.black: must hold each helmet of the diamonds once; missing: 6; too many: 7",
        ),
        (
            "black = [5, 6, 7]",
            "black = [5, 6, 7, 8]",
            "base.helmets.black: must hold each helmet of the diamonds once; too many: 8",
        ),
        (
            "black = [5, 6, 7]",
            "black = []",
            "base.helmets.black: must hold each helmet of the diamonds once; missing: 5, 7, 6",
        ),
        ("black = [5, 6, 7]", "black = 5", "base.helmets.black: must be a list of whole numbers"),
        (
            "black = [5, 6, 7]",
            'black = [5, "6", 7]',
            'base.helmets.black[1]: must be a whole number from 1 to 30, not "6"',
        ),
        (
            "yellow = [7, 5, 6]",
            "yellow = [5, 7, 6]",
            "base.helmets: card 1 must differ from colour to colour; repeated: 5",
        ),
        (
            "cyan   = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]",
            "",
            "expansion.helmets: must hold every colour; missing: cyan",
        ),
        ("black  = [1,", "brown  = [1,", "expansion.helmets.brown: is not a known field; "),
        # shares
        ('cyan = "yellow"', "", "base.helmets: must hold every colour; missing: cyan"),
        ('cyan = "yellow"', 'cyan = "red"', 'base.shares.cyan: must be "black" or "yellow", not "red"'),
        (
            'cyan = "yellow"',
            'cyan = "yellow"\nyellow = "black"',
            "base.shares.yellow: must be left out: the colour has helmets of its own",
        ),
        ('cyan = "yellow"', 'cyann = "yellow"', "base.shares.cyann: is not a known field; did you mean cyan?"),
        # stars and levels
        ("green = [1]", "", "expansion.stars.green: must hold at least one number, a helmet with a star"),
        (
            "green = [1]",
            "green = [1, 13]",
            "expansion.stars.green: must hold helmets of the diamonds only, not 13",
        ),
        ("green = [1]", "green = 1", "expansion.stars.green: must be a list of whole numbers"),
        ("green = [1]", "green = [1]\nblue = [1]", "expansion.stars.blue: is not a known field; "),
        (
            "decks = [",
            'decks = ["blue", ',
            "expansion.levels[0].decks: must hold one or more of green, yellow, red",
        ),
        (
            "decks = [",
            'decks = ["red", ',
            "expansion.levels[0].decks: must hold one or more of green, yellow, red",
        ),
        ('decks = ["red", "green"]', "", "expansion.levels[0].decks: must hold one or more of green, yellow, red"),
        ('decks = ["red", "green"]', 'decks = "red"', "expansion.levels[0].decks: must be a list of texts"),
        ("stars = true", "stars = 2", "expansion.levels[0].stars: must be true or false, not 2"),
        (
            '[[expansion.levels]]\ndecks = ["red", "green"]\nstars = true',
            "",
            "expansion.levels: there are none; ",
        ),
        # the rest
        ("copies = 1", "copies = 0", "manoeuvres.copies: must be a whole number from 1 to 20, not 0"),
        ("copies = 1", "", "manoeuvres.copies: is missing; it must be a whole number from 1 to 20"),
        ("[manoeuvres]", "[maneuvers]", "maneuvers: is not a known field; did you mean manoeuvres?"),
    ],
)
def test_a_wrong_file_is_told_file_entry_and_field(old: str, new: str, message: str) -> None:
    assert problems_of(old, new)[0].startswith(f"my.toml: {message}")


@pytest.mark.parametrize("old", ["3 = [7, 6]", "black = [5, 6, 7]", "black  = [1,"])
def test_a_number_that_cannot_be_read_brings_no_further_messages(old: str) -> None:
    assert len(problems_of(old, old.replace("[", '["x", '))) == 1


def test_all_problems_come_at_once() -> None:
    with pytest.raises(ContentError) as caught:
        decks_of(GOOD.replace("3 = [7, 6]", "3 = [7, 0]").replace("[12, 1,", "[12, 12,").replace("copies = 1", ""))
    fields = [problem.split(": ")[1] for problem in caught.value.problems]
    assert fields == ["base.diamonds.3[1]", "expansion.helmets.cyan", "manoeuvres.copies"]


def test_an_empty_file_is_told_what_is_missing() -> None:
    with pytest.raises(ContentError) as caught:
        legends_from_data({}, "my.toml")
    fields = {problem.split(": ")[1] for problem in caught.value.problems}
    assert fields >= {"base.diamonds", "base.helmets", "expansion.stars.red", "manoeuvres.copies"}
