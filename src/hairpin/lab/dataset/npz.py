"""Arrays in an .npz file, whose bytes depend on nothing but the arrays.

`numpy.savez` writes the system into it, and what compresses differs between versions of zlib; so nothing is
compressed here, and every field of the archive has a fixed value.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np

from hairpin.lab.dataset.decisions import Array, Arrays

_BEGINNING: Final = (1980, 1, 1, 0, 0, 0)
_UNIX: Final = 3


def write_npz(path: Path, arrays: Mapping[str, Array]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, np.ascontiguousarray(array), version=(1, 0), allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy", _BEGINNING)
            entry.create_system = _UNIX
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content.getvalue())


def read_npz(path: Path) -> Arrays:
    with np.load(path, allow_pickle=False) as found:
        return {name: found[name] for name in found.files}
