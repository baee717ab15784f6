"""What one entry sends out: a message for each seat, and one for all who watch."""

from __future__ import annotations

from typing import Final, cast

import msgspec
from msgspec import Raw

from hairpin.server.log.entries import ABOUT_THE_TABLE
from hairpin.server.protocol.events import EventData
from hairpin.server.protocol.news import news_of
from hairpin.server.protocol.race import ViewData
from hairpin.server.protocol.server import Update, encode
from hairpin.server.table.shared_view import SharedView, Written
from hairpin.server.table.state import TableState, Told
from hairpin.server.table.telling import (
    Times,
    decision_data,
    events_for,
    lesson_data,
    owners_of,
    table_data,
    track_shown,
    undo_shown,
)

_encode: Final = msgspec.json.Encoder().encode


class Updates:
    """What is the same for everybody is written once, and stands in each message as it was written."""

    def __init__(self, state: TableState, told: Told, written: Written) -> None:
        """`state` is the table right after that entry."""
        is_new_table = isinstance(told.entry.body, ABOUT_THE_TABLE) or _has_ended(state, told)
        is_new_table = is_new_table or state.stopped is not None  # by this very entry, perhaps
        self._state = state
        self._told = told
        self._table = table_data(state) if is_new_table else None
        self._track = track_shown(state) if told.new_track else None
        session = state.session
        self._view = SharedView(session.game, state.shows_card_counts, written) if session else None
        self.events = cast(list[EventData], Raw(_encode(events_for(told, None))))
        """As watchers hear them, written already."""
        self._owners = owners_of(told.events)

    def to(self, seat: int | None, times: Times) -> bytes:
        entry, view = self._told.entry, self._view.to(seat) if self._view else None
        return encode(
            Update(
                seq=entry.seq,
                at=entry.at,
                news=news_of(entry.body, seat, self._told.game),
                events=self._events_to(seat),
                seat=seat,
                table=self._table,
                track=self._track,
                view=cast(ViewData | None, view),
                decision=decision_data(self._state, seat, times.own),
                undo=undo_shown(self._state, seat),
                clocks=times.all,
                lesson=lesson_data(self._state, seat),
            )
        )

    def _events_to(self, seat: int | None) -> list[EventData]:
        is_shared = seat not in self._owners
        return self.events if is_shared else events_for(self._told, seat)


def _has_ended(state: TableState, told: Told) -> bool:
    return bool(told.events) and state.session is not None and state.session.game.is_over()
