"""What all tables of one server share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from hairpin.server.calling.calls import Calls
from hairpin.server.claims import Claims
from hairpin.server.history import History
from hairpin.server.licences.licences import Licences
from hairpin.server.limits import Limits
from hairpin.server.looking_back import LookingBack
from hairpin.server.metrics import Metrics
from hairpin.server.peers import Peers
from hairpin.server.push.library import pushes_to_loopback
from hairpin.server.store.store import Store
from hairpin.server.thinking.thinking import Thinking


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Services:
    store: Store
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    now: Callable[[], int] = wall_clock
    """Milliseconds since 1970, for the log."""
    began: int = field(init=False)
    """When this server started."""
    history: History = field(init=False)
    looking_back: LookingBack = field(init=False)
    claims: Claims = field(init=False)
    licences: Licences = field(init=False)
    calls: Calls = field(init=False)
    """To people who are away; its `caller` is whoever can reach them."""
    peers: Peers = field(init=False)
    """Other processes on the same database."""
    public_url: str | None = None
    """How people reach this server, where that has been said."""
    pushes_to_loopback: bool = field(default_factory=pushes_to_loopback)
    """For tests alone, which have a push service of their own on this machine."""
    prepare_drivers: str = ""
    """`module:function` that the processes of drivers call when they start: tests bring drivers of their own."""
    thinking: Thinking = field(init=False)
    """Where automated drivers think: some take long, and nobody else may wait for them."""

    def __post_init__(self) -> None:
        self.began = self.now()
        self.history = History(self.store)
        self.looking_back = LookingBack(self.store)
        self.claims = Claims(self.store, self.now)
        self.licences = Licences(self.store, self.now)
        self.calls = Calls(self.store, self.now)
        self.peers = Peers(self.store)
        self.thinking = Thinking(self.limits, self.metrics, self.prepare_drivers)
        self.store.writer.on_commit = self.metrics.committed

    def close(self) -> None:
        self.thinking.close()
        self.store.close()
