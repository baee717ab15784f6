"""Databases for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fresh import any_of
from tests.server.postgres import Postgres
from tests.server.running import database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Begun with the first test that wants it; each test has a database of its own in it."""
    server = Postgres()
    yield server
    server.remove()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test has a database of either kind, another in each run; in a longer run one after the other."""
    if "url" in metafunc.fixturenames:
        metafunc.parametrize("url", any_of("sqlite", "postgresql", of=metafunc.function.__name__), indirect=True)


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return database(tmp_path)
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()
