"""`race`."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from hairpin.commands.flags import said_options
from hairpin.commands.language import speak_as_wished
from hairpin.commands.lineup import known_drivers
from hairpin.commands.sessions import begin
from hairpin.content.config import RaceRequest, read_request, requested_config
from hairpin.content.defaults import DEFAULT_DRIVER, DEFAULT_FIELD
from hairpin.drivers.driving import Drivers
from hairpin.drivers.finding import names_in, usual_text
from hairpin.records.games import data_of
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.setup import MAX_CARS


def race(options: argparse.Namespace) -> int:
    request, base = requested(options)
    # `--drivers ""` leaves the race to Legends
    named = (
        (DEFAULT_DRIVER,) * min(DEFAULT_FIELD, MAX_CARS - request.legends)
        if request.drivers is None
        else request.drivers
    )
    config = requested_config(replace(request, drivers=known_drivers(named, ())), base)
    return watch_race(begin(options, config), options, options.delay)


def requested(options: argparse.Namespace) -> tuple[RaceRequest, Path | None]:
    """The file's wishes, and over them what the command line says; paths in the file are beside it."""
    request = read_request(Path(options.config)) if options.config else RaceRequest()
    said = {key: value for key, value in vars(options).items() if value is not None}
    folder = Path(options.config).parent if options.config else None
    base = folder if "circuit" not in said else None
    named = None if request.drivers is None else tuple(usual_text(name, folder) for name in request.drivers)
    request = replace(
        request,
        circuit=said.get("circuit", request.circuit),
        laps=said.get("laps", request.laps),
        legends=said.get("legends", request.legends),
        drivers=names_in(said["drivers"]) if "drivers" in said else named,
        modules=said_options(options, request.modules),
    )
    return request, base


def watch_race(session: Session, options: argparse.Namespace, delay: float) -> int:
    if options.json:
        Drivers(session).race()
        print(json.dumps(result(session), indent=2))
    else:
        from hairpin.terminal.watch import watch

        speak_as_wished(options)
        watch(session, Console(), delay)
    return 0


def result(session: Session) -> dict[str, object]:
    race = session.race
    return {
        "seed": session.seed,
        "config": data_of(session.config),
        "rounds": race.round,
        "state": fingerprint(race),
        "ranking": [
            {
                "place": place,
                "seat": seat,
                "name": race.setup.entrants[seat].name,
                "driver": session.config.drivers[seat],
                "status": race.cars[seat].status,
                "round": race.cars[seat].left_in_round,
                "distance": race.cars[seat].distance,
            }
            for place, seat in enumerate(race.ranking(), start=1)
        ],
    }
