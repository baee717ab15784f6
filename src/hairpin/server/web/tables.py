"""HTTP about tables: create, list, look, download the record."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.http import ListedTable, RaceList, TableCreated, TableList, TableShown
from hairpin.server.protocol.settings import TableSettings
from hairpin.server.table.recording import finished_game
from hairpin.server.table.summary import summary_from
from hairpin.server.table.telling import race_shown, table_data
from hairpin.server.web.answers import json_answer
from hairpin.server.web.bodies import posted
from hairpin.server.web.clients import with_client
from hairpin.server.web.identity import set_cookie
from hairpin.server.web.numbers import asked_number
from hairpin.server.web.server import address_of, server_of

LISTED = 50
_wishes = msgspec.json.Decoder(TableSettings)


async def all_tables(request: Request) -> Response:
    """One way for both, so that a method that is not allowed is told all those that are."""
    return await (create_table if request.method == "POST" else list_tables)(request)


async def create_table(request: Request) -> Response:
    server = server_of(request)
    settings = await posted(request, _wishes, "the settings of a table")
    if not server.creations.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many new tables from your address; try again in an hour")
    known = server.identities.of(request)
    who = known or server.identities.new()
    person = await server.services.licences.person(who)
    table = await server.tables.create(settings, person.id)
    token = None if known else server.identities.token(who)
    answer = json_answer(TableCreated(table, f"/t/{table}", token), 201)
    if token is not None:
        set_cookie(request, answer, token)
    return answer


async def list_tables(request: Request) -> Response:
    listed = await server_of(request).services.store.public(LISTED)
    return json_answer(
        TableList([ListedTable(table.id, table.touched_at, summary_from(table.summary)) for table in listed])
    )


async def show_table(request: Request) -> Response:
    async with server_of(request).tables.visit(str(request.path_params["table"])) as table:
        finished = range(1, table.state.finished_games() + 1)
        return json_answer(TableShown(table_data(table.state), list(finished)))


async def show_races(request: Request) -> Response:
    async with server_of(request).tables.visit(str(request.path_params["table"])) as table:
        finished = table.state.finished_games()
        return json_answer(RaceList([race_shown(race, race.game <= finished) for race in table.state.races]))


async def show_analysis(request: Request) -> Response:
    """Asking for it begins it; with `begin=0` somebody only looks whether it is there."""
    server = server_of(request)
    asked = str(request.path_params["table"])
    async with server.tables.visit(asked) as table:
        game = finished_game(table.state, asked_number(request, "game"))
    address = address_of(request)
    may_begin = None if asked_number(request, "begin") == 0 else lambda: server.new_analyses.take(address)
    return json_answer(await with_client(request, server.analyses.of(asked, game, may_begin)))


async def download_record(request: Request) -> Response:
    server = server_of(request)
    asked = str(request.path_params["table"])
    async with server.tables.visit(asked) as table:
        game = finished_game(table.state, asked_number(request, "game"))
    record = await with_client(request, server.services.history.record(asked, game))
    headers = {"Content-Disposition": 'attachment; filename="hairpin.jsonl"'}
    return Response(record, media_type="application/x-ndjson", headers=headers)
