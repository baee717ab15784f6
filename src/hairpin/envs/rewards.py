"""What a car is rewarded for: by name, or made up from the same two parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hairpin.content.problems import did_you_mean
from hairpin.rules.errors import BadSetup


def evenly(place: int, cars: int) -> float:
    """1 for the first place, -1 for the last, the others evenly between; 1 for a car alone."""
    return 1.0 - 2.0 * (place - 1) / (cars - 1) if cars > 1 else 1.0


def won(place: int, cars: int) -> float:
    return float(place == 1)


def nothing(place: int, cars: int) -> float:
    return 0.0


class Scheme(NamedTuple):
    """`at_end` of place and number of cars, when the race is over; `way` for driving from start to finish.

    The way is shared out to the spaces: a car gets its part whenever it moves on, and loses it by spinning out.
    """

    at_end: Callable[[int, int], float] = evenly
    way: float = 0.0


SCHEMES: Final = {
    "place": Scheme(evenly),
    "win": Scheme(won),
    "progress": Scheme(nothing, 1.0),
    "place+progress": Scheme(evenly, 1.0),
}


def scheme(wanted: str | Scheme) -> Scheme:
    if isinstance(wanted, Scheme):
        return wanted
    if wanted not in SCHEMES:
        hint = did_you_mean(wanted, tuple(SCHEMES))
        raise BadSetup(f"reward: there is no {wanted!r}; {hint}schemes are {', '.join(SCHEMES)}, or a Scheme")
    return SCHEMES[wanted]
