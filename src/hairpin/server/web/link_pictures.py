"""Pictures of races, for those who show a preview of a pasted link: what everybody at the table sees."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hairpin.records.games import current_race
from hairpin.server.errors import Code, Refused
from hairpin.server.table.looking_back import Places, places_of
from hairpin.server.table.past_races import past_race
from hairpin.server.table.state import TableState
from hairpin.server.web.clients import with_client
from hairpin.server.web.drawings import circuit_of
from hairpin.server.web.numbers import asked_number
from hairpin.server.web.server import address_of, server_of

A_DAY = "public, max-age=86400"
A_MINUTE = "public, max-age=60"
"""The race goes on."""


async def table_picture(request: Request) -> Response:
    """Of how things stand now; or of a race that is over, `?game=2&race=1`, at a moment of it, `&moment=137`."""
    server = server_of(request)
    asked = str(request.path_params["table"])
    game, race, moment = (asked_number(request, name) for name in ("game", "race", "moment"))
    back = server.services.looking_back
    async with server.tables.visit(asked) as table:
        now = _now(table.state) if game is None else None
        if game is not None:
            past_race(table.state.races, game, race or 1)
    then = asked, game or 1, race or 1, moment
    if now is None and not back.has_places(*then):
        _take_one(request)
        places = await with_client(request, back.places(*then))
    else:
        places = now or await back.places(*then)
        if not back.has_picture(places):
            _take_one(request)
    body = await with_client(request, back.picture(places))
    return Response(body, media_type="image/png", headers={"Cache-Control": A_MINUTE if game is None else A_DAY})


def _take_one(request: Request) -> None:
    """Whatever must be worked out, a moment or a picture, counts once."""
    if not server_of(request).pictures.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many pictures for your address; try again in an hour")


def _now(state: TableState) -> Places:
    if state.session is not None:
        return places_of(current_race(state.session.game))
    return Places(circuit_of(state), (), 0)
