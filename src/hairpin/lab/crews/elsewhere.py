"""A chunk on another machine: checked, unpacked, done. Clusters call this by its name."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from typing import cast

from hairpin.content.carried import carrying
from hairpin.drivers.driver import is_driver
from hairpin.lab.crews.baggage import Baggage, unpacked
from hairpin.lab.crews.crew import UnfitWorker
from hairpin.lab.crews.jobs import Done, Job, Result, done
from hairpin.lab.entrants import is_legend
from hairpin.lab.versions import driver_version, hairpin_version


def packed_chunk(work: Callable[[Job], Result], jobs: Sequence[Job], baggage: Baggage) -> bytes:
    """What is meant for Hairpin itself is packed once more: another version might not be able to read it."""
    return pickle.dumps((baggage.as_data(), pickle.dumps((work, jobs))))


def done_elsewhere(chunk: bytes) -> bytes:
    baggage, inside = pickle.loads(chunk)
    unfit = unfit_for(baggage["hairpin"], baggage["drivers"])
    if unfit:
        return pickle.dumps(unfit)
    with carrying(unpacked(baggage["files"])):
        work, jobs = pickle.loads(inside)
        return pickle.dumps(done(work, jobs))


def unfit_for(hairpin: str, drivers: Sequence[tuple[str, str]]) -> str:
    """What would make results differ from those of the machine that asks; empty if nothing does."""
    if hairpin != hairpin_version():
        return f"a worker has hairpin {hairpin_version()}, here it is {hairpin}; install the same on every worker"
    for name, version in drivers:
        if not is_legend(name) and name != "legend" and not is_driver(name):
            return f"a worker has no driver {name!r}, here it is {version}; install the same on every worker"
        if driver_version(name) != version:
            return (
                f"a worker has the driver {name!r} of {driver_version(name)}, here it is {version};"
                " install the same on every worker"
            )
    return ""


def opened(answer: bytes) -> Done[Result]:
    found = pickle.loads(answer)
    if isinstance(found, str):
        raise UnfitWorker(f"--engine: {found}")
    return cast("Done[Result]", found)


def cannot_work(address: str, error: BaseException) -> UnfitWorker:
    """Whatever goes wrong before a job is begun: most often Hairpin is not there."""
    return UnfitWorker(
        f"--engine: a worker of {address} can't work: {type(error).__name__}: {error};"
        f" every worker needs hairpin {hairpin_version()}, as here"
    )
