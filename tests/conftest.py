"""Markers, the way Hypothesis works here, and the seed that all examples of a run come from."""

import os
import shutil
import tempfile
from collections import Counter

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: workers share the cores

import pytest
from hypothesis import HealthCheck, settings

from tests.fresh import HOW_TO_REPEAT, SEED

settings.register_profile(
    "hairpin",
    derandomize=False,
    print_blob=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hairpin")


@pytest.hookimpl(tryfirst=True)  # before Hypothesis looks for its own seed
def pytest_configure(config: pytest.Config) -> None:
    os.environ["LANGUAGE"] = "en"  # tests read what is shown, whatever is spoken where they run
    if not hasattr(config, "workerinput"):  # the workers of a run inherit it
        os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="hairpin-tests-")  # races of ours are no user's
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that a test exercises")
    config.addinivalue_line("markers", "once: of two runs that share their races, only the first has this test")
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(SEED)


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["XDG_STATE_HOME"], ignore_errors=True)


def pytest_sessionstart(session: pytest.Session) -> None:
    """At once: whoever stops a run that hangs wants to repeat it, too."""
    if not hasattr(session.config, "workerinput"):
        session.config.get_terminal_writer().line(HOW_TO_REPEAT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out, and why: a line for each reason, not for each test."""
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped")]
    reasons = Counter(str(where[2]) for where in skipped if isinstance(where, tuple | list))
    for reason, tests in sorted(reasons.items()):
        terminalreporter.write_line(f"{tests} tests left out. {reason}")
    if terminalreporter.getreports("failed") or terminalreporter.getreports("error"):
        terminalreporter.write_line(HOW_TO_REPEAT)
