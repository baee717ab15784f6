"""Step 7: pay for speed at every corner line that was crossed, or spin out (3.11, 3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules import event_rules
from hairpin.rules.cards import STRESS
from hairpin.rules.events import CornerCrossed, SpunOut
from hairpin.rules.finish import cross_the_finish
from hairpin.rules.moving import fall_back
from hairpin.rules.road import heat_due

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def check_corners(race: Race) -> bool:
    car = race.car
    crossed = race.circuit.lines_crossed(race.turn.start, car.distance, race.setup.laps)
    spun_out = not _clears(race, car, crossed) if crossed else False
    if race.has_event:
        event_rules.reward(race, car, spun_out)
        if spun_out and race.event.spin_out_is_end:
            event_rules.eliminate(race, car)
            return False
    if car.distance >= race.finish:
        cross_the_finish(race, car)
    return False


def _clears(race: Race, car: Car, crossed: range) -> bool:
    """Line by line, as long as the engine can pay."""
    road, lines = race.road, len(race.circuit.lines)
    change = limit_change(race, car) if car.has_upgrades else 0
    for number in crossed:
        index = number % lines
        limit = road.limits[index] + change
        heat = heat_due(car.speed, limit, road.dangerous[index])
        if heat > len(car.engine):
            _spin_out(race, car, race.circuit.line_distance(number))
            return False
        car.pay_heat(heat)
        if race.events is not None:
            race.events.append(CornerCrossed(car.seat, race.circuit.lines[index].at, limit, car.speed, heat))
    return True


def limit_change(race: Race, car: Car) -> int:
    """6.4: that of the cards played. Several add up, and count for every line crossed this turn."""
    limit = race.cards.limit
    return sum([limit[card] for card in car.play_area])


def _spin_out(race: Race, car: Car, line: int) -> None:
    """3.12: what was paid at earlier lines stays paid, later lines are not checked."""
    heat = len(car.engine)
    stress = 1 if car.gear <= 2 else 2
    car.pay_heat(heat)
    fall_back(race, car, line)
    car.hand.extend([STRESS] * stress)
    car.hand.sort()
    car.gear = 1
    if race.events is not None:
        race.events.append(SpunOut(car.seat, line % race.length, car.distance, car.spot, heat, stress))
