"""Answers over HTTP: JSON by msgspec, and errors with a code and words."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Code, Refused, StoreError
from hairpin.server.protocol.http import ErrorData
from hairpin.server.web.headers import HEADERS
from hairpin.server.web.server import server_of

STATUS: Final = {
    Code.TOO_LARGE: 413,
    Code.TOO_MANY: 429,
    Code.UNKNOWN_TABLE: 404,
    Code.NOT_FOUND: 404,
    Code.NOT_ALLOWED: 403,
    Code.NOT_NOW: 409,
    Code.OTHER_RULES: 409,
    Code.FULL: 503,
    Code.UNAVAILABLE: 503,
    Code.BROKEN: 500,
}
LEFT: Final = 499
"""What proxies write down for a client that did not wait for its answer."""
CODES: Final = {404: Code.NOT_FOUND, 405: Code.BAD_MESSAGE, 403: Code.NOT_ALLOWED}


def json_answer(data: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def error_answer(code: Code, text: str, status: int) -> Response:
    return json_answer(ErrorData(code, text), status)


async def on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HairpinError)
    code = error.code if isinstance(error, Refused) else Code.BAD_MESSAGE
    if isinstance(error, StoreError):
        code = Code.UNAVAILABLE
    server_of(request).services.metrics.count("hairpin_refused_total", f'code="{code}"')
    return json_answer(ErrorData(code, str(error), error.reason, error.values), STATUS.get(code, 400))


async def on_left(request: Request, error: Exception) -> Response:
    """Nobody reads it any more, and there is nothing to log about it."""
    return Response(status_code=LEFT)


async def on_crash(request: Request, error: Exception) -> Response:
    """Outside of everything else, so it sets the headers itself. The error has been logged."""
    answer = error_answer(Code.BROKEN, "something went wrong here; try again", 500)
    answer.headers.update({**HEADERS, "Cache-Control": "no-store"})
    return answer


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = error_answer(CODES.get(error.status_code, Code.BAD_MESSAGE), error.detail, error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer
