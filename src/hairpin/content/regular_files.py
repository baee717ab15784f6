"""Reading a file that somebody names: only a regular one, and only so much of it.

A device such as /dev/zero has no end, and whoever opens a named pipe waits for somebody to write into it.
"""

import os
import stat
from pathlib import Path
from typing import Final

from hairpin.rules.errors import HairpinError

OPEN_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # a pipe must not keep us waiting
    | getattr(os, "O_NOCTTY", 0)  # nor a terminal become ours
    | getattr(os, "O_BINARY", 0)
)


class UnreadableFile(HairpinError):
    """Names the file, and says what would be right."""


def read_regular(path: Path, shown_as: str, wanted: str, maximum: int) -> bytes:
    """All bytes of the file. `wanted` is what it should be, such as "a .toml file"."""
    try:
        return _read(path, shown_as, wanted, maximum)
    except FileNotFoundError:
        raise UnreadableFile(f"{shown_as}: no such file; give the path to {wanted}") from None
    except OSError as error:
        why = f"can't be read: {error.strerror}"
        raise UnreadableFile(f"{shown_as}: {why}; give the path to {wanted}") from None
    except ValueError:
        raise UnreadableFile(f"{shown_as!r}: can't be the path of a file") from None


def _read(path: Path, shown_as: str, wanted: str, maximum: int) -> bytes:
    descriptor = os.open(path, OPEN_FLAGS)
    try:
        # looked at once it is open: what a path leads to may change in between
        _check_regular(os.fstat(descriptor).st_mode, shown_as, wanted)
        with open(descriptor, "rb", closefd=False) as file:
            content = file.read(maximum + 1)
    finally:
        os.close(descriptor)
    if len(content) > maximum:
        raise UnreadableFile(f"{shown_as}: is larger than {maximum} bytes; give the path to {wanted}")
    return content


def _check_regular(mode: int, shown_as: str, wanted: str) -> None:
    if stat.S_ISDIR(mode):
        raise UnreadableFile(f"{shown_as}: is a folder; give the path to {wanted}")
    if not stat.S_ISREG(mode):
        raise UnreadableFile(f"{shown_as}: is not a regular file; give the path to {wanted}")
