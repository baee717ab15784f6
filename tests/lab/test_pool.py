"""Jobs over cores: in order, without loss, and stopped by Ctrl-C without a trace."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hairpin.lab.pool import JobFailed, over_cores
from hairpin.rules.errors import BadSetup

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
    results.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("cores", CORES)
def test_ctrl_c_is_as_before_when_all_is_done(cores: int) -> None:
    list(over_cores(late_if_even, range(4), cores))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


# -- Ctrl-C ------------------------------------------------------------------------------------------------

PROGRAM = """
import sys, time
from hairpin.lab import pool
from hairpin.lab.pool import over_cores

pool.GRACE_SECONDS = GRACE

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


def begun(folder: Path, cores: int, seconds: float, grace: float = 2) -> subprocess.Popen[str]:
    """The program, when the first job is done."""
    file = folder / "program.py"
    program = PROGRAM.replace("= GRACE", f"= {grace}")
    file.write_text(program.replace("CORES", str(cores)).replace("SECONDS if", f"{seconds} if"))
    run = subprocess.Popen(
        [sys.executable, str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stdout is not None
    assert run.stdout.readline() == "one\n"
    return run


def press_ctrl_c(run: subprocess.Popen[str]) -> None:
    """A terminal sends it to the workers as well."""
    os.killpg(run.pid, signal.SIGINT)


@pytest.mark.parametrize("cores", CORES)
@pytest.mark.parametrize("seconds", [0.01, 300])
def test_ctrl_c_leaves_what_was_finished_and_waits_for_no_long_job(
    cores: int, seconds: float, tmp_path: Path
) -> None:
    run = begun(tmp_path, cores, seconds)
    press_ctrl_c(run)
    said, complaints = run.communicate(timeout=60)
    assert said.splitlines()[-1] == "found True True"
    assert complaints == ""
    assert run.returncode == 0


def test_a_second_ctrl_c_ends_everything_at_once(tmp_path: Path) -> None:
    run = begun(tmp_path, 2, 300, grace=300)
    press_ctrl_c(run)
    time.sleep(2)  # a busy machine must have heard the first: two at once are one
    press_ctrl_c(run)
    # this waits for everybody who holds the pipes: for the workers, too
    said, complaints = run.communicate(timeout=60)
    assert "found" not in said
    assert complaints.splitlines()[-1] == "KeyboardInterrupt"


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    run = begun(tmp_path, 2, 300)
    run.kill()
    run.communicate(timeout=60)  # until the last worker that holds the pipes has gone
