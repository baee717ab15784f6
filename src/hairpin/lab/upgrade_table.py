"""What upgrades are worth on each circuit, side by side, for docs/upgrades.md.

Out of files that `hairpin upgrades --json` has written, one for each circuit: `scripts/upgrade-table *.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Worth(NamedTuple):
    """Rounds that a car with the upgrade saves, beside the mean of all."""

    name: str
    saved: float
    give_or_take: float
    is_clear: bool


class OfCircuit(NamedTuple):
    circuit: str
    command: str
    worths: dict[str, Worth]


def read(path: Path) -> OfCircuit:
    data = json.loads(path.read_text(encoding="utf-8"))
    worths = {
        each["upgrade"]: Worth(
            each["name"],
            each["rounds_saved"],
            (each["rounds_saved_high"] - each["rounds_saved_low"]) / 2,
            each["is_clear"],
        )
        for each in data["upgrades"]
        if each["rounds_saved"] is not None
    }
    return OfCircuit(data["circuits"][0], data["command"], worths)


def table(found: Sequence[OfCircuit]) -> str:
    """In Markdown, the best on average first; what is clear even after so many comparisons is bold."""
    upgrades = {code: worth.name for circuit in found for code, worth in circuit.worths.items()}
    lines = [
        "| upgrade | mean | " + " | ".join(circuit.circuit for circuit in found) + " |",
        "|---|" + "---:|" * (len(found) + 1),
    ]
    for code in sorted(upgrades, key=lambda code: -_mean(found, code)):
        cells = [_cell(circuit.worths.get(code)) for circuit in found]
        lines.append(f"| {upgrades[code]} | {_mean(found, code):+.2f} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _mean(found: Sequence[OfCircuit], code: str) -> float:
    saved = [circuit.worths[code].saved for circuit in found if code in circuit.worths]
    return sum(saved) / len(saved)


def _cell(worth: Worth | None) -> str:
    if worth is None:
        return "-"
    words = f"{worth.saved:+.2f} ± {worth.give_or_take:.2f}"
    return f"**{words}**" if worth.is_clear else words


def main() -> None:
    print(table([read(Path(name)) for name in sys.argv[1:]]), end="")


if __name__ == "__main__":
    main()
