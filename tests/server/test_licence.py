"""A licence in place of an account: known by a secret, carried to another device, and gone when it is deleted."""

from __future__ import annotations

from typing import cast

from tests.server.devices import MovedClock, browsers
from tests.server.player import Json, Player, create, race_of
from tests.server.running import in_a_loop, running

ADA = {"name": "Ada", "color": "teal", "number": 7}


def test_a_licence_is_taken_to_another_device_once_and_brings_all_seats_together(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 3) as (desk, phone, thief):
            await desk.ask("GET", "/api/licence", 403)
            await desk.ask("POST", "/api/licence", 200, **ADA)
            tables = []
            for browser, name in ((desk, "Ada"), (phone, "Ada's phone")):
                table = str((await browser.ask("POST", "/api/tables", 201, **race_of("person", "person")))["id"])
                await browser.sits(table, 0, name)
                tables.append(table)
            code = (await desk.ask("POST", "/api/licence/code", 201))["code"]
            # looking spends nothing, and says whose it is
            assert (await phone.ask("POST", "/api/licence/look", code=code))["name"] == "Ada"
            taken = await phone.ask("POST", "/api/licence/take", code=code)
            assert cast(Json, taken["licence"])["number"] == 7
            assert (await thief.ask("POST", "/api/licence/take", 404, code=code))["code"] == "not-found"
            for browser in (desk, phone):
                assert set(await browser.home()) == set(tables)
                for table in tables:
                    player = await browser.at(table)
                    assert player.seat == 0
                    assert player.messages("hello")[0]["host"]
                    await player.leave()
            stranger = await thief.at(tables[0])
            assert stranger.seat is None
            assert await thief.home() == {}
            await stranger.leave()

    in_a_loop(test)


def test_tokens_of_before_belong_to_the_licence_once_they_are_shown(url: str) -> None:
    """Programs hold one for each table, perhaps; a forged one is worth nothing."""

    async def test() -> None:
        async with running(url) as server, browsers(server, 2) as (ada, eve):
            table, token = await create(server, race_of("person", "person"))
            player = await Player(server, table, token).enter()
            await player.ask("sit", seat=1, name="Ada")
            await player.leave()
            assert token is not None
            who, _, signature = token.partition(".")
            forged = f"{who}.{signature[::-1]}"
            await eve.ask("POST", "/api/licence", name="Eve", tokens=[forged, "", "x" * 200], tables=[table])
            assert await eve.home() == {}
            await ada.ask("POST", "/api/licence", 200, **ADA, tokens=[token])
            assert {at: home["seat"] for at, home in (await ada.home()).items()} == {table: 1}
            # the program itself goes on as before
            again = await Player(server, table, token).enter()
            assert again.seat == 1
            await again.leave()

    in_a_loop(test)


def test_a_code_is_good_for_ten_minutes_and_a_new_one_takes_its_place(url: str) -> None:
    clock = MovedClock()

    async def test() -> None:
        async with running(url, now=clock) as server, browsers(server, 2) as (desk, phone):
            await desk.ask("POST", "/api/licence/code", 403)
            await desk.ask("POST", "/api/licence", 200, **ADA)
            first, second = [(await desk.ask("POST", "/api/licence/code", 201))["code"] for _ in range(2)]
            await phone.ask("POST", "/api/licence/look", 404, code=first)
            await phone.ask("POST", "/api/licence/look", code=second)
            clock.go_on(hours=0.17)
            await phone.ask("POST", "/api/licence/take", 404, code=second)

    in_a_loop(test)


def test_everything_can_be_exported_and_deleted_and_the_race_goes_on(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 3) as (ada, her_phone, bea):
            await ada.ask("POST", "/api/licence", 200, **ADA)
            table = str((await ada.ask("POST", "/api/tables", 201, **race_of("person", "person")))["id"])
            await ada.sits(table, 0, "Ada")
            player = await bea.at(table)
            await player.ask("sit", seat=1, name="Bea")
            await player.ask("start")
            code = (await ada.ask("POST", "/api/licence/code", 201))["code"]
            await her_phone.ask("POST", "/api/licence/take", code=code)
            exported = await ada.ask("GET", "/api/licence/export")
            assert cast(Json, exported["licence"])["name"] == "Ada"
            (kept,) = cast(list[Json], exported["tables"])
            assert (kept["link"], cast(Json, kept["table"])["seat"]) == (f"/t/{table}", 0)
            before = her_phone.cookie
            assert (await ada.ask("DELETE", "/api/licence"))["tables"] == 1
            # the table's driver goes on, and everybody hears of it
            await player.until(lambda: not cast(list[Json], player.info["seats"])[0]["taken"])
            assert cast(list[Json], player.info["seats"])[0]["stand_in"] == "club"
            assert await ada.home() == {}
            await ada.ask("GET", "/api/licence", 403)
            # what another device still has opens nothing, and the next page makes a newcomer of it
            await her_phone.ask("GET", "/api/home", 400)
            refused = await Player(server, table).enter(Cookie=before)
            assert refused.last_refusal()["code"] == "bad-token"
            await her_phone.http.get("/")
            assert her_phone.cookie != before
            assert await her_phone.home() == {}
            await player.leave()

    in_a_loop(test)
