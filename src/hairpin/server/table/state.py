"""What a log says: the table's seats, who sits there, and the race. Pure: no clock, no sockets, no files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.drivers.driving import HUMAN
from hairpin.records.continuing import AnyPosition
from hairpin.records.games import GameConfig, config_of, listen_to
from hairpin.records.lessons.racing import begun as lesson_session
from hairpin.records.lessons.reading import load_lesson
from hairpin.records.lessons.script import Step
from hairpin.records.positions.files import position_in
from hairpin.records.session import Session
from hairpin.rules import KNOWN_RULES
from hairpin.rules.action_text import parse_action
from hairpin.rules.actions import Action
from hairpin.rules.errors import HairpinError
from hairpin.rules.events import Event
from hairpin.rules.road import Road
from hairpin.rules.steps import PLANNING
from hairpin.server.errors import Code, Refused
from hairpin.server.log.entries import (
    IN_A_RACE,
    STARTED,
    Acted,
    Created,
    Entry,
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
    Unreadable,
)
from hairpin.server.log.settings import KeptSeat, shown_seat, shown_settings
from hairpin.server.protocol.settings import SeatSettings, TableSettings
from hairpin.server.table.clocks import Clocks
from hairpin.server.table.decisions import Asked, Decision, Question, open_decisions, question
from hairpin.server.table.past_races import PastRace, note_races
from hairpin.server.table.teaching import Teaching
from hairpin.server.table.turns import Turns

LOBBY = "lobby"
RACING = "racing"
OVER = "over"
ABANDONED = 100
"""So often clocks answer, and no person, before a table to which nobody comes rests."""
DRIVER_SLACK = 30_000
"""Milliseconds."""


@dataclass(slots=True)
class Seat:
    """`who` is the secret id of a person; it never leaves the server."""

    wish: SeatSettings
    who: str | None = None
    name: str | None = None
    color: str | None = None
    """That the person has chosen for the car, and so of the number."""
    number: int | None = None
    stand_in: str | None = None
    """The driver that answers while the person is away."""
    own_wish: bool = False

    def vacate(self) -> None:
        self.who = self.name = self.color = self.number = None


def resettled(seats: list[Seat], settings: TableSettings, was: list[int | None] | None) -> list[Seat]:
    """People come along to their seats as far as these are still for people."""
    before = was if was is not None else list(range(len(seats)))
    kept = {place: seats[number] for place, number in enumerate(before) if number is not None}
    return [_kept(wish, kept.get(place)) for place, wish in enumerate(settings.seats)]


def _kept(wish: SeatSettings, before: Seat | None) -> Seat:
    # whoever left in a race has left the name on the car, but no seat to keep it for
    if before is None or before.who is None or wish.kind != "person":
        return Seat(wish)
    return Seat(wish, before.who, before.name, before.color, before.number)


class Told(NamedTuple):
    """An entry, and what happened in the race by it."""

    entry: Entry
    events: tuple[Event, ...]
    new_track: bool
    game: int
    """In which of the table's races or seasons."""
    codes: list[str]
    """How its cards are called: by the time it is told, its race may be gone."""


class TableState:
    """The fold of a table's log. `fold` takes the next entry; everything else only looks."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.settings: TableSettings
        self.owner = ""
        self.seats: list[Seat] = []
        self.games = 0
        """How many races or seasons have been started here."""
        self.races: list[PastRace] = []
        """Those that are over, also in a season that is still on."""
        self.session: Session | None = None
        self.open: dict[int, Decision] = {}
        self.standing: list[int] = []
        """The entries of the actions that stand, as far as they might be undone."""
        self.final: set[int] = set()
        """Those of them that a clock has made: there was no time left to make another."""
        self.has_sat: dict[str, int] = {}
        """Who has seen the cards of which seat in this race."""
        self.at = 0
        """When the last entry was written."""
        self.clocks = Clocks()
        self.turns = Turns()
        self.unattended = 0
        """How often in a row a clock has answered, and no person."""
        self.stopped: str | None = None
        """Why the last race that was started can't go on here; the table itself can."""
        self.asked_at = 0
        """How many actions stood when the game came to where it is."""
        self.lesson: Teaching | None = None
        """Where a lesson stands that is raced here."""

    # -- questions ---------------------------------------------------------------------------------------

    def finished_games(self) -> int:
        """A race or season is started when the one before it is over."""
        return self.games - (self.phase == RACING)

    @property
    def phase(self) -> str:
        if self.session is None:
            return LOBBY
        return OVER if self.session.game.is_over() else RACING

    def seat_of(self, who: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.who == who), None)

    def people(self) -> set[str]:
        return {seat.who for seat in self.seats if seat.who is not None}

    def name_of(self, number: int) -> str | None:
        seat = self.seats[number]
        return seat.name or seat.wish.name

    def driver_of(self, number: int) -> str | None:
        """Who answers for the seat, if that is not a person who is there."""
        seat = self.seats[number]
        if seat.wish.kind == "driver":
            return seat.wish.driver or DEFAULT_DRIVER
        if seat.wish.kind == "person":
            return seat.stand_in
        return None

    def open_session(self) -> Session:
        if self.session is None:
            raise Refused(Code.NOT_NOW, "the race has not started")
        return self.session

    def waiting(self) -> list[int]:
        return self.session.game.waiting() if self.session else []

    def undoable(self, number: int) -> int | None:
        """The entry of the seat's own last action, if it can still be taken back."""
        if (
            self.is_led
            or self.session is None
            or not self.session.can_undo(number)
            or self.standing[-1] in self.final
        ):
            return None
        return self.standing[-1]

    @property
    def is_led(self) -> bool:
        """Whether a script says what is done next, by everybody."""
        return self.lesson is not None and self.lesson.is_led()

    def awaited(self) -> Step | None:
        """The step of a lesson that its learner has to take now."""
        return self.lesson.awaited(self.session.race) if self.lesson and self.session else None

    def scripted(self, seat: int) -> Action | None:
        """What a lesson answers for a seat."""
        return self.lesson.scripted(self.session.race, seat) if self.lesson and self.session else None

    def next_due(self) -> int | None:
        """When the server itself must do something here, whether or not anybody is at the table."""
        if self.settings.seconds is None or self.phase != RACING or self.unattended >= ABANDONED:
            return None
        soonest = self.clocks.soonest()
        if all(self.driver_of(seat) is None for seat in self.waiting()):
            return soonest
        # somebody is about to let the driver drive; only if they don't, somebody else must
        return min(self.at + DRIVER_SLACK, soonest if soonest is not None else self.at + DRIVER_SLACK)

    @property
    def stand_in(self) -> str:
        return self.settings.stand_in or DEFAULT_DRIVER

    @property
    def shows_card_counts(self) -> bool:
        """2.2: whether people see what they could have counted. Among several, counting is left to themselves."""
        wished = self.settings.card_counts
        return self._has_one_person() if wished is None else wished

    @property
    def allows_hints(self) -> bool:
        """Whoever races against other people is to think alone, unless they have agreed otherwise."""
        wished = self.settings.hints
        return self._has_one_person() if wished is None else wished

    def _has_one_person(self) -> bool:
        return sum(seat.wish.kind == "person" for seat in self.seats) == 1

    # -- the fold ----------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> Told:
        if entry.seq != self.seq + 1:
            raise Refused(Code.BROKEN, f"the log of this table has no entry {self.seq + 1}")
        if entry.seq == 1 and not isinstance(entry.body, Created):
            raise Refused(Code.BROKEN, "the first entry of this table's log can't be read")
        road = self._road()
        self.seq, self.at = entry.seq, entry.at
        self._take(entry.body)
        if self.session is not None and self.lesson is None:
            note_races(self.races, self.session.game, self.games, entry.at)
        self._set_clocks(entry.body)
        codes = self.session.game.cards.codes if self.session else []
        return Told(entry, self._news(), self._road() is not road, self.games, codes)

    def fold_all(self, entries: Iterable[Entry]) -> list[Told]:
        return [self.fold(entry) for entry in entries]

    def _road(self) -> Road | None:
        return self.session.race.road if self.session else None

    def _news(self) -> tuple[Event, ...]:
        """Taken away from the race, so that nothing is told twice and old events need no memory."""
        events = self.session.game.events if self.session else None
        if not events:
            return ()
        news = tuple(events)
        events.clear()
        return news

    def _take(self, body: EntryBody) -> None:
        match body:
            case Started():
                self._start(body)
            case Acted() | Undone() | Stepped():
                self._go_on(body)
            case Said():
                pass
            case Unreadable():
                self._pass_over(body)
            case Created():
                self.owner = body.owner
                self._settle(SettingsChanged(body.settings))
            case SettingsChanged():
                self._settle(body)
            case _:
                self._take_at_seat(body)

    def _pass_over(self, body: Unreadable) -> None:
        """What is lacking of a race can't be guessed: nothing may be raced, or written, upon it."""
        if body.was == STARTED:
            self.games += 1
        if body.was == STARTED or (body.was in IN_A_RACE and self.session is not None):
            self._clear(f"entry {self.seq} of its log can't be read")

    def _set_clocks(self, body: EntryBody) -> None:
        if isinstance(body, Acted):
            self.unattended = (
                self.unattended + 1 if body.by == "clock" else self.unattended * (body.by != "person")
            )
        if self.session is None:
            return
        people = [seat for seat in self.waiting() if self.driver_of(seat) is None]
        asked = {seat: self.open[seat].progress for seat in people}
        self.turns.look(self.games, asked)
        if self.settings.seconds is None:
            return
        oldest = self.session.actions - self.session.can_be_undone()
        self.clocks.look(self.at, asked, self.settings.seconds * 1000, min(oldest, self.asked_at))

    def _take_at_seat(self, body: SeatSet | Seated | Stood | Renamed | Painted | TakenOver | HandedBack) -> None:
        if not 0 <= body.seat < len(self.seats):
            return  # of settings that could not be read
        seat = self.seats[body.seat]
        match body:
            case SeatSet():
                self._set_seat(seat, body.wish)
            case Seated():
                self._sit(body)
            case Stood():
                self._stand(seat)
            case Renamed():
                seat.name = body.name
            case Painted():
                seat.color, seat.number = body.color, body.number
            case TakenOver():
                seat.stand_in, seat.own_wish = body.driver, body.own_wish
            case HandedBack():
                seat.stand_in, seat.own_wish = None, False

    def _settle(self, body: SettingsChanged) -> None:
        """The race that was is over, and its seats need not be those of the next one."""
        settings = shown_settings(body.settings)
        self.seats = resettled(self.seats, settings, body.was)
        self.settings = settings
        self._clear()

    def _clear(self, stopped: str | None = None) -> None:
        self.session, self.open, self.standing, self.has_sat = None, {}, [], {}
        self.clocks, self.turns, self.final = Clocks(), Turns(), set()
        self.lesson = None
        self.stopped = stopped

    def _set_seat(self, seat: Seat, kept: KeptSeat) -> None:
        wish = shown_seat(kept)
        if wish.kind != "person" or seat.wish.kind != "person":
            seat.vacate()
        seat.wish = wish

    def _sit(self, body: Seated) -> None:
        for seat in self.seats:
            if seat.who == body.who:
                seat.vacate()
        seat = self.seats[body.seat]
        seat.who, seat.name, seat.color, seat.number = body.who, body.name, body.color, body.number
        seat.stand_in, seat.own_wish = None, False
        if self.phase == RACING:
            self.has_sat[body.who] = body.seat

    def _stand(self, seat: Seat) -> None:
        if self.phase == RACING:
            seat.who = None
            seat.stand_in, seat.own_wish = self.stand_in, True
        else:
            seat.vacate()

    def _start(self, body: Started) -> None:
        """A race that this Hairpin can't race leaves a table that can be read, and raced at again."""
        self.games += 1
        self._clear()
        try:
            self.session = _begun(body, len(self.seats))
            self.lesson = None if body.lesson is None else Teaching(body.lesson)
        except HairpinError as error:
            self._clear(str(error))
            return
        self.has_sat = {seat.who: number for number, seat in enumerate(self.seats) if seat.who is not None}
        for seat, driver in zip(self.seats, self.session.config.drivers, strict=True):
            seat.stand_in = self.stand_in if driver == HUMAN and seat.who is None else None
            seat.own_wish = False
        self.asked_at = self.unattended = 0
        self.open = open_decisions(Asked(self.session.game, self.seq, 0, {}))

    def _go_on(self, body: Acted | Undone | Stepped) -> None:
        if self.session is None:
            if self.stopped is None:
                raise Refused(Code.BROKEN, f"entry {self.seq} of this table is an action, but no race is running")
            return
        before = question(self.session.game)
        try:
            self._move(self.session, body)
        except HairpinError as error:
            self._clear(f"entry {self.seq} of its log does not fit the rules: {error}")
            return
        self._ask_again(self.session, before, body.seat)

    def _move(self, session: Session, body: Acted | Undone | Stepped) -> None:
        match body:
            case Acted():
                self._act(session, body)
            case Undone():
                self._undo(session)
            case Stepped():
                self._step(session)

    def _step(self, session: Session) -> None:
        if self.lesson is None:
            raise Refused(Code.BROKEN, f"entry {self.seq} of this table is a step, but no lesson is raced")
        self.lesson.step_on(session)
        self.standing = []

    def _act(self, session: Session, body: Acted) -> None:
        action = parse_action(body.do, session.game.cards.by_code)
        if self.lesson is not None:
            self.lesson.hear(session.race, body.seat, action)
        session.act(body.seat, action)
        self.standing.append(self.seq)
        if body.by == "clock":
            self.final.add(self.seq)
        self.standing = self.standing[len(self.standing) - session.can_be_undone() :]
        self.final.intersection_update(self.standing)

    def _undo(self, session: Session) -> None:
        session.undo()
        # the race of a season that is gone back to is a copy, to which nobody listens
        listen_to(session.game, session.game.events)
        self.standing.pop()

    def _ask_again(self, session: Session, before: Question, actor: int) -> None:
        """While the game stays where it is, others' answers leave a decision open that asks the same."""
        is_same = question(session.game) == before
        if not is_same:
            self.asked_at = session.actions
        is_planning = session.race.step == PLANNING
        progress = self.asked_at if is_planning else session.actions
        kept = self.open if is_same else {}
        self.open = open_decisions(Asked(session.game, self.seq, progress, kept), actor)


def _begun(body: Started, seats: int) -> Session:
    if body.rules not in KNOWN_RULES:
        ours = " and ".join(map(str, KNOWN_RULES))
        raise Refused(
            Code.OTHER_RULES, f"this race was begun with rules version {body.rules}; this Hairpin has {ours}"
        )
    config = config_of(body.game, body.config, "log", body.rules)
    if len(config.drivers) != seats:
        raise Refused(Code.BROKEN, f"this race has {len(config.drivers)} cars, and the table {seats} seats")
    if body.lesson is not None:
        return lesson_session(load_lesson(body.lesson), config, body.seed)
    return Session.begin(config, body.seed, beginning=beginning_of(body, config))


def beginning_of(body: Started, config: GameConfig) -> AnyPosition | None:
    return None if body.beginning is None else position_in(body.beginning, config, "log")
