"""`circuit check` and `circuit render`."""

from __future__ import annotations

import argparse
from pathlib import Path

from hairpin.cli import WRONG_INPUT
from hairpin.content.circuits import check_circuit, load_circuit
from hairpin.rules.errors import HairpinError


class CannotWrite(HairpinError):
    """The file for a picture can't be made."""


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
