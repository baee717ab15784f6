"""Old tables go on: entries of every version are read, and what can't be raced any more can be read."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import cast

import msgspec
import pytest

from hairpin.server.errors import Refused
from hairpin.server.log.entries import (
    Acted,
    Created,
    Entry,
    EntryBody,
    Said,
    Seated,
    SettingsChanged,
    Started,
    Stood,
    Stored,
    Unreadable,
    entry_from,
    stored,
)
from hairpin.server.log.settings import KeptGame, KeptSeat, KeptSettings, kept_settings, shown_settings
from hairpin.server.log.upcasts import VERSION
from hairpin.server.protocol.settings import RaceSettings, TableSettings
from hairpin.server.table.requests import started
from hairpin.server.table.state import TableState
from tests.server.databases.make import fingerprint
from tests.server.player import Json, Player, by_chance, race_of, season_of
from tests.server.running import Running, database, in_a_loop, running

DATABASES = Path(__file__).parent / "databases"
TABLES = ("lobby", "race", "draft", "season", "over", "rematch", "stand-in")
"""Those in `version-1-rules-2.sql`."""


def opened(name: str, folder: Path) -> dict[str, str]:
    """A database as an earlier Hairpin has left it, and what is known of it."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    connection.executescript((DATABASES / f"{name}.sql").read_text())
    kept = dict(connection.execute("SELECT name, value FROM kept"))
    connection.execute("DROP TABLE kept")
    connection.commit()
    connection.close()
    return kept


async def entered(server: Running, kept: dict[str, str], name: str, since: int | None = 0) -> Player:
    return await Player(server, kept[f"{name} table"], kept[f"{name} token"]).enter(since)


@pytest.mark.parametrize("name", TABLES)
def test_what_happened_at_a_table_of_yesterday_is_told_as_it_was_then(name: str, tmp_path: Path) -> None:
    kept = opened("version-1-rules-2", tmp_path)
    count, told = kept[f"{name} events"].split()

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            reader = await entered(server, kept, name)
            assert fingerprint(reader.messages("past")[: int(count)]) == told
            await reader.leave()

    in_a_loop(test)


@pytest.mark.parametrize("name", ["race", "draft", "season", "rematch", "stand-in"])
def test_a_race_of_yesterday_goes_on_to_its_end(name: str, tmp_path: Path) -> None:
    kept = opened("version-1-rules-2", tmp_path)

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            ada = await entered(server, kept, name)
            assert ada.phase == "racing"
            bea = ada.info["seats"]
            assert isinstance(bea, list)
            await ada.race(by_chance(1))
            assert ada.phase == "over"
            assert ada.info["deal"] is None
            await ada.leave()

    in_a_loop(test)


def test_a_lobby_of_yesterday_starts_a_race_of_today(tmp_path: Path) -> None:
    kept = opened("version-1-rules-2", tmp_path)

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            ada = await entered(server, kept, "lobby")
            settings = cast(Json, ada.info["settings"])
            assert (settings["title"], settings["seconds"], settings["grace"]) == ("Sunday", 86_400, 60)
            await ada.ask("set-seat", seat=0, wish={"kind": "driver"})
            await ada.ask("start")
            assert ada.info["deal"] is not None
            await ada.leave()

    in_a_loop(test)


# -- entries -------------------------------------------------------------------------------------------------


def of_version_1(kind: str, **body: object) -> Entry:
    return entry_from(Stored(1, 0, kind, 1, json.dumps({"kind": kind, **body})))


@pytest.mark.parametrize(
    "settings", [race_of("person", "simple", weather=True), season_of("person", mulligan=True)]
)
def test_settings_of_version_1_say_the_same(settings: Json) -> None:
    body = of_version_1("created", settings=settings, owner="x").body
    assert isinstance(body, Created)
    assert shown_settings(body.settings) == msgspec.convert(settings, TableSettings)


def test_a_setting_that_is_no_more_makes_no_table_unreadable() -> None:
    game = {"game": "race", "circuit": "usa", "steam": True, "garage": 7, "weather": True}
    body = of_version_1("settled", settings={"game": game, "seats": [{}], "smoke": 3}).body
    assert isinstance(body, SettingsChanged)
    shown = shown_settings(body.settings).game
    assert isinstance(shown, RaceSettings)
    assert getattr(shown, "weather") is True  # noqa: B009
    assert getattr(shown, "garage") == getattr(RaceSettings(), "garage")  # noqa: B009


def test_settings_beyond_what_is_allowed_now_have_their_defaults() -> None:
    kept = KeptSettings(KeptGame(), [KeptSeat()], seconds=0, grace=-5, title="x" * 400)
    shown = shown_settings(kept)
    assert (shown.seconds, shown.grace, shown.title) == (None, 60, "")


def test_what_is_kept_comes_back_as_it_was() -> None:
    for settings in (race_of("person", "legend", garage="all"), season_of("person", "person")):
        wished = msgspec.convert(
            {**settings, "seconds": 60, "grace": 5, "public": True, "title": "x"}, TableSettings
        )
        row = stored(Entry(1, 7, Created(kept_settings(wished), "x")))
        body = entry_from(row).body
        assert row.version == VERSION
        assert isinstance(body, Created)
        assert shown_settings(body.settings) == wished


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [
        ("flown", VERSION, '{"kind":"flown","seat":1}'),
        ("acted", VERSION + 1, '{"kind":"acted","seat":1,"do":"x"}'),
        ("acted", VERSION, '{"kind":"acted","seat":'),
        ("acted", 1, "[]"),
        ("settled", 1, '{"kind":"settled","settings":{"game":7}}'),
        ("said", 0, "{}"),
    ],
)
def test_an_entry_that_is_not_understood_counts_and_changes_nothing(kind: str, version: int, body: str) -> None:
    assert entry_from(Stored(3, 0, kind, version, body)).body == Unreadable(kind)


def folded(*bodies: EntryBody) -> TableState:
    state = TableState("t")
    state.fold_all(Entry(seq, 0, body) for seq, body in enumerate(bodies, start=1))
    return state


TWO = KeptSettings(KeptGame(), [KeptSeat(), KeptSeat()])
LOBBY: tuple[EntryBody, ...] = (Created(TWO, "a"), Seated(0, "a", "Ada"), Seated(1, "b", "Bea"))


def race() -> Started:
    return started(folded(*LOBBY))


@pytest.mark.parametrize("was", ["started", "acted", "undone"])
def test_a_race_of_which_an_entry_cannot_be_read_stops_and_the_table_goes_on(was: str) -> None:
    state = folded(*LOBBY, race(), Unreadable(was), Acted(0, "x"), Said(None, "x", "still here"))
    assert (state.phase, state.games) == ("lobby", 1 + (was == "started"))
    assert "entry 5" in str(state.stopped)
    state.fold(Entry(state.seq + 1, 0, race()))
    assert (state.phase, state.stopped) == ("racing", None)


def test_entries_that_do_not_fit_settings_that_could_not_be_read_leave_a_table() -> None:
    assert len(folded(*LOBBY, Unreadable("settled"), Seated(5, "c", "Cid"), Stood(7)).seats) == 2
    one = KeptSettings(KeptGame(), [KeptSeat()])
    state = folded(Created(one, "a"), race(), Acted(1, "x"))
    assert (state.phase, state.stopped) == ("lobby", "this race has 2 cars, and the table 1 seats")


def test_a_table_whose_first_entry_cannot_be_read_is_refused_in_words() -> None:
    with pytest.raises(Refused, match="first entry"):
        folded(Unreadable("created"), Said(None, "x", "y"))


# -- rules ---------------------------------------------------------------------------------------------------


def test_a_race_under_rules_that_are_not_known_can_be_read_and_followed_by_another(tmp_path: Path) -> None:
    kept = opened("version-1-rules-2", tmp_path)
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute(
        "UPDATE entries SET body = replace(body, '\"rules\":2', '\"rules\":99') WHERE kind = 'started'"
    )
    connection.commit()
    connection.close()

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            ada = await entered(server, kept, "race")
            assert ada.phase == "lobby"
            assert "rules version 99" in str(ada.info["stopped"])
            assert len(ada.messages("past")) == ada.seq
            assert ada.decision is None
            await ada.ask("start")
            assert (ada.phase, ada.info["stopped"]) == ("racing", None)
            await ada.leave()

    in_a_loop(test)


def test_an_action_that_the_rules_refuse_stops_the_race_and_not_the_table() -> None:
    state = TableState("t")
    settings = KeptSettings(KeptGame(), [KeptSeat()])
    bodies: list[EntryBody] = [Created(settings, "x"), Started("race", {"circuit": "nowhere"}, 1, 2)]
    for seq, body in enumerate(bodies, start=1):
        state.fold(Entry(seq, 0, body))
    assert state.phase == "lobby"
    assert state.stopped is not None
