"""Upgrades and sponsor cards, and what a wrong file of them is told."""

import re
from collections import Counter

import pytest

from hairpin.content.cards import load_cards
from hairpin.content.problems import ContentError
from hairpin.content.upgrades import sponsor_faces, upgrade_faces
from hairpin.rules import symbols
from hairpin.rules.cards import FIRST_UPGRADE, HEAT, SPONSOR, STRESS, UPGRADE, CardFace
from hairpin.rules.symbols.symbol import CHANGE, FLAG, Symbol

# id: family: values, "/" between those to choose from: symbols.
# +n plus, Hn Heat, Cn cooldown, Sn reduce stress, SLn slipstream, SCn scrap, SVn salvage, D direct play,
# A accelerate, R refresh, L+n or L-n speed limit, CUn catch-up, SUn super cool
BASIC_UPGRADES = """
1: 4-wheel drive: 4: +1
2: 4-wheel drive: 0: +3
3: 4-wheel drive: 0: +1 C3
4: body: 3: S2
5: body: 5: S1
6: body: 1: S3
7: brakes: 1/2/3/4: H1
8: brakes: 1/3:
9: brakes: 2/4:
10: brakes: 1/5:
11: cooling system: 6: H1 C1
12: cooling system: 1: C2
13: cooling system: 3: C1
14: rpm: 1: SL2
15: rpm: 2: SL2
16: rpm: 3: SL2
"""

ADVANCED_UPGRADES = """
18: body: 6: S3 H1
19: body: 2: S1 C1 SC2
20: body: 2: S1 SL1
21: cooling system: 4: SC2 C1
22: fuel: 2: SV2
23: fuel: 0: +1 SV2 C1
24: gas pedal: 1: D SC1
25: gas pedal: 2: D SC2
26: gas pedal: 3: D SC3
27: gas pedal: 4: D H1 C1
28: gas pedal: 1: D A SC5
29: rpm: 0: +1 SL3
30: rpm: 1: H1 SL3
31: rpm: 1/2: SL1
32: suspension: 2: R S1
33: suspension: 2: R C1
34: suspension: 4: R
35: suspension: 1: R SL1
36: tires: 2: L-1 C3
37: tires: 1: SC2 L+1
38: tires: 2: SC2 L+1
39: tires: 3: L-1 C2
40: tires: 0: +1 L+1 SL1 C1
41: tires: 0: +2 L+2
42: turbo charger: 7: H2 C3
43: turbo charger: 8: H1 SC6
44: wings: 4: H1 SC2 L+2
45: wings: 3: H1 SC2 L+2
46: wings: 6: H2 L+3
47: 4-wheel drive: 0: +1 A
"""

HEAVY_RAIN_UPGRADES = """
49: radiator: 1: SU1 SV4 L-1
50: radiator: 0: SU1 SL1 S1
51: radiator: 1: SU1 C1 SC1
52: radiator: 3: SU1 SC3
53: radiator: 4: SU1 SC4
54: radiator: 0: +1 SU1 R L-1
"""

TUNNEL_VISION_UPGRADES = """
55: front wing: 0: +1 CU3
56: front wing: 0: CU1 D R
57: front wing: 2: CU2 SV2 SC5
58: front wing: 3: CU1 L+1 SC3
59: front wing: 4: CU1 R SC4
60: front wing: 6: CU2 H1
"""

BASE_SPONSORS = """
80: brakes: 1/2/3/4:
81: cooling system: 4: C2
82: rpm: 1: SL2
83: turbo charger: 6:
84: wings: 3: L+1
"""

HEAVY_RAIN_SPONSORS = "85: radiator: 0: SU2"
TUNNEL_VISION_SPONSORS = "86: front wing: 5: CU2"

LEGENDS_SPONSORS = """
87: : 7: L-1
88: : 2: D
89: : 4: SV2
"""

HEAT_UPGRADES = {17: "basic", 48: "advanced"}

PRINTED = [
    *((UPGRADE, "basic", line) for line in BASIC_UPGRADES.split("\n") if line),
    *((UPGRADE, "advanced", line) for line in ADVANCED_UPGRADES.split("\n") if line),
    *((UPGRADE, "heavy-rain", line) for line in HEAVY_RAIN_UPGRADES.split("\n") if line),
    *((UPGRADE, "tunnel-vision", line) for line in TUNNEL_VISION_UPGRADES.split("\n") if line),
    *((SPONSOR, "base", line) for line in BASE_SPONSORS.split("\n") if line),
    (SPONSOR, "heavy-rain", HEAVY_RAIN_SPONSORS),
    (SPONSOR, "tunnel-vision", TUNNEL_VISION_SPONSORS),
    *((SPONSOR, "legends", line) for line in LEGENDS_SPONSORS.split("\n") if line),
]


SHORT = {
    "+": symbols.PLUS,
    "H": symbols.PAY_HEAT,
    "C": symbols.COOLDOWN,
    "SU": symbols.SUPER_COOL,
    "S": symbols.REDUCE_STRESS,
    "SL": symbols.SLIPSTREAM_BONUS,
    "SC": symbols.SCRAP,
    "SV": symbols.SALVAGE,
    "CU": symbols.CATCH_UP,
    "L": symbols.LIMIT,
    "D": symbols.DIRECT,
    "A": symbols.ACCELERATE,
    "R": symbols.REFRESH,
}


def symbols_text(face: CardFace) -> set[str]:
    """The symbols of a card in the short notation."""
    return {_mark(name, symbol, face.amount(symbol)) for name, symbol in SHORT.items() if face.amount(symbol)}


def _mark(name: str, symbol: Symbol, amount: int) -> str:
    return {FLAG: name, CHANGE: f"{name}{amount:+}"}.get(symbol.shows, f"{name}{amount}")


def ids_of(kind: str) -> list[int]:
    return [card - FIRST_UPGRADE for card, face in enumerate(load_cards().faces) if face.kind == kind]


# What is printed on them


@pytest.mark.parametrize(("kind", "deck", "line"), PRINTED, ids=[line for _, _, line in PRINTED])
def test_every_card_shows_what_is_printed_on_it(kind: str, deck: str, line: str) -> None:
    number, family, values, shown = [part.strip() for part in line.split(":")]
    face = load_cards().faces[FIRST_UPGRADE + int(number)]
    assert (face.code, face.kind, face.deck, face.family) == (f"{kind[0]}{number}", kind, deck, family)
    assert face.values == tuple(int(value) for value in values.split("/"))
    assert symbols_text(face) == set(shown.split())
    assert face.copies == {UPGRADE: 2, SPONSOR: 7}[kind]
    assert face.amount(symbols.SINGLE_USE) == (kind == SPONSOR)
    assert not face.is_heat


@pytest.mark.parametrize("id", HEAT_UPGRADES)
def test_two_upgrades_are_heat_cards_and_show_nothing_else(id: int) -> None:
    face = load_cards().faces[FIRST_UPGRADE + id]
    assert face == CardFace(f"u{id}", UPGRADE, (), copies=2, deck=HEAT_UPGRADES[id], is_heat=True)


def test_there_are_no_other_upgrades_and_sponsor_cards() -> None:
    assert ids_of(UPGRADE) == list(range(1, 61))
    assert ids_of(SPONSOR) == list(range(80, 90))
    printed = [int(line.split(":")[0]) for _, _, line in PRINTED]
    assert sorted([*printed, *HEAT_UPGRADES]) == ids_of(UPGRADE) + ids_of(SPONSOR)


@pytest.mark.parametrize(
    ("kind", "deck", "cards"),
    [
        (UPGRADE, "basic", 34),
        (UPGRADE, "advanced", 62),
        (UPGRADE, "tunnel-vision", 12),
        (UPGRADE, "heavy-rain", 12),
        (SPONSOR, "base", 35),
        (SPONSOR, "tunnel-vision", 7),
        (SPONSOR, "heavy-rain", 7),
        (SPONSOR, "legends", 21),
    ],
)
def test_the_boxes_hold_this_many(kind: str, deck: str, cards: int) -> None:
    assert len(load_cards().supply(kind, frozenset({deck}))) == cards


def test_a_supply_holds_two_of_each_upgrade_and_seven_of_each_sponsor_card() -> None:
    upgrades = load_cards().supply(UPGRADE, frozenset({"basic", "advanced", "tunnel-vision", "heavy-rain"}))
    sponsors = load_cards().supply(SPONSOR, frozenset({"base", "tunnel-vision", "heavy-rain", "legends"}))
    assert set(Counter(upgrades).values()) == {2}
    assert set(Counter(sponsors).values()) == {7}


def test_cards_are_found_by_their_codes() -> None:
    by_code = load_cards().by_code
    assert (by_code["u7"], by_code["s83"]) == (FIRST_UPGRADE + 7, FIRST_UPGRADE + 83)
    # 8 driver's cards, 60 upgrades, 10 sponsor cards
    assert len(by_code) == 8 + 60 + 10
    assert "" not in by_code


def test_heat_upgrades_count_as_heat_but_are_not_dealt_to_every_driver() -> None:
    cards = load_cards()
    heat = [card for card, is_heat in enumerate(cards.is_heat) if is_heat]
    assert heat == [HEAT, FIRST_UPGRADE + 17, FIRST_UPGRADE + 48]
    assert max(cards.driver_cards()) == HEAT


def test_all_but_stress_and_heat_may_be_discarded() -> None:
    cards = load_cards()
    kept = {code for code, card in cards.by_code.items() if not cards.may_discard[card]}
    assert kept == {"stress", "heat", "u17", "u48"}
    assert not cards.may_discard[STRESS]


# What a wrong file is told


def good_upgrades() -> list[dict[str, object]]:
    return [
        {"id": 1, "family": "body", "deck": "basic", "values": [1, 3], "plus": 1},
        {"id": 2, "deck": "advanced", "heat_card": True},
        {"id": 55, "family": "rpm", "deck": "tunnel-vision", "values": [0], "limit": -1, "direct": True},
    ]


def good_sponsors() -> list[dict[str, object]]:
    return [
        {"id": 80, "family": "rpm", "deck": "base", "values": [2]},
        {"id": 87, "deck": "legends", "values": [7]},
    ]


def problems_of(upgrades: object, **more: object) -> list[str]:
    with pytest.raises(ContentError) as caught:
        upgrade_faces({"copies": 2, "upgrades": upgrades, **more}, "my.toml")
    return caught.value.problems


def test_the_cards_of_these_tests_are_good() -> None:
    upgrades = upgrade_faces({"copies": 3, "upgrades": good_upgrades()}, "my.toml")
    sponsors = sponsor_faces({"copies": 4, "sponsors": good_sponsors()}, "my.toml")
    assert {card: (face.code, face.copies) for card, face in (upgrades | sponsors).items()} == {
        11: ("u1", 3),
        12: ("u2", 3),
        65: ("u55", 3),
        90: ("s80", 4),
        97: ("s87", 4),
    }


@pytest.mark.parametrize(
    ("card", "change", "message"),
    [
        (0, {"id": 0}, "[0].id: must be a whole number from 1 to 79, not 0"),
        (0, {"id": 80}, "[0].id: must be a whole number from 1 to 79, not 80"),
        (0, {"id": "u1"}, '[0].id: must be a whole number from 1 to 79, not "u1"'),
        (2, {"id": 2}, "[2].id: must differ from the upgrades before, not 2 again"),
        (
            0,
            {"deck": "base"},
            '[0].deck: must be "basic" or "advanced" or "tunnel-vision" or "heavy-rain" or "legends", not "base"',
        ),
        (0, {"family": "bodi"}, '[0].family: must be "4-wheel drive" or "body" or '),
        (0, {"values": []}, "[0].values: must hold at least one number, the speed that the card gives"),
        (0, {"values": 3}, "[0].values: must be a list of whole numbers, such as [1, 2], not 3"),
        (0, {"values": [3, 1]}, "[0].values: must ascend, each number once"),
        (0, {"values": [3, 3]}, "[0].values: must ascend, each number once"),
        (0, {"values": [1, 21]}, "[0].values[1]: must be a whole number from 0 to 20, not 21"),
        (0, {"plus": 0}, "[0].plus: must be a whole number from 1 to 9, not 0"),
        (0, {"heat": -1}, "[0].heat: must be a whole number from 1 to 9, not -1"),
        (0, {"cooldown": True}, "[0].cooldown: must be a whole number from 1 to 9, not true"),
        (0, {"catch_up": 10}, "[0].catch_up: must be a whole number from 1 to 9, not 10"),
        (2, {"limit": 0}, "[2].limit: must not be 0; leave it out if it changes nothing"),
        (2, {"limit": 6}, "[2].limit: must be a whole number from -5 to 5, not 6"),
        (2, {"direct": 1}, "[2].direct: must be true or false, not 1"),
        (0, {"cooldwn": 1}, "[0].cooldwn: is not a known field; did you mean cooldown?"),
        (1, {"values": []}, "[1].values: must be left out: a Heat card shows nothing else"),
        (1, {"plus": 1}, "[1].plus: must be left out: a Heat card shows nothing else"),
        (1, {"heat_card": "yes"}, '[1].heat_card: must be true or false, not "yes"'),
    ],
)
def test_a_wrong_upgrade_is_told_file_entry_and_field(card: int, change: dict[str, object], message: str) -> None:
    upgrades = good_upgrades()
    upgrades[card].update(change)
    assert problems_of(upgrades)[0].startswith(f"my.toml: upgrades{message}")


@pytest.mark.parametrize("field", ["id", "family", "deck"])
def test_what_every_upgrade_needs(field: str) -> None:
    upgrades = good_upgrades()
    del upgrades[0][field]
    assert re.match(rf"my.toml: upgrades\[0\].{field}: is missing; it must be ", problems_of(upgrades)[0])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": 79}, "[1].id: must be a whole number from 80 to 99, not 79"),
        ({"id": 80}, "[1].id: must differ from the sponsors before, not 80 again"),
        (
            {"deck": "basic"},
            '[1].deck: must be "base" or "tunnel-vision" or "heavy-rain" or "legends", not "basic"',
        ),
        ({"family": ""}, '[1].family: must be "4-wheel drive" or '),
        ({"heat_card": True}, "[1].heat_card: is not a known field; "),
        ({"single_use": False}, "[1].single_use: is not a known field; "),
    ],
)
def test_a_wrong_sponsor_card_is_told_file_entry_and_field(change: dict[str, object], message: str) -> None:
    sponsors = good_sponsors()
    sponsors[1].update(change)
    with pytest.raises(ContentError) as caught:
        sponsor_faces({"copies": 7, "sponsors": sponsors}, "my.toml")
    assert caught.value.problems[0].startswith(f"my.toml: sponsors{message}")


def test_copies_are_told_once_for_all_cards() -> None:
    assert problems_of(good_upgrades(), copies=0) == [
        "my.toml: copies: must be a whole number from 1 to 20, not 0",
    ]


def test_a_file_without_cards_is_none() -> None:
    assert problems_of([]) == ["my.toml: upgrades: there are none; list at least one card"]
    assert problems_of(3) == ["my.toml: upgrades: must be a list of tables, each headed [[upgrades]], not 3"]


def test_nothing_but_cards_and_copies_is_known() -> None:
    message = "my.toml: upgrade: is not a known field; did you mean upgrades?"
    assert problems_of(good_upgrades(), upgrade=3) == [message]


def test_all_problems_come_at_once() -> None:
    upgrades = good_upgrades()
    upgrades[0].update(plus=0, values=[])
    upgrades[2].update(id=100, deck="none")
    assert len(problems_of(upgrades)) == 4
