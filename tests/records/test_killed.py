"""kill -9 at any moment: what was decided is on paper, and the race ends as if nothing had happened."""

import subprocess
import time
from pathlib import Path

import pytest

from hairpin.records.reading import read_record
from hairpin.rules.chance import Chance
from tests.fresh import longer
from tests.records.paper import hairpin, run_hairpin

KILLS = longer(3)
RACE = (
    *("race", "--json", "--seed", "2024", "--circuit", "netherlands", "--laps", "2"),
    *("--drivers", "simple,random,simple,random,simple,random,simple,random,simple,random,simple,random"),
)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("undisturbed") / "race"
    assert run_hairpin(*RACE, "--record", str(path)).returncode == 0
    return path.read_bytes()


def kill_when_written(command: list[str], path: Path, size: int) -> bool:
    """Start it, and kill it once the record has grown to that size; False if it was done before."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while process.poll() is None and not (path.exists() and path.stat().st_size >= size):
            time.sleep(0.0005)
        was_running = process.poll() is None
        process.kill()
    return was_running


@pytest.mark.parametrize("seed", [1, 2])
def test_a_race_killed_again_and_again_ends_with_the_bytes_of_one_never_stopped(
    tmp_path: Path, undisturbed: bytes, seed: int
) -> None:
    path = tmp_path / "race"
    chance = Chance(seed)
    sizes = sorted(1 + chance.below(len(undisturbed) * 3 // 4) for _ in range(KILLS))
    command = hairpin(*RACE, "--record", str(path))
    kills = 0
    for size in sizes:
        if not kill_when_written(command, path, size):
            break  # done before we looked; a busy machine may do that
        kills += 1
        assert undisturbed.startswith(path.read_bytes())
        command = hairpin("resume", "--json", str(path))
    assert kills > 0
    if read_record(path).end is None:
        done = run_hairpin("resume", "--json", str(path))
        assert done.returncode == 0, done.stderr
    assert path.read_bytes() == undisturbed
    verified = run_hairpin("verify", str(path))
    assert verified.returncode == 0
    assert "ok" in verified.stdout


def test_a_race_killed_before_its_first_line_leaves_a_file_that_is_refused(tmp_path: Path) -> None:
    """Between making the file and writing its header there is a moment."""
    path = tmp_path / "race"
    path.touch()
    done = run_hairpin("resume", "--json", str(path))
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"hairpin: {path}: the file is empty"]
