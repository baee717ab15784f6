"""Why something can't be done, in the words of a language."""

from __future__ import annotations

from typing import Final

from hairpin.commands.flags import flag_of
from hairpin.commands.words import words_in
from hairpin.rules.errors import HairpinError

FILES: Final = ("game", "terminal")
"""The page says most of them, too."""
SETTING: Final = "setting"


def reason_words(error: HairpinError, language: str) -> str:
    """Settings are called by their flags: that is how they were said."""
    t = words_in(language, FILES)
    values = {name: flag_of(str(value)) if name == SETTING else value for name, value in error.values.items()}
    return t(f"why-{error.reason}", **values)
