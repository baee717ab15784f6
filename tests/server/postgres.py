"""A PostgreSQL of our own for tests: in a temporary folder, heard on a socket there, gone with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

import psycopg
import pytest

BINARIES: Final = Path("/usr/lib/postgresql")
"""Where Debian has them: not on the path."""
ABSENT: Final = "no PostgreSQL here, so nothing was tested on it; install the package postgresql"
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",  # nobody pulls the plug on a test
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}
WHILE_WE_LIVE: Final = '"$@" & server=$!; read -r _; kill -QUIT $server; wait $server'
"""The pipe on its input ends with this process, however that dies: no server is left behind."""


def binary(name: str) -> str | None:
    found = shutil.which(name)
    if found is None:
        newest = sorted(BINARIES.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
        found = str(newest[-1]) if newest else None
    return found


class Postgres:
    def __init__(self) -> None:
        _needed("initdb")
        self.folder = Path(tempfile.mkdtemp(prefix="hairpin-pg-", dir="/tmp"))
        self.user = "postgres" if os.getuid() == 0 else None
        """PostgreSQL refuses to run as root."""
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, pwd.getpwnam(self.user).pw_gid)
        self._server: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._run(
            "initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N", "--locale=C"
        )
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def new_database(self) -> str:
        self._databases += 1
        name = f"tables_{self._databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def start(self) -> None:
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        command = [_needed("postgres"), "-D", str(self._data), "-k", str(self.folder), *settings]
        log = (self.folder / "log").open("ab")
        self._server = subprocess.Popen(
            ["sh", "-c", WHILE_WE_LIVE, "sh", *command],
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            cwd="/",
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
        )
        log.close()
        self._wait()

    def stop(self) -> None:
        """At once, as in a crash."""
        if self._server is not None and self._server.stdin is not None:
            self._server.stdin.close()
            self._server.wait(30)
            self._server = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self) -> None:
        until = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.05)

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [_needed(name), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
        )


def _needed(name: str) -> str:
    found = binary(name)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(ABSENT)
        pytest.skip(ABSENT)
    return found
