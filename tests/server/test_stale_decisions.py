"""An id stands for what it asks: whenever that changes, also by an undo, the id changes."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest

from hairpin.rules.actions import Action
from hairpin.server.log.entries import Acted, Created, Entry, EntryBody, Seated, Undone
from hairpin.server.log.settings import kept_settings
from hairpin.server.protocol.client import Start
from hairpin.server.protocol.settings import TableSettings
from hairpin.server.table.requests import Asker, entries_for
from hairpin.server.table.state import RACING, TableState
from tests.fresh import fresh, longer
from tests.server.player import Json, race_of, seated, short_season_of
from tests.server.running import in_a_loop, running
from tests.server.test_secrets import EVERYTHING
from tests.server.test_tables import refused

PEOPLE: Final = ("person", "person", "person")
TABLES: Final = {
    "a plain race": race_of(*PEOPLE),
    "every module": race_of(*PEOPLE, "legend", **EVERYTHING),
    "a snake draft": race_of(*PEOPLE, garage="advanced", draft="snake", mulligan=True),
    "a season": short_season_of(*PEOPLE, mulligan=True),
}
UNDOES: Final = 0.3


def folded(state: TableState, body: EntryBody) -> None:
    state.fold(Entry(state.seq + 1, 0, body))


def begun(settings: Json) -> TableState:
    state = TableState("t")
    wishes = msgspec.convert(settings, TableSettings)
    folded(state, Created(kept_settings(wishes), "host"))
    for seat, wish in enumerate(wishes.seats):
        if wish.kind == "person":
            folded(state, Seated(seat, f"player {seat}", f"Player {seat}"))
    folded(state, entries_for(state, Asker("host", {"host"}), Start())[0])
    return state


def undoable(state: TableState) -> int | None:
    return next((seat for seat in range(len(state.seats)) if state.undoable(seat) is not None), None)


def go_on(state: TableState, chance: random.Random) -> None:
    seat = undoable(state)
    if seat is not None and chance.random() < UNDOES:
        action = state.undoable(seat)
        assert action is not None
        folded(state, Undone(seat, action))
        return
    decision = state.open[chance.choice(list(state.open))]
    options = [option for option in decision.options if option not in ("retire", "leave")]
    folded(state, Acted(decision.seat, chance.choice(options)))


@pytest.mark.parametrize("name", TABLES)
def test_over_whole_games_with_undo_an_id_always_asks_the_same(name: str) -> None:
    for number in range(longer(1)):
        state, chance = begun(TABLES[name]), random.Random(fresh(name) + number)
        asked: dict[str, tuple[Action, ...]] = {}
        while state.phase == RACING:
            game = state.open_session().game
            legal = {seat: game.legal(seat) for seat in range(len(state.seats)) if game.legal(seat)}
            assert {seat: decision.actions for seat, decision in state.open.items()} == legal
            for decision in state.open.values():
                assert asked.setdefault(decision.id, decision.actions) == decision.actions
            go_on(state, chance)


def test_an_undo_in_the_draft_makes_the_next_players_decision_another_one(url: str) -> None:
    async def test() -> None:
        settings = race_of("person", "person", garage="basic")
        async with running(url) as server, seated(server, settings, "Ada", "Bea") as players:
            first = next(player for player in players if player.owes())
            other = next(player for player in players if player is not first)
            await first.answer(first.options[0])
            await other.until(other.owes)
            stale = other.decision
            assert stale is not None
            await first.ask("undo", action=first.undo)
            await other.until(lambda: other.decision is None)
            assert await refused(other, "answer", decision=stale["id"], do=other_option(stale)) == "stale"
            await first.answer(first.options[1])
            await other.until(other.owes)
            assert other.decision is not None
            assert other.decision["id"] != stale["id"]
            assert await refused(other, "answer", decision=stale["id"], do=other_option(stale)) == "stale"

    in_a_loop(test)


def other_option(decision: Json) -> str:
    options = decision["options"]
    assert isinstance(options, list)
    return str(options[0])
