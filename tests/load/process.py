"""The server as a process of its own, and what the system says that it uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

UNLIMITED = {
    f"HAIRPIN_{name}": "1000000"
    for name in ("TABLES_PER_ADDRESS", "SOCKETS_PER_ADDRESS", "REQUESTS_PER_SECOND", "REQUESTS_BURST")
}
"""All clients of the load have one address; the limits of each socket stay as they are."""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Usage(NamedTuple):
    cpu_seconds: float
    memory_bytes: int


class Place(NamedTuple):
    host: str
    port: int
    pid: int | None
    """None for a server that somebody else started: what it uses can't be told."""


def usage(pid: int) -> Usage:
    """Of the whole process, all threads, in user and kernel mode."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Usage((int(fields[11]) + int(fields[12])) / TICKS, pages * PAGE)


@contextmanager
def own_server(*before: str) -> Iterator[Place]:
    """On a database that is gone afterwards. `before` is a command to start it with, a profiler perhaps."""
    with TemporaryDirectory(prefix="hairpin-load-") as folder, (Path(folder) / "log").open("w") as log:
        command = [*before, sys.executable, "-m", "hairpin.cli", "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.sqlite"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **UNLIMITED},
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://([\d.]+):(\d+)", process.stdout.readline())
            assert found, "the server did not start"
            yield Place(found[1], int(found[2]), process.pid)
        finally:
            process.terminate()
            process.communicate(timeout=30)
