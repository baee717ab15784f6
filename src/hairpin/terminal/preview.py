"""What an action would lead to, as far as the one who decides can know.

The arithmetic of the screens lies here and nowhere else; its tests hold it against the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from hairpin.drivers.outlook import Outlook
from hairpin.rules.actions import COOLDOWN, PLAN, Action
from hairpin.rules.moving import FULL
from hairpin.rules.plans import reachable_gears
from hairpin.rules.view import View
from hairpin.terminal.road import finish, is_on_track, own_car, space

BOOST_HEAT: Final = 1
ADRENALINE_SPEED: Final = 1


class Crossing(NamedTuple):
    """A corner line on the way, and the Heat due there."""

    line: int
    """The first distance beyond it."""
    limit: int
    heat: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way it may turn out, before anybody spins out."""

    chance: float
    speed: int
    distance: int
    spot: int
    blocked: int
    """How many spaces short of its aim the car had to stop."""
    crossings: tuple[Crossing, ...]

    @property
    def due(self) -> int:
        return sum(crossing.heat for crossing in self.crossings)

    def spin_out(self, engine: int) -> Crossing | None:
        """The line at which so much Heat does not suffice (3.12)."""
        for crossing in self.crossings:
            if crossing.heat > engine:
                return crossing
            engine -= crossing.heat
        return None


@dataclass(frozen=True, slots=True)
class Forecast:
    """All ways an action may turn out."""

    outcomes: tuple[Outcome, ...]
    heat: int
    """What the action itself costs: a shift by two gears, a Boost."""
    engine: int
    """The Heat there will be to pay at corners."""
    cooldown: int
    """How much of the hand's Heat can be back in the engine before the corners are checked."""

    @property
    def speeds(self) -> tuple[int, int]:
        return _range([outcome.speed for outcome in self.outcomes])

    @property
    def average_speed(self) -> float:
        return sum(outcome.chance * outcome.speed for outcome in self.outcomes)

    @property
    def landings(self) -> tuple[int, int]:
        return _range([outcome.distance for outcome in self.outcomes])

    @property
    def due(self) -> tuple[int, int]:
        return _range([outcome.due for outcome in self.outcomes])

    def corners(self) -> dict[int, list[Crossing]]:
        """By line, in the order of the road, what each outcome that reaches it would pay."""
        crossings = [crossing for outcome in self.outcomes for crossing in outcome.crossings]
        lines = sorted({crossing.line for crossing in crossings})
        return {line: [crossing for crossing in crossings if crossing.line == line] for line in lines}

    def spin_out_chance(self, extra_heat: int = 0) -> float:
        """Heat that a Cooldown brings back may be counted in."""
        spun = [o.chance for o in self.outcomes if o.spin_out(self.engine + extra_heat)]
        return 1.0 if len(spun) == len(self.outcomes) else sum(spun)


def _range(numbers: list[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)


# -- what an action would do ---------------------------------------------------------------------


def plan_forecast(view: View, cards: tuple[int, ...]) -> Forecast:
    """A plan that drives. Cars that move earlier in the round are left out: nobody knows where they will be."""
    table = view.card_table
    outlook = Outlook(view)
    car = own_car(view)
    value = sum(table.value[card] for card in cards)
    plus = sum(table.plus[card] for card in cards)
    taken = _taken(view, view.order[view.order.index(car.seat) + 1 :])
    heat = outlook.shift_cost(len(cards))
    flips = flip_sums(view, plus)
    return Forecast(
        tuple(_outcome(view, taken, car.distance, value + f, value + f, p) for f, p in flips.items()),
        heat,
        car.engine - heat,
        min(_heat_in_hand(view), outlook.cooldown(len(cards))),
    )


def done_forecast(view: View) -> Forecast:
    """React ends here and the corners are checked, a slipstream apart."""
    return _forecast(view, {0: 1.0}, 0)


def adrenaline_forecast(view: View) -> Forecast:
    return _forecast(view, {ADRENALINE_SPEED: 1.0}, 0)


def boost_forecast(view: View) -> Forecast:
    return _forecast(view, flip_sums(view, 1), BOOST_HEAT)


def slipstream_forecast(view: View, spaces: int) -> Forecast:
    """The speed stays as it is (3.10), and it is too late to cool down."""
    car = own_car(view)
    outcome = _outcome(view, _taken(view, view.order), view.turn_start, spaces, car.speed, 1.0)
    return Forecast((outcome,), 0, car.engine, 0)


def _forecast(view: View, gains: dict[int, float], heat: int) -> Forecast:
    """Within the own turn: so much more speed, and as many spaces."""
    car = own_car(view)
    taken = _taken(view, view.order)
    return Forecast(
        tuple(_outcome(view, taken, view.turn_start, n, car.speed + n, p) for n, p in gains.items()),
        heat,
        car.engine - heat,
        max([option.n for option in view.options if option.kind == COOLDOWN], default=0),
    )


def _outcome(
    view: View, taken: dict[int, int], turn_start: int, spaces: int, speed: int, chance: float
) -> Outcome:
    car = own_car(view)
    distance, spot = landing(view, taken, spaces)
    blocked = car.distance + spaces - distance
    return Outcome(chance, speed, distance, spot, blocked, _crossings(view, turn_start, distance, speed))


def _crossings(view: View, start: int, end: int, speed: int) -> tuple[Crossing, ...]:
    """3.11 and 4.3."""
    circuit = view.circuit
    return tuple(
        Crossing(circuit.line_distance(number), limit, max(0, speed - limit))
        for number in range(circuit.lines_passed(start), circuit.lines_passed(end))
        if circuit.line_distance(number) < finish(view)
        for limit in [circuit.line(number).limit]
    )


# -- spots ---------------------------------------------------------------------------------------


def _taken(view: View, seats: tuple[int, ...]) -> dict[int, int]:
    """By space, the spots on which these cars stand, as bits; the own car is never in its own way."""
    taken: dict[int, int] = {}
    for car in view.cars:
        if car.seat in seats and car.seat != view.seat and is_on_track(view, car.seat):
            here = space(view, car.distance)
            taken[here] = taken.get(here, 0) | 1 << car.spot
    return taken


def landing(view: View, taken: dict[int, int], spaces: int) -> tuple[int, int]:
    """3.6: the aim, or the nearest space before it with a free spot."""
    car = own_car(view)
    for distance in range(car.distance + spaces, car.distance, -1):
        spots = taken.get(space(view, distance), 0)
        if spots != FULL:
            return distance, spots & 1
    return car.distance, car.spot


def fall_back(view: View, line: int) -> int:
    """3.12: where a car that spins out at this line would stand, as the others stand now."""
    taken = _taken(view, view.order)
    distance = line - 1
    while taken.get(space(view, distance), 0) == FULL:
        distance -= 1
    return distance


# -- cards ---------------------------------------------------------------------------------------


def flip_sums(view: View, plus: int) -> dict[int, float]:
    """What so many + symbols may give together, and how likely: any basic card that is not in sight (2.9)."""
    unseen = Counter(card for card in view.card_table.driver_cards() if view.card_table.is_basic[card])
    unseen.subtract(card for card in (*view.hand, *own_car(view).play_area) if card in unseen)
    values = [view.card_table.value[card] for card in unseen.elements()]
    picks = Counter(sum(pick) for pick in combinations(values, min(plus, len(values))))
    return {n: count / picks.total() for n, count in sorted(picks.items())}


def _heat_in_hand(view: View) -> int:
    return sum(view.card_table.is_heat[card] for card in view.hand)


def is_cluttered(view: View) -> bool:
    """3.4: no gear can be filled with playable cards."""
    plans = [option for option in view.options if option.kind == PLAN]
    return not any(drives(view, plan) for plan in plans)


def shift_heat(view: View, plan: Action) -> int:
    """3.1: for a change by two gears. A hand too small for any gear is played in the present one."""
    car = own_car(view)
    is_reachable = len(plan.cards) in reachable_gears(car.gear, bool(car.engine))
    return Outlook(view).shift_cost(len(plan.cards)) if is_reachable else 0


def drives(view: View, plan: Action) -> bool:
    car = own_car(view)
    has_heat_card = any(view.card_table.is_heat[card] for card in plan.cards)
    return len(plan.cards) in reachable_gears(car.gear, bool(car.engine)) and not has_heat_card
