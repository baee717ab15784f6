"""Licences in the database: whose id is whose, and codes that are good once."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from hairpin.server.errors import Code, Refused
from hairpin.server.store import schema

MOST_IDS: Final = 200
"""That are one person: whatever is asked about somebody is asked about each of them, and a word to other processes
with all of them must fit into 8000 bytes."""
BELONGING: Final = (
    schema.licence_codes,
    schema.call_wishes,
    schema.call_devices,
    schema.held_calls,
)
"""What has a `licence_id`, goes with a licence when it is deleted, and along when it becomes part of another."""


class Licence(NamedTuple):
    """`id` is its holder's secret as much as its signature: it never leaves the server."""

    id: str
    made_at: int
    name: str
    color: str | None
    number: int | None


class Person(NamedTuple):
    """Somebody, under all ids that they have had."""

    id: str
    """Of the licence, also where none has been issued yet."""
    ids: tuple[str, ...]
    licence: Licence | None
    is_deleted: bool = False


def person(connection: Connection, who: str) -> Person:
    people = schema.licence_people.c
    root = connection.execute(select(people.licence_id).where(people.who == who)).scalar() or who
    others = connection.execute(select(people.who).where(people.licence_id == root).order_by(people.who)).scalars()
    kept = schema.licences.c
    wanted = select(kept.id, kept.made_at, kept.name, kept.color, kept.number, kept.deleted_at)
    row = connection.execute(wanted.where(kept.id == root)).first()
    is_deleted = row is not None and row.deleted_at is not None
    licence = None if row is None or is_deleted else Licence(*row[:5])
    return Person(root, (root, *others), licence, is_deleted)


def issue(connection: Connection, licence: Licence) -> None:
    """A new one, or another look of one that there is."""
    kept = schema.licences.c
    look = {"name": licence.name, "color": licence.color, "number": licence.number}
    changed = update(schema.licences).where(kept.id == licence.id, kept.deleted_at.is_(None)).values(**look)
    if not connection.execute(changed).rowcount:
        connection.execute(insert(schema.licences).values(id=licence.id, made_at=licence.made_at, **look))


def keep_code(connection: Connection, hash: str, licence: str, now: int, until: int) -> None:
    """In place of any other of this licence; those that nobody took in time go, too."""
    kept = schema.licence_codes.c
    connection.execute(delete(schema.licence_codes).where((kept.licence_id == licence) | (kept.until < now)))
    connection.execute(insert(schema.licence_codes).values(hash=hash, licence_id=licence, until=until))


def licence_of_code(connection: Connection, hash: str, now: int) -> str | None:
    kept = schema.licence_codes.c
    return connection.execute(select(kept.licence_id).where(kept.hash == hash, kept.until >= now)).scalar()


def spend_code(connection: Connection, hash: str, now: int) -> str | None:
    """The licence, for the one who comes first: whoever deletes the row has it."""
    licence = licence_of_code(connection, hash, now)
    spent = connection.execute(delete(schema.licence_codes).where(schema.licence_codes.c.hash == hash))
    return licence if spent.rowcount else None


def adopt(connection: Connection, licence: str, who: str) -> None:
    """All that somebody has under this id belongs to the licence from now on."""
    kept, people = schema.licences.c, schema.licence_people.c
    before = connection.execute(select(people.licence_id).where(people.who == who)).scalar() or who
    if before == licence:
        return
    # in one order, so that two who become part of each other's don't wait in a circle
    wanted = select(kept.id, kept.deleted_at).where(kept.id.in_((before, licence))).order_by(kept.id)
    found = {row.id: row.deleted_at for row in connection.execute(wanted.with_for_update())}
    if found.get(licence, 0) is not None or found.get(before) is not None:
        return  # deleted meanwhile
    together = select(func.count()).where(people.licence_id.in_((before, licence)))
    if int(connection.execute(together).scalar_one()) + 2 > MOST_IDS:
        raise Refused(Code.FULL, f"a licence can be on at most {MOST_IDS} devices; delete it, and begin anew")
    connection.execute(delete(schema.licences).where(kept.id == before))
    moved = update(schema.licence_people).where(people.licence_id == before).values(licence_id=licence)
    connection.execute(moved)
    connection.execute(insert(schema.licence_people).values(who=before, licence_id=licence))
    for belonging in BELONGING:
        owner = belonging.c.licence_id
        # of what a licence has only once, its own stays
        if owner.primary_key and connection.execute(select(owner).where(owner == licence)).first() is not None:
            connection.execute(delete(belonging).where(owner == before))
        connection.execute(update(belonging).where(owner == before).values(licence_id=licence))


def remove(connection: Connection, licence: str, ids: tuple[str, ...], now: int) -> None:
    kept = schema.licences.c
    gone = {"name": "", "color": None, "number": None, "deleted_at": now}
    if not connection.execute(update(schema.licences).where(kept.id == licence).values(**gone)).rowcount:
        connection.execute(insert(schema.licences).values(id=licence, made_at=now, **gone))
    for belonging in BELONGING:
        connection.execute(delete(belonging).where(belonging.c.licence_id == licence))
    connection.execute(delete(schema.seatings).where(schema.seatings.c.who.in_(ids)))
