"""Drawings by name: those of the circuits that come with Hairpin, and files of one's own."""

from functools import cache
from pathlib import Path

from hairpin.content.circuits import circuit_data, circuit_ids, load_circuit
from hairpin.content.drawing_format import DrawingPlan, drawing_from_data
from hairpin.content.files import read_built_in, read_file
from hairpin.rules.circuit import Circuit


def drawing_plan(circuit: Circuit) -> DrawingPlan | None:
    """How a circuit of ours is drawn; nothing for any other, even if it has the same id."""
    if circuit.id not in circuit_ids() or circuit_data(circuit) != circuit_data(load_circuit(circuit.id)):
        return None
    return _built_in(circuit.id)


@cache
def _built_in(id: str) -> DrawingPlan:
    file = f"{id}.toml"
    return drawing_from_data(read_built_in("drawings", file), file, load_circuit(id))


def load_drawing(path: str | Path, circuit: Circuit) -> DrawingPlan:
    """Anyone's drawing of a circuit."""
    return drawing_from_data(read_file(Path(path), str(path)), str(path), circuit)
