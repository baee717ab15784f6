"""Where a network learns: on the cores of this machine, or on its GPU."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from hairpin.batch.compiling import NotInstalled
from hairpin.learning.arrays import Numpy
from hairpin.learning.courses import Courses
from hairpin.learning.looking import LookingOnCores, LookingOnGpu
from hairpin.learning.practice import CODEC, Practice, PracticeOnGpu
from hairpin.learning.training import Lessons

CPU: Final = "cpu"
GPU: Final = "gpu"


def device_here() -> str:
    return GPU if _why_no_gpu() is None else CPU


def _why_no_gpu() -> str | None:
    from hairpin.batch import gpu

    if find_spec("torch") is None:
        return "learning on a GPU needs torch: pip install 'hairpin[train]'"
    return None if gpu.is_there() else "there is no GPU that numba can use"


def practice_on(device: str, lessons: Lessons, rounds: int = 0) -> Practice:
    """For a run that has learned so many rounds: when it goes on, it meets other set-ups and deals."""
    seed = lessons.seed + rounds * (lessons.races + 1)
    return _on_gpu(lessons, seed) if device == GPU else _on_cores(lessons, seed)


def _on_cores(lessons: Lessons, seed: int) -> Practice:
    from hairpin.batch.batch import Batch

    on = Numpy(seed)
    setups = Courses(seed, lessons.among).setups(lessons.courses)
    batch = Batch(setups, lessons.races, codec=CODEC, again=True)
    batch.reset(seed)
    return Practice(on, batch, LookingOnCores(on, batch.setups))


def _on_gpu(lessons: Lessons, seed: int) -> Practice:
    why_not = _why_no_gpu()
    if why_not is not None:
        raise NotInstalled(why_not)
    from hairpin.batch.gpu_batch import GpuBatch
    from hairpin.learning.torch_arrays import Torch

    on = Torch("cuda", seed)
    setups = Courses(seed, lessons.among).setups(lessons.courses)
    batch = GpuBatch(setups, lessons.races, codec=CODEC, again=True, memory=on.lent)
    batch.reset(seed)
    return PracticeOnGpu(on, batch, LookingOnGpu(on, batch.setups))
