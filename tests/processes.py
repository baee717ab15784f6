"""Processes that a test starts and interrupts: they hear Ctrl-C, and nothing of them is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

Process = subprocess.Popen[str]


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Also where the tests themselves run in the background, with SIGINT ignored: who is started inherits that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def started(command: Sequence[str]) -> Iterator[Process]:
    """With its own children in a group of its own, as a terminal has it; all of them are gone afterwards."""
    with hearing_ctrl_c():
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def press_ctrl_c(process: Process) -> None:
    """A terminal sends it to everybody in the group."""
    os.killpg(process.pid, signal.SIGINT)
