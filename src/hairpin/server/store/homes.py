"""Which tables are whose, and how they stand: by an index, without a look at any log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from hairpin.server.store import schema


class Place(NamedTuple):
    """A table that somebody sits at, or is the host of."""

    table: str
    seat: int | None
    is_host: bool
    at: int
    body: str
    is_behind: bool
    """Something has happened there since."""


def places(
    connection: Connection, ids: Sequence[str], away: bool = False, table: str | None = None
) -> list[Place]:
    """What happened last comes first."""
    seatings, listings, entries = schema.seatings.c, schema.listings.c, schema.entries.c
    last = (
        select(func.max(entries.seq)).where(entries.table_id == seatings.table_id).correlate(schema.seatings)
    ).scalar_subquery()
    wanted = (
        select(seatings.table_id, seatings.seat, seatings.is_host, listings.at, listings.body, listings.seq < last)
        .join(schema.listings, listings.table_id == seatings.table_id)
        .where(seatings.who.in_(ids))
        .where(seatings.put_away_at.is_not(None) if away else seatings.put_away_at.is_(None))
        # of two ids at one table the one with a seat
        .order_by(listings.at.desc(), seatings.table_id, seatings.seat.is_(None))
    )
    if table is not None:
        wanted = wanted.where(seatings.table_id == table)
    found: dict[str, Place] = {}
    for each, seat, is_host, at, body, is_behind in connection.execute(wanted):
        place = Place(each, seat, bool(is_host), at, body, bool(is_behind))
        before = found.get(each)
        found[each] = place if before is None else before._replace(is_host=before.is_host or place.is_host)
    return list(found.values())


def known_among(connection: Connection, ids: Sequence[str], tables: Sequence[str]) -> set[str]:
    kept = schema.seatings.c
    return set(
        connection.execute(select(kept.table_id).where(kept.who.in_(ids), kept.table_id.in_(tables))).scalars()
    )


def seats_of(connection: Connection, ids: Sequence[str]) -> list[tuple[str, str]]:
    """Each id with each table where it has a seat or is the host."""
    kept = schema.seatings.c
    wanted = select(kept.who, kept.table_id).where(kept.who.in_(ids))
    return [(who, table) for who, table in connection.execute(wanted)]


def count_away(connection: Connection, ids: Sequence[str]) -> int:
    kept = schema.seatings.c
    wanted = select(func.count(func.distinct(kept.table_id))).where(
        kept.who.in_(ids), kept.put_away_at.is_not(None)
    )
    return int(connection.execute(wanted).scalar_one())


def put_away(connection: Connection, ids: Sequence[str], table: str, at: int | None) -> bool:
    """Or brought back, with no time. Whether there is such a table."""
    kept = schema.seatings.c
    wanted = update(schema.seatings).where(kept.who.in_(ids), kept.table_id == table).values(put_away_at=at)
    return bool(connection.execute(wanted).rowcount)
