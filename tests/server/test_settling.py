"""Other settings at the same table: before the start and after a race, by the host or whoever stands in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from hairpin.server.log.entries import SettingsChanged, Stored, entry_from
from tests.server.player import Json, Player, WasRefused, by_chance, create, race_of, season_of, seated
from tests.server.running import database, in_a_loop, running
from tests.server.test_tables import refused, seat


def names(player: Player) -> list[object]:
    return [each["name"] for each in cast(list[Json], player.info["seats"])]


def settings_of(player: Player) -> Json:
    return cast(Json, cast(Json, player.info["settings"])["game"])


def test_everybody_sees_other_settings_and_keeps_the_seat(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person", "simple"), "Ada", "Bea", start=False) as (ada, bea),
        ):
            wished = race_of("person", "person", "legend", circuit="france", laps=2, weather=True)
            await ada.ask("settle", settings=wished)
            await bea.until(lambda: settings_of(bea)["circuit"] == "france")
            assert (ada.seat, bea.seat, names(bea)) == (0, 1, ["Ada", "Bea", None])
            assert await refused(bea, "settle", settings=wished) == "not-allowed"
            await ada.ask("start")
            await bea.until(lambda: bea.phase == "racing")
            assert cast(Json, cast(Json, bea.track)["circuit"])["id"] == "france"
            assert await refused(ada, "settle", settings=wished) == "not-now"

    in_a_loop(test)


def test_people_come_along_when_a_seat_before_theirs_is_taken_away(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple", "person"), "Ada", "Bea", start=False) as (ada, bea),
        ):
            await ada.ask("settle", settings=race_of("person", "person"), was=[0, 2])
            await bea.until(lambda: bea.seat == 1)
            assert names(ada) == ["Ada", "Bea"]
            await ada.ask("settle", settings=race_of("simple", "person"), was=[None, 1])
            await ada.until(lambda: ada.seat is None)
            assert bea.seat == 1

    in_a_loop(test)


@pytest.mark.parametrize(
    ("was", "reason"),
    [([0], "each of the 2 seats"), ([0, 0], "twice"), ([0, 7], "there is no seat 7")],
)
def test_seats_that_cannot_come_along_are_refused(tmp_path: Path, was: list[int], reason: str) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "simple"), "Ada", start=False) as (ada,),
        ):
            with pytest.raises(WasRefused, match=reason):
                await ada.ask("settle", settings=race_of("person", "simple"), was=was)
            assert ada.seat == 0

    in_a_loop(test)


@pytest.mark.parametrize("name", ["Ada", "ada", "\uff21da"])
def test_a_driver_cannot_get_the_name_of_somebody_who_sits(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "simple"), "Ada", start=False) as (ada,),
        ):
            named: Json = {"kind": "driver", "driver": "club", "name": name}
            wished = {**race_of("person"), "seats": [{"kind": "person"}, named]}
            with pytest.raises(WasRefused, match=f"two cars have the name '{name}'") as caught:
                await ada.ask("settle", settings=wished)
            assert caught.value.code == "bad-settings"

    in_a_loop(test)


def test_who_changes_seats_keeps_the_own_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person", "person"), "Ada", "Bea", start=False) as (ada, bea),
        ):
            await ada.ask("sit", seat=2, name="Ada")
            assert (ada.seat, names(ada)) == (2, [None, "Bea", "Ada"])
            assert await refused(bea, "sit", seat=0, name="ada") == "name-taken"

    in_a_loop(test)


def test_who_left_in_the_race_leaves_no_name_behind_in_the_next_lobby(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await bea.ask("stand")
            await ada.race(by_chance(1))
            await ada.ask("settle", settings=race_of("person", "person", "person"))
            assert names(ada) == ["Ada", None, None]
            await bea.ask("sit", seat=2, name="Bea")
            await ada.until(lambda: names(ada) == ["Ada", None, "Bea"])

    in_a_loop(test)


def test_after_a_race_other_settings_lead_back_to_the_lobby_with_other_seats(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "random"), "Ada") as (ada,),
        ):
            await ada.race(by_chance(1))
            await ada.ask("settle", settings=race_of("person", "random", "person", circuit="italy"))
            assert (ada.phase, ada.view, ada.decision) == ("lobby", None, None)
            bea = await Player(server, ada.table).enter()
            await bea.ask("sit", seat=2, name="Bea")
            await ada.ask("start")
            assert (ada.phase, ada.info["games"]) == ("racing", 2)
            assert cast(Json, cast(Json, ada.track)["circuit"])["id"] == "italy"
            await bea.leave()

    in_a_loop(test)


def test_other_settings_are_in_the_log_for_every_process_and_restart(url: str) -> None:
    async def test() -> None:
        async with running(url) as first, running(url) as second:
            for server in (first, second):
                server.server.services.store.is_shared = True
            table, token = await create(first, race_of("person", "simple", "person"))
            ada, bea = await Player(first, table, token).enter(), await Player(second, table).enter()
            await ada.ask("sit", seat=0, name="Ada")
            await bea.ask("sit", seat=2, name="Bea")
            await first.tables.heard(table)
            await ada.ask("settle", settings=season_of("person", "person"), was=[0, 2])
            await second.tables.heard(table)
            await bea.until(lambda: bea.seat == 1)
            assert settings_of(bea)["game"] == "season"
            for player in (ada, bea):
                await player.leave()
        async with running(url) as again:
            await (back := Player(again, table, bea.token)).enter()
            assert (back.seat, names(back), settings_of(back)["game"]) == (1, ["Ada", "Bea"], "season")
            await back.leave()

    in_a_loop(test)


def test_settings_that_were_changed_by_an_older_version_are_still_read() -> None:
    written = json.dumps({"kind": "settled", "settings": race_of("person", "simple")})
    body = entry_from(Stored(1, 0, "settled", 1, written)).body
    assert isinstance(body, SettingsChanged)
    assert body.was is None


def test_while_the_host_is_away_somebody_with_a_seat_starts_and_settles(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea", start=False) as (ada, bea),
        ):
            eve = await Player(server, ada.table).enter()
            await bea.until(lambda: bea.presence["host"] is True)
            assert await refused(bea, "start") == "not-allowed"
            await ada.leave()
            await bea.until(lambda: bea.presence["host"] is False)
            assert await refused(eve, "start") == "not-allowed"
            await bea.ask("settle", settings={**race_of("person", "person", circuit="italy"), "grace": 0})
            assert names(bea) == ["Ada", "Bea"]
            await bea.ask("start")
            await bea.ask("take-over", seat=0)
            await bea.until(lambda: seat(bea, 0)["stand_in"] is not None)
            await ada.come_back()
            await bea.until(lambda: bea.presence["host"] is True and seat(bea, 0)["stand_in"] is None)
            assert await refused(bea, "take-over", seat=0) == "not-allowed"
            await eve.leave()

    in_a_loop(test)


def test_while_the_host_is_away_the_others_go_on_to_the_next_race_of_a_season(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, {**season_of("person", "person"), "grace": 0, "stand_in": "random"}, "Ada", "Bea") as (
                ada,
                bea,
            ),
        ):
            await ada.leave()
            await bea.until(lambda: bea.presence["host"] is False)
            await bea.ask("take-over", seat=0)
            choose = by_chance(4)
            while cast(Json, cast(Json, bea.view)["season"])["race"] == 1:
                await bea.until(bea.owes)
                await bea.answer(choose(bea, bea.options))
            assert cast(Json, cast(Json, bea.track)["circuit"])["id"] == "italy"

    in_a_loop(test)
