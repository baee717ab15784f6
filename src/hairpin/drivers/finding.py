"""A driver by what somebody at their own machine calls it: a name, or a class in a file of theirs.

What comes from elsewhere, such as a request to a server, must not be looked up here: a file would be run. There
only names count, as `hairpin.drivers.driver` knows them.
"""

from __future__ import annotations

from pathlib import Path

from hairpin.drivers import in_files
from hairpin.drivers.driver import Driver, current_name, driver, is_driver


def find_driver(text: str) -> Driver:
    return in_files.load(text) if in_files.is_in_file(text) else driver(text)


def can_be_found(text: str) -> bool:
    """A file says itself what is wrong with it, by raising."""
    if in_files.is_in_file(text):
        in_files.load(text)
        return True
    return is_driver(text)


def usual_text(text: str, base: Path | None = None) -> str:
    """The same driver in the same words; files are meant from `base`, if there is one."""
    if not in_files.is_in_file(text):
        return current_name(text)
    wanted = in_files.parse(text)
    return str(wanted if base is None else wanted.beside(base))


def names_in(text: str) -> tuple[str, ...]:
    """`./mine.py:Fast(2, name='a,b'),pro`: commas inside brackets and quotes divide nothing."""
    parts, depth, quote = [""], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"" and depth:  # outside brackets it is a letter of a file's name
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth = max(0, depth - 1)
        elif letter == "," and not depth:
            parts.append("")
            continue
        parts[-1] += letter
    return tuple(part.strip() for part in parts if part.strip())
