"""What an attack is, what it finds, and what there is to do it with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.server.postgres import Postgres
from tests.siege.besieged import Besieged

SQLITE: Final = "SQLite"
POSTGRESQL: Final = "PostgreSQL"


@dataclass
class Found:
    load: str
    """How much of it there was, in words."""
    lost: list[str] = field(default_factory=list)
    """Whatever must not have happened."""


@dataclass(frozen=True)
class Camp:
    """Where an attack is made from."""

    folder: Path
    """Gone afterwards."""
    seconds: float
    besieged: Besieged | None = None
    postgres: Postgres | None = None
    say: Callable[[str], None] = lambda words: None
    """How far it has come, for whoever waits."""
    kills: int = 1000
    long: int = 2900
    """Entries of a long table."""

    @property
    def server(self) -> Besieged:
        assert self.besieged is not None, "this attack brings its own server, or needs none"
        return self.besieged


@dataclass(frozen=True)
class Attack:
    name: str
    about: str
    make: Callable[[Camp], Awaitable[Found]]
    databases: tuple[str, ...] = (SQLITE,)
    module: str = "hairpin.cli"
    """What is started to be the server."""
    environment: Mapping[str, str] = field(default_factory=dict)
    """Limits that are not the default ones; the attack says why."""
    has_server: bool = True
    """Otherwise it brings its own, or needs none; then there are no other tables that could feel it."""
    expected: tuple[str, ...] = ()
    """What the log may complain of, in its own words: that is what was to be seen."""
