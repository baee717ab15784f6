"""Whether the server is well, for people and machines that look after it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.protocol.http import Alive, Health
from hairpin.server.web.answers import json_answer
from hairpin.server.web.server import server_of


async def health(request: Request) -> Response:
    problem = await server_of(request).probing.problem()
    if problem is not None:
        return json_answer(Health("failing", "unavailable", problem), 503)
    return json_answer(Health("ok", "ok"))


async def alive(request: Request) -> Response:
    """Nothing is asked of anybody else: starting this process anew would not mend a database."""
    return json_answer(Alive("ok"))


async def metrics(request: Request) -> Response:
    return Response(server_of(request).services.metrics.text(), media_type="text/plain; version=0.0.4")
