"""Home: all tables of a person, as they stand, after every kind of change and after a restart."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from sqlalchemy import update

from hairpin.server.store import schema
from tests.server.devices import Browser, MovedClock, browsers
from tests.server.player import Json, by_chance, race_of, season_of
from tests.server.running import Running, in_a_loop, running
from tests.yard import YARD

DAY = 86_400
YARD_RACE = {"circuit": {"id": "yard", **YARD}}


async def new_table(browser: Browser, settings: Json) -> str:
    return str((await browser.ask("POST", "/api/tables", 201, **settings))["id"])


def group(table: str, name: str) -> Callable[[dict[str, Json]], bool]:
    return lambda tables: table in tables and tables[table]["group"] == name


def next_seats(home: Json) -> list[int]:
    seats = cast(list[Json], cast(Json, home["brief"])["seats"])
    return [number for number, seat in enumerate(seats) if seat["is_next"]]


def test_the_three_lists_follow_what_happens_while_somebody_looks(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 2) as (ada, bea), ada.watching_home() as home:
            await home.until(lambda tables: not tables)
            table = await new_table(ada, {**race_of("person", "person"), "seconds": 3 * DAY})
            await home.until(group(table, "waiting"))
            await ada.sits(table, 0, "Ada")
            await home.until(lambda tables: tables[table]["seat"] == 0)
            player = await bea.at(table)
            await player.ask("sit", seat=1, name="Bea")
            await home.until(group(table, "turn"))  # all are there, and wait for the host
            await player.ask("start")
            await home.until(lambda tables: tables[table]["seconds"] is not None)
            shown = home.tables[table]
            assert (shown["group"], next_seats(shown)) == ("turn", [0, 1])
            assert 3 * DAY - 60 < cast(float, shown["seconds"]) <= 3 * DAY
            brief = cast(Json, shown["brief"])
            assert (brief["circuit"], brief["lap"], brief["laps"]) == ("USA", 1, 1)
            assert [seat["name"] for seat in cast(list[Json], brief["seats"])] == ["Ada", "Bea"]
            own = await ada.at(table)
            await own.answer(by_chance(1)(own, own.options))
            await own.leave()
            await home.until(group(table, "waiting"))
            assert next_seats(home.tables[table]) == [1]
            await player.ask("stand")  # the table's driver goes on
            await home.until(group(table, "turn"))
            assert await bea.home() == {}
            # nothing in it tells who somebody is, nor what they hold
            assert not any(word in text for text in home.heard for word in ("who", "hand", 'token": "'))
            await player.leave()

    in_a_loop(test)


def test_a_finished_season_has_its_standings_and_is_the_same_after_a_crash_and_in_the_archive(url: str) -> None:
    clock = MovedClock()

    async def home_of(server: Running, cookie: str, path: str = "/api/home") -> Json:
        browser = Browser(server)
        answer = await browser.http.get(path, headers={"Cookie": cookie})
        await browser.http.aclose()
        (found,) = cast(list[Json], answer.json()["tables"])
        return found

    async def test() -> None:
        async with running(url, now=clock) as server, browsers(server, 1) as (ada,):
            table = await new_table(ada, season_of("person", "random", races=[YARD_RACE, YARD_RACE]))
            await ada.sits(table, 0, "Ada")
            player = await ada.at(table)
            await player.ask("start")
            await player.race(by_chance(2))
            await player.leave()
            before = (await ada.home())[table]
            cookie = ada.cookie
            brief = cast(Json, before["brief"])
            assert (before["group"], brief["race"], brief["races"]) == ("finished", 2, 2)
            points = [cast(int, seat["points"]) for seat in cast(list[Json], brief["seats"])]
            assert sum(points) > 0
            assert [points[seat] for seat in cast(list[int], brief["standings"])] == sorted(points, reverse=True)
            # as if the server had been killed before it could write how the table stood
            with server.server.services.store.engine.begin() as connection:
                connection.execute(update(schema.listings).values(seq=3, body="{}"))
        async with running(url, now=clock) as server:
            assert await home_of(server, cookie) == before
            clock.go_on(hours=24 * 40)
            for awake in list(server.tables.awake.values()):
                server.tables._put_away(awake)
            assert await server.server.archive.put_away_old() == 1
            assert await home_of(server, cookie) == before

    in_a_loop(test)


def test_what_is_put_away_is_out_of_sight_until_it_is_raced_at_again(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 2) as (ada, bea), ada.watching_home() as home:
            table = await new_table(ada, race_of("person", "person"))
            await ada.sits(table, 0, "Ada")
            await home.until(lambda tables: table in tables)
            await bea.ask("POST", "/api/home/away", 404, table=table)
            assert (await ada.ask("POST", "/api/home/away", table=table))["away"] == 1
            await home.until(lambda tables: table not in tables)
            assert (await ada.ask("GET", "/api/home"))["away"] == 1
            assert [each["id"] for each in (await ada.ask("GET", "/api/home/away"))["tables"]] == [table]  # type: ignore[attr-defined]
            await ada.ask("POST", "/api/home/away", table=table, away=False)
            await home.until(lambda tables: table in tables)
            await ada.ask("POST", "/api/home/away", table=table)
            await home.until(lambda tables: table not in tables)
            player = await bea.at(table)
            await player.ask("sit", seat=1, name="Bea")
            await player.ask("start")
            await home.until(group(table, "turn"))
            await player.leave()

    in_a_loop(test)


def test_tables_of_before_there_were_lists_are_found_by_what_the_browser_remembers(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 2) as (ada, bea):
            table = await new_table(ada, race_of("person", "person"))
            await ada.sits(table, 1, "Ada")
            for awake in list(server.tables.awake.values()):
                server.tables._put_away(awake)
            with server.server.services.store.engine.begin() as connection:
                connection.execute(schema.seatings.delete())
                connection.execute(schema.listings.delete())
            for browser in (bea, ada):
                await browser.ask("POST", "/api/licence", name="Ada", tables=[table, "nowhere", "!"])
            assert {at: home["seat"] for at, home in (await ada.home()).items()} == {table: 1}
            assert await bea.home() == {}

    in_a_loop(test)
