"""News: one for each entry of a table's log, made from it, without its secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Union, get_args, get_type_hints

import msgspec

from hairpin.rules.keys import key_hash
from hairpin.server.log.entries import Acted, Body, EntryBody, Started
from hairpin.server.protocol.race import Sent


class PlaceData(Sent):
    """Where a car stands, by seat."""

    distance: int
    spot: int
    gear: int


class BeginningData(Sent):
    """A race that begins in the middle of another, which is over."""

    race: int
    """Of its season, from 1."""
    round: int
    places: list[PlaceData]


_MORE: Final[dict[type[Body], Sequence[tuple[str, object] | tuple[str, object, object]]]] = {
    Acted: [("do", str | None)],
    Started: [("game", int), ("hash", str | None, None), ("beginning", BeginningData | None, None)],
}
"""What depends on who is told, or on the table: their own action, how many games there have been, of a key its
hash, and of a race that begins in the middle how the cars stand there."""


def _news_of(entry: type[Body]) -> type[msgspec.Struct]:
    hints = get_type_hints(entry, include_extras=True)
    fields = [(name, hints[name]) for name in entry.told]
    more = _MORE.get(entry, ())
    tag = entry.__struct_config__.tag
    return msgspec.defstruct(
        f"{entry.__name__}News", [*fields, *more], bases=(Sent,), tag_field="kind", tag=tag, module=__name__
    )


NEWS: Final = {entry: _news_of(entry) for entry in get_args(EntryBody)}

if TYPE_CHECKING:
    AnyNews = msgspec.Struct
else:
    AnyNews = Union[tuple(NEWS.values())]  # noqa: UP007


def news_of(body: EntryBody, seat: int | None, game: int) -> AnyNews:
    """As this seat may hear of it; what others did is told by the events, as far as it can be seen."""
    told = [getattr(body, name) for name in body.told]
    match body:
        case Acted():
            told.append(body.do if body.seat == seat else None)
        case Started():
            told += [game, key_hash(body.seed) if isinstance(body.seed, str) else None, _beginning(body)]
        case _:
            pass
    return NEWS[type(body)](*told)


def _beginning(body: Started) -> BeginningData | None:
    """Only what everybody can see of it."""
    return None if body.beginning is None else _begun(msgspec.convert(body.beginning, _Position))


class _Car(msgspec.Struct):
    distance: int
    spot: int = 0
    gear: int = 1


class _Position(msgspec.Struct):
    """Of a race; or of a season, whose race stands in it."""

    cars: list[_Car] = []
    round: int = 0
    results: list[object] = []
    race: _Position | None = None


def _begun(position: _Position) -> BeginningData:
    race = position.race or position
    places = [PlaceData(car.distance, car.spot, car.gear) for car in race.cars]
    return BeginningData(len(position.results) + 1, race.round, places)
