"""Files that are written when everything is done, and checked before anything is begun."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from hairpin.rules.errors import HairpinError

STANDARD_OUTPUT: Final = "-"


class Unwritable(HairpinError):
    """A file that can't be written."""


def check_writable(files: dict[str, str]) -> None:
    """`files` by option; hours of work must not end at a misspelt folder."""
    seen: dict[str, str] = {}
    for option, file in files.items():
        if file in seen:
            raise Unwritable(f"{option}: {seen[file]} goes to {file!r} as well; each needs a file of its own")
        seen[file] = option
        if file != STANDARD_OUTPUT:
            _try_to_open(option, file)


def _try_to_open(option: str, file: str) -> None:
    path = _path(option, file)
    try:
        is_new = not path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise _unwritable(option, file, error) from None
    except ValueError:
        raise Unwritable(f"{option}: {file!r} can't be the path of a file") from None


def _path(option: str, file: str) -> Path:
    if not file:
        raise Unwritable(f"{option}: give the name of a file, or - for the standard output")
    return Path(file)


def _unwritable(option: str, file: str, error: OSError) -> Unwritable:
    return Unwritable(f"{option}: {file} can't be written: {error.strerror}; give a file in a folder that exists")


def write(option: str, file: str, text: str) -> None:
    if file == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        _path(option, file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise _unwritable(option, file, error) from None
