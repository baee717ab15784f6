"""Rows in a file, CSV or Parquet by its ending; written as they come, so that any number of races fits."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol

from hairpin.lab.extras import needing_pyarrow
from hairpin.lab.games import GameFigures, GameJob
from hairpin.lab.outputs import Unwritable
from hairpin.lab.rows import COLUMNS, Row, rows_of

if TYPE_CHECKING:
    import pyarrow as pa

OPTION: Final = "--rows"
ROWS_AT_ONCE: Final = 50_000
"""In a group of a Parquet file."""


class RowFile(Protocol):
    def add(self, row: Row) -> None: ...

    def close(self) -> None: ...


class CsvRows:
    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._writer = csv.DictWriter(self._file, [column.name for column in COLUMNS], lineterminator="\n")
        self._writer.writeheader()

    def add(self, row: Row) -> None:
        """Truths as 0 and 1, which every program reads as numbers."""
        self._writer.writerow(
            {name: int(value) if value is True or value is False else value for name, value in row.items()}
        )

    def close(self) -> None:
        self._file.close()


class ParquetRows:
    def __init__(self, path: Path) -> None:
        with needing_pyarrow(f"{OPTION} {path}"):
            import pyarrow as pa
            import pyarrow.parquet as pq
        types: Mapping[type, pa.DataType] = {int: pa.int64(), str: pa.string(), bool: pa.bool_()}
        self._schema = pa.schema([(column.name, types[column.type]) for column in COLUMNS])
        self._writer = pq.ParquetWriter(path, self._schema)
        self._rows: list[Row] = []

    def add(self, row: Row) -> None:
        self._rows.append(row)
        if len(self._rows) == ROWS_AT_ONCE:
            self._write()

    def _write(self) -> None:
        import pyarrow as pa

        self._writer.write_table(pa.Table.from_pylist(self._rows, self._schema))
        self._rows.clear()

    def close(self) -> None:
        if self._rows:
            self._write()
        self._writer.close()


_ENDINGS: Final[dict[str, Callable[[Path], RowFile]]] = {".csv": CsvRows, ".parquet": ParquetRows}


def check_ending(file: str) -> None:
    if Path(file).suffix not in _ENDINGS:
        raise Unwritable(f"{OPTION}: {file!r} must end in {' or '.join(_ENDINGS)}, which says how it is written")
    if Path(file).suffix == ".parquet":
        with needing_pyarrow(f"{OPTION} {file}"):
            import pyarrow.parquet  # noqa: F401


class KeptRows:
    """Those of every game, in their order."""

    wants_records = False

    def __init__(self, file: str) -> None:
        self._file: RowFile = _ENDINGS[Path(file).suffix](Path(file))

    def __enter__(self) -> KeptRows:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._file.close()

    def keep(self, number: int, job: GameJob, figures: GameFigures) -> None:
        for row in rows_of(number, job, figures):
            self._file.add(row)
