"""Ten tables of twelve champions each, every one watched from an address of its own: how long a rookie waits."""

from __future__ import annotations

import asyncio
from typing import Final

from tests.server.player import race_of
from tests.siege.attack import Attack, Camp, Found
from tests.siege.guest import Guest, new_table

TABLES: Final = 10
CARS: Final = 12


def address_of(number: int) -> str:
    return f"127.0.2.{number + 1}"


async def watched(port: int, number: int) -> Guest:
    table, token = await new_table(port, race_of(*["champion"] * CARS), address_of(number))
    guest = await Guest(port, table, token, address_of(number)).enter()
    await guest.ask("start")
    return guest


async def let_champions_think(camp: Camp) -> Found:
    watching = [await watched(camp.server.port, number) for number in range(TABLES)]
    began = sum(guest.seq for guest in watching)
    await asyncio.sleep(camp.seconds)
    answers = sum(guest.seq for guest in watching) - began
    lost = [what for guest in watching for what in guest.wrong]
    lost += ["a watcher was sent away" for guest in watching if guest.gone.is_set()]
    if not answers:
        lost.append("no champion has answered")
    for guest in watching:
        guest.leave()
    return Found(f"{TABLES} tables of {CARS} champions, {answers} answers of theirs", lost)


CHAMPIONS = Attack(
    "champions", "ten tables full of champions, while a rookie is asked elsewhere", let_champions_think
)
