"""What nobody at another table may ever have to feel, even on a small machine that has much else to do."""

from __future__ import annotations

from typing import Final

from tests.load.report import percentile

P99_MS: Final = 1000.0
MAX_MS: Final = 3000.0
FEWEST: Final = 3
"""So few actions are no measurement: whoever could not even do that has felt it."""


def broken(what: str, times: list[float], p99: float = P99_MS, maximum: float = MAX_MS) -> list[str]:
    """`times` in milliseconds, sorted."""
    if len(times) < FEWEST:
        return [f"{what}: only {len(times)} at the other tables in all this time"]
    found = [("99th percentile", percentile(times, 0.99), p99), ("longest", times[-1], maximum)]
    return [
        f"{what}: {name} {value:.0f} ms, more than {bound:.0f}" for name, value, bound in found if value > bound
    ]
