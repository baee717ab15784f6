"""Who is asked whether they are still there, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hairpin.server.web.line import Line

NOW = 1000.0


class Hours:
    """A loop of which only the time and the alarms matter."""

    def __init__(self) -> None:
        self.alarms: list[float] = []

    def time(self) -> float:
        return NOW

    def call_at(self, when: float, work: Callable[[], None]) -> None:
        self.alarms.append(when)


def line_heard(seconds_ago: float) -> tuple[Line, Hours]:
    line, hours = Line.__new__(Line), Hours()
    line.loop = cast(asyncio.AbstractEventLoop, hours)
    line.ping_interval, line.heard_at = 20, NOW - seconds_ago
    return line, hours


def test_clients_that_came_together_are_not_pinged_together() -> None:
    due: set[float] = set()
    for _ in range(100):
        line, hours = line_heard(0)
        line.schedule_ping()
        due.update(hours.alarms)
    assert len(due) > 90
    assert all(NOW + 10 <= when <= NOW + 20 for when in due)


def test_a_client_that_has_just_said_something_is_not_pinged() -> None:
    line, hours = line_heard(3)
    line.send_keepalive_ping()
    assert all(NOW + 7 <= when <= NOW + 17 for when in hours.alarms)
    assert len(hours.alarms) == 1


def test_a_client_that_is_silent_is_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    pinged: list[Line] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda own: pinged.append(own))
    line, hours = line_heard(15)
    line.send_keepalive_ping()
    assert (pinged, hours.alarms) == ([line], [])
