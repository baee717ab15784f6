"""The HTTP part of the server, described for programs."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hairpin import __version__
from hairpin.server.protocol import calls, cards, drawing, event_cards, home, http, licence, looking_back
from hairpin.server.protocol.schema import HTTP_TYPES, components
from hairpin.server.protocol.settings import CircuitFile, TableSettings

PLACE = "#/components/schemas/"
_NUMBER: Final[dict[str, object]] = {"type": "integer", "minimum": 1, "maximum": 999_999}


class Way(NamedTuple):
    method: str
    path: str
    summary: str
    answer: type | None
    status: int = 200
    errors: tuple[int, ...] = ()
    body: type | None = None


WAYS = (
    Way("post", "/api/tables", "Create a table", http.TableCreated, 201, (400, 403, 413, 503), TableSettings),
    Way("get", "/api/tables", "The tables that are open to everybody", http.TableList),
    Way("get", "/api/tables/{table}", "One table", http.TableShown, 200, (404, 409, 503)),
    Way("get", "/api/tables/{table}/record", "The record, once the race is over", None, 200, (400, 404, 409, 503)),
    Way(
        "get",
        "/api/tables/{table}/drawing",
        "How its circuit looks",
        drawing.DrawingData,
        200,
        (400, 404, 409, 503),
    ),
    Way(
        "get",
        "/api/tables/{table}/analysis",
        "What each decision was worth, once the race is over",
        http.AnalysisShown,
        200,
        (400, 404, 409, 503),
    ),
    Way("get", "/api/tables/{table}/races", "Its races that are over", http.RaceList, 200, (404, 409, 503)),
    Way(
        "get",
        "/api/tables/{table}/hands",
        "Everybody's cards at each moment, once all is over",
        looking_back.RaceCards,
        200,
        (400, 404, 409, 503),
    ),
    Way(
        "post",
        "/api/tables/{table}/what-if",
        "Go on from a moment, at a new table",
        http.TableCreated,
        201,
        (400, 403, 404, 409, 413, 503),
        looking_back.WhatIf,
    ),
    Way(
        "get",
        "/api/tables/{table}/picture",
        "How the cars stand, as a picture",
        bytes,
        200,
        (400, 404, 409, 503),
    ),
    Way("get", "/api/licence", "Your licence", licence.LicenceData, 200, (400, 403, 503)),
    Way(
        "post",
        "/api/licence",
        "Get a licence, or change yours",
        licence.LicenceIssued,
        200,
        (400, 403, 413, 503),
        licence.LicenceWish,
    ),
    Way("delete", "/api/licence", "Delete your licence", licence.LicenceDeleted, 200, (400, 403, 503)),
    Way(
        "post",
        "/api/licence/code",
        "A code for another device, good once",
        licence.CodeMade,
        201,
        (400, 403, 503),
    ),
    Way(
        "post",
        "/api/licence/look",
        "Whose licence a code is for",
        licence.LicenceData,
        200,
        (400, 403, 404, 413, 503),
        licence.LicenceCode,
    ),
    Way(
        "post",
        "/api/licence/take",
        "Take the licence on this device",
        licence.LicenceIssued,
        200,
        (400, 403, 404, 413, 503),
        licence.LicenceCode,
    ),
    Way("get", "/api/licence/export", "All that is kept of you", licence.LicenceExport, 200, (400, 403, 503)),
    Way("get", "/api/home", "Your tables", home.HomeList, 200, (400, 403, 503)),
    Way("get", "/api/home/away", "Your tables that are put away", home.HomeList, 200, (400, 403, 503)),
    Way(
        "post",
        "/api/home/away",
        "Put a table away, or bring it back",
        home.PutAwayDone,
        200,
        (400, 403, 404, 413, 503),
        home.PutAway,
    ),
    Way("get", "/api/calls", "How you are called", calls.CallsShown, 200, (400, 403, 503)),
    Way(
        "post",
        "/api/calls",
        "Say whether and when you want to be called",
        calls.CallsShown,
        200,
        (400, 403, 413, 503),
        calls.CallWishes,
    ),
    Way(
        "post",
        "/api/calls/devices",
        "Be called by this browser",
        calls.CallsShown,
        200,
        (400, 403, 409, 413, 503),
        calls.CallDevice,
    ),
    Way(
        "post",
        "/api/calls/devices/remove",
        "Don't be called by this browser any more",
        calls.CallsShown,
        200,
        (400, 403, 413, 503),
        calls.CallEndpoint,
    ),
    Way("post", "/api/calls/test", "Try a call", calls.CallsShown, 200, (400, 403, 503)),
    Way("get", "/api/circuits", "The circuits", http.CircuitList),
    Way(
        "post",
        "/api/circuits/check",
        "Check and draw one of your own",
        http.CircuitChecked,
        200,
        (400, 403, 413),
        CircuitFile,
    ),
    Way("get", "/api/circuits/{circuit}/drawing", "How a circuit looks", drawing.DrawingData, 200, (404,)),
    Way("get", "/api/cards", "The cards", cards.CardList),
    Way("get", "/api/drivers", "The automated drivers", http.DriverList),
    Way("get", "/api/seasons", "The known seasons", http.SeasonList),
    Way("get", "/api/events", "The events of the championship", event_cards.EventList),
    Way("get", "/api/protocol", "Which versions this server speaks", http.ProtocolData),
    Way("get", "/health", "Whether the server can write what players do", http.Health, 200, (503,)),
    Way("get", "/health/live", "Whether the server answers at all", http.Alive),
)


@cache
def openapi_document() -> dict[str, object]:
    _, named = components(HTTP_TYPES, PLACE)
    paths: dict[str, dict[str, object]] = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method] = _operation(way)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hairpin",
            "version": __version__,
            "description": "Tables of the racing board game HEAT. The race itself goes over the WebSocket "
            "/api/tables/{table}/live; its messages are in /api/protocol.schema.json.",
        },
        "paths": paths,
        "components": {"schemas": named},
    }


def _operation(way: Way) -> dict[str, object]:
    return {
        "summary": way.summary,
        "operationId": f"{way.method} {way.path}",
        **({"parameters": _parameters(way.path)} if "{" in way.path else {}),
        **({"requestBody": _body(way.body)} if way.body is not None else {}),
        "responses": {
            str(way.status): _answer(way.answer),
            **{str(status): _error(way, status) for status in (*way.errors, 429)},
        },
    }


def _parameters(path: str) -> list[dict[str, object]]:
    if "{circuit}" in path:
        return [_parameter("circuit", "path", {"type": "string", "minLength": 1})]
    table = _parameter("table", "path", {"type": "string", "minLength": 1})
    game, race = (_parameter(name, "query", _NUMBER) for name in ("game", "race"))
    moment = _parameter("moment", "query", _NUMBER)
    asked = {
        "record": [game],
        "analysis": [game, _parameter("begin", "query", {"type": "integer", "minimum": 0, "maximum": 1})],
        "drawing": [game, race],
        "hands": [game, race],
        "picture": [game, race, moment],
    }
    return [table, *asked.get(path.rpartition("/")[2], [])]


def _parameter(name: str, place: str, schema: dict[str, object]) -> dict[str, object]:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _body(type: type) -> dict[str, object]:
    return {"required": True, "content": {"application/json": {"schema": _ref(type)}}}


def _answer(type: type | None) -> dict[str, object]:
    if type is None:
        text = {"schema": {"type": "string"}}
        return {"description": "One JSON object a line", "content": {"application/x-ndjson": text}}
    if type is bytes:
        return {"description": "A picture", "content": {"image/png": {"schema": {"type": "string"}}}}
    return {"description": "Done", "content": {"application/json": {"schema": _ref(type)}}}


def _error(way: Way, status: int) -> dict[str, object]:
    shape = http.Health if way.path == "/health" and status == 503 else http.ErrorData
    return {"description": "Refused", "content": {"application/json": {"schema": _ref(shape)}}}


def _ref(type: type) -> dict[str, object]:
    return {"$ref": PLACE + type.__name__}
