"""Why something can't be done, in the words of a language."""

from __future__ import annotations

from typing import Final

from hairpin.commands.flags import flag_of
from hairpin.commands.words import words_in
from hairpin.content.problems import nearest
from hairpin.rules.errors import HairpinError

FILES: Final = ("game", "terminal", "commands")
"""The page says most of them, too."""
SETTING: Final = "setting"


def reason_words(error: HairpinError, language: str) -> str:
    """Settings are called by their flags: that is how they were said."""
    t = words_in(language, FILES)
    values = {name: flag_of(str(value)) if name == SETTING else value for name, value in error.values.items()}
    said = t(f"why-{error.reason}", **values)
    is_listed = "given" in values and "known" in values
    meant = nearest(str(values["given"]), str(values["known"]).split(", ")) if is_listed else None
    return f"{said} {t('did-you-mean', word=meant)}" if meant else said
