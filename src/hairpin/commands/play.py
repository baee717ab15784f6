"""`play`."""

from __future__ import annotations

import argparse
from dataclasses import replace

from hairpin.commands.lineup import known_drivers, names_in
from hairpin.commands.race import requested
from hairpin.commands.season import requested_season
from hairpin.commands.sessions import begin, play_on, record_of
from hairpin.content.config import requested_config
from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.drivers.driving import HUMAN
from hairpin.rules.errors import BadSetup

_NOT_IN_A_SEASON = ("config", "circuit", "laps", "draft", "weather")


def play(options: argparse.Namespace) -> int:
    if options.season is not None:
        return _play_season(options)
    request, base = requested(options)
    default = () if request.legends else (DEFAULT_DRIVER,) * 5
    others = known_drivers(default if request.drivers is None else request.drivers, (HUMAN,))
    drivers = others if options.config and HUMAN in others else (HUMAN, *others)
    request = replace(
        request,
        drivers=drivers,
        names=request.names or (options.name,),
        handicaps=request.handicaps or (options.handicap,),
        colors=(options.color,) if options.color else request.colors,
    )
    session = begin(options, requested_config(request, base))
    return play_on(session, options, record_of(options))


def _play_season(options: argparse.Namespace) -> int:
    for name in _NOT_IN_A_SEASON:
        if getattr(options, name) is not None:
            raise BadSetup(f"--{name}: a season has its own; use it with a single race")
    default = "" if options.legends else ",".join((DEFAULT_DRIVER,) * 3)
    others = known_drivers(names_in(default if options.drivers is None else options.drivers), (HUMAN,))
    config = requested_season(
        options, (HUMAN, *others), (options.name,), (options.handicap,), (options.color or "",)
    )
    return play_on(begin(options, config), options, record_of(options))
