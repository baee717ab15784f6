"""What is said over HTTP about calls: which browsers, and when not."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hairpin.server.protocol.race import Sent
from hairpin.server.protocol.settings import Settings

LAST_MINUTE = 24 * 60 - 1
Minute = Annotated[int, Meta(ge=0, le=LAST_MINUTE)]


class QuietHours(Settings):
    """In minutes after midnight, where the sleeper is. `until` may be on the next day."""

    since: Minute
    until: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """Such as Europe/Copenhagen."""


class CallWishes(Settings):
    on: bool = True
    quiet: QuietHours | None = None


class CallDevice(Settings):
    """A browser, as its PushSubscription says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class CallEndpoint(Settings):
    """A browser that is not to be called any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class CallsShown(Sent):
    on: bool
    quiet: QuietHours | None
    devices: int
    """How many browsers are called."""
    key: str | None
    """By which push services know this server; null where it can't reach browsers that are closed."""
