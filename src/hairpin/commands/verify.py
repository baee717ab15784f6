"""`verify`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hairpin.cli import WRONG_INPUT
from hairpin.records.errors import RecordError
from hairpin.records.reading import Record, read_record
from hairpin.records.replay import check_promise
from hairpin.records.replay import verify as verify_record
from hairpin.rules.keys import key_hash

DIFFERS = 1


def verify(options: argparse.Namespace) -> int:
    """1 if a record differs from what replaying it gives; a file that is no record is wrong input."""
    return max([_verify(name, options.hash) for name in options.files])


def _verify(name: str, promised: str | None) -> int:
    try:
        record = read_record(Path(name))
    except RecordError as error:
        print(f"hairpin: {error}", file=sys.stderr)
        return WRONG_INPUT
    try:
        found = verify_record(record)
        if promised is not None:
            check_promise(record, promised)
    except RecordError as error:
        print(f"hairpin: {error}", file=sys.stderr)
        return DIFFERS
    if record.notice:
        print(f"hairpin: {record.notice}", file=sys.stderr)
    print(f"{name}: ok, {found}{_deal(record, promised)}")
    return 0


def _deal(record: Record, promised: str | None) -> str:
    if not isinstance(record.seed, str):
        return ""
    return f", deal {key_hash(record.seed)}{', as promised' if promised else ''}"
