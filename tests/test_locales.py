"""The words of page and terminal: the same in each language, none missing, none without use."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hairpin.content.calendar import load_calendar
from hairpin.content.languages import LANGUAGES, locale_text
from hairpin.server.protocol.event_cards import EventCardData
from tests import page_words, terminal_words
from tests.fluent_files import FILES, LOCALES, OTHERS, ROOT, entries, messages, references, text, variables

BUNDLES = {
    "page": ("game", "web", "rules", "lesson"),
    "terminal": ("game", "terminal", "commands", "lesson"),
    "links": ("links",),
}
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)
each_file = pytest.mark.parametrize("file", FILES)
each_bundle = pytest.mark.parametrize("files", BUNDLES.values(), ids=BUNDLES)


# -- the files ---------------------------------------------------------------------------------------


def test_page_and_terminal_know_the_same_languages() -> None:
    there = {folder.name for folder in LOCALES.iterdir()}
    listed = re.search(r"LANGUAGES = \[(.*?)\]", (ROOT / "frontend" / "src" / "words.svelte.ts").read_text())
    assert listed
    assert there == set(LANGUAGES) == set(re.findall(r'"(\w+)"', listed[1]))


@each_language
@each_file
def test_every_file_can_be_read(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@each_language
@each_bundle
def test_no_id_is_there_twice(language: str, files: tuple[str, ...]) -> None:
    names = [
        entry.id.name for file in files for entry in entries(language, file) if isinstance(entry, ast.Message)
    ]
    assert [name for name in set(names) if names.count(name) > 1] == []


@each_other
@each_file
def test_every_language_says_the_same_things(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert set(other) == set(english)
    for name, message in english.items():
        # who is spoken to matters only where verbs have another form for it
        assert variables(other[name]) | {"who"} == variables(message) | {"who"}, name


@each_other
@each_file
def test_nothing_was_left_untranslated(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    same = [
        name
        for name, message in english.items()
        if text(other[name]) == text(message) and len(re.findall(r"[a-z]{2,}", text(message))) > 2
    ]
    assert same == []


@each_language
@each_bundle
def test_every_message_can_be_said(language: str, files: tuple[str, ...]) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(locale_text(language, file)))
    for name, message in messages(language, *files).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for count in (0, 1, 2):
            _, errors = bundle.format_pattern(
                pattern, dict.fromkeys(_all_variables(language, files, message), count)
            )
            assert errors == [], name


def _all_variables(language: str, files: tuple[str, ...], message: ast.Message) -> set[str]:
    inner = [messages(language, *files)[name] for name in references(message)]
    return variables(message).union(*(variables(other) for other in inner))


WRONG_TERMS = {
    "fr": r"chaleur\b(?<!de la chaleur)|\bstand\b|\bgarage\b|\bglissade|\bbrûlure",
    "da": r"\bvarme(?!kontrol)|\bsnurre|\bafkast|\bkast(e|er|es)? |\bdækket\b|\bdit dæk\b|\bgarage\b|\bfartgrænse",
}


@each_other
@each_file
def test_terms_are_those_of_the_rulebooks(language: str, file: str) -> None:
    """docs/languages.md has them; these are the words that one would think of first, and that they are not."""
    wrong = re.compile(WRONG_TERMS[language], re.IGNORECASE)
    found = [name for name, message in messages(language, file).items() if wrong.search(text(message))]
    assert found == []


@each_file
def test_no_french_line_can_begin_with_punctuation(file: str) -> None:
    """The spaces that French has around : ; ? ! % and « » do not break."""
    lines = locale_text("fr", file).splitlines()
    loose = re.compile(r" [:;?!»]|« |} %")
    assert [line for line in lines if loose.search(line) and not line.startswith("#")] == []


# -- the page ----------------------------------------------------------------------------------------


def test_the_ids_that_the_page_puts_together_are_accounted_for() -> None:
    """Somebody who puts an id together from parts says in `page_words` which ones can come of it."""
    assert page_words.templates() == set(page_words.made())


def test_every_id_that_the_page_asks_for_is_there() -> None:
    there = set(messages("en", "game", "web", "rules", "lesson"))
    assert page_words.asked() - there == set()
    for template, ids in page_words.made().items():
        assert ids - there == set(), template


def test_no_id_of_the_page_is_without_use() -> None:
    assert set(messages("en", "web")) - page_words.used() - _referenced("web") == set()


# -- the rules, for the page -------------------------------------------------------------------------


def test_every_term_of_the_page_has_a_rule_and_no_rule_is_without_use() -> None:
    terms = {f"term-{term}" for term in page_words.terms()}
    glance = {f"glance-{step}" for step in page_words.glance()}
    assert set(messages("en", "rules")) == terms | {f"{term}-rule" for term in terms} | glance


def test_everything_in_the_content_has_a_term() -> None:
    """Whoever adds a symbol, a token, a weather, an ability, a module or an event adds its rule."""
    there = messages("en", "rules", "game")
    assert not {f"term-{term}-rule" for term in page_words.terms()} - set(there)
    assert not {f"event-name-{number}" for number in load_calendar().events} - set(there)
    # what an event changes is told by its figures, so each figure has a sentence
    figures = set(EventCardData.__struct_fields__) - {"id", "name", "circuit", "box"}
    told = (ROOT / "frontend" / "src" / "race" / "event-words.ts").read_text(encoding="utf-8")
    assert not {figure for figure in figures if f"event.{figure}" not in told}


@each_language
def test_every_rule_says_which_rules_it_tells(language: str) -> None:
    """In a comment, by the ids of docs/rules.md; the same ones in every language."""
    known = set(
        re.findall(r"^\*\*(\d+(?:\.\d+)+) ", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.M)
    )
    for name in page_words.terms():
        told = [messages(each, "rules")[f"term-{name}-rule"].comment for each in (language, "en")]
        ids, english = ([] if comment is None else str(comment.content).split(", ") for comment in told)
        assert ids, name
        assert ids == english, name
        assert set(ids) <= known, name


# -- the terminal ------------------------------------------------------------------------------------


def test_the_ids_that_the_terminal_puts_together_are_accounted_for() -> None:
    assert terminal_words.templates() == set(terminal_words.made())


def test_every_id_that_the_terminal_asks_for_is_there() -> None:
    there = set(messages("en", *BUNDLES["terminal"]))
    assert {call.id for call in terminal_words.calls()} - there == set()
    for template, ids in terminal_words.made().items():
        assert ids - there == set(), template


def test_every_message_of_the_terminal_gets_the_words_it_needs() -> None:
    known = [messages(language, *BUNDLES["terminal"]) for language in LANGUAGES]
    for call in terminal_words.calls():
        assert call.words == set().union(*(variables(each[call.id]) for each in known)), call


@pytest.mark.parametrize("file", ["terminal", "commands"])
def test_no_id_of_the_terminal_is_without_use(file: str) -> None:
    assert set(messages("en", file)) - terminal_words.used() - _referenced(file) == set()


def test_no_shared_id_is_without_use() -> None:
    used = page_words.used() | terminal_words.used()
    assert set(messages("en", "game")) - used - _referenced("game") == set()


def _referenced(file: str) -> set[str]:
    return set().union(*(references(message) for message in messages("en", file).values()))
