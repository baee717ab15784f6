"""Automated drivers at a table: they answer like everybody else, through the log, and never hold anybody up."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.drivers.driver import driver_chance
from hairpin.records.session import Session
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import LEAVE, RETIRE, Action
from hairpin.rules.errors import HairpinError
from hairpin.rules.season_view import game_view
from hairpin.server.entries import Acted, EntryBody
from hairpin.server.errors import StoreError
from hairpin.server.logs import short
from hairpin.server.protocol.settings import By
from hairpin.server.table.decisions import Decision
from hairpin.server.table.state import TableState
from hairpin.server.thinking.job import DriverFailed

if TYPE_CHECKING:
    from hairpin.server.table.live import LiveTable

RETRY_SECONDS = 5

log = logging.getLogger("hairpin.driver")


async def let_driver_answer(table: LiveTable, name: str, decision: Decision, by: By) -> None:
    """It sees a view, thinks in another process, and answers if that is still wanted."""
    session = table.state.session
    if session is None:
        return
    action = await _legal_answer(table, session, name, decision)
    if action is None:
        return
    table.services.metrics.count("hairpin_driver_decisions_total")
    text = action_text(action, session.game.cards.codes)

    def answer(state: TableState) -> list[EntryBody]:
        is_wanted = state.driver_of(decision.seat) is not None if by == "driver" else True
        if not is_wanted or state.open.get(decision.seat) is not decision:
            return []
        session.game.clone().apply(decision.seat, action)  # nothing illegal may get into the log
        return [Acted(decision.seat, text, by)]

    await table.answer_for(answer)


async def _legal_answer(table: LiveTable, session: Session, name: str, decision: Decision) -> Action | None:
    """A driver of somebody else that fails, or answers nonsense, must not hold up the others."""
    try:
        action = await _think(table, session, name, decision)
        if table.state.open.get(decision.seat) is not decision:
            return None  # the player was quicker, so what is legal now says nothing about the driver
        session.game.clone().apply(decision.seat, action)
    except Exception as error:  # nonsense inside of an action can make the rules stumble in any way
        where = {"table": short(table.state.id)}
        is_strange = not isinstance(error, HairpinError)
        log.warning("%s answers in place of %s: %r", DEFAULT_DRIVER, name, error, extra=where, exc_info=is_strange)
        return await _default_answer(table, session, decision)
    return action


async def _default_answer(table: LiveTable, session: Session, decision: Decision) -> Action:
    """A table never stops, even if no driver can think at all."""
    try:
        return await _think(table, session, DEFAULT_DRIVER, decision)
    except DriverFailed as error:
        log.error("nobody can think: %s", error, extra={"table": short(table.state.id)})
        options = session.game.legal(decision.seat)
        return next(option for option in options if option.kind not in (RETIRE, LEAVE))


async def _think(table: LiveTable, session: Session, name: str, decision: Decision) -> Action:
    seen = game_view(session.game, decision.seat)
    chance = driver_chance(session.seed, decision.seat, session.actions)
    addresses = {client.address for client in table.clients}
    return await table.services.thinking.think(name, seen, chance, table.state.id, addresses)


class BotRunner:
    """One after the other, all seats that drivers answer for, until only people are left to decide."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry: asyncio.TimerHandle | None = None

    def look(self) -> None:
        if self._task is None and self._next() is not None:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._retry is not None:
            self._retry.cancel()

    def _next(self) -> tuple[str, Decision] | None:
        state = self._table.state
        if not self._table.clients:
            return None
        for seat in state.waiting():
            name = state.driver_of(seat)
            if name is not None:
                return name, state.open[seat]
        return None

    async def _drive(self) -> None:
        try:
            while (following := self._next()) is not None:
                await let_driver_answer(self._table, *following, "driver")
        except Exception as error:
            is_strange = not isinstance(error, StoreError)
            where = {"table": short(self._table.state.id)}
            log.error("a driver failed: %s", error, extra=where, exc_info=is_strange)
            # perhaps the database was away; nobody else would wake a table on which only drivers are to move
            self._retry = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look)
        finally:
            self._task = None
