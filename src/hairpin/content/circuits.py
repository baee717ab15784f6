"""Circuits by name: those that come with Hairpin, and files of one's own."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from hairpin.content.circuit_format import circuit_data, circuit_from_data
from hairpin.content.files import read_built_in, read_file
from hairpin.content.problems import ContentError, nearest, shown
from hairpin.rules.circuit import Circuit

__all__ = ["check_circuit", "circuit_data", "circuit_from_data", "circuit_ids", "load_circuit"]

BUILT_IN: Final = ("usa", "great-britain", "italy", "france", "spain", "netherlands", "japan", "mexico")


def circuit_ids() -> tuple[str, ...]:
    """The circuits that come with Hairpin, in the order in which they are offered."""
    return BUILT_IN


def load_circuit(id_or_path: str, base: Path | None = None) -> Circuit:
    """A built-in circuit by its id, or anyone's by the path to its file, taken from `base` if relative."""
    if id_or_path in BUILT_IN:
        return _built_in(id_or_path)
    if not _is_path(id_or_path):
        raise ContentError([_unknown(id_or_path)])
    return _own((base or Path()) / id_or_path, id_or_path)


def check_circuit(path: str | Path) -> list[str]:
    """All that is wrong with a circuit file; nothing if it is ready to race on."""
    try:
        _own(Path(path), str(path))
    except ContentError as error:
        return error.problems
    return []


@cache
def _built_in(id: str) -> Circuit:
    """One circuit for all races: nothing ever changes it."""
    file = f"{id}.toml"
    return circuit_from_data(read_built_in("circuits", file), file, id)


def _own(path: Path, shown_as: str) -> Circuit:
    # a file may be called by bytes that are no text; its id must be one
    name = path.stem.encode(errors="replace").decode()
    return circuit_from_data(read_file(path, shown_as), shown_as, name)


def _is_path(text: str) -> bool:
    return text.endswith(".toml") or any(mark in text for mark in ("/", os.sep, os.altsep) if mark)


def _unknown(id: str) -> str:
    meant = nearest(id, BUILT_IN)
    hint = f"did you mean {meant}? " if meant else ""
    known = ", ".join(BUILT_IN)
    return f"circuit {shown(id)}: unknown; {hint}known are {known}; a path to a .toml file works too"
