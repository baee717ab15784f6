"""`play`."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Final, TypeVar

from hairpin.commands.language import speak_as_wished
from hairpin.commands.lineup import known_drivers
from hairpin.commands.race import requested
from hairpin.commands.season import refuse_flags_of_races, requested_season
from hairpin.commands.sessions import play as play_and_save
from hairpin.content.config import race_config, requested_config
from hairpin.content.defaults import DEFAULT_DRIVER, DEFAULT_OPPONENTS, DEFAULT_RIVALS_IN_SEASON
from hairpin.drivers.driving import HUMAN
from hairpin.drivers.finding import names_in
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import Setup

T = TypeVar("T")

YOU: Final = "You"
ROOKIE: Final = "rookie"
LESSON_SEED: Final = 1
"""Of the drivers' chance on the way home; the cards lie as the lesson says."""
NOT_TAUGHT: Final = (
    "season",
    "config",
    "circuit",
    "laps",
    "drivers",
    "legends",
    "seed",
    "record",
    "handicap",
    "weather",
)


def play(options: argparse.Namespace) -> int:
    if options.learn:
        return _learn(options)
    if options.season is not None:
        return _play_season(options)
    request, base = requested(options)
    default = () if request.legends else (DEFAULT_DRIVER,) * DEFAULT_OPPONENTS
    others = known_drivers(default if request.drivers is None else request.drivers, (HUMAN,))
    drivers = others if options.config and HUMAN in others else (HUMAN, *others)
    request = replace(
        request,
        drivers=drivers,
        names=_first(options.name, request.names, YOU),
        handicaps=_first(options.handicap, request.handicaps, 0),
        colors=_first(options.color, request.colors, ""),
    )
    config = requested_config(request, base)
    return play_and_save(options, config, config.setup.circuit.id)


def _first(said: T | None, given: tuple[T, ...], default: T) -> tuple[T, ...]:
    """What the command line says is about the first seat; a file may name others, too."""
    if said is None:
        return given or (default,)
    return (said, *given[1:])


def _learn(options: argparse.Namespace) -> int:
    """The lesson brings its race; only the car is the player's own."""
    given = [flag for flag in NOT_TAUGHT if getattr(options, flag, None)]
    if given:
        raise BadSetup(
            f"--learn brings its own race; leave out --{given[0]}", "learn-alone", {"given": f"--{given[0]}"}
        )
    from rich.console import Console

    from hairpin.records.lessons.racing import begun
    from hairpin.records.lessons.reading import FIRST, load_lesson
    from hairpin.terminal.learn import learn

    lesson = load_lesson(FIRST)
    wanted = lesson.placed.config.setup
    assert isinstance(wanted, Setup)
    drivers = tuple(HUMAN if seat == lesson.learner else ROOKIE for seat in range(len(wanted.entrants)))
    config = race_config(
        wanted.circuit, drivers, wanted.laps, (options.name or YOU,), colors=(options.color or "",)
    )
    speak_as_wished(options)
    learn(lesson, begun(lesson, config, LESSON_SEED), Console())
    return 0


def _play_season(options: argparse.Namespace) -> int:
    refuse_flags_of_races(options, "config", "circuit", "laps", "weather")
    default = "" if options.legends else ",".join((DEFAULT_DRIVER,) * DEFAULT_RIVALS_IN_SEASON)
    others = known_drivers(names_in(default if options.drivers is None else options.drivers), (HUMAN,))
    names, handicaps = (options.name or YOU,), (options.handicap or 0,)
    config = requested_season(options, (HUMAN, *others), names, handicaps, (options.color or "",))
    return play_and_save(options, config, "season")
