"""Writes `version-N.sql`: a database of today's version with tables in all states that a table can be in.

Run it once for each new version of the database, before the next migration is written, from the root of the
repository: `.venv/bin/python -m tests.server.databases.make NAME`. Files of earlier versions are never made again.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import cast

from tests.server.player import Json, Player, by_chance, create, race_of, season_of, seated
from tests.server.running import Running, database, in_a_loop, running

Kept = dict[str, str]
TOLD_LATER = ("HandChosen",)
"""Events that are told at another moment since then."""
SAID_SINCE = {
    "LegendCardRevealed": ("orders",),
    "LegendMoved": ("way", "number", "helps", "blocked"),
    "SponsorsGained": ("why",),
}
"""What events tell since then, besides what they told."""
EVERYTHING = {"garage": "advanced", "weather": True, "mulligan": True, "rivals": True, "level": 2, "laps": 2}


async def race_a_while(player: Player, actions: int) -> None:
    choose = by_chance(1)
    for _ in range(actions):
        await player.until(lambda: player.owes() or player.phase == "over")
        if player.phase == "over":
            return
        await player.answer(choose(player, player.options))


async def leave_in_the_middle(server: Running, settings: Json, actions: int, name: str) -> Kept:
    async with seated(server, settings, "Ada") as (ada,):
        await race_a_while(ada, actions)
        return kept(ada, name)


def kept(player: Player, name: str) -> Kept:
    assert player.token is not None
    return {f"{name} table": player.table, f"{name} token": player.token, f"{name} seq": str(player.seq)}


async def events_told(server: Running, table: str, token: str) -> str:
    """How many entries the log has, and a fingerprint of their events as the player is told them."""
    reader = await Player(server, table, token).enter(since=0)
    past = reader.messages("past")
    await reader.leave()
    return f"{len(past)} {fingerprint(past)}"


def fingerprint(past: list[Json]) -> str:
    """Of what had happened, as far as it was told then."""
    events = [
        [_as_then(event) for event in cast(list[Json], message["events"]) if event["event"] not in TOLD_LATER]
        for message in past
    ]
    return hashlib.sha256(json.dumps(events).encode()).hexdigest()


def _as_then(event: Json) -> Json:
    since = SAID_SINCE.get(str(event["event"]), ())
    return {name: value for name, value in event.items() if name not in since}


async def leave_a_lobby(server: Running) -> Kept:
    settings = {**race_of("person", "person"), "public": True, "title": "Sunday", "seconds": 86_400}
    table, token = await create(server, settings)
    ada = await Player(server, table, token).enter()
    await ada.ask("sit", seat=1, name="Ada")
    await ada.ask("say", text="who is coming?")
    await ada.leave()
    return kept(ada, "lobby")


async def leave_a_rematch(server: Running) -> Kept:
    """One race is over, another with other settings is on; an action was taken back in it."""
    async with seated(server, race_of("person", "simple"), "Ada") as (ada,):
        await ada.race(by_chance(2))
        await ada.ask("settle", settings=race_of("person", "legend", garage="basic", draft="quick"))
        await ada.ask("start")
        await race_a_while(ada, 5)
        await ada.until(ada.owes)
        await ada.answer(ada.options[0])
        if ada.undo is not None:
            await ada.ask("undo", action=ada.undo)
        return kept(ada, "rematch")


async def leave_to_a_driver(server: Running) -> Kept:
    async with seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea):
        await bea.ask("take-over", seat=1, driver="simple")
        await race_a_while(ada, 4)
        return kept(ada, "stand-in")


async def all_tables(folder: Path) -> Kept:
    async with running(database(folder)) as server:
        found = {
            **await leave_a_lobby(server),
            **await leave_in_the_middle(server, race_of("person", "simple", "legend", **EVERYTHING), 25, "race"),
            **await leave_in_the_middle(server, race_of("person", "simple", garage="advanced"), 1, "draft"),
            **await leave_in_the_middle(server, season_of("person", "simple", "legend"), 130, "season"),
            **await leave_in_the_middle(server, race_of("person", "simple"), 1000, "over"),
            **await leave_a_rematch(server),
            **await leave_to_a_driver(server),
        }
        for name in [key.removesuffix(" table") for key in found if key.endswith(" table")]:
            found[f"{name} events"] = await events_told(server, found[f"{name} table"], found[f"{name} token"])
        return found


def main() -> None:
    path = Path(__file__).parent / f"{sys.argv[1]}.sql"
    with tempfile.TemporaryDirectory() as folder:
        found = in_a_loop(lambda: all_tables(Path(folder)))
        connection = sqlite3.connect(Path(folder) / "tables.sqlite")
        # what a test needs to know, and a server does not
        connection.execute("CREATE TABLE kept (name TEXT, value TEXT)")
        connection.executemany("INSERT INTO kept VALUES (?, ?)", list(found.items()))
        connection.commit()
        path.write_text("\n".join(connection.iterdump()) + "\n")
        connection.close()
    print(path)


if __name__ == "__main__":
    main()
