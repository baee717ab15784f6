"""Drivers in files that whoever starts a server offers at its tables. A request can only name what is offered."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from hairpin.drivers.driver import OFFERED, UnknownDriver, is_driver
from hairpin.drivers.in_files import EXAMPLE, is_in_file, load, parse

_files: list[str] = []


def offer(text: str) -> str:
    """The name under which it is to be had: the file's without its folder, which is nobody else's business."""
    if not is_in_file(text):
        raise UnknownDriver(f"--drivers: {text!r} is no driver in a file, such as {EXAMPLE}; all others are there")
    wanted = parse(text).beside(Path.cwd())
    name = f"{wanted.path.name}:{wanted.call}"
    if is_driver(name):
        raise UnknownDriver(f"--drivers: two drivers would be called {name!r}; rename one of the files")
    load(text)
    _files.append(str(wanted))
    OFFERED[name] = partial(load, str(wanted))
    return name


def offered_files() -> tuple[str, ...]:
    """For other processes of the same server, which offer them again."""
    return tuple(_files)
