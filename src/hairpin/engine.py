"""Which rules run: the compiled ones, if they are there and fit their source, or those in plain Python.

Compiled files lie in a folder of their own (`_compiled`), not beside their source: but for the finder that is put
in place here, Python would never see them. A stamp says what source they were made of.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final
from zlib import crc32

VARIABLE: Final = "HAIRPIN_COMPILED"
"""0: plain Python, whatever is there."""
PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
FOLDER: Final = os.path.join(PACKAGE, "_compiled")
STAMP: Final = "stamp"
LIBRARY: Final = "hairpin_rules__mypyc"
"""All of the machine code; the modules' own files only lead there."""
BESIDE_THE_RULES: Final = ("drivers/loop.py", "drivers/random_driver.py", "lab/at_random.py")
"""The loop around random races: what `bench` measures."""
DECLARATIONS: Final = (
    "cards",
    "event_cards",
    "events",
    "position",
    "season_position",
    "season_setup",
    "setup",
    "symbols/symbol",
    "view",
)
"""Named tuples and dataclasses. Whoever writes them down reads the types of their fields; compiling loses them."""
NOT_COMPILED: Final = ("rules/__init__.py", "rules/native.py", *(f"rules/{name}.py" for name in DECLARATIONS))
"""The first only names versions, and is where the others are found."""


def use_compiled_rules() -> None:
    """Called before anything else of the package is imported."""
    if os.environ.get(VARIABLE) != "0" and is_fresh(FOLDER):
        sys.meta_path.insert(0, _Finder(FOLDER))


def is_compiled() -> bool:
    return any(isinstance(finder, _Finder) for finder in sys.meta_path)


def why_not_compiled() -> str | None:
    """What keeps compiled rules from being there; it does not matter whether they are in use."""
    if not os.path.exists(os.path.join(FOLDER, STAMP)):
        return "no compiled rules: the package was built without a C compiler, or scripts/compile was not run"
    return None if is_fresh(FOLDER) else "the compiled rules are older than their source: run scripts/compile"


# -- the files -------------------------------------------------------------------------------------------


def is_fresh(folder: str) -> bool:
    """Made for this Python, of the very source that lies here: a file that has been changed would not be run."""
    try:
        with open(os.path.join(folder, STAMP), encoding="ascii") as stamp:
            return stamp.read() == fingerprint()
    except FileNotFoundError:
        return False


def fingerprint() -> str:
    """Of the source, and of the kind of Python; by file, so that nothing can make up for another change."""
    sums = []
    for name in (*sorted(sources()), *NOT_COMPILED):
        with open(os.path.join(PACKAGE, name), "rb") as file:
            sums.append(f"{crc32(file.read()):08x} {name}\n")
    return "".join([EXTENSION_SUFFIXES[0], "\n", *sums])


def sources() -> Iterator[str]:
    """Of all that is compiled, as seen from the package."""
    yield from BESIDE_THE_RULES
    for folder, _, files in os.walk(os.path.join(PACKAGE, "rules")):
        within = os.path.relpath(folder, PACKAGE).replace(os.sep, "/")
        for file in files:
            if file.endswith(".py") and f"{within}/{file}" not in NOT_COMPILED:
                yield f"{within}/{file}"


class _Finder:
    """Leads to the compiled files, and to the source of what is declared beside them."""

    def __init__(self, folder: str) -> None:
        self._files = {_module(name): _compiled(folder, f"hairpin/{name}") for name in sources()}
        self._files[LIBRARY] = _compiled(folder, LIBRARY)
        self._declared = {_module(name): os.path.join(PACKAGE, *name.split("/")) for name in NOT_COMPILED}

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name in self._files:
            return _spec(name, ExtensionFileLoader(name, self._files[name]))
        if name in self._declared:  # Python would look in the folder of its package, which is a compiled one
            return _spec(name, SourceFileLoader(name, self._declared[name]))
        return None


def _spec(name: str, loader: ExtensionFileLoader | SourceFileLoader) -> ModuleSpec:
    spec = ModuleSpec(name, loader, origin=loader.path)
    spec.has_location = True
    folder, file = os.path.split(loader.path)
    if file.startswith("__init__."):
        spec.submodule_search_locations = [folder]
    return spec


def _compiled(folder: str, source: str) -> str:
    return os.path.join(folder, *source.removesuffix(".py").split("/")) + EXTENSION_SUFFIXES[0]


def _module(source: str) -> str:
    return "hairpin." + source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
