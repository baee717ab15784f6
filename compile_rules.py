"""Compiles the rules with mypyc into src/hairpin/_compiled, or another folder: `compile_rules.py [FOLDER]`.

Run by scripts/compile, and by hatch_build.py for wheels. It needs a C compiler, mypy and setuptools.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent.absolute() / "src"
NO_COMPILER: Final = 3
"""The exit status that says so."""


def has_compiler() -> bool:
    """A C compiler, and the headers of this Python."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command) is not None and headers.is_file()


def compile_into(folder: Path | None) -> None:
    """Whole or not at all: while it is copied, the stamp is missing."""
    from hairpin import engine

    target = Path(engine.FOLDER) if folder is None else folder.absolute()
    fingerprint = engine.fingerprint()
    names = [f"hairpin/{name}" for name in sorted(engine.sources())]
    with tempfile.TemporaryDirectory() as work:
        _build(Path(work, "built"), Path(work), names, engine.LIBRARY)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(Path(work, "built"), target)
    (target / engine.STAMP).write_text(fingerprint, encoding="ascii")


def _build(target: Path, work: Path, names: list[str], library: str) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(SOURCE)  # tracebacks then name `hairpin/rules/...` on every machine
    extensions = mypycify(
        ["--config-file=", "--cache-dir", str(work / "types"), *names],
        opt_level="2",  # 1 compiles in two thirds of the time, to rules that are a tenth slower
        debug_level="0",
        group_name=library.removesuffix("__mypyc"),
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
    if not has_compiler():
        print("The rules were not compiled: no C compiler, or no headers of this Python.", file=sys.stderr)
        sys.exit(NO_COMPILER)
    sys.path.insert(0, str(SOURCE))
    os.environ["HAIRPIN_COMPILED"] = "0"  # what is there already is not in use while it is made anew
    compile_into(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
