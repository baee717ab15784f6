"""`dataset`."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from hairpin.cli import INTERRUPTED
from hairpin.commands.many_races import command_of, settings_of, without_season
from hairpin.commands.progress import progress_bar
from hairpin.lab.crews.engine import Engine
from hairpin.lab.dataset.datasheet import Sheet
from hairpin.lab.dataset.making import Made, begin, make_dataset
from hairpin.lab.simulate import Settings, check


def dataset(options: argparse.Namespace) -> int:
    options = without_season(options)
    settings = settings_of(options)
    check(settings)
    sheet = Sheet(
        settings, _command(options, settings), options.format, options.shard, (options.licence or "").strip()
    )
    folder = Path(options.folder)
    begin(folder, sheet)
    with progress_bar(settings.unit, settings.games) as progress:
        made = make_dataset(folder, sheet, Engine(options.engine, options.cores), progress)
    return _tell(made, folder)


def _command(options: argparse.Namespace, settings: Settings) -> str:
    """Without the folder and the cores, which change nothing in it."""
    words = [command_of("dataset FOLDER", options, settings).replace("'dataset FOLDER'", "dataset FOLDER")]
    words += [f"--format {options.format}", f"--shard {options.shard}"]
    words += [f"--licence {shlex.quote(options.licence)}"] if options.licence else []
    return " ".join(words)


def _tell(made: Made, folder: Path) -> int:
    sheet = made.sheet
    found = f"{folder}: {sheet.decisions:,} decisions of {sheet.races:,} races in {len(sheet.shards):,} shards"
    if made.failure:
        print(f"{found}; the same command goes on after this:", file=sys.stderr)
        raise made.failure
    if not sheet.is_complete:
        print(f"{found}, of {sheet.settings.games:,} races asked for; the same command goes on", file=sys.stderr)
        return INTERRUPTED
    print(found)
    return 0
