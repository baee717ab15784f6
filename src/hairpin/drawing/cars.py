"""Cars on a drawing."""

from typing import NamedTuple


class CarThere(NamedTuple):
    """What everybody sees of a car."""

    color: str
    number: int
    distance: int
    spot: int
