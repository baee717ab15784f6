"""A copy of a table that could not follow its log: it does, writes and says nothing any more."""

from __future__ import annotations

import asyncio

import pytest

from hairpin.server.errors import StoreError
from hairpin.server.log.entries import Entry
from hairpin.server.protocol.client import Say
from hairpin.server.table.state import TableState, Told
from tests.server.player import Player, race_of, seated
from tests.server.running import Running, in_a_loop, running
from tests.server.test_absence import until


@pytest.fixture
def stumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody says "stumble": a copy that is awake then counts the entry, and fails in the middle of it."""
    fold = TableState.fold

    def failing(self: TableState, entry: Entry) -> Told:
        told = fold(self, entry)
        if getattr(entry.body, "text", "") == "stumble":
            self.owner = "nobody"
            monkeypatch.setattr(TableState, "fold", fold)
            raise ZeroDivisionError
        return told

    monkeypatch.setattr(TableState, "fold", failing)


async def stumbled(server: Running, player: Player) -> None:
    broken = server.tables.awake[player.table]
    with pytest.raises(ConnectionError, match="come back"):
        await player.ask("say", text="stumble")
    assert broken.is_broken


@pytest.mark.usefixtures("stumbling")
def test_no_snapshot_is_taken_of_it(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person"), "Ada", start=False) as (ada,):
            store, table = server.server.services.store, server.tables.awake[ada.table]
            await until(lambda: not table.is_busy())
            seq = ada.seq
            await stumbled(server, ada)
            table.rest()
            await table.settled()
            kept = await store.snapshot(ada.table)
            assert kept is None or kept.seq <= seq

    in_a_loop(test)


@pytest.mark.usefixtures("stumbling")
def test_its_clocks_and_drivers_write_nothing(url: str) -> None:
    async def test() -> None:
        settings = {**race_of("person", "person"), "seconds": 1}
        async with running(url) as server, seated(server, settings, "Ada", "Bea") as (ada, _):
            table = server.tables.awake[ada.table]
            await stumbled(server, ada)
            seq = table.state.seq
            with pytest.raises(StoreError, match="come back"):
                await table.request(next(iter(table.state.people())), Say(text="x"))
            await asyncio.sleep(1.5)
            assert table.state.seq == seq
            assert not table._clock.is_busy()
            assert table._clock._alarm is None

    in_a_loop(test)
