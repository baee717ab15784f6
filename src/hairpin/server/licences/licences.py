"""A licence: a name, a number and a colour, known by a secret that this server has signed.

Its id is the one that a browser or a program has had from its first visit, and sits at tables with. Where
somebody brings another one along, from another device, both are the same person from then on.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Final

from hairpin.content.problems import shown
from hairpin.rules.setup import COLORS, MAX_NUMBER
from hairpin.server.errors import Code, Refused
from hairpin.server.store import licences as kept
from hairpin.server.store.licences import Licence, Person
from hairpin.server.store.store import Store
from hairpin.server.table.words import checked_name

CODE_BYTES: Final = 16
CODE_SECONDS: Final = 600
MILLISECONDS: Final = 1000


class Licences:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def person(self, who: str) -> Person:
        """Refused, if the licence has been deleted: whoever still has its secret has nothing."""
        found = await self._store.reading(lambda connection: kept.person(connection, who))
        if found.is_deleted:
            raise Refused(Code.BAD_TOKEN, "this licence has been deleted; reload the page, or leave the token out")
        return found

    async def is_deleted(self, who: str) -> bool:
        return (await self._store.reading(lambda connection: kept.person(connection, who))).is_deleted

    async def issue(self, who: str, name: str, color: str | None, number: int | None) -> Licence:
        """To this person, for the first time or with another look."""
        before = await self.person(who)
        made_at = self._now() if before.licence is None else before.licence.made_at
        licence = Licence(before.id, made_at, *_checked(name, color, number))
        await self._store.changing(lambda connection: kept.issue(connection, licence))
        return licence

    async def adopt(self, licence: str, others: Iterable[str]) -> None:
        """What somebody holds under these ids; that they hold it, the caller has seen."""
        for who in others:
            await self._store.changing(lambda connection, who=who: kept.adopt(connection, licence, who))  # type: ignore[misc]

    # -- to another device -------------------------------------------------------------------------------

    async def new_code(self, licence: str) -> str:
        """Good once, for a while; a new one takes the place of the one before."""
        code = secrets.token_urlsafe(CODE_BYTES)
        now = self._now()
        until = now + CODE_SECONDS * MILLISECONDS
        await self._store.changing(lambda connection: kept.keep_code(connection, _hash(code), licence, now, until))
        return code

    async def behind(self, code: str) -> Person:
        """Whose it is, without spending it."""
        now = self._now()
        found = await self._store.reading(lambda connection: kept.licence_of_code(connection, _hash(code), now))
        return await self.person(_known(found))

    async def take(self, code: str, who: str | None) -> Person:
        """The licence, on another device; what that one has comes along."""
        now = self._now()
        found = await self._store.changing(lambda connection: kept.spend_code(connection, _hash(code), now))
        licence = await self.person(_known(found))
        if who is not None and not await self.is_deleted(who):
            await self.adopt(licence.id, [who])
        return await self.person(licence.id)

    # -- the end -----------------------------------------------------------------------------------------

    async def delete(self, person: Person) -> None:
        now = self._now()
        await self._store.changing(lambda connection: kept.remove(connection, person.id, person.ids, now))


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def _known(licence: str | None) -> str:
    if licence is None:
        words = "this link has been used already, or is too old; make another on the device that has the licence"
        raise Refused(Code.NOT_FOUND, words)
    return licence


def _checked(name: str, color: str | None, number: int | None) -> tuple[str, str | None, int | None]:
    """A name may be missing as yet."""
    if color is not None and color not in COLORS:
        raise Refused(Code.BAD_COLOR, f"no car is {shown(color)}; colours are {', '.join(COLORS)}")
    if number is not None and not 1 <= number <= MAX_NUMBER:
        raise Refused(Code.BAD_NUMBER, f"a start number is 1 to {MAX_NUMBER}, not {number}")
    return checked_name(name) if name.strip() else "", color, number
