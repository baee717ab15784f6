"""Work for a client that is given up when the client has left."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from starlette.requests import Request

from hairpin.server.errors import Code, Refused

T = TypeVar("T")


async def with_client(request: Request, work: Coroutine[object, object, T]) -> T:
    """Refused, if nobody waits for it any more: nobody hears that, and nothing has gone wrong."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused(Code.UNAVAILABLE, "whoever asked for it has left")
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
