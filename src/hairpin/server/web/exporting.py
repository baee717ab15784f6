"""All that is kept of somebody, as one file: it is made while it is sent, one table after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.calls import QuietHours
from hairpin.server.protocol.home import HomeTable
from hairpin.server.protocol.licence import ExportedCalls, ExportedRecord, ExportedTable
from hairpin.server.store import push
from hairpin.server.web.licence import data_of, person_of
from hairpin.server.web.server import Server, address_of, server_of

FILE = 'attachment; filename="hairpin-licence.json"'


async def export(request: Request) -> Response:
    server = server_of(request)
    person = await person_of(request)
    if not server.exports.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many exports for your address; try again in an hour")
    licence = None if person.licence is None else data_of(person.licence)
    shown = [(table, False) for table in (await server.homes.of(person)).tables]
    shown += [(table, True) for table in (await server.homes.of(person, away=True)).tables]
    calls = await _calls(server, person.id)
    head = (
        b'{"licence":' + msgspec.json.encode(licence) + b',"calls":' + msgspec.json.encode(calls) + b',"tables":['
    )
    parts = _parts(server, head, shown)
    return StreamingResponse(parts, media_type="application/json", headers={"Content-Disposition": FILE})


async def _calls(server: Server, licence: str) -> ExportedCalls:
    wishes, devices = await server.services.store.reading(
        lambda connection: (push.wishes(connection, licence), push.devices(connection, licence))
    )
    quiet = None if wishes.quiet is None else QuietHours(*wishes.quiet)
    return ExportedCalls(wishes.is_on, quiet, [device.endpoint for device in devices])


async def _parts(server: Server, head: bytes, shown: list[tuple[HomeTable, bool]]) -> AsyncIterator[bytes]:
    yield head
    for place, (table, is_away) in enumerate(shown):
        records = await _records(server, table.id)
        part = msgspec.json.encode(ExportedTable(f"/t/{table.id}", table, is_away, records))
        yield b"," + part if place else part
    yield b"]}"


async def _records(server: Server, id: str) -> list[ExportedRecord]:
    """A table or a race that can't be read leaves the others."""
    found = []
    with suppress(HairpinError):
        async with server.tables.visit(id) as table:
            games = range(1, table.state.finished_games() + 1)
        for game in games:
            with suppress(HairpinError):
                found.append(ExportedRecord(game, await _lines(server, id, game)))
    return found


async def _lines(server: Server, id: str, game: int) -> list[dict[str, object]]:
    """As they were written."""
    record = await server.services.history.record(id, game)
    return cast(list[dict[str, object]], [msgspec.Raw(line) for line in record.splitlines() if line])
