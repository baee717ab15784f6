"""Bends for a circuit that nobody has drawn.

Every corner bends to the side of its race line, the more the lower its limit; the ground between corners makes up
for what is missing to a full turn. The first such road that does not touch itself is taken, and should none be
sound, a circle always is. Nothing depends on chance: a circuit looks the same each time.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import pi, radians
from typing import Final

from hairpin.drawing.bends import Bend, needed, sharpest
from hairpin.drawing.curve import closed_road
from hairpin.drawing.measures import MIN_RADIUS, SPACE
from hairpin.drawing.road import Roadway
from hairpin.drawing.soundness import is_sound
from hairpin.rules.circuit import Circuit, CornerLine

SHARP: Final = (165, 160, 150, 125, 105, 88, 74, 62, 52, 45, 38)
"""Degrees of a corner by its limit; faster ones bend like the last."""
EASE: Final = 9.0
"""How much wider a corner is for each point of its limit."""
STRENGTHS: Final = (1.0, 0.8, 0.62, 0.45, 0.3, 0.15)
WAVES: Final = (0.9, -0.9, 0.0)
"""How strongly long straights swing to and fro, in radians."""
LONG: Final = 14.0
"""Spaces without a corner that are worth a swing."""


def generated_road(circuit: Circuit) -> Roadway:
    for strength, wave in product(STRENGTHS, WAVES):
        bends = tuple(_bends(circuit, strength, wave))
        road = closed_road(circuit.length, bends, heading=0.0)
        if road is not None and is_sound(road):
            return road
    circle = closed_road(circuit.length, (), heading=0.0)
    assert circle is not None  # it closes by itself
    return circle


def _bends(circuit: Circuit, strength: float, wave: float) -> Iterator[Bend]:
    corners = [_corner(circuit, number, strength) for number in range(len(circuit.lines))]
    yield from corners
    rest = 2 * pi - sum(corner.turn for corner in corners)
    yield from _between(circuit, corners, rest, wave)


def _corner(circuit: Circuit, number: int, strength: float) -> Bend:
    line = circuit.lines[number]
    radius = MIN_RADIUS * 1.1 + EASE * line.limit
    room = min(_before(circuit, number), _before(circuit, number + 1))
    turn = min(strength * sharpness(line), sharpest(room, radius, SPACE))
    over = max(1.0, needed(turn, radius, SPACE))
    return Bend(line.at, turn if line.race_side == "right" else -turn, min(over, room))


def sharpness(line: CornerLine) -> float:
    return radians(SHARP[min(line.limit, len(SHARP) - 1)])


def _before(circuit: Circuit, number: int) -> float:
    """Spaces between a line and the one before it."""
    count = len(circuit.lines)
    at = circuit.lines[number % count].at
    return (at - circuit.lines[(number - 1) % count].at - 1) % circuit.length + 1


def _between(circuit: Circuit, corners: Sequence[Bend], rest: float, wave: float) -> Iterator[Bend]:
    """The rest of the full turn, in wide bends between the corners, and a swing on what is long and straight."""
    gaps = [_gap(circuit, corners, number) for number in range(len(corners))]
    wide = [gap for gap in gaps if gap[1] >= 2]
    total = sum(over for _, over in wide)
    for at, over in wide:
        yield Bend(at, rest * over / total, over)
        if over >= LONG and wave:
            yield from _swing(at, over, wave)


def _gap(circuit: Circuit, corners: Sequence[Bend], number: int) -> tuple[float, float]:
    """The middle and the length of the road that no corner has between this one and the next."""
    here, after = corners[number], corners[(number + 1) % len(corners)]
    distance = _before(circuit, number + 1)
    start, end = here.over / 2, distance - after.over / 2
    return here.at + (start + end) / 2, end - start


def _swing(at: float, over: float, turn: float) -> Iterator[Bend]:
    third = over / 3
    yield Bend(at - third, turn / 2, third)
    yield Bend(at, -turn, third)
    yield Bend(at + third, turn / 2, third)
