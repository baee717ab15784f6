"""The languages that Hairpin speaks, and the files with its words."""

from typing import Final

LANGUAGES: Final = ("en", "fr", "da")
ENGLISH: Final = "en"


def locale_text(language: str, name: str) -> str:
    """`game` has the words that the page and the terminal share, `web` and `terminal` those of their own."""
    from importlib.resources import files

    return (files("hairpin.content") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
