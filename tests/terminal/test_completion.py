"""What Tab offers, and what is suggested to who has typed something else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hairpin.cli import main, parser
from hairpin.commands.completing import candidates
from tests.terminal.playing import play_by, session_of

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("pl", ["play"]),
        ("play --circuit i", ["italy"]),
        ("play --circuit=i", ["--circuit=italy"]),
        ("play --laps 2 --drivers pro,cl", ["pro,club"]),
        ("race --json --lang", ["--language"]),
        ("play --garage b", ["basic"]),
        ("circuit ", ["check", "render"]),
        ("circuit render --dark ne", ["netherlands"]),
        ("season be", ["best-of-all-time"]),
        ("compare club roo", ["rookie"]),
        ("rate --leve", []),  # it is hidden there
        ("simulate --circuits usa,al", ["usa,all"]),
        ("verify some.jsonl ", []),  # files are the shell's
    ],
)
def test_the_parser_says_what_may_come_next(typed: str, offered: list[str]) -> None:
    assert [each.word for each in candidates(parser(), typed.split(" "))] == offered


def test_every_command_and_every_option_is_offered() -> None:
    commands = {each.word for each in candidates(parser(), [""])}
    assert {"play", "resume", "serve", "completion"} <= commands
    options = {each.word for each in candidates(parser(), ["play", "--"])}
    assert {"--drivers", "--no-legend-adrenaline", "--help"} <= options


def test_shells_that_show_descriptions_get_them_in_the_users_language(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["completion", "fish", "--", "circuits"]) == 0
    assert capsys.readouterr().out == "circuits\tdonne la liste des circuits\n"
    assert main(["completion", "zsh", "--", "circuits"]) == 0
    assert capsys.readouterr().out == "circuits:donne la liste des circuits\n"


ASK = """
eval "$(hairpin completion bash)"
ask() {
    COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=("${@:2}") COMP_CWORD=$(($# - 2))
    _hairpin
    echo "${COMPREPLY[@]}"
}
ask "hairpin play --drivers pro,cl" hairpin play --drivers pro,cl
ask "hairpin play --circuit=it" hairpin play --circuit = it
"""


def test_bash_completes(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash")
    command = tmp_path / "hairpin"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hairpin "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [bash, "--norc", "-c", ASK], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("pro,club\nitaly\n", "")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_script_of_another_shell_is_sound(shell: str, capsys: Capture, tmp_path: Path) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert f"completion {shell} --" in script
    if shutil.which(shell):
        (tmp_path / "script").write_text(script, encoding="utf-8")
        subprocess.run([shell, "-n", tmp_path / "script"], check=True)


# -- suggestions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pley"], "Did you mean play?"),
        (["play", "--ciruit", "usa"], "Did you mean --circuit?"),
        (["play", "--garage", "basc"], ". Did you mean basic?"),
        (["play", "--boxes", "hevy-rain"], ". Did you mean heavy-rain?"),
        (["race", "--drivers", "prro"], "did you mean pro?"),
        (["race", "--drivers", "prro", "--language", "fr"], "Vouliez-vous dire pro"),
        (["race", "--circuit", "itali", "--language", "da"], "Mente du italy?"),
        (["season", "1691"], "did you mean 1961?"),
        (["rate", "--drivers", "legend-bse,club"], "did you mean legend-base?"),
        (["targets", "--only", "laddr"], "did you mean ladder?"),
    ],
)
def test_a_misspelt_name_is_told_the_right_one(arguments: list[str], said: str, capsys: Capture) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as stopped:
        code = stopped.code
    told = capsys.readouterr().err
    assert code == 2
    assert said in told
    assert told.lower().count("did you mean") <= 1


def test_a_misspelt_command_is_told_the_right_one_in_a_race() -> None:
    answers = iter(["hlep", "strss", "quit"])
    shown = " ".join(play_by(lambda prompt: next(answers), session_of("human", "club")).split())
    assert "Did you mean help?" in shown
    assert "Did you mean stress?" in shown
    assert shown.count("Did you mean") == 2
