"""The public surface: small, documented, quick to import, and all of its examples work."""

import ast
import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import hairpin
from hairpin.cli import main
from hairpin.encoding.page import PAGE, with_tables
from hairpin.rules.compiled import COMPILED
from hairpin.rules.errors import BadSetup, HairpinError
from tests.batch.extra import needs_numba
from tests.rules import season_races
from tests.rules.module_races import Mix, covering_mixes, drive

ROOT: Final = Path(__file__).parents[1]
API: Final = ROOT / "docs" / "api.md"
BATCHES: Final = ROOT / "docs" / "batches.md"
MODULES: Final = sorted(path.stem for path in (ROOT / "src/hairpin/api").glob("*.py") if path.stem != "__init__")


def examples(page: Path) -> str:
    return "\n".join(re.findall(r"^```pycon\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.M))


@pytest.fixture
def in_a_folder_with_a_record(tmp_path: Path) -> Iterator[None]:
    """The one that docs/api.md speaks of."""
    before = Path.cwd()
    os.chdir(tmp_path)
    (command,) = re.findall(r"After `hairpin (.*?)`", API.read_text(encoding="utf-8"))
    main([*command.split(), "--json"])
    yield
    os.chdir(before)


# -- examples ------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("in_a_folder_with_a_record")
def test_the_examples_of_the_page_work() -> None:
    _run(doctest.DocTestParser().get_doctest(examples(API), {}, "docs/api.md", None, None))


@needs_numba
def test_the_examples_of_the_batches_work() -> None:
    _run(doctest.DocTestParser().get_doctest(examples(BATCHES), {}, "docs/batches.md", None, None))


@pytest.mark.parametrize("mix", [*covering_mixes()[:12], Mix(), Mix(garage="all", weather=True)], ids=str)
def test_a_race_can_be_pasted_back(mix: Mix) -> None:
    race = mix.race(5)
    for number, _ in enumerate(drive(race, 5)):
        if number % 40 == 0:
            assert hairpin.race_at(hairpin.position_text(race)) == race


def test_a_race_of_a_season_has_no_text() -> None:
    with pytest.raises(BadSetup, match="only a single race"):
        hairpin.position_text(hairpin.new_season("1961", cars=2, seed=1).race)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_the_functions_work(module: str) -> None:
    for test in doctest.DocTestFinder().find(import_module(f"hairpin.api.{module}")):
        _run(test)


def _run(test: doctest.DocTest) -> None:
    told: list[str] = []
    results = doctest.DocTestRunner().run(test, out=told.append)
    assert results.failed == 0, "".join(told)


def test_the_program_of_the_encodings_runs() -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", (ROOT / PAGE).read_text(encoding="utf-8"), re.DOTALL | re.M)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert re.fullmatch(r"after \d+ rounds: \[\d, \d, \d\]\n", done.stdout)


def test_the_tables_of_the_encodings_are_those_of_the_program() -> None:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    assert page == with_tables(page), "scripts/encodings writes them anew"


# -- names ---------------------------------------------------------------------------------------------------


def test_every_public_name_is_on_the_page_and_no_other() -> None:
    documented = re.findall(r"^\| `(\w+)", API.read_text(encoding="utf-8"), re.M)
    assert sorted(documented) == sorted(hairpin.__all__)


@pytest.mark.parametrize("name", hairpin.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    thing: object = getattr(hairpin, name)
    assert name in dir(hairpin)
    assert COMPILED or isinstance(thing, str | int) or (thing.__doc__ or "").strip()  # compiling loses it


def test_type_checkers_are_told_the_same() -> None:
    """What is imported for them is what is found when it is asked for."""
    source = (ROOT / "src/hairpin/__init__.py").read_text(encoding="utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    told = {
        (node.module.removeprefix("hairpin."), alias.name)
        for node in imports
        if node.module and node.module.startswith("hairpin.") and node.module != "hairpin.engine"
        for alias in node.names
    }
    assert {(module, name) for module, names in hairpin._WHERE.items() for name in names} == told
    assert sorted({name for _, name in told} | {"__version__"}) == sorted(hairpin.__all__)


def test_a_name_that_is_not_there_is_missed_as_usual() -> None:
    with pytest.raises(AttributeError, match="no attribute 'wheel'"):
        hairpin.wheel  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", [name for name in hairpin.__all__ if isinstance(getattr(hairpin, name), type)])
def test_every_error_is_of_one_family(name: str) -> None:
    thing = getattr(hairpin, name)
    assert not issubclass(thing, Exception) or issubclass(thing, HairpinError)


def test_importing_it_loads_next_to_nothing() -> None:
    program = "import sys, hairpin; print(*sorted(name for name in sys.modules if name.startswith('hairpin')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["hairpin", "hairpin.engine"]
    program = "import sys, hairpin; hairpin.new_race(); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_version_is_a_semantic_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", hairpin.__version__)


# -- representations -----------------------------------------------------------------------------------------


def test_every_action_can_be_pasted_back() -> None:
    for mix in (Mix(), Mix(garage="all", draft="snake", mulligan=True, weather=True)):
        race = mix.race(3)
        for seat, _ in drive(race, 3):
            for action in race.legal(seat):
                assert eval(repr(action), {"Action": hairpin.Action}) == action


def test_a_codec_can_be_pasted_back() -> None:
    for name in ("base", "slots(8)", "slots(12)"):
        codec = hairpin.codec(name)
        assert eval(repr(codec), {"hairpin": hairpin}) is codec


def test_a_season_says_where_it_stands() -> None:
    season = season_races.SeasonMix().season(1)
    assert re.fullmatch(r"<Season 1961, race 1 of 3, <Race [\w-]+, round 0, draft, waiting \d>>", repr(season))
    season_races.race_over(season)
    assert repr(season) == "<Season 1961, race 1 of 3, between races>"
    season_races.finished(season, 1, leave_odds=0)
    assert repr(season) == "<Season 1961, race 3 of 3, season over>"


# -- what is asked for in a wrong way ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"rising": True}, "rising: no setting of a race"),
        ({"weather": 1}, "weather: must be True or False, not 1"),
        ({"pro": True}, "pro: must be a whole number, not True"),
        ({"garage": "none"}, "garage: must be one of"),
        ({"boxes": "tunnel-vision"}, "boxes: must be a tuple"),
    ],
)
def test_wrong_settings_say_what_would_be_right(settings: dict[str, bool | int | str], message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)):
        hairpin.new_race(**settings)  # type: ignore[arg-type]


def test_wrong_counts_say_so() -> None:
    with pytest.raises(BadSetup, match="must be 0 or more, not -1"):
        hairpin.new_race(cars=-1)
    with pytest.raises(BadSetup, match="drivers: 3 for 2 seats"):
        hairpin.drive(hairpin.new_race(cars=2), ["club"] * 3)
    for name in ("slots(0)", "slots(99)", "kinds"):
        with pytest.raises(hairpin.DoesNotFit, match="there is no codec"):
            hairpin.codec(name)


def test_a_season_of_drivers_runs_to_its_end() -> None:
    season = hairpin.new_season("1962", cars=2, seed=5)
    assert sorted(hairpin.drive(season, "random")) == [0, 1]
    assert season.is_over()


def test_without_a_seed_races_differ() -> None:
    assert hairpin.new_race() != hairpin.new_race()
    assert hairpin.new_race(seed=3) == hairpin.new_race(seed=3)
