"""From a record back to the race: the same config, seed and actions give the same state."""

from __future__ import annotations

from collections.abc import Iterator

from hairpin.records.errors import RecordError
from hairpin.records.games import Game
from hairpin.records.reading import Record, RecordedAction
from hairpin.records.snapshot import fingerprint
from hairpin.records.writing import STATE_DIGITS
from hairpin.rules.action_text import parse_action
from hairpin.rules.actions import Action
from hairpin.rules.errors import IllegalAction, UnknownAction
from hairpin.rules.keys import key_hash


def replay(record: Record, listen: bool = False) -> Game:
    """The race or season after the last recorded action."""
    game = record.start(listen)
    for _ in replay_on(game, record):
        pass
    return game


def replay_on(race: Game, record: Record) -> Iterator[tuple[RecordedAction, Action]]:
    """Action by action, each checked against what the record says; the first that differs is named."""
    for count, recorded in enumerate(record.actions, start=1):
        where = f"{record.path}: action {count} (line {recorded.line}, seat {recorded.seat}, {recorded.text!r})"
        try:
            action = parse_action(recorded.text, race.cards.by_code)
            race.apply(recorded.seat, action)
        except (IllegalAction, UnknownAction) as error:
            raise RecordError(f"{where} differs: {error}") from None
        if fingerprint(race)[:STATE_DIGITS] != recorded.state:
            raise RecordError(f"{where} differs: it led to a different state than the recorded one")
        yield recorded, action


def verify(record: Record) -> str:
    """What the record turns out to be, in a few words. Whatever differs is raised."""
    race = replay(record)
    if record.end is None:
        return f"{len(record.actions)} actions, not finished"
    if not race.is_over():
        raise RecordError(f"{record.path}: ends after {len(record.actions)} actions, but the race is not over")
    if fingerprint(race) != record.end:
        raise RecordError(f"{record.path}: the final state differs: {fingerprint(race)}, recorded {record.end}")
    names = tuple(race.setup.entrants[seat].name for seat in race.ranking())
    if names != record.ranking:
        raise RecordError(f"{record.path}: the ranking differs: it is {', '.join(names)}")
    return f"{len(record.actions)} actions, final state {record.end}"


def check_promise(record: Record, promised: str) -> None:
    """Whether the cards came from the key whose hash was told before the start."""
    if not isinstance(record.seed, str):
        raise RecordError(f"{record.path}: dealt from the number {record.seed}, not from a key that has a hash")
    if key_hash(record.seed) != promised:
        raise RecordError(f"{record.path}: another deal: its hash is {key_hash(record.seed)}, not {promised}")
