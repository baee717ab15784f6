"""Run by `test_clusters`, as a program: a real cluster of two workers on this machine, and the same bytes from it.

A process of its own, because the libraries of clusters leave threads and warnings behind.
"""

from __future__ import annotations

import io
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar

from hairpin.cli import INTERRUPTED, main
from hairpin.lab.crews.engine import Engine
from hairpin.lab.targets import Measure, Target
from hairpin.lab.trial_runs import Trials, run_trials
from hairpin.lab.trials import Trial
from tests.processes import press_ctrl_c, started
from tests.records.paper import OWN_CIRCUIT

T = TypeVar("T")

KILLER: Final = """
import os
from pathlib import Path
from helper import ClubDriver

class Killer:
    \"\"\"Ends its worker in the middle of a race, once.\"\"\"

    def __init__(self, marker):
        self._marker = Path(marker)
        self._driver = ClubDriver()

    def decide(self, view, chance):
        if not self._marker.exists() and view.step == "react":
            self._marker.write_text("dead")
            os._exit(9)
        return self._driver.decide(view, chance)
"""


@contextmanager
def on_dask() -> Iterator[list[str]]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield [cluster.scheduler_address.replace("tcp://", "dask://")]


@contextmanager
def on_ray() -> Iterator[list[str]]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ |= PATIENT_RAY
    from ray.cluster_utils import Cluster

    client = f"ray://127.0.0.1:{free_port()}"
    head: dict[str, object] = {"num_cpus": 1, "include_dashboard": False}
    if find_spec("grpc"):
        head["ray_client_server_port"] = int(client.rpartition(":")[2])
    cluster = begun(lambda: Cluster(initialize_head=True, head_node_args=head))
    begun(lambda: cluster.add_node(num_cpus=1))
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        yield ["ray://auto", client] if find_spec("grpc") else ["ray://auto"]
    finally:
        cluster.shutdown()


PATIENT_RAY: Final = {
    "RAY_raylet_start_wait_time_s": "180",
    "RAY_worker_register_timeout_seconds": "240",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_health_check_period_ms": "20000",
}
"""On a busy machine its processes take longer to begin, and to answer, than it waits for them."""


def begun(begin: Callable[[], T]) -> T:
    """Ray gives its first process half a minute, which nothing can change."""
    for _ in range(2):
        try:
            return begin()
        except Exception as error:
            print(f"once more: {error}", file=sys.stderr)
    return begin()


def free_port() -> int:
    """Below those that Ray's own workers take."""
    for port in range(9500, 10000):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no free port")


def trial(engine: str, *by_other_ways: str) -> None:
    """In an empty folder, which no worker knows."""
    Path("helper.py").write_text("from hairpin.drivers.club import ClubDriver\n")
    Path("killer.py").write_text(KILLER)
    Path("own.toml").write_text(OWN_CIRCUIT)
    same(engine, "one worker killed", simulated(f"./killer.py:Killer(marker={str(Path('dead').absolute())!r})"))
    assert Path("dead").exists()
    same(
        engine, "rate", lambda where: json_of(["rate", "--drivers", "club,random", *QUICK, "--races", "4"], where)
    )
    same(engine, "targets", targets)
    same(engine, "dataset", dataset)
    for other in by_other_ways:
        Path("dead").unlink()
        same(other, "from elsewhere", simulated(f"./killer.py:Killer(marker={str(Path('dead').absolute())!r})"))
        assert Path("dead").exists()
    interrupted(engine)


QUICK: Final = ["--circuits", "own.toml", "--laps", "1"]


def same(engine: str, what: str, made: Callable[[str], bytes]) -> None:
    begun = time.monotonic()
    there = made(engine)
    took = time.monotonic() - begun
    assert there == made("local"), f"{what}: other bytes than at home"
    print(f"{what}: the same {len(there)} bytes, {took:.1f} s")


def simulated(driver: str) -> Callable[[str], bytes]:
    def made(where: str) -> bytes:
        words = ["--circuits", "own.toml,usa", "--laps", "1", "--drivers", f"{driver},random", "--seed", "4"]
        files = ["--csv", "-", "--rows", "rows.csv"]
        with redirect_stdout(io.StringIO()) as said:  # nothing else may be among the results
            assert main(["simulate", "--races", "24", *words, *files, "--engine", where]) == 0
        return said.getvalue().encode() + Path("rows.csv").read_bytes()

    return made


def json_of(words: list[str], where: str) -> bytes:
    assert main([*words, "--json", "found.json", "--engine", where]) in (0, 1)
    return Path("found.json").read_bytes()


def targets(where: str) -> bytes:
    """As `hairpin targets` judges them; ours would take too long here."""
    trial = Trial("club", "random", 1, 1, ("usa",), 6)
    wanted = Target("some", "subject", "club", Measure.AHEAD, 0.5, (trial,))
    return repr(run_trials(Trials((wanted,), 1.0, 1), Engine(where)).judged).encode()


def dataset(where: str) -> bytes:
    folder = Path(f"data-{'local' if where == 'local' else 'there'}")
    words = ["--drivers", "random,random", "--shard", "3", "--races", "7", *QUICK]
    assert main(["dataset", str(folder), *words, "--engine", where]) == 0
    return b"".join(file.name.encode() + file.read_bytes() for file in sorted(folder.iterdir()))


def interrupted(engine: str) -> None:
    """Ctrl-C keeps what is done: rows of races from the first on."""
    words = [
        "simulate",
        "--races",
        "20000",
        "--drivers",
        "club,club",
        "--laps",
        "1",
        "--seed",
        "4",
        "--rows",
        "cut.csv",
    ]
    with started([sys.executable, "-m", "hairpin", *words, "--csv", "-", "--engine", engine]) as run:
        until = time.monotonic() + 180
        while not (Path("cut.csv").exists() and Path("cut.csv").stat().st_size > 8_000):
            assert time.monotonic() < until, run.poll()
            time.sleep(0.1)
        press_ctrl_c(run)
        said, complaints = run.communicate(timeout=60)
    assert run.returncode == INTERRUPTED, complaints
    games = [int(line.split(",")[0]) for line in Path("cut.csv").read_text().splitlines()[1:]]
    assert games == [number for number in range(len(games) // 2) for _ in range(2)]
    assert f"stopped after {len(games) // 2} of 20000 races" in complaints
    assert f"club,{len(games)}," in said
    print(f"Ctrl-C: {len(games) // 2} races kept")


if __name__ == "__main__":
    with {"dask": on_dask, "ray": on_ray}[sys.argv[1]]() as addresses:
        trial(*addresses)
