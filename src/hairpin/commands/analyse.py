"""`analyse`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hairpin.analysis.analysis import NobodyToAnalyse, SeatAnalysis, analysed, judged, moments, names_of, people
from hairpin.analysis.data import json_text
from hairpin.analysis.trials import TURNS
from hairpin.commands.language import speak_as_wished
from hairpin.commands.progress import progress_bar
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.records.reading import Record, read_record


def analyse(options: argparse.Namespace) -> int:
    from hairpin.commands.analysis_page import html_text
    from hairpin.terminal.analysis_words import summary

    outputs = {f"--{name}": file for name in ("json", "html") if (file := getattr(options, name)) is not None}
    check_writable(outputs)
    record = read_record(Path(options.file))
    if record.notice:
        print(f"hairpin: {record.notice}", file=sys.stderr)
    speak_as_wished(options)
    found = _analysed(record, _seats(record, options.seat))
    if options.json is not None:
        write("--json", options.json, json_text(found))
    if options.html is not None:
        write("--html", options.html, html_text(found, Path(options.file).name))
    if STANDARD_OUTPUT not in outputs.values():
        from rich.console import Console

        for seat in found:
            Console().print(summary(seat))
    return 0


def _seats(record: Record, wished: int | None) -> list[int]:
    cars = len(record.config.drivers)
    if wished is not None:
        if wished >= cars:
            raise NobodyToAnalyse(f"--seat {wished}: there is no such seat; seats are 0 to {cars - 1}")
        return [wished]
    found = people(record)
    if not found:
        raise NobodyToAnalyse(f"{record.path}: nobody here is a person; choose a car with --seat 0 to {cars - 1}")
    return found


def _analysed(record: Record, seats: list[int]) -> list[SeatAnalysis]:
    every = list(moments(record, seats))
    if not every:
        raise NobodyToAnalyse(f"{record.path}: there was nothing to decide; choose another car with --seat")
    found = []
    with progress_bar("decisions", len(every)) as progress:
        for done, moment in enumerate(every, start=1):
            found.append((moment.view.seat, judged(moment, TURNS)))
            progress(done)
    names = names_of(record)
    return [analysed(seat, names[seat], [each for whose, each in found if whose == seat]) for seat in seats]
