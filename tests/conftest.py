"""Markers and the way Hypothesis works here: always the same examples, no files left behind."""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "hairpin",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hairpin")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LANGUAGE"] = "en"  # tests read what is shown, whatever is spoken where they run
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that a test exercises")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out, and why: a line for each reason, not for each test."""
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped")]
    reasons = Counter(str(where[2]) for where in skipped if isinstance(where, tuple | list))
    for reason, tests in sorted(reasons.items()):
        terminalreporter.write_line(f"{tests} tests left out. {reason}")
