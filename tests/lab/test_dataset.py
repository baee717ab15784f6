"""Data sets: the same bytes however they are made, gone on with after an end, and true to the races."""

import json
import re
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import hairpin
from hairpin.cli import main
from hairpin.lab.dataset.npz import read_npz

Capture = pytest.CaptureFixture[str]
SMALL = ["--laps", "1", "--drivers", "club,random", "--shard", "2", "--seed", "4"]


def made(folder: Path, *words: str) -> dict[str, bytes]:
    assert main(["dataset", str(folder), *SMALL, *words]) == 0
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_the_same_bytes_with_any_number_of_processes_and_in_pieces(tmp_path: Path) -> None:
    at_once = made(tmp_path / "one", "--races", "5", "--cores", "1")
    assert made(tmp_path / "two", "--races", "5", "--cores", "2") == at_once
    made(tmp_path / "three", "--races", "3", "--cores", "1")
    (tmp_path / "three" / "decisions-00000.npz").write_bytes(b"half of a")  # by whatever accident
    assert made(tmp_path / "three", "--races", "5", "--cores", "1") == at_once
    assert list(at_once) == ["datasheet.json", "datasheet.md", *(f"decisions-0000{n}.npz" for n in range(3))]


def test_it_is_what_the_drivers_saw_and_did(tmp_path: Path) -> None:
    made(tmp_path / "data", "--races", "2", "--cores", "1", "--circuits", "usa,spain")
    sheet = json.loads((tmp_path / "data" / "datasheet.json").read_text(encoding="utf-8"))
    arrays = read_npz(tmp_path / "data" / "decisions-00000.npz")
    masks = np.unpackbits(arrays["mask"].astype(np.uint8), axis=1, count=sheet["actions"]["size"])
    assert masks[np.arange(len(masks)), arrays["action"]].all()
    for number, circuit in enumerate(sheet["circuits"]):
        seed = int(arrays["car_seed"][arrays["car_race"] == number][0])
        race = hairpin.new_race(circuit, cars=2, laps=1, seed=seed)
        rows = np.flatnonzero(arrays["race"] == number)
        for row in rows:
            seat = int(arrays["seat"][row])
            assert seat in race.waiting()
            assert np.array_equal(hairpin.observe(race, seat), arrays["observation"][row])
            assert np.array_equal(hairpin.mask(race, seat), masks[row])
            race.apply(seat, hairpin.action_at(race, seat, int(arrays["action"][row])))
        assert race.is_over()
        places = [race.ranking().index(seat) + 1 for seat in range(2)]
        assert [places[seat] for seat in arrays["seat"][rows]] == arrays["place"][rows].tolist()
        assert arrays["car_place"][arrays["car_race"] == number].tolist() == places


def test_the_datasheet_says_what_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    files = made(folder, "--races", "3", "--cores", "1", "--licence", "CC0-1.0", "--legends", "1")
    sheet = json.loads(files["datasheet.json"])
    assert sheet["is_complete"]
    assert sheet["counts"]["races"] == 3
    assert sheet["counts"]["cars"] == sum(each["starts"] for each in sheet["drivers"]) == 9
    assert sum(each["wins"] for each in sheet["drivers"]) == 3
    assert sheet["counts"]["decisions"] == sum(len(read_npz(folder / f)["race"]) for f in files if ".npz" in f)
    for shard in sheet["shards"]:
        for each in shard["files"]:
            assert sha256(files[each["file"]]).hexdigest() == each["sha256"]
            assert len(files[each["file"]]) == each["bytes"]
    page = files["datasheet.md"].decode()
    for word in ("CC0-1.0", "## Known limits", "`observation`", sheet["command"], "| `legend` | 3 |"):
        assert word in page


def test_another_data_set_is_never_written_over(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "data"
    before = made(folder, "--races", "2", "--cores", "1")
    for words, told in (
        (["--races", "2", "--laps", "2"], "laps was 1, not 2; give the same settings"),
        (["--races", "1"], "holds 2 races; give --races 2 or more"),
    ):
        assert main(["dataset", str(folder), *SMALL, *words]) == 2
        assert told in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in sorted(folder.iterdir())} == before
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.tex").touch()
    assert main(["dataset", str(tmp_path / "other"), *SMALL]) == 2
    assert "is not empty and holds no data set" in capsys.readouterr().err


def test_parquet_has_the_same_numbers(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    made(tmp_path / "npz", "--races", "2", "--cores", "1")
    made(tmp_path / "parquet", "--races", "2", "--cores", "1", "--format", "parquet")
    arrays = read_npz(tmp_path / "npz" / "decisions-00000.npz")
    decisions = parquet.read_table(tmp_path / "parquet" / "decisions-00000.parquet")
    cars = parquet.read_table(tmp_path / "parquet" / "cars-00000.parquet")
    for name, array in arrays.items():
        column = (cars if name.startswith("car_") else decisions)[name].to_pylist()
        assert [list(each) if array.ndim > 1 else each for each in column] == array.tolist()


def test_the_program_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    made(tmp_path / "club-races", "--races", "3", "--cores", "1")
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.M)
    monkeypatch.chdir(tmp_path)
    capsys.readouterr()
    exec(compile(program, "docs/datasets.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert all(re.fullmatch(r"\d+ decisions, [\d.]+ choices each, \d+ by winners", line) for line in told)
