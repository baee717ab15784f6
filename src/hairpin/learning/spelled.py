"""Functions that look at one position, number by number: plain Python for a driver, compiled for learning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

Spelled = Callable[..., None] | Callable[..., int] | Callable[..., float]
Function = TypeVar("Function", bound=Spelled)


class Numbers(Protocol):
    """A row of whole numbers."""

    def __getitem__(self, place: int) -> int: ...


class Features(Protocol):
    """A row that is filled; it begins as zeros."""

    def __getitem__(self, place: int) -> float: ...

    def __setitem__(self, place: int, number: float) -> None: ...


class Printed(Protocol):
    """What is printed on each card, one after the other, and what else is known from the start."""

    def __getitem__(self, place: int) -> float: ...


SPELLED: Final[list[Spelled]] = []


def spelled(function: Function) -> Function:
    """It stays as it is; compiled functions may call it as well (see `looking.py`)."""
    SPELLED.append(function)
    return function


def aligned(size: int) -> int:
    """The next multiple of 8: a GPU sums up such rows much quicker; the numbers beyond stay 0."""
    return -(-size // 8) * 8


@spelled
def within(number: int, low: int, high: int) -> int:
    if number < low:
        return low
    if number > high:
        return high
    return number


@spelled
def mark(into: Features, at: int, number: int, first: int, count: int) -> None:
    """One of `count` places from `at` on; what is lower or higher counts as the first or the last."""
    into[at + within(number - first, 0, count - 1)] = 1.0
