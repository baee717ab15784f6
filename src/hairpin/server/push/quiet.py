"""Quiet hours: from one time of the day to another, where the sleeper is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from hairpin.content.problems import shown
from hairpin.server.errors import Code, Refused

DAY_MINUTES: Final = 24 * 60


class Quiet(NamedTuple):
    """Minutes after midnight; `until` may be on the next day. With both the same there are none."""

    since: int
    until: int
    zone: str


def checked_zone(name: str) -> tzinfo:
    """`Europe/Copenhagen`; a system that knows no zones has only UTC."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise Refused(
            Code.BAD_SETTINGS, f"zone: {shown(name)} is no time zone; give one such as Europe/Paris"
        ) from None


def end_of_quiet(quiet: Quiet, now: int) -> int | None:
    """When they are over, if it is quiet now: milliseconds since 1970."""
    here = datetime.fromtimestamp(now / 1000, _zone(quiet.zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet.since) % DAY_MINUTES >= (quiet.until - quiet.since) % DAY_MINUTES:
        return None
    day = here.replace(hour=quiet.until // 60, minute=quiet.until % 60, second=0, microsecond=0)
    end = day if day > here else day + timedelta(days=1)
    return int(end.timestamp() * 1000)


def _zone(name: str) -> tzinfo:
    """What was a time zone once, and is none on this machine, is taken for UTC: nobody loses a call by it."""
    try:
        return checked_zone(name)
    except Refused:
        return UTC
