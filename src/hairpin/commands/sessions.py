"""Races that begin, with a record of them if one is wanted, and go on in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from hairpin.content.languages import LANGUAGES, language_for
from hairpin.records.errors import RecordError
from hairpin.records.games import GameConfig
from hairpin.records.saves import Saved, Saves
from hairpin.records.session import Session

RESUME: Final = "resume"


def record_of(options: argparse.Namespace) -> Path | None:
    if options.record == "":
        raise RecordError("--record: a record needs a file name")
    return Path(options.record) if options.record else None


def begin(options: argparse.Namespace, config: GameConfig, record: Path | None = None) -> Session:
    seed = secrets.randbelow(1 << 48) if options.seed is None else options.seed
    return Session.begin(config, seed, record or record_of(options))


def play(options: argparse.Namespace, config: GameConfig, name: str) -> int:
    """Saved, whether or not anybody has asked for a record."""
    record = record_of(options) or Saves().new_record(name)
    return play_on(begin(options, config, record), options, record)


def play_on(session: Session, options: argparse.Namespace, record: Path | None) -> int:
    from hairpin.terminal.play import play as play_in_terminal
    from hairpin.terminal.words import speak, t

    saves = Saves()
    saved = saves.language_of(record) if record and options.command == RESUME else None
    language = language_for(options.language or (saved if saved in LANGUAGES else None), os.environ)
    speak(language)
    if record is None:
        print(t("not-saved", folder=str(saves.folder)), file=sys.stderr)

    def spoke(language: str) -> None:
        if record is not None:
            saves.note(Saved(record.absolute(), language))

    spoke(language)
    again = "hairpin resume" if record is None or saves.is_own(record) else f"hairpin resume {record}"
    try:
        play_in_terminal(session, Console(), again if record else None, spoke=spoke)
    finally:
        session.close()
    return 0
