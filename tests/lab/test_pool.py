"""Jobs over cores: in order, without loss, and stopped by Ctrl-C without a trace."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hairpin.lab.pool import JobFailed, over_cores
from hairpin.rules.errors import BadSetup
from tests.processes import Process, hearing_ctrl_c, press_ctrl_c, started

CORES = (1, 2)


def late_if_even(job: int) -> int:
    time.sleep(0.05 if job % 2 == 0 else 0)
    return job * job


def fails_at_3(job: int) -> int:
    if job == 3:
        raise ValueError("three is too many")
    return job


def refuses(job: int) -> int:
    raise BadSetup(f"{job} laps")


def dies(job: int) -> int:
    os._exit(9)


@pytest.mark.parametrize("cores", CORES)
def test_results_come_in_the_order_of_the_jobs(cores: int) -> None:
    assert list(over_cores(late_if_even, range(20), cores)) == [job * job for job in range(20)]


@pytest.mark.parametrize("cores", CORES)
def test_progress_counts_every_job(cores: int) -> None:
    told: list[int] = []
    list(over_cores(late_if_even, range(5), cores, told.append))
    assert told == [1, 2, 3, 4, 5]


def test_cores_are_used_without_signal_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows."""
    monkeypatch.delattr(signal, "pthread_sigmask")
    assert list(over_cores(late_if_even, range(4), 2)) == [0, 1, 4, 9]


def test_no_jobs_give_no_results() -> None:
    assert list(over_cores(late_if_even, (), 2)) == []


@pytest.mark.parametrize("cores", CORES)
def test_a_job_that_fails_is_named_after_the_results_before_it(cores: int) -> None:
    found: list[int] = []
    with pytest.raises(JobFailed, match=r"^3: ValueError: three is too many$"):
        found.extend(over_cores(fails_at_3, range(6), cores))
    assert found == [0, 1, 2]


@pytest.mark.parametrize("cores", CORES)
def test_what_is_wrong_with_a_job_is_said_in_its_own_words(cores: int) -> None:
    with pytest.raises(JobFailed, match=r"^7: 7 laps$"):
        list(over_cores(refuses, (7, 8), cores))


def test_a_worker_that_dies_is_reported() -> None:
    with pytest.raises(JobFailed, match=r"^0: a worker process was killed"):
        list(over_cores(dies, range(2), 2))


def test_who_wants_no_more_leaves_no_worker_behind() -> None:
    results = over_cores(late_if_even, range(1000), 2)
    next(results)
    results.close()
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("cores", CORES)
def test_ctrl_c_is_as_before_when_all_is_done(cores: int) -> None:
    with hearing_ctrl_c():
        list(over_cores(late_if_even, range(4), cores))
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


# -- Ctrl-C ------------------------------------------------------------------------------------------------

PROGRAM = """
import sys, time
from hairpin.lab.crews import processes
from hairpin.lab.pool import over_cores

processes.GRACE_SECONDS = GRACE

def work(job):
    time.sleep(SECONDS if job else 0)
    return job

if __name__ == "__main__":
    found = []
    for result in over_cores(work, range(10_000), CORES):
        found.append(result)
        print("one", flush=True)
    print("found", found == list(range(len(found))), len(found) < 10_000)
"""


@contextmanager
def begun(folder: Path, cores: int, seconds: float, grace: float = 2) -> Iterator[Process]:
    """The program, when the first job is done."""
    file = folder / "program.py"
    program = PROGRAM.replace("= GRACE", f"= {grace}")
    if cores == 1 and seconds > 1:  # compiled rules finish the job that is under way, however long it is
        program = "import os\nos.environ['HAIRPIN_COMPILED'] = '0'\n" + program
    file.write_text(program.replace("CORES", str(cores)).replace("SECONDS if", f"{seconds} if"))
    with started([sys.executable, str(file)]) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "one\n"
        yield run


@pytest.mark.parametrize("cores", CORES)
@pytest.mark.parametrize("seconds", [0.01, 300])
def test_ctrl_c_leaves_what_was_finished_and_waits_for_no_long_job(
    cores: int, seconds: float, tmp_path: Path
) -> None:
    with begun(tmp_path, cores, seconds) as run:
        press_ctrl_c(run)
        said, complaints = run.communicate(timeout=60)
    assert said.splitlines()[-1] == "found True True"
    assert complaints == ""
    assert run.returncode == 0


def test_a_second_ctrl_c_ends_everything_at_once(tmp_path: Path) -> None:
    with begun(tmp_path, 2, 300, grace=300) as run:
        press_ctrl_c(run)
        time.sleep(2)  # a busy machine must have heard the first: two at once are one
        press_ctrl_c(run)
        # this waits for everybody who holds the pipes: for the workers, too
        said, complaints = run.communicate(timeout=60)
    assert "found" not in said
    assert complaints.splitlines()[-1] == "KeyboardInterrupt"


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with begun(tmp_path, 2, 300) as run:
        run.kill()
        run.communicate(timeout=60)  # until the last worker that holds the pipes has gone


@pytest.mark.parametrize("cores", CORES)
def test_who_runs_in_the_background_does_not_hear_ctrl_c(cores: int) -> None:
    """A shell starts it with SIGINT ignored; then it is meant for somebody else."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        results = over_cores(late_if_even, range(4), cores)
        first = next(results)
        signal.raise_signal(signal.SIGINT)
        assert [first, *results] == [0, 1, 4, 9]
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
