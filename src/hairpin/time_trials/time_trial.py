"""A circuit driven alone, worked out backward from the finish: how many rounds are still to go.

The state before a turn is how far it is to go, the gear, the Heat in the engine, and the Heat and the Stress in
the hand. What is hidden behind it (which cards will come, when paid Heat returns) is replaced by averages over
sample hands. Every turn moves the car forward, so that one sweep along the road finds the worth of every state.
Worths are rounds, with a minus sign: more is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from hairpin.rules.gears import MAX_SHIFT_HEAT, reachable_gears, shift_heat
from hairpin.rules.road import heat_due
from hairpin.rules.slipstream import SLIPSTREAM_SPACES
from hairpin.rules.turn import ADRENALINE_COOLDOWN, GEAR_COOLDOWN
from hairpin.time_trials.sample_hands import (
    GEARS,
    HAND,
    MAX_HEAT,
    MAX_STRESS,
    SAMPLES,
    TOP_SPEED,
    Floats,
    Whole,
    drawn,
    flip_chances,
    sample_plays,
)

if TYPE_CHECKING:
    from hairpin.rules.circuit import Circuit
    from hairpin.rules.road import Road

Row = TypeVar("Row")
Worths = tuple[tuple[tuple[tuple[tuple[float, ...], ...], ...], ...], ...]
Order = tuple[bytes, tuple[float, ...]]
"""Sums of card values from the most to the least welcome, and what each is worth. There are many: the garbage
collector leaves plain tuples of numbers alone, and only those."""


OVERSHOOT_WORTH: Final = 0.06
"""Of a space beyond the finish: it decides between those who end in the same round."""
SPIN_OUT_COST: Final = 0.3
"""What the Stress of a spin-out costs later on."""
STUCK_COST: Final = 3.0
"""Of a spin-out that brings the car back to where it began its turn, which the sweep can't value."""
IMPOSSIBLE: Final = -99.0
MAX_ENGINE: Final = 12
GRID: Final = 7
"""So many spaces before the line: no row of the grid is further back."""
MAX_FLIPS: Final = 4
SLIPSTREAM_CHANCE: Final = 0.4
"""How often there is a car to slipstream behind, in a usual race.

Adrenaline in later turns is not counted on: the quick guess was slower when it did, and `pro` no quicker.
"""

MAX_ORDERS: Final = 10_000
"""A long simulation asks for ever new ones; a table this large is emptied and begun anew."""


class TimeTrial:
    """`after[to go][gear][engine][heat][stress]`: the turn is over, and cards are still to be drawn.

    `before` has the same shape: the next turn is about to be planned, with some fresh cards or other.
    """

    def __init__(
        self, lines: tuple[tuple[int, int, int], ...], flooded: tuple[bool, ...], finish: int, heat: int
    ) -> None:
        """Lines by the distance to go once they are crossed, with limit and danger; `flooded` by space."""
        self.finish = finish
        self.heat = heat
        sweep = _Sweep(lines, [_is_flooded(flooded, finish - to_go) for to_go in range(finish + GRID + 1)], heat)
        self.start = finish + GRID
        self.after = _in_tuples(sweep.after)
        self.before = _in_tuples(sweep.before)
        self._moves = sweep.move.astype(np.float32), sweep.thrill.astype(np.float32)
        self._orders: dict[int, Order] = {}

    def move(
        self, to_go: int, gear: int, engine: int, heat: int, stress: int, adrenaline: bool = False
    ) -> list[float]:
        """By speed: the gear is chosen and paid for, the cards give this speed, and all else is done well.

        `heat` counts before the cooldown, `stress` what is not played.
        """
        place = (
            min(to_go, self.start),
            gear,
            min(engine, self.heat),
            min(heat, MAX_HEAT),
            min(stress, MAX_STRESS),
        )
        worths: list[float] = self._moves[adrenaline][place].tolist()
        return worths

    def order(
        self, to_go: int, gear: int, engine: int, heat: int, stress: int, flips: int, adrenaline: bool = False
    ) -> Order:
        """The sums of card values to wish for, when so many + symbols come on top."""
        engine = min(engine, self.heat)
        key = (((((to_go * 5 + gear) * 16 + engine) * 4 + heat) * 4 + stress) * 8 + flips) * 2 + adrenaline
        found = self._orders.get(key)
        if found is None:
            if len(self._orders) > MAX_ORDERS:
                self._orders.clear()
            place = min(to_go, self.start), gear, engine, heat, stress
            found = self._orders[key] = _order(self._moves[adrenaline][place], flips)
        return found


def _in_tuples(worths: Floats) -> Worths:
    """Quicker to look things up in than an array, and the garbage collector leaves numbers in tuples alone."""
    by_heat = [tuple(by_stress) for by_stress in worths.reshape(-1, worths.shape[-1]).tolist()]
    by_engine = _grouped(by_heat, worths.shape[3])
    by_gear = _grouped(by_engine, worths.shape[2])
    return tuple(_grouped(by_gear, worths.shape[1]))


def _grouped(rows: Sequence[Row], size: int) -> list[tuple[Row, ...]]:
    return [tuple(rows[first : first + size]) for first in range(0, len(rows), size)]


def _order(worths: Floats, flips: int) -> Order:
    mean = _flipped(worths, flips)
    return bytes(np.argsort(-mean, kind="stable").tolist()), tuple(mean.tolist())


def _flipped(worths: Floats, flips: int) -> Floats:
    """The worths by the sum of card values, when so many + symbols come on top."""
    return worths @ _flipping(flips) if flips else worths


@cache
def _flipping(flips: int) -> Floats:
    """[speed, sum of card values]: the chance that the one becomes the other."""
    chances = np.zeros((TOP_SPEED + 1, TOP_SPEED + 1))
    for more, chance in enumerate(flip_chances(flips)):
        for value in range(TOP_SPEED + 1):
            chances[min(value + more, TOP_SPEED), value] += chance
    return chances


def _one_faster(worth: Floats) -> Floats:
    """3.7: Adrenaline's +1 is there to be taken or left."""
    best = worth.copy()
    best[..., 1:-1] = np.maximum(worth[..., 1:-1], worth[..., 2:])
    return best


def time_trial(road: Road, laps: int, heat: int) -> TimeTrial:
    """Of a car that has so many Heat cards in all. Roads with the same limits share one."""
    limits = zip(road.circuit.lines, road.limits, road.dangerous, strict=True)
    circuit = road.circuit
    return _time_trial(
        tuple((line.at, limit, danger) for line, limit, danger in limits),
        tuple(circuit.is_flooded(space) for space in range(circuit.length)),
        laps,
        min(heat, MAX_ENGINE),
    )


@lru_cache(maxsize=12)
def _time_trial(
    limits: tuple[tuple[int, int, int], ...], flooded: tuple[bool, ...], laps: int, heat: int
) -> TimeTrial:
    length = len(flooded)
    finish = laps * length
    lines = [(finish - lap * length - at, limit, more) for lap in range(laps) for at, limit, more in limits]
    return TimeTrial(tuple(sorted((line for line in lines if line[0] > 0), reverse=True)), flooded, finish, heat)


def rounds_alone(circuit: Circuit, to_go: int) -> Floats:
    """`after`, in rounds, for up to so many spaces to go: of a car with all Heat cards of the circuit."""
    laps = -(-to_go // circuit.length)
    lines = [(line + lap * circuit.length, limit) for lap in range(laps) for line, limit in _to_go(circuit)]
    ahead = sorted(((line, limit, 0) for line, limit in lines if line > 0), reverse=True)
    flooded = [circuit.is_flooded(-spaces) for spaces in range(to_go + 1)]
    return -_Sweep(tuple(ahead), flooded, min(circuit.heat, MAX_ENGINE), adrenaline=False).after


def _to_go(circuit: Circuit) -> list[tuple[int, int]]:
    """In the last lap: from the first space beyond each line; and the line's limit."""
    return [(circuit.length - line.at, line.limit) for line in circuit.lines]


def _is_flooded(flooded: tuple[bool, ...], distance: int) -> bool:
    return flooded[distance % len(flooded)]


class _Sweep:
    """The tables while they grow, from the finish backward."""

    def __init__(
        self, lines: tuple[tuple[int, int, int], ...], flooded: list[bool], heat: int, adrenaline: bool = True
    ) -> None:
        """`flooded` by the distance to go, as far as the sweep goes; Adrenaline's moves only where asked for."""
        self.lines = [(line, _heat_by_speed(limit, danger)) for line, limit, danger in lines]
        self.heat = heat
        shape = (len(flooded), len(GEARS) + 1, heat + 1, MAX_HEAT + 1, MAX_STRESS + 1)
        self.after: Floats = np.zeros(shape)
        self.before: Floats = np.zeros(shape)
        self.move: Floats = np.full((*shape, TOP_SPEED + 1), IMPOSSIBLE)
        self.thrill: Floats = np.full((*shape, TOP_SPEED + 1) if adrenaline else 0, IMPOSSIBLE)
        """The same with Adrenaline."""
        self.speeds = np.arange(TOP_SPEED + 1)
        self.engines = np.arange(heat + 1)
        cards = drawn(heat)
        for to_go in range(1, len(flooded)):
            worth = self._slip(to_go)
            self._cool(self.move[to_go], self._boost(worth), 0)
            if adrenaline:
                self._cool(self.thrill[to_go], self._boost(_one_faster(worth)), ADRENALINE_COOLDOWN)
            self.before[to_go] = self._plan(self.move[to_go], flooded[to_go])
            self.after[to_go] = np.einsum("gehsjk,gejk->gehs", cards, self.before[to_go])

    def _corners(self, to_go: int, more: int) -> tuple[Whole, Whole]:
        """[engine, speed]: the Heat left behind all corners, and where a spin-out ends (-1 where there is none).

        The car goes as far as its speed, and so many spaces more.
        """
        shape = (self.heat + 1, TOP_SPEED + 1)
        left = np.broadcast_to(self.engines[:, None], shape).copy()
        spun = np.full(shape, -1)
        for line, over in self.lines:
            if to_go > line >= to_go - TOP_SPEED - more:
                due = np.where(to_go - self.speeds - more <= line, over, 0)
                spun = np.where((spun < 0) & (due[None, :] > left), line + 1, spun)
                left = np.where(spun < 0, left - due[None, :], left)
        return left, spun

    def _slip(self, to_go: int) -> Floats:
        """Sometimes there is a car to slipstream behind, which is never a must and never ends a race (4.2)."""
        alone = self._arrive(to_go, 0)
        behind = self._arrive(to_go, SLIPSTREAM_SPACES)
        may = to_go - self.speeds > SLIPSTREAM_SPACES
        return alone + SLIPSTREAM_CHANCE * np.where(may, np.maximum(behind - alone, 0), 0)

    def _arrive(self, to_go: int, more: int) -> Floats:
        """[gear, engine, heat, stress, speed]: the worth when nothing is left but to pay at the corners."""
        left, spun = self._corners(to_go, more)
        goal = np.maximum(to_go - self.speeds - more, 0)
        there = np.moveaxis(self.after[goal[None, :], :, left], (0, 1), (1, 4))
        overshoot = OVERSHOOT_WORTH * np.maximum(self.speeds - to_go, 0)
        there = np.where(goal == 0, overshoot, there)
        if (spun >= 0).any():
            back = np.moveaxis(self.after[np.maximum(spun, 0), 1, 0], (0, 1), (0, 3)) - SPIN_OUT_COST
            stuck = self.after[max(to_go - 4, 0), 1, 0] - STUCK_COST
            back = np.where((spun == to_go)[:, None, None, :], stuck[None, :, :, None], back)
            there = np.where((spun >= 0)[None, :, None, None, :], back[None], there)
        there[..., 0] = self.after[to_go - 1] - 1.0  # standing still: about a round and a space lost
        return there

    def _boost(self, worth: Floats) -> Floats:
        """A Boost for one Heat, where it pays."""
        best = worth.copy()
        best[:, 1:] = np.maximum(worth[:, 1:], _flipped(worth, 1)[:, :-1])
        return best

    def _cool(self, move: Floats, worth: Floats, more: int) -> None:
        for gear in GEARS:
            for heat in range(MAX_HEAT + 1):
                cooled = min(heat, sum(GEAR_COOLDOWN[gear]) + more)
                engine = np.minimum(self.engines + cooled, self.heat)
                move[gear, :, heat] = worth[gear, engine, heat - cooled]

    def _plan(self, move: Floats, flooded: bool) -> Floats:
        """The mean over the sample hands of the best that each can do."""
        by_hand = np.ascontiguousarray(np.moveaxis(move, 1, 3))
        flipped = [_flipped(by_hand, flips) for flips in range(MAX_STRESS + 1)]
        best = np.full((len(GEARS) + 1, MAX_HEAT + 1, MAX_STRESS + 1, self.heat + 1, SAMPLES), IMPOSSIBLE)
        for fresh, heats, stresses in _HANDS:
            for gear in GEARS:
                _best(best[gear], [worths[gear] for worths in flipped], fresh, gear, heats, stresses)
        before = np.zeros(self.before.shape[1:])
        for gear in GEARS:
            chosen = best[gear].copy()
            for to in reachable_gears(gear, MAX_SHIFT_HEAT, flooded):
                heat = shift_heat(gear, to, flooded)
                chosen[..., heat:, :] = np.maximum(chosen[..., heat:, :], best[to][..., : self.heat + 1 - heat, :])
            before[gear] = np.moveaxis(chosen.mean(axis=3), 2, 0) - 1.0
        return before


def _heat_by_speed(limit: int, danger: int) -> Whole:
    """3.11, for every speed."""
    return np.array([heat_due(speed, limit, danger) for speed in range(TOP_SPEED + 1)])


def _best(best: Floats, flipped: list[Floats], fresh: int, gear: int, heats: Whole, stresses: Whole) -> None:
    """In this gear, with so many fresh cards, and any number of the Stress cards among those played."""
    for played in range(gear + 1):
        have = stresses >= played
        if gear - played <= fresh and have.any():
            heat, stress = heats[have], stresses[have]
            plays = sample_plays(fresh, gear - played)
            worths = flipped[played][heat, stress - played].take(plays.values, axis=-1)
            maximum = np.maximum.reduceat(worths, plays.starts, axis=-1)
            best[heat, stress] = np.maximum(best[heat, stress], maximum)


def _hands() -> tuple[tuple[int, Whole, Whole], ...]:
    """All numbers of Heat and Stress in a hand, by the fresh cards that are left beside them."""
    pairs = [(heat, stress) for heat in range(MAX_HEAT + 1) for stress in range(MAX_STRESS + 1)]
    found = []
    for others in range(MAX_HEAT + MAX_STRESS + 1):
        alike = np.array([pair for pair in pairs if sum(pair) == others])
        found.append((HAND - others, alike[:, 0], alike[:, 1]))
    return tuple(found)


_HANDS: Final = _hands()
