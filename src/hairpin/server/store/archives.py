"""Logs of finished tables, compressed. They are read like any other; what is written later comes after them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from hairpin.server.errors import Code, Refused
from hairpin.server.log.entries import Stored
from hairpin.server.store import schema

LEVEL: Final = 9
_packer: Final = msgspec.msgpack.Encoder()
_unpacker: Final = msgspec.msgpack.Decoder(list[Stored])


def packed(rows: Sequence[Stored]) -> bytes:
    return zlib.compress(_packer.encode(rows), LEVEL)


def unpacked(body: bytes) -> list[Stored]:
    return _unpacker.decode(zlib.decompress(body))


def read_rows(connection: Connection, table: str, after: int) -> list[Stored]:
    """All rows of a log after that one, wherever they lie."""
    log = schema.entries.c
    wanted = (
        select(log.seq, log.at, log.kind, log.version, log.body)
        .where(log.table_id == table, log.seq > after)
        .order_by(log.seq)
    )
    rows = [Stored(*row) for row in connection.execute(wanted)]
    if rows and rows[0].seq == after + 1:
        return rows
    archived = _archived(connection, table, after)
    # between the two another process may have archived what was among the rows
    last = archived[-1].seq if archived else after
    return [*archived, *(row for row in rows if row.seq > last)]


def _archived(connection: Connection, table: str, after: int) -> list[Stored]:
    kept = schema.archives.c
    wanted = select(kept.body).where(kept.table_id == table, kept.last > after)
    found = connection.execute(wanted).scalar()
    return [] if found is None else [row for row in _read(found) if row.seq > after]


def _read(body: bytes) -> list[Stored]:
    try:
        return unpacked(body)
    except (zlib.error, msgspec.MsgspecError):
        raise Refused(Code.BROKEN, "the log of this table is damaged") from None


def archive(connection: Connection, table: str, figures: str, now: int, before: int) -> int:
    """How many entries went into it; none, if it is archived already, or has an entry that is not from before that
    time. All of it happens, or nothing."""
    if not _is_locked(connection, table):
        return 0
    rows = read_rows(connection, table, 0)
    # a process that has not heard of an entry yet must find it in its way: in an archive it would not
    if rows[-1].at >= before:
        return 0
    log = schema.entries.c
    # an entry that another process has just written is not among the rows
    connection.execute(delete(schema.entries).where(log.table_id == table, log.seq <= rows[-1].seq))
    for kept_in in (schema.archives, schema.pasts, schema.calls):
        connection.execute(delete(kept_in).where(kept_in.c.table_id == table))
    values = {"table_id": table, "last": rows[-1].seq, "figures": figures, "body": packed(rows)}
    connection.execute(insert(schema.archives).values(**values))
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(archived_at=now))
    return len(rows)


def _is_locked(connection: Connection, table: str) -> bool:
    """Of several processes that archive a table at the same moment, one does it: what the second one has read
    might lack entries that are in the archive of the first alone."""
    kept = schema.tables.c
    wanted = select(kept.id).where(kept.id == table, kept.archived_at.is_(None)).with_for_update(key_share=True)
    return connection.execute(wanted).first() is not None
