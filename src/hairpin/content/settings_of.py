"""Back from the set-up of a race to the settings that make it, for those who have nothing but the race."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hairpin.content.config import RaceConfig, race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import SETTINGS, RaceOptions
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import Setup

NOBODY = "random"
"""The set-up does not say who drives."""


def config_for(setup: Setup) -> RaceConfig | None:
    """None if no settings make it: one of a season, or with cards and modules of somebody's own."""
    entrants = setup.entrants
    drivers = tuple(LEGEND if entrant.legend else NOBODY for entrant in entrants)
    names, colors = tuple(entrant.name for entrant in entrants), tuple(entrant.color for entrant in entrants)
    handicaps = tuple(entrant.handicap for entrant in entrants)
    numbers = tuple(entrant.number for entrant in entrants)
    for options in _candidates(setup):
        try:
            config = race_config(
                setup.circuit, drivers, setup.laps, names, handicaps, setup.round_limit, options, colors, numbers
            )
        except BadSetup:
            continue
        if config.setup == setup:
            return config
    return None


def _candidates(setup: Setup) -> Iterator[RaceOptions]:
    garage, legends = setup.garage, setup.legends
    garages = SETTINGS["garage"].choices if garage else ("",)
    levels = range(SETTINGS["level"].limits[1] + 1) if legends else (0,)
    for chosen, level, aggressive in product(garages, levels, (False, True) if legends else (False,)):
        yield RaceOptions(
            garage=chosen,
            draft=garage.mode if garage else RaceOptions().draft,
            mulligan=bool(garage and garage.mulligan),
            weather=setup.weather is not None,
            tournament=setup.tournament,
            level=level,
            pro=legends.pro if legends else 0,
            aggressive=aggressive,
            rivals=bool(legends and legends.rivals),
            legend_adrenaline=not legends or legends.adrenaline or not level,
        )
