"""A circuit half as long as any of ours, for whole races in which the circuit does not matter."""

from typing import Final

from hairpin.content.circuits import circuit_from_data
from hairpin.rules.circuit import Circuit

YARD: Final[dict[str, object]] = {
    "name": "Yard",
    "length": 32,
    "laps": 1,
    "heat": 6,
    "stress": 3,
    "lines": [
        {"at": 9, "limit": 6, "race_side": "left"},
        {"at": 17, "limit": 3, "race_side": "right"},
        {"at": 25, "limit": 5, "race_side": "left"},
    ],
}


def yard() -> Circuit:
    return circuit_from_data(YARD, "yard.toml", "yard")
