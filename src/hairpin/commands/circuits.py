"""`circuits`."""

from __future__ import annotations

import argparse
import json

from hairpin.content.circuits import circuit_data, circuit_ids, load_circuit


def circuits(options: argparse.Namespace) -> int:
    if options.json:
        print(json.dumps([{"id": name, **circuit_data(load_circuit(name))} for name in circuit_ids()], indent=2))
    else:
        _tell()
    return 0


def _tell() -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Circuits")
    for heading in ("id", "name", "spaces", "laps", "Heat", "Stress", "corner lines (limit)"):
        table.add_column(heading, justify="right" if heading in ("spaces", "laps", "Heat", "Stress") else "left")
    for circuit in map(load_circuit, circuit_ids()):
        numbers = (circuit.length, circuit.laps, circuit.heat, circuit.stress)
        lines = "  ".join(f"{line.at} ({line.limit})" for line in circuit.lines)
        table.add_row(circuit.id, circuit.name, *map(str, numbers), lines)
    Console().print(table)
