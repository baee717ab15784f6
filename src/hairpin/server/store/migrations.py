"""How a database of any earlier version becomes one of today's.

A migration is never changed once it has been released; what must change gets a new one at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, inspect, text

from hairpin.server.errors import StoreError

Migration = Callable[[Connection], None]

_VERSION_1: Final = (
    "CREATE TABLE secrets (name VARCHAR(40) PRIMARY KEY, value VARCHAR(200) NOT NULL)",
    """CREATE TABLE tables (
        id VARCHAR(40) PRIMARY KEY,
        created_at BIGINT NOT NULL,
        touched_at BIGINT NOT NULL,
        is_public BOOLEAN NOT NULL,
        summary TEXT NOT NULL
    )""",
    """CREATE TABLE entries (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        kind VARCHAR(20) NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    )""",
    "CREATE INDEX tables_public ON tables (is_public, touched_at)",
)


def version_1(connection: Connection) -> None:
    for statement in _VERSION_1:
        connection.execute(text(statement))


_VERSION_2: Final = (
    "ALTER TABLE entries ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE tables ADD COLUMN due BIGINT",
    "ALTER TABLE tables ADD COLUMN claimed_until BIGINT",
    "ALTER TABLE tables ADD COLUMN over_at BIGINT",
    "ALTER TABLE tables ADD COLUMN archived_at BIGINT",
    "CREATE INDEX tables_due ON tables (due)",
    "CREATE INDEX tables_over ON tables (over_at)",
    """CREATE TABLE snapshots (
        table_id VARCHAR(40) PRIMARY KEY REFERENCES tables (id),
        seq INTEGER NOT NULL,
        made_by VARCHAR(64) NOT NULL,
        body {bytes} NOT NULL
    )""",
    """CREATE TABLE pasts (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        body {bytes} NOT NULL,
        PRIMARY KEY (table_id, last)
    )""",
    """CREATE TABLE records (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        game INTEGER NOT NULL,
        body {bytes} NOT NULL,
        PRIMARY KEY (table_id, game)
    )""",
    """CREATE TABLE archives (
        table_id VARCHAR(40) PRIMARY KEY REFERENCES tables (id),
        last INTEGER NOT NULL,
        figures TEXT NOT NULL,
        body {bytes} NOT NULL
    )""",
    """UPDATE tables SET over_at = touched_at WHERE summary LIKE '%"phase":"over"%'""",
)


def version_2(connection: Connection) -> None:
    """Versions of entries, deadlines, and what is kept beside the log: all but the entries can be made anew."""
    kind = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    for statement in _VERSION_2:
        connection.exec_driver_sql(statement.replace("{bytes}", kind).replace("%", _percent(connection)))


def _percent(connection: Connection) -> str:
    """The library of PostgreSQL takes a single one for the beginning of a parameter."""
    return "%%" if connection.dialect.name == "postgresql" else "%"


_VERSION_3: Final = (
    """CREATE TABLE licences (
        id VARCHAR(32) PRIMARY KEY,
        made_at BIGINT NOT NULL,
        name VARCHAR(40) NOT NULL,
        color VARCHAR(20),
        number INTEGER,
        deleted_at BIGINT
    )""",
    "CREATE TABLE licence_people (who VARCHAR(32) PRIMARY KEY, licence_id VARCHAR(32) NOT NULL)",
    "CREATE INDEX licence_people_of ON licence_people (licence_id)",
    """CREATE TABLE licence_codes (
        hash VARCHAR(64) PRIMARY KEY,
        licence_id VARCHAR(32) NOT NULL,
        until BIGINT NOT NULL
    )""",
    """CREATE TABLE listings (
        table_id VARCHAR(40) PRIMARY KEY REFERENCES tables (id),
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        body TEXT NOT NULL
    )""",
    """CREATE TABLE seatings (
        who VARCHAR(32) NOT NULL,
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        seat INTEGER,
        is_host BOOLEAN NOT NULL,
        put_away_at BIGINT,
        PRIMARY KEY (who, table_id)
    )""",
    "CREATE INDEX seatings_of ON seatings (table_id)",
    """CREATE TABLE calls (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        turn VARCHAR(40) NOT NULL,
        kind VARCHAR(20) NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seat, turn, kind)
    )""",
)


def version_3(connection: Connection) -> None:
    """Licences, which tables are whose, how those stand, and who has been called."""
    for statement in _VERSION_3:
        connection.execute(text(statement))


_VERSION_4: Final = (
    """CREATE TABLE call_wishes (
        licence_id VARCHAR(32) PRIMARY KEY,
        is_on BOOLEAN NOT NULL,
        quiet_since INTEGER,
        quiet_until INTEGER,
        zone VARCHAR(64) NOT NULL
    )""",
    """CREATE TABLE call_devices (
        hash VARCHAR(64) PRIMARY KEY,
        licence_id VARCHAR(32) NOT NULL,
        at BIGINT NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh VARCHAR(120) NOT NULL,
        auth VARCHAR(40) NOT NULL
    )""",
    "CREATE INDEX call_devices_of ON call_devices (licence_id)",
    """CREATE TABLE held_calls (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        turn VARCHAR(40) NOT NULL,
        kind VARCHAR(20) NOT NULL,
        licence_id VARCHAR(32) NOT NULL,
        due BIGINT NOT NULL,
        PRIMARY KEY (table_id, seat, turn, kind)
    )""",
    "CREATE INDEX held_calls_due ON held_calls (due)",
)


def version_4(connection: Connection) -> None:
    """Browsers that can be called, and when not."""
    for statement in _VERSION_4:
        connection.execute(text(statement))


def version_5(connection: Connection) -> None:
    """What was found out about races that are over; it can be made anew."""
    kind = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    connection.exec_driver_sql(
        f"""CREATE TABLE analyses (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        game INTEGER NOT NULL,
        version INTEGER NOT NULL,
        body {kind} NOT NULL,
        PRIMARY KEY (table_id, game)
    )"""
    )


MIGRATIONS: Final[tuple[Migration, ...]] = (version_1, version_2, version_3, version_4, version_5)


def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """Inside the caller's transaction: all of it happens, or nothing. The number of steps that were taken."""
    version = _version(connection)
    if version > len(migrations):
        raise StoreError(
            f"the database has version {version}, this Hairpin knows up to {len(migrations)}; use a newer Hairpin"
        )
    for migration in migrations[version:]:
        migration(connection)
    if version < len(migrations):
        connection.execute(text("UPDATE schema_version SET version = :new"), {"new": len(migrations)})
    return len(migrations) - version


def _version(connection: Connection) -> int:
    names = set(inspect(connection).get_table_names())
    if "schema_version" not in names:
        if names & {"tables", "entries", "secrets", "snapshots", "pasts", "records", "archives"}:
            raise StoreError("the database is not one of Hairpin's: it has its own tables of the same names")
        connection.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
        connection.execute(text("INSERT INTO schema_version (version) VALUES (0)"))
    return checked_version(connection.execute(text("SELECT version FROM schema_version")).scalar())


def checked_version(found: object) -> int:
    if not isinstance(found, int) or found < 0:
        raise StoreError("the database's schema_version is damaged: it must hold one number")
    return found
