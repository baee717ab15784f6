"""One attack after the other, each on a server of its own: start, watch, attack, end, judge."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Final

import uvloop

from tests.server.postgres import Postgres, binary
from tests.siege.attack import POSTGRESQL, SQLITE, Attack, Camp, Found
from tests.siege.besieged import Besieged, besieged
from tests.siege.bounds import broken
from tests.siege.bystander import Felt
from tests.siege.report import Row, row_of
from tests.siege.watching import watching

SHOWN: Final = 5
"""So many kinds of complaints in a log."""


@dataclass(frozen=True)
class Plan:
    seconds: float
    kills: int
    say: Callable[[str], None]


def waged(attack: Attack, database: str, plan: Plan) -> Row:
    began = time.monotonic()
    with _database(database) as url, besieged(url, attack.module, attack.environment) as server:
        with watching(server.port) if attack.is_felt else nullcontext() as watch:
            found = _made(attack, Camp(server, plan.seconds, plan.say, plan.kills))
            felt = watch.end() if watch is not None else None
        lost = [*found.lost, *judged(felt), *server.end(), *logged(server, attack.expected)]
    return row_of(attack.name, database, found.load, time.monotonic() - began, felt, lost)


def _made(attack: Attack, camp: Camp) -> Found:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            return runner.run(_awaited(attack, camp))
        except (OSError, TimeoutError) as error:
            return Found("it broke off", [f"the attack could not go on: {error!r}"])


async def _awaited(attack: Attack, camp: Camp) -> Found:
    return await attack.make(camp)


def judged(felt: Felt | None) -> list[str]:
    if felt is None:
        return []
    return [*felt.wrong, *broken("a person's action", felt.actions), *broken("a rookie's answer", felt.answers)]


def logged(server: Besieged, expected: tuple[str, ...] = ()) -> list[str]:
    """Each kind of complaint once, and how often it came."""
    strange = [said for said in server.complaints() if not any(words in said for words in expected)]
    return [f"in the log, {times} times: {said}" for said, times in Counter(strange).most_common(SHOWN)]


@contextmanager
def _database(kind: str) -> Iterator[str | None]:
    if kind == SQLITE:
        yield None
        return
    postgres = Postgres()
    try:
        yield postgres.new_database()
    finally:
        postgres.remove()


def databases_of(attack: Attack) -> list[str]:
    """PostgreSQL only where it is installed."""
    return [kind for kind in attack.databases if kind != POSTGRESQL or binary("initdb") is not None]

