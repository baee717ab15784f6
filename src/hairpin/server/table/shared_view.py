"""A race for all who are at its table: what everybody sees is written once, each seat's own cards are put in.

Nearly all of a view is the same for all seats, and most of that is the same as after the entry before: what has
not changed is not written again.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

import msgspec
from msgspec import UNSET, Raw

from hairpin.records.games import Game, current_race
from hairpin.rules.season_view import game_view
from hairpin.rules.view import CarView, OwnView, own_view
from hairpin.server.protocol.derived import WIRE, WritingWithout
from hairpin.server.protocol.race import CarData, OwnData
from hairpin.server.protocol.translate import season_data

OWN: Final = tuple(name for name in OwnView._fields if name != "play_area")
"""Of a view; the cards in play are a field of the seat's car."""
SHARED: Final = WritingWithout(*OWN, "cars")

_encode: Final = msgspec.json.Encoder().encode


class Parts(NamedTuple):
    """A record without the cards in play, and these."""

    of: CarView | OwnView
    rest: bytes
    play_area: bytes


class Written:
    """What was written for the entry before; it counts for the same cards only."""

    def __init__(self) -> None:
        self._codes: list[str] = []
        self._cars: dict[int, Parts] = {}
        self._own: dict[int, Parts] = {}

    def begin(self, codes: list[str]) -> None:
        if codes is not self._codes:
            self._codes = codes
            self._cars.clear()
            self._own.clear()

    def car(self, car: CarView) -> Parts:
        found = self._cars.get(car.seat)
        if found is None or found.of != car:
            found = self._cars[car.seat] = self._parts(car, CarView)
        return found

    def own(self, own: OwnView) -> Parts:
        found = self._own.get(own.seat)
        if found is None or found.of != own:
            found = self._own[own.seat] = self._parts(own, OwnView)
        return found

    def _parts(self, record: CarView | OwnView, kind: type) -> Parts:
        written = cast(CarData | OwnData, WIRE.record(record, self._codes, kind))
        play_area = _encode(written.play_area)
        written.play_area = UNSET  # which msgspec leaves out
        return Parts(record, _encode(written), play_area)


class SharedView:
    """At one moment; it must be asked for views before the race goes on."""

    def __init__(self, game: Game, counting: bool, written: Written) -> None:
        self._race = current_race(game)
        self._counting = counting
        self._written = written
        seen = game_view(game, None, counting)
        written.begin(seen.card_table.codes)
        self._of_watchers = {name: getattr(seen, name) for name in OWN}
        self._parts = [written.car(car) for car in seen.cars]
        self._cars = [_car(parts.rest, parts.play_area) for parts in self._parts]
        self._shared = _encode({**SHARED.view(seen), "season": season_data(game)})

    def to(self, seat: int | None) -> Raw:
        """What a plain view of this seat would be, though its fields are in another order."""
        if seat is None:
            return self._joined(self._cars, _encode(self._of_watchers))
        own = self._written.own(own_view(self._race, seat, self._counting))
        cars = self._cars.copy()
        cars[seat] = _car(self._parts[seat].rest, own.play_area)
        return self._joined(cars, own.rest)

    def _joined(self, cars: list[bytes], own: bytes) -> Raw:
        return Raw(b'%b,"cars":[%b],%b' % (self._shared[:-1], b",".join(cars), own[1:]))


def _car(rest: bytes, play_area: bytes) -> bytes:
    return b'%b,"play_area":%b}' % (rest[:-1], play_area)
