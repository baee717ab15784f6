"""A short race in which seat 0 drives well, but for one plan that must end in a spin-out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hairpin.content.circuits import circuit_from_data
from hairpin.content.config import race_config
from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.club import ClubDriver
from hairpin.forecasts.options import forecast_options
from hairpin.records.session import Session
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View, view

CIRCUIT: Final = {
    "name": "Cold",
    "length": 32,
    "laps": 1,
    "heat": 0,
    "stress": 2,
    "lines": [{"at": 12, "limit": 3, "race_side": "left"}, {"at": 24, "limit": 4, "race_side": "left"}],
}
"""Nobody has anything in the engine."""


def raced(path: Path, seed: int = 1, instead: Action | None = None) -> int:
    """The record; tells which action was the blunder, counted from 1. `instead` is done in its place."""
    config = race_config(
        circuit_from_data(dict(CIRCUIT), "cold.toml", "cold"), ("human", "club", "club"), names=("Ada",)
    )
    session = Session.begin(config, seed, path)
    blunder = 0
    while not session.game.is_over():
        seat = session.game.waiting()[0]
        seen = view(session.race, seat)
        chance = Chance(session.actions)
        if seat:
            session.act(seat, ClubDriver().decide(seen, chance))
            continue
        wrong = spin_out(seen) if not blunder else None
        if wrong is not None:
            blunder = session.actions + 1
            wrong = instead or wrong
        session.act(0, wrong or ChampionDriver().decide(seen, chance))
    assert blunder
    return blunder


def spin_out(seen: View) -> Action | None:
    """The fastest plan that spins out for certain, where there is one, with nothing in the engine."""
    assert seen.seat is not None
    if seen.step != PLAN or seen.cars[seen.seat].engine:
        return None
    foreseen = {plan: ways[0] for plan, ways in forecast_options(seen).items()}
    certain = [plan for plan, way in foreseen.items() if way.spin_out_chance(cooled=True) == 1.0]
    return max(certain, key=lambda plan: foreseen[plan].speeds[1], default=None)
