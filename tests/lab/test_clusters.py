"""Beyond one machine: the same bytes from real clusters, with files that no worker has, and a worker killed."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from hairpin.cli import main
from hairpin.lab import pool
from hairpin.lab.crews.baggage import Baggage, packed
from hairpin.lab.crews.crew import CrewLost, UnfitWorker
from hairpin.lab.crews.elsewhere import done_elsewhere, opened, packed_chunk
from hairpin.lab.crews.engine import Engine
from hairpin.lab.crews.jobs import Done, JobFailed, Pace
from hairpin.lab.crews.own_output import OwnOutput
from hairpin.lab.games import GameFigures, GameJob, run_game
from hairpin.lab.pool import over_cores
from hairpin.lab.simulate import Settings, game_jobs
from hairpin.lab.versions import driver_version
from tests.records.paper import OWN_CIRCUIT

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(("kind", "library"), [("dask", "distributed"), ("ray", "ray")])
def test_a_real_cluster_gives_the_same_bytes_though_a_worker_is_killed(
    kind: str, library: str, tmp_path: Path
) -> None:
    if find_spec(library) is None:
        pytest.skip(f"{library} is not installed: pip install 'hairpin[{kind}]' runs this test of a real cluster")
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.cluster_trial", kind],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert done.returncode == 0, done.stderr[-4000:] + done.stdout
    assert "one worker killed: the same" in done.stdout
    if kind == "ray" and find_spec("grpc"):
        assert "from elsewhere: the same" in done.stdout
    assert "Ctrl-C:" in done.stdout


# -- what is sent, without a cluster -------------------------------------------------------------------------

DRIVER = """
from pathlib import Path
from near_it import ClubDriver

CARRIES = ["weights.txt"]

class Heavy:
    def __init__(self, depth):
        assert Path(__file__).with_name("weights.txt").read_text() == "heavy"
        self._driver = ClubDriver()

    def decide(self, view, chance):
        return self._driver.decide(view, chance)
"""


@pytest.fixture
def jobs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[GameJob]:
    """Of a driver and a circuit in files, called by paths that mean nothing elsewhere."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    Path("heavy.py").write_text(DRIVER)
    Path("near_it.py").write_text("from hairpin.drivers.club import ClubDriver\n")
    Path("weights.txt").write_text("heavy")
    Path("own.toml").write_text(OWN_CIRCUIT)
    return game_jobs(Settings(2, ("./heavy.py:Heavy(depth=3)", "random"), 1, ("own.toml",), laps=1))


def test_jobs_bring_their_files_along(
    jobs: list[GameJob], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home = [run_game(job) for job in jobs]
    chunk = packed_chunk(run_game, jobs, packed(job.request for job in jobs))
    (tmp_path / "away").mkdir()
    monkeypatch.chdir(tmp_path / "away")
    shutil.rmtree(tmp_path / "home")
    done: Done[GameFigures] = opened(done_elsewhere(chunk))
    assert done.failure == ""
    assert done.results == at_home
    assert done.results[0].races[0].cars[0].driver == "./heavy.py:Heavy(depth=3)"


def test_a_worker_of_another_version_is_refused(jobs: list[GameJob]) -> None:
    chunk = packed_chunk(run_game, jobs, Baggage("0.0.1, rules 1, code 0123"))
    with pytest.raises(UnfitWorker, match=r"here it is 0\.0\.1, rules 1, code 0123; install the same"):
        opened(done_elsewhere(chunk))
    with pytest.raises(UnfitWorker, match=r"no driver .thrifty., here it is thrifty 1\.0"):
        opened(done_elsewhere(packed_chunk(run_game, jobs, with_drivers(("thrifty", "thrifty 1.0")))))
    with pytest.raises(UnfitWorker, match="the driver 'club' of hairpin"):
        opened(done_elsewhere(packed_chunk(run_game, jobs, with_drivers(("club", "clubs 2.0")))))


def with_drivers(*drivers: tuple[str, str]) -> Baggage:
    return Baggage(packed([]).hairpin, drivers)


def test_the_version_of_a_driver_in_a_file_is_that_of_all_it_needs(jobs: list[GameJob]) -> None:
    before = driver_version("./heavy.py:Heavy(depth=3)")
    Path("near_it.py").write_text("from hairpin.drivers.club import ClubDriver  # a change\n")
    assert driver_version("./heavy.py:Heavy(depth=3)") != before


DASK_ADDRESSES = [("dask://127.0.0.1:9", "can't be reached"), ("dask://here:port", "'here:port' is not HOST:PORT")]


def test_what_is_no_engine_or_does_not_answer_is_told(capsys: Capture) -> None:
    for engine, said in (
        ("spark://here", "give local, ray://auto"),
        ("dask://", "give local, ray://auto"),
        *(DASK_ADDRESSES if find_spec("distributed") else []),
    ):
        assert main(["simulate", "--races", "1", "--laps", "1", "--engine", engine]) == 2
        assert said in capsys.readouterr().err


def test_a_cluster_that_is_gone_ends_it_and_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "ALONE_SECONDS", 0.01)
    monkeypatch.setattr(pool, "COUNT_SECONDS", 0.0)
    for workers, said in ((deserted, "there has been no worker for"), (silent, "nobody answers any more")):
        crew: Deserted = Deserted(workers)
        monkeypatch.setattr(Engine, "crew", lambda *_, crew=crew: crew)
        found: list[int] = []
        with pytest.raises(JobFailed, match=said):
            found.extend(over_cores(abs, range(9), Engine("ray://auto")))
        assert found == [0, 1]
        assert crew.is_closed


def deserted() -> int:
    return 0


def silent() -> int:
    raise CrewLost("nobody answers any more")


class Deserted:
    """A crew that does two chunks, and is then without workers."""

    seconds = 1.0
    is_closed = False

    def __init__(self, afterwards: Callable[[], int]) -> None:
        self._done = 0
        self._afterwards = afterwards

    def workers(self) -> int:
        return self._afterwards() if self._done == 2 else 1

    def hand_out(self, work: Callable[[int], int], jobs: Sequence[int]) -> Done[int]:
        return Done([work(job) for job in jobs], 0.001)

    def wait(self, handed: Done[int], seconds: float) -> bool:
        return self._done < 2

    def result(self, handed: Done[int]) -> Done[int]:
        self._done += 1
        return handed

    def close(self, at_once: bool) -> None:
        self.is_closed = True


def test_what_a_library_prints_is_never_among_the_results(capsys: Capture) -> None:
    output, begin, end = OwnOutput(), threading.Event(), threading.Event()

    def library() -> None:
        begin.wait()
        print("a worker died")
        end.set()

    with output.opening():
        threading.Thread(target=library).start()
    print("results")
    begin.set()
    end.wait()
    output.close()
    assert capsys.readouterr() == ("results\n", "a worker died\n")


def test_chunks_grow_to_what_takes_as_long_as_it_may_and_shrink_at_the_end() -> None:
    pace = Pace(seconds=1.0)
    sizes = []
    for _ in range(8):
        sizes.append(pace.size(10_000, 2))
        pace.note(Done([0] * sizes[-1], 0.05 * sizes[-1]))
    assert sizes == [1, 2, 4, 8, 16, 20, 20, 20]
    assert pace.size(12, 2) == 3
    pace.note(Done([0] * 20, 40.0))
    assert pace.size(10_000, 2) == 1
