"""Messages that are put together from shared pieces say exactly what messages written one by one would say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Final

import msgspec
import pytest

from hairpin.rules.season_view import game_view
from hairpin.rules.view import OwnView, View, own_view
from hairpin.server.log.entries import ABOUT_THE_TABLE, Acted, Created, Entry, EntryBody, Seated
from hairpin.server.log.settings import kept_settings
from hairpin.server.protocol.client import Start, Undo
from hairpin.server.protocol.news import news_of
from hairpin.server.protocol.server import Update, encode
from hairpin.server.protocol.settings import TableSettings
from hairpin.server.protocol.translate import track_data, view_data
from hairpin.server.table.past import past_entry
from hairpin.server.table.requests import Asker, entries_for
from hairpin.server.table.shared_view import Written
from hairpin.server.table.state import RACING, TableState, Told
from hairpin.server.table.telling import Times, decision_data, events_for, table_data
from hairpin.server.table.updates import Updates
from tests.fresh import fresh, longer
from tests.server.player import Json, race_of, short_season_of
from tests.server.test_secrets import EVERYTHING

PEOPLE: Final = ("person", "person", "person")
VIEW: Final = tuple(field.name for field in fields(View))
TABLES: Final = {
    "a plain race": race_of(*PEOPLE),
    "every module": race_of(*PEOPLE, "legend", "legend", **EVERYTHING),
    "tournament": race_of(*PEOPLE, garage="advanced", tournament=True),
    "a season": short_season_of(*PEOPLE, "legend", mulligan=True),
    "counted cards": {**race_of(*PEOPLE, garage="all", draft="quick"), "card_counts": True},
}


@pytest.mark.parametrize("name", TABLES)
def test_every_client_is_told_what_a_message_of_its_own_would_tell(name: str) -> None:
    told_of = 0
    for number in range(longer(2)):
        written = Written()
        for state, told in raced(TABLES[name], fresh(name) + number):
            updates = Updates(state, told, written)
            for seat in (*range(len(state.seats)), None):
                plain = encode(plain_update(state, told, seat, 7.5))
                assert json.loads(updates.to(seat, Times(7.5, None))) == json.loads(plain), (told.entry, seat)
            assert past_entry(told, updates.events) == past_entry(told)
            told_of += 1
    assert told_of > 60


@pytest.mark.parametrize("name", TABLES)
def test_of_a_view_only_what_a_seat_owns_differs_from_what_watchers_see(name: str) -> None:
    for state, _ in raced(TABLES[name], fresh(name)):
        if state.session is None:
            continue
        watched = game_view(state.session.game, None)
        for seat in range(len(state.seats)):
            seen, own = game_view(state.session.game, seat), own_view(state.session.race, seat)
            assert all(getattr(seen, field) == getattr(own, field) for field in OwnView._fields if field in VIEW)
            assert seen.cars[seat].play_area == own.play_area
            differing = {field for field in VIEW if getattr(seen, field) != getattr(watched, field)}
            assert differing <= {*OwnView._fields, "cars", "options"}


def plain_update(state: TableState, told: Told, seat: int | None, seconds: float | None) -> Update:
    game = state.session.game if state.session else None
    is_over = game is not None and game.is_over() and bool(told.events)
    return Update(
        seq=told.entry.seq,
        at=told.entry.at,
        news=news_of(told.entry.body, seat, told.game),
        events=events_for(told, seat),
        seat=seat,
        table=table_data(state) if isinstance(told.entry.body, ABOUT_THE_TABLE) or is_over else None,
        track=track_data(game) if game and told.new_track else None,
        view=view_data(game, seat, state.shows_card_counts) if game else None,
        decision=decision_data(state, seat, seconds),
        undo=state.undoable(seat) if seat is not None else None,
    )


def raced(settings: Json, seed: int) -> Iterator[tuple[TableState, Told]]:
    """A table from its first entry to the end of its race or season, and what each entry told."""
    state, chance = TableState("table"), random.Random(seed)
    wishes = msgspec.convert(settings, TableSettings)
    yield state, folded(state, Created(kept_settings(wishes), "host"))
    for seat, wish in enumerate(wishes.seats):
        if wish.kind == "person":
            yield state, folded(state, Seated(seat, f"player {seat}", f"Player {seat}"))
    yield state, folded(state, entries_for(state, Asker("host", {"host"}), Start())[0])
    while state.phase == RACING:
        yield state, folded(state, next_entry(state, chance))


def folded(state: TableState, body: EntryBody) -> Told:
    return state.fold(Entry(state.seq + 1, 1_700_000_000_000, body))


def next_entry(state: TableState, chance: random.Random) -> EntryBody:
    seat = chance.choice(state.waiting())
    undoable = state.undoable(seat)
    if undoable is not None and chance.random() < 0.2:
        asker = Asker(f"player {seat}", {f"player {seat}"})
        return entries_for(state, asker, Undo(action=undoable))[0]
    return Acted(seat, chance.choice(state.open[seat].options))
