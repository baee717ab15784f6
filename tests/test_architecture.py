"""Imports go one way, the rules are pure, and nothing in the repository depends on one machine."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "hairpin"

LAYERS: Final = {
    "rules": 0,
    "reading": 1,
    "forecasts": 2,
    "content": 2,
    "drawing": 3,
    "encoding": 3,
    "records": 3,
    "batch": 4,
    "time_trials": 4,
    "learning": 5,
    "drivers": 6,
    "advice": 7,
    "analysis": 7,
    "lab": 8,
    "terminal": 8,
    "server": 8,
    "api": 8,
    "envs": 9,
    "commands": 9,
    "cli": 9,
    "__init__": 9,
    "__main__": 10,
}
"""rules < reading < content, forecasts < records, drawing, encoding < batch, time_trials < learning < drivers
< advice, analysis < lab, terminal, server, api < envs, commands, cli, and the package itself,
which shows what `api` has."""

IMPURE: Final = {"random", "time", "os", "io", "secrets", "datetime", "pathlib", "socket", "threading", "sys"}
THIRD_PARTY: Final = {
    "api": {"numpy"},
    "envs": {"gymnasium", "numpy", "pettingzoo", "pyspiel", "rich"},  # nobody imports it but who wants it
    "batch": {"numba", "llvmlite", "numpy"},  # all but numpy in one file
    "drawing": {"numpy"},  # in pictures made of pixels, which nobody makes who serves tables
    "drivers": {"numpy", "threadpoolctl"},
    "encoding": {"numpy"},
    "lab": {"distributed", "numpy", "pyarrow", "ray"},  # all but numpy inside functions only
    "learning": {"numba", "numpy", "torch"},  # all but numpy where it learns, not where it drives
    "terminal": {"fluent", "rich"},
    "time_trials": {"numpy"},
    "commands": {"rich"},
    # the last three for Web Push only, which needs an extra
    "server": {"fluent", "msgspec", "sqlalchemy", "starlette", "uvicorn", "cryptography", "py_vapid", "pywebpush"},
    "rules": {"mypy_extensions"},  # for type checkers only: see the test of the rules
}

MODULES: Final = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


@cache
def imports_of(module: str) -> tuple[str, ...]:
    """Full names, those that only type checkers read and those inside functions included."""
    return tuple(_imports_of(module))


def _imports_of(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are written out in full"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def all_imports(modules: list[str]) -> Iterator[tuple[str, str]]:
    for module in modules:
        yield from ((module, name) for name in imports_of(module))


def layer_of(name: str) -> str | None:
    """`rules` for hairpin.rules.race; nothing for the package itself."""
    parts = name.removesuffix(".py").replace("/", ".").removeprefix("hairpin.").split(".")
    return parts[0] if parts[0] in LAYERS else None


def test_imports_go_one_way() -> None:
    for module, name in all_imports(MODULES):
        own = layer_of(module)
        if name.startswith("hairpin.") and (layer := layer_of(name)) is not None:
            assert own is not None, module
            is_below = layer == own or LAYERS[layer] < LAYERS[own] or {layer, own} == {"commands", "cli"}
            assert is_below, f"{module} imports {name}"


def test_every_part_of_the_package_has_its_layer() -> None:
    parts = {module.split("/")[0].removesuffix(".py") for module in MODULES}
    assert parts - {"__init__", "engine"} <= set(LAYERS)


def test_what_finds_the_rules_knows_none_of_them() -> None:
    assert not [name for name in imports_of("engine.py") if name.startswith("hairpin")]


def modules_in(folder: str) -> list[str]:
    found = [module for module in MODULES if module.startswith(f"{folder}/")]
    assert found
    return found


def test_the_rules_import_the_standard_library_and_themselves_only() -> None:
    for module, name in all_imports(modules_in("rules")):
        top = name.split(".")[0]
        if module == TOLD_TO_THE_COMPILER and top == "mypy_extensions":
            continue
        is_own = name == "hairpin" or name.startswith("hairpin.rules")
        assert is_own if top == "hairpin" else top in STANDARD, f"{module} imports {name}"


STANDARD: Final = sys.stdlib_module_names
TOLD_TO_THE_COMPILER: Final = "rules/native.py"


HEAVY: Final = ("gymnasium", "pettingzoo", "pyspiel", "pyarrow", "numba", "ray", "distributed", "hairpin.envs")


def test_what_only_some_need_is_imported_by_nobody_else() -> None:
    code = f"""
import sys, hairpin, hairpin.cli, hairpin.api.driving, hairpin.commands.simulate, hairpin.commands.dataset
print([name for name in {HEAVY} if name in sys.modules])"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_what_is_told_to_the_compiler_is_imported_by_nobody_who_runs() -> None:
    code = "import sys, hairpin.rules.race; print('mypy_extensions' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize("module", modules_in("rules"))
def test_the_rules_know_no_clock_no_files_and_no_other_chance(module: str) -> None:
    assert not {name.split(".")[0] for name in imports_of(module)} & IMPURE
    names = {
        node.id for node in ast.walk(ast.parse((SOURCE / module).read_text("utf-8"))) if isinstance(node, ast.Name)
    }
    assert not names & {"open", "print", "input", "eval", "exec", "hash", "globals"}


def test_libraries_are_used_only_at_the_edge() -> None:
    for module in MODULES:
        foreign = {name.split(".")[0] for name in imports_of(module)} - STANDARD - {"hairpin"}
        assert foreign <= THIRD_PARTY.get(layer_of(module) or "", set()), module


def test_the_server_shows_no_terminal_and_its_protocol_knows_no_tables() -> None:
    for module in modules_in("server"):
        forbidden = ["hairpin.terminal", "hairpin.lab"]
        if module.startswith("server/protocol/"):
            forbidden += ["hairpin.server.table", "hairpin.server.store", "hairpin.server.web"]
        assert not [name for name in imports_of(module) if name.startswith(tuple(forbidden))], module


def test_drivers_never_see_a_race_but_for_the_one_who_asks_them() -> None:
    """They get a view; only who makes that view holds the race. Others hold imagined ones, made from a view."""
    seeing = {
        module
        for module in MODULES
        if module.startswith("drivers/")
        and {"hairpin.rules.race.Race", "hairpin.rules.race"} & set(imports_of(module))
    }
    imagined = {
        f"drivers/{name}.py" for name in ("before", "hunch", "imagining", "looking_ahead", "moment", "others")
    }
    assert seeing - imagined <= {"drivers/driver.py"}


# -- nothing of this machine -----------------------------------------------------------------------------

# written so that this file does not hold them itself
FORBIDDEN: Final = {
    "a package registry": r"pypi\.(org|python)|python" + r"hosted\.org|registry\." + r"npmjs|npmjs\.(org|com)",
    "a folder beside the repository": r"\.\./" + r"shared",
    "a path of one machine": r"(?<![\w.])/(" + r"work|home|root|Users|mnt|opt)/\w",
}


def tracked_texts() -> list[str]:
    """What is in the repository or would be with the next commit."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not in a git checkout")
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_names(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    found = []
    for name in tracked_texts():
        content = (ROOT / name).read_bytes()
        if b"\0" not in content:
            found += [f"{name}: {match.group()}" for match in pattern.finditer(content.decode("utf-8", "replace"))]
    assert found == []
