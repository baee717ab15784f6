"""What each client is told: its own seat's view, the events it may hear, and the options it has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hairpin.rules.action_text import action_text
from hairpin.rules.events import Event
from hairpin.rules.keys import key_hash
from hairpin.rules.setup import start_number
from hairpin.rules.view import PartlyHidden, seen_by
from hairpin.server.protocol.events import EventData, event_data
from hairpin.server.protocol.http import RacedCar, RaceShown
from hairpin.server.protocol.news import news_of
from hairpin.server.protocol.race import TrackData, ViewData
from hairpin.server.protocol.server import DealData, DecisionData, LessonData, Past, SeatData, State, TableData
from hairpin.server.protocol.translate import track_data, view_data
from hairpin.server.table.liveries import Livery, liveries
from hairpin.server.table.past_races import PastRace
from hairpin.server.table.state import TableState, Told


def table_data(state: TableState) -> TableData:
    painted = liveries(state.seats)
    return TableData(
        id=state.id,
        phase=state.phase,
        games=state.games,
        settings=state.settings,
        seats=[_seat(state, number, painted[number]) for number in range(len(state.seats))],
        stopped=state.stopped,
        hints=state.allows_hints,
        deal=_deal(state),
    )


def _deal(state: TableState) -> DealData | None:
    """The key tells every card, those of races to come included; nothing can be undone once it is told."""
    if state.session is None or not isinstance(state.session.seed, str):
        return None
    key = state.session.seed
    return DealData(key_hash(key), key if state.session.game.is_over() else None)


def _seat(state: TableState, number: int, livery: Livery) -> SeatData:
    seat = state.seats[number]
    return SeatData(
        kind=seat.wish.kind,
        name=state.name_of(number),
        driver=state.driver_of(number) if seat.wish.kind == "driver" else None,
        handicap=seat.wish.handicap,
        color=livery.color,
        number=livery.number,
        taken=seat.who is not None,
        stand_in=seat.stand_in,
    )


def race_shown(past: PastRace, has_record: bool) -> RaceShown:
    return RaceShown(
        game=past.game,
        race=past.race,
        at=past.at,
        season=past.season,
        laps=past.laps,
        track=past.track,
        cars=[
            RacedCar(seat, entrant.name, entrant.color, start_number(entrant, seat), entrant.legend)
            for seat, entrant in enumerate(past.entrants)
        ],
        ranking=list(past.ranking),
        has_record=has_record,
    )


class Times(NamedTuple):
    """What is left on the clocks: the seat's own, and all of them."""

    own: float | None
    all: list[float | None] | None


def state_message(state: TableState, seat: int | None, times: Times) -> State:
    return State(
        seq=state.seq,
        seat=seat,
        table=table_data(state),
        track=track_shown(state),
        view=_view(state, seat),
        decision=decision_data(state, seat, times.own),
        undo=undo_shown(state, seat),
        clocks=times.all,
        lesson=lesson_data(state, seat),
    )


def past_message(told: Told, seat: int | None, events: list[EventData] | None = None) -> Past:
    return Past(
        seq=told.entry.seq,
        at=told.entry.at,
        news=news_of(told.entry.body, seat, told.game),
        events=events_for(told, seat) if events is None else events,
    )


def events_for(told: Told, seat: int | None) -> list[EventData]:
    return [event_data(seen_by(event, seat), told.codes) for event in told.events]


def owners_of(events: Iterable[Event]) -> set[int]:
    """The seats that hear more of these than others."""
    return {event.seat for event in events if isinstance(event, PartlyHidden)}


def lesson_data(state: TableState, seat: int | None) -> LessonData | None:
    """The script is everybody's to read; where somebody stands in it is theirs alone."""
    teaching, session = state.lesson, state.session
    if teaching is None or session is None or seat != teaching.lesson.learner:
        return None
    lesson, step, codes = teaching.lesson, state.awaited(), session.game.cards.codes
    is_free = not teaching.is_led()
    return LessonData(
        name=lesson.name,
        step=teaching.at,
        steps=len(lesson.steps),
        say=step.say if step else None,
        figures=dict(step.figures) if step else {},
        do=action_text(step.do, codes) if step and step.do else None,
        show=action_text(step.show, codes) if step and step.show else None,
        reads=step is not None and step.do is None,
        free=is_free,
        explained=dict(lesson.explained) if is_free else {},
        learned=list(lesson.learned) if session.game.is_over() else [],
    )


def decision_data(state: TableState, seat: int | None, seconds: float | None) -> DecisionData | None:
    decision = state.open.get(seat) if seat is not None else None
    if decision is None or (state.is_led and state.awaited() is None):
        return None  # where a lesson answers by itself, nobody is asked
    return DecisionData(decision.id, list(decision.options), seconds)


def _view(state: TableState, seat: int | None) -> ViewData | None:
    return view_data(state.session.game, seat, state.shows_card_counts) if state.session else None


def track_shown(state: TableState) -> TrackData | None:
    return track_data(state.session.game) if state.session else None


def undo_shown(state: TableState, seat: int | None) -> int | None:
    return state.undoable(seat) if seat is not None else None
