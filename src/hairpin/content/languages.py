"""The languages that Hairpin speaks, and the files with its words."""

from collections.abc import Iterator, Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr", "da")
ENGLISH: Final = "en"
UNTRANSLATED: Final = ("C", "POSIX")


def locale_text(language: str, name: str) -> str:
    """`game` is for page and terminal, `web` and `terminal` for one of them, `commands` for the command line,
    `links` for those who show a preview of a link."""
    from importlib.resources import files

    return (files("hairpin.content") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")


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
