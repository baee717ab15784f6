"""The server under siege: a process of its own, with its default limits."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.load.process import PAGE, usage
from tests.load.report import MEGABYTE

ENDING_SECONDS: Final = 30
BAD_LEVELS: Final = ("error", "critical")


class Besieged:
    def __init__(self, process: subprocess.Popen[str], port: int, folder: Path, url: str) -> None:
        self.process, self.port, self.folder, self.url = process, port, folder, url

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def memory_mb(self) -> float:
        """Of the server, and of all processes that work for it."""
        return sum(_memory(pid) for pid in (self.process.pid, *children(self.process.pid))) / MEGABYTE

    def own_memory_mb(self) -> float:
        return usage(self.process.pid).memory_bytes / MEGABYTE

    def complaints(self) -> list[str]:
        return complaints(self.log.read_text())

    def end(self) -> list[str]:
        """What is wrong with how it ended."""
        if (code := self.process.poll()) is not None:
            return [f"the server was dead, with exit code {code}"]
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            return [f"the server had not ended {ENDING_SECONDS} seconds after it was asked to"]
        return [f"the server ended with exit code {code}"] if code else []


@contextmanager
def besieged(
    folder: Path, url: str, module: str = "hairpin.cli", environment: Mapping[str, str] | None = None
) -> Iterator[Besieged]:
    process = _started(folder, [module, "serve", "--port", "0", "--database", url], environment or {})
    try:
        yield Besieged(process, _port(process), folder, url)
    finally:
        process.kill()
        process.communicate()


def _started(folder: Path, command: list[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
    # a pipe that nobody reads would hold the server up
    with (folder / "log").open("w") as log:
        return subprocess.Popen(
            [sys.executable, "-m", *command],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **environment},
        )


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
    assert found, "the server did not start"
    return int(found[1])


def complaints(log: str) -> list[str]:
    """What is no good news: errors, and whatever is not of the server's own making."""
    found = (_complaint(line) for line in log.splitlines())
    return [words for words in found if words is not None]


def _complaint(line: str) -> str | None:
    try:
        said = json.loads(line)
    except ValueError:
        return line
    if said.get("level") not in BAD_LEVELS and "exception" not in said:
        return None
    trace = str(said.get("exception", "")).strip().splitlines()
    return " ".join([str(said.get("message")).strip(), *trace[-3:]])


def children(parent: int) -> set[int]:
    """Of all generations."""
    found: set[int] = set()
    for listed in Path(f"/proc/{parent}/task").glob("*/children"):
        try:
            found |= {int(child) for child in listed.read_text().split()}
        except OSError:
            continue  # gone meanwhile
    return found.union(*(children(child) for child in found))


def _memory(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0  # gone meanwhile
