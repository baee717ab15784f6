"""One attack after the other, each on a server of its own: start, watch, attack, end, judge."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import uvloop

from tests.server.postgres import Postgres, binary
from tests.server.running import database
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
    with TemporaryDirectory(prefix="hairpin-siege-") as folder, _postgres(database) as postgres:
        camp = Camp(Path(folder), plan.seconds, None, postgres, plan.say, plan.kills)
        found, felt = _besieged(attack, camp) if attack.has_server else (_made(attack, camp), None)
    return row_of(attack.name, database, found.load, time.monotonic() - began, felt, found.lost)


def _besieged(attack: Attack, camp: Camp) -> tuple[Found, Felt]:
    url = database(camp.folder) if camp.postgres is None else camp.postgres.new_database()
    with besieged(camp.folder, url, attack.module, attack.environment) as server:
        with watching(server.port) as watch:
            found = _made(attack, replace(camp, besieged=server))
            felt = watch.end()
        found.lost += [*judged(felt), *server.end(), *logged(server, attack.expected)]
    return found, felt


def _made(attack: Attack, camp: Camp) -> Found:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            return runner.run(_awaited(attack, camp))
        except (OSError, TimeoutError) as error:
            return Found("it broke off", [f"the attack could not go on: {error!r}"])


async def _awaited(attack: Attack, camp: Camp) -> Found:
    return await attack.make(camp)


def judged(felt: Felt) -> list[str]:
    return [*felt.wrong, *broken("a person's action", felt.actions), *broken("a rookie's answer", felt.answers)]


def logged(server: Besieged, expected: tuple[str, ...] = ()) -> list[str]:
    """Each kind of complaint once, and how often it came."""
    strange = [said for said in server.complaints() if not any(words in said for words in expected)]
    return [f"in the log, {times} times: {said}" for said, times in Counter(strange).most_common(SHOWN)]


@contextmanager
def _postgres(kind: str) -> Iterator[Postgres | None]:
    if kind == SQLITE:
        yield None
        return
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.remove()


def databases_of(attack: Attack) -> list[str]:
    """PostgreSQL only where it is installed."""
    return [kind for kind in attack.databases if kind != POSTGRESQL or binary("initdb") is not None]
