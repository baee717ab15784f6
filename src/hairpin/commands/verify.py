"""`verify`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hairpin.cli import WRONG_INPUT
from hairpin.records.errors import RecordError
from hairpin.records.reading import read_record
from hairpin.records.replay import verify as verify_record


def verify(options: argparse.Namespace) -> int:
    """1 if a record differs from what replaying it gives; a file that is no record is wrong input."""
    worst = 0
    for name in options.files:
        try:
            record = read_record(Path(name))
        except RecordError as error:
            print(f"hairpin: {error}", file=sys.stderr)
            worst = WRONG_INPUT
            continue
        try:
            print(f"{name}: ok, {verify_record(record)}")
        except RecordError as error:
            print(f"hairpin: {error}", file=sys.stderr)
            worst = max(worst, 1)
    return worst
