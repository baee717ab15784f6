"""What a siege has found, as a table and as JSON."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tests.load.report import percentile
from tests.siege.bystander import Felt


class Times(Struct):
    """Milliseconds."""

    count: int
    p50: float
    p99: float
    max: float


class Row(Struct):
    attack: str
    database: str
    load: str
    seconds: float
    actions: Times | None
    """Of people at other tables; None where there are none."""
    answers: Times | None
    """Of a rookie there."""
    lost: list[str]


def times_of(values: list[float]) -> Times | None:
    if not values:
        return None
    return Times(len(values), percentile(values, 0.5), percentile(values, 0.99), values[-1])


def row_of(attack: str, database: str, load: str, seconds: float, felt: Felt | None, lost: list[str]) -> Row:
    actions, answers = (times_of(felt.actions), times_of(felt.answers)) if felt is not None else (None, None)
    return Row(attack, database, load, seconds, actions, answers, lost)


TITLES = f"{'attack':<26}{'action p50 / p99 / max ms':>26}{'rookie p50 / p99 / max ms':>28}  lost     load"


def line_of(row: Row) -> str:
    name = row.attack if row.database == "SQLite" else f"{row.attack}, {row.database}"
    lost = "nothing" if not row.lost else f"{len(row.lost)}!"
    return f"{name:<26}{_times(row.actions):>26}{_times(row.answers):>28}  {lost:<9}{row.load}"


def _times(times: Times | None) -> str:
    return "-" if times is None else f"{times.p50:.0f} / {times.p99:.0f} / {times.max:.0f}"


def losses(rows: list[Row]) -> list[str]:
    return [f"lost, {row.attack} ({row.database}): {what}" for row in rows for what in row.lost]


def as_text(rows: list[Row], seconds: float) -> str:
    total = f"{len(rows)} attacks in {seconds:.0f} s; {sum(bool(row.lost) for row in rows)} of them did damage"
    return "\n".join([TITLES, *map(line_of, rows), "", total, *losses(rows)])


def as_json(rows: list[Row], seconds: float) -> str:
    return msgspec.json.encode({"seconds": seconds, "attacks": rows}).decode()
