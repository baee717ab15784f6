"""HTTP about races that are over: everybody's hands, and going on from one of their moments."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.http import TableCreated
from hairpin.server.protocol.looking_back import WhatIf
from hairpin.server.table.config import known_driver
from hairpin.server.table.past_races import past_race
from hairpin.server.table.recording import finished_game
from hairpin.server.table.state import TableState
from hairpin.server.web.answers import json_answer
from hairpin.server.web.bodies import posted
from hairpin.server.web.clients import with_client
from hairpin.server.web.identity import set_cookie
from hairpin.server.web.numbers import asked_number
from hairpin.server.web.server import address_of, server_of

_wishes = msgspec.json.Decoder(WhatIf)


def check_finished(state: TableState, game: int, race: int) -> None:
    """A season keeps the cards of all its races until the last of them is over."""
    finished_game(state, game)
    past_race(state.races, game, race)


async def show_hands(request: Request) -> Response:
    server = server_of(request)
    asked = str(request.path_params["table"])
    async with server.tables.visit(asked) as table:
        game = finished_game(table.state, asked_number(request, "game"))
        race = asked_number(request, "race") or 1
        check_finished(table.state, game, race)
    body = await with_client(request, server.services.looking_back.hands(asked, game, race))
    return Response(body, media_type="application/json")


async def go_on_from(request: Request) -> Response:
    """A table of one's own, where the race is on already."""
    server = server_of(request)
    asked = str(request.path_params["table"])
    wish = await posted(request, _wishes, "where to go on")
    if wish.driver is not None:
        known_driver(wish.driver)
    async with server.tables.visit(asked) as table:
        check_finished(table.state, wish.game, wish.race)
    if not server.creations.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many new tables from your address; try again in an hour")
    known = server.identities.of(request)
    who = known or server.identities.new()
    person = await server.services.licences.person(who)
    begun = await with_client(request, server.services.looking_back.opening(asked, wish, person.id))
    table_id = await server.tables.create(begun.settings, person.id, begun.seated, *begun.painted, begun.started)
    token = None if known else server.identities.token(who)
    answer = json_answer(TableCreated(table_id, f"/t/{table_id}", token), 201)
    if token is not None:
        set_cookie(request, answer, token)
    return answer
