"""The terminal in each language: whole races and seasons, nothing left in English, and switching at any prompt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hairpin.cli import main
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.content.languages import LANGUAGES, language_for
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.content.settings import SEASON_OPTIONS
from hairpin.drivers.driver import driver_names
from hairpin.drivers.driving import Drivers
from hairpin.records.session import Session
from hairpin.rules.action_text import PLAIN, WITH_CARDS, WITH_NUMBER, WITH_NUMBERS, action_text
from hairpin.rules.actions import PLAN
from hairpin.rules.chance import Chance
from hairpin.rules.view import view
from hairpin.terminal.badges import Badges
from hairpin.terminal.help import commands_table, rules_text
from hairpin.terminal.marks import WIDE, face_lines
from hairpin.terminal.play import play
from hairpin.terminal.standing import standing
from hairpin.terminal.strip import LABEL_WIDTH
from hairpin.terminal.typed import COMMANDS, canonical
from hairpin.terminal.words import speak, spoken, styled, t
from tests.fluent_files import OTHERS, messages, text
from tests.fresh import any_of
from tests.terminal.module_mixes import MIXES, config_of, session_with
from tests.terminal.playing import play_by, screen, session_of, short_session

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)

SHOWS = ("help", "rules", "look", "cards", "road", "plans", "undo", "language")
GARBAGE = (
    "vroom",
    "99",
    "1 1",
    "plan 9",
    "plan heat",
    "discard 9",
    "cooldown 9",
    "9 9 9 9 9",
    "draft",
    "scrap u1",
)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak("en")


# -- whole games ---------------------------------------------------------------------------------------


class Polyglot:
    """Any option as records write it, between them commands in the language that is spoken, and nonsense."""

    def __init__(self, session: Session, seed: int = 1) -> None:
        self.session = session
        self.chance = Chance(seed)

    def __call__(self, prompt: str) -> str:
        game = self.session.game
        options = game.legal(game.waiting()[0])
        kind = self.chance.below(12)
        if kind == 0:
            return t(f"typed-{SHOWS[self.chance.below(len(SHOWS))]}")
        if kind == 1:
            return GARBAGE[self.chance.below(len(GARBAGE))]
        if prompt.startswith((t("ask-commit"), t("ask-go-on"))) or len(game.waiting()) == 0:
            return ""
        plans = [option for option in options if option.kind == PLAN] or options
        return action_text(plans[self.chance.below(len(plans))], game.cards.codes)


def words_of(shown: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", shown)}


@cache
def said_in(language: str) -> set[str]:
    return set().union(*(words_of(text(message)) for message in messages(language, "game", "terminal").values()))


@cache
def the_same_everywhere() -> set[str]:
    """What is on cards and in records, what drivers are called, and what is typed here."""
    named = " ".join(
        [*load_cards().codes, *driver_names(), *circuit_ids(), *PLAIN, *WITH_CARDS, *WITH_NUMBER, *WITH_NUMBERS]
    )
    return words_of(named) | words_of("simple heat stress vroom hairpin resume red green yellow")


def assert_all_in(language: str, shown: str) -> None:
    english = said_in("en") - said_in(language) - the_same_everywhere()
    assert words_of(shown) & english == set()
    ids = {name for name in messages("en", "game", "terminal") if "-" in name}
    raw = {word for word in re.findall(r"[\w-]+", shown) if word in ids}
    assert raw - the_same_everywhere() == set()
    assert "{" not in shown
    assert "???" not in shown


@each_other
@pytest.mark.parametrize("mix", MIXES)
def test_a_race_leaves_nothing_in_english(language: str, mix: str) -> None:
    speak(language)
    session = session_with(mix, seed=3)
    shown = play_by(Polyglot(session), session)
    assert session.race.is_over()
    assert_all_in(language, shown)


@each_language
def test_a_plain_race_is_told_in_every_language(language: str) -> None:
    speak(language)
    session = short_session("human", "simple", "simple", "random", seed=2)
    shown = play_by(Polyglot(session), session)
    assert session.race.is_over()
    assert t("race-title", circuit="Yard", laps=1) in shown
    if language != "en":
        assert_all_in(language, shown)


@pytest.mark.parametrize("language", any_of(*OTHERS))
def test_a_season_leaves_nothing_in_english(language: str) -> None:
    speak(language)
    request = SeasonRequest("1961", planned_races("1961"), ("human", "legend"), ("You",), SEASON_OPTIONS)
    session = Session.begin(season_config(request), 1)
    shown = play_by(Polyglot(session), session)
    assert session.game.is_over()
    assert_all_in(language, shown)


@each_language
@pytest.mark.parametrize("mix", ["all", "rivals"])
def test_nothing_runs_out_of_80_columns_in_any_language(language: str, mix: str) -> None:
    speak(language)
    session = session_with(mix)
    console, shown = screen()
    play(session, console, ask=Polyglot(session))
    assert max(len(line) for line in shown.getvalue().splitlines()) <= 80


# -- room for the words ----------------------------------------------------------------------------------


@each_language
def test_labels_and_marks_have_room(language: str) -> None:
    speak(language)
    labels = [name for name in messages("en", "terminal") if name.startswith("strip-")]
    assert all(len(t(name, lap=2)) < LABEL_WIDTH for name in labels)
    assert max(len(line) for face in load_cards().faces for line in face_lines(face)) <= WIDE


@each_language
def test_the_standing_of_a_full_field_fits_in_every_language(language: str) -> None:
    speak(language)
    session = session_with("all")
    seen = view(session.race, 0)
    console, shown = screen()
    console.print(standing(seen, Badges(seen)))
    assert "…" not in shown.getvalue()


@each_language
def test_help_and_rules_fit_80_columns(language: str) -> None:
    speak(language)
    console, shown = screen()
    console.print(commands_table())
    for line in (*shown.getvalue().splitlines(), *rules_text(config_of(MIXES["all"]).setup).splitlines()):
        assert len(line) <= 80


# -- commands --------------------------------------------------------------------------------------------


@each_language
def test_commands_are_understood_in_the_language_that_is_spoken_and_in_english(language: str) -> None:
    speak(language)
    typed = {command: t(f"typed-{command}") for command in COMMANDS}
    assert len(set(typed.values())) == len(COMMANDS)
    for command, word in typed.items():
        assert canonical(word) == canonical(command) == command


@each_language
def test_no_command_is_the_name_of_a_card(language: str) -> None:
    speak(language)
    assert not {t(f"typed-{command}") for command in COMMANDS} & set(load_cards().codes)


def test_accents_may_be_left_out() -> None:
    speak("fr")
    assert canonical("regles") == "rules"
    assert canonical("langue da") == "language da"
    assert canonical("plan 4 4") == "plan 4 4"


def test_the_language_can_be_changed_at_any_prompt() -> None:
    prompts: list[str] = []
    answers = iter(["language fr", "langue xx", "langue da", "sprog", "slut"])

    def policy(prompt: str) -> str:
        prompts.append(prompt)
        return next(answers)

    shown = play_by(policy, session_of("human", "simple"))
    assert [prompt.split(" (")[0] for prompt in prompts] == [
        *["Your plan", "Votre plan", "Votre plan", "Din plan", "Din plan"]
    ]
    assert "Désormais en français." in shown
    assert "Vous : planifiez votre tour" in shown.replace("\N{NO-BREAK SPACE}", " ")
    assert "Langues : en (English), fr (français), da (dansk)" in shown.replace("\N{NO-BREAK SPACE}", " ")
    assert "Fra nu af på dansk." in shown
    assert shown.rstrip().endswith("Du forlod løbet i runde 1. Det blev ikke optaget.")
    assert spoken() == "da"


def test_while_the_keyboard_is_handed_over_the_language_can_be_changed_and_undo_stays_possible() -> None:
    session = session_of("human", "human")
    answers = iter(["", "1", "", "language da", "fortryd", "slut"])
    prompts: list[str] = []

    def policy(prompt: str) -> str:
        prompts.append(prompt)
        return next(answers)

    shown = play_by(policy, session)
    assert "undo: back to" in prompts[3]
    assert "fortryd: tilbage til" in prompts[4]
    assert "Fortrudt." in shown


# -- small things ----------------------------------------------------------------------------------------


def test_styled_words_keep_their_style_wherever_they_stand() -> None:
    from rich.text import Text

    speak("fr")
    line = styled("swap-for", given=Text("u1", "bold"), taken="\ue000 u2")
    assert line.plain == "u1 contre ? u2"
    assert [(span.start, span.end, span.style) for span in line.spans] == [(0, 2, "bold")]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "da_DK"}, "da"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "da_DK.UTF-8"}, "da"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "da_DK.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:da:fr"}, "da"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "", "LANG": "fr@euro"}, "fr"),
    ],
)
def test_the_environment_says_which_language_is_spoken(environment: dict[str, str], language: str) -> None:
    assert language_for(None, environment) == language


def test_who_asks_for_a_language_gets_it_whatever_the_environment_says() -> None:
    assert language_for("da", {"LANG": "fr_FR.UTF-8"}) == "da"


# -- the command line --------------------------------------------------------------------------------------

Capture = pytest.CaptureFixture[str]


def test_a_recorded_race_is_told_in_every_language(tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "race.jsonl"
    drivers = ("simple", "legend", "legend", "random")
    config = race_config(load_circuit("usa"), drivers, 1, modules=MIXES["all"].modules)
    session = Session.begin(config, 5, record)
    watching = Drivers(session)
    while watching.act():
        pass
    session.close()
    for language in OTHERS:
        assert main(["replay", str(record), "--language", language]) == 0
        assert_all_in(language, capsys.readouterr().out)


@each_other
def test_races_and_seasons_of_drivers_end_in_the_language_that_was_asked_for(
    language: str, capsys: Capture
) -> None:
    assert main(["race", "--laps", "1", "--seed", "4", "--legends", "2", "--language", language]) == 0
    assert main(["season", "1961", "--seed", "4", "--drivers", "random,random", "--language", language]) == 0
    assert_all_in(language, capsys.readouterr().out)


def test_the_environment_is_asked_where_no_language_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "da_DK.UTF-8")
    assert main(["race", "--laps", "1", "--seed", "4", "--drivers", "random,random"]) == 0
    assert "1 omgang" in capsys.readouterr().out


def test_an_unknown_language_is_refused_with_those_that_there_are(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--language", "xx"])
    said = capsys.readouterr().err
    assert all(language in said for language in LANGUAGES)
