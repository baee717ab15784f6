"""The process that looks at a race: it reads a record, says how far it has come, and at last all that it found.

`python -m hairpin.server.analysing_process TURNS` is for the server alone: so many turns of cars for a decision.
When the server dies, nobody hears it, and it ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from hairpin.analysis.analysis import analysed, judged, moments, names_of, people, to_think_about
from hairpin.analysis.data import analysis_data
from hairpin.records.reading import record_from

NICE: Final = 10
"""Tables come first; but somebody waits for it, and with more it would hardly get on beside busy neighbours."""
TURNS_OF_A_RACE: Final = 120_000
"""In all: where many people had much to decide, each decision gets fewer."""
FEWEST_TURNS: Final = 400


def main() -> None:
    # Ctrl-C is for the server, which then ends this
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(BrokenPipeError):
        _analyse(sys.stdin.buffer.read(), int(sys.argv[1]))


def _analyse(data: bytes, most: int) -> None:
    record = record_from(data, Path("race.jsonl"))
    seats = people(record)
    every = list(moments(record, seats))
    turns = min(most, max(FEWEST_TURNS, TURNS_OF_A_RACE // max(1, to_think_about(every))))
    found = []
    for done, moment in enumerate(every):
        _say({"done": done, "total": len(every)})
        found.append((moment.view.seat, judged(moment, turns)))
    names = names_of(record)
    of_seats = [analysed(seat, names[seat], [each for whose, each in found if whose == seat]) for seat in seats]
    _say(analysis_data(of_seats, turns))


def _say(what: Mapping[str, object]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
