"""Single words that somebody typed."""

from __future__ import annotations

import re


def number(word: str) -> int | None:
    """A whole number of a size that anything here could have."""
    return int(word) if re.fullmatch("[0-9]{1,3}", word) else None


def shown(word: str) -> str:
    """Safe to print, whatever it is."""
    plain = word.encode("ascii", "backslashreplace").decode()
    plain = "".join(character if character.isprintable() else "?" for character in plain)
    return f"'{plain}'" if len(plain) <= 20 else f"'{plain[:20]}...'"
