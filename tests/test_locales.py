"""The words of the page: the same ids in each language, none missing, none without use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "hairpin" / "content" / "locales"
SOURCES = ROOT / "frontend" / "src"
LANGUAGES = ("en", "fr", "da")


def messages(language: str) -> dict[str, str]:
    text = (LOCALES / language / "web.ftl").read_text()
    found = re.findall(r"^([a-zA-Z][\w-]*) = ?((?:.*\n)(?:[ \t].*\n)*)", text, re.MULTILINE)
    names = [name for name, _ in found]
    assert len(names) == len(set(names)), "an id is there twice"
    return dict(found)


@cache
def code() -> str:
    files = [
        path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    ]
    return "\n".join(path.read_text() for path in files)


def ids_in_use() -> tuple[set[str], list[re.Pattern[str]]]:
    """Those that are written out, and patterns of those that are put together."""
    plain = set(re.findall(r"""["'`]([a-zA-Z][\w-]*)["'`]""", code()))
    made = re.findall(r"`([a-zA-Z-]*(?:\$\{[^`]*?\}[\w-]*)+)`", code())
    return plain, [re.compile(re.sub(r"\$\{[^`]*?\}", r"[\\w-]+", made_of)) for made_of in made if "-" in made_of]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for name, text in english.items():
        assert _variables(other[name]) == _variables(text), name


def _variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_untranslated(language: str) -> None:
    english, other = messages("en"), messages(language)
    same = [
        name for name, text in english.items() if other[name] == text and len(text.split()) > 3 and "{" not in text
    ]
    assert same == []


def test_every_id_that_the_page_asks_for_is_there() -> None:
    asked = set(re.findall(r"""\bt\(\s*["'`]([a-zA-Z][\w-]*)["'`]""", code()))
    assert asked
    assert asked <= set(messages("en"))


def test_no_id_is_without_use() -> None:
    plain, made = ids_in_use()
    unused = [
        name for name in messages("en") if name not in plain and not any(each.fullmatch(name) for each in made)
    ]
    assert unused == []
