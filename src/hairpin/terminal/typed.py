"""What somebody typed: single words, and commands in the player's own language."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from hairpin.content.problems import nearest
from hairpin.terminal.words import t

COMMANDS: Final = (
    "cards",
    "count",
    "help",
    "hint",
    "language",
    "leave",
    "look",
    "mulligan",
    "no",
    "plans",
    "quit",
    "retire",
    "road",
    "rules",
    "skip",
    "undo",
    "y",
    "yes",
)
"""They can be typed in English as well, whatever is spoken; what records write is the same everywhere."""

STRESS_CODE: Final = "stress"
HEAT_CODE: Final = "heat"
SHORTEST: Final = 3
"""Shorter words look like too much."""
LONGEST: Final = 20


def canonical(text: str) -> str:
    """Commands of the player's language become the English ones; accents may be left out."""
    word, blank, rest = text.partition(" ")
    if word not in COMMANDS and (not rest or _plain(word) == _plain(t("typed-language"))):
        word = {_plain(t(f"typed-{command}")): command for command in COMMANDS}.get(_plain(word), word)
    return f"{word}{blank}{rest}"


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def probable_command(text: str) -> str | None:
    """A command, or a card, that the first word looks like; as it is typed in the player's language."""
    word, *_ = text.split() or [""]
    known = [*(t(f"typed-{command}") for command in COMMANDS), STRESS_CODE, HEAT_CODE]
    if len(word) < SHORTEST or len(word) > LONGEST or word in known or word in COMMANDS:
        return None
    return nearest(word, known)


def number(word: str) -> int | None:
    """A whole number of a size that anything here could have."""
    return int(word) if re.fullmatch("[0-9]{1,3}", word) else None


def shown(word: str) -> str:
    """Safe to print, whatever it is; commands as they were typed, not as they were understood."""
    said = t(f"typed-{word}") if word in COMMANDS else word
    plain = "".join(character if character.isprintable() else "?" for character in said)
    return f"'{plain}'" if len(plain) <= 20 else f"'{plain[:20]}...'"
