"""Types of the protocol that are made from those of the engine: views and events, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, get_args, get_origin

import msgspec

from hairpin.records.plain import Writing, field_types, is_record, marks, without_none
from hairpin.rules.cards import CARD, HIDDEN
from hairpin.rules.symbols import HeldSymbol
from hairpin.rules.symbols.symbol import SYMBOL
from hairpin.rules.view import CarView, ChosenValue, OwnView, View

NOT_SENT: Final = frozenset({"setup", "circuit", "card_table", "road", "event", "options"})
"""Of a view: what clients get otherwise, or not at all."""

NAMES: Final[dict[type, str]] = {
    View: "ViewData",
    CarView: "CarData",
    OwnView: "OwnData",
    HeldSymbol: "SymbolData",
    ChosenValue: "ChosenValue",
}
WORDS: Final = {"is_legend": "legend", "is_rival": "rival", "has_committed": "committed"}
"""Clients say it shorter."""

_STRUCTS: Final[dict[type, type[msgspec.Struct]]] = {}


def struct_of(record: type, more: Sequence[tuple[str, object, object]] = ()) -> type[msgspec.Struct]:
    """`more` are fields that the server adds, with their defaults."""
    if record not in _STRUCTS:
        types = [(WORDS.get(name, name), _type(hint)) for name, hint in _kept(record).items()]
        name = NAMES.get(record, record.__name__)
        words = {"__doc__": record.__doc__}
        _STRUCTS[record] = msgspec.defstruct(name, [*types, *more], module=__name__, namespace=words)
    return _STRUCTS[record]


def tagged_struct_of(record: type, tag_field: str) -> type[msgspec.Struct]:
    """One of several, told apart by their names."""
    types = [(name, _type(hint)) for name, hint in _kept(record).items()]
    _STRUCTS[record] = msgspec.defstruct(
        record.__name__, types, tag_field=tag_field, tag=record.__name__, frozen=True, module=__name__
    )
    return _STRUCTS[record]


def _kept(record: type) -> dict[str, object]:
    return {name: hint for name, hint in field_types(record).items() if name not in NOT_SENT}


def _type(hint: object) -> type:
    """As msgspec understands it; it wants types where the engine has marks and tuples."""
    if CARD in marks(hint):
        return str | None if HIDDEN in marks(hint) else str  # type: ignore[return-value]
    if SYMBOL in marks(hint):
        return str
    if is_record(hint):
        assert isinstance(hint, type)
        return struct_of(hint)
    inner = without_none(hint)
    if inner is not None:
        return _type(inner) | None  # type: ignore[return-value]
    if get_origin(hint) is tuple and get_args(hint)[-1] is Ellipsis:
        return list[_type(get_args(hint)[0])]  # type: ignore[misc, return-value]
    assert isinstance(hint, type) or get_origin(hint) is tuple
    return hint  # type: ignore[return-value]


def _make(record: type, values: list[object]) -> object:
    return _STRUCTS[record](*values)


class _WireWriting(Writing):
    def kept(self, record: type) -> dict[str, object]:
        return _kept(record)


WIRE: Final = _WireWriting(_make)


class WritingWithout(_WireWriting):
    """Views without some of their fields, which are written by themselves."""

    def __init__(self, *left_out: str) -> None:
        super().__init__(_make_or_dict)
        self._left_out = left_out
        self._names = [WORDS.get(name, name) for name in self.kept(View)]

    def kept(self, record: type) -> dict[str, object]:
        kept = super().kept(record)
        if record is not View:
            return kept
        return {name: hint for name, hint in kept.items() if name not in self._left_out}

    def view(self, seen: View) -> dict[str, object]:
        written = cast(list[object], self.record(seen, seen.card_table.codes, View))
        return dict(zip(self._names, written, strict=True))


def _make_or_dict(record: type, values: list[object]) -> object:
    return values if record is View else _make(record, values)
