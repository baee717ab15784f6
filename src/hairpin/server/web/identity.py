"""Who somebody is: a random id, signed by this server. Browsers keep it in a cookie, programs in a token."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

COOKIE = "hairpin"
COOKIE_SECONDS = 400 * 24 * 3600
_TOKEN = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")


class Identities:
    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def new(self) -> str:
        return secrets.token_hex(16)

    def token(self, who: str) -> str:
        return f"{who}.{self._signature(who)}"

    def who(self, token: str) -> str | None:
        """None for anything that this server has not signed."""
        match = _TOKEN.fullmatch(token)
        if match is None or not hmac.compare_digest(match[2], self._signature(match[1])):
            return None
        return match[1]

    def of(self, connection: HTTPConnection) -> str | None:
        """By cookie, or by `Authorization: Bearer ...`."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is not None and (who := self.who(cookie)) is not None:
            return who
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return self.who(token) if scheme.lower() == "bearer" else None

    def _signature(self, who: str) -> str:
        return hmac.new(self._key, who.encode(), sha256).hexdigest()


def set_cookie(request: Request, answer: Response, token: str) -> None:
    is_https = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=is_https)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers say which page is asking; other pages than ours may not. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")
