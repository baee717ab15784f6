"""Files of so many races each: made whole or not at all, by any process, with the same bytes."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import numpy as np

from hairpin.lab.crews.jobs import Request
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
    format: str
    number: int
    first: int
    """The number of its first race."""
    races: tuple[GameJob, ...]
    drivers: tuple[str, ...]
    circuits: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"decisions-{self.number:05}.{self.format}"

    def requests(self) -> Iterable[Request]:
        return dict.fromkeys(race.request for race in self.races)

    def __str__(self) -> str:
        return f"{self.name}, races {self.first} to {self.first + len(self.races) - 1}"


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


@dataclass(frozen=True, slots=True)
class NewShard:
    """As it comes from whoever made it, who needs no folder of ours."""

    shard: Shard
    contents: tuple[tuple[str, bytes], ...]
    """By file, in the order in which they are put in place."""


def new_shard(job: ShardJob) -> NewShard:
    arrays = joined(
        [race_arrays(job.first + place, race, job.drivers, job.circuits) for place, race in enumerate(job.races)]
    )
    way = WAYS[job.format]
    with TemporaryDirectory(prefix="hairpin-") as folder:
        path = Path(folder) / job.name
        way.write(path, arrays)
        contents = tuple((file.name, file.read_bytes()) for file in way.files(path))
    return NewShard(_described(job, arrays, contents), contents)


def put_in_place(folder: Path, new: NewShard) -> Shard:
    """Whole or not at all."""
    try:
        for name, content in new.contents:
            making = folder / f".{name}"
            making.write_bytes(content)
            os.replace(making, folder / name)
    except OSError as error:
        raise Unwritable(f"{folder / new.contents[0][0]} can't be written: {error.strerror}") from None
    return new.shard


@dataclass(frozen=True, slots=True)
class Look:
    """Whether a shard is in a folder already."""

    folder: str
    job: ShardJob


def found_shard(look: Look) -> Shard | None:
    """None also if it can't be read, or is that of other races."""
    job, path = look.job, Path(look.folder) / look.job.name
    way = WAYS[job.format]
    if not path.exists():
        return None
    try:
        arrays = way.read(path)
        contents = [(file.name, file.read_bytes()) for file in way.files(path)]
    except Exception:  # whatever is wrong with a file, it is made anew
        return None
    seeds = arrays["car_seed"][np.unique(arrays["car_race"], return_index=True)[1]].tolist()
    return _described(job, arrays, contents) if seeds == [race.seed for race in job.races] else None


def _described(job: ShardJob, arrays: Arrays, contents: Sequence[tuple[str, bytes]]) -> Shard:
    winners = arrays["car_driver"][arrays["car_place"] == 1]
    return Shard(
        files=tuple((name, len(content), sha256(content).hexdigest()) for name, content in contents),
        first=job.first,
        races=len(job.races),
        decisions=len(arrays["race"]),
        starts=dict(Counter(arrays["car_driver"].tolist())),
        wins=dict(Counter(winners.tolist())),
    )
