"""A champion multiplies in one thread, whoever asks it, and leaves the program as many as it had."""

from __future__ import annotations

import json
import os
import subprocess
import sys

ASKED = """
import json
from concurrent.futures import ThreadPoolExecutor
from threadpoolctl import threadpool_info
from hairpin.drivers import learned
from hairpin.drivers.champion import ChampionDriver
from tests.in_round import in_round

def threads():
    return [each["num_threads"] for each in threadpool_info() if each["user_api"] == "blas"]

def watched(*arguments):
    told.append(threads())
    return forward(*arguments)

told, forward = [threads()], learned.forward
learned.forward = watched
_, seen = in_round(5)
ChampionDriver().at_first_sight(seen)
told.append(threads())
with ThreadPoolExecutor(4) as pool:
    list(pool.map(lambda _: ChampionDriver().at_first_sight(seen), range(100)))
print(json.dumps([*told, threads()]))
"""


def test_a_champion_thinks_in_one_thread_and_no_longer() -> None:
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "2", "MKL_NUM_THREADS": "2"}
    found = subprocess.run(
        [sys.executable, "-c", ASKED], env=environment, capture_output=True, text=True, check=True
    )
    before, first, afterwards, *thinking, after_all = json.loads(found.stdout)
    assert before == afterwards == after_all == [min(2, os.cpu_count() or 1)]
    assert [first, *thinking] == [[1]] * 101
