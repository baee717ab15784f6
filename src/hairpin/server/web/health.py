"""Whether the server is well, for people and machines that look after it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.protocol.http import Health
from hairpin.server.web.answers import json_answer
from hairpin.server.web.server import server_of


async def health(request: Request) -> Response:
    try:
        await server_of(request).services.store.count()
    except Exception:  # whatever the reason, the answer is the same
        return json_answer(Health("failing", "unavailable"), 503)
    return json_answer(Health("ok", "ok"))


async def metrics(request: Request) -> Response:
    return Response(server_of(request).services.metrics.text(), media_type="text/plain; version=0.0.4")
