"""What upgrades are worth on each circuit, side by side, for docs/upgrades.md.

Out of files that `hairpin upgrades --json` has written, one for each circuit: `scripts/upgrade-table *.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from hairpin.content.regular_files import UnreadableFile, read_regular

WANTED: Final = "a file that hairpin upgrades --json has written"
MAX_BYTES: Final = 1 << 22


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
    content = read_regular(path, str(path), WANTED, MAX_BYTES)
    try:
        data = json.loads(content)
        listed = [each for each in data["upgrades"] if each["rounds_saved"] is not None]
        worths = {
            each["upgrade"]: Worth(
                each["name"],
                each["rounds_saved"],
                (each["rounds_saved_high"] - each["rounds_saved_low"]) / 2,
                each["is_clear"],
            )
            for each in listed
        }
        return OfCircuit(data["circuits"][0], data["command"], worths)
    except (ValueError, KeyError, TypeError, IndexError):
        raise UnreadableFile(f"{path}: it is not {WANTED}; give the path to one") from None


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
    try:
        print(table([read(Path(name)) for name in sys.argv[1:]]), end="")
    except UnreadableFile as error:
        sys.exit(f"upgrade-table: {error}")


if __name__ == "__main__":
    main()
