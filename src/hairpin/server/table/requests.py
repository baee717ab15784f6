"""What somebody at a table asks for becomes entries of its log, or is refused with the reason.

Nothing here changes anything.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import NamedTuple

import msgspec

from hairpin.records.games import GameConfig, data_of, kind_of
from hairpin.records.lessons.running import is_step
from hairpin.records.session import Session
from hairpin.rules import RULES_VERSION
from hairpin.rules.action_text import action_text, parse_action
from hairpin.rules.actions import TAKE_BACK, Action
from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Code, Refused
from hairpin.server.log.entries import (
    Acted,
    EntryBody,
    HandedBack,
    Painted,
    Renamed,
    Said,
    Seated,
    SeatSet,
    SettingsChanged,
    Started,
    Stepped,
    Stood,
    TakenOver,
    Undone,
)
from hairpin.server.log.settings import kept_seat, kept_settings
from hairpin.server.protocol.client import (
    Answer,
    ChangeSettings,
    HandBack,
    Paint,
    Rename,
    Request,
    Say,
    SetSeat,
    Sit,
    Stand,
    Start,
    StepOn,
    TakeOver,
    Undo,
)
from hairpin.server.protocol.settings import TableSettings
from hairpin.server.table.config import (
    check_different_names,
    check_seat,
    checked_settings,
    game_config,
    known_driver,
    seat_names,
)
from hairpin.server.table.decisions import Decision
from hairpin.server.table.likeness import same_name
from hairpin.server.table.liveries import free_color, free_number, liveries
from hairpin.server.table.state import RACING, Seat, TableState, resettled
from hairpin.server.table.words import checked_chat, checked_name

KEY_BYTES = 32
LESSON_SEED = 1
WATCHER = "watcher"


class Asker(NamedTuple):
    """Who asks, and who is at the table at this moment."""

    who: str
    present: Collection[str]
    away: Mapping[str, float] = {}
    """For how many seconds those have been away who were here, or ought to be."""


def entries_for(state: TableState, asker: Asker, request: Request) -> list[EntryBody]:
    match request:
        case Answer():
            return _answer(state, asker.who, request)
        case StepOn():
            return _step_on(state, asker.who, request)
        case Undo():
            return _undo(state, asker.who, request)
        case Say():
            return _say(state, asker.who, request)
        case TakeOver():
            return _take_over(state, asker, request)
        case HandBack():
            return _hand_back(state, asker.who)
        case _:
            return _about_the_table(state, asker, request)


def _about_the_table(
    state: TableState, asker: Asker, request: Sit | Stand | Rename | Paint | SetSeat | ChangeSettings | Start
) -> list[EntryBody]:
    match request:
        case Sit():
            return _sit(state, asker.who, request)
        case Stand():
            return [Stood(own_seat(state, asker.who))]
        case Rename():
            return _rename(state, asker.who, request)
        case Paint():
            return _paint(state, asker.who, request)
        case SetSeat():
            return _set_seat(state, asker, request)
        case ChangeSettings():
            return _settle(state, asker, request)
        case Start():
            return _start(state, asker)


# -- in the race -----------------------------------------------------------------------------------------


def own_seat(state: TableState, who: str) -> int:
    seat = state.seat_of(who)
    if seat is None:
        raise Refused(Code.NOT_SEATED, "you have no seat at this table; take one with 'sit'")
    return seat


def own_decision(state: TableState, who: str, id: str) -> Decision:
    """Late answers, double ones and those for another seat end here."""
    seat = own_seat(state, who)
    decision = state.open.get(seat)
    if decision is not None and decision.id == id:
        return decision
    if any(other.id == id for other in state.open.values()):
        raise Refused(Code.NOT_ALLOWED, f"decision {id} is not yours")
    yours = f"yours is {decision.id}" if decision else "you have none to make now"
    raise Refused(Code.STALE, f"decision {id} is not open; {yours}")


def _answer(state: TableState, who: str, request: Answer) -> list[EntryBody]:
    decision = own_decision(state, who, request.decision)
    session = state.open_session()
    try:
        action = parse_action(request.do, session.game.cards.by_code)
        _check_step(state, action)
        return [*_handed_back(state, decision.seat), *_acted(session, decision, action)]
    except HairpinError as error:
        raise Refused(Code.ILLEGAL, str(error)) from None


def _check_step(state: TableState, action: Action) -> None:
    """A lesson teaches one thing at a time."""
    step = state.awaited()
    if not state.is_led or (step is not None and is_step(step, action)):
        return
    done = action_text(step.do, state.open_session().game.cards.codes) if step and step.do else "step-on"
    raise Refused(Code.NOT_NOW, f"the lesson waits for '{done}'", "lesson-waits")


def _step_on(state: TableState, who: str, request: StepOn) -> list[EntryBody]:
    seat, step = own_seat(state, who), state.awaited()
    if state.lesson is None or step is None or step.do is not None or seat != state.lesson.lesson.learner:
        raise Refused(Code.NOT_NOW, "there is nothing to read now", "lesson-waits")
    if request.step != state.lesson.at:
        raise Refused(Code.STALE, f"step {request.step} is not open; the lesson is at {state.lesson.at}")
    return [Stepped(seat, step.turn if step.rewind else None)]


def _handed_back(state: TableState, seat: int) -> list[EntryBody]:
    """Whoever answers is there again."""
    return [HandedBack(seat)] if state.seats[seat].stand_in else []


def _acted(session: Session, decision: Decision, action: Action) -> list[EntryBody]:
    actions = [action]
    if action.kind != TAKE_BACK and decision.options == (TAKE_BACK,):
        actions.insert(0, Action(TAKE_BACK))  # a plan in the place of the committed one
    session.try_out(decision.seat, *actions)
    return [Acted(decision.seat, action_text(each, session.game.cards.codes)) for each in actions]


def _undo(state: TableState, who: str, request: Undo) -> list[EntryBody]:
    seat = own_seat(state, who)
    undoable = state.undoable(seat)
    if undoable is None:
        raise Refused(Code.NOT_NOW, "there is nothing of yours to undo")
    if undoable != request.action:
        raise Refused(Code.STALE, f"action {request.action} can't be undone; your last one is {undoable}")
    return [Undone(seat, undoable)]


def _take_over(state: TableState, asker: Asker, request: TakeOver) -> list[EntryBody]:
    if state.phase != RACING:
        raise Refused(Code.NOT_NOW, "no race is running; nobody needs to be replaced")
    if state.is_led:
        raise Refused(Code.NOT_NOW, "nobody can be replaced in a lesson", "lesson-waits")
    number = known_seat(state, request.seat)
    seat = state.seats[number]
    if seat.wish.kind != "person":
        raise Refused(Code.NOT_ALLOWED, f"seat {number} does not belong to a person")
    is_own = seat.who == asker.who
    if not is_own:
        check_host(state, asker)
        _check_away(state, asker, number)
    driver = known_driver(request.driver or state.stand_in)
    if not is_own and driver != state.stand_in:
        raise Refused(Code.NOT_ALLOWED, f"this table has agreed on {state.stand_in} for those who are away")
    return [TakenOver(number, driver, is_own or seat.who is None, state.seat_of(asker.who))]


def _check_away(state: TableState, asker: Asker, number: int) -> None:
    """A lost connection is no absence: everybody has some time to come back."""
    owner = state.seats[number].who
    if owner is None:
        return
    if owner in asker.present:
        raise Refused(Code.NOT_ALLOWED, f"the player in seat {number} is present")
    left = state.settings.grace - asker.away.get(owner, 0.0)
    if left > 0:
        raise Refused(Code.NOT_NOW, f"the player in seat {number} has {left:.0f} more seconds to come back")


def _hand_back(state: TableState, who: str) -> list[EntryBody]:
    seat = own_seat(state, who)
    if state.seats[seat].stand_in is None:
        raise Refused(Code.NOT_NOW, "you already have the wheel")
    return [HandedBack(seat)]


# -- at the table ----------------------------------------------------------------------------------------


def known_seat(state: TableState, seat: int) -> int:
    if not 0 <= seat < len(state.seats):
        raise Refused(Code.UNKNOWN_SEAT, f"there is no seat {seat}; seats are 0 to {len(state.seats) - 1}")
    return seat


def check_host(state: TableState, asker: Asker) -> None:
    """Whoever made the table is its host; while that person is away, everybody with a seat is."""
    is_seated = state.seat_of(asker.who) is not None
    if asker.who != state.owner and (state.owner in asker.present or not is_seated):
        raise Refused(Code.NOT_ALLOWED, "only the host of the table may do that")


def _host_between_races(state: TableState, asker: Asker) -> None:
    check_host(state, asker)
    if state.phase == RACING:
        raise Refused(Code.NOT_NOW, "the race is running; that can be changed once it is over")


def _sit(state: TableState, who: str, request: Sit) -> list[EntryBody]:
    number = known_seat(state, request.seat)
    seat = state.seats[number]
    if seat.wish.kind != "person":
        raise Refused(Code.SEAT_TAKEN, f"seat {number} is for a {seat.wish.kind}")
    if seat.who not in (None, who):
        raise Refused(Code.SEAT_TAKEN, f"seat {number} is taken")
    if state.phase == RACING and state.has_sat.get(who, number) != number:
        raise Refused(Code.NOT_ALLOWED, "you know the cards of another seat in this race")
    name = free_name(state, request.name, number, state.seat_of(who))
    return [Seated(number, who, name, *_livery(state, who, number, request))]


def _livery(state: TableState, who: str, number: int, request: Sit | Paint) -> tuple[str | None, int | None]:
    """What is not said stays as it was. In a race the cars are painted already."""
    before = state.seat_of(who)
    color = None if request.color is None else free_color(state.seats, who, request.color)
    start = None if request.number is None else free_number(state.seats, who, request.number)
    if state.phase == RACING:
        return state.seats[number].color, state.seats[number].number
    if before is None:
        return color, start
    return color or state.seats[before].color, start or state.seats[before].number


def _paint(state: TableState, who: str, request: Paint) -> list[EntryBody]:
    seat = own_seat(state, who)
    if state.phase == RACING:
        raise Refused(Code.NOT_NOW, "the cars are on the track; yours can be painted once the race is over")
    return [Painted(seat, *_livery(state, who, seat, request))]


def free_name(state: TableState, text: str, *own: int | None) -> str:
    """In a race the names are on the cars already. Whoever moves from one seat to another keeps their own name."""
    name = checked_name(text)
    others = [state.name_of(other) for other in range(len(state.seats)) if other not in own]
    if any(other is not None and same_name(other, name) for other in others):
        raise Refused(Code.NAME_TAKEN, f"somebody here is already called {name}, or nearly so")
    return name


def _rename(state: TableState, who: str, request: Rename) -> list[EntryBody]:
    seat = own_seat(state, who)
    return [Renamed(seat, free_name(state, request.name, seat))]


def _set_seat(state: TableState, asker: Asker, request: SetSeat) -> list[EntryBody]:
    _host_between_races(state, asker)
    number = known_seat(state, request.seat)
    check_seat(request.wish)
    if request.wish.name is not None:
        free_name(state, request.wish.name, number)
    return [SeatSet(number, kept_seat(request.wish))]


def _settle(state: TableState, asker: Asker, request: ChangeSettings) -> list[EntryBody]:
    _host_between_races(state, asker)
    settings = checked_settings(request.settings)
    if request.was is not None:
        _check_was(state, len(settings.seats), request.was)
    seats = resettled(state.seats, settings, request.was)
    check_different_names([seat.name or seat.wish.name for seat in seats])
    _config(settings, seats)
    return [SettingsChanged(kept_settings(settings), request.was)]


def _check_was(state: TableState, seats: int, was: list[int | None]) -> None:
    """Nobody can be moved to two seats."""
    if len(was) != seats:
        raise Refused(Code.BAD_SETTINGS, f"was: one number or null for each of the {seats} seats, not {len(was)}")
    numbers = [known_seat(state, number) for number in was if number is not None]
    if len(set(numbers)) != len(numbers):
        raise Refused(Code.BAD_SETTINGS, "was: names a seat twice; each can be kept only once")


def _start(state: TableState, asker: Asker) -> list[EntryBody]:
    _host_between_races(state, asker)
    free = [number for number, seat in enumerate(state.seats) if seat.wish.kind == "person" and seat.who is None]
    if free:
        raise Refused(Code.NOT_NOW, f"seat {free[0]} is still free; a player or a driver must take it")
    return [started(state)]


def started(state: TableState) -> Started:
    config = _config(state.settings, state.seats)
    lesson = state.settings.lesson
    # nothing of a lesson is left to chance, so there is nothing to promise
    seed = new_key() if lesson is None else LESSON_SEED
    return Started(kind_of(config), data_of(config), seed, RULES_VERSION, lesson)


def new_key() -> str:
    return secrets.token_bytes(KEY_BYTES).hex()


def _config(settings: TableSettings, seats: list[Seat]) -> GameConfig:
    """With the names, colours and numbers that are on the cars."""
    painted = liveries(seats)
    wishes = [
        msgspec.structs.replace(seat.wish, name=seat.name or seat.wish.name, color=livery.color)
        for seat, livery in zip(seats, painted, strict=True)
    ]
    numbers = tuple(livery.number for livery in painted)
    return game_config(msgspec.structs.replace(settings, seats=wishes), seat_names(wishes), numbers)


def _say(state: TableState, who: str, request: Say) -> list[EntryBody]:
    seat = state.seat_of(who)
    if seat is not None:
        name = state.name_of(seat) or WATCHER
    else:
        # whoever watches may not speak in the name of a seat
        name = free_name(state, request.name) if request.name is not None else WATCHER
    return [Said(seat, name, checked_chat(request.text))]
