"""What an action would lead to, as far as the one who decides can know.

The arithmetic of the screens lies here and nowhere else; its tests hold it against the engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from hairpin.forecasts.forecast import Crossing, Forecast, Outcome
from hairpin.forecasts.own_cards import (
    cards_with,
    cooling,
    flip_sums,
    has_choice,
    heat_in_hand,
    heat_of,
    limit_change,
    unpaid_heat,
)
from hairpin.forecasts.road import finish, own_car, space
from hairpin.forecasts.shifting import is_mistake, mended_gear, shift_heat
from hairpin.forecasts.spots import landing, taken_by
from hairpin.rules import symbols
from hairpin.rules.actions import COOLDOWN
from hairpin.rules.turn import ADRENALINE_COOLDOWN, GEAR_COOLDOWN
from hairpin.rules.view import View

BOOST_HEAT: Final = 1
ADRENALINE_SPEED: Final = 1


class Move(NamedTuple):
    """A move of the own car from where it stands, with what holds at the corners."""

    spaces: int
    speed: int
    chance: float
    limit_change: int
    cooling: int
    """The cooldown symbols that will be at hand, those of the road apart."""


# -- planning --------------------------------------------------------------------------------------


def plan_forecasts(view: View, cards: tuple[int, ...]) -> dict[tuple[int, ...], Forecast]:
    """A forecast for each choice of values that the cards offer, the empty one if they offer none."""
    table = view.card_table
    offered = [table.faces[card].values for card in has_choice(view, cards)]
    return {values: plan_forecast(view, cards, values) for values in product(*offered)}


def plan_forecast(view: View, cards: tuple[int, ...], values: tuple[int, ...] = ()) -> Forecast:
    """Cars that move earlier in the round are left out: nobody knows where they will be."""
    if is_mistake(view, len(cards)):
        return _mended_forecast(view, cards, values)
    return _planned(view, _planned_moves(view, cards, values, len(cards)), cards)


def _planned_moves(
    view: View,
    cards: tuple[int, ...],
    values: tuple[int, ...],
    gear: int,
    more_flips: int = 0,
    weight: float = 1.0,
) -> list[Move]:
    value = base_value(view, cards) + sum(values)
    flips = flip_sums(view, sum(view.card_table.plus[card] for card in cards) + more_flips)
    change = limit_change(view, cards)
    cool = _gear_cooling(view, gear) + cooling(view, cards)
    return [Move(value + f, value + f, p * weight, change, cool) for f, p in flips.items()]


def _planned(view: View, moves: Iterable[Move], cards: tuple[int, ...]) -> Forecast:
    car = own_car(view)
    later = view.order[view.order.index(car.seat) + 1 :]
    heat = shift_heat(view, len(cards)) + heat_of(view, cards)
    return _forecast(view, moves, later, car.distance, heat)


def _mended_forecast(view: View, cards: tuple[int, ...], values: tuple[int, ...]) -> Forecast:
    """10.2: upwards any of the cards may go, downwards a flip comes in. The Heat is what all cards ask for."""
    gear = mended_gear(view, len(cards))
    if len(cards) < gear:
        return _planned(view, _planned_moves(view, cards, values, gear, more_flips=1), cards)
    moves: list[Move] = []
    for place in range(len(cards)):
        left = cards[:place] + cards[place + 1 :]
        moves += _planned_moves(view, left, _values_left(view, cards, values, place), gear, 0, 1 / len(cards))
    return _planned(view, moves, cards)


def _values_left(view: View, cards: tuple[int, ...], values: tuple[int, ...], gone: int) -> tuple[int, ...]:
    chosen = iter(values)
    each = [next(chosen) if view.card_table.has_choice[card] else None for card in cards]
    return tuple(value for place, value in enumerate(each) if value is not None and place != gone)


def base_value(view: View, cards: tuple[int, ...]) -> int:
    """What the cards without a choice are worth."""
    table = view.card_table
    return sum(table.value[card] for card in cards if not table.has_choice[card])


def _gear_cooling(view: View, gear: int) -> int:
    adrenaline = ADRENALINE_COOLDOWN if own_car(view).seat in view.adrenaline else 0
    return sum(GEAR_COOLDOWN[gear]) + adrenaline


# -- in the own turn -------------------------------------------------------------------------------


def speed_forecast(view: View, values: tuple[int, ...]) -> Forecast:
    """3.5: the cards lie open, the flips are done, and the car is about to move."""
    car = own_car(view)
    chosen = has_choice(view, car.play_area)
    speed = car.speed - sum(view.card_table.value[card] for card in chosen) + sum(values)
    return _in_turn(view, {speed: 1.0}, speed_before=0, heat=unpaid_heat(view))


def done_forecast(view: View) -> Forecast:
    """React ends here and the corners are checked, a slipstream apart."""
    return _gain(view, {0: 1.0}, 0)


def adrenaline_forecast(view: View) -> Forecast:
    return _gain(view, {ADRENALINE_SPEED: 1.0}, 0)


def accelerate_forecast(view: View) -> Forecast:
    """6.13: 1 for each + symbol so far."""
    return _gain(view, {view.plus_count: 1.0}, 0)


def boost_forecast(view: View) -> Forecast:
    return _gain(view, flip_sums(view, 1), boost_heat(view))


def boost_heat(view: View) -> int:
    """8.4."""
    return 0 if view.road.sectors[space(view, own_car(view).distance)].free_boost else BOOST_HEAT


def direct_forecast(view: View, card: int) -> Forecast:
    """6.10: its Heat is paid at once; its own cooldown goes into that where the engine does not suffice."""
    face = view.card_table.faces[card]
    gains = {view.card_table.value[card] + f: p for f, p in flip_sums(view, face.plus).items()}
    short = own_car(view).engine < face.heat
    cooled = min(face.cooldown, heat_in_hand(view)) if short else 0
    more_cooling = 0 if short else face.cooldown
    forecast = _in_turn(view, gains, own_car(view).speed, unpaid_heat(view) + face.heat, face.limit, more_cooling)
    return Forecast(forecast.outcomes, face.heat, forecast.engine + cooled)


def catch_up_forecast(view: View, spaces: int) -> Forecast:
    """11.4: the speed stays as it is."""
    return _without_speed(view, spaces, _cooling_left(view))


def slipstream_forecast(view: View, spaces: int) -> Forecast:
    """The speed stays as it is (3.10), and it is too late to cool down."""
    return _without_speed(view, spaces, None)


def _without_speed(view: View, spaces: int, cool: int | None) -> Forecast:
    change = limit_change(view, own_car(view).play_area)
    move = Move(spaces, own_car(view).speed, 1.0, change, -1 if cool is None else cool)
    return _forecast(view, [move], view.order, view.turn_start, unpaid_heat(view))


def _gain(view: View, gains: dict[int, float], heat: int) -> Forecast:
    """So much more speed, and as many spaces."""
    forecast = _in_turn(view, gains, own_car(view).speed, unpaid_heat(view) + heat)
    return Forecast(forecast.outcomes, heat, forecast.engine)


def _in_turn(
    view: View, gains: dict[int, float], speed_before: int, heat: int, more_limit: int = 0, more_cooling: int = 0
) -> Forecast:
    change = limit_change(view, own_car(view).play_area) + more_limit
    cool = _cooling_left(view) + more_cooling
    moves = [Move(n, speed_before + n, p, change, cool) for n, p in gains.items()]
    return _forecast(view, moves, view.order, view.turn_start, heat)


def _cooling_left(view: View) -> int:
    return sum(view.cooldowns) + cooling(view, cards_with(view, symbols.COOLDOWN))


# -- the road --------------------------------------------------------------------------------------


def _forecast(
    view: View, moves: Iterable[Move], in_the_way: tuple[int, ...], turn_start: int, heat: int
) -> Forecast:
    taken = taken_by(view, in_the_way)
    outcomes = tuple(_outcome(view, taken, turn_start, move) for move in moves)
    return Forecast(outcomes, heat, own_car(view).engine - heat)


def _outcome(view: View, taken: dict[int, int], turn_start: int, move: Move) -> Outcome:
    distance, spot = landing(view, taken, move.spaces)
    blocked = own_car(view).distance + move.spaces - distance
    crossings = _crossings(view, turn_start, distance, move)
    return Outcome(move.chance, move.speed, distance, spot, blocked, crossings, _cooldown(view, distance, move))


def _cooldown(view: View, distance: int, move: Move) -> int:
    """8.5: the sector may forbid it or add to it."""
    sector = view.road.sectors[space(view, distance)]
    if sector.no_cooldown or move.cooling < 0:
        return 0
    bonus = 0 if _has_cooled_in_sector(view, distance) else sector.cooldown
    return min(heat_in_hand(view), move.cooling + bonus)


def _has_cooled_in_sector(view: View, distance: int) -> bool:
    """8.5: the bonus of the sector where the car is has been used, as far as it would make a difference."""
    sector_of = view.road.sector_of
    is_elsewhere = sector_of[space(view, distance)] != sector_of[space(view, own_car(view).distance)]
    if view.step != "react" or is_elsewhere:
        return False
    most = max([option.n for option in view.options if option.kind == COOLDOWN], default=0)
    return most == _cooling_left(view) < heat_in_hand(view)


def _crossings(view: View, start: int, end: int, move: Move) -> tuple[Crossing, ...]:
    """3.11, 4.3, 8.3."""
    circuit = view.circuit
    numbers = range(circuit.lines_passed(start), circuit.lines_passed(end))
    return tuple(_crossing(view, n, move) for n in numbers if circuit.line_distance(n) < finish(view))


def _crossing(view: View, number: int, move: Move) -> Crossing:
    index = number % len(view.circuit.lines)
    limit = view.road.limits[index] + move.limit_change
    over = max(0, move.speed - limit)
    heat = over + view.road.dangerous[index] if over else 0
    return Crossing(view.circuit.line_distance(number), limit, heat)
