"""`resume`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hairpin.commands.race import watch_race
from hairpin.commands.season import watch_season
from hairpin.commands.sessions import play_on
from hairpin.drivers.driving import HUMAN
from hairpin.records.saves import Saves
from hairpin.records.session import Session
from hairpin.rules.season import Season


def resume(options: argparse.Namespace) -> int:
    path = Saves().last().record if options.file is None else Path(options.file)
    session = Session.resume(path)
    if session.notice:
        print(f"hairpin: {session.notice}", file=sys.stderr)
    if HUMAN in session.config.drivers:
        return play_on(session, options, path)
    if isinstance(session.game, Season):
        return watch_season(session, options)
    return watch_race(session, options, 0.0)
