"""`bench`."""

from __future__ import annotations

import argparse
import dataclasses
import json

from hairpin.lab.bench import (
    CALIBRATION_STEPS,
    FIELDS,
    Figures,
    base_setup,
    calibration_seconds,
    full_setup,
    measure,
)


def bench(options: argparse.Namespace) -> int:
    calibration = calibration_seconds()
    setups = {f"{cars} cars": base_setup(cars) for cars in FIELDS} | {"all modules": full_setup()}
    figures = [measure(name, setup, options.races, calibration) for name, setup in setups.items()]
    if options.json:
        data = {"calibration_seconds": calibration, "fields": [dataclasses.asdict(f) for f in figures]}
        print(json.dumps(data, indent=2))
    else:
        _tell(calibration, figures)
    return 0


def _tell(calibration: float, figures: list[Figures]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Random legal races, events off, per CPU second")
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
