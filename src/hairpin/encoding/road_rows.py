"""What an observation says of the road, worked out once for every space: lines ahead, sector, tunnel, water."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hairpin.encoding.observation_table import CORNER, CORNERS

if TYPE_CHECKING:
    from hairpin.rules.road import Road, SectorEffect

FREE_BOOST: Final = 1
NO_SLIPSTREAM: Final = 2
NO_COOLDOWN: Final = 4
ALL_CORNERS: Final = CORNERS * CORNER
_MANY_ROADS: Final = 256
"""With weather every race has a road of its own."""


def road_row(road: Road, distance: int, laps: int) -> tuple[int, ...]:
    """From `corners` to `flooded`. Lines beyond the finish do not count (4.3)."""
    circuit = road.circuit
    row = _rows(road)[distance % circuit.length]
    ahead = laps * len(circuit.lines) - circuit.lines_passed(distance)
    if ahead >= CORNERS:
        return row
    seen = CORNER * max(0, ahead)
    return (*row[:seen], *(0,) * (ALL_CORNERS - seen), *row[ALL_CORNERS:])


@lru_cache(_MANY_ROADS)
def _rows(road: Road) -> tuple[tuple[int, ...], ...]:
    return tuple(_row(road, space) for space in range(road.circuit.length))


def _row(road: Road, space: int) -> tuple[int, ...]:
    circuit = road.circuit
    first = circuit.lines_passed(space)
    corners = [each for number in range(first, first + CORNERS) for each in _corner(road, number, space)]
    return (*corners, *_sector(road.sector_at(space)), circuit.is_tunnel(space), circuit.is_flooded(space))


def _corner(road: Road, number: int, space: int) -> tuple[int, ...]:
    circuit = road.circuit
    spaces = circuit.line_distance(number) - space
    dangerous = road.dangerous[number % len(circuit.lines)]
    return (spaces, road.limit(number), dangerous, *_sector(road.sector_at(circuit.line(number).at)))


def _sector(effect: SectorEffect) -> tuple[int, int, int]:
    flags = FREE_BOOST * effect.free_boost + NO_SLIPSTREAM * effect.no_slipstream
    return (effect.slipstream, effect.cooldown, flags + NO_COOLDOWN * effect.no_cooldown)
