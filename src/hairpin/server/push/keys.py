"""The keys by which push services know this server. Made at the first start, one pair for all processes."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.server.push.library import is_installed
from hairpin.server.store.store import Store

NAME = "push-key"


class Keys(NamedTuple):
    private: str
    """As 32 bytes in base64url, without padding: so is the public one, a point of the curve."""
    public: str


def keys_of(store: Store) -> Keys | None:
    """None without the library."""
    if not is_installed():
        return None
    private = store.secret(NAME, _new)
    return Keys(private, _public(private))


def _new() -> str:
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    vapid = Vapid02()
    vapid.generate_keys()
    number = vapid.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    point = Vapid02.from_raw(private.encode()).public_key.public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint
    )
    return str(b64urlencode(point))
