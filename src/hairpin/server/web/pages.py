"""The pages: the browser's client where it has been built, and otherwise a few words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from hairpin.rules.errors import HairpinError
from hairpin.server.errors import StoreError
from hairpin.server.web import answers
from hairpin.server.web.files import ASK_AGAIN, PageFiles
from hairpin.server.web.identity import set_cookie
from hairpin.server.web.link_tags import link_tags
from hairpin.server.web.server import server_of

END_OF_HEAD: Final = "</head>"
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


async def table_page(request: Request) -> Response:
    """With a few words and a picture for those who show a preview of the link."""
    return await _page(request, 200, await _tags(request))


async def _tags(request: Request) -> str:
    """Nothing for a table that is not there, or can't be read just now: the page itself says so."""
    try:
        return await link_tags(request)
    except HairpinError:
        return ""


async def page(request: Request) -> Response:
    """The same for every address of the client. Anyone who comes for the first time gets an identity."""
    return await _page(request, 200)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Whoever has pasted an address that leads nowhere reads so on the page, and can go on from there."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and _is_a_readers(request):
        return await _page(request, 404)
    return await answers.on_http_error(request, error)


def _is_a_readers(request: Request) -> bool:
    """Programs, and pages that fetch a script or a picture, don't ask for HTML."""
    asks_for_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return asks_for_page and not request.url.path.startswith("/api/")


async def _page(request: Request, status: int, tags: str = "") -> Response:
    answer = _index(request, status, tags)
    if not await _is_somebody(request):
        identities = server_of(request).identities
        set_cookie(request, answer, identities.token(identities.new()))
    return answer


async def _is_somebody(request: Request) -> bool:
    """Whoever has deleted the licence on another device is a newcomer here."""
    server = server_of(request)
    who = server.identities.of(request)
    if who is None:
        return False
    try:
        return not await server.services.licences.is_deleted(who)
    except StoreError:
        return True  # the page comes even while the database can't be reached


def _index(request: Request, status: int, tags: str) -> Response:
    index = STATIC / "index.html"
    if tags and index.is_file():
        whole = index.read_text(encoding="utf-8").replace(END_OF_HEAD, tags + END_OF_HEAD, 1)
        # not compressed: names that others have chosen stand in it
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
        return Response(whole, status, media_type="text/html", headers=headers)
    if index.is_file():
        return PageFiles(directory=STATIC).file_response(index, index.stat(), request.scope, status)
    return Response(NOT_BUILT, status, media_type="text/html", headers={"Cache-Control": ASK_AGAIN})
