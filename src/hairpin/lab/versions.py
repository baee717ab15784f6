"""Which version of Hairpin and of each driver this is: results of different ones are not to be mixed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from hairpin import __version__
from hairpin.drivers.driver import package_of
from hairpin.drivers.in_files import files_of, is_in_file
from hairpin.lab.random_upgrades import WITH_RANDOM_UPGRADES
from hairpin.rules import RULES_VERSION

SOURCES: Final = ("rules", "reading", "content", "forecasts", "records", "encoding", "drivers", "lab")
"""What results depend on."""
THINKING: Final = ("reading", "forecasts", "drivers")
"""What the decisions of Hairpin's own drivers depend on, besides the rules."""
LETTERS: Final = 12


def short_hash(parts: Iterable[bytes]) -> str:
    found = sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()[:LETTERS]


@cache
def code_hash(folders: tuple[str, ...] = SOURCES) -> str:
    """Of the source: between two releases the number of the version says too little."""
    found = sorted(entry for folder in folders for entry in _sources(files("hairpin") / folder, folder))
    return short_hash(part for name, content in found for part in (name.encode(), content))


def _sources(folder: Traversable, name: str) -> Iterable[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry, f"{name}/{entry.name}")
        elif entry.name.endswith((".py", ".toml")):
            yield f"{name}/{entry.name}", entry.read_bytes()


def hairpin_version() -> str:
    return f"{__version__}, rules {RULES_VERSION}, code {code_hash()}"


def driver_version(name: str) -> str:
    """Of a driver or a Legend: another one may drive otherwise."""
    plain = name.removesuffix(WITH_RANDOM_UPGRADES)
    if is_in_file(plain):
        return f"file {short_hash(path.read_bytes() for path in files_of(plain))}"
    return package_of(plain) or f"hairpin {__version__}, code {code_hash(THINKING)}"
