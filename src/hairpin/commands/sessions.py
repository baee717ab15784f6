"""Races that begin, with a record of them if one is wanted, and go on in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from hairpin.commands.language import speak_as_wished
from hairpin.records.errors import RecordError
from hairpin.records.games import GameConfig
from hairpin.records.session import Session


def record_of(options: argparse.Namespace) -> Path | None:
    if options.record == "":
        raise RecordError("--record: a record needs a file name")
    return Path(options.record) if options.record else None


def begin(options: argparse.Namespace, config: GameConfig) -> Session:
    seed = secrets.randbelow(1 << 48) if options.seed is None else options.seed
    return Session.begin(config, seed, record_of(options))


def play_on(session: Session, options: argparse.Namespace, record: Path | None) -> int:
    from hairpin.terminal.play import play as play_in_terminal

    speak_as_wished(options)
    play_in_terminal(session, Console(), record=record)
    return 0
