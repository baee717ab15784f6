"""A table that is awake: whoever asks for something waits in line, and hears of it when it is on disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Protocol, TypeVar

import msgspec

from hairpin.server.errors import Code, Conflict, Refused, StoreError
from hairpin.server.log.entries import ABOUT_THE_TABLE, Entry, EntryBody, HandedBack, Started, Stood
from hairpin.server.logs import short
from hairpin.server.protocol.client import AskHint, AskPreview, Request
from hairpin.server.protocol.server import HintMessage, Presence, PreviewMessage, encode
from hairpin.server.services import Services
from hairpin.server.store.writing import Append, Due
from hairpin.server.table.absence import Absence
from hairpin.server.table.bot_runner import BotRunner
from hairpin.server.table.calling import TableCalls
from hairpin.server.table.clock import Clock
from hairpin.server.table.hints import Hints
from hairpin.server.table.listing import Lister
from hairpin.server.table.past import PastEntry, past_entry
from hairpin.server.table.previews import Previews
from hairpin.server.table.requests import Asker, entries_for, own_decision
from hairpin.server.table.shared_view import Written
from hairpin.server.table.state import DRIVER_SLACK, OVER, TableState, Told
from hairpin.server.table.story import Story
from hairpin.server.table.summary import summary
from hairpin.server.table.telling import Times, state_message
from hairpin.server.table.updates import Updates

ATTEMPTS = 50
"""So often somebody else may write first before a request is given up."""

ATTEND_SECONDS = 0.05
ATTEND_AT_MOST = 5
"""Seconds. A driver may take long, or wait for its turn: other tables, which are due as well, must not."""

T = TypeVar("T")

log = logging.getLogger("hairpin.table")


class Client(Protocol):
    """A socket, seen from its table. `send` never waits."""

    who: str
    address: str

    def send(self, message: bytes) -> None: ...

    def send_past(self, messages: Iterable[bytes]) -> None: ...

    def send_away(self) -> None: ...


class LiveTable:
    """Check, append, wait for the disk, fold, publish: in this order, one request after the other."""

    def __init__(self, state: TableState, told: Sequence[Told], services: Services) -> None:
        self.state = state
        self.services = services
        self.clients: set[Client] = set()
        self.visitors = 0
        """Sockets and requests that hold on to this table; while there are any, it is not put away."""
        self.is_broken = False
        self._story = Story(state, told, services.history, services.limits.remembered)
        self._lock = asyncio.Lock()
        self._presence = Presence(seats=[], host=False, watchers=0)
        self._absence = Absence()
        self._previews = Previews()
        self._hints = Hints(services.thinking)
        self._written = Written()
        self._clock = Clock(self)
        self._bots = BotRunner(self)
        self._lister = Lister(self)
        self._calls = TableCalls(self)
        self._later: set[object] = set()
        self._absence.look(self.present(), state.people())
        self._lister.look()

    # -- coming and going --------------------------------------------------------------------------------

    async def join(self, client: Client, since: int | None) -> None:
        """All that was missed, how things stand, and from here on every entry: nothing twice, nothing left out.

        What was missed is looked up while the table goes on; what happens meanwhile is in its memory.
        """
        if since is not None and since > self.state.seq and self.services.store.is_shared:
            await self.catch_up()  # it has heard in another process what has not arrived here yet
        missed = await self._missed(since)
        self._check_whole()
        seat = self.state.seat_of(client.who)
        if missed:
            client.send_past(entry.heard_by(seat) for entry in missed)
        client.send(encode(state_message(self.state, seat, self._times(seat))))
        self.clients.add(client)
        self.tell_presence(client)
        self._go_on()
        if self._lock.locked() or self._come_back(client.who):
            # not waited for: whoever has joined can be served, whatever the table waits for
            self._track(self._change_whole(lambda: self._come_back(client.who)))

    def _come_back(self, who: str) -> list[EntryBody]:
        """Whoever was replaced for being away has the wheel again."""
        number = self.state.seat_of(who)
        if number is None:
            return []
        seat = self.state.seats[number]
        return [HandedBack(number)] if seat.stand_in and not seat.own_wish else []

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if not self.is_broken:  # otherwise another copy knows better who is here
            self.tell_presence()
            self._go_on()

    async def _missed(self, since: int | None) -> list[PastEntry]:
        if since is None:
            return []
        found: list[PastEntry] = []
        while since < self._story.first() - 1:
            found += await self._story.earlier(since)
            since = found[-1].seq if found else since
        return found + self._story.recent(since)

    def present(self) -> set[str]:
        """Here, and at the same table in other processes."""
        return {client.who for client in self.clients} | self.services.peers.at(self.state.id)

    def _tell_peers(self) -> None:
        """Those first who matter to the race: there may be more who watch than can be told."""
        here = sorted({client.who for client in self.clients})
        here.sort(key=lambda who: who != self.state.owner and self.state.seat_of(who) is None)
        self.services.peers.tell(self.state.id, here)

    def tell_presence(self, newcomer: Client | None = None) -> None:
        self._tell_peers()
        present = self.present()
        self._absence.look(present, self.state.people())
        self._calls.look()
        message = self._who_is_here(present)
        is_news = message != self._presence
        self._presence = message
        for client in self.clients if is_news else [newcomer] if newcomer is not None else []:
            client.send(encode(msgspec.structs.replace(message, grace=self._grace())))

    def _who_is_here(self, present: set[str]) -> Presence:
        return Presence(
            seats=[seat.who in present for seat in self.state.seats],
            host=self.state.owner in present,
            watchers=sum(self.state.seat_of(who) is None for who in present),
        )

    def _grace(self) -> list[float | None]:
        away = self._absence.seconds()
        return [
            None if seat.who not in away else round(max(0.0, self.state.settings.grace - away[seat.who]), 1)
            for seat in self.state.seats
        ]

    # -- requests ----------------------------------------------------------------------------------------

    async def request(self, who: str, request: Request) -> int:
        """The entry that it became. Refused raises, and nothing has changed."""
        began = time.perf_counter()
        seq = await self._change(lambda: entries_for(self.state, self._asker(who), request))
        self.services.metrics.requests.observe(time.perf_counter() - began)
        return seq

    async def see_off(self, who: str) -> None:
        """Somebody gives up the seat for good; in a race the table's driver goes on."""

        def wanted() -> list[EntryBody]:
            seat = self.state.seat_of(who)
            return [] if seat is None else [Stood(seat)]

        await self._change(wanted)

    def _asker(self, who: str) -> Asker:
        return Asker(who, self.present(), self._absence.seconds())

    def preview(self, who: str, request: AskPreview) -> PreviewMessage:
        decision = own_decision(self.state, who, request.decision)
        return PreviewMessage(request.id, decision.id, self._previews.of(self.state, decision))

    async def hint(self, who: str, request: AskHint) -> HintMessage:
        """Where the table allows it: the page asks nobody else for leave."""
        decision = own_decision(self.state, who, request.decision)
        addresses = {client.address for client in self.clients}
        return await self._hints.of(self.state, decision, addresses, request.id)

    async def answer_for(self, entries: Callable[[TableState], list[EntryBody]]) -> None:
        """A driver's answer; it comes to nothing if things have changed while it was thinking."""
        await self._change(lambda: entries(self.state))

    async def _change(self, wanted: Callable[[], list[EntryBody]]) -> int:
        """Shielded: once begun it is brought to its end, even if whoever asked for it is gone."""
        return await asyncio.shield(self._track(self._change_whole(wanted)))

    async def _change_whole(self, wanted: Callable[[], list[EntryBody]]) -> int:
        async with self._lock:
            self._check_whole()
            await self._write(wanted)
            self._go_on()
            return self.state.seq

    async def catch_up(self, seq: int | None = None) -> None:
        """Another process has written something, up to that entry; it may have been read already."""
        async with self._lock:
            self._check_whole()
            if seq is None or seq > self.state.seq:
                await self._catch_up()
            self._go_on()

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        entries = await self.services.store.entries(self.state.id, self.state.seq)
        self._take_all(entries)
        return bool(entries)

    async def _write(self, wanted: Callable[[], list[EntryBody]]) -> None:
        for _ in range(ATTEMPTS):
            try:
                bodies = wanted()
                if bodies:
                    await self._append(bodies)
            except Refused:
                # perhaps only for not having heard of the latest yet
                if not self.services.store.is_shared or not await self._catch_up():
                    raise
            except Conflict:
                await self._catch_up()
            else:
                return
        raise Refused(Code.NOT_NOW, "too much is going on at this table; try again")

    async def _append(self, bodies: list[EntryBody]) -> None:
        at = self.services.now()
        entries = tuple(Entry(self.state.seq + place, at, body) for place, body in enumerate(bodies, start=1))
        await self.services.store.append(Append(self.state.id, at, entries, look_by=self._look_by(at)))
        self._take_all(entries)

    def _look_by(self, at: int) -> int | None:
        """No clock has more than that; where one has less, it was known before."""
        seconds = self.state.settings.seconds
        return None if seconds is None else at + min(seconds * 1000, DRIVER_SLACK)

    def _take_all(self, entries: Iterable[Entry]) -> None:
        try:
            for entry in entries:
                self._take(entry)
        except Exception:
            # what is on disk is right; this copy of it is not, so everybody comes back to a fresh one
            log.exception("a table could not follow its log", extra={"table": short(self.state.id)})
            self._break()
            raise

    def _break(self) -> None:
        self.is_broken = True
        self._stop()
        for client in self.clients:
            client.send_away()

    def _check_whole(self) -> None:
        if self.is_broken:
            raise StoreError("this table is being read anew; come back to it")

    def _track(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[T]) -> None:
        self._later.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, or is gone

    # -- telling -----------------------------------------------------------------------------------------

    def _take(self, entry: Entry) -> None:
        told = self.state.fold(entry)
        self._clock.look()
        updates = Updates(self.state, told, self._written)
        self._story.add(past_entry(told, updates.events))
        self._publish(updates)
        if isinstance(entry.body, ABOUT_THE_TABLE):
            self.tell_presence()
        if isinstance(entry.body, ABOUT_THE_TABLE) or self.state.phase == OVER:
            self._list()
        if isinstance(entry.body, Started):
            self._lister.bring_back()
        self._lister.look()
        if self._story.has_much():
            self._put_beside()

    def _times(self, seat: int | None) -> Times:
        return Times(self._clock.seconds_left(seat), self._clock.all_left())

    def _publish(self, updates: Updates) -> None:
        """Each seat's message is made once; all who watch get the same."""
        messages: dict[int | None, bytes] = {}
        for client in self.clients:
            seat = self.state.seat_of(client.who)
            if seat not in messages:
                messages[seat] = updates.to(seat, self._times(seat))
            client.send(messages[seat])

    def _list(self) -> None:
        """The list of tables may lag behind: it is no part of what must not be lost."""
        state, now = self.state, self.services.now()
        over_at = now if state.phase == OVER else None
        self.write_later(
            Append(state.id, now, summary=summary(state), is_public=state.settings.public, over_at=over_at)
        )

    def _put_beside(self) -> None:
        beside = self._story.put_beside()
        if beside:
            self.write_later(Append(self.state.id, self.services.now(), beside=beside))

    def write_later(self, append: Append) -> None:
        """What can be made anew, so that nobody needs to wait for it."""
        self._track(self._append_beside(append))

    async def _append_beside(self, append: Append) -> None:
        try:
            await self.services.store.append(append)
        except (StoreError, Conflict):
            self._lister.forget()
            raise
        if append.listing is not None:
            self.services.peers.tell_listed(self.state.id, append.listing.told, is_told=True)

    async def listed(self) -> None:
        """How it stands is on disk, for the lists of its people."""
        append = self._lister.news()
        if append is not None:
            await self._append_beside(append)
        await self.settled()

    def do_later(self, work: Coroutine[object, object, object]) -> None:
        """Nobody waits for it; the table does not rest before it is done."""
        self._track(work)

    def seconds_left(self, seat: int) -> float | None:
        return self._clock.seconds_left(seat)

    def _go_on(self) -> None:
        """Drivers, clocks, and calls."""
        self._calls.look()
        self._clock.look()
        self._bots.look()

    async def attend(self) -> None:
        """Do what is due, whether or not anybody is here, and say when to come again."""
        await self.catch_up()
        self._clock.attend()
        until = time.monotonic() + ATTEND_AT_MOST
        while self._is_driving() and time.monotonic() < until:
            await asyncio.sleep(ATTEND_SECONDS)
        # what is being done here need be done by somebody else only if we die
        self._set_due(self.services.now() + DRIVER_SLACK if self._is_driving() else 0)

    def _set_due(self, not_before: int = 0) -> None:
        if self.state.settings.seconds is not None:
            dues = [at for at in (self.state.next_due(), self._calls.next_reminder()) if at is not None]
            due = min(dues, default=None)
            self.services.claims.release(self.state.id)
            exactly = Due(None if due is None else max(due, not_before))
            self.write_later(Append(self.state.id, self.services.now(), due=exactly))

    def _is_driving(self) -> bool:
        return self._clock.is_busy() or self._bots.is_busy()

    def is_busy(self) -> bool:
        return self._lock.locked() or bool(self._later) or self._is_driving()

    async def settled(self) -> None:
        """What was begun has come to its end."""
        while tasks := [task for task in self._later if isinstance(task, asyncio.Task)]:
            await asyncio.gather(*tasks, return_exceptions=True)

    def rest(self) -> None:
        self._stop()
        if not self.is_broken:  # nothing is to be learnt from a copy that is wrong
            self._calls.flush()
            self._put_beside()
            if (listing := self._lister.news()) is not None:
                self.write_later(listing)
            self._set_due()

    def _stop(self) -> None:
        self._lister.stop()
        self._calls.stop()
        self._clock.stop()
        self._bots.stop()
