"""The tables of the database, as of the newest migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("due", BigInteger),
    Column("claimed_until", BigInteger),
    Column("over_at", BigInteger),
    Column("archived_at", BigInteger),
)
"""`summary` is what the public list shows; the table itself is in its entries.

`due` is when the server itself must do something there; whoever has claimed it does it. `over_at` is when the last
race or season ended, if none is on.
"""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
)

# -- beside the log: made from it, and made anew where they are missing or damaged ------------------------------

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("made_by", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""How a table stood after an entry."""

pasts = Table(
    "pasts",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""What is told of its entries to those who have missed them."""

records = Table(
    "records",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""Of races and seasons that are over."""

listings = Table(
    "listings",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""How a table stands after an entry, in short: for the lists of those who sit there."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Of the same: what each decision was worth."""

# -- in place of the log ----------------------------------------------------------------------------------------

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("last", Integer, nullable=False),
    Column("figures", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The first entries of a log, up to `last`, compressed; later ones, if any, are in `entries`."""

# -- people -----------------------------------------------------------------------------------------------------

licences = Table(
    "licences",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("color", String(20)),
    Column("number", Integer),
    Column("deleted_at", BigInteger),
)
"""Of one that was deleted only the id is left, so that its secret opens nothing any more."""

licence_people = Table(
    "licence_people",
    metadata,
    Column("who", String(32), primary_key=True),
    Column("licence_id", String(32), nullable=False),
)
"""Ids that somebody had before, on another device, and sits at tables with."""

licence_codes = Table(
    "licence_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("licence_id", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""To carry a licence to another device, once; the code itself is with whoever asked for it."""

seatings = Table(
    "seatings",
    metadata,
    Column("who", String(32), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer),
    Column("is_host", Boolean, nullable=False),
    Column("put_away_at", BigInteger),
)
"""Which tables are whose. It follows from the logs, but for what somebody has put away."""

calls = Table(
    "calls",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Who has been called, and for which turn: nobody is called twice."""

call_wishes = Table(
    "call_wishes",
    metadata,
    Column("licence_id", String(32), primary_key=True),
    Column("is_on", Boolean, nullable=False),
    Column("quiet_since", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
)
"""Whether somebody wants to be called, and when not: minutes after midnight, where they are."""

call_devices = Table(
    "call_devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("licence_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
)
"""Browsers that can be reached by push, by the hash of where."""

held_calls = Table(
    "held_calls",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("licence_id", String(32), nullable=False),
    Column("due", BigInteger, nullable=False),
)
"""Calls that came in somebody's quiet hours."""
