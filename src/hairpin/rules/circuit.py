"""A circuit: a loop of spaces with corner lines across it (chapter 1)."""

from typing import Final, NamedTuple

from hairpin.rules.steady_hash import steady_hash

GRID_ROWS: Final = 6
"""Rows of two on the grid, for twelve cars."""


class CornerLine(NamedTuple):
    """A line between space `at - 1` and space `at`, with its speed limit."""

    at: int
    limit: int
    legend_line: int
    race_side: str
    chicane: bool = False
    """It makes one corner together with the line before it (11.2)."""
    chevrons: tuple[int, ...] = ()
    """How many chevrons stand on the spaces numbered 0, 1, 2, ... before the line (11.3)."""


class Circuit:
    """What the rules need to know of a circuit; immutable once made."""

    __slots__ = (
        "_hash",
        "_in_tunnel",
        "_lines_up_to",
        "_under_water",
        "flooded",
        "heat",
        "id",
        "laps",
        "length",
        "lines",
        "name",
        "press",
        "stress",
        "tunnels",
    )

    def __init__(
        self,
        id: str,
        name: str,
        length: int,
        laps: int,
        heat: int,
        stress: int,
        lines: tuple[CornerLine, ...],
        tunnels: tuple[tuple[int, int], ...] = (),
        press: tuple[int, ...] = (),
        flooded: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.length = length
        self.laps = laps
        self.heat = heat
        self.stress = stress
        self.lines = lines
        self.tunnels = tunnels
        self.press = press
        self.flooded = flooded
        self._in_tunnel = _inside(tunnels, length)
        self._under_water = _inside(flooded, length)
        self._lines_up_to = [sum(line.at <= space for line in lines) for space in range(length)]
        self._hash = steady_hash(self._state())

    def _state(self) -> tuple[object, ...]:
        """All that it was made of, as the constructor takes it; the rest follows."""
        return (
            self.id,
            self.name,
            self.length,
            self.laps,
            self.heat,
            self.stress,
            self.lines,
            self.tunnels,
            self.press,
            self.flooded,
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Circuit) and self._state() == other._state())

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return Circuit, self._state()

    def space(self, distance: int) -> int:
        """1.2."""
        return distance % self.length

    def lap(self, distance: int) -> int:
        """1.2: counted from 0; below 0 on the grid."""
        return distance // self.length

    def finish(self, laps: int) -> int:
        """4.1: the distance at which a car is home."""
        return laps * self.length

    def lines_passed(self, distance: int) -> int:
        """How many corner lines lie between the grid and here, counted on over the laps.

        A move from a to b crosses the lines numbered `lines_passed(a)` to `lines_passed(b) - 1` (1.3), so it is
        also the number of the line ahead.
        """
        return (distance // self.length) * len(self.lines) + self._lines_up_to[distance % self.length]

    def lines_crossed(self, start: int, end: int, laps: int) -> range:
        """The numbers of the lines on the way that count: beyond the finish line there are no limits (4.3)."""
        # written out, not by lines_passed: it is asked in every turn
        lines, length, up_to = len(self.lines), self.length, self._lines_up_to
        first = (start // length) * lines + up_to[start % length]
        beyond = (end // length) * lines + up_to[end % length]
        return range(first, beyond if beyond < laps * lines else laps * lines)

    def line_distance(self, number: int) -> int:
        """Where the line of that number lies: the first distance beyond it."""
        lap, index = divmod(number, len(self.lines))
        return lap * self.length + self.lines[index].at

    def line_ahead(self, distance: int) -> int:
        """Where the next line lies, be it beyond the finish: the first distance beyond it."""
        return self.line_distance(self.lines_passed(distance))

    def line(self, number: int) -> CornerLine:
        return self.lines[number % len(self.lines)]

    def is_tunnel(self, distance: int) -> bool:
        return self._in_tunnel[distance % self.length]

    def is_flooded(self, distance: int) -> bool:
        return self._under_water[distance % self.length]


def _inside(stretches: tuple[tuple[int, int], ...], length: int) -> list[bool]:
    """For each space, whether it lies in one of the stretches, whose both ends belong to them."""
    return [any(first <= space <= last for first, last in stretches) for space in range(length)]
