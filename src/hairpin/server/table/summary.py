"""A table in the public list."""

from __future__ import annotations

import msgspec

from hairpin.server.protocol.http import Summary
from hairpin.server.protocol.settings import RaceSettings
from hairpin.server.table.state import TableState


def summary(state: TableState) -> str:
    return msgspec.json.encode(shown_summary(state)).decode()


def shown_summary(state: TableState) -> Summary:
    game = state.settings.game
    people = [seat for seat in state.seats if seat.wish.kind == "person"]
    return Summary(
        title=state.settings.title,
        phase=state.phase,
        game="race" if isinstance(game, RaceSettings) else "season",
        what=_what(game.circuit) if isinstance(game, RaceSettings) else game.season,
        seats=len(state.seats),
        free=sum(seat.who is None for seat in people),
        names=[name for number in range(len(state.seats)) if (name := state.name_of(number)) is not None],
    )


def _what(circuit: str | dict[str, object]) -> str:
    return circuit if isinstance(circuit, str) else str(circuit.get("id", "own"))[:40]


def summary_from(text: str) -> Summary:
    return msgspec.json.decode(text, type=Summary)
