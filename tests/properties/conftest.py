"""Examples that are counted can be shared out between two runs: the gate has one on each engine.

HAIRPIN_SHARE=0 takes the even ones, HAIRPIN_SHARE=1 the odd ones; without it all are taken. What isn't counted is
in every run, unless it is marked with `once`: what says nothing about the rules is in the first run only.
"""

from __future__ import annotations

import pytest

from tests.fresh import SHARE

COUNTERS = ("part", "group", "number")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if SHARE is None:
        return
    left_out = [item for item in items if _number_of(item) not in (None, int(SHARE))]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def _number_of(item: pytest.Item) -> int | None:
    """Even or odd; None for what is in every run, or is no property: nobody has the other half of that."""
    if "tests/properties/" not in item.path.as_posix():
        return None
    if item.get_closest_marker("once"):
        return 0
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return None
    counted = [
        value for name, value in item.callspec.params.items() if name in COUNTERS and isinstance(value, int)
    ]
    return counted[0] % 2 if counted else None
