"""What is practised: all circuits and made-up ones, two to twelve cars, all modules, Legends of every level."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.content.circuits import circuit_from_data, circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS, Setup

BASE: Final = ("usa", "great-britain", "italy", "france")
PLAYER: Final = "random"
"""Whoever drives in practice; the name is never asked."""
USUAL_CARS: Final = 6
HARDEST: Final = 6
"""The level of the strongest Legends."""
BOX, ROADS, MIXED, LEGENDS, STRONGEST, TUNED = "box", "roads", "mixed", "legends", "strongest", "tuned"
ANYBODY, AMONG_PLAYERS, AMONG_LEGENDS, AMONG_STRONGEST = "anybody", "players", "legends", "strongest"
"""Whom one races: who is alone among Legends can learn that by itself, and so can who is not. Among the strongest
means mostly so: now and then with anybody, lest the rest is forgotten."""
SHARES: Final = {
    ANYBODY: {BOX: 0.16, ROADS: 0.08, MIXED: 0.14, LEGENDS: 0.12, STRONGEST: 0.18, TUNED: 0.24},
    AMONG_PLAYERS: {BOX: 0.27, ROADS: 0.2, MIXED: 0.33},
    AMONG_LEGENDS: {LEGENDS: 0.34, STRONGEST: 0.24, TUNED: 0.3},
    AMONG_STRONGEST: {BOX: 0.06, ROADS: 0.04, MIXED: 0.1, LEGENDS: 0.1, STRONGEST: 0.44, TUNED: 0.18},
}
"""Of races as drivers are measured in: as the box has them; the same on all circuits, there also with modules;
alone among five Legends, those of the box or the strongest, and with upgrades among the strongest. All others are
anything that there is in such a field."""
LEVELS: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6)
"""Of Legends; the strongest teach most."""
GARAGES: Final = ("basic", "advanced", "all")


class Courses:
    """Draws set-ups; the same ones from the same seed."""

    def __init__(self, seed: int, field: str = ANYBODY) -> None:
        self._chance = np.random.default_rng(seed)
        self._among = field

    def setups(self, count: int) -> list[Setup]:
        found: list[Setup] = []
        while len(found) < count:
            try:
                found.append(self._setup())
            except BadSetup:  # modules that don't go together, or not with this circuit
                continue
        return found

    def _setup(self) -> Setup:
        left = float(self._chance.random())
        for name, share in SHARES[self._among].items():
            left -= share
            if left < 0:
                return self._measured(name)
        return self._anything()

    def _measured(self, name: str) -> Setup:
        names = circuit_ids() if name in (ROADS, MIXED) else BASE
        circuit = load_circuit(names[self._any(0, len(names) - 1)])
        if name in (BOX, ROADS, MIXED):
            options = self._modules(False) if name == MIXED else DEFAULT_OPTIONS
            return race_config(circuit, (PLAYER,) * USUAL_CARS, modules=options).setup
        options = RaceOptions(level=0 if name == LEGENDS else HARDEST, garage=GARAGES[-1] if name == TUNED else "")
        return race_config(circuit, self._seated(1, USUAL_CARS - 1), modules=options).setup

    def _anything(self) -> Setup:
        players, legends = self._field()
        options = self._modules(legends > 0)
        return race_config(self._circuit(), self._seated(players, legends), self._laps(), modules=options).setup

    def _seated(self, players: int, legends: int) -> tuple[str, ...]:
        """In any order: a Legend's colour, and what its cards tell it, goes by the seat."""
        names = (PLAYER,) * players + (LEGEND,) * legends
        return tuple(names[seat] for seat in self._chance.permutation(len(names)))

    def _likely(self, share: float) -> bool:
        return bool(self._chance.random() < share)

    def _any(self, low: int, high: int) -> int:
        return int(self._chance.integers(low, high + 1))

    def _circuit(self) -> Circuit:
        if self._likely(0.15):
            return made_up(self._chance)
        names = BASE if self._likely(0.4) else circuit_ids()
        return load_circuit(names[self._any(0, len(names) - 1)])

    def _laps(self) -> int | None:
        return self._any(1, 3) if self._likely(0.2) else None

    def _field(self) -> tuple[int, int]:
        """Players and Legends."""
        while True:
            players, legends = self._any_field()
            if {AMONG_PLAYERS: players > 1, AMONG_LEGENDS: players == 1}.get(self._among, True):
                return players, legends

    def _any_field(self) -> tuple[int, int]:
        cars = USUAL_CARS if self._likely(0.6) else self._any(2, MAX_CARS)
        if self._likely(0.55):
            return cars, 0
        players = 1 if self._likely(0.5) else self._any(1, cars - 1)
        return players, cars - players

    def _modules(self, has_legends: bool) -> RaceOptions:
        modules: dict[str, bool | int | str] = {}
        if self._likely(0.8):
            modules["weather"] = self._likely(0.5)
            modules["tournament"] = self._likely(0.25)
            if self._likely(0.7):
                modules["garage"] = GARAGES[self._any(0, len(GARAGES) - 1)]
                modules["draft"] = ("draft", "quick", "snake")[self._any(0, 2)]
                modules["mulligan"] = self._likely(0.5)
        if has_legends:
            level = modules["level"] = LEVELS[self._any(0, len(LEVELS) - 1)]
            modules["rivals"] = level > 1 and self._likely(0.2)
        return RaceOptions(**modules)  # type: ignore[arg-type]


def made_up(chance: np.random.Generator) -> Circuit:
    """A circuit that nobody has drawn, with corners as real ones have them."""
    lines: list[dict[str, object]] = []
    at = int(chance.integers(6, 16))
    for _ in range(int(chance.integers(2, 9))):
        lines.append({"at": at, "limit": int(chance.integers(1, 9)), "race_side": ("left", "right")[at % 2]})
        at += int(chance.integers(3, 18))
    length = max(30, at + int(chance.integers(1, 12)))
    data: dict[str, object] = {
        "name": "Made up",
        "length": length,
        "laps": 1 + (length < 75),
        "heat": int(chance.integers(4, 9)),
        "stress": int(chance.integers(2, 6)),
        "lines": lines,
    }
    return circuit_from_data(data, "made-up", "made-up")
