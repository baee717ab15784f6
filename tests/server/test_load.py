"""The load script: a little of it, to see that its figures are real."""

from __future__ import annotations

import json

import pytest

from tests.load.__main__ import main, too_many_files
from tests.load.driving import Plan
from tests.load.report import percentile


def test_a_small_load_reaches_every_seat_and_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "4", "--seats", "3", "--rate", "5", "--seconds", "3", "--json"]) == 0
    stages = json.loads(capsys.readouterr().out)["stages"]
    assert [stage["tables"] for stage in stages] == [1, 3, 4]
    for stage in stages:
        assert stage["errors"] == {}
        assert stage["actions"] >= stage["tables"]
        assert 0 < stage["p50_ms"] <= stage["p99_ms"] <= stage["max_ms"]
        assert stage["memory_mb"] > 10


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(1, 101)]
    assert (percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)) == (50, 99, 100)
    assert percentile([7.0], 0.5) == 7


def test_a_load_that_needs_more_sockets_than_the_system_allows_says_so() -> None:
    plan = Plan((100, 1000), 4, 1, 60)
    assert too_many_files(plan, 20_000) is None
    assert too_many_files(plan, None) is None
    assert "4100 open files, but the system allows 1024" in (too_many_files(plan, 1024) or "")
