"""The HTTP part against its own description: schemathesis makes requests from /api/openapi.json."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from hairpin.server.protocol.openapi import openapi_document
from tests.fresh import longer
from tests.server.running import PATIENT, database, running

EXAMPLES = longer(15)
"""For each of the described ways."""
MAX = 1_000_000
GENEROUS = replace(PATIENT, requests_per_second=MAX, requests_burst=MAX, tables_per_address=MAX)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: schemathesis knows no event loop."""
    found: list[str] = []
    is_up, may_end = threading.Event(), threading.Event()

    async def serve(folder: Path) -> None:
        async with running(database(folder), GENEROUS) as server:
            found.append(server.http)
            is_up.set()
            await asyncio.to_thread(may_end.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve(tmp_path_factory.mktemp("described"))))
    thread.start()
    assert is_up.wait(30), "the server did not start"
    yield found[0]
    may_end.set()
    thread.join()


class Case(Protocol):
    """One request, as far as it is needed here."""

    def call_and_validate(self, base_url: str, *, excluded_checks: list[object]) -> object: ...


schema = schemathesis.openapi.from_dict(openapi_document())
"""What the server shows at /api/openapi.json."""


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Case, address: str) -> None:
    # that a driver of that name exists is more than a schema can say
    case.call_and_validate(base_url=address, excluded_checks=[positive_data_acceptance])
