"""What goes to a worker: what stays the same during a race is sent once, and then only named by a number."""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import fields
from operator import attrgetter
from typing import BinaryIO, Final, NamedTuple

from hairpin.rules.card_table import CardTable
from hairpin.rules.chance import Chance
from hairpin.rules.circuit import Circuit
from hairpin.rules.event_cards import EventCard
from hairpin.rules.road import Road
from hairpin.rules.setup import Setup
from hairpin.rules.view import CarView, View

MAX_KNOWN: Final = 256
"""Things that a worker keeps: each race has a set-up and a road of its own."""


class Orders(NamedTuple):
    """The first message to a worker."""

    nice: int
    patience: int
    drivers: tuple[str, ...]
    """To be imported at once."""
    prepare: str
    """`module:function`, called before anything is thought; empty for nothing."""
    files: tuple[str, ...] = ()
    """Drivers in files that the server offers."""


class Learn(NamedTuple):
    number: int
    thing: object


class Forget(NamedTuple):
    number: int


class Question(NamedTuple):
    name: str
    view: View
    chance: Chance
    wants_advice: bool = False


Reduced = str | tuple[Callable[[int], object], tuple[int]] | tuple[type[CarView], tuple[object, ...]]
"""What pickle wants to know of a thing: a function, and what to call it with."""

LASTING: Final = (Circuit, CardTable, EventCard, Road, Setup)
_car_fields = attrgetter(*(field.name for field in fields(CarView)))


class Packer:
    """The server's side. It holds on to what it has sent, so that no other thing can have the same `id`."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[int, object]] = OrderedDict()
        self._next = 0
        # by type, not with persistent ids: those would ask about every number and every text
        self._ways = {**dict.fromkeys(LASTING, self._named), CarView: _plain_car}

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
        pickler = pickle.Pickler(parcel, pickle.HIGHEST_PROTOCOL)
        pickler.dispatch_table = self._ways
        pickler.dump(message)

    def _named(self, thing: object) -> Reduced:
        found = self._known.get(id(thing))
        return (_known_thing, (found[0],)) if found else thing.__reduce_ex__(pickle.HIGHEST_PROTOCOL)


def _lasting(view: View) -> tuple[object, ...]:
    """Smaller things first: the set-up has a circuit and a card table in it."""
    return view.circuit, view.card_table, view.event, view.road, view.setup


def _plain_car(car: CarView) -> Reduced:
    """Quicker than what a dataclass does by itself, and there are up to twelve."""
    return CarView, _car_fields(car)


_things: dict[int, object] = {}
"""In a worker: what it has learned."""


def _known_thing(number: int) -> object:
    return _things[number]


def next_question(parcels: BinaryIO) -> Question:
    """The worker's side. It waits; EOFError if there will be none."""
    while True:
        match pickle.load(parcels):
            case Learn(number, thing):
                _things[number] = thing
            case Forget(number):
                del _things[number]
            case Question() as question:
                return question
            case other:
                raise pickle.UnpicklingError(f"a question was expected, not {other!r}")
