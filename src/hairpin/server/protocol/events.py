"""What happened in the race, for clients: the engine's events one by one, cards by their codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Union, get_args

import msgspec

from hairpin.rules import events
from hairpin.server.protocol.derived import WIRE, tagged_struct_of

STRUCTS: Final = {event: tagged_struct_of(event, "event") for event in get_args(events.Event)}

if TYPE_CHECKING:
    EventData = msgspec.Struct
else:
    EventData = Union[tuple(STRUCTS.values())]  # noqa: UP007


def event_data(event: events.Event, codes: list[str]) -> EventData:
    return WIRE.record(event, codes, type(event))  # type: ignore[return-value]
