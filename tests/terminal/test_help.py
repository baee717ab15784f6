"""`--help` of every command, and what is wrong with a command line, in each language."""

from __future__ import annotations

import argparse
import pickle
import re
from collections.abc import Iterator

import pytest

from hairpin.cli import main, parser, read, wished
from hairpin.commands.fixed_words import fixed_words
from hairpin.commands.options import DRIVERS
from hairpin.commands.words import words_in
from hairpin.content.languages import LANGUAGES
from hairpin.rules.errors import BadSetup
from tests.fluent_files import OTHERS

Capture = pytest.CaptureFixture[str]
each_other = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture(autouse=True)
def nothing_said_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def _all_of(command: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield command
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from _all_of(each)


def helps(language: str) -> dict[str, str]:
    """By the command."""
    t = words_in(language)
    with fixed_words(t):
        return {command.prog: command.format_help() for command in _all_of(parser(t))}


def told(language: str) -> dict[str, str | None]:
    """What is told of each argument of each command, by both."""
    t = words_in(language)
    with fixed_words(t):
        return {
            f"{command.prog} {action.option_strings or action.dest}": action.help
            for command in _all_of(parser(t))
            for action in command._actions
            if action.help is not argparse.SUPPRESS and not isinstance(action, argparse._SubParsersAction)
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_of_and_nothing_is_an_id(language: str) -> None:
    assert [name for name, text in told(language).items() if not text] == []
    for text in helps(language).values():
        assert not re.search(r"\b(help|meta|output|argparse)-[a-z]", text)


@each_other
def test_every_help_is_in_that_language(language: str) -> None:
    english, other = told("en"), told(language)
    assert set(other) == set(english)
    assert [name for name, text in other.items() if text == english[name] and text != DRIVERS] == []
    for command, text in helps(language).items():
        assert text.startswith(words_in(language)("argparse-usage")), command
        for fixed in ("usage:", "options:", "positional arguments", "show this help", "COMMAND ", "FILE"):
            assert fixed not in text, command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_terminal(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    colours = "{black,yellow"  # a list that argparse can't break
    for command, text in helps(language).items():
        assert max(len(line) for line in text.splitlines() if colours not in line) <= 80, command


def test_english_stays_what_argparse_says(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["circuit", "--help"])
    said = capsys.readouterr().out
    plain = argparse.ArgumentParser(prog="hairpin circuit")
    assert said.startswith("usage: hairpin circuit [-h] ACTION ...\n\npositional arguments:\n")
    assert all(line in said for line in plain.format_help().splitlines()[2:])


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        (["play", "--language", "da", "--help"], {"LANG": "fr_FR.UTF-8"}, "da"),
        (["play", "--help", "--language=da"], {}, "da"),
        (["serve", "--help"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["play", "--language", "xx"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["play", "--language"], {"LANG": "C", "LANGUAGE": "fr"}, "en"),
        (["serve", "--help"], {}, "en"),
    ],
)
def test_help_speaks_as_play_does(
    given: list[str], environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert wished(given) == language
    with pytest.raises(SystemExit):
        read(given)
    said = capsys.readouterr()
    assert (said.out + said.err).startswith(words_in(language)("argparse-usage"))


@pytest.mark.parametrize(
    ("language", "arguments", "message"),
    [
        ("fr", ["fly"], "hairpin : erreur : argument COMMANDE : choix impossible : 'fly'"),
        ("fr", ["verify"], "hairpin verify : erreur : il manque ces arguments : FICHIER"),
        ("fr", ["race", "--laps", "x"], "argument --laps : 'x' n"),
        ("fr", ["race", "--delay", "61"], "est pas un nombre de secondes de 0 à 60"),
        ("da", ["race", "--boxes", "atlantis"], "der er ingen 'atlantis'; vælg mellem tunnel-vision"),
        ("da", ["bench", "--races", "0"], "'0' er ikke et tal fra 1 til 1000000"),
        ("da", ["race", "--draft", "--quick"], "kan ikke bruges sammen med --draft"),
        ("da", ["race", "--speed"], "ukendte argumenter: --speed"),
    ],
)
def test_what_is_wrong_is_said_in_that_language(
    language: str, arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LANG", language)
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "arguments", "message"),
    [
        ("fr", ["--rivals"], "--rivals\xa0: seulement avec des Légendes"),
        ("da", ["--level", "9", "--legends", "1"], "--level: fra 0 til 6, ikke 9."),
        ("fr", ["--no-legend-adrenaline"], "--no-legend-adrenaline\xa0: seulement avec des Légendes"),
        ("da", ["--circuit", "monaco"], "Ingen bane hedder monaco. Banerne er usa, "),
        ("fr", ["--drivers", "nobody"], "appelle nobody."),
        ("da", ["--laps", "0"], "Et løb har 1 til "),
        ("fr", ["--garage", "all", "--drivers", "", "--legends", "2"], "Les Légendes n"),
    ],
)
def test_reasons_are_said_in_that_language(
    language: str, arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LANG", language)
    assert main(["race", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("hairpin: ")
    assert message in said


def test_english_reasons_stay_as_they_were_raised(capsys: Capture) -> None:
    assert main(["race", "--rivals"]) == 2
    told = "a setting for Legends, but no car is a Legend; add some with the setting legends"
    assert capsys.readouterr().err == f"hairpin: rivals: {told}\n"


def test_a_reason_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadSetup("laps: 0", "laps", {"given": 0, "maximum": 9})))
    assert (str(error), error.reason, error.values) == ("laps: 0", "laps", {"given": 0, "maximum": 9})
