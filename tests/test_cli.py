"""The command line: what it prints, what it exits with, and that no mistake ends in a traceback."""

import io
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from hairpin import __version__
from hairpin.cli import main
from hairpin.content.circuits import circuit_ids
from hairpin.records.reading import read_record
from hairpin.records.session import Session
from hairpin.rules.compiled import COMPILED
from tests.records.paper import (
    OWN_CIRCUIT,
    finish,
    hairpin,
    run_hairpin,
    short_config,
    short_record,
    unfinished_record,
)

KEY: Final = bytes(range(32)).hex()
KEY_HASH: Final = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

POSITION: Final = (
    "v2 usa/2 r3 react:b order:ba grid:ab reveals:9 #9f3a | turn 17.0 cool:3 "
    "| a 15.0 g2 e5 s7 h1145S d3324S x0H y22 | b=Miss%20X red 20.0 e6 s3 h1224SH d34 x5HS1 y3"
)

GOOD_SCENARIO: Final = """
title = "One space further"
rules = ["3.5"]
[race]
circuit = "usa"
[[cars]]
name = "A"
distance = 3
hand = ["1"]
[expect.cars.A]
distance = 4
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "race.jsonl"


Capture = pytest.CaptureFixture[str]


def refused(arguments: list[str], capsys: Capture) -> str:
    """The one line that is said; exit 2, nothing printed, no traceback."""
    try:
        code: object = main(arguments)
    except SystemExit as stopped:  # by argparse, which shows the usage first
        code = stopped.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    *usage, message = said.err.splitlines()
    assert all(line.startswith(("usage:", " ")) for line in usage)
    assert message.startswith("hairpin")
    assert "Traceback" not in said.err
    return message


# -- race ----------------------------------------------------------------------------------------------


def test_a_race_tells_its_result_as_json(capsys: Capture) -> None:
    assert main(["race", "--json", "--seed", "5", "--laps", "1", "--drivers", "club,random,club"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert set(result) == {"seed", "config", "rounds", "state", "ranking"}
    assert result["seed"] == 5
    assert [car["place"] for car in result["ranking"]] == [1, 2, 3]
    assert sorted(car["seat"] for car in result["ranking"]) == [0, 1, 2]
    assert {car["driver"] for car in result["ranking"]} == {"club", "random"}


def test_the_same_seed_deals_the_same_race(capsys: Capture) -> None:
    told = []
    for _ in range(2):
        main(["race", "--json", "--seed", "6", "--laps", "1", "--circuit", "italy"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_without_a_seed_every_race_is_another(capsys: Capture) -> None:
    seeds = set()
    for _ in range(3):
        main(["race", "--json", "--laps", "1", "--drivers", "random"])
        seeds.add(json.loads(capsys.readouterr().out)["seed"])
    assert len(seeds) == 3


def test_a_race_keeps_the_record_that_was_asked_for(path: Path, capsys: Capture) -> None:
    assert main(["race", "--json", "--seed", "5", "--laps", "1", "--record", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["state"] == read_record(path).end


def test_a_race_on_a_circuit_of_ones_own(tmp_path: Path, capsys: Capture) -> None:
    circuit = tmp_path / "backyard.toml"
    circuit.write_text(OWN_CIRCUIT, encoding="utf-8")
    assert main(["race", "--json", "--seed", "5", "--circuit", str(circuit)]) == 0
    assert json.loads(capsys.readouterr().out)["config"]["circuit"]["name"] == "Backyard"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--circuit", "atlantis"], "atlantis"),
        (["--circuit", "ussa"], "did you mean usa"),
        (["--circuit", "nowhere/mine.toml"], "no such file"),
        (["--circuit", "."], "."),
        (["--circuit", ""], "circuit"),
        (["--drivers", "club,ace"], "'ace'"),
        (["--drivers", "human"], "'human'"),
        (["--drivers", ",".join(["random"] * 13)], "13 cars"),
        (["--drivers", ""], "0 cars"),
        (["--drivers", " , ,"], "0 cars"),
        (["--laps", "0"], "laps"),
        (["--laps", "-3"], "laps"),
        (["--laps", "100"], "laps"),
        (["--laps", "two"], "--laps"),
        (["--laps", "1.5"], "--laps"),
        (["--seed", "lucky"], "--seed"),
        (["--seed", "1.5"], "--seed"),
        (["--seed", ""], "--seed"),
        (["--delay", "-1"], "--delay"),
        (["--delay", "nan"], "--delay"),
        (["--colour", "red"], "--colour"),
        (["--record", "nowhere/at/all"], "can't be written"),
    ],
)
def test_a_race_that_cannot_be_is_refused_in_one_line(arguments: list[str], said: str, capsys: Capture) -> None:
    assert said in refused(["race", "--json", *arguments], capsys)


def test_a_record_that_exists_is_not_overwritten(path: Path, capsys: Capture) -> None:
    path.write_text("precious", encoding="utf-8")
    assert "already exists" in refused(["race", "--json", "--record", str(path)], capsys)
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_record_without_a_name_is_refused(capsys: Capture) -> None:
    """Somebody asked for a record; racing on without one would lose the race."""
    assert "record" in refused(["race", "--json", "--laps", "1", "--drivers", "random", "--record", ""], capsys)


def test_a_race_that_is_refused_leaves_no_record(path: Path, capsys: Capture) -> None:
    refused(["race", "--json", "--laps", "0", "--record", str(path)], capsys)
    assert not path.exists()


@pytest.mark.parametrize("seed", ["0", "-1", "18446744073709551616", "1" + "0" * 100])
def test_any_whole_number_is_a_seed(seed: str, path: Path, capsys: Capture) -> None:
    assert (
        main(
            ["race", "--json", "--laps", "1", "--drivers", "random", "--seed", seed, "--record", str(path)],
        )
        == 0
    )
    assert json.loads(capsys.readouterr().out)["seed"] == int(seed)
    assert main(["verify", str(path)]) == 0


# -- records -------------------------------------------------------------------------------------------


def test_verify_says_ok(path: Path, capsys: Capture) -> None:
    short_record(path)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith(f"{path}: ok, ")


def test_verify_exits_with_1_if_a_record_differs_and_names_the_action(path: Path, capsys: Capture) -> None:
    content = short_record(path)
    lines = content.splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"state":"', b'"state":"x')
    path.write_bytes(b"".join(lines))
    assert main(["verify", str(path)]) == 1
    assert "action 2 (line 3" in capsys.readouterr().err


def test_verify_goes_on_after_a_record_that_differs(tmp_path: Path, capsys: Capture) -> None:
    bad, good = tmp_path / "bad", tmp_path / "good"
    bad.write_bytes(short_record(good).replace(b'"seed":11', b'"seed":12'))
    assert main(["verify", str(bad), str(good)]) == 1
    said = capsys.readouterr()
    assert str(bad) in said.err
    assert f"{good}: ok" in said.out


def keyed_record(path: Path) -> None:
    finish(Session.begin(short_config(), KEY, path))


def test_verify_names_the_deal_of_a_race_from_a_key(path: Path, capsys: Capture) -> None:
    keyed_record(path)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.endswith(f", deal {KEY_HASH}\n")


def test_verify_says_whether_the_deal_is_the_promised_one(path: Path, capsys: Capture) -> None:
    keyed_record(path)
    assert main(["verify", str(path), "--hash", KEY_HASH.upper()]) == 0
    assert capsys.readouterr().out.endswith(f", deal {KEY_HASH}, as promised\n")
    assert main(["verify", str(path), "--hash", "0" * 64]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert f"another deal: its hash is {KEY_HASH}, not {'0' * 64}" in said.err


def test_verify_refuses_a_hash_that_is_none(path: Path, capsys: Capture) -> None:
    keyed_record(path)
    assert "64 hex digits" in refused(["verify", str(path), "--hash", KEY_HASH[1:]], capsys)


def test_resume_finishes_a_race(path: Path, capsys: Capture) -> None:
    unfinished_record(path)
    assert main(["resume", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["state"] == read_record(path).end


def test_resume_tells_of_a_line_that_was_cut(path: Path, capsys: Capture) -> None:
    content = unfinished_record(path)
    path.write_bytes(content[:-5])
    assert main(["resume", "--json", str(path)]) == 0
    (notice,) = capsys.readouterr().err.splitlines()
    assert notice == f"hairpin: {path}: line 11 is cut off; it was dropped"


@pytest.mark.parametrize("command", ["replay", "verify", "resume", "scenario"])
def test_a_file_that_is_missing_is_named(command: str, tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "missing"
    assert main([command, str(missing)]) == 2
    said = capsys.readouterr()
    assert str(missing) in said.out + said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_a_file_that_is_no_record_is_called_so(command: str, tmp_path: Path, capsys: Capture) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_text("hello\n", encoding="utf-8")
    assert "not a Hairpin record" in refused([command, str(foreign)], capsys)
    assert foreign.read_text(encoding="utf-8") == "hello\n"


def test_a_race_that_is_over_is_not_resumed(path: Path, capsys: Capture) -> None:
    short_record(path)
    assert "is over" in refused(["resume", "--json", str(path)], capsys)


def test_replay_tells_a_story(path: Path, capsys: Capture) -> None:
    short_record(path)
    assert main(["replay", str(path)]) == 0
    story = capsys.readouterr().out.splitlines()
    assert any(line.startswith("Round 1:") for line in story)
    assert story[-1].startswith("The race is over")


def test_replay_of_an_unfinished_race_says_where_it_stops(path: Path, capsys: Capture) -> None:
    unfinished_record(path)
    assert main(["replay", str(path)]) == 0
    assert "stops here" in capsys.readouterr().out.splitlines()[-1]


def test_replay_as_json_has_a_line_for_each_action(path: Path, capsys: Capture) -> None:
    short_record(path)
    assert main(["replay", "--json", str(path)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    record = read_record(path)
    assert [(line["seat"], line["do"]) for line in lines] == [(each.seat, each.text) for each in record.actions]
    assert lines[-1]["events"][-1]["event"] == "RaceEnded"


# -- positions -----------------------------------------------------------------------------------------


def test_show_draws_a_position_with_all_that_is_in_it(capsys: Capture) -> None:
    assert main(["show", POSITION, "--language", "en"]) == 0
    said = capsys.readouterr().out
    for words in (
        "USA",
        "race line",
        "Miss X",
        "deck, top first: 3 3 2 4 stress",
        "cooldown 1",
        "React",
        POSITION,
    ):
        assert words in said


@pytest.mark.parametrize("language", ["en", "fr", "da"])
def test_show_speaks_every_language(language: str, capsys: Capture) -> None:
    assert main(["show", POSITION, "--language", language]) == 0
    assert {"en": "legal actions", "fr": "actions permises", "da": "lovlige handlinger"}[language] in (
        capsys.readouterr().out
    )


def test_show_finds_a_position_in_a_record_and_writes_it_in_every_form(tmp_path: Path, capsys: Capture) -> None:
    record, file = tmp_path / "race.jsonl", tmp_path / "position.json"
    main(["race", "--json", "--seed", "5", "--laps", "1", "--record", str(record)])
    capsys.readouterr()
    assert main(["show", str(record), "--at", "0", "--text"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("v2 usa/1 r1 plan ")
    assert main(["show", text.strip(), "--json"]) == 0
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["show", str(file), "--text"]) == 0
    assert capsys.readouterr().out == text
    assert main(["show", str(file), "--scenario"]) == 0
    scenario = scenario_file(tmp_path, capsys.readouterr().out)
    assert main(["scenario", str(scenario)]) == 0
    assert main(["show", str(record)]) == 0
    assert "The race is over" in capsys.readouterr().out


def test_show_reads_what_comes_in_by_stdin(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(POSITION + "\n"))
    assert main(["show", "-", "--text"]) == 0
    assert capsys.readouterr().out == POSITION + "\n"


def test_show_draws_a_season_too(tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "season.jsonl"
    main(["season", "1961", "--json", "--seed", "5", "--drivers", "random,random", "--record", str(record)])
    assert main(["show", str(record), "--at", "3", "--language", "en"]) == 0
    assert "legal actions" in capsys.readouterr().out
    assert "--json" in refused(["show", str(record), "--at", "3", "--text"], capsys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.json"], "no such file"),
        (["."], "is a folder"),
        ([""], "."),
        (["v2 usa/2 | a"], "the round"),
        (["v3 usa/2 r1 plan #1 | a -1.0"], "v1 or v2"),
        (["v2 usa/2 garage:all r0 draft #1 | a -1.0"], "nobody owes a decision"),
        ([f"{POSITION}", "--at", "3"], "--at"),
        ([f"{POSITION}", "--at", "x"], "--at"),
        ([f"{POSITION}", "--scenario"], "not in step react"),
        ([f"{POSITION}", "--text", "--json"], "not allowed with"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(
    arguments: list[str], said: str, capsys: Capture
) -> None:
    assert said in refused(["show", *arguments], capsys)


# -- scenarios -----------------------------------------------------------------------------------------


def scenario_file(folder: Path, text: str, name: str = "one.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_scenario_that_holds_is_ok(tmp_path: Path, capsys: Capture) -> None:
    file = scenario_file(tmp_path, GOOD_SCENARIO)
    assert main(["scenario", str(file)]) == 0
    assert capsys.readouterr().out == f"ok    {file}  One space further\n"


def test_a_scenario_that_fails_shows_the_difference(tmp_path: Path, capsys: Capture) -> None:
    file = scenario_file(tmp_path, GOOD_SCENARIO.replace("distance = 4", "distance = 5"))
    assert main(["scenario", str(file)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"FAIL  {file}")
    assert second.strip() == "A.distance: expected 5, got 4"


def test_a_scenario_that_cannot_be_read_is_wrong_input(tmp_path: Path, capsys: Capture) -> None:
    good = scenario_file(tmp_path, GOOD_SCENARIO)
    bad = scenario_file(
        tmp_path, GOOD_SCENARIO.replace("usa", "mars").replace("[race]", "[race]\nwings = 2"), "bad"
    )
    assert main(["scenario", str(good), str(bad)]) == 2
    said = capsys.readouterr().out
    assert f"ok    {good}" in said
    assert f"ERROR {bad}" in said
    assert "race.wings" in said
    assert "mars" in said


def test_scenarios_as_json_come_with_events_and_position(tmp_path: Path, capsys: Capture) -> None:
    file = scenario_file(tmp_path, GOOD_SCENARIO)
    assert main(["scenario", "--json", str(file)]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["ok"] is True
    assert told["problems"] == []
    assert told["position"]["cars"]["A"]["distance"] == 4
    assert told["position"]["round"] == 2
    assert told["events"][0]["event"] == "RoundBegan"


@pytest.mark.parametrize(
    "damage",
    [
        ("distance = 3", "distance = true"),
        ("distance = 3", "distance = 1e9"),
        ("distance = 3", "distance = 138"),
        ('hand = ["1"]', 'hand = ["9"]'),
        ('hand = ["1"]', "hand = 1"),
        ('hand = ["1"]', 'hand = ["u99"]'),
        ('name = "A"', "name = 1"),
        ("[[cars]]", "[cars]"),
        ("[expect.cars.A]", "[expect.cars.B]"),
        ("[race]", "[[race]]"),
        ('circuit = "usa"', 'circuit = "usa"\nweather = "hail"'),
        ('circuit = "usa"', 'circuit = "usa"\nevent = 99'),
        ('circuit = "usa"', 'circuit = "usa"\nsponsors = [83]'),
        ('circuit = "usa"', 'circuit = "usa"\nroad = { 13 = "dangerous" }'),
        ('circuit = "usa"', 'circuit = "usa"\nlevel = 7'),
        ('circuit = "usa"', ""),
        ("title", "= title"),
    ],
)
def test_whatever_is_wrong_with_a_scenario_is_told(
    damage: tuple[str, str], tmp_path: Path, capsys: Capture
) -> None:
    file = scenario_file(tmp_path, GOOD_SCENARIO.replace(*damage))
    assert main(["scenario", str(file)]) == 2
    assert capsys.readouterr().out.startswith(f"ERROR {file}")


@pytest.mark.parametrize("cars", [0, 13, 100])
def test_a_scenario_has_1_to_12_cars(cars: int, tmp_path: Path, capsys: Capture) -> None:
    tables = "".join(f'[[cars]]\nname = "{n}"\ndistance = {n}\n' for n in range(cars))
    file = scenario_file(tmp_path, f'title = "Many"\nrules = ["1.1"]\n[race]\ncircuit = "usa"\n{tables}')
    assert main(["scenario", str(file)]) == 2
    assert "1 to 12" in capsys.readouterr().out


# -- circuits ------------------------------------------------------------------------------------------


def test_the_circuits_are_listed(capsys: Capture) -> None:
    assert main(["circuits"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in circuit_ids())


def test_the_circuits_are_listed_as_json(capsys: Capture) -> None:
    assert main(["circuits", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [circuit["id"] for circuit in told] == list(circuit_ids())
    assert all(circuit["lines"] for circuit in told)


def test_a_good_circuit_is_called_sound(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "backyard.toml"
    file.write_text(OWN_CIRCUIT, encoding="utf-8")
    assert main(["circuit", "check", str(file)]) == 0
    assert "sound" in capsys.readouterr().out


def test_all_that_is_wrong_with_a_circuit_is_told_at_once(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "backyard.toml"
    file.write_text(OWN_CIRCUIT.replace("20", "19").replace("limit = 6", 'limit = "six"'), encoding="utf-8")
    assert main(["circuit", "check", str(file)]) == 2
    said = capsys.readouterr().out
    assert "length" in said
    assert "lines[0].limit" in said


# -- bench ---------------------------------------------------------------------------------------------


def test_bench_has_its_figures_as_json(capsys: Capture) -> None:
    assert main(["bench", "--races", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"calibration_seconds", "fields", "engines", "left_out"}
    assert [field["cars"] for field in told["fields"]] == [4, 6, 6]
    for field in told["fields"]:
        assert set(field) == {
            "name",
            "cars",
            "races",
            "turns_per_second",
            "decisions_per_second",
            "races_per_second",
            "turns_per_calibration",
            "clone_microseconds",
            "clones_per_calibration",
        }
        assert all(value > 0 for key, value in field.items() if key != "name")
    measured = {figures["name"] for figures in told["engines"]}
    assert measured | set(told["left_out"]) == {"python", "compiled", "batched"}
    assert "python" in measured
    assert [figures["race"] for figures in told["engines"]] == ["base4", "base6", "modules"] * len(measured)
    for figures in told["engines"]:
        assert set(figures) == {"name", "race", "turns_per_second", "decisions_per_second"}
        assert figures["turns_per_second"] > 0


def test_bench_has_its_figures_as_a_table(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    doing: list[str] = []

    @contextmanager
    def bar(unit: str, total: int, by_itself: bool) -> Iterator[Callable[[int, str], None]]:
        assert not by_itself, "it would take some of the time that is measured"
        yield lambda done, what: doing.append(what)
        assert total == 1 + len(doing)

    monkeypatch.setattr("hairpin.commands.bench.progress_bar", bar)
    assert main(["bench", "--races", "1"]) == 0
    assert doing[:3] == ["4 cars", "6 cars", "all modules"]
    assert "engine: python" in doing
    assert "Calibration loop" in capsys.readouterr().out


@pytest.mark.parametrize("races", ["0", "-1", "x", "1000001", "9" * 5000])
def test_bench_refuses_a_number_that_is_none(races: str, capsys: Capture) -> None:
    assert "--races" in refused(["bench", f"--races={races}"], capsys)


# -- the command itself --------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["fly"], ["circuit"], ["circuit", "fly", "x"], ["verify"], ["replay"]])
def test_a_command_that_is_none_is_refused(arguments: list[str], capsys: Capture) -> None:
    refused(arguments, capsys)


def test_the_version_is_told(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    rules = "compiled" if COMPILED else "plain"
    assert capsys.readouterr().out == f"hairpin {__version__} ({rules} rules)\n"


@pytest.mark.parametrize(
    "command", ["race", "play", "replay", "verify", "resume", "scenario", "circuits", "bench"]
)
def test_every_command_explains_itself(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert f"usage: hairpin {command}" in capsys.readouterr().out


def test_help_takes_less_than_thirty_times_as_long_as_python_itself() -> None:
    """A busy machine is slower with both; a fifth of a second on one that is not."""
    bare = min(cpu_seconds(sys.executable, "-c", "") for _ in range(5))
    assert min(cpu_seconds(*hairpin("--help")) for _ in range(5)) < 30 * bare


def cpu_seconds(*arguments: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_help_loads_nothing_heavy() -> None:
    code = "import sys; from hairpin.cli import parser; parser(); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    assert not {"rich", "tomllib", "json", "hairpin.rules.race", "hairpin.content.circuits"} & set(loaded)


def test_the_installed_command_exits_with_2_and_one_line() -> None:
    done = run_hairpin("race", "--circuit", "atlantis")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize("arguments", [["circuits", "--json"], ["verify", "FILE"], ["replay", "FILE"]])
def test_a_reader_that_goes_away_brings_no_traceback(arguments: list[str], path: Path) -> None:
    """As `hairpin replay FILE | head -1` does, whether the output is buffered or not."""
    short_record(path)
    command = hairpin(*(str(path) if word == "FILE" else word for word in arguments))
    for unbuffered in ("", "1"):
        reader, writer = os.pipe()
        os.close(reader)
        environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
        done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, env=environment, check=False)
        os.close(writer)
        assert done.stderr == b""
