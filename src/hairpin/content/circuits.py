"""Circuits by name: those that come with Hairpin, and files of one's own."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from hairpin.content.boxes import BASE, HEAVY_RAIN, TUNNEL_VISION
from hairpin.content.carried import here
from hairpin.content.circuit_format import circuit_data, circuit_from_data
from hairpin.content.fields import Fields
from hairpin.content.files import read_built_in, read_file
from hairpin.content.problems import ContentError, did_you_mean, printable, shown
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import Values

__all__ = ["box_of", "check_circuit", "circuit_data", "circuit_from_data", "circuit_ids", "load_circuit"]

BUILT_IN: Final = {
    "usa": BASE,
    "great-britain": BASE,
    "italy": BASE,
    "france": BASE,
    "spain": TUNNEL_VISION,
    "netherlands": TUNNEL_VISION,
    "japan": HEAVY_RAIN,
    "mexico": HEAVY_RAIN,
}
"""In the order in which they are offered, with the box that each comes in."""


def circuit_ids() -> tuple[str, ...]:
    """The circuits that come with Hairpin, in the order in which they are offered."""
    return tuple(BUILT_IN)


def box_of(circuit: Circuit) -> str:
    """A circuit of one's own belongs to the base game, whatever it is called."""
    return BUILT_IN[circuit.id] if is_built_in(circuit) else BASE


def is_built_in(circuit: Circuit) -> bool:
    """Not every circuit called `usa` is ours: a user's file may have any name."""
    return circuit.id in BUILT_IN and circuit == _built_in(circuit.id)


def load_circuit(id_or_path: str, base: Path | None = None) -> Circuit:
    """A built-in circuit by its id, or anyone's by the path to its file, taken from `base` if relative."""
    if id_or_path in BUILT_IN:
        return _built_in(id_or_path)
    if not _is_path(id_or_path):
        values: Values = {"given": printable(id_or_path), "known": ", ".join(BUILT_IN)}
        raise ContentError([_unknown(id_or_path)], "unknown-circuit", values)
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
    return circuit_from_data(read_file(here(path), shown_as), shown_as, name)


def _is_path(text: str) -> bool:
    return text.endswith(".toml") or any(mark in text for mark in ("/", os.sep, os.altsep) if mark)


def _unknown(id: str) -> str:
    hint = did_you_mean(id, circuit_ids())
    known = ", ".join(BUILT_IN)
    return f"circuit {shown(id)}: unknown; {hint}circuits are {known}; a path to a .toml file works too"


# -- on paper ------------------------------------------------------------------------------------------


def saved_circuit(circuit: Circuit) -> str | dict[str, object]:
    """By its id; a circuit of somebody's own is written out, so that a record needs no other file."""
    return circuit.id if is_built_in(circuit) else {"id": circuit.id, **circuit_data(circuit)}


def circuit_from_saved(table: Fields, file: str) -> Circuit:
    """From the entry `circuit`; what is wrong with it is raised at once."""
    if not table.is_table("circuit"):
        name = table.choice("circuit", circuit_ids())
        table.problems.raise_if_any()
        return load_circuit(name)
    data = table.table("circuit").data()
    name = table.table("circuit").name("id")
    table.problems.raise_if_any()
    return circuit_from_data({key: value for key, value in data.items() if key != "id"}, file, name)
