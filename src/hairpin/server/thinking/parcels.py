"""What goes to a worker: what stays the same during a race is sent once, and then only named by a number."""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from hairpin.rules.chance import Chance
from hairpin.rules.view import View

MAX_KNOWN: Final = 256
"""Things that a worker keeps: enough for some fifty races at a time."""


class Orders(NamedTuple):
    """The first message to a worker."""

    nice: int
    patience: int
    drivers: tuple[str, ...]
    """To be imported at once."""
    prepare: str
    """`module:function`, called before anything is thought; empty for nothing."""


class Learn(NamedTuple):
    number: int
    thing: object


class Forget(NamedTuple):
    number: int


class Question(NamedTuple):
    name: str
    view: View
    chance: Chance


class Packer:
    """The server's side. It holds on to what it has sent, so that no other thing can have the same `id`."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[int, object]] = OrderedDict()
        self._next = 0

    def pack(self, question: Question) -> bytes:
        parcel = io.BytesIO()
        for thing in _lasting(question.view):
            for message in self._introduce(thing):
                self._write(parcel, message)
        self._write(parcel, question)
        return parcel.getvalue()

    def _introduce(self, thing: object) -> Iterator[Learn | Forget]:
        if id(thing) in self._known:
            self._known.move_to_end(id(thing))
            return
        self._next += 1
        yield Learn(self._next, thing)
        self._known[id(thing)] = self._next, thing
        if len(self._known) > MAX_KNOWN:
            _, (number, _) = self._known.popitem(last=False)
            yield Forget(number)

    def _write(self, parcel: BinaryIO, message: Learn | Forget | Question) -> None:
        _Pickler(parcel, self._known).dump(message)


def _lasting(view: View) -> tuple[object, ...]:
    """Smaller things first: the set-up has a circuit and a card table in it."""
    return view.circuit, view.card_table, view.event, view.road, view.setup


class _Pickler(pickle.Pickler):
    def __init__(self, parcel: BinaryIO, known: OrderedDict[int, tuple[int, object]]) -> None:
        super().__init__(parcel, pickle.HIGHEST_PROTOCOL)
        self._known = known

    def persistent_id(self, thing: object) -> int | None:
        found = self._known.get(id(thing))
        return found[0] if found else None


class Unpacker:
    """The worker's side."""

    def __init__(self, parcels: BinaryIO) -> None:
        self._parcels = parcels
        self._known: dict[int, object] = {}

    def next(self) -> Question:
        """Waits for it. EOFError if there will be none."""
        while True:
            match _Unpickler(self._parcels, self._known).load():
                case Learn(number, thing):
                    self._known[number] = thing
                case Forget(number):
                    del self._known[number]
                case Question() as question:
                    return question
                case other:
                    raise pickle.UnpicklingError(f"a question was expected, not {other!r}")


class _Unpickler(pickle.Unpickler):
    def __init__(self, parcels: BinaryIO, known: dict[int, object]) -> None:
        super().__init__(parcels)
        self._known = known

    def persistent_load(self, number: int) -> object:
        return self._known[number]
