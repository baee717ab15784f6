"""Automated drivers at a table: they answer like everybody else, through the log, and never hold anybody up."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.drivers.driver import driver_chance
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import LEAVE, RETIRE, Action
from hairpin.rules.errors import HairpinError
from hairpin.rules.season_view import game_view
from hairpin.server.errors import StoreError
from hairpin.server.log.entries import Acted, EntryBody
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
    if table.state.open.get(decision.seat) is not decision:
        return  # the player was quicker than a driver who was before this one in the line
    if table.state.is_led:
        await _let_lesson_answer(table, decision)
        return
    answer = await _answer(table, name, decision)
    if answer is None:
        return
    driver_name, action = answer
    table.services.metrics.count("hairpin_driver_decisions_total")

    def entries(state: TableState) -> list[EntryBody]:
        is_wanted = state.driver_of(decision.seat) is not None if by != "clock" else True
        if not is_wanted or state.session is None or state.open.get(decision.seat) is not decision:
            return []
        state.session.try_out(decision.seat, action)  # nothing illegal may get into the log
        text = action_text(action, state.session.game.cards.codes)
        return [Acted(decision.seat, text, by, driver_name)]

    await table.answer_for(entries)


async def _let_lesson_answer(table: LiveTable, decision: Decision) -> None:
    """The script knows the answer; nobody need think."""

    def entries(state: TableState) -> list[EntryBody]:
        action = state.scripted(decision.seat)
        if action is None or state.session is None or state.open.get(decision.seat) is not decision:
            return []
        text = action_text(action, state.session.game.cards.codes)
        return [Acted(decision.seat, text, "driver", state.driver_of(decision.seat))]

    await table.answer_for(entries)


async def _answer(table: LiveTable, name: str, decision: Decision) -> tuple[str, Action] | None:
    """A driver of somebody else that fails, or answers nonsense, must not hold up the others."""
    try:
        action = await _think(table, name, decision)
        if table.state.open.get(decision.seat) is not decision:
            return None  # the player was quicker, so what is legal now says nothing about the driver
        table.state.open_session().try_out(decision.seat, action)
    except Exception as error:  # nonsense inside of an action can make the rules stumble in any way
        where = {"table": short(table.state.id)}
        is_strange = not isinstance(error, HairpinError)
        log.warning("%s answers in place of %s: %r", DEFAULT_DRIVER, name, error, extra=where, exc_info=is_strange)
        return DEFAULT_DRIVER, await _default_answer(table, decision)
    return name, action


async def _default_answer(table: LiveTable, decision: Decision) -> Action:
    """A table never stops, even if no driver can think at all."""
    try:
        return await _think(table, DEFAULT_DRIVER, decision)
    except DriverFailed as error:
        log.error("nobody can think: %s", error, extra={"table": short(table.state.id)})
        return next(option for option in decision.actions if option.kind not in (RETIRE, LEAVE))


async def _think(table: LiveTable, name: str, decision: Decision) -> Action:
    session = table.state.open_session()
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
        self._is_stopped = False

    def look(self) -> None:
        if self._task is None and not self._is_stopped and self._next() is not None:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """For good, whatever still comes to its end at the table."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()
        if self._retry is not None:
            self._retry.cancel()

    def is_busy(self) -> bool:
        return self._task is not None

    def _next(self) -> tuple[str, Decision, By] | None:
        """Only while somebody is there, or a clock runs: a table that nobody waits for rests."""
        state = self._table.state
        if not self._table.clients and state.next_due() is None:
            return None
        for seat in state.waiting():
            if state.is_led:
                if state.scripted(seat) is not None:
                    return DEFAULT_DRIVER, state.open[seat], "driver"
                continue
            name = state.driver_of(seat)
            if name is not None:
                is_person = state.seats[seat].wish.kind == "person"
                return name, state.open[seat], "stand-in" if is_person else "driver"
        return None

    async def _drive(self) -> None:
        try:
            while (following := self._next()) is not None:
                await let_driver_answer(self._table, *following)
        except Exception as error:
            is_strange = not isinstance(error, StoreError)
            where = {"table": short(self._table.state.id)}
            log.error("a driver failed: %s", error, extra=where, exc_info=is_strange)
            # perhaps the database was away; nobody else would wake a table on which only drivers are to move
            self._retry = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look)
        finally:
            self._task = None
