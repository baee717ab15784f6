"""What upgrades are worth, by circuit: the best on average first, what is clear in bold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hairpin.content.regular_files import UnreadableFile
from hairpin.lab.upgrade_table import read, table


def _file(path: Path, circuit: str, *saved: float | None) -> Path:
    upgrades = [
        {
            "upgrade": f"u{number}",
            "name": f"u{number} (a card)",
            "rounds_saved": rounds,
            "rounds_saved_low": None if rounds is None else rounds - 0.1,
            "rounds_saved_high": None if rounds is None else rounds + 0.1,
            "is_clear": rounds is not None and rounds > 0.3,
        }
        for number, rounds in enumerate(saved, 1)
    ]
    path.write_text(json.dumps({"circuits": [circuit], "command": "hairpin upgrades", "upgrades": upgrades}))
    return path


def test_circuits_stand_side_by_side(tmp_path: Path) -> None:
    files = (_file(tmp_path / "a", "usa", -0.2, 0.4, None), _file(tmp_path / "b", "italy", 0.0, 0.2, 0.01))
    assert table([read(file) for file in files]).splitlines() == [
        "| upgrade | mean | usa | italy |",
        "|---|---:|---:|---:|",
        "| u2 (a card) | +0.30 | **+0.40 ± 0.10** | +0.20 ± 0.10 |",
        "| u3 (a card) | +0.01 | - | +0.01 ± 0.10 |",
        "| u1 (a card) | -0.10 | -0.20 ± 0.10 | +0.00 ± 0.10 |",
    ]


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"circuits": [], "upgrades": []}'])
def test_another_file_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(content)
    with pytest.raises(UnreadableFile, match="it is not a file that hairpin upgrades --json has written"):
        read(path)
