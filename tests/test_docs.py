"""The examples of the documents work as they stand there."""

import re
import shlex
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from hairpin.cli import parser
from hairpin.content.circuits import check_circuit, load_circuit
from hairpin.content.config import race_config, read_request, requested_config
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest, planned_races, read_season_file, season_config
from hairpin.drivers.driver import Driver, ask, driver
from hairpin.records.positions.parsing import parse_text
from hairpin.records.positions.words import CAR_WORDS, GARAGE_WORDS, LEGEND_WORDS, RACE_WORDS, TURN_WORDS
from hairpin.records.scenarios.run import run_scenario
from hairpin.rules.actions import LEAVE, RETIRE
from hairpin.rules.keyed_chance import KeyedChance
from hairpin.rules.keys import key_from, key_hash
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from tests.rules.module_races import Mix

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.M)


def test_the_program_of_the_readme_runs() -> None:
    (program,) = blocks("README.md", "python")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "rounds; the original is in round 1" in done.stdout


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    file = tmp_path / "boost.toml"
    file.write_text(blocks("docs/scenarios.md", "toml")[0], encoding="utf-8")
    assert run_scenario(file).problems == ()


def test_the_examples_of_positions_work() -> None:
    text, *_ = re.findall(r"^v2 usa/2 r3 .*?\n.*?$", (ROOT / "docs/positions.md").read_text("utf-8"), re.M)
    assert parse_text(text).game().waiting() == [1]
    (program,) = blocks("docs/positions.md", "python")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_every_word_of_a_position_is_in_the_document() -> None:
    page = (ROOT / "docs/positions.md").read_text(encoding="utf-8")
    for word in (*RACE_WORDS, *TURN_WORDS, *GARAGE_WORDS, *LEGEND_WORDS, *CAR_WORDS):
        assert re.search(rf"`{word.letter or word.name}\b|`{word.letter}[0-9]", page), word.name


def test_the_example_of_a_circuit_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(blocks("docs/circuits.md", "toml")[0], encoding="utf-8")
    assert check_circuit(file) == []


def test_the_examples_of_a_race_and_a_season_file_are_sound(tmp_path: Path) -> None:
    race, season = (tmp_path / "race.toml", tmp_path / "tour.toml")
    for file, text in zip((race, season), blocks("docs/configuration.md", "toml"), strict=True):
        file.write_text(text, encoding="utf-8")
    assert len(requested_config(read_request(race), tmp_path).setup.entrants) == 5
    assert len(read_season_file(season)[1]) == 4


def test_the_program_that_deals_without_hairpin_deals_as_hairpin_does() -> None:
    text = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    program, printed = re.findall(r"```python\n(.*?)```\n\nIt prints\n\n```\n(.*?)```", text, re.DOTALL)[0]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout) == ("", printed)
    key = bytes(range(32)).hex()
    race = Race(race_config(load_circuit("usa"), ("club", "club")).setup, key)
    hands = [" ".join(sorted(race.cards.codes[card] for card in car.hand)) for car in race.cars]
    assert printed.splitlines() == [
        f"hash {key_hash(key)}",
        f"grid {' '.join(map(str, race.grid))}",
        *(f"seat {seat} {hand}" for seat, hand in enumerate(hands)),
        f"race 2 {KeyedChance(key_from(key)).race_key(2)}",
    ]


# -- the driver of docs/drivers.md -------------------------------------------------------------------------

MIXES: Final = (
    Mix("usa", 4),
    Mix("italy", 2, 3, "basic", "quick", weather=True),
    Mix("great-britain", 3, 2, "all", "snake", mulligan=True, weather=True, tournament=True, aggressive=True),
    Mix("spain", 2, 4, "advanced", level=4, rivals=True, tournament=True),
    Mix("netherlands", 3, 0, "all", mulligan=True, weather=True),
)


@pytest.fixture
def thrifty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Made by the name that its entry point gives."""
    (tmp_path / "thrifty.py").write_text(blocks("docs/drivers.md", "python")[0], encoding="utf-8")
    project = tomllib.loads(blocks("docs/drivers.md", "toml")[0])["project"]
    module, _, name = project["entry-points"]["hairpin.drivers"]["thrifty"].partition(":")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, module, raising=False)
    made: Driver = getattr(import_module(module), name)()
    return made


def driven(game: Race | Season, drivers: list[Driver], seed: int) -> None:
    """To the end; every answer must be listed, and the same when asked again."""
    decisions = 0
    while not game.is_over():
        for seat in game.waiting():
            answer = ask(drivers[seat], game, seat, seed, decisions)
            assert answer in game.legal(seat)
            assert answer.kind not in (RETIRE, LEAVE)
            assert answer == ask(drivers[seat], game, seat, seed, decisions)
            game.apply(seat, answer)
            decisions += 1


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_the_example_of_a_driver_answers_all_that_it_is_asked(thrifty: Driver, mix: Mix) -> None:
    for seed in (1, 2):
        driven(mix.race(seed), [thrifty] * mix.players, seed)


def test_the_example_of_a_driver_drives_a_season_to_its_end(thrifty: Driver) -> None:
    request = SeasonRequest(name="1961", races=planned_races("1961"), drivers=("club", "club", LEGEND))
    season = Season(season_config(request).setup, seed=7)
    driven(season, [thrifty] * 2, 7)
    assert len(season.results) == 3


def test_the_example_of_a_driver_does_not_drive_at_random(thrifty: Driver) -> None:
    setup = race_config(load_circuit("usa"), ("club",) * 2, 1).setup
    for seed in range(5):
        race = Race(setup, seed)
        driven(race, [driver("random"), thrifty], seed)
        assert race.ranking() == [1, 0]


@pytest.mark.usefixtures("thrifty")
def test_the_race_with_the_example_of_a_driver_runs(tmp_path: Path) -> None:
    program = blocks("docs/drivers.md", "python")[1]
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert re.fullmatch(r"from first to last: \[\d, \d, \d\]\n", done.stdout)


def test_the_program_of_the_forecasts_runs() -> None:
    (program,) = blocks("docs/forecasts.md", "python")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "lands on" in done.stdout


# -- commands and links --------------------------------------------------------------------------------------


def commands(page: Path) -> list[str]:
    """What comes after `hairpin` or `./play`, with its options and without the remarks beside it."""
    text = page.read_text(encoding="utf-8")
    told = re.findall(r"^(?:hairpin|\./play) (\w.*)$|`(?:hairpin|\./play) (\w[^`]* [^`]*)`", text, re.M)
    return [re.split(r"\s{2,}|\.\.\.", in_block or in_line)[0] for in_block, in_line in told]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_every_command_that_is_shown_can_be_given(page: Path) -> None:
    for command in commands(page):
        parser().parse_args(shlex.split(command))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_inside_the_repository_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link
