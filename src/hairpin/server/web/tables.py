"""HTTP about tables: create, list, look, download the record."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.http import ListedTable, TableCreated, TableList, TableShown
from hairpin.server.protocol.settings import TableWish
from hairpin.server.table.recording import finished_record
from hairpin.server.table.state import OVER
from hairpin.server.table.summary import summary_from
from hairpin.server.table.telling import table_data
from hairpin.server.web.answers import json_answer
from hairpin.server.web.identity import COOKIE, COOKIE_SECONDS, is_same_origin
from hairpin.server.web.server import address_of, server_of

LISTED = 50
BODY_SECONDS = 10
_wishes = msgspec.json.Decoder(TableWish)


async def all_tables(request: Request) -> Response:
    """One way for both, so that a method that is not allowed is told all those that are."""
    return await (create_table if request.method == "POST" else list_tables)(request)


async def create_table(request: Request) -> Response:
    server = server_of(request)
    if not is_same_origin(request):
        raise Refused(Code.NOT_ALLOWED, "pages of other sites may not create tables here")
    settings = _wish(await _body(request))
    if not server.creations.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many new tables from your address; try again in an hour")
    known = server.identities.of(request)
    who = known or server.identities.new()
    table = await server.tables.create(settings, who)
    token = None if known else server.identities.token(who)
    answer = json_answer(TableCreated(table, f"/t/{table}", token), 201)
    if token is not None:
        set_cookie(request, answer, token)
    return answer


def set_cookie(request: Request, answer: Response, token: str) -> None:
    is_https = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=is_https)


async def _body(request: Request) -> bytes:
    most = server_of(request).services.limits.body_bytes
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused(Code.TOO_LARGE, f"the settings of a table have at most {most} bytes")
    except TimeoutError:
        raise Refused(Code.BAD_MESSAGE, f"the settings must come within {BODY_SECONDS} seconds") from None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused(Code.BAD_MESSAGE, "send the settings as application/json")
    return body


def _wish(body: bytes) -> TableWish:
    try:
        return _wishes.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Code.BAD_SETTINGS, f"not understood: {error}") from None


async def list_tables(request: Request) -> Response:
    listed = await server_of(request).services.store.public(LISTED)
    return json_answer(
        TableList([ListedTable(table.id, table.touched_at, summary_from(table.summary)) for table in listed])
    )


async def show_table(request: Request) -> Response:
    async with server_of(request).tables.visit(str(request.path_params["table"])) as table:
        state = table.state
        finished = range(1, state.games + 1) if state.phase == OVER else range(1, state.games)
        return json_answer(TableShown(table_data(state), list(finished)))


async def download_record(request: Request) -> Response:
    server = server_of(request)
    table = str(request.path_params["table"])
    game = _game(request.query_params.get("game"))
    async with server.tables.visit(table):
        entries = await server.services.store.entries(table)
    record = await asyncio.to_thread(finished_record, entries, game)
    headers = {"Content-Disposition": 'attachment; filename="hairpin.jsonl"'}
    return Response(record, media_type="application/x-ndjson", headers=headers)


def _game(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 6 or not text.isascii():
        raise Refused(Code.BAD_MESSAGE, "game: the number of a race at this table, from 1")
    return int(text)
