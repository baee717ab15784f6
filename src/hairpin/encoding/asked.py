"""A seat and its decision, as far as the index of an action depends on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hairpin.rules.actions import Action
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


class Asked(NamedTuple):
    race: Race
    car: Car
    listed: tuple[Action, ...]


Offset = Callable[[Asked, "Action"], int]
"""Where an action lies in the part of its kind."""


def alone(asked: Asked, action: Action) -> int:
    """The only one of its kind."""
    return 0


def counted(asked: Asked, action: Action) -> int:
    return action.n


def listed(asked: Asked, action: Action) -> int:
    """What has no better number has its place in the list of all."""
    return asked.listed.index(action)
