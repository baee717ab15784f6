"""Letting the automated drivers of a session act."""

from __future__ import annotations

from collections.abc import Container

from hairpin.content.entrants import LEGEND
from hairpin.drivers.driver import Driver, ask
from hairpin.drivers.finding import find_driver
from hairpin.drivers.loop import Listener, drive
from hairpin.records.session import Session
from hairpin.rules.actions import Action
from hairpin.rules.events import Event

HUMAN = "human"


class Drivers:
    """Those who answer for the seats of a session that are not a person's."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._by_seat: dict[int, Driver] = {
            seat: find_driver(name)
            for seat, name in enumerate(session.config.drivers)
            if name not in (HUMAN, LEGEND)
        }

    def act(self) -> bool:
        """One decision of one driver; False if only people are left to decide, or nobody."""
        session = self._session
        for seat in session.game.waiting():
            if seat in self._by_seat:
                session.act(seat, self._answer(seat))
                return True
        return False

    def race(self, *listeners: Listener) -> None:
        """To the end, or until only people are left to decide."""
        drive(_Driven(self._session, self._by_seat), lambda _, seat: self._answer(seat), listeners)

    def _answer(self, seat: int) -> Action:
        session = self._session
        return ask(self._by_seat[seat], session.game, seat, session.seed, session.actions)


class _Driven:
    """A session, as far as drivers can drive it: what they do goes into its record."""

    def __init__(self, session: Session, seats: Container[int]) -> None:
        self._session = session
        self._seats = seats

    @property
    def events(self) -> list[Event] | None:
        return self._session.game.events

    def is_over(self) -> bool:
        return not self.waiting()

    def waiting(self) -> list[int]:
        return [seat for seat in self._session.game.waiting() if seat in self._seats]

    def apply(self, seat: int, action: Action) -> None:
        self._session.act(seat, action)
