"""What the cars look like: people's own colours and start numbers first; all others take what is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from hairpin.content.problems import shown
from hairpin.rules.setup import COLORS, MAX_NUMBER
from hairpin.server.errors import Code, Refused
from hairpin.server.table.state import Seat

LIKENESS: Final = (
    *("red", "orange", "yellow", "green", "teal", "cyan"),
    *("blue", "purple", "pink", "white", "grey", "black"),
)
"""Round a circle: neighbours are the colours that are most alike."""
NUMBERS: Final = range(1, MAX_NUMBER + 1)

T = TypeVar("T", str, int)


class Livery(NamedTuple):
    color: str
    number: int


def liveries(seats: Sequence[Seat]) -> list[Livery]:
    """By seat, as they would be if the race began now."""
    colors = _shared_out([_color_claims(seat, COLORS[place]) for place, seat in enumerate(seats)], COLORS)
    numbers = _shared_out([_number_claims(seat, place + 1) for place, seat in enumerate(seats)], NUMBERS)
    return [Livery(color, number) for color, number in zip(colors, numbers, strict=True)]


def _color_claims(seat: Seat, usual: str) -> tuple[str | None, ...]:
    """What it wants, the strongest claim first: a person's choice, a person's default, and so of others."""
    wish = seat.color or seat.wish.color
    if seat.who is None:
        return None, None, wish, usual
    return seat.color, seat.wish.color or usual, None, None


def _number_claims(seat: Seat, usual: int) -> tuple[int | None, ...]:
    if seat.who is None:
        return None, None, seat.number, usual
    return seat.number, usual, None, None


def _shared_out(claims: list[tuple[T | None, ...]], supply: Iterable[T]) -> list[T]:
    """By strength, and of equal claims that of the first seat."""
    given: dict[int, T] = {}
    for strength in zip(*claims, strict=True):
        for seat, claim in enumerate(strength):
            if seat not in given and claim is not None and claim not in given.values():
                given[seat] = claim
    left = iter([each for each in supply if each not in given.values()])
    return [given[seat] if seat in given else next(left) for seat in range(len(claims))]


def free_color(seats: Sequence[Seat], who: str, wished: str) -> str:
    """The nearest one that nobody else at the table drives with."""
    if wished not in COLORS:
        raise Refused(Code.BAD_COLOR, f"no car is {shown(wished)}; colours are {', '.join(COLORS)}")
    taken = {livery.color for livery in _of_others(seats, who)}
    place, colors = LIKENESS.index(wished), len(LIKENESS)
    steps = sorted(range(colors), key=lambda step: min(step, colors - step))
    return next(color for step in steps if (color := LIKENESS[(place + step) % colors]) not in taken)


def free_number(seats: Sequence[Seat], who: str, wished: int) -> int:
    """The nearest one that nobody else at the table drives with."""
    if wished not in NUMBERS:
        raise Refused(Code.BAD_NUMBER, f"a start number is 1 to {MAX_NUMBER}, not {wished}")
    taken = {livery.number for livery in _of_others(seats, who)}
    free = (number for number in NUMBERS if number not in taken)
    return min(free, key=lambda number: (abs(number - wished), number < wished))


def _of_others(seats: Sequence[Seat], who: str) -> list[Livery]:
    """Of the other people: drivers and Legends give way."""
    return [livery for seat, livery in zip(seats, liveries(seats), strict=True) if seat.who not in (None, who)]
