"""What happened since somebody last looked: the log of the race, told car by car."""

from __future__ import annotations

from itertools import groupby

from rich.table import Table
from rich.text import Text

from hairpin.records.session import Session
from hairpin.records.story import deed
from hairpin.rules.events import (
    CardsDrawn,
    CarFinished,
    CarRetired,
    Event,
    GearShown,
    PlanCommitted,
    PlanTakenBack,
    RaceEnded,
    RoundBegan,
)
from hairpin.rules.view import seen_by
from hairpin.terminal.badges import Badges


class Log:
    """The events of a session, without those of actions that were undone."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._taken = 0
        """How many of the race's events have been taken over."""
        self._events: list[Event] = []
        self._starts: list[int] = []
        """Where the events of each action begin."""
        self._told: dict[int, int] = {}
        """By seat, how many of the events it has heard of."""
        self.after_action()
        self._from = max((i for i, event in enumerate(self._events) if isinstance(event, RoundBegan)), default=0)
        """A race taken up from a record is told from its present round on."""

    def after_action(self) -> None:
        events = self._session.race.events or []
        self._starts.append(len(self._events))
        self._events += events[self._taken :]
        self._taken = len(events)

    def after_undo(self) -> None:
        del self._events[self._starts.pop() :]
        self._taken = len(self._session.race.events or [])

    def news(self, seat: int) -> list[Event]:
        """As this seat may hear it, and only once."""
        since = self._told.get(seat, self._from)
        self._told[seat] = len(self._events)
        return [seen_by(event, seat) for event in self._events[since:]]


def news_table(events: list[Event], session: Session, badges: Badges, seat: int) -> Table:
    """A line for the gears, then one for each car's turn."""
    told = [event for event in events if _is_news(event, seat)]
    table = Table.grid(padding=(0, 1))
    for who, group in groupby(told, key=_whose):
        if who is None:
            table.add_row("", _gears(list(group), session))
        else:
            table.add_row(badges.swatch(who), _turn(list(group), who, session))
    return table


def _is_news(event: Event, seat: int) -> bool:
    """The rest can be seen in the standing."""
    if isinstance(event, CardsDrawn):
        return event.seat == seat
    return not isinstance(event, PlanCommitted | PlanTakenBack | RoundBegan | RaceEnded)


def is_of_the_end(event: Event, seat: int) -> bool:
    """What is left to tell once the race is over."""
    return isinstance(event, CarFinished | CarRetired) or (_whose(event) == seat)


def _whose(event: Event) -> int | None:
    return None if isinstance(event, GearShown | RoundBegan | RaceEnded) else event.seat


def _gears(events: list[Event], session: Session) -> Text:
    names = _names(session)
    shown = [
        f"{names[event.seat]} {event.gear}" + (f" ({event.heat} Heat)" if event.heat else "")
        for event in events
        if isinstance(event, GearShown)
    ]
    return Text("Gears: " + ", ".join(shown))


def _turn(events: list[Event], seat: int, session: Session) -> Text:
    race = session.race
    names = _names(session)
    deeds = [
        deed(event, names[seat], race.cards.codes, race.length)
        for event in events
        if not isinstance(event, RoundBegan | RaceEnded)
    ]
    return Text(f"{names[seat]} {'; '.join(deeds)}.")


def _names(session: Session) -> tuple[str, ...]:
    return tuple(entrant.name for entrant in session.config.setup.entrants)
