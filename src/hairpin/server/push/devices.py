"""A browser that wants to be called: where, and under which keys, so that nobody in between can read it."""

from __future__ import annotations

import base64
import binascii
from hashlib import sha256
from typing import Final, NamedTuple

from hairpin.server.errors import Code, Refused

POINT_BYTES: Final = 65
UNCOMPRESSED: Final = 4
SECRET_BYTES: Final = 16


class Device(NamedTuple):
    endpoint: str
    p256dh: str
    auth: str

    @property
    def hash(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()


def checked_keys(p256dh: str, auth: str) -> None:
    point, secret = _bytes(p256dh), _bytes(auth)
    if len(point) != POINT_BYTES or point[0] != UNCOMPRESSED:
        raise Refused(Code.BAD_SETTINGS, "p256dh: must be a public key on the curve P-256, as a browser gives it")
    if len(secret) != SECRET_BYTES:
        raise Refused(Code.BAD_SETTINGS, f"auth: must be {SECRET_BYTES} bytes in base64url, as a browser gives it")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""
