"""What is posted: JSON of limited size, in limited time, decoded strictly."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from hairpin.server.errors import Code, Refused
from hairpin.server.web.identity import is_same_origin
from hairpin.server.web.server import server_of

BODY_SECONDS = 10
T = TypeVar("T")


async def posted(request: Request, decoder: msgspec.json.Decoder[T], what: str) -> T:
    """`what` is how messages call it, such as "the settings of a table"."""
    if not is_same_origin(request):
        raise Refused(Code.NOT_ALLOWED, f"pages on other sites may not send {what}")
    body = await _body(request, what)
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Code.BAD_SETTINGS, f"not understood: {error}", "not-understood") from None


async def _body(request: Request, what: str) -> bytes:
    maximum = server_of(request).services.limits.body_bytes
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > maximum:
                    raise Refused(Code.TOO_LARGE, f"{what}: at most {maximum} bytes")
    except TimeoutError:
        raise Refused(Code.BAD_MESSAGE, f"{what}: must arrive within {BODY_SECONDS} seconds") from None
    except ClientDisconnect:
        raise Refused(Code.BAD_MESSAGE, f"{what}: whoever sent it left before its end") from None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused(Code.BAD_MESSAGE, f"{what}: send it as application/json")
    return body
