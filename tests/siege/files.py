"""Files that never end, or never begin: the commands that read files must say so, soon and without much memory."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.siege.attack import Attack, Camp, Found

MEMORY: Final = 1 << 30
LONGEST: Final = 20.0
SPARSE: Final = 2 << 30
SCENARIO: Final = 'title = "x"\nrules = ["3.5"]\n[race]\ncircuit = "{}"\n'


def traps(folder: Path) -> dict[str, Path]:
    pipe, sparse = folder / "pipe.toml", folder / "sparse.toml"
    os.mkfifo(pipe)
    with sparse.open("wb") as file:
        file.truncate(SPARSE)
    return {"/dev/zero": Path("/dev/zero"), "a named pipe": pipe, "a sparse file of 2 GB": sparse}


def commands(folder: Path, trap: Path, number: int) -> dict[str, list[str]]:
    scenario = folder / f"scenario{number}.toml"
    scenario.write_text(SCENARIO.format(trap))
    return {
        "a scenario's circuit": ["scenario", str(scenario)],
        "a scenario": ["scenario", str(trap)],
        "a circuit of race": ["race", "--circuit", str(trap)],
        "a record": ["verify", str(trap)],
    }


def limited() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def fate(command: list[str]) -> tuple[str | None, float]:
    """What is wrong with how it ended, and how long that took."""
    began = time.monotonic()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "hairpin.cli", *command],
            capture_output=True,
            text=True,
            timeout=LONGEST,
            stdin=subprocess.DEVNULL,
            preexec_fn=limited,
        )
    except subprocess.TimeoutExpired:
        return f"it had not ended after {LONGEST:.0f} s", time.monotonic() - began
    return wrong_with(done.returncode, done.stdout + done.stderr), time.monotonic() - began


def wrong_with(code: int, said: str) -> str | None:
    if "Traceback" in said or code < 0:
        return f"it crashed, with exit code {code}: {said.strip().splitlines()[-1:]}"
    if code == 0:
        return "it took that for a good file"
    return None if "is not a regular file" in said or "is larger than" in said else f"it said: {said.strip()}"


async def bring_files(camp: Camp) -> Found:
    return await asyncio.to_thread(_all, camp)


def _all(camp: Camp) -> Found:
    lost, slowest, count = [], 0.0, 0
    for number, (name, trap) in enumerate(traps(camp.folder).items()):
        for use, command in commands(camp.folder, trap, number).items():
            camp.say(f"{name} as {use}")
            wrong, seconds = fate(command)
            slowest, count = max(slowest, seconds), count + 1
            lost += [f"{name} as {use}: {wrong}"] if wrong else []
    return Found(f"{count} commands within {MEMORY >> 20} MB, the slowest took {slowest:.1f} s", lost)


FILES = Attack("files", "files that never end, as scenarios, circuits and records", bring_files, has_server=False)
