"""Bystanders at other tables while an attack goes on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from tests.siege.bystander import Felt

LAST_SECONDS = 60


class Watch:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def end(self) -> Felt:
        said, _ = self._process.communicate("", timeout=LAST_SECONDS)
        if self._process.returncode:
            return Felt([], [], ["the bystanders could not say what they had felt"])
        return msgspec.json.decode(said, type=Felt)


@contextmanager
def watching(port: int) -> Iterator[Watch]:
    command = [sys.executable, "-m", "tests.siege.bystander", str(port)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n", "the bystanders could not sit down"
        yield Watch(process)
    finally:
        process.kill()
        process.communicate()
