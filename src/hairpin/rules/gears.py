"""Step 1: which gears can be reached, and what the shift costs (3.1, 14.2).

Asked by the rules, by forecasts and by drivers alike. `flooded` says whether the car stood on a flooded space when
the round began, `heat` how many Heat cards its engine holds.
"""

from typing import Final

TOP_GEAR: Final = 4
MAX_SHIFT: Final = 2
"""3.1: larger changes do not exist."""
MAX_SHIFT_HEAT: Final = 2
"""No shift costs more."""


def shift_heat(gear: int, to: int, flooded: bool) -> int:
    """3.1: a change by two gears costs 1 Heat. 14.2: on a flooded space, shifting down costs 1 more."""
    heat = 1 if abs(to - gear) == MAX_SHIFT else 0
    return heat + 1 if flooded and to < gear else heat


def reachable_gears(gear: int, heat: int, flooded: bool) -> tuple[int, ...]:
    """All that can be paid for, the lowest first; the present gear is always among them."""
    return _REACHABLE[flooded][gear][heat if heat < MAX_SHIFT_HEAT else MAX_SHIFT_HEAT]


def shown_gears(gear: int) -> tuple[int, ...]:
    """10.2: where gears are hidden until the reveal, also those that can't be paid for may be planned."""
    return reachable_gears(gear, MAX_SHIFT_HEAT, flooded=True)


def mended_gear(planned: int, payable: tuple[int, ...]) -> int:
    """10.2: the payable gear that is nearest to the planned one."""
    return max(payable[0], min(planned, payable[-1]))


def _reachable(gear: int, heat: int, flooded: bool) -> tuple[int, ...]:
    near = range(max(1, gear - MAX_SHIFT), min(TOP_GEAR, gear + MAX_SHIFT) + 1)
    return tuple(to for to in near if shift_heat(gear, to, flooded) <= heat)


_REACHABLE: Final = [
    [[_reachable(gear, heat, flooded) for heat in range(MAX_SHIFT_HEAT + 1)] for gear in range(TOP_GEAR + 1)]
    for flooded in (False, True)
]
"""Looked up by every plan."""
