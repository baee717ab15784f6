"""Since when people of a table are away, as far as this process has noticed."""

from __future__ import annotations

import time
from collections.abc import Collection


class Absence:
    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def look(self, present: Collection[str], people: Collection[str]) -> None:
        """Whoever is not here now has been away since they were last seen, or since somebody first looked."""
        now = time.monotonic()
        self._since = {who: self._since.get(who, now) for who in people if who not in present}

    def seconds(self) -> dict[str, float]:
        now = time.monotonic()
        return {who: now - since for who, since in self._since.items()}
