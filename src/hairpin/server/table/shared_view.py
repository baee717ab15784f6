"""A race for all who are at its table: what everybody sees is written once, each seat's own cards are put in.

Nearly all of a view is the same for all seats, and writing it was a third of what an action costs.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, Raw

from hairpin.records.games import Game, current_race
from hairpin.rules.view import OwnView
from hairpin.server.protocol.race import CarData
from hairpin.server.protocol.translate import own_data, view_data

OWN: Final = tuple(name for name in OwnView._fields if name != "play_area")
"""Of a view; the cards in play are a field of the seat's car."""

_encode: Final = msgspec.json.Encoder().encode


class SharedView:
    """At one moment; it must be asked for views before the race goes on."""

    def __init__(self, game: Game, counting: bool) -> None:
        self._game = game
        self._counting = counting
        shown = view_data(game, None, counting)
        self._of_watchers = {name: getattr(shown, name) for name in OWN}
        self._cars = [_encode(car) for car in shown.cars]
        self._bare_cars = [_without_cards(car) for car in shown.cars]
        for name in (*OWN, "cars"):
            setattr(shown, name, UNSET)  # which msgspec leaves out
        self._shared = _encode(shown)

    def to(self, seat: int | None) -> Raw:
        """What a plain view of this seat would be, though its fields are in another order."""
        if seat is None:
            return self._joined(self._cars, _encode(self._of_watchers))
        own = own_data(current_race(self._game), seat, self._counting)
        cars = self._cars.copy()
        cars[seat] = b'%b,"play_area":%b}' % (self._bare_cars[seat][:-1], _encode(own.play_area))
        own.play_area = UNSET
        return self._joined(cars, _encode(own))

    def _joined(self, cars: list[bytes], own: bytes) -> Raw:
        return Raw(b'%b,"cars":[%b],%b' % (self._shared[:-1], b",".join(cars), own[1:]))


def _without_cards(car: CarData) -> bytes:
    car.play_area = UNSET
    return _encode(car)
