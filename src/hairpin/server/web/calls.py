"""HTTP about calls: switch them on for a browser, set quiet hours, try one."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.calls import CallDevice, CallEndpoint, CallsShown, CallWishes, QuietHours
from hairpin.server.push.devices import Device, checked_keys
from hairpin.server.push.endpoints import endpoint_from
from hairpin.server.push.quiet import Quiet, checked_zone
from hairpin.server.store import push as kept
from hairpin.server.store.push import Wishes
from hairpin.server.web.answers import json_answer
from hairpin.server.web.bodies import posted
from hairpin.server.web.licence import check_own_page, person_of
from hairpin.server.web.server import address_of, server_of

MOST_DEVICES: Final = 10
_wishes = msgspec.json.Decoder(CallWishes)
_devices = msgspec.json.Decoder(CallDevice)
_endpoints = msgspec.json.Decoder(CallEndpoint)


async def calls(request: Request) -> Response:
    if request.method == "POST":
        return await _wish(request)
    return await _shown(request, (await person_of(request)).id)


async def _wish(request: Request) -> Response:
    wish = await posted(request, _wishes, "how you want to be called")
    licence = (await person_of(request)).id
    if wish.quiet is not None:
        checked_zone(wish.quiet.zone)
    quiet = None if wish.quiet is None else Quiet(wish.quiet.since, wish.quiet.until, wish.quiet.zone)
    wished = Wishes(wish.on, quiet)
    store = server_of(request).services.store
    if not await store.reading(lambda connection: kept.has_wishes(connection, licence)):
        _count(request)
    await store.changing(lambda connection: kept.keep_wishes(connection, licence, wished))
    return await _shown(request, licence)


async def add_device(request: Request) -> Response:
    found = await posted(request, _devices, "a browser")
    server = server_of(request)
    if server.push.keys is None:
        raise Refused(
            Code.NOT_NOW, "this server can't reach browsers that are closed: it has no library for Web Push"
        )
    licence = (await person_of(request)).id
    _count(request)
    endpoint_from(found.endpoint, server.services.pushes_to_loopback)
    checked_keys(found.p256dh, found.auth)
    device = Device(found.endpoint, found.p256dh, found.auth)
    now = server.services.now()
    await server.services.store.changing(
        lambda connection: kept.keep_device(connection, licence, device, now, MOST_DEVICES)
    )
    return await _shown(request, licence)


async def remove_device(request: Request) -> Response:
    found = await posted(request, _endpoints, "a browser")
    licence = (await person_of(request)).id
    device = Device(found.endpoint, "", "")
    store = server_of(request).services.store
    await store.changing(lambda connection: kept.remove_device(connection, device.hash, licence))
    return await _shown(request, licence)


async def test_call(request: Request) -> Response:
    check_own_page(request)
    licence = (await person_of(request)).id
    _count(request)
    server = server_of(request)
    if server.push.keys is not None:
        await server.push.test(licence)
    return await _shown(request, licence)


async def _shown(request: Request, licence: str) -> Response:
    server = server_of(request)
    wishes, count = await server.services.store.reading(
        lambda connection: (kept.wishes(connection, licence), kept.count_devices(connection, licence))
    )
    quiet = None if wishes.quiet is None else QuietHours(*wishes.quiet)
    key = None if server.push.keys is None else server.push.keys.public
    return json_answer(CallsShown(wishes.is_on, quiet, count, key))


def _count(request: Request) -> None:
    """Each makes us keep something new, or ask somebody else's machine something."""
    if not server_of(request).pushes.take(address_of(request)):
        raise Refused(Code.TOO_MANY, "too many of these from your address; try again in an hour")
