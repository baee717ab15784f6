"""Races with all sorts of modules switched on."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.content.circuits import load_circuit
from hairpin.content.config import RaceConfig, race_config
from hairpin.content.settings import RaceOptions
from hairpin.records.session import Session
from tests.fresh import longer

ROUNDS = longer(5)
"""Enough for most things to come up; drivers without sense would spin out a hundred times."""


class Mix(NamedTuple):
    circuit: str
    drivers: tuple[str, ...]
    modules: RaceOptions


MIXES = {
    "draft": Mix("usa", ("human", "simple", "random"), RaceOptions(garage="basic")),
    "snake": Mix("france", ("human", "simple"), RaceOptions(garage="all", draft="snake", mulligan=True)),
    "salvage": Mix("usa", ("human", "simple"), RaceOptions(garage="advanced", draft="snake")),
    "quick": Mix("italy", ("human", "simple", "random"), RaceOptions(garage="advanced", draft="quick")),
    "weather": Mix("spain", ("human", "simple", "random"), RaceOptions(weather=True)),
    "legends": Mix("usa", ("human", "legend", "legend"), RaceOptions(pro=2)),
    "tournament": Mix("great-britain", ("human", "random", "simple"), RaceOptions(tournament=True)),
    "rivals": Mix("netherlands", ("human", *["legend"] * 4), RaceOptions(level=5, rivals=True, weather=True)),
    "all": Mix(
        "spain",
        ("human", "simple", "legend", "legend", "random"),
        RaceOptions(
            garage="all", draft="snake", mulligan=True, weather=True, tournament=True, level=4, rivals=True
        ),
    ),
}


def config_of(mix: Mix, laps: int = 1, driver: str = "human", rounds: int = ROUNDS) -> RaceConfig:
    drivers = tuple(driver if name == "human" else name for name in mix.drivers)
    circuit = load_circuit(mix.circuit)
    return race_config(circuit, drivers, laps, names=("You",), round_limit=rounds, modules=mix.modules)


def session_with(name: str, seed: int = 1, laps: int = 1, rounds: int = ROUNDS) -> Session:
    return Session.begin(config_of(MIXES[name], laps, rounds=rounds), seed)
