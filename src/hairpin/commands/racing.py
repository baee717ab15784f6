"""`race`, `play` and `resume`."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from dataclasses import fields, replace
from pathlib import Path

from rich.console import Console

from hairpin.content.config import RaceConfig, RaceRequest, config_data, read_request, requested_config
from hairpin.content.modules import ModuleChoice
from hairpin.drivers.driver import DRIVERS, UnknownDriver
from hairpin.drivers.driving import HUMAN, Drivers
from hairpin.records.errors import RecordError
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.setup import MOST_CARS


def race(options: argparse.Namespace) -> int:
    request, base = _requested(options)
    # `--drivers ""` leaves the race to Legends
    named = ("simple",) * min(4, MOST_CARS - request.legends) if request.drivers is None else request.drivers
    config = requested_config(replace(request, drivers=_known(named, ())), base)
    return _watch(_begin(options, config), options.json, options.delay)


def play(options: argparse.Namespace) -> int:
    request, base = _requested(options)
    usual = () if request.legends else ("simple",) * 5
    others = _known(usual if request.drivers is None else request.drivers, (HUMAN,))
    drivers = others if options.config and HUMAN in others else (HUMAN, *others)
    request = replace(
        request,
        drivers=drivers,
        names=request.names or (options.name,),
        handicaps=request.handicaps or (options.handicap,),
    )
    session = _begin(options, requested_config(request, base))
    return _play(session, _record(options))


def _requested(options: argparse.Namespace) -> tuple[RaceRequest, Path | None]:
    """The file's wishes, and over them what the command line says; paths in the file are beside it."""
    request = read_request(Path(options.config)) if options.config else RaceRequest()
    said = {key: value for key, value in vars(options).items() if value is not None}
    modules = {field.name: said[field.name] for field in fields(ModuleChoice) if field.name in said}
    base = Path(options.config).parent if options.config and "circuit" not in said else None
    request = replace(
        request,
        circuit=said.get("circuit", request.circuit),
        laps=said.get("laps", request.laps),
        legends=said.get("legends", request.legends),
        drivers=_names(said["drivers"]) if "drivers" in said else request.drivers,
        modules=replace(request.modules, **modules),
    )
    return request, base


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def resume(options: argparse.Namespace) -> int:
    path = Path(options.file)
    session = Session.resume(path)
    if session.notice:
        print(f"hairpin: {session.notice}", file=sys.stderr)
    if HUMAN in session.config.drivers:
        return _play(session, path)
    return _watch(session, options.json, 0.0)


def _record(options: argparse.Namespace) -> Path | None:
    if options.record == "":
        raise RecordError("--record: a record needs a file name")
    return Path(options.record) if options.record else None


def _begin(options: argparse.Namespace, config: RaceConfig) -> Session:
    seed = secrets.randbelow(1 << 48) if options.seed is None else options.seed
    return Session.begin(config, seed, _record(options))


def _known(names: tuple[str, ...], also: tuple[str, ...]) -> tuple[str, ...]:
    known = (*DRIVERS, *also)
    for name in names:
        if name not in known:
            raise UnknownDriver(f"there is no driver {name!r}; drivers are {', '.join(known)}")
    return names


def _watch(session: Session, as_json: bool, delay: float) -> int:
    if as_json:
        drivers = Drivers(session)
        while drivers.act():
            pass
        print(json.dumps(result(session), indent=2))
    else:
        from hairpin.terminal.watch import watch

        watch(session, Console(), delay)
    return 0


def _play(session: Session, record: Path | None) -> int:
    from hairpin.terminal.play import play as play_in_terminal

    play_in_terminal(session, Console(), record=record)
    return 0


def result(session: Session) -> dict[str, object]:
    race = session.race
    return {
        "seed": session.seed,
        "config": config_data(session.config),
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
