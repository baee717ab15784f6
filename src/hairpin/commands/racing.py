"""`race`, `play` and `resume`."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path

from rich.console import Console

from hairpin.content.circuits import load_circuit
from hairpin.content.config import NAMES, RaceConfig, config_data, race_config
from hairpin.drivers.driver import DRIVERS, UnknownDriver
from hairpin.drivers.driving import HUMAN, Drivers
from hairpin.records.errors import RecordError
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint


def race(options: argparse.Namespace) -> int:
    config = race_config(load_circuit(options.circuit), _drivers(options.drivers, ()), options.laps)
    return _watch(_begin(options, config), options.json, options.delay)


def play(options: argparse.Namespace) -> int:
    drivers = (HUMAN, *_drivers(options.drivers, (HUMAN,)))
    names = (options.name, *(name for name in NAMES if name != options.name))
    config = race_config(load_circuit(options.circuit), drivers, options.laps, names, (options.handicap,))
    return _play(_begin(options, config), _record(options))


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


def _drivers(text: str, also: tuple[str, ...]) -> tuple[str, ...]:
    known = (*DRIVERS, *also)
    names = tuple(name.strip() for name in text.split(",") if name.strip())
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
