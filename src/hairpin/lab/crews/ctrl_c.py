"""Ctrl-C that asks to stop, before it insists."""

from __future__ import annotations

import signal
import threading
from types import FrameType


class CtrlC:
    """Asks to stop; the second one insists."""

    def __init__(self) -> None:
        self.asked = False
        self.at_once = False
        """The first one insists as well: what it interrupts can be thrown away."""
        self._may_listen = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> CtrlC:
        # a process started with SIGINT ignored is meant to run on in the background
        self._may_listen &= signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
        if self._may_listen:
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._may_listen:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        insists = self.asked or self.at_once
        self.asked = True
        if insists:
            raise KeyboardInterrupt
