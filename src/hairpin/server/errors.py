"""What the server refuses, by cause. The code is for programs, the words are for people."""

from __future__ import annotations

from enum import StrEnum

from hairpin.rules.errors import HairpinError, Values


class Code(StrEnum):
    BAD_MESSAGE = "bad-message"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    WRONG_VERSION = "wrong-version"
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_SEAT = "unknown-seat"
    UNKNOWN_DRIVER = "unknown-driver"
    BAD_SETTINGS = "bad-settings"
    BAD_TOKEN = "bad-token"
    NOT_SEATED = "not-seated"
    NOT_ALLOWED = "not-allowed"
    NOT_NOW = "not-now"
    SEAT_TAKEN = "seat-taken"
    NAME_TAKEN = "name-taken"
    BAD_COLOR = "bad-color"
    BAD_NUMBER = "bad-number"
    STALE = "stale"
    ILLEGAL = "illegal"
    NOT_FOUND = "not-found"
    FULL = "full"
    OTHER_RULES = "other-rules"
    BROKEN = "broken"
    UNAVAILABLE = "unavailable"


class Refused(HairpinError):
    """Nothing has changed."""

    def __init__(self, code: Code, text: str, reason: str = "", values: Values | None = None) -> None:
        super().__init__(text, reason, values)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.code, str(self), self.reason, self.values)


class StoreError(HairpinError):
    """The database can't be used."""


class Conflict(Exception):
    """Somebody else has written that entry of the log first."""
