"""The driver's own cards, and what a wrong card file is told."""

import pytest

from hairpin.content.cards import driver_faces, load_cards
from hairpin.content.problems import ContentError
from hairpin.rules.cards import HEAT, STRESS, CardFace


def face(code: str, kind: str, values: list[object], plus: object = 0, copies: object = 1) -> dict[str, object]:
    return {"code": code, "kind": kind, "values": values, "plus": plus, "copies": copies}


def good_faces() -> list[dict[str, object]]:
    numbered = [face(str(value), "basic", [value]) for value in range(6)]
    return [*numbered, face("stress", "stress", [0], plus=1), face("heat", "heat", [])]


def problems_of(faces: object, **more: object) -> list[str]:
    with pytest.raises(ContentError) as caught:
        driver_faces({"cards": faces, **more}, "my.toml")
    return caught.value.problems


def test_a_driver_has_twelve_basic_cards_and_three_starting_upgrades() -> None:
    cards = load_cards()
    assert cards.driver_cards() == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, HEAT]
    assert [card for card in range(8) if cards.is_basic[card]] == [1, 2, 3, 4]
    assert [cards.faces[card].kind for card in (0, 5)] == ["starting", "starting"]


def test_cards_are_numbered_as_the_rules_number_them() -> None:
    assert load_cards().codes[:8] == ["0", "1", "2", "3", "4", "5", "stress", "heat"]
    assert load_cards().value[:8] == [0, 1, 2, 3, 4, 5, 0, 0]


def test_stress_has_value_0_and_one_plus_and_its_number_comes_from_the_circuit() -> None:
    assert load_cards().faces[STRESS] == CardFace("stress", "stress", (0,), amounts={"plus": 1})
    assert load_cards().plus[:8] == [0, 0, 0, 0, 0, 0, 1, 0]


def test_heat_gives_no_value() -> None:
    assert load_cards().faces[HEAT] == CardFace("heat", "heat", (), copies=1, is_heat=True)
    assert load_cards().is_heat[:8] == [False] * 7 + [True]


def test_the_cards_are_read_once() -> None:
    assert load_cards() is load_cards()


def test_the_faces_of_these_tests_are_good() -> None:
    assert len(driver_faces({"cards": good_faces()}, "my.toml")) == 8


@pytest.mark.parametrize(
    ("card", "change", "message"),
    [
        (0, {"code": "9"}, 'cards[0].code: must be "0" or "1"'),
        (1, {"code": "0"}, 'cards[1].code: must differ from the cards before, not "0" again'),
        (
            2,
            {"kind": "bassic"},
            'cards[2].kind: must be "basic" or "starting" or "stress" or "heat", not "bassic"',
        ),
        (3, {"kind": "heat"}, 'cards[3].kind: must be "basic" or "starting" for card 3, not "heat"'),
        (6, {"kind": "basic"}, 'cards[6].kind: must be "stress", like the code, not "basic"'),
        (1, {"values": 1}, "cards[1].values: must be a list of whole numbers, such as [1, 2], not 1"),
        (1, {"values": [1, True]}, "cards[1].values[1]: must be a whole number from 0 to 20, not true"),
        (1, {"values": []}, "cards[1].values: must hold at least one number"),
        (7, {"values": [1]}, "cards[7].values: must be empty"),
        (6, {"plus": -1}, "cards[6].plus: must be a whole number from 0 to 5, not -1"),
        (1, {"copies": 2.5}, "cards[1].copies: must be a whole number from 0 to 20, not 2.5"),
        (1, {"copys": 3}, "cards[1].copys: is not a known field; did you mean copies?"),
    ],
)
def test_a_wrong_card_is_told_file_entry_and_field(card: int, change: dict[str, object], message: str) -> None:
    faces = good_faces()
    faces[card].update(change)
    assert problems_of(faces)[0].startswith(f"my.toml: {message}")


def test_a_code_that_cannot_be_read_repeats_no_other() -> None:
    faces = good_faces()
    faces[0]["code"], faces[1]["code"] = "9", "0"
    assert len(problems_of(faces)) == 1


def test_every_card_must_be_there() -> None:
    assert problems_of(good_faces()[1:-1]) == ["my.toml: cards: must hold every card; missing: 0, heat"]


def test_nothing_but_cards_is_known() -> None:
    assert problems_of(good_faces(), card=3) == ["my.toml: card: is not a known field; did you mean cards?"]


def test_all_problems_come_at_once() -> None:
    faces = good_faces()
    faces[1]["copies"] = "three"
    faces[4]["plus"] = None
    assert len(problems_of(faces)) == 2
