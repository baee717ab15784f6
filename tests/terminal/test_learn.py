"""`hairpin play --learn`, to the end in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hairpin.cli import main
from hairpin.content.config import race_config
from hairpin.content.languages import LANGUAGES
from hairpin.records.lessons.racing import begun
from hairpin.records.lessons.reading import FIRST, load_lesson
from hairpin.rules.action_text import action_text
from hairpin.rules.setup import Setup
from hairpin.terminal.learn import learn
from hairpin.terminal.words import said_of, speak, t
from tests.terminal.playing import screen


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def learned(language: str, *first: str) -> str:
    """All that was on the screen: what is asked for is typed, after these words."""
    speak(language)
    lesson = load_lesson(FIRST)
    setup = lesson.placed.config.setup
    assert isinstance(setup, Setup)
    session = begun(lesson, race_config(setup.circuit, ("human", "rookie", "rookie"), 1, ("You",)), 1)
    console, text = screen()
    wanted = iter([action_text(step.do, setup.cards.codes) for step in lesson.steps if step.do])
    begins, typed = list(first), ""

    def ask(prompt: str) -> str:
        nonlocal typed
        console.print(prompt, markup=False)
        if begins:
            return begins.pop(0)
        is_read = prompt == t("lesson-read")
        if is_read or t("ask-commit") in prompt:
            return ""
        typed = next(wanted, "")
        if typed:
            return typed
        race = session.race
        return action_text(race.legal(0)[0], race.cards.codes)

    learn(lesson, session, console, ask)
    return text.getvalue()


def words_of(screen: str) -> str:
    """Without frames and line ends."""
    return re.sub(r"[\s│]+", " ", screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lap_is_driven_to_its_end_in_each_language(language: str) -> None:
    shown = words_of(learned(language))
    lesson = load_lesson(FIRST)
    for step in lesson.steps:
        assert words_of(said_of(step.say, dict(step.figures))) in shown
    for say in lesson.learned:
        assert words_of(said_of(say, {})) in shown
    assert t("lesson-left", command="") not in shown


def test_what_is_not_taught_yet_is_refused_kindly() -> None:
    shown = words_of(learned("en", "", "plan 2 3", ""))
    assert "Not yet: the lesson waits for plan 3 4." in shown
    assert "Three things you learned" in shown


def test_whoever_asks_for_a_hint_hears_the_step_once_more() -> None:
    plain, asked = (words_of(learned("en", "", *typed)) for typed in ((), ("hint",)))
    told = words_of(t("lesson-type", typed="plan 3 4"))
    assert asked.count(told) == plain.count(told) + 1
    assert "Hint:" not in asked


def test_a_lesson_can_be_skipped() -> None:
    shown = learned("en", "skip")
    assert "Step 2 of" not in shown
    assert "Three things you learned" in shown


def test_a_lesson_brings_its_own_race(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--learn", "--circuit", "italy"]) == 2
    assert "leave out --circuit" in capsys.readouterr().err
