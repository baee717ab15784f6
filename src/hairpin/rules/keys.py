"""Keys: 256 bits from which nobody can tell a card, and a hash of them that can be told beforehand.

Everything that comes from a key is an HMAC-SHA256 of what it is for and some numbers, so that no two uses
can meet, and one of them gives away neither the key nor the others.
"""

import hashlib
import hmac
import re
import reprlib
from typing import Final

from hairpin.rules.errors import BadKey

CARDS: Final = b"hairpin cards"
RACE: Final = b"hairpin race"
DRIVER: Final = b"hairpin driver"

# one spelling for one key: it is compared as text, too
_KEY: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


def key_from(text: str) -> bytes:
    if not _KEY.fullmatch(text):
        raise BadKey(f"a key must be 64 hex digits (0 to 9, a to f), not {reprlib.repr(text)}")
    return bytes.fromhex(text)


def key_hash(text: str) -> str:
    """What is promised before the first card is dealt."""
    return hashlib.sha256(key_from(text)).hexdigest()


def derived(key: bytes, purpose: bytes, *numbers: int) -> bytes:
    """32 bytes for that purpose and these numbers, each written in 8 bytes."""
    message = purpose + b"".join([number.to_bytes(8, "big") for number in numbers])
    return hmac.digest(key, message, "sha256")
