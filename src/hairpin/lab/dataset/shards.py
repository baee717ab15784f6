"""Files of so many races each: made whole or not at all, by any process, with the same bytes."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from hairpin.lab.dataset.decisions import Arrays, joined, race_arrays
from hairpin.lab.dataset.npz import read_npz, write_npz
from hairpin.lab.dataset.parquet import cars_beside, read_parquet, write_parquet
from hairpin.lab.games import GameJob
from hairpin.lab.outputs import Unwritable

NPZ: Final = "npz"
PARQUET: Final = "parquet"
FORMATS: Final = (NPZ, PARQUET)


class Way(NamedTuple):
    write: Callable[[Path, Arrays], None]
    read: Callable[[Path], Arrays]
    files: Callable[[Path], tuple[Path, ...]]
    """In the order in which they are put in place: where the last one is, all are."""


WAYS: Final = {
    NPZ: Way(write_npz, read_npz, lambda path: (path,)),
    PARQUET: Way(write_parquet, read_parquet, lambda path: (cars_beside(path), path)),
}


@dataclass(frozen=True, slots=True)
class ShardJob:
    folder: str
    format: str
    number: int
    first: int
    """The number of its first race."""
    races: tuple[GameJob, ...]
    drivers: tuple[str, ...]
    circuits: tuple[str, ...]

    @property
    def path(self) -> Path:
        return Path(self.folder) / f"decisions-{self.number:05}.{self.format}"

    def __str__(self) -> str:
        return f"{self.path.name}, races {self.first} to {self.first + len(self.races) - 1}"


@dataclass(frozen=True, slots=True)
class Shard:
    """What the datasheet says of it."""

    files: tuple[tuple[str, int, str], ...]
    """Name, bytes, SHA-256."""
    first: int
    races: int
    decisions: int
    starts: dict[int, int]
    """By driver."""
    wins: dict[int, int]


def made_shard(job: ShardJob) -> Shard:
    """One that is there already stays, if it is whole."""
    arrays = _found(job) or _made(job)
    way = WAYS[job.format]
    winners = arrays["car_driver"][arrays["car_place"] == 1]
    return Shard(
        files=tuple((file.name, file.stat().st_size, _hash(file)) for file in way.files(job.path)),
        first=job.first,
        races=len(job.races),
        decisions=len(arrays["race"]),
        starts=dict(Counter(arrays["car_driver"].tolist())),
        wins=dict(Counter(winners.tolist())),
    )


def _found(job: ShardJob) -> Arrays | None:
    """None also if it can't be read, or is that of another number of races."""
    if not job.path.exists():
        return None
    try:
        arrays = WAYS[job.format].read(job.path)
    except Exception:  # whatever is wrong with a file, it is made anew
        return None
    seeds = arrays["car_seed"][np.unique(arrays["car_race"], return_index=True)[1]].tolist()
    return arrays if seeds == [race.seed for race in job.races] else None


def _made(job: ShardJob) -> Arrays:
    arrays = joined(
        [race_arrays(job.first + place, race, job.drivers, job.circuits) for place, race in enumerate(job.races)]
    )
    way = WAYS[job.format]
    making = job.path.with_name(f".making-{job.number:05}")
    try:
        making.mkdir(exist_ok=True)
        way.write(making / job.path.name, arrays)
        for file in way.files(job.path):
            os.replace(making / file.name, file)
        shutil.rmtree(making)
    except OSError as error:
        raise Unwritable(f"{job.path} can't be written: {error.strerror}") from None
    return arrays


def _hash(file: Path) -> str:
    with file.open("rb") as content:
        found = sha256()
        while block := content.read(1 << 20):
            found.update(block)
    return found.hexdigest()
