"""Plain rules and compiled ones: which of them run, and that it makes no difference to a game."""

import ast
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hairpin import engine
from hairpin.records.snapshot import fingerprint
from hairpin.rules import direct, steps
from hairpin.rules.chance import Chance
from hairpin.rules.compiled import COMPILED
from tests.properties.test_values import end_of, half_way
from tests.rules.module_races import Mix

SOURCE: Final = Path(engine.PACKAGE)
WHICH: Final = "from hairpin.rules.compiled import COMPILED; print(COMPILED)"


@pytest.fixture(autouse=True, scope="module")
def _compiled_rules() -> None:
    reason = engine.why_not_compiled()
    if reason is not None:
        said = f"Nothing is tested on compiled rules: {reason}."
        pytest.fail(said) if os.environ.get("CI") == "true" else pytest.skip(said)


def python(code: str, variable: str, path: Path = SOURCE.parent) -> str:
    """What it prints, with the rules that the variable asks for."""
    environment = {**os.environ, engine.VARIABLE: variable, "PYTHONPATH": f"{path}{os.pathsep}{Path.cwd()}"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_variable_chooses_the_rules() -> None:
    assert python(WHICH, "0") == "False"
    assert python(WHICH, "1") == "True"
    assert engine.is_compiled() == COMPILED


@pytest.mark.parametrize("changed", ["rules/car.py", "rules/view.py", "drivers/loop.py"])
def test_a_changed_source_is_never_run_in_its_old_form(changed: str, tmp_path: Path) -> None:
    copied = shutil.copytree(SOURCE, tmp_path / "hairpin", ignore=shutil.ignore_patterns("static", "__pycache__"))
    assert python(WHICH, "1", tmp_path) == "True"
    with (copied / changed).open("a") as file:
        file.write("# another line\n")
    assert python(WHICH, "1", tmp_path) == "False"
    code = "from hairpin import engine; print(engine.why_not_compiled())"
    assert "older than their source" in python(code, "1", tmp_path)


def test_a_file_that_came_or_went_counts_as_a_change(tmp_path: Path) -> None:
    copied = shutil.copytree(SOURCE, tmp_path / "hairpin", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (copied / "rules" / "new.py").touch()
    assert python(WHICH, "1", tmp_path) == "False"


def test_the_version_says_which_rules_run() -> None:
    code = "from hairpin.cli import version; print(version())"
    assert python(code, "0").endswith("(plain rules)")
    assert python(code, "1").endswith("(compiled rules)")


@pytest.mark.parametrize("mix", [Mix("usa", 4), Mix("spain", 4, 2, "all", "draft", True, True, False, 4)], ids=str)
def test_a_game_goes_over_from_one_engine_to_the_other(mix: Mix, tmp_path: Path) -> None:
    """As a server's snapshot does, when it is started with other rules."""
    game = half_way(mix.race(6))
    (tmp_path / "game").write_bytes(pickle.dumps(game))
    code = f"""
import pickle
from pathlib import Path
from hairpin.records.snapshot import fingerprint
from tests.properties.test_values import end_of
text = Path({str(tmp_path / "game")!r}).read_bytes()
print(fingerprint(pickle.loads(text)), end_of(text, 9))
Path({str(tmp_path / "back")!r}).write_bytes(pickle.dumps(pickle.loads(text)))
"""
    said = f"{fingerprint(game)} {end_of(pickle.dumps(game), 9)}"
    for variable in ("0", "1"):
        assert python(code, variable) == said
        assert pickle.loads((tmp_path / "back").read_bytes()) == game


def test_the_figures_of_a_simulation_are_the_same() -> None:
    code = """
from hairpin.lab.simulate import Settings, simulate
from hairpin.lab.tables import csv_text
print(csv_text(simulate(Settings(6, ("random", "club", "legend"), 5), 1)))
"""
    assert python(code, "0") == python(code, "1")


def test_chance_is_the_same_to_the_last_bit() -> None:
    ns = (1, 2, 7, 2**31 - 1, 2**31, 2**32, 2**40)
    code = f"""
from hairpin.rules.chance import Chance
chance = Chance(-5)
cards = list(range(60))
for n in {ns} * 40:
    print(chance.below(n), chance.state)
    chance.shuffle(cards)
print(cards)
"""
    assert python(code, "0") == python(code, "1")
    assert {Chance(seed).state >> 63 for seed in range(20)} == {0, 1}  # those that look negative to a machine, too


# -- direct calls ----------------------------------------------------------------------------------------


def test_direct_calls_are_those_of_the_table() -> None:
    """Every `if step == steps.NAME: return module.function(...)`."""
    tree = ast.parse((SOURCE / "rules" / "direct.py").read_text(encoding="utf-8"))
    found = 0
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for choice in (node for node in function.body if isinstance(node, ast.If)):
            match choice:
                case ast.If(
                    test=ast.Compare(comparators=[ast.Attribute(attr=name)]),
                    body=[ast.Return(value=ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=called)))],
                ):
                    step = steps.STEPS[getattr(steps, name)]
                    assert getattr(step, function.name) is getattr(getattr(direct, module), called)
                    found += 1
                case _:
                    pytest.fail(ast.unparse(choice))
    assert found == 14
