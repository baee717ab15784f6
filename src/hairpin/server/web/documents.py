"""The documents that describe the server to programs."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.protocol.openapi import openapi_document
from hairpin.server.protocol.schema import schema_document


async def openapi(request: Request) -> Response:
    return _json(openapi_document())


async def schema(request: Request) -> Response:
    return _json(schema_document())


def _json(document: dict[str, object]) -> Response:
    return Response(msgspec.json.encode(document), media_type="application/json")
