"""How a table stands, in short, for the lists of those who sit there; kept beside its log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from hairpin.records.games import current_race
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.server.protocol.home import BriefSeat, HomeTable, TableBrief
from hairpin.server.store.homes import Place
from hairpin.server.store.writing import Append, Listing, Seating
from hairpin.server.table.liveries import liveries
from hairpin.server.table.state import LOBBY, OVER, RACING, TableState
from hairpin.server.table.summary import shown_summary

if TYPE_CHECKING:
    from hairpin.server.table.live import LiveTable

SECONDS: Final = 0.5
"""Drivers answer one after the other; what comes together is written together."""


class Kept(msgspec.Struct):
    """What is in the database; `brief` goes out as it was written."""

    phase: str
    free: int
    next: list[int]
    """The seats whose person the table waits for."""
    due: list[int | None]
    """By seat, when its time will have run out."""
    brief: msgspec.Raw


_decoder: Final = msgspec.json.Decoder(Kept)


def listing_of(state: TableState, told: Sequence[str] = (), brings_back: bool = False) -> Listing:
    """`told` are those who had a seat before."""
    people = seatings_of(state)
    everybody = {seating.who for seating in people}.union(told)
    return Listing(state.seq, state.at, _body(state), people, tuple(sorted(everybody)), brings_back)


def seatings_of(state: TableState) -> tuple[Seating, ...]:
    found = {seat.who: number for number, seat in enumerate(state.seats) if seat.who is not None}
    people = sorted({*found, state.owner})
    return tuple(Seating(who, found.get(who), who == state.owner) for who in people)


def _body(state: TableState) -> str:
    asked = awaited(state)
    kept = Kept(
        phase=state.phase,
        free=sum(seat.wish.kind == "person" and seat.who is None for seat in state.seats),
        next=asked,
        due=[state.clocks.deadline(seat) if seat in asked else None for seat in range(len(state.seats))],
        brief=msgspec.Raw(msgspec.json.encode(brief_of(state))),
    )
    return msgspec.json.encode(kept).decode()


def awaited(state: TableState) -> list[int]:
    """The seats whose person must answer."""
    return [seat for seat in state.waiting() if state.driver_of(seat) is None] if state.phase == RACING else []


def brief_of(state: TableState) -> TableBrief:
    game = state.session.game if state.session else None
    race = current_race(game) if game is not None else None
    season = game if isinstance(game, Season) else None
    public = shown_summary(state)
    seats = _seats(state, race, season)
    return TableBrief(
        title=public.title,
        phase=public.phase,
        game=public.game,
        what=public.what,
        circuit=race.circuit.name if race is not None else "",
        lap=max((seat.lap or 1 for seat in seats), default=None) if race is not None else None,
        laps=race.setup.laps if race is not None else None,
        race=None if season is None else len(season.results) + (not season.race.is_over()),
        races=None if season is None else len(season.setup.slots),
        standings=None if season is None else season.standings(),
        seconds=state.settings.seconds,
        seats=seats,
    )


def _seats(state: TableState, race: Race | None, season: Season | None) -> list[BriefSeat]:
    asked = awaited(state)
    places = {} if race is None else {seat: place for place, seat in enumerate(race.ranking(), start=1)}
    points = None if season is None else season.points()
    painted = liveries(state.seats)
    return [
        BriefSeat(
            kind=seat.wish.kind,
            name=_name(state, race, number),
            driver=state.driver_of(number) if seat.wish.kind == "driver" else None,
            color=painted[number].color,
            number=painted[number].number,
            taken=seat.who is not None,
            stand_in=seat.stand_in,
            is_next=number in asked,
            place=places.get(number),
            lap=None if race is None else _lap(race, number),
            points=None if points is None else points[number],
        )
        for number, seat in enumerate(state.seats)
    ]


def _name(state: TableState, race: Race | None, number: int) -> str | None:
    """In a race, what is on the car: drivers and Legends have names there, too."""
    return state.name_of(number) if race is None else race.setup.entrants[number].name


def _lap(race: Race, seat: int) -> int:
    """Laps count from 1, also on the grid; whoever has arrived is in the last."""
    return max(1, min(race.setup.laps, race.circuit.lap(race.cars[seat].distance) + 1))


# -- as it concerns somebody -----------------------------------------------------------------------------


def home_table(place: Place, now: int) -> HomeTable:
    kept = _decoder.decode(place.body)
    is_own = place.seat in kept.next
    dues = [due for seat, due in enumerate(kept.due) if due is not None and (not is_own or seat == place.seat)]
    return HomeTable(
        id=place.table,
        group="finished" if kept.phase == OVER else "turn" if is_own or _may_start(place, kept) else "waiting",
        seat=place.seat,
        host=place.is_host,
        at=place.at,
        seconds=round(max(0, min(dues) - now) / 1000, 1) if dues else None,
        brief=kept.brief,  # type: ignore[arg-type]  # a TableBrief, written already
    )


def _may_start(place: Place, kept: Kept) -> bool:
    """All are there, and wait for the host."""
    return kept.phase == LOBBY and place.is_host and not kept.free


class Lister:
    """Writes it down a moment after something has changed, and before the table rests."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._kept: Listing | None = None
        self._people = {seating.who for seating in seatings_of(table.state)}
        self._brings_back = False
        self._alarm: asyncio.TimerHandle | None = None

    def look(self) -> None:
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(SECONDS, self._ring)

    def bring_back(self) -> None:
        """A new race: whoever had put the table away sees it again."""
        self._brings_back = True

    def forget(self) -> None:
        """It could not be written: the next time it is tried again."""
        self._kept = None

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        append = self.news()
        if append is not None:
            self._table.write_later(append)

    def news(self) -> Append | None:
        """What is to be written, if anything; it counts as written from then on."""
        self.stop()
        listing = listing_of(self._table.state, sorted(self._people), self._brings_back)
        before, self._kept = self._kept, listing
        if before is not None and before.seq == listing.seq:
            return None
        self._people = {seating.who for seating in listing.people}
        self._brings_back = False
        return Append(self._table.state.id, listing.at, listing=listing)
