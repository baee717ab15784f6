"""The road as it lies in one race: the circuit with its weather and road tokens (chapter 8).

All tokens are laid out before the start, so that every question of the turn is a look into a table.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.steady_hash import steady_hash


class SectorEffect(NamedTuple):
    """What holds in a sector while a car is in it (8.4, 8.5)."""

    slipstream: int = 0
    cooldown: int = 0
    free_boost: bool = False
    no_slipstream: bool = False
    no_cooldown: bool = False


class Weather(NamedTuple):
    """A weather token: how it changes the set-up of every car (8.2), and the sectors with a weather token."""

    id: str
    stress: int
    heat: int
    heat_to_deck: int
    heat_to_discard: int
    effect: SectorEffect


class RoadToken(NamedTuple):
    """A road condition: either of a corner line, or of the sector that the line opens (8.3, 8.4)."""

    id: str
    copies: int
    limit: int = 0
    dangerous: int = 0
    """Heat to pay on top where the limit is exceeded."""
    effect: SectorEffect | None = None
    is_weather: bool = False
    """The weather token says what holds in the sector."""

    def is_sector(self) -> bool:
        return self.is_weather or self.effect is not None


class WeatherModule(NamedTuple):
    """The supplies of the module, as they are drawn from before the race."""

    weathers: tuple[Weather, ...]
    tokens: tuple[RoadToken, ...]


PLAIN_SECTOR: Final = SectorEffect()
ROADS_KEPT: Final = 256


class Road:
    """Immutable. `sectors` holds what is in force at each space."""

    __slots__ = (
        "_hash",
        "_length",
        "circuit",
        "dangerous",
        "has_sectors",
        "limits",
        "sector_of",
        "sectors",
        "tokens",
        "weather",
    )

    def __init__(self, circuit: Circuit, weather: Weather | None, tokens: Mapping[int, RoadToken]) -> None:
        """`tokens` by the index of their line; a chicane's token may be given at either of its lines."""
        self.circuit = circuit
        self._length = circuit.length
        self.weather = weather
        self.tokens = dict(_at_last_lines(circuit, tokens))
        self.limits = [line.limit for line in circuit.lines]
        self.dangerous = [0] * len(circuit.lines)
        self.sectors = [PLAIN_SECTOR] * circuit.length
        self.sector_of = [_sector_of(circuit, space) for space in range(circuit.length)]
        for index, token in self.tokens.items():
            self._lay(index, token)
        self.has_sectors = any(effect != PLAIN_SECTOR for effect in self.sectors)
        """Whether there is any sector in which something special holds."""
        self._hash = steady_hash((circuit.id, weather, self.tokens))

    def _state(self) -> tuple[Circuit, Weather | None, dict[int, RoadToken]]:
        """All that it was made of, as the constructor takes it; the rest follows."""
        return (self.circuit, self.weather, self.tokens)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Road) and self._state() == other._state())

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return Road, self._state()

    def sector_at(self, distance: int) -> SectorEffect:
        """8.4: what holds where a car stands."""
        return self.sectors[distance % self._length]

    def sector_index(self, distance: int) -> int:
        """1.4: the index of the line that opens the sector of this place."""
        return self.sector_of[distance % self._length]

    def limit(self, number: int) -> int:
        """Of the line with this number, with its token (8.3)."""
        return self.limits[number % len(self.limits)]

    def bill(self, crossed: range, speed: int) -> list[tuple[int, int]]:
        """3.11: the Heat due at each of the lines crossed, beside the line's number (see Circuit.lines_crossed).

        Where cards change the limits (6.4), `speed` is lower by the change.
        """
        limits, dangerous, lines = self.limits, self.dangerous, len(self.limits)
        return [(number, heat_due(speed, limits[number % lines], dangerous[number % lines])) for number in crossed]

    def _lay(self, index: int, token: RoadToken) -> None:
        effect = token.effect
        if token.is_weather:
            effect = self.weather.effect if self.weather else None
        for line in corner_lines(self.circuit, index):
            self.limits[line] += token.limit
            self.dangerous[line] += token.dangerous
        if effect is not None:
            for space, sector in enumerate(self.sector_of):
                if sector == index:
                    self.sectors[space] = effect


@lru_cache(ROADS_KEPT)
def laid_road(
    circuit: Circuit, module: WeatherModule | None, weather: str, tokens: tuple[tuple[int, str], ...]
) -> Road:
    """With that weather, and tokens by the indexes of their lines, all by name. Worked out once for many races."""
    if module is None:
        if weather or tokens:
            raise BadSetup(f"road: {weather or tokens[0][1]}, but the race has no weather")
        return Road(circuit, None, {})
    weathers = {each.id: each for each in module.weathers}
    known = {each.id: each for each in module.tokens}
    laid = {line: known[token] for line, token in tokens}
    return Road(circuit, weathers[weather] if weather else None, laid)


def heat_due(speed: int, limit: int, dangerous: int) -> int:
    """3.11: 1 for each point above the limit; where it is dangerous, too fast is too fast by more (8.3)."""
    return speed - limit + dangerous if speed > limit else 0


def corner_lines(circuit: Circuit, index: int) -> tuple[int, ...]:
    """The indexes of all lines of the corner that this line belongs to: a chicane has two (11.2)."""
    lines = circuit.lines
    if lines[index].chicane:
        return (index - 1, index)
    if index + 1 < len(lines) and lines[index + 1].chicane:
        return (index, index + 1)
    return (index,)


def corners(circuit: Circuit) -> tuple[int, ...]:
    """One line for each corner in track order, the second of a chicane: where tokens and press stand."""
    return tuple(i for i in range(len(circuit.lines)) if corner_lines(circuit, i)[-1] == i)


def _at_last_lines(circuit: Circuit, tokens: Mapping[int, RoadToken]) -> list[tuple[int, RoadToken]]:
    return [(corner_lines(circuit, index)[-1], token) for index, token in sorted(tokens.items())]


def _sector_of(circuit: Circuit, space: int) -> int:
    """1.4: the line that opens the sector; the finish line divides none."""
    return (circuit.lines_passed(space) - 1) % len(circuit.lines)
