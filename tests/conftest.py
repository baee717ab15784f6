"""Markers and the way Hypothesis works here: always the same examples, no files left behind."""

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
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that a test exercises")
