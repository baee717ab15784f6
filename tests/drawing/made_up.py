"""Circuits that nobody has drawn: usual ones, and the strangest that a file may hold."""

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from hairpin.content.circuits import circuit_from_data
from hairpin.rules.circuit import Circuit


def circuit(length: int, lines: Sequence[tuple[int, int, str]], name: str = "Made up") -> Circuit:
    data: dict[str, object] = {
        "name": name,
        "length": length,
        "laps": 1,
        "heat": 6,
        "stress": 3,
        "lines": [{"at": at, "limit": limit, "race_side": side} for at, limit, side in lines],
    }
    return circuit_from_data(data, "made-up", "made-up")


STRANGE: Final = {
    "shortest with one corner": circuit(20, [(10, 1, "right")]),
    "one corner to the left": circuit(60, [(30, 2, "left")]),
    "a line at every space": circuit(40, [(at, 3, "right") for at in range(1, 40)]),
    "from side to side at every space": circuit(
        40, [(at, at % 9, ("left", "right")[at % 2]) for at in range(1, 40)]
    ),
    "all to the left": circuit(80, [(at, 2, "left") for at in range(8, 80, 8)]),
    "hairpins one after the other": circuit(
        120, [(at, 1, ("left", "right")[at // 10 % 2]) for at in range(5, 120, 10)]
    ),
    "long": circuit(400, [(at, at % 7 + 1, ("left", "right")[at % 3 % 2]) for at in range(12, 400, 13)]),
    "long and full": circuit(400, [(at, 1, "right") for at in range(1, 400)]),
    "long with one corner": circuit(400, [(399, 0, "left")]),
}


@st.composite
def circuits(draw: st.DrawFn) -> Circuit:
    length = draw(st.integers(20, 120))
    places = draw(st.sets(st.integers(1, length - 1), min_size=1, max_size=12))
    sides = st.sampled_from(("left", "right"))
    return circuit(length, [(at, draw(st.integers(0, 12)), draw(sides)) for at in sorted(places)])
