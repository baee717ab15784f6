"""What happened in the race, for clients: the engine's events one by one, cards by their codes.

The types are made from the engine's own, so a new event can't be forgotten here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Union, get_args, get_type_hints

import msgspec

from hairpin.rules import events
from hairpin.rules.view import FACE_DOWN

CARD_FIELDS: Final = frozenset({"card", "cards", "given", "taken", "upgrades"})
"""Fields that name cards; all others are numbers and words."""

Card = str | None
"""A card's code; None for one that lies face down."""

_AS_CARDS: Final[dict[object, object]] = {
    int: Card,
    tuple[int, ...]: list[Card],
    tuple[tuple[int, ...], ...]: list[list[Card]],
}
_AS_LISTS: Final[dict[object, object]] = {
    tuple[int, ...]: list[int],
    tuple[tuple[int, str], ...]: list[tuple[int, str]],
}


def _struct_of(event: type[events.Event]) -> type[msgspec.Struct]:
    hints = get_type_hints(event)
    fields = [(name, _type_of(name, hints[name])) for name in event._fields]
    return msgspec.defstruct(
        event.__name__, fields, tag_field="event", tag=event.__name__, frozen=True, module=__name__
    )


def _type_of(name: str, hint: object) -> type:
    types = _AS_CARDS if name in CARD_FIELDS else _AS_LISTS
    return types.get(hint, hint)  # type: ignore[return-value]


STRUCTS: Final = {event: _struct_of(event) for event in get_args(events.Event)}

if TYPE_CHECKING:
    EventData = msgspec.Struct
else:
    EventData = Union[tuple(STRUCTS.values())]  # noqa: UP007


def event_data(event: events.Event, codes: list[str]) -> EventData:
    values = [
        _card(value, codes) if name in CARD_FIELDS else value
        for name, value in zip(event._fields, event, strict=True)
    ]
    return STRUCTS[type(event)](*values)


def _card(value: object, codes: list[str]) -> object:
    if isinstance(value, tuple):
        return [_card(each, codes) for each in value]
    assert isinstance(value, int)
    return None if value == FACE_DOWN else codes[value]
