"""A decision that a driver is to make, or to give advice on, and what comes of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

from hairpin.advice.advice import Advice
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.view import View


class DriverFailed(HairpinError):
    """No answer comes from this driver; its text says why."""


@dataclass(eq=False, slots=True)
class Job:
    name: str
    view: View
    chance: Chance
    table: str
    addresses: frozenset[str]
    """Of those who are at the table; nobody may be known."""
    answer: asyncio.Future[Action | Advice] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    wants_advice: bool = False
    """For a player who asks what a strong driver would do, and why."""

    def fail(self, problem: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(DriverFailed(problem))

    def succeed(self, found: Action | Advice) -> None:
        if not self.answer.done():
            self.answer.set_result(found)


class Thought(NamedTuple):
    """What came of a job: an action or advice, or a problem in words."""

    found: Action | Advice | None
    problem: str
    seconds: float
    """Of CPU."""
    has_ended: bool = False
    """Whether the process is gone with it."""
