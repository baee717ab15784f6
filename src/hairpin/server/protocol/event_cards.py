"""The events of the championship for clients, made from the engine's own type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_type_hints

import msgspec

from hairpin.rules.event_cards import EventCard
from hairpin.server.protocol.race import Sent

_FIGURES: Final = tuple(name for name in EventCard._fields if name != "circuit")
_TYPES: Final = {name: get_type_hints(EventCard)[name] for name in _FIGURES}
_AS_LISTS: Final = {name: list[int] for name, hint in _TYPES.items() if hint == tuple[int, ...]}
_DEFAULTS: Final = EventCard._field_defaults

if TYPE_CHECKING:
    EventCardData = msgspec.Struct
else:
    EventCardData = msgspec.defstruct(
        "EventCardData",
        [*(_TYPES | _AS_LISTS).items()],
        bases=(Sent,),
        namespace={"__doc__": "An event of the championship; a figure that changes nothing is 0, or empty."},
        module=__name__,
    )


class EventList(Sent):
    events: list[EventCardData]


def event_card_data(event: EventCard) -> EventCardData:
    figures = {name: _figure(name, getattr(event, name)) for name in _FIGURES}
    return msgspec.convert(figures, EventCardData)


def _figure(name: str, figure: object) -> object:
    """A hand size of 7 is no news, nor is a press that gives one card."""
    return 0 if type(figure) is int and figure == _DEFAULTS.get(name) else figure
