"""Letting the automated drivers of a session act."""

from __future__ import annotations

from hairpin.content.entrants import LEGEND
from hairpin.drivers.driver import Driver, ask, driver
from hairpin.records.session import Session

HUMAN = "human"


class Drivers:
    """Those who answer for the seats of a session that are not a person's."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._by_seat: dict[int, Driver] = {
            seat: driver(name) for seat, name in enumerate(session.config.drivers) if name not in (HUMAN, LEGEND)
        }

    def act(self) -> bool:
        """One decision of one driver; False if only people are left to decide, or nobody."""
        session = self._session
        for seat in session.game.waiting():
            if seat in self._by_seat:
                action = ask(self._by_seat[seat], session.game, seat, session.seed, session.actions)
                session.act(seat, action)
                return True
        return False
