"""`scenario`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hairpin.cli import WRONG_INPUT
from hairpin.records.plain import event_data
from hairpin.records.scenarios.checking import car_position, race_position
from hairpin.records.scenarios.run import Verdict, run_scenario
from hairpin.rules.race import Race


def scenario(options: argparse.Namespace) -> int:
    verdicts = [run_scenario(Path(name)) for name in options.files]
    if options.json:
        print(json.dumps([_data(verdict) for verdict in verdicts], indent=2))
    else:
        for verdict in verdicts:
            _tell(verdict)
    if not all(verdict.is_readable for verdict in verdicts):
        return WRONG_INPUT
    return int(any(verdict.problems for verdict in verdicts))


def _tell(verdict: Verdict) -> None:
    word = "ok   " if not verdict.problems else "FAIL " if verdict.is_readable else "ERROR"
    print(f"{word} {verdict.path}" + (f"  {verdict.title}" if verdict.title else ""))
    for problem in verdict.problems:
        print(f"      {problem}")


def _data(verdict: Verdict) -> dict[str, object]:
    return {
        "file": str(verdict.path),
        "title": verdict.title,
        "ok": not verdict.problems,
        "problems": list(verdict.problems),
        **(_played(verdict.race) if verdict.race else {}),
    }


def _played(race: Race) -> dict[str, object]:
    codes = race.cards.codes
    piles = ("hand", "deck", "discard", "removed")
    cars: dict[str, object] = {}
    for car in race.cars:
        position = car_position(race, car)
        for key in piles:
            cards = position[key]
            assert isinstance(cards, tuple)
            position[key] = [codes[card] for card in cards]
        cars[race.setup.entrants[car.seat].name] = position
    return {
        "events": [event_data(event, codes) for event in race.events or ()],
        "position": {**race_position(race), "cars": cars},
    }
