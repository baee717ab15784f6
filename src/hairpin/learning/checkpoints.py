"""A run in a folder: settings, curves, what it must remember to go on, and the weights that a driver takes.

Written whole or not at all: whoever is interrupted finds the folder as it was before.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np

from hairpin import __version__
from hairpin.encoding.observation_table import VERSION as OBSERVATION_VERSION
from hairpin.learning.adam import Adam
from hairpin.learning.arrays import Arrays
from hairpin.learning.choices import CHOICE
from hairpin.learning.curves import Told
from hairpin.learning.network import Sizes, Weights
from hairpin.learning.ppo import Settings
from hairpin.learning.sight import SIGHT
from hairpin.learning.training import Learner, Lessons
from hairpin.rules.errors import HairpinError

SETTINGS: Final = "settings.json"
STATE: Final = "state.npz"
WEIGHTS: Final = "weights.npz"
CURVES: Final = "curves.jsonl"


class BadRun(HairpinError):
    """A folder that can't be gone on from."""


@dataclass(frozen=True, slots=True)
class Run:
    folder: Path

    def exists(self) -> bool:
        return (self.folder / STATE).is_file()

    def begin(self, lessons: Lessons) -> None:
        """With the settings first: what is in the folder can then be told."""
        self.folder.mkdir(parents=True, exist_ok=True)
        data = {
            "hairpin": __version__,
            "observations": OBSERVATION_VERSION,
            "sight": SIGHT,
            "choice": CHOICE,
            "lessons": asdict(lessons) | {"sizes": lessons.sizes._asdict(), "ppo": lessons.ppo._asdict()},
        }
        _write(self.folder / SETTINGS, json.dumps(data, indent=2).encode() + b"\n")

    def lessons(self) -> Lessons:
        data = self._settings()
        for name, here in (("observations", OBSERVATION_VERSION), ("sight", SIGHT), ("choice", CHOICE)):
            if data.get(name) != here:
                raise BadRun(
                    f"{self.folder}: it was trained with {name} {data.get(name)}, and this version has {here}; "
                    "begin a new run in another folder"
                )
        told = dict(data["lessons"])  # type: ignore[call-overload]
        pairs = {name: tuple(told[name]) for name in ("rate", "entropy")}
        return Lessons(**told | pairs | {"sizes": Sizes(**told["sizes"]), "ppo": Settings(**told["ppo"])})

    def _settings(self) -> dict[str, object]:
        try:
            data = json.loads((self.folder / SETTINGS).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadRun(f"{self.folder}: no run is kept there ({SETTINGS} is missing)") from None
        except (OSError, ValueError) as error:
            raise BadRun(f"{self.folder / SETTINGS}: it can't be read ({error})") from None
        if not isinstance(data, dict):
            raise BadRun(f"{self.folder / SETTINGS}: not the settings of a run")
        return data

    def save(self, on: Arrays, learner: Learner, points: list[Told]) -> None:
        """Points are those since the last time."""
        arrays = {f"weight {name}": array for name, array in learner.weights.items()}
        arrays |= {"first": learner.adam.first, "second": learner.adam.second}
        others = {f"past{number}": past for number, past in enumerate(learner.past)}
        others |= {"mean": learner.mean, "against": learner.against or {}}
        for whose, weights in others.items():
            arrays |= {f"{whose} {name}": array for name, array in weights.items()}
        counts = np.array([learner.decisions, learner.rounds, learner.adam.steps, len(learner.past)])
        _save_arrays(self.folder / STATE, {"counts": counts} | {n: on.numpy(a) for n, a in arrays.items()})
        to_drive = learner.mean or learner.weights
        halves = {name: on.numpy(array).astype(np.float16) for name, array in to_drive.items()}
        _save_arrays(self.folder / WEIGHTS, halves)
        with (self.folder / CURVES).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(point._asdict()) + "\n" for point in points)

    def load(self, on: Arrays) -> Learner:
        try:
            with (self.folder / STATE).open("rb") as file:
                kept = dict(np.load(file))
        except (OSError, ValueError, zipfile.BadZipFile) as error:
            raise BadRun(f"{self.folder / STATE}: it can't be read ({error})") from None
        decisions, rounds, steps, past = (int(number) for number in kept["counts"])

        def part(prefix: str) -> Weights:
            found = {name: array for name, array in kept.items() if name.startswith(prefix + " ")}
            return {name.removeprefix(prefix + " "): on.floats(array) for name, array in found.items()}

        weights = part("weight")
        adam = Adam(on, weights)
        adam.first, adam.second, adam.steps = on.floats(kept["first"]), on.floats(kept["second"]), steps
        earlier = [part(f"past{number}") for number in range(past)]
        return Learner(weights, adam, decisions, rounds, earlier, part("against") or None, part("mean"))

    def curves(self) -> list[Told]:
        try:
            lines = (self.folder / CURVES).read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return []
        return [Told(**json.loads(line)) for line in lines]


def _save_arrays(path: Path, arrays: Weights) -> None:
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        np.savez(file, **arrays)
    os.replace(beside, path)


def _write(path: Path, data: bytes) -> None:
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    os.replace(beside, path)
