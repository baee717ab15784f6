"""All tables of a person: read by an index, told of while somebody looks, and put away when they are old."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Code, Refused
from hairpin.server.home.watch import Watch
from hairpin.server.logs import short
from hairpin.server.protocol.home import HomeList, HomeTable
from hairpin.server.services import Services
from hairpin.server.store import homes as kept
from hairpin.server.store.homes import Place
from hairpin.server.store.licences import Person
from hairpin.server.table.listing import home_table
from hairpin.server.tables import LINK, Tables

MEND_AT_ONCE = 20

log = logging.getLogger("hairpin.home")


class Homes:
    def __init__(self, tables: Tables, services: Services) -> None:
        self._tables = tables
        self._services = services
        self._store = services.store
        self._watches: dict[str, set[Watch]] = {}
        services.peers.on_listed = self._on_listed

    # -- looking -----------------------------------------------------------------------------------------

    async def of(self, person: Person, away: bool = False) -> HomeList:
        """Those that are put away only on request: they may be hundreds."""
        places = await self._places(person.ids, away)
        if behind := [place.table for place in places if place.is_behind][:MEND_AT_ONCE]:
            await self._mend(behind)
            places = await self._places(person.ids, away)
        count = await self._store.reading(lambda connection: kept.count_away(connection, person.ids))
        return HomeList(self._shown(places), count)

    async def one(self, person: Person, table: str) -> HomeTable | None:
        """None, if it is not among those that are shown."""
        places = await self._store.reading(lambda connection: kept.places(connection, person.ids, False, table))
        return next(iter(self._shown(places)), None)

    async def _places(self, ids: Sequence[str], away: bool) -> list[Place]:
        return await self._store.reading(lambda connection: kept.places(connection, ids, away))

    def _shown(self, places: list[Place]) -> list[HomeTable]:
        now, found = self._services.now(), []
        for place in places:
            try:
                found.append(home_table(place, now))
            except msgspec.MsgspecError:  # of another Hairpin: it is written anew when the table wakes
                log.warning("what is listed of a table can't be read", extra={"table": short(place.table)})
        return found

    # -- bringing up to date -----------------------------------------------------------------------------

    async def _mend(self, tables: Sequence[str]) -> None:
        """A server that was ended in the middle of something has not written down how it left the table."""
        await asyncio.gather(*(self._list(table) for table in tables))

    async def _list(self, id: str) -> None:
        try:
            async with self._tables.visit(id) as table:
                await table.listed()
        except HairpinError as error:
            log.warning("a table could not be listed: %s", error, extra={"table": short(id)})

    async def find(self, person: Person, tables: Sequence[str]) -> None:
        """Tables of before there were lists: they are listed when they wake."""
        wanted = [table for table in dict.fromkeys(tables) if LINK.fullmatch(table)]
        known = await self._store.reading(lambda connection: kept.known_among(connection, person.ids, wanted))
        await self._mend([table for table in wanted if table not in known])

    # -- changing ----------------------------------------------------------------------------------------

    async def put_away(self, person: Person, table: str, away: bool) -> int:
        at = self._services.now() if away else None
        if not LINK.fullmatch(table) or not await self._store.changing(
            lambda connection: kept.put_away(connection, person.ids, table, at)
        ):
            raise Refused(Code.UNKNOWN_TABLE, "that table is not among yours")
        self._services.peers.tell_listed(table, person.ids)
        return await self._store.reading(lambda connection: kept.count_away(connection, person.ids))

    async def see_off(self, person: Person) -> int:
        """From all tables; how many there were."""
        seats = await self._store.reading(lambda connection: kept.seats_of(connection, person.ids))
        for who, at in seats:
            try:
                async with self._tables.visit(at) as table:
                    await table.see_off(who)
                    await table.listed()
            except HairpinError as error:  # one that can't be read keeps nobody from leaving the others
                log.warning("nobody could be seen off: %s", error, extra={"table": short(at)})
        return len({table for _, table in seats})

    # -- telling -----------------------------------------------------------------------------------------

    def watch(self, person: Person, tell: Callable[[str, HomeTable | None], None]) -> Watch:
        """Until it is closed; what is told begins with `Watch.run`."""
        watch = Watch(person, self.one, tell, self._forget)
        for who in person.ids:
            self._watches.setdefault(who, set()).add(watch)
        return watch

    def _forget(self, watch: Watch) -> None:
        for who in watch.person.ids:
            self._watches.get(who, set()).discard(watch)
            if not self._watches.get(who):
                self._watches.pop(who, None)

    def _on_listed(self, table: str, people: tuple[str, ...]) -> None:
        for watch in {watch for who in people for watch in self._watches.get(who, ())}:
            watch.note(table)
