"""In the database: which browsers of a licence are called, when not, and calls that wait for the morning."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from hairpin.server.push.devices import Device
from hairpin.server.push.quiet import Quiet
from hairpin.server.store import schema


class Wishes(NamedTuple):
    is_on: bool = True
    quiet: Quiet | None = None


class Held(NamedTuple):
    """A call in quiet hours. Whether it is still of use is asked when they are over."""

    licence: str
    table: str
    seat: int
    turn: str
    kind: str
    due: int


def wishes(connection: Connection, licence: str) -> Wishes:
    kept = schema.call_wishes.c
    wanted = select(kept.is_on, kept.quiet_since, kept.quiet_until, kept.zone).where(kept.licence_id == licence)
    row = connection.execute(wanted).first()
    if row is None:
        return Wishes()
    has_quiet = row.quiet_since is not None and row.quiet_until is not None
    return Wishes(row.is_on, Quiet(row.quiet_since, row.quiet_until, row.zone) if has_quiet else None)


def has_wishes(connection: Connection, licence: str) -> bool:
    kept = schema.call_wishes.c
    return connection.execute(select(kept.is_on).where(kept.licence_id == licence)).first() is not None


def keep_wishes(connection: Connection, licence: str, wished: Wishes) -> None:
    quiet = wished.quiet
    values = {
        "is_on": wished.is_on,
        "quiet_since": None if quiet is None else quiet.since,
        "quiet_until": None if quiet is None else quiet.until,
        "zone": "" if quiet is None else quiet.zone,
    }
    kept = schema.call_wishes
    if not connection.execute(update(kept).where(kept.c.licence_id == licence).values(**values)).rowcount:
        connection.execute(insert(kept).values(licence_id=licence, **values))


def devices(connection: Connection, licence: str) -> list[Device]:
    kept = schema.call_devices.c
    wanted = select(kept.endpoint, kept.p256dh, kept.auth).where(kept.licence_id == licence).order_by(kept.at)
    return [Device(*row) for row in connection.execute(wanted)]


def keep_device(connection: Connection, licence: str, device: Device, now: int, most: int) -> None:
    """A browser is called for one licence only: the one that it has now. The oldest make room."""
    kept = schema.call_devices
    connection.execute(delete(kept).where(kept.c.hash == device.hash))
    values = {"hash": device.hash, "licence_id": licence, "at": now, **device._asdict()}
    connection.execute(insert(kept).values(**values))
    of_it = (
        select(kept.c.hash).where(kept.c.licence_id == licence).order_by(kept.c.at.desc()).offset(most).limit(100)
    )
    late = list(connection.execute(of_it).scalars())
    if late:
        connection.execute(delete(kept).where(kept.c.hash.in_(late)))


def remove_device(connection: Connection, hash: str, licence: str | None = None) -> None:
    kept = schema.call_devices
    own = () if licence is None else (kept.c.licence_id == licence,)
    connection.execute(delete(kept).where(kept.c.hash == hash, *own))


def count_devices(connection: Connection, licence: str) -> int:
    kept = schema.call_devices.c
    wanted = select(func.count()).where(kept.licence_id == licence)
    return int(connection.execute(wanted).scalar_one())


def hold(connection: Connection, held: Held) -> None:
    connection.execute(
        insert(schema.held_calls).values(
            licence_id=held.licence,
            table_id=held.table,
            seat=held.seat,
            turn=held.turn,
            kind=held.kind,
            due=held.due,
        )
    )


def due_calls(connection: Connection, now: int, most: int) -> list[Held]:
    kept = schema.held_calls.c
    columns = (kept.licence_id, kept.table_id, kept.seat, kept.turn, kept.kind, kept.due)
    wanted = select(*columns).where(kept.due <= now).order_by(kept.due).limit(most)
    return [Held(*row) for row in connection.execute(wanted)]


def take(connection: Connection, held: Held) -> bool:
    """Whether it is ours: whoever deletes the row makes the call."""
    kept = schema.held_calls
    own = (
        kept.c.table_id == held.table,
        kept.c.seat == held.seat,
        kept.c.turn == held.turn,
        kept.c.kind == held.kind,
    )
    return connection.execute(delete(kept).where(*own)).rowcount == 1
