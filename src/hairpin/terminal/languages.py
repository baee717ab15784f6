"""Which language to speak."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hairpin.content.languages import ENGLISH, LANGUAGES

UNTRANSLATED: Final = ("C", "POSIX")


def language_for(wish: str | None, environment: Mapping[str, str]) -> str:
    """What is asked for, else what the environment speaks, else English."""
    if wish:
        return wish
    return next((each for each in _spoken_there(environment) if each in LANGUAGES), ENGLISH)


def _spoken_there(environment: Mapping[str, str]) -> Iterator[str]:
    """As other programs do: LANGUAGE lists what one likes best, unless the locale is the plain one."""
    named = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next(filter(None, named), "")
    if locale.partition(".")[0] in UNTRANSLATED:
        return
    for each in (*environment.get("LANGUAGE", "").split(":"), locale):
        yield each.partition(".")[0].partition("_")[0].partition("@")[0].lower()
