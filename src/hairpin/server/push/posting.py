"""One message to one browser: encrypted for it, signed by us, handed to its push service. It waits."""

from __future__ import annotations

import http.client
import json
import socket
import ssl
import threading
import time
from contextlib import suppress
from enum import Enum, auto
from hashlib import sha256
from typing import Final

from hairpin.server.push.devices import Device
from hairpin.server.push.endpoints import Endpoint, Unsafe, address_of, endpoint_from
from hairpin.server.push.keys import Keys

PATIENCE_SECONDS: Final = 10
"""For a connection, and again for all that is said on it: whoever sends a byte now and then holds nobody up."""
PASS_SECONDS: Final = 12 * 3600
"""Push services allow a day."""
GONE: Final = (404, 410)
LATER: Final = (429, 500, 502, 503, 504)
NOBODY: Final = "mailto:nobody@localhost.localdomain"
"""Where nobody has said how this server is reached; most push services don't mind."""


class Outcome(Enum):
    SENT = auto()
    GONE = auto()
    """That browser will never be reached there again."""
    LATER = auto()
    """The push service has not taken it."""
    FAILED = auto()


class Post:
    def __init__(self, keys: Keys, public_url: str | None, may_be_loopback: bool = False) -> None:
        self._keys = keys
        self._subject = public_url if public_url and public_url.startswith("https://") else NOBODY
        self._may_be_loopback = may_be_loopback

    def send(
        self, device: Device, message: dict[str, object], topic: str, seconds: int, is_urgent: bool
    ) -> Outcome:
        """`seconds`: after these it is of no use any more. A later one of the same topic takes its place."""
        try:
            endpoint = endpoint_from(device.endpoint, self._may_be_loopback)
            body = _sealed(device, json.dumps(message).encode())
            headers = {
                **self._signature(endpoint),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(seconds),
                "Topic": sha256(topic.encode()).hexdigest()[:32],
                "Urgency": "high" if is_urgent else "normal",
            }
            return _outcome(self._posted(endpoint, body, headers))
        except ConnectionRefusedError:
            return Outcome.LATER
        except Unsafe:
            return Outcome.GONE
        except (OSError, http.client.HTTPException):
            return Outcome.FAILED

    def _signature(self, endpoint: Endpoint) -> dict[str, str]:
        from py_vapid import Vapid02

        claims = {"sub": self._subject, "aud": endpoint.origin, "exp": int(time.time()) + PASS_SECONDS}
        signed: dict[str, str] = Vapid02.from_raw(self._keys.private.encode()).sign(claims)
        return signed

    def _posted(self, endpoint: Endpoint, body: bytes, headers: dict[str, str]) -> int:
        """Redirections are not followed: they could lead anywhere."""
        address = address_of(endpoint, self._may_be_loopback)
        connection = http.client.HTTPConnection(endpoint.host, endpoint.port)
        connection.sock = line = _line(endpoint, address)
        limit = threading.Timer(PATIENCE_SECONDS, _cut, (line,))
        limit.daemon = True
        limit.start()
        try:
            if isinstance(line, ssl.SSLSocket):
                line.do_handshake()
            connection.request("POST", endpoint.path, body, headers)
            return connection.getresponse().status
        finally:
            limit.cancel()
            connection.close()


def _line(endpoint: Endpoint, address: str) -> socket.socket:
    plain = socket.create_connection((address, endpoint.port), PATIENCE_SECONDS)
    if not endpoint.is_https:
        return plain
    try:
        context = ssl.create_default_context()
        return context.wrap_socket(plain, server_hostname=endpoint.host, do_handshake_on_connect=False)
    except BaseException:
        plain.close()
        raise


def _cut(line: socket.socket) -> None:
    """Whoever waits for it hears that it has ended."""
    with suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _sealed(device: Device, message: bytes) -> bytes:
    from pywebpush import WebPusher

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    body: bytes = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(message)["body"]
    return body


def _outcome(status: int) -> Outcome:
    if status in GONE:
        return Outcome.GONE
    if status in LATER:
        return Outcome.LATER
    return Outcome.SENT if 200 <= status < 300 else Outcome.FAILED
