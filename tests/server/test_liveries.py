"""Colours and start numbers: one's own where nobody has it, the nearest free one otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from hairpin.rules.setup import COLORS
from hairpin.server.protocol.settings import SeatSettings
from hairpin.server.table.liveries import LIKENESS, free_color, free_number, liveries
from hairpin.server.table.state import Seat
from tests.server.asking import http_client
from tests.server.player import Json, Player, WasRefused, by_chance, race_of, seated
from tests.server.running import database, in_a_loop, running
from tests.yard import YARD

DRIVER = SeatSettings(kind="driver")


def person(who: str, color: str | None = None, number: int | None = None) -> Seat:
    return Seat(SeatSettings(), who, who.title(), color, number)


def of_cars(data: object) -> list[tuple[str, int]]:
    return [(str(car["color"]), cast(int, car["number"])) for car in cast(list[Json], data)]


def test_every_colour_has_a_place_among_those_that_are_like_it() -> None:
    assert sorted(LIKENESS) == sorted(COLORS)


def test_a_table_where_nobody_has_chosen_looks_as_it_always_did() -> None:
    seats = [person("ada"), Seat(SeatSettings()), *(Seat(DRIVER) for _ in range(10))]
    assert liveries(seats) == [(color, seat + 1) for seat, color in enumerate(COLORS)]


def test_people_come_first_and_all_others_take_what_is_left() -> None:
    wished = Seat(SeatSettings(kind="legend", color="blue"))
    seats = [Seat(DRIVER), wished, person("ada", "black", 1), person("ben", "blue", 99), person("cleo")]
    found = liveries(seats)
    assert found[2:4] == [("black", 1), ("blue", 99)]
    assert len({livery.color for livery in found}) == len({livery.number for livery in found}) == 5


@pytest.mark.parametrize(
    ("taken", "wished", "given"),
    [
        ("", "red", "red"),
        ("red", "red", "orange"),
        ("red orange", "red", "black"),
        ("red orange black", "red", "yellow"),
        ("black", "black", "red"),
    ],
)
def test_a_colour_that_is_taken_becomes_the_one_most_like_it(taken: str, wished: str, given: str) -> None:
    seats = [person(f"p{place}", color) for place, color in enumerate(taken.split())]
    assert free_color(seats, "ada", wished) == given


@pytest.mark.parametrize(("wished", "given"), [(7, 8), (8, 8), (99, 97), (98, 97), (1, 1)])
def test_a_number_that_is_taken_becomes_the_next_one(wished: int, given: int) -> None:
    seats = [person("ben", number=7), person("cleo", number=99), person("dan", number=98)]
    assert free_number(seats, "ada", wished) == given


def test_one_s_own_look_is_not_taken_by_oneself_and_a_driver_gives_way() -> None:
    seats = [person("ada", "red", 7), Seat(SeatSettings(kind="driver", color="blue"))]
    assert (free_color(seats, "ada", "red"), free_number(seats, "ada", 7)) == ("red", 7)
    assert (free_color(seats, "ada", "blue"), free_number(seats, "ada", 2)) == ("blue", 2)


def test_everybody_sees_what_people_have_chosen_in_the_lobby_the_race_and_the_list_of_races(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        settings = race_of("person", "person", "legend", circuit={"id": "yard", **YARD})
        async with (
            running(database(tmp_path)) as server,
            seated(server, settings, "Ada", start=False) as (ada,),
        ):
            await ada.ask("sit", seat=0, name="Ada", color="red", number=44)
            ben = await Player(server, ada.table).enter()
            await ben.ask("sit", seat=1, name="Ben", color="red", number=44)
            await ada.until(lambda: "Ben" in json.dumps(ada.info))
            looks = [("red", 44), ("orange", 45), ("black", 3)]
            assert of_cars(ada.info["seats"]) == of_cars(ben.info["seats"]) == looks
            assert {"seat": 1, "color": "orange", "number": 45}.items() <= cast(
                Json, ada.messages("update")[-1]["news"]
            ).items()

            await ben.ask("paint", color="cyan")
            await ada.until(lambda: "cyan" in json.dumps(ada.info))
            looks[1] = ("cyan", 45)
            assert of_cars(ada.info["seats"]) == looks

            await ada.ask("start")
            await ben.until(lambda: ben.view is not None)
            assert of_cars(cast(Json, ben.view)["cars"]) == looks
            with pytest.raises(WasRefused, match="not-now"):
                await ben.ask("paint", color="pink")
            await ben.ask("take-over", seat=1)
            await ada.race(by_chance(1))
            async with http_client() as client:
                races = (await client.get(f"{server.http}/api/tables/{ada.table}/races")).json()["races"]
                assert of_cars(races[0]["cars"]) == looks
                record = (await client.get(f"{server.http}/api/tables/{ada.table}/record?game=1")).text
            assert '"number":44' in record.replace(" ", "")
            await ben.leave()

    in_a_loop(test)


def test_whoever_moves_or_reloads_keeps_the_look_and_whoever_leaves_takes_it_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person", "club"), "Ada", start=False) as (ada,),
        ):
            await ada.ask("paint", color="pink", number=9)
            await ada.ask("sit", seat=1, name="Ada")
            assert of_cars(ada.info["seats"])[:2] == [("black", 1), ("pink", 9)]
            await ada.leave()
            await ada.come_back()
            assert of_cars(ada.info["seats"])[1] == ("pink", 9)
            await ada.ask("stand")
            assert of_cars(ada.info["seats"]) == [("black", 1), ("yellow", 2), ("red", 3)]

    in_a_loop(test)


@pytest.mark.parametrize(
    ("look", "code"),
    [
        ({"color": "mauve"}, "bad-color"),
        ({"color": ""}, "bad-color"),
        ({"color": "red\u202e"}, "bad-color"),
        ({"color": "r" * 41}, "bad-message"),
        ({"color": 3}, "bad-message"),
        ({"number": 0}, "bad-number"),
        ({"number": 100}, "bad-number"),
        ({"number": -(10**12)}, "bad-number"),
        ({"number": 10**30}, "bad-message"),
        ({"number": "7"}, "bad-message"),
        ({"number": 7.5}, "bad-message"),
        ({"number": True}, "bad-message"),
    ],
)
def test_no_other_colour_or_number_gets_onto_a_car(tmp_path: Path, look: Json, code: str) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person"), "Ada", start=False) as (ada,),
        ):
            before = of_cars(ada.info["seats"])
            with pytest.raises(WasRefused, match=f"^{code}"):
                await ada.ask("paint", **look)
            with pytest.raises(WasRefused, match=f"^{code}"):
                await ada.ask("sit", seat=1, name="Ada", **look)
            assert (ada.seat, of_cars(ada.info["seats"])) == (0, before)

    in_a_loop(test)
