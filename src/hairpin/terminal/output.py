"""Care for terminals that can't show every character."""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import Final

from rich.console import Console

LOOKALIKES: Final = {
    "·": ".",
    "│": "|",
    "║": "|",
    "─": "-",
    "╭": "+",
    "╮": "+",
    "╰": "+",
    "╯": "+",
    "…": ".",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{NO-BREAK SPACE}": " ",
}


def tolerate_any_character(console: Console) -> None:
    """Names may hold anything; what an encoding lacks becomes something alike, or a question mark."""
    codecs.register_error("hairpin-lookalikes", _lookalikes)
    if isinstance(console.file, TextIOWrapper):
        console.file.reconfigure(errors="hairpin-lookalikes")


def _lookalikes(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(LOOKALIKES.get(character, "?") for character in lacking), error.end
