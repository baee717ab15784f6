"""What a player is shown before choosing is what then happens: over real sockets, in races and seasons."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from hairpin.content.settings import RACE, options_data
from tests.fresh import fresh
from tests.server.foreseen import Prophet
from tests.server.player import Json, race_of, seated, short_season_of
from tests.server.running import database, in_a_loop, running
from tests.terminal.module_mixes import MIXES, Mix

TIMES = int(os.environ.get("HAIRPIN_PREVIEWS", "1"))
ROUNDS = 8


def _wish(mix: Mix) -> Json:
    """The human, and whoever drives at random, are people here: they are the ones who choose at random."""
    seats = ["person" if name in ("human", "random") else name for name in mix.drivers]
    return race_of(*seats, circuit=mix.circuit, round_limit=ROUNDS, **options_data(mix.modules, RACE))


TABLES: dict[str, Json] = {
    "duel": race_of("person", "person", round_limit=ROUNDS),
    "crowd": race_of(*["person"] * 6, *["simple"] * 6, circuit="great-britain", round_limit=ROUNDS),
    **{name: _wish(mix) for name, mix in MIXES.items()},
    "season": short_season_of("person", "person", "legend"),
    "season of all": short_season_of("person", "person", "legend", tournament=True, mulligan=True, level=4),
}


def _prophesy(wish: Json, seed: int, folder: Path) -> list[Prophet]:
    people = [seat for seat in cast(list[Json], wish["seats"]) if seat["kind"] == "person"]

    async def test() -> list[Prophet]:
        names = [f"Person {number}" for number in range(len(people))]
        async with running(database(folder)) as server, seated(server, wish, *names) as players:
            prophets = [Prophet(player, 100 * seed + number) for number, player in enumerate(players)]
            await asyncio.gather(*(prophet.race() for prophet in prophets))
            return prophets

    return in_a_loop(test, 600)


@pytest.mark.parametrize("time", range(TIMES))
@pytest.mark.parametrize("table", TABLES)
def test_what_was_shown_is_what_happens(
    table: str, time: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = fresh(table) + time
    monkeypatch.setattr("hairpin.server.table.requests.new_key", lambda: f"{seed:064x}")
    prophets = _prophesy(TABLES[table], seed, tmp_path)
    checked = sum((prophet.checked for prophet in prophets), Counter())
    assert {"plan", "done", "discard"} <= set(checked)
    assert checked.total() > 2 * ROUNDS
    assert sum(prophet.certain for prophet in prophets) > ROUNDS // 2
