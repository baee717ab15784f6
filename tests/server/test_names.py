"""Names and titles: they can be seen, and told apart by whoever reads them."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from hairpin.content.entrants import NAMES
from hairpin.server.errors import Refused
from hairpin.server.protocol.settings import SeatSettings
from hairpin.server.table.config import seat_names
from hairpin.server.table.likeness import same_name
from hairpin.server.table.words import checked_chat, checked_name, checked_title
from tests.server.player import Player, WasRefused, race_of, seated
from tests.server.running import database, in_a_loop, running


@pytest.mark.parametrize(
    "nothing",
    [
        *"\u3164\u115f\u1160\uffa0\u2800\U0001d159",
        "\u3164 \u2800",
        "\u0301",
        "\u0301\u0302\u20dd",
        "\ufe0f",
        "\U000e0100",
        "\u034f",
        "\u0e31",
        " \u00a0\u3000 ",
    ],
)
def test_what_shows_nothing_is_no_name_title_or_message(nothing: str) -> None:
    for checked in (checked_name, checked_title, checked_chat):
        with pytest.raises(Refused, match="needs at least one letter or sign that can be seen"):
            checked(nothing)


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "Zoë", "Łukasz", "Иван", "Ελένη", "נֹעַם", "محمّد"),
        *("सुमित्रा", "น้ำฝน", "နန်း", "が", "김민준", "李", "🏎️", "7", "?"),
    ],
)
def test_honest_names_in_any_script_are_taken_as_they_are(name: str) -> None:
    assert checked_name(name) == name
    assert checked_name(unicodedata.normalize("NFD", name))


@pytest.mark.parametrize(
    ("name", "imitation"),
    [
        ("Ada", "ADA"),
        ("Ada", "\uff21\uff44\uff41"),
        ("Ada", "\u0410da"),
        ("Ada", "Ad\u0430"),
        ("ADA", "\u0391D\u0391"),
        ("Ada", "Ada\u0301"),
        ("Ada", "Ad\u0332a"),
        ("Ada", "A\u0e31da"),
        ("Ada", "Ada\u3164"),
        ("Ada", "A\u2800da"),
        ("Ada", "Ada\ufe0f"),
        ("Ada", "A\u034fda"),
        ("Ada", "A da"),
        ("Ada", "A-da"),
        ("Ada", "A\u2011d_a"),
        ("Ada", "\u1d00\u1d05\u1d00"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Ida", "|da"),
        ("Ida", "\u0406da"),
        ("Ida", "id\u00e1"),
        ("BILL", "B1LL"),
        ("Bill", "BiI|"),
        ("Otto", "0tto"),
        ("Otto", "\u041ett\u03bf"),
        ("Anne Marie", "Anne-Marie"),
        ("Anne Marie", "Annemarie"),
        ("Jos\u00e9", "Jose"),
        ("\u0420\u043e\u043c\u0430", "Po\u043ca"),
        ("\u05e0\u05e2\u05dd", "\u05e0\u05b9\u05e2\u05b7\u05dd"),
    ],
)
def test_a_name_that_could_be_taken_for_another_is_the_same(name: str, imitation: str) -> None:
    assert same_name(name, imitation)
    assert same_name(imitation, name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Bo", "Ben"),
        ("Lan", "Ian"),
        ("Lia", "Ila"),
        ("Ali", "Ail"),
        ("Liz", "Iz"),
        ("Mia", "Mla"),
        ("Ana", "Anna"),
        ("Player 1", "Player 2"),
        ("Player 0", "Player 1"),
        ("H\u00f9ng", "H\u01b0ng"),
        ("Łukasz", "Lukasz"),
        ("Иван", "Ирина"),
        ("Ваня", "Даня"),
        ("Ελένη", "Ειρήνη"),
        ("कमल", "कमला"),
        ("सुमी", "समी"),
        ("けん", "げん"),
        ("김민준", "김민지"),
        ("李", "王"),
        ("!", "?"),
        ("-", "."),
        ("🏎", "🏁"),
    ],
)
def test_honest_names_that_differ_are_different(one: str, other: str) -> None:
    assert not same_name(one, other)
    assert not same_name(other, one)


def test_the_names_that_cars_are_given_are_different_from_one_another_and_from_those_chosen() -> None:
    assert not [(one, other) for one in NAMES for other in NAMES if one != other and same_name(one, other)]
    chosen = SeatSettings(kind="person", name="\u0410lma")
    assert seat_names([chosen, SeatSettings(kind="person")]) == ("\u0410lma", "Bruno")


@pytest.mark.parametrize("name", ["\u0410da", "Ada\u0332", "A-da", "A\u3164da"])
def test_nobody_sits_down_or_speaks_under_a_name_that_imitates_another(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person"), "Ada", start=False) as (ada,),
        ):
            eve = await Player(server, ada.table).enter()
            with pytest.raises(WasRefused, match="name-taken"):
                await eve.ask("sit", seat=1, name=name)
            with pytest.raises(WasRefused, match="name-taken"):
                await eve.ask("say", text="I give up", name=name)
            await eve.ask("sit", seat=1, name="Ida")
            await eve.leave()

    in_a_loop(test)
