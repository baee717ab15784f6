"""HTTP about licences: issue, carry to another device, export, delete."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.errors import Code, Refused
from hairpin.server.licences.licences import CODE_SECONDS
from hairpin.server.protocol.licence import (
    CodeMade,
    LicenceCode,
    LicenceData,
    LicenceDeleted,
    LicenceIssued,
    LicenceWish,
)
from hairpin.server.store.licences import Licence, Person
from hairpin.server.web.answers import json_answer
from hairpin.server.web.bodies import posted
from hairpin.server.web.identity import is_same_origin, set_cookie
from hairpin.server.web.server import Server, address_of, server_of

_wishes = msgspec.json.Decoder(LicenceWish)
_codes = msgspec.json.Decoder(LicenceCode)


async def licence(request: Request) -> Response:
    """One way for all, so that a method that is not allowed is told all those that are."""
    return await {"POST": _issue, "DELETE": _delete}.get(request.method, _show)(request)


async def _show(request: Request) -> Response:
    return json_answer(data_of(await holder(request)))


async def _issue(request: Request) -> Response:
    server = server_of(request)
    wish = await posted(request, _wishes, "a licence")
    known = server.identities.of(request)
    who = known or server.identities.new()
    person = await server.services.licences.person(who)
    if person.licence is None or wish.tokens or wish.tables:
        _count_new(request)
    issued = await server.services.licences.issue(who, wish.name, wish.color, wish.number)
    await server.services.licences.adopt(issued.id, _signed(server, wish.tokens))
    if wish.tables:
        await server.homes.find(await server.services.licences.person(issued.id), wish.tables)
    return _handed_over(request, issued, None if known else issued.id)


def _signed(server: Server, tokens: tuple[str, ...]) -> list[str]:
    """Those that this server has given out; others are of another server, or of nobody."""
    return [who for token in tokens if (who := server.identities.who(token)) is not None]


async def _delete(request: Request) -> Response:
    """Everything of it but its id, which opens nothing from now on."""
    check_own_page(request)
    server = server_of(request)
    person = await person_of(request)
    if person.licence is None:
        _count_new(request)  # even of these the id is kept
    tables = await server.homes.see_off(person)
    await server.services.licences.delete(person)
    answer = json_answer(LicenceDeleted(tables))
    set_cookie(request, answer, server.identities.token(server.identities.new()))
    return answer


# -- to another device -----------------------------------------------------------------------------------


async def make_code(request: Request) -> Response:
    server = server_of(request)
    check_own_page(request)
    _count(request)
    found = await holder(request)
    return json_answer(CodeMade(await server.services.licences.new_code(found.id), CODE_SECONDS), 201)


async def look_behind_code(request: Request) -> Response:
    """Nobody should take a licence on a device without having seen whose it is."""
    code = await posted(request, _codes, "a code")
    _count(request)
    found = await server_of(request).services.licences.behind(code.code)
    return json_answer(data_of(_issued(found)))


async def take_code(request: Request) -> Response:
    code = await posted(request, _codes, "a code")
    _count(request)
    server = server_of(request)
    taken = await server.services.licences.take(code.code, server.identities.of(request))
    return _handed_over(request, _issued(taken), taken.id)


def _handed_over(request: Request, issued: Licence, news: str | None) -> Response:
    """`news` is who they are, where the client does not know yet."""
    token = None if news is None else server_of(request).identities.token(news)
    answer = json_answer(LicenceIssued(data_of(issued), token))
    if token is not None:
        set_cookie(request, answer, token)
    return answer


# -- who asks --------------------------------------------------------------------------------------------


async def holder(request: Request) -> Licence:
    return _issued(await person_of(request))


async def person_of(request: Request) -> Person:
    """Whoever asks, with or without a licence."""
    server = server_of(request)
    who = server.identities.of(request)
    if who is None:
        raise Refused(Code.NOT_ALLOWED, "nobody knows you here; POST /api/licence issues a licence")
    return await server.services.licences.person(who)


def _issued(person: Person) -> Licence:
    if person.licence is None:
        raise Refused(Code.NOT_ALLOWED, "you have no licence yet; POST /api/licence issues one")
    return person.licence


def check_own_page(request: Request) -> None:
    if not is_same_origin(request):
        raise Refused(Code.NOT_ALLOWED, "pages on other sites may not do that")


def _count_new(request: Request) -> None:
    """Each leaves something in the database, or makes us look for much in it."""
    if not server_of(request).new_licences.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many new licences from your address; try again in an hour")


def _count(request: Request) -> None:
    if not server_of(request).codes.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many codes from your address; try again in an hour")


def data_of(licence: Licence) -> LicenceData:
    return LicenceData(licence.name, licence.color, licence.number, licence.made_at)
