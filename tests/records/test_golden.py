"""Golden records: whole races that must replay to the very states they were recorded with."""

import json
import re
from pathlib import Path

import pytest

from hairpin.content.circuits import circuit_ids
from hairpin.content.config import RaceConfig
from hairpin.records.reading import read_record
from hairpin.records.replay import replay, verify
from hairpin.records.snapshot import fingerprint

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.jsonl"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_its_last_state(name: str) -> None:
    record = read_record(GOLDEN / f"{name}.jsonl")
    assert record.end is not None
    assert verify(record) == f"{len(record.actions)} actions, final state {record.end}"


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_tells_who_won(name: str) -> None:
    path = GOLDEN / f"{name}.jsonl"
    race = replay(read_record(path), listen=True)
    told = json.loads(path.read_bytes().splitlines()[-1])
    assert told == {
        "end": fingerprint(race),
        "ranking": [race.setup.entrants[seat].name for seat in race.ranking()],
    }


def test_there_is_one_for_each_circuit_and_for_small_and_large_fields() -> None:
    configs = [read_record(GOLDEN / f"{name}.jsonl").config for name in RECORDS]
    circuits = {config.setup.circuit.id for config in configs if isinstance(config, RaceConfig)}
    assert circuits >= set(circuit_ids())
    assert {len(config.drivers) for config in configs} >= {1, 2, 4, 6, 8, 12}
    assert {driver for config in configs for driver in config.drivers} == {"random", "simple", "club"}


def test_the_way_to_make_them_anew_is_written_down() -> None:
    readme = (GOLDEN / "README.md").read_text(encoding="utf-8")
    made = re.findall(r"^race \d+ \S+ \S+ (\S+)$", readme, re.MULTILINE)
    assert sorted(made) == RECORDS
