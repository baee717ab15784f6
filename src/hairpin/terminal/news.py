"""What happened since somebody last looked: the log of the race, told car by car."""

from __future__ import annotations

from itertools import groupby

from rich.table import Table
from rich.text import Text

from hairpin.records.session import Session
from hairpin.rules.events import (
    CardsDrawn,
    CarFinished,
    CarRetired,
    Event,
    GearShown,
    MarketOpened,
    PlanCommitted,
    PlanTakenBack,
    RaceEnded,
    RoundBegan,
    WeatherDrawn,
)
from hairpin.rules.view import seen_by
from hairpin.terminal.badges import Badges
from hairpin.terminal.card_words import card_names
from hairpin.terminal.road_words import road_lines
from hairpin.terminal.story import FieldEvent, deed, field_sentence
from hairpin.terminal.words import name_of, t


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
        self._from = max((i for i, event in enumerate(self._events) if _is_later_round(event)), default=0)
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


def _is_later_round(event: Event) -> bool:
    """What led to the first round is worth telling with it."""
    return isinstance(event, RoundBegan) and event.round > 1


def news_table(events: list[Event], session: Session, badges: Badges, seat: int) -> Table:
    """A line for the gears, then one for each car's turn."""
    told = [event for event in events if _is_news(event, seat)]
    in_turn = session.config.setup.tournament  # 10.1: gears are not shown all at once
    table = Table.grid(padding=(0, 1))
    for who, group in groupby(told, key=lambda event: _whose(event, in_turn)):
        if who is None:
            for line in _field_lines(list(group), session):
                table.add_row("", line)
        else:
            table.add_row(badges.swatch(who), _turn(list(group), who, session))
    return table


def _is_news(event: Event, seat: int) -> bool:
    """The rest can be seen in the standing."""
    if isinstance(event, CardsDrawn):
        return event.seat == seat
    return not isinstance(event, PlanCommitted | PlanTakenBack | RoundBegan | RaceEnded | MarketOpened)


def is_of_the_end(event: Event, seat: int) -> bool:
    """What is left to tell once the race is over."""
    return isinstance(event, CarFinished | CarRetired) or (_whose(event) == seat)


def _whose(event: Event, gears_in_turn: bool = False) -> int | None:
    if isinstance(event, FieldEvent) or (isinstance(event, GearShown) and not gears_in_turn):
        return None
    return event.seat


def _field_lines(events: list[Event], session: Session) -> list[Text]:
    """Gears in one line, each of the others in its own."""
    lines: list[Text] = []
    gears = [event for event in events if isinstance(event, GearShown)]
    for event in events:
        if gears and event is gears[0]:
            lines.append(_gears(gears, session))
        elif isinstance(event, WeatherDrawn):
            lines += road_lines(session.race.road)
        elif isinstance(event, FieldEvent):
            lines.append(Text(field_sentence(event, _names(session), session.race.cards.codes) + "."))
    return lines


def _gears(events: list[GearShown], session: Session) -> Text:
    names = _names(session)
    return Text(t("gears-shown", gears=", ".join(_gear(event, names[event.seat]) for event in events)))


def _gear(event: GearShown, name: str) -> str:
    gear = t("gear-for-heat", gear=event.gear, heat=event.heat) if event.heat else str(event.gear)
    return f"{name_of(name)} {gear}"


def _turn(events: list[Event], seat: int, session: Session) -> Text:
    race = session.race
    name = _names(session)[seat]
    names = card_names(race.cards)
    deeds = [deed(event, name, names, race.length) for event in events if not isinstance(event, FieldEvent)]
    return Text(f"{name_of(name)} {t('between').join(deeds)}.")


def _names(session: Session) -> tuple[str, ...]:
    return tuple(entrant.name for entrant in session.config.setup.entrants)
