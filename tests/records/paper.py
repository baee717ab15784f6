"""Short races on paper, for tests that cut, damage and resume them."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from hairpin.content.circuits import circuit_from_data
from hairpin.content.config import RaceConfig, race_config
from hairpin.drivers.driving import Drivers
from hairpin.records.session import Session
from hairpin.rules.circuit import Circuit

OWN_CIRCUIT: Final = """
name = "Backyard"
length = 20
laps = 1
heat = 6
stress = 3

[[lines]]
at = 9
limit = 6
race_side = "left"
"""

SEED: Final = 11


def backyard() -> Circuit:
    import tomllib

    return circuit_from_data(tomllib.loads(OWN_CIRCUIT), "backyard.toml", "backyard")


def short_config() -> RaceConfig:
    """Two cars once round the backyard: some thirty actions."""
    return race_config(backyard(), ("simple", "random"))


def short_record(path: Path) -> bytes:
    finish(Session.begin(short_config(), SEED, path))
    return path.read_bytes()


def finish(session: Session) -> None:
    drivers = Drivers(session)
    while drivers.act():
        pass


def unfinished_record(path: Path, actions: int = 10) -> bytes:
    """As it is left behind by somebody who stopped."""
    session = Session.begin(short_config(), SEED, path)
    drivers = Drivers(session)
    for _ in range(actions):
        drivers.act()
    session.close()
    return path.read_bytes()


def hairpin(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "hairpin.cli", *arguments]


def run_hairpin(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(hairpin(*arguments), capture_output=True, text=True, check=False, timeout=120)
