"""Files that somebody names: devices and pipes are refused at once, and no file is read without end."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import read_request
from hairpin.content.drawings import load_drawing
from hairpin.content.files import MAX_BYTES
from hairpin.content.regular_files import UnreadableFile, read_regular
from hairpin.content.season_config import read_season_file
from hairpin.records import reading
from hairpin.records.reading import read_record
from hairpin.records.scenarios.reading import read_scenario
from hairpin.rules.errors import HairpinError

SOURCE: Final = Path(__file__).parents[2] / "src" / "hairpin"
OTHER_WAYS: Final = re.compile(r"\.read_text\(|\.read_bytes\(|(?<!os\.)\bopen\(|tomllib\.load\(|json\.load\(")
OF_OUR_OWN: Final = {
    "batch/compiling.py": "the program itself",
    "engine.py": "the program itself",
    "server/table/snapshots.py": "the program itself",
    "server/thinking/worker.py": "what the system says of a process",
    "content/files.py": "files of the package",
    "content/languages.py": "files of the package",
    "content/regular_files.py": "the one place",
    "drivers/in_files.py": "a regular file, as was seen when the driver was loaded",
    "lab/crews/baggage.py": "drivers and circuits that were read before",
    "lab/dataset/datasheet.py": "a circuit that was read before",
    "lab/dataset/making.py": "what the same command wrote into its folder",
    "lab/dataset/shards.py": "what the same command wrote into its folder",
    "lab/kept_league.py": "only written",
    "lab/outputs.py": "only written",
    "lab/row_files.py": "only written",
    "lab/versions.py": "the program itself, and drivers that were loaded before",
    "records/saves.py": "what the same program keeps in a folder of its own",
    "server/store/backup.py": "only written",
    "server/web/pages.py": "files of the page",
    "learning/checkpoints.py": "what the same command wrote into its folder",
    "server/database_lock.py": "only locked",
    "server/table/recording.py": "a temporary file of its own",
    "server/web/files.py": "files of the page",
}

Reader = Callable[[Path], object]
READERS: Final[dict[str, Reader]] = {
    "circuit": lambda path: load_circuit(str(path)),
    "drawing": lambda path: load_drawing(str(path), load_circuit("usa")),
    "race.toml": read_request,
    "season": read_season_file,
    "scenario": read_scenario,
    "record": read_record,
}


def refusal(read: Reader, path: Path) -> str:
    with pytest.raises(HairpinError) as refused:
        read(path)
    message = str(refused.value)
    assert str(path) in message
    assert "give the path to a" in message
    return message


@pytest.mark.parametrize("kind", READERS)
def test_an_endless_device_is_refused_at_once(kind: str) -> None:
    assert "is not a regular file" in refusal(READERS[kind], Path("/dev/zero"))


@pytest.mark.parametrize("kind", READERS)
def test_a_pipe_into_which_nobody_writes_keeps_nobody_waiting(kind: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    assert "is not a regular file" in refusal(READERS[kind], pipe)


@pytest.mark.parametrize("kind", READERS)
def test_a_file_without_measure_is_not_read_to_its_end(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MAX_BYTES", MAX_BYTES)
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(1 << 40)  # it takes no room on the disk, but none of us has so much memory
    assert f"is larger than {MAX_BYTES} bytes" in refusal(READERS[kind], huge)


def test_a_circuit_that_a_scenario_names_is_read_in_the_same_way(tmp_path: Path) -> None:
    scenario = tmp_path / "scenario.toml"
    scenario.write_text('title = "x"\nrules = ["3.5"]\n[race]\ncircuit = "/dev/zero"\n')
    with pytest.raises(HairpinError, match="/dev/zero: is not a regular file"):
        read_scenario(scenario)


def test_a_file_as_large_as_it_may_be_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "full").write_bytes(b"x" * 100)
    assert read_regular(tmp_path / "full", "full", "a file", 100) == b"x" * 100
    with pytest.raises(UnreadableFile, match="full: is larger than 99 bytes; give the path to a file"):
        read_regular(tmp_path / "full", "full", "a file", 99)


def test_what_was_opened_is_closed_again(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").is_dir() else None
    for path in (tmp_path, Path("/dev/null")):
        with pytest.raises(UnreadableFile):
            read_regular(path, str(path), "a file", 100)
    assert before is None or len(os.listdir("/proc/self/fd")) == before


def test_there_is_no_other_way_to_read_a_file() -> None:
    """Whoever adds one says here why its path can't be somebody's wish."""
    found = {
        module.relative_to(SOURCE).as_posix()
        for module in SOURCE.rglob("*.py")
        if OTHER_WAYS.search(module.read_text(encoding="utf-8"))
    }
    assert found == set(OF_OUR_OWN)
