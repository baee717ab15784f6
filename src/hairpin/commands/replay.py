"""`replay`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from hairpin.commands.language import speak_as_wished
from hairpin.records.games import Game, current_race
from hairpin.records.plain import event_data
from hairpin.records.reading import Record, read_record
from hairpin.records.replay import replay_on
from hairpin.rules.action_text import action_text


def replay(options: argparse.Namespace) -> int:
    record = read_record(Path(options.file))
    if record.notice:
        print(f"hairpin: {record.notice}", file=sys.stderr)
    game = record.start(listen=True)
    if options.json:
        _tell_as_json(record, game)
    else:
        speak_as_wished(options)
        _tell(record, game)
    return 0


def _tell(record: Record, race: Game) -> None:
    from hairpin.terminal.words import t

    _tell_events(race)
    for _ in replay_on(race, record):
        _tell_events(race)
    if not race.is_over():
        print(t("record-stops", round=current_race(race).round))


def _tell_events(race: Game) -> None:
    from hairpin.terminal.card_words import card_names
    from hairpin.terminal.story import sentence

    assert race.events is not None
    names = tuple(entrant.name for entrant in race.setup.entrants)
    for event in race.events:
        print(sentence(event, names, card_names(race.cards), current_race(race).length))
    race.events.clear()


def _tell_as_json(record: Record, race: Game) -> None:
    """A line for each action, so that the story of a long race can be read as it comes."""
    for recorded, action in replay_on(race, record):
        assert race.events is not None
        events = [event_data(event, race.cards.codes) for event in race.events]
        text = action_text(action, race.cards.codes)
        print(json.dumps({"seat": recorded.seat, "do": text, "events": events}))
        race.events.clear()
