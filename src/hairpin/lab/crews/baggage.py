"""What jobs bring along to other machines: circuits and drivers that are files here."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from hairpin.content.carried import NOTHING, Carried
from hairpin.content.circuits import circuit_ids
from hairpin.content.config import RaceRequest
from hairpin.drivers.in_files import files_of, is_in_file, parse
from hairpin.lab.crews.jobs import Request
from hairpin.lab.random_upgrades import WITH_RANDOM_UPGRADES
from hairpin.lab.versions import driver_version, hairpin_version, short_hash


@dataclass(frozen=True, slots=True)
class Baggage:
    """Plain data, so that a worker of another version can read it, too, and say that it is another."""

    hairpin: str
    drivers: tuple[tuple[str, str], ...] = ()
    """Installed ones, each with its version."""
    files: tuple[tuple[str, str, bytes], ...] = ()
    """The path that jobs call it by or "", a folder and name of its own, and what is in it."""

    def as_data(self) -> dict[str, object]:
        return {"hairpin": self.hairpin, "drivers": self.drivers, "files": self.files}


def packed(requests: Iterable[Request]) -> Baggage:
    drivers: dict[str, None] = {}
    circuits: dict[str, None] = {}
    for request in requests:
        drivers.update(dict.fromkeys(name.removesuffix(WITH_RANDOM_UPGRADES) for name in request.drivers or ()))
        if isinstance(request, RaceRequest) and request.circuit not in circuit_ids():
            circuits[request.circuit] = None
    installed = tuple((name, driver_version(name)) for name in drivers if not is_in_file(name))
    own = {str(parse(name).path): files_of(name) for name in drivers if is_in_file(name)}
    files = [entry for path, found in own.items() for entry in _driver_files(path, found)]
    files += [(str(Path(name)), f"circuits/{n}.toml", Path(name).read_bytes()) for n, name in enumerate(circuits)]
    return Baggage(hairpin_version(), installed, tuple(files))


def _driver_files(path: str, found: Iterable[Path]) -> Iterable[tuple[str, str, bytes]]:
    """Beside each other as they are here; those of each folder in one of their own."""
    main, *beside = found
    folder = f"drivers/{short_hash([str(main.parent).encode()])}"
    yield path, f"{folder}/{main.name}", main.read_bytes()
    for file in beside:
        yield "", f"{folder}/{file.relative_to(main.parent).as_posix()}", file.read_bytes()


# -- on the other machine --------------------------------------------------------------------------------

_UNPACKED: dict[str, Carried] = {}
_LOCK = threading.Lock()


def unpacked(files: Iterable[tuple[str, str, bytes]]) -> Carried:
    """Once a process, in a folder that goes with it."""
    found = tuple(files)
    if not found:
        return NOTHING
    key = short_hash(part for path, name, content in found for part in (path.encode(), name.encode(), content))
    with _LOCK:
        if key not in _UNPACKED:
            _forget_modules()
            _UNPACKED[key] = _unpack(key, found)
    return _UNPACKED[key]


def _unpack(key: str, files: tuple[tuple[str, str, bytes], ...]) -> Carried:
    root = Path(tempfile.mkdtemp(prefix="hairpin-")).resolve()
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    for _, name, content in files:
        file = root / name
        if not file.resolve().is_relative_to(root):
            raise ValueError(f"{name!r} would lie outside {root}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return Carried(key, {path: root / name for path, name, _ in files if path})


def _forget_modules() -> None:
    """What drivers before these have imported: other modules may have the same names."""
    roots = [str(place.parents[1]) for carried in _UNPACKED.values() for place in carried.places.values()]
    for name, module in list(sys.modules.items()):
        where = getattr(module, "__file__", None) or ""
        if any(where.startswith(root) for root in roots) and not name.startswith("hairpin_driver_"):
            del sys.modules[name]
    sys.path[:] = [entry for entry in sys.path if not any(entry.startswith(root) for root in roots)]
