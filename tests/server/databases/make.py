"""Writes `version-N.sql`: a database of today's version with a table in the middle of a race.

Run it once for each new version of the database, before the next migration is written, from the root of the
repository: `.venv/bin/python -m tests.server.databases.make`. Files of earlier versions are never made again.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

from hairpin.server.store.migrations import MIGRATIONS
from tests.server.player import by_chance, race_of, seated
from tests.server.running import database, in_a_loop, running

ACTIONS = 30


async def race_a_while(folder: Path) -> tuple[str, str]:
    async with (
        running(database(folder)) as server,
        seated(server, race_of("person", "simple", "legend", garage="basic", laps=2), "Ada") as (ada,),
    ):
        choose = by_chance(1)
        for _ in range(ACTIONS):
            await ada.until(ada.owes)
            await ada.answer(choose(ada, ada.options))
        assert ada.token is not None
        return ada.table, ada.token


def main() -> None:
    path = Path(__file__).parent / f"version-{len(MIGRATIONS)}.sql"
    with tempfile.TemporaryDirectory() as folder:
        table, token = in_a_loop(lambda: race_a_while(Path(folder)))
        connection = sqlite3.connect(Path(folder) / "tables.sqlite")
        # what a test needs to know, and a server does not
        connection.execute("CREATE TABLE kept (name TEXT, value TEXT)")
        connection.executemany("INSERT INTO kept VALUES (?, ?)", [("table", table), ("token", token)])
        connection.commit()
        path.write_text("\n".join(connection.iterdump()) + "\n")
        connection.close()
    print(path)


if __name__ == "__main__":
    main()
