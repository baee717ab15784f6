"""The pages: the browser's client where it has been built, and otherwise a few words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.web.files import ASK_AGAIN, PageFiles
from hairpin.server.web.server import server_of
from hairpin.server.web.tables import set_cookie

STATIC: Final = Path(__file__).parents[1] / "static"
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hairpin</title>
<h1>Hairpin is running</h1>
<p>The page for the browser has not been built. Programs can race already: the protocol is described
at <a href="/api/openapi.json">/api/openapi.json</a> and
<a href="/api/protocol.schema.json">/api/protocol.schema.json</a>.</p>
</html>
"""


async def page(request: Request) -> Response:
    """The same for every address of the client. Anyone who comes for the first time gets an identity."""
    answer = _index(request)
    identities = server_of(request).identities
    if identities.of(request) is None:
        set_cookie(request, answer, identities.token(identities.new()))
    return answer


def _index(request: Request) -> Response:
    index = STATIC / "index.html"
    if index.is_file():
        return PageFiles(directory=STATIC).file_response(index, index.stat(), request.scope)
    return Response(NOT_BUILT, media_type="text/html", headers={"Cache-Control": ASK_AGAIN})
