"""`circuits`, `circuit check` and `circuit render`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hairpin.cli import WRONG_INPUT
from hairpin.content.circuits import check_circuit, circuit_data, circuit_ids, load_circuit
from hairpin.rules.errors import HairpinError


class CannotWrite(HairpinError):
    """The file for a picture can't be made."""


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


def circuit(options: argparse.Namespace) -> int:
    return _render(options) if options.action == "render" else _check(options)


def _check(options: argparse.Namespace) -> int:
    problems = check_circuit(options.file)
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{options.file}: a sound circuit; race it with 'hairpin race --circuit {options.file}'")
    return WRONG_INPUT if problems else 0


def _render(options: argparse.Namespace) -> int:
    from hairpin.content.drawings import load_drawing
    from hairpin.drawing.making import drawing
    from hairpin.drawing.picture import alone

    shown = load_circuit(options.circuit)
    plan = load_drawing(options.drawing, shown) if options.drawing else None
    _write(alone(drawing(shown, plan), options.dark), options.output)
    return 0


def _write(picture: str, path: str | None) -> None:
    if path is None:
        print(picture, end="")
        return
    try:
        Path(path).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"{path}: can't be written: {error.strerror}") from None
