"""A data set in a folder: begun, gone on with after an interruption, or made longer."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hairpin.content.circuits import load_circuit
from hairpin.lab.crews.engine import Engine
from hairpin.lab.dataset.datasheet import JSON, Sheet, sheet_json, sheet_markdown
from hairpin.lab.dataset.parquet import check_parquet
from hairpin.lab.dataset.shards import PARQUET, Look, Shard, ShardJob, found_shard, new_shard, put_in_place
from hairpin.lab.outputs import Unwritable
from hairpin.lab.pool import JobFailed, Progress, Where, all_cores, over_cores
from hairpin.lab.simulate import Settings, game_jobs

MARKDOWN: Final = "datasheet.md"
MAY_DIFFER: Final = ("races",)
"""Of the settings, when a folder is gone on with: more races come after those that are there."""


@dataclass(slots=True)
class Made:
    sheet: Sheet
    failure: JobFailed | None = None


def make_dataset(folder: Path, sheet: Sheet, where: Where, progress: Progress | None = None) -> Made:
    """Ctrl-C, or a race that fails, ends it early; shards that are whole stay, and the same call goes on."""
    jobs = shard_jobs(sheet)
    made = Made(sheet)
    shards: list[Shard] = []
    try:
        for shard in _all_shards(folder, jobs, where):
            shards.append(shard)
            if progress:
                progress(min(len(shards) * sheet.shard_size, sheet.settings.games))
    except JobFailed as failure:
        made.failure = failure
    made.sheet = sheet.with_shards(tuple(shards))
    _write(folder, made.sheet)
    return made


def _all_shards(folder: Path, jobs: Sequence[ShardJob], where: Where) -> Iterator[Shard]:
    """In their order: those that are there, and between them those that are made now."""
    cores = all_cores() if isinstance(where, Engine) else where
    looks = [Look(str(folder), job) for job in jobs if (folder / job.name).exists()]
    found = list(over_cores(found_shard, looks, cores))
    if len(found) < len(looks):  # somebody has pressed Ctrl-C
        return
    there = {look.job.number: shard for look, shard in zip(looks, found, strict=True) if shard}
    missing = [job for job in jobs if job.number not in there]
    with closing(over_cores(new_shard, missing, where)) as new:
        for job in jobs:
            if job.number in there:
                yield there[job.number]
            elif made := next(new, None):
                yield put_in_place(folder, made)
            else:
                return


def begin(folder: Path, sheet: Sheet) -> None:
    """What can't be made is said before the first race; another data set is never written over."""
    if sheet.format == PARQUET:
        check_parquet()
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise Unwritable(
            f"{folder} can't be made: {error.strerror}; give a folder inside one that exists"
        ) from None
    there = folder / JSON
    if not there.exists():
        if any(folder.iterdir()):
            raise Unwritable(f"{folder} is not empty and holds no data set; give an empty folder, or a new one")
        _write(folder, sheet)
        return
    _check_same(folder, _settings_in(there), sheet)


def _settings_in(file: Path) -> dict[str, object]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))["settings"]
        assert isinstance(found, dict)
    except (OSError, ValueError, KeyError, TypeError, AssertionError):
        raise Unwritable(f"{file} is no datasheet that could be gone on with; give an empty folder") from None
    return found


def _check_same(folder: Path, before: dict[str, object], sheet: Sheet) -> None:
    now = json.loads(sheet_json(sheet))["settings"]
    for key in {**before, **now}:
        if key not in MAY_DIFFER and before.get(key) != now.get(key):
            raise Unwritable(
                f"{folder} holds a data set of other settings: {key} was {json.dumps(before.get(key))}, not"
                f" {json.dumps(now.get(key))}; give the same settings and seed to go on, or another folder"
            )
    if int(str(before["races"])) > sheet.settings.games:
        raise Unwritable(
            f"{folder} holds {before['races']} races; give --races {before['races']} or more to go on"
        )


def shard_jobs(sheet: Sheet) -> list[ShardJob]:
    races = game_jobs(sheet.settings)
    size = sheet.shard_size
    circuits = tuple(circuit_names(sheet.settings))
    return [
        ShardJob(
            sheet.format,
            number,
            first,
            tuple(races[first : first + size]),
            sheet.drivers,
            circuits,
        )
        for number, first in enumerate(range(0, len(races), size))
    ]


def circuit_names(settings: Settings) -> list[str]:
    return [load_circuit(circuit).id for circuit in settings.circuits]


def _write(folder: Path, sheet: Sheet) -> None:
    for name, text in ((MARKDOWN, sheet_markdown(sheet)), (JSON, sheet_json(sheet))):
        new = folder / f".{name}"
        try:
            new.write_text(text, encoding="utf-8", newline="\n")
            new.replace(folder / name)
        except OSError as error:
            raise Unwritable(f"{folder / name} can't be written: {error.strerror}") from None
