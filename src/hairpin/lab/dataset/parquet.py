"""The same arrays as two Parquet tables, decisions and cars; their bytes are those of one version of pyarrow."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from hairpin.lab.dataset.decisions import Array, Arrays
from hairpin.lab.extras import needing_pyarrow

if TYPE_CHECKING:
    import pyarrow as pa

CARS: Final = "car_"


def cars_beside(path: Path) -> Path:
    return path.with_name(path.name.replace("decisions", "cars"))


def check_parquet() -> None:
    with needing_pyarrow("--format parquet"):
        import pyarrow.parquet  # noqa: F401


def write_parquet(path: Path, arrays: Mapping[str, Array]) -> None:
    """The cars first: where the decisions are, everything is."""
    is_of_cars = {name: name.startswith(CARS) for name in arrays}
    _write(cars_beside(path), {name: array for name, array in arrays.items() if is_of_cars[name]})
    _write(path, {name: array for name, array in arrays.items() if not is_of_cars[name]})


def _write(path: Path, arrays: Mapping[str, Array]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pa.table({name: _column(array) for name, array in arrays.items()})
    pq.write_table(table, path, compression="zstd")


def _column(array: Array) -> pa.Array:
    import pyarrow as pa

    if array.ndim == 1:
        return pa.array(array)
    if array.dtype == np.uint8:
        return pa.FixedSizeBinaryArray.from_buffers(
            pa.binary(array.shape[1]), len(array), [None, pa.py_buffer(np.ascontiguousarray(array).tobytes())]
        )
    return pa.FixedSizeListArray.from_arrays(pa.array(array.ravel()), array.shape[1])


def read_parquet(path: Path) -> Arrays:
    """What tells how much is in it."""
    import pyarrow.parquet as pq

    race = pq.read_table(path, columns=["race"])["race"].to_numpy()
    cars = pq.read_table(cars_beside(path))
    return {"race": race, **{name: cars[name].to_numpy() for name in cars.column_names}}
