"""The guided first lap: its sums are those of the engine, and a script that says otherwise is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import cast

import pytest

from hairpin.content.files import read_built_in
from hairpin.content.languages import LANGUAGES
from hairpin.content.problems import ContentError
from hairpin.records.lessons.reading import FIRST, LESSONS, lesson_from_data, load_lesson
from hairpin.records.lessons.running import awaited, is_led, scripted
from hairpin.records.lessons.script import SAID
from hairpin.rules.race import Race
from tests.fluent_files import messages, text, variables

Data = dict[str, object]
FILE = f"{FIRST}.toml"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def changed(change: Callable[[Data], None]) -> Data:
    data = deepcopy(read_built_in("lessons", FILE))
    change(data)
    return data


def turn(data: Data, number: int) -> Data:
    return cast(list[Data], data["turns"])[number]


def others(data: Data, number: int) -> dict[str, list[str]]:
    return cast(dict[str, list[str]], turn(data, number)["others"])


def step(data: Data, say: str) -> Data:
    steps = [step for each in cast(list[Data], data["turns"]) for step in cast(list[Data], each["steps"])]
    return next(step for step in steps if step["say"] == say)


def figures(data: Data, say: str) -> dict[str, int]:
    return cast(dict[str, int], step(data, say)["figures"])


def refusal(change: Callable[[Data], None]) -> str:
    with pytest.raises(ContentError) as caught:
        lesson_from_data(changed(change), FILE, FIRST)
    return str(caught.value)


def test_a_wrong_sum_is_refused_with_the_right_one() -> None:
    said = refusal(lambda data: figures(data, "pay").update(heat=3))
    assert said == "first-lap.toml: turns[1].steps[1].figures.heat: is 3, but the engine comes to 2"


def test_all_that_the_engine_finds_otherwise_is_told_at_once() -> None:
    def change(data: Data) -> None:
        figures(data, "gears").update(speed=8)
        turn(data, 2)["hand"] = ["5", "5", "5"]

    first, second = refusal(change).splitlines()
    assert "speed: is 8, but the engine comes to 7" in first
    assert second == "first-lap.toml: turns[2].hand: is [5, 5, 5], but the engine deals [0, 1, 2, 3, 4, 4, stress]"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: step(data, "stress").update(do="plan 5 5 5 5"), "'plan 5 5 5 5' can't be done in round 3"),
        (lambda data: step(data, "limit").update(show="plan 1 1 1"), "turns[1].steps[0].show: 'plan 1 1 1' can't"),
        (lambda data: step(data, "limit").update(show="boost"), "must be a plan"),
        (lambda data: step(data, "boost").update(do="fly"), "turns[2].steps[2].do: "),
        (lambda data: step(data, "boost").update(rewind=True), "one of do, show and rewind"),
        (lambda data: figures(data, "boost").update(luck=1), "figures.luck: is not a known field"),
        (lambda data: others(data, 3).update(c=["plan 0 1 2"]), "the engine never offers a slipstream"),
        (
            lambda data: others(data, 6)["c"].append("adrenaline"),
            "turns[6].others.c: 'adrenaline' can't be",
        ),
        (lambda data: others(data, 0).update(d=["plan 1"]), "others.d: is not a known field"),
        (lambda data: data.update(learner="z"), 'learner: must be "a" or "b" or "c", not "z"'),
        (lambda data: data.update(position="v2 usa/1"), "position:"),
        (lambda data: data.pop("learned"), "learned: is missing"),
        (lambda data: data.update(turns=[]), "turns: there are none"),
    ],
)
def test_a_bad_script_is_told_what_is_wrong(change: Callable[[Data], None], told: str) -> None:
    assert told in refusal(change)


def test_an_unknown_lesson_is_told_the_known_ones() -> None:
    with pytest.raises(ContentError, match="lessons are first-lap"):
        load_lesson("second-lap")


@each_language
def test_every_sentence_is_there_and_has_no_number_of_its_own(language: str) -> None:
    """A number in the words would be a sum that nobody checks."""
    known, used = messages(language, "lesson"), {f"{SAID}-watch", f"{SAID}-free"}
    for lesson in map(load_lesson, LESSONS):
        for each in lesson.steps:
            assert variables(known[each.say]) <= dict(each.figures).keys(), each.say
        used |= {each.say for each in lesson.steps} | set(lesson.learned) | {say for _, say in lesson.explained}
    assert set(known) == used
    assert not [name for name, message in known.items() if re.search(r"\d", text(message))]


def test_the_script_leads_to_the_free_part_with_the_race_still_on() -> None:
    lesson = load_lesson(FIRST)
    race = lesson.placed.game()
    assert isinstance(race, Race)
    at = 0
    while is_led(lesson, at):
        found = awaited(lesson, race, at)
        if found is None:
            seat = next(seat for seat in race.waiting() if scripted(lesson, race, at, seat) is not None)
            action = scripted(lesson, race, at, seat)
            assert action is not None
            race.apply(seat, action)
            continue
        if found.rewind:
            race = Race(race.setup, lesson.begins[found.turn - 1])
        elif found.do is not None:
            race.apply(lesson.learner, found.do)
        at += 1
    assert not race.is_over()
    assert race.round == len(lesson.turns)
    assert all(scripted(lesson, race, at, seat) is None for seat in race.waiting())
