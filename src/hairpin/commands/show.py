"""`show`."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from hairpin.commands.language import speak_as_wished
from hairpin.records.errors import PositionError
from hairpin.records.games import current_race
from hairpin.records.positions.files import file_text
from hairpin.records.positions.finding import find_position, read_position
from hairpin.records.positions.placed import Placed
from hairpin.records.positions.text import position_text
from hairpin.records.scenarios.writing import scenario_text

STDIN = "-"


def show(options: argparse.Namespace) -> int:
    placed = _found(options)
    if options.form is None:
        _draw(placed, options)
    else:
        print(_written(placed, options.form), end="")
    return 0


def _found(options: argparse.Namespace) -> Placed:
    if options.position != STDIN:
        return find_position(options.position, options.at)
    if options.at is not None:
        raise PositionError("--at: counts the actions of a record, which must be a file")
    return read_position(sys.stdin.read(), "stdin")


def _written(placed: Placed, form: str) -> str:
    if form == "json":
        return file_text(placed)
    if form == "text":
        return position_text(placed) + "\n"
    race = current_race(placed.game())
    return scenario_text(race.setup, race.position())


def _draw(placed: Placed, options: argparse.Namespace) -> None:
    from hairpin.terminal.position import show_position

    speak_as_wished(options)
    show_position(placed.game(), Console())
    try:
        print(f"\n{position_text(placed)}")
    except PositionError:  # a line can't hold it; --json can
        return
