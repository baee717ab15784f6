"""Databases for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Begun with the first test that wants it; each test has a database of its own in it."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return database(tmp_path)
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()
