"""From bends to a closed curve.

The heading at every point of the road follows from the bends, and the road from the headings: walked in equal
steps, so that all spaces are equally long and bends lie exactly where they should. Such a walk rarely ends where
it began. A gentle wave that runs once round the lap is added to the headings, just as strong as it takes.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import atan2, ceil, cos, floor, hypot, pi, sin
from typing import Final

from hairpin.drawing.bends import Bend
from hairpin.drawing.measures import SPACE, STEPS
from hairpin.drawing.road import Roadway

ROUNDS: Final = 30
CLOSE: Final = 1e-9
STRONGEST: Final = 2.0
"""A stronger wave would not leave much of the bends."""
Way = tuple[float, float]


def closed_road(length: int, bends: Sequence[Bend], heading: float) -> Roadway | None:
    """The road with these bends whose first space heads that way; nothing if they can't be closed."""
    closed = _close(_headings(length, bends))
    if closed is None:
        return None
    turn = heading - _mean(closed[-1], closed[0])
    return _walk([each + turn for each in closed])


def _headings(length: int, bends: Sequence[Bend]) -> list[float]:
    """In the middle of each step. Bends add up; what they leave of a full turn is spread over the lap."""
    count = length * STEPS
    rest = 2 * pi - sum(bend.turn for bend in bends)
    turns = [rest / count] * count
    for bend in bends:
        for step, turn in _turns(bend):
            turns[step % count] += turn
    return list(accumulate(turns))


def _turns(bend: Bend) -> Iterator[tuple[int, float]]:
    """How much of a bend comes between the middle of the step before and the middle of each step."""
    first, last = floor((bend.at - bend.over / 2) * STEPS), ceil((bend.at + bend.over / 2) * STEPS) + 1
    for step in range(first, last + 1):
        where = (step + 0.5) / STEPS
        yield step, bend.turned(where) - bend.turned(where - 1 / STEPS)


def _close(headings: Sequence[float]) -> list[float] | None:
    count = len(headings)
    waves = [(cos(2 * pi * step / count), sin(2 * pi * step / count)) for step in range(count)]
    even = odd = 0.0
    for _ in range(ROUNDS):
        bent = [each + even * wave[0] + odd * wave[1] for each, wave in zip(headings, waves, strict=True)]
        ways = [(cos(each), sin(each)) for each in bent]
        x, y = sum(way[0] for way in ways), sum(way[1] for way in ways)
        if hypot(x, y) < CLOSE * count:
            return bent
        step = _step(ways, waves, x, y)
        if step is None or hypot(even, odd) > STRONGEST:
            return None
        even, odd = even + step[0], odd + step[1]
    return None


def _step(ways: Sequence[Way], waves: Sequence[Way], x: float, y: float) -> Way | None:
    """Newton's: which change of the two waves would close the road if the world were flat."""
    both = list(zip(ways, waves, strict=True))
    x_even, x_odd = sum(-way[1] * wave[0] for way, wave in both), sum(-way[1] * wave[1] for way, wave in both)
    y_even, y_odd = sum(way[0] * wave[0] for way, wave in both), sum(way[0] * wave[1] for way, wave in both)
    area = x_even * y_odd - x_odd * y_even
    if abs(area) < 1e-6 * len(both):
        return None
    even, odd = (-x * y_odd + y * x_odd) / area, (-y * x_even + x * y_even) / area
    short = min(1.0, 0.5 / max(abs(even), abs(odd), 1e-12))
    return even * short, odd * short


def _walk(headings: Sequence[float]) -> Roadway:
    x = y = 0.0
    points = []
    for heading in headings:
        points.append((x, y))
        x += cos(heading) * SPACE / STEPS
        y += sin(heading) * SPACE / STEPS
    before = [headings[-1], *headings[:-1]]
    return Roadway(points, [_mean(a, b) for a, b in zip(before, headings, strict=True)])


def _mean(a: float, b: float) -> float:
    """The direction between two, wherever each began to count."""
    return atan2(sin(a) + sin(b), cos(a) + cos(b))
