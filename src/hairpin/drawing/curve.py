"""From bends to a closed curve.

The heading at every point of the road follows from the bends, and the road from the headings: walked in equal
steps, so that all spaces are equally long and bends lie exactly where they should. Such a walk rarely ends where
it began. A gentle wave that runs once round the lap is added to the headings, just as strong as it takes.
"""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Final

from hairpin.drawing.bends import Bend
from hairpin.drawing.measures import SPACE, STEPS
from hairpin.drawing.road import Road

ROUNDS: Final = 30
CLOSE: Final = 1e-9


def closed_road(length: int, bends: Sequence[Bend], heading: float) -> Road | None:
    """The road with these bends whose first space heads that way; nothing if they can't be closed."""
    count = length * STEPS
    headings = [_heading(bends, (step + 0.5) / STEPS, length) for step in range(count)]
    closed = _close(headings)
    if closed is None:
        return None
    turn = heading - _mean(closed[-1] - 2 * pi, closed[0])
    return _walk([each + turn for each in closed])


def _heading(bends: Sequence[Bend], where: float, length: int) -> float:
    """Bends add up; what they leave of a full turn is spread over the lap."""
    rest = 2 * pi - sum(bend.turn for bend in bends)
    laps = (-length, 0, length)
    return rest * where / length + sum(bend.turned(where + lap) for bend in bends for lap in laps)


def _close(headings: Sequence[float]) -> list[float] | None:
    count = len(headings)
    waves = [(cos(2 * pi * step / count), sin(2 * pi * step / count)) for step in range(count)]
    even = odd = 0.0
    for _ in range(ROUNDS):
        bent = [each + even * wave[0] + odd * wave[1] for each, wave in zip(headings, waves, strict=True)]
        x, y = sum(map(cos, bent)), sum(map(sin, bent))
        if hypot(x, y) < CLOSE * count:
            return bent
        step = _step(bent, waves, x, y)
        if step is None:
            return None
        even, odd = even + step[0], odd + step[1]
    return None


def _step(
    bent: Sequence[float], waves: Sequence[tuple[float, float]], x: float, y: float
) -> tuple[float, float] | None:
    """Newton's: which change of the two waves would close the road if the world were flat."""
    x_even = sum(-sin(each) * wave[0] for each, wave in zip(bent, waves, strict=True))
    x_odd = sum(-sin(each) * wave[1] for each, wave in zip(bent, waves, strict=True))
    y_even = sum(cos(each) * wave[0] for each, wave in zip(bent, waves, strict=True))
    y_odd = sum(cos(each) * wave[1] for each, wave in zip(bent, waves, strict=True))
    area = x_even * y_odd - x_odd * y_even
    if abs(area) < 1e-6 * len(bent):
        return None
    even, odd = (-x * y_odd + y * x_odd) / area, (-y * x_even + x * y_even) / area
    short = min(1.0, 0.5 / max(abs(even), abs(odd), 1e-12))
    return even * short, odd * short


def _walk(headings: Sequence[float]) -> Road:
    x = y = 0.0
    points = []
    for heading in headings:
        points.append((x, y))
        x += cos(heading) * SPACE / STEPS
        y += sin(heading) * SPACE / STEPS
    before = [headings[-1], *headings[:-1]]
    return Road(points, [_mean(a, b) for a, b in zip(before, headings, strict=True)])


def _mean(a: float, b: float) -> float:
    """The direction between two, wherever each began to count."""
    return atan2(sin(a) + sin(b), cos(a) + cos(b))
