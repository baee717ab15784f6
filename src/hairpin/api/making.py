"""New races and seasons."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hairpin.api.settings import options_from
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_FIELD, DEFAULT_SEASON
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import (
    SeasonRequest,
    planned_races,
    read_season_file,
    season_config,
    season_names,
)
from hairpin.content.settings import RACE, SEASON
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.race import Race
from hairpin.rules.season import Season

if TYPE_CHECKING:
    from hairpin.content.settings import Value
    from hairpin.rules.seeds import Seed

_ANYBODY: Final = "human"
"""Who answers for a seat is the caller's affair."""
_SEEDS: Final = 1 << 48


def new_race(
    circuit: str | Circuit = DEFAULT_CIRCUIT,
    cars: int = DEFAULT_FIELD,
    *,
    seed: Seed | None = None,
    legends: int = 0,
    laps: int | None = None,
    names: tuple[str, ...] = (),
    colors: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    round_limit: int | None = None,
    listen: bool = False,
    **settings: Value,
) -> Race:
    """A race, dealt and waiting for its first decisions.

    `circuit` is an id, the path to a .toml file, or a `Circuit`. There are so many `cars`, and after them so many
    `legends`, which drive by themselves. The same `seed` deals the same race; without one it is another each time.
    Names, colours and handicaps go by seat, as far as they are given. With `listen`, all that happens is kept in
    `race.events`. The settings are those of a race.toml:

    >>> new_race("italy", cars=2, seed=1, laps=1, garage="basic", draft="quick", weather=True)
    <Race italy, round 1, plan, waiting 0 1>
    """
    config = race_config(
        load_circuit(circuit) if isinstance(circuit, str) else circuit,
        _seats(cars, legends),
        laps,
        names,
        handicaps,
        round_limit,
        options_from(settings, RACE),
        colors,
    )
    return Race(config.setup, _seed(seed), listen)


def new_season(
    season: str = DEFAULT_SEASON,
    cars: int = DEFAULT_FIELD,
    *,
    seed: Seed | None = None,
    legends: int = 0,
    names: tuple[str, ...] = (),
    colors: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    listen: bool = False,
    **settings: Value,
) -> Season:
    """A season, by its name or the path to a .toml file that lists its races; all else as for `new_race`.

    >>> new_season("1962", cars=3, seed=1)
    <Season 1962, race 1 of 3, <Race italy, round 0, draft, waiting 2>>
    """
    title, races = read_season_file(Path(season)) if season.endswith(".toml") else (season, planned_races(season))
    request = SeasonRequest(
        name=title,
        races=races,
        drivers=_seats(cars, legends),
        names=names,
        modules=options_from(settings, SEASON),
        handicaps=handicaps,
        colors=colors,
    )
    return Season(season_config(request).setup, _seed(seed), listen)


def circuits() -> tuple[str, ...]:
    """The ids of the circuits that come with Hairpin.

    >>> circuits()[:3]
    ('usa', 'great-britain', 'italy')
    """
    return circuit_ids()


def circuit(id_or_path: str) -> Circuit:
    """One of Hairpin's by its id, or anybody's by the path to its .toml file.

    >>> circuit("usa").length
    69
    """
    return load_circuit(id_or_path)


def seasons() -> tuple[str, ...]:
    """The names of the seasons.

    >>> seasons()[0]
    '1961'
    """
    return season_names()


def _seats(cars: int, legends: int) -> tuple[str, ...]:
    if cars < 0 or legends < 0:
        raise BadSetup(f"cars, legends: must be 0 or more, not {min(cars, legends)}")
    return (_ANYBODY,) * cars + (LEGEND,) * legends


def _seed(seed: Seed | None) -> Seed:
    return secrets.randbelow(_SEEDS) if seed is None else seed
