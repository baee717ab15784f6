"""Calls by push. A call in quiet hours waits for their end, and is made then if it is still that turn."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Literal
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from hairpin.server.again import Again
from hairpin.server.calling.calls import TIME_RUNS_OUT, YOUR_TURN, Call
from hairpin.server.errors import Refused, StoreError
from hairpin.server.logs import short
from hairpin.server.protocol.home import TableBrief
from hairpin.server.push.devices import Device
from hairpin.server.push.keys import Keys, keys_of
from hairpin.server.push.posting import Outcome, Post
from hairpin.server.push.quiet import end_of_quiet
from hairpin.server.services import Services
from hairpin.server.store import push as kept
from hairpin.server.store.push import Held, Wishes
from hairpin.server.table.listing import brief_of
from hairpin.server.tables import Tables

LOOK_SECONDS: Final = 5.0
AT_ONCE: Final = 50
THREADS: Final = 4
AGAIN_SECONDS: Final = (5, 30)
"""Where a push service has said that it has not taken a message."""
LAST_SECONDS: Final = 3
DAY: Final = 24 * 3600
ON_SCREEN: Final[dict[str, Literal["turn", "reminder"]]] = {YOUR_TURN: "turn", TIME_RUNS_OUT: "reminder"}

log = logging.getLogger("hairpin.push")


class PushCalls:
    """It is `Calls.caller` where the library is there: what it is asked for, nobody else does."""

    def __init__(self, tables: Tables, services: Services) -> None:
        self._tables = tables
        self._services = services
        self.keys: Keys | None = keys_of(services.store)
        self._post = None if self.keys is None else self._new_post(self.keys)
        self._threads = ThreadPoolExecutor(THREADS, "hairpin-push")
        self._looking = Again(self._look, LOOK_SECONDS, log, "calls that waited could not be made")
        self._sending: set[asyncio.Task[None]] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One thread for each licence: whoever names machines that never answer waits for them alone."""
        if self.keys is not None:
            services.calls.caller = self

    def _new_post(self, keys: Keys) -> Post:
        return Post(keys, self._services.public_url, self._services.pushes_to_loopback)

    def start(self) -> None:
        if self._post is not None:
            self._looking.start()

    async def stop(self) -> None:
        await self._looking.stop()
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=LAST_SECONDS)
            for task in late:
                task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- calls -------------------------------------------------------------------------------------------

    async def call(self, call: Call) -> None:
        licence = (await self._services.licences.person(call.who)).id
        wishes, devices = await self._known(licence)
        if not wishes.is_on or not devices:
            return
        now = self._services.now()
        until = None if wishes.quiet is None else end_of_quiet(wishes.quiet, now)
        if until is not None:
            held = Held(licence, call.table, call.seat, call.turn, call.kind, until)
            await self._services.store.changing(lambda connection: kept.hold(connection, held))
            return
        self._send_all(
            licence, devices, call.table, _message(call.kind, call.table, call.brief, self._end(call.seconds))
        )

    async def test(self, licence: str) -> int:
        """To all browsers of this person; how many there are. Whoever asks for it is awake."""
        _, devices = await self._known(licence)
        message: dict[str, object] = {
            "kind": "test",
            "table": "",
            "title": "",
            "what": "",
            "circuit": "",
            "until": None,
        }
        self._send_all(licence, devices, f"test-{licence}", message)
        return len(devices)

    async def _known(self, licence: str) -> tuple[Wishes, list[Device]]:
        return await self._services.store.reading(
            lambda connection: (kept.wishes(connection, licence), kept.devices(connection, licence))
        )

    def _end(self, seconds: float | None) -> int | None:
        return None if seconds is None else self._services.now() + int(seconds * 1000)

    # -- after quiet hours -------------------------------------------------------------------------------

    async def _look(self) -> None:
        now = self._services.now()
        due = await self._services.store.reading(lambda connection: kept.due_calls(connection, now, AT_ONCE))
        # whoever hears in the morning that time is running out need not hear besides that it is their turn
        urgent = {held[:4] for held in due if held.kind == TIME_RUNS_OUT}
        for held in due:
            is_ours = await self._services.store.changing(partial(_take, held))
            if is_ours and (held.kind == TIME_RUNS_OUT or held[:4] not in urgent):
                await self._make(held)

    async def _make(self, held: Held) -> None:
        try:
            async with self._tables.visit(held.table) as table:
                if table.state.turns.by_seat.get(held.seat) != held.turn or held.kind not in ON_SCREEN:
                    return
                end = self._end(table.seconds_left(held.seat))
                message = _message(held.kind, held.table, brief_of(table.state), end)
        except (Refused, StoreError) as error:
            log.warning("a call that waited came to nothing: %s", error, extra={"table": short(held.table)})
            return
        wishes, devices = await self._known(held.licence)
        if wishes.is_on:
            self._send_all(held.licence, devices, held.table, message)

    # -- sending -----------------------------------------------------------------------------------------

    def _send_all(self, licence: str, devices: list[Device], topic: str, message: dict[str, object]) -> None:
        turn = self._turns.setdefault(licence, asyncio.Lock())
        for device in devices:
            task = asyncio.create_task(self._send(turn, device, topic, message))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, turn: asyncio.Lock, device: Device, topic: str, message: dict[str, object]) -> None:
        """Again only where it has surely not been taken: nobody is called twice."""
        for pause in (*AGAIN_SECONDS, None):
            async with turn:
                outcome = await self._sent(device, topic, message)
            if outcome is not Outcome.LATER or pause is None:
                break
            await asyncio.sleep(pause)
        self._services.metrics.count("hairpin_pushes_total", f'outcome="{outcome.name.lower()}"')
        if outcome is Outcome.GONE:
            await self._services.store.changing(lambda connection: kept.remove_device(connection, device.hash))

    async def _sent(self, device: Device, topic: str, message: dict[str, object]) -> Outcome:
        post, until = self._post, message["until"]
        assert post is not None
        left = DAY if not isinstance(until, int) else max(0, (until - self._services.now()) // 1000)
        is_urgent = message["kind"] == "reminder"
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads, lambda: post.send(device, message, topic, min(left, DAY), is_urgent)
            )
        except Exception:  # keys that no cipher takes, whatever a library thinks of them
            log.exception("a browser could not be called")
            return Outcome.GONE


def _take(held: Held, connection: Connection) -> bool:
    return kept.take(connection, held)


def _message(kind: str, table: str, brief: TableBrief, until: int | None) -> dict[str, object]:
    """What anybody at the table may know, and nothing of the race itself."""
    return {
        "kind": ON_SCREEN[kind],
        "table": table,
        "title": brief.title,
        "what": brief.what,
        "circuit": brief.circuit,
        "until": until,
    }
