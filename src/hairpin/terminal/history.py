"""Acting and undoing at the keyboard, where decisions without a choice pass by themselves."""

from __future__ import annotations

from itertools import takewhile

from hairpin.drivers.driving import Drivers
from hairpin.records.session import Session
from hairpin.rules.actions import Action
from hairpin.terminal.news import Log


class History:
    """An undo goes back to the last real choice, or what passed by itself would pass again at once."""

    def __init__(self, session: Session, log: Log) -> None:
        self._session = session
        self._drivers = Drivers(session)
        self._log = log
        self._choices: list[tuple[int, bool]] = []
        """For each action that the session can still undo: whose it was, and whether it was a choice."""

    def let_driver_act(self) -> bool:
        if not self._drivers.act():
            return False
        self._choices.clear()  # nobody takes back what another has answered to
        self._log.after_action()
        return True

    def act(self, seat: int, action: Action) -> None:
        is_choice = len(self._session.game.legal(seat)) > 1
        self._session.act(seat, action)
        self._log.after_action()
        if not self._session.can_undo(seat):
            self._choices.clear()
        else:
            self._choices.append((seat, is_choice))

    def can_undo(self, seat: int) -> bool:
        """Whether there is a choice among the actions that this seat did last."""
        own = takewhile(lambda action: action[0] == seat, reversed(self._choices))
        return self._session.can_undo(seat) and any(is_choice for _, is_choice in own)

    def undo(self) -> None:
        """For whoever acted last."""
        is_choice = False
        while self._choices and not is_choice:
            _, is_choice = self._choices.pop()
            self._session.undo()
            self._log.after_undo()
