"""Figures about the server, in the text format of Prometheus."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP: Final = {
    "hairpin_messages_total": "Messages from clients, by type",
    "hairpin_refused_total": "Messages and requests that were refused, by code",
    "hairpin_entries_total": "Entries written to the logs of tables",
    "hairpin_commits_total": "Transactions in which they were written",
    "hairpin_sent_bytes_total": "Bytes sent to sockets",
    "hairpin_tables_created_total": "Tables created",
    "hairpin_slow_clients_total": "Sockets closed because their client was too slow",
    "hairpin_driver_decisions_total": "Decisions made by automated drivers",
    "hairpin_driver_seconds_total": "CPU time that drivers have thought, by driver",
    "hairpin_driver_processes_ended_total": "Processes lost to drivers that never answered or crashed",
}


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * len(SECONDS)
        self.count = 0
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.count += 1
        self.sum += seconds
        for place, bound in enumerate(SECONDS):
            if seconds <= bound:
                self.counts[place] += 1

    def lines(self, name: str) -> list[str]:
        buckets = [f'{name}_bucket{{le="{bound}"}} {n}' for bound, n in zip(SECONDS, self.counts, strict=True)]
        return [
            *buckets,
            f'{name}_bucket{{le="+Inf"}} {self.count}',
            f"{name}_sum {self.sum}",
            f"{name}_count {self.count}",
        ]


class Metrics:
    def __init__(self) -> None:
        self._counters: defaultdict[tuple[str, str], float] = defaultdict(int)
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.commits = Histogram()
        self.requests = Histogram()

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        self._counters[name, label] += by

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        self._gauges[name] = (help, value)

    def committed(self, entries: int, seconds: float) -> None:
        self.count("hairpin_entries_total", by=entries)
        self.count("hairpin_commits_total")
        self.commits.observe(seconds)

    def text(self) -> str:
        lines: list[str] = []
        for name, words in HELP.items():
            lines += [f"# HELP {name} {words}", f"# TYPE {name} counter", *self._counter_lines(name)]
        for name, (words, value) in self._gauges.items():
            lines += [f"# HELP {name} {words}", f"# TYPE {name} gauge", f"{name} {value()}"]
        for name, words, histogram in (
            ("hairpin_commit_seconds", "How long commits take", self.commits),
            ("hairpin_request_seconds", "From a message to all updates being on their way", self.requests),
        ):
            lines += [f"# HELP {name} {words}", f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"

    def _counter_lines(self, name: str) -> list[str]:
        found = sorted((label, value) for (own, label), value in self._counters.items() if own == name)
        return [f"{name}{{{label}}} {value}" if label else f"{name} {value}" for label, value in found] or [
            f"{name} 0"
        ]
