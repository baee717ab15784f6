"""Looking back at races: worked out from the logs in a process of its own, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Final, Generic, TypeVar

import msgspec

from hairpin.server.apart import Apart
from hairpin.server.once import Once
from hairpin.server.protocol.looking_back import WhatIf
from hairpin.server.store.store import Store
from hairpin.server.table.looking_back import Opening, Places, opening, places_at, race_cards
from hairpin.server.table.pictures import picture

KEPT: Final = 64
T = TypeVar("T")


class LookingBack:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._apart = Apart()
        self._painting = Apart()
        """Apart from the other, so that nobody who looks at a replay waits for pictures."""
        self._hands: _Kept[bytes] = _Kept()
        self._places: _Kept[Places] = _Kept()
        self._pictures: _Kept[bytes] = _Kept()

    async def hands(self, id: str, game: int, race: int) -> bytes:
        """Everybody's, at each moment of a race that is over, ready to be sent."""

        async def find() -> bytes:
            found = await self._apart.do(race_cards, id, await self._store.rows(id), game, race)
            return msgspec.json.encode(found)

        return await self._hands.get((id, game, race), find)

    async def opening(self, id: str, wish: WhatIf, who: str) -> Opening:
        return await self._apart.do(opening, id, await self._store.rows(id), wish, who)

    async def places(self, id: str, game: int, race: int, moment: int | None) -> Places:
        async def find() -> Places:
            return await self._apart.do(places_at, id, await self._store.rows(id), game, race, moment)

        return await self._places.get((id, game, race, moment), find)

    def has_places(self, id: str, game: int, race: int, moment: int | None) -> bool:
        return self._places.has((id, game, race, moment))

    def has_picture(self, places: Places) -> bool:
        return self._pictures.has((places.circuit, places.cars))

    async def picture(self, places: Places) -> bytes:
        """Cars that stand alike on a circuit make one picture, whosever race it is."""
        key = places.circuit, places.cars
        return await self._pictures.get(key, lambda: self._painting.do(picture, *key))


class _Kept(Generic[T]):
    """Found once, however many ask for it; what was asked for longest ago is forgotten."""

    def __init__(self) -> None:
        self._found: OrderedDict[Hashable, T] = OrderedDict()
        self._finding: Once[T] = Once()

    def has(self, key: Hashable) -> bool:
        return key in self._found

    async def get(self, key: Hashable, find: Callable[[], Coroutine[object, object, T]]) -> T:
        if key not in self._found:
            self._found[key] = await self._finding.do(key, find)
        self._found.move_to_end(key)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return self._found[key]
