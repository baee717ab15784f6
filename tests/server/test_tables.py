"""At the table: seats, names, hosts, watchers, chat, presence, rematch."""

from __future__ import annotations

from typing import cast

import pytest

from hairpin.server.limits import Limits
from hairpin.server.table.live import LiveTable
from tests.server.player import Json, Player, WasRefused, by_chance, create, race_of, seated
from tests.server.running import PATIENT, in_a_loop, running
from tests.server.test_coming_back import _fields


def seat(player: Player, number: int) -> Json:
    return cast(list[Json], player.info["seats"])[number]


async def refused(player: Player, type: str, **fields: object) -> str:
    with pytest.raises(WasRefused) as caught:
        await player.ask(type, **fields)
    return caught.value.code


def test_a_seat_is_taken_once_and_under_a_name_of_its_own(url: str) -> None:
    async def test() -> None:
        settings = race_of("person", "person", "simple", "legend")
        async with (
            running(url) as server,
            seated(server, settings, "Ada", start=False) as (ada,),
        ):
            bea = await Player(server, ada.table).enter()
            assert await refused(bea, "sit", seat=0, name="Bea") == "seat-taken"
            assert await refused(bea, "sit", seat=1, name="ADA") == "name-taken"
            assert await refused(bea, "sit", seat=2, name="Bea") == "seat-taken"
            assert await refused(bea, "sit", seat=3, name="Bea") == "seat-taken"
            assert await refused(bea, "sit", seat=9, name="Bea") == "unknown-seat"
            assert await refused(bea, "sit", seat=1, name="B\u202eea") == "bad-message"
            await bea.ask("sit", seat=1, name="  Bea   B. ")
            assert seat(bea, 1)["name"] == "Bea B."
            await bea.ask("rename", name="Bee")
            await bea.ask("stand")
            assert bea.seat is None
            assert seat(bea, 1)["taken"] is False
            await bea.leave()

    in_a_loop(test)


def test_only_the_host_sets_up_and_starts_and_only_when_all_seats_are_filled(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", start=False) as (ada,),
        ):
            bea = await Player(server, ada.table).enter()
            assert await refused(bea, "start") == "not-allowed"
            assert await refused(ada, "start") == "not-now"
            assert (
                await refused(ada, "set-seat", seat=1, wish={"kind": "driver", "driver": "nobody"})
                == "unknown-driver"
            )
            await ada.ask("set-seat", seat=1, wish={"kind": "driver", "driver": "random"})
            await ada.ask("start")
            assert ada.phase == "racing"
            assert await refused(ada, "start") == "not-now"
            assert await refused(ada, "set-seat", seat=1, wish={"kind": "legend"}) == "not-now"
            await bea.leave()

    in_a_loop(test)


def test_a_bad_configuration_is_refused_with_the_reason(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple"), "Ada", start=False) as (ada,),
        ):
            for wrong, reason in (
                (race_of("person", circuit="monza"), "circuits are usa"),
                (race_of("person", circuit="/etc/passwd.toml"), "circuits are usa"),
                (race_of("person", laps=0), "laps"),
                (race_of("person", mulligan=True), "garage"),
                (race_of("person", rivals=True), "Legend"),
                (race_of("person", garage="huge"), "garage"),
            ):
                with pytest.raises(WasRefused, match=reason) as caught:
                    await ada.ask("settle", settings=wrong)
                assert caught.value.code == "bad-settings"
            await ada.ask("settle", settings=race_of("person", "simple", circuit="france", weather=True))
            assert cast(Json, cast(Json, ada.info["settings"])["game"])["circuit"] == "france"
            assert ada.seat == 0

    in_a_loop(test)


def test_a_circuit_of_ones_own_can_be_raced(url: str) -> None:
    import tomllib

    from tests.records.paper import OWN_CIRCUIT

    async def test() -> None:
        own = {"id": "backyard", **tomllib.loads(OWN_CIRCUIT)}
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple", circuit=own), "Ada") as (ada,),
        ):
            await ada.race(by_chance(1))
            assert cast(Json, cast(Json, ada.track)["circuit"])["id"] == "backyard"

    in_a_loop(test)


def test_who_watches_sees_what_is_public_and_may_talk(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            eve = await Player(server, ada.table).enter()
            assert eve.view is not None
            assert (eve.view["seat"], eve.view["hand"], eve.decision) == (None, [], None)
            await ada.until(lambda: ada.presence.get("watchers") == 1)
            await eve.ask("say", text="Good  luck!", name="Eve")
            await ada.until(lambda: ada.seq >= eve.seq)
            said = [message["news"] for message in ada.messages("update")][-1]
            assert said == {"kind": "said", "seat": None, "name": "Eve", "text": "Good luck!"}
            await ada.ask("say", text="Thanks", name="Not Ada")
            assert cast(Json, ada.messages("update")[-1]["news"])["name"] == "Ada"
            assert await refused(eve, "say", text="\x00") == "bad-message"
            await eve.send(type="say", text="x" * 281)
            await eve.until(lambda: eve.last_refusal()["code"] == "bad-message")
            await eve.leave()
            await ada.until(lambda: ada.presence.get("watchers") == 0)

    in_a_loop(test)


def test_presence_follows_who_comes_and_goes(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await ada.until(lambda: ada.presence["seats"] == [True, True])
            await bea.leave()
            await ada.until(lambda: ada.presence["seats"] == [True, False])
            await bea.come_back()
            await ada.until(lambda: ada.presence["seats"] == [True, True])

    in_a_loop(test)


def test_a_rematch_is_another_race_with_the_same_people(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            await ada.race(by_chance(1))
            await ada.ask("start")
            assert (ada.phase, ada.info["games"]) == ("racing", 2)
            await ada.race(by_chance(2))
            assert ada.phase == "over"

    in_a_loop(test)


def test_who_leaves_a_race_cannot_come_back_to_another_seat(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await bea.ask("stand")
            await ada.until(lambda: seat(ada, 1)["taken"] is False)
            assert seat(ada, 1)["stand_in"] is not None
            await ada.ask("stand")
            assert await refused(ada, "sit", seat=1, name="Ada") == "not-allowed"
            await ada.ask("sit", seat=0, name="Ada")
            cleo = await Player(server, ada.table).enter()
            await cleo.ask("sit", seat=1, name="Cleo")
            assert cleo.seat == 1
            assert seat(cleo, 1)["stand_in"] is None
            await cleo.leave()

    in_a_loop(test)


def test_a_table_can_be_raced_by_drivers_alone(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            table, token = await create(server, race_of("simple", "random", "legend"))
            host = await Player(server, table, token).enter()
            await host.ask("start")
            await host.until(lambda: host.phase == "over", 200)
            await host.leave()

    in_a_loop(test)


@pytest.mark.parametrize(
    ("people", "wished", "counted"),
    [(1, None, True), (2, None, False), (1, False, False), (2, True, True)],
)
def test_the_table_says_whether_people_see_the_counts_of_their_own_cards(
    url: str, people: int, wished: bool | None, counted: bool
) -> None:
    """2.2. Unless somebody wished otherwise, only who plays alone does."""

    async def test() -> None:
        settings = {**race_of(*["person"] * people, "simple"), "card_counts": wished}
        names = ("Ada", "Bea")[:people]
        async with running(url) as server, seated(server, settings, *names) as players:
            watcher = await Player(server, players[0].table).enter()
            assert watcher.view is not None
            assert (watcher.view["deck_cards"], watcher.view["discard_cards"]) == (None, None)
            for player in players:
                view = player.view
                assert view is not None
                deck = cast(list[Json], view["cars"])[player.seat or 0]["deck"]
                assert view["discard_cards"] == ([] if counted else None)
                assert len(cast(list[str], view["deck_cards"])) == deck if counted else view["deck_cards"] is None
            await watcher.leave()

    in_a_loop(test)


def test_room_for_one_table_is_made_by_putting_one_away(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "live_tables": 3})
        async with running(url, limits) as server:
            tables = [(await create(server, race_of("person")))[0] for _ in range(4)]
            for table in tables[:3]:
                async with server.tables.visit(table):
                    pass
            async with server.tables.visit(tables[3]):
                assert list(server.tables.awake) == tables[1:]

    in_a_loop(test)


def test_who_has_woken_a_table_visits_the_one_that_is_awake(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "live_tables": 1})
        async with running(url, limits) as server:
            first, second = [(await create(server, race_of("person")))[0] for _ in range(2)]

            async def visit(id: str) -> bool:
                async with server.tables.visit(id) as table:
                    return server.tables.awake.get(id) is table

            load = server.tables._load

            async def together(id: str) -> LiveTable:
                """Both are read by the time that anybody is told."""
                server.tables._load = load  # type: ignore[method-assign]
                found = await load(id)
                await load(second)
                return found

            server.tables._load = together  # type: ignore[method-assign]
            assert await visit(first)

    in_a_loop(test)
