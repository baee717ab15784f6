"""No attack at all: what people feel then, to compare with."""

from __future__ import annotations

import asyncio

from tests.siege.attack import Attack, Camp, Found


async def rest(camp: Camp) -> Found:
    await asyncio.sleep(camp.seconds)
    return Found("nobody attacks")


PEACE = Attack("peace", "nobody attacks: how things are without it", rest)
