"""The figures of a load, as text and as JSON."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import Struct

MEGABYTE = 1 << 20


class Stage(Struct):
    tables: int
    seconds: float
    actions: int
    p50_ms: float
    p90_ms: float
    p99_ms: float
    max_ms: float
    errors: dict[str, int]
    cpu_ms_per_action: float | None
    cpu_share: float | None
    """Of one core, by the server."""
    load_cpu_share: float
    """Of one core, by the load itself."""
    memory_mb: float | None
    memory_kb_per_table: float | None
    kb_heard_per_action: float


def percentile(sorted_values: list[float], share: float) -> float:
    """The smallest value that so large a share of all does not exceed."""
    if not sorted_values:
        return float("nan")
    return sorted_values[max(0, -int(-share * len(sorted_values) // 1) - 1)]


def as_json(seats: int, rate: float, stages: list[Stage]) -> str:
    return msgspec.json.encode({"seats": seats, "rate": rate, "stages": stages}).decode()


def as_text(seats: int, rate: float, stages: list[Stage]) -> str:
    head = f"Tables of {seats} seats, {rate:g} actions a second at each; from action to every seat's update:"
    return "\n".join([head, "", TITLES, *(_line(stage) for stage in stages), *_errors(stages)])


TITLES = (
    "tables  actions   p50 ms   p90 ms   p99 ms   max ms  errors CPU ms/action  CPU   memory  kB/table load CPU"
)


def _line(stage: Stage) -> str:
    times = "".join(f"{value:9.1f}" for value in (stage.p50_ms, stage.p90_ms, stage.p99_ms, stage.max_ms))
    errors = sum(stage.errors.values())
    return f"{stage.tables:6d}{stage.actions:9d}{times}{errors:8d}{_costs(stage)}{stage.load_cpu_share:9.0%}"


def _costs(stage: Stage) -> str:
    if stage.cpu_ms_per_action is None or stage.cpu_share is None or stage.memory_mb is None:
        return f"{'not known: a server that somebody else started':>45}"
    return (
        f"{stage.cpu_ms_per_action:14.2f}{stage.cpu_share:5.0%}{stage.memory_mb:7.1f}MB"
        f"{stage.memory_kb_per_table or 0:10.0f}"
    )


def _errors(stages: list[Stage]) -> list[str]:
    found: Counter[str] = Counter()
    for stage in stages:
        found.update(stage.errors)
    return [f"error, {count} times: {why}" for why, count in found.most_common(10)]
