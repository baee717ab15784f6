"""Rows, records and settings of a simulation: what a study starts from."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

from hairpin.cli import main
from hairpin.lab.rows import COLUMNS
from hairpin.records.reading import read_record
from hairpin.records.replay import verify

Capture = pytest.CaptureFixture[str]
RACE = """
circuit = "backyard.toml"
laps = 1
drivers = ["club", "random", "random"]
names = ["Ann"]
handicaps = [2, 0, 1]
"""


def rows_in(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(file.read_text(encoding="utf-8"))))


def figures_in(file: Path) -> dict[str, dict[str, float]]:
    found = json.loads(file.read_text(encoding="utf-8"))["drivers"]
    return {each["driver"]: each for each in found}


def test_rows_add_up_to_the_figures(tmp_path: Path) -> None:
    rows_file, figures_file = tmp_path / "rows.csv", tmp_path / "figures.json"
    words = ["--drivers", "club,random", "--legends", "1", "--laps", "1", "--garage", "basic", "--quick"]
    outputs = ["--rows", str(rows_file), "--json", str(figures_file)]
    assert main(["simulate", "--races", "4", "--seed", "3", "--cores", "1", *words, *outputs]) == 0
    rows, figures = rows_in(rows_file), figures_in(figures_file)
    assert list(rows[0]) == [column.name for column in COLUMNS]
    assert len(rows) == 4 * 3
    assert [row["game"] for row in rows] == [str(game) for game in range(4) for _ in range(3)]
    assert [row["seat"] for row in rows] == ["0", "1", "2"] * 4
    for driver, told in figures.items():
        own = [row for row in rows if row["driver"] == driver]
        assert sum(row["place"] == "1" for row in own) == told["wins"]
        assert sum(int(row["place"]) for row in own) / len(own) == pytest.approx(told["mean_place"], abs=1e-6)
        if told["spin_outs"] is not None:
            assert sum(int(row["spin_outs"]) for row in own) / len(own) == pytest.approx(told["spin_outs"])
            assert all(len(row["upgrades"].split()) == 3 for row in own)


def test_a_row_names_the_seed_of_its_race(tmp_path: Path, capsys: Capture) -> None:
    rows_file = tmp_path / "rows.csv"
    words = ["--drivers", "random,club", "--laps", "1"]
    main(
        [
            "simulate",
            "--races",
            "2",
            "--seed",
            "5",
            "--cores",
            "1",
            "--no-rotate",
            *words,
            "--rows",
            str(rows_file),
        ]
    )
    capsys.readouterr()
    for first, second in zip(*[iter(rows_in(rows_file))] * 2, strict=True):
        main(["race", *words, "--seed", first["seed"], "--json"])
        ranking = json.loads(capsys.readouterr().out)["ranking"]
        assert [car["place"] for car in sorted(ranking, key=lambda car: car["seat"])] == [
            int(first["place"]),
            int(second["place"]),
        ]


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    words = ["simulate", "--races", "2", "--seed", "3", "--cores", "1", "--laps", "1", "--drivers", "club,random"]
    for ending in ("csv", "parquet"):
        assert main([*words, "--rows", str(tmp_path / f"rows.{ending}")]) == 0
    table = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    plain = [{name: str(int(v) if isinstance(v, bool) else v) for name, v in row.items()} for row in table]
    assert plain == rows_in(tmp_path / "rows.csv")


def test_a_race_file_settles_circuit_names_and_handicaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Handicaps go with the drivers from seat to seat, and who has one is counted apart."""
    from tests.records.paper import OWN_CIRCUIT

    (tmp_path / "backyard.toml").write_text(OWN_CIRCUIT, encoding="utf-8")
    (tmp_path / "race.toml").write_text(RACE, encoding="utf-8")
    monkeypatch.chdir(tmp_path.parent)
    words = ["--config", f"{tmp_path.name}/race.toml", "--rows", str(tmp_path / "rows.csv")]
    files = ["--json", str(tmp_path / "figures.json"), "--records", str(tmp_path / "records")]
    assert main(["simulate", "--races", "3", "--seed", "1", "--cores", "1", *words, *files]) == 0
    rows = rows_in(tmp_path / "rows.csv")
    assert {row["circuit"] for row in rows} == {"backyard"}
    assert sorted((row["driver"], row["handicap"]) for row in rows[:3]) == [
        ("club", "2"), ("random", "0"), ("random", "1")
    ]  # fmt: skip
    assert [row["seat"] for row in rows if row["driver"] == "club"] == ["0", "1", "2"]
    assert set(figures_in(tmp_path / "figures.json")) == {
        "club (handicap 2)", "random", "random (handicap 1)"
    }  # fmt: skip
    records = sorted((tmp_path / "records").iterdir())
    assert [record.name for record in records] == ["0.jsonl", "1.jsonl", "2.jsonl"]
    for seat, record in enumerate(map(read_record, records)):
        verify(record)
        assert record.config.setup.entrants[seat].name == "Ann"
    command = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))["command"]
    assert f"--config {tmp_path.name}/race.toml" in command


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rows", "rows.txt"], "must end in .csv or .parquet"),
        (["--rows", "none/rows.csv"], "give a file in a folder that exists"),
        (["--records", "none/records"], "give a folder inside one that exists"),
        (["--records", "."], "there are records in . already"),
        (["--handicaps", "0,x"], "'x' is no number of Heat cards"),
        (["--handicaps", "0,0,1"], "handicaps: 3 for 2 cars"),
        (["--handicaps", "3"], "a handicap is 0 to 2 Heat cards, not 3"),
        (["--season", "1961", "--config", "race.toml"], "--config: a season has its own"),
    ],
)
def test_what_can_not_be_done_is_told_before_the_first_race(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.jsonl").write_text("", encoding="utf-8")
    assert main(["simulate", "--drivers", "club,club", *words]) == 2
    assert told in capsys.readouterr().err
