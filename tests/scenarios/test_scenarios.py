"""Every scenario file is played and must hold."""

from pathlib import Path

import pytest

from hairpin.records.scenarios.run import run_scenario

HERE = Path(__file__).parent
SCENARIOS = sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.toml"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenario(name: str) -> None:
    verdict = run_scenario(HERE / name)
    assert not verdict.problems, "\n".join((f"{name}: {verdict.title}", *verdict.problems))


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 100
