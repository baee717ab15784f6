"""`bench`."""

from __future__ import annotations

import argparse
import dataclasses
import json
from itertools import count

from hairpin.commands.progress import progress_bar
from hairpin.engine import is_compiled
from hairpin.lab.bench import CALIBRATION_STEPS, Figures, all_setups, calibration_seconds, measure
from hairpin.lab.engines import ENGINES, RACES, EngineFigures, measure_engines


def bench(options: argparse.Namespace) -> int:
    setups = all_setups()
    # the bar is painted only between measurements: while they last it would take some of the time they measure
    with progress_bar("calibrating", 1 + len(setups) + len(ENGINES), by_itself=False) as progress:
        steps = count(1)
        calibration = calibration_seconds()
        figures = []
        for name, setup in setups.items():
            progress(next(steps), name)
            figures.append(measure(name, setup, options.races, calibration))
        engines, left_out = measure_engines(
            figures, options.races, lambda engine: progress(next(steps), f"engine: {engine}")
        )
    if options.json:
        data = {
            "calibration_seconds": calibration,
            "fields": [dataclasses.asdict(f) for f in figures],
            "engines": [dataclasses.asdict(f) for f in engines],
            "left_out": left_out,
        }
        print(json.dumps(data, indent=2))
    else:
        _tell(calibration, figures)
        _tell_engines(engines, left_out)
    return 0


def _tell(calibration: float, figures: list[Figures]) -> None:
    from rich.console import Console
    from rich.table import Table

    rules = "compiled rules" if is_compiled() else "plain rules"
    table = Table(title=f"Random legal races, events off, per CPU second ({rules})")
    table.add_column("")
    for field in figures:
        table.add_column(field.name, justify="right")
    rows = (
        ("turns (one car's steps 1-9)", "turns_per_second", "{:,.0f}"),
        ("decisions", "decisions_per_second", "{:,.0f}"),
        ("races", "races_per_second", "{:,.1f}"),
        ("turns per calibration loop", "turns_per_calibration", "{:,.0f}"),
        ("clone(), microseconds", "clone_microseconds", "{:,.1f}"),
        ("clones per calibration loop", "clones_per_calibration", "{:,.0f}"),
    )
    for title, key, form in rows:
        table.add_row(title, *(form.format(getattr(field, key)) for field in figures))
    Console().print(table)
    print("4 and 6 cars: the base race on usa. All modules: 4 players and 2 rival Legends on spain.")
    print(f"Calibration loop: {CALIBRATION_STEPS:,} steps in {calibration * 1000:.1f} ms of CPU time.")


def _tell_engines(engines: list[EngineFigures], left_out: dict[str, str]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("", *RACES, title="Turns per CPU second, engine by engine")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(figures.name for figures in engines):
        table.add_row(name, *(f"{f.turns_per_second:,.0f}" for f in engines if f.name == name))
    Console().print(table)
    for name, reason in left_out.items():
        print(f"{name}: left out ({reason}).")
