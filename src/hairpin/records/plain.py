"""The engine's values on paper and on the wire: cards by their codes, symbols by their names.

How a value is written follows from its type, so that a new field of an event or a view can't be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Final, Union, get_args, get_origin, get_type_hints

from hairpin.rules.cards import CARD, FACE_DOWN
from hairpin.rules.events import Event
from hairpin.rules.symbols import BY_NUMBER
from hairpin.rules.symbols.symbol import SYMBOL

Codes = list[str]
Write = Callable[[object, Codes], object]
Make = Callable[[type, list[object]], object]
"""What becomes of a record of the engine, such as an event: from its type, and its fields as they are written."""


def field_types(record: type) -> dict[str, object]:
    """Of a named tuple or a dataclass, in order; with the marks that tell cards from numbers."""
    names = [field.name for field in fields(record)] if is_dataclass(record) else record._fields  # type: ignore[attr-defined]
    hints = get_type_hints(record, include_extras=True)
    return {name: hints[name] for name in names}


def is_record(hint: object) -> bool:
    return isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields"))


def marks(hint: object) -> tuple[object, ...]:
    return getattr(hint, "__metadata__", ())


def without_none(hint: object) -> object | None:
    """X of `X | None`; None for any other type."""
    if get_origin(hint) not in (Union, UnionType):
        return None
    kinds: list[object] = [each for each in get_args(hint) if each is not NoneType]
    return kinds[0]


def card_code(card: object, codes: Codes) -> object:
    """None for a card that lies face down."""
    assert isinstance(card, int)
    return None if card == FACE_DOWN else codes[card]


def symbol_name(number: object, codes: Codes) -> object:
    assert isinstance(number, int)
    return BY_NUMBER[number].name


def _getter(names: tuple[str, ...]) -> Callable[[object], Sequence[object]]:
    """Of several fields at once, which is quicker than one after the other."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: [getattr(value, name) for name in names]


class Writing:
    """Knows how to write values of any type; `make` puts records together."""

    def __init__(self, make: Make) -> None:
        self._make = make
        self._known: dict[object, Write | None] = {}

    def record(self, value: object, codes: Codes, record: type) -> object:
        write = self.writer(record)
        assert write is not None
        return write(value, codes)

    def writer(self, hint: object) -> Write | None:
        """None: a value of this type is written as it is."""
        if hint not in self._known:
            self._known[hint] = self._writer(hint)
        return self._known[hint]

    def _writer(self, hint: object) -> Write | None:
        if CARD in marks(hint):
            return card_code
        if SYMBOL in marks(hint):
            return symbol_name
        if is_record(hint):
            assert isinstance(hint, type)
            return self._of_record(hint)
        inner = without_none(hint)
        if inner is not None:
            return self._of_optional(inner)
        if get_origin(hint) is tuple and get_args(hint)[-1] is Ellipsis:
            return self._of_row(get_args(hint)[0])
        return None

    def _of_optional(self, inner: object) -> Write | None:
        write = self.writer(inner)
        if write is None:
            return None
        return lambda value, codes: None if value is None else write(value, codes)

    def _of_row(self, inner: object) -> Write | None:
        write = self.writer(inner)
        if write is None:
            return None
        return lambda row, codes: [write(value, codes) for value in row]  # type: ignore[attr-defined]

    def _of_record(self, record: type) -> Write:
        make = self._make
        names = tuple(self.kept(record))
        found = _getter(names)
        changed = [
            (place, other)
            for place, hint in enumerate(self.kept(record).values())
            if (other := self.writer(hint)) is not None
        ]

        def write(value: object, codes: Codes) -> object:
            values = list(found(value))
            for place, each in changed:
                values[place] = each(values[place], codes)
            return make(record, values)

        return write

    def kept(self, record: type) -> dict[str, object]:
        """The fields that are written."""
        return field_types(record)


# -- as plain data ---------------------------------------------------------------------------------------


@cache
def _names(record: type) -> tuple[str, ...]:
    return tuple(field_types(record))


def _as_dict(record: type, values: list[object]) -> object:
    return dict(zip(_names(record), values, strict=True))


_PLAIN: Final = Writing(_as_dict)


def event_data(event: Event, codes: Codes) -> dict[str, object]:
    """As the server tells it, too: `{"event": "CardsDrawn", "seat": 0, "cards": ["4", "u7"]}`."""
    data = _PLAIN.record(event, codes, type(event))
    assert isinstance(data, dict)
    return {"event": type(event).__name__, **data}


def plain_data(record: object, codes: Codes) -> object:
    """A record of the engine, such as a position, with all records in it."""
    return _PLAIN.record(record, codes, type(record))
