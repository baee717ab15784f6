"""Compiles the rules with mypyc into src/hairpin/_compiled, or another folder: `compile_rules.py [FOLDER]`.

Run by scripts/compile, and by hatch_build.py for wheels. It needs a C compiler, mypy and setuptools.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))
os.environ["HAIRPIN_COMPILED"] = "0"  # what is there already must not be in use while it is made anew

from hairpin import engine  # noqa: E402  it is found only now

LEVEL = os.environ.get("HAIRPIN_COMPILE_LEVEL", "2")
"""Of optimisation. 1 takes half the time to compile, and the rules are a tenth slower."""


def compile_into(folder: Path) -> None:
    """Whole or not at all: the stamp comes last, and the folder takes its place complete."""
    with tempfile.TemporaryDirectory() as work:
        built = Path(work, "built")
        fingerprint = engine.fingerprint()
        _build(built, Path(work))
        (built / engine.STAMP).write_text(fingerprint, encoding="ascii")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(built, folder)


def _build(target: Path, work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(SOURCE)  # lines in tracebacks are then named `hairpin/rules/...` on every machine
    names = sorted(f"hairpin/{name}" for name in engine.sources())
    extensions = mypycify(
        ["--config-file=", "--cache-dir", str(work / "types"), *names],
        opt_level=LEVEL,
        debug_level="0",
        group_name=engine.LIBRARY.removesuffix("__mypyc"),
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # chance lets products run over; of warnings about C that nobody wrote, nobody has anything
        extension.extra_compile_args = [*extension.extra_compile_args, "-fwrapv", "-w"]
    command = Distribution({"name": "hairpin", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(target), str(work / "o"), True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_into(Path(sys.argv[1] if len(sys.argv) > 1 else engine.FOLDER).absolute())
