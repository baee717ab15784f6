"""Step 7: pay for speed at every corner line that was crossed, or spin out (3.11, 3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import FINISHED
from hairpin.rules.cards import STRESS
from hairpin.rules.events import CornerCrossed, SpunOut
from hairpin.rules.moving import fall_back

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.circuit import CornerLine
    from hairpin.rules.race import Race


def check_corners(race: Race) -> bool:
    car = race.car
    circuit = race.circuit
    first = circuit.lines_passed(race.turn.start)
    beyond = circuit.lines_passed(car.distance)
    for number in range(first, beyond):
        line = circuit.line(number)
        distance = circuit.line_distance(number)
        # 4.3: no limits beyond the finish line
        if distance >= race.finish or not _clears(race, car, line, distance):
            break
    if car.distance >= race.finish:
        _cross_the_finish(race, car)
    return False


def _clears(race: Race, car: Car, line: CornerLine, distance: int) -> bool:
    heat = max(0, car.speed - line.limit)
    if heat > len(car.engine):
        _spin_out(race, car, distance)
        return False
    car.pay_heat(heat)
    if race.events is not None:
        race.events.append(CornerCrossed(car.seat, line.at, line.limit, car.speed, heat))
    return True


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


def _cross_the_finish(race: Race, car: Car) -> None:
    """4.4: no step 8, no cards to draw; the place is known when the round ends."""
    car.status = FINISHED
    car.left_in_round = race.round
    car.discard.extend(car.play_area)
    car.play_area.clear()
    race.skip_to_end_of_turn()
