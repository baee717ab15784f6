"""What a view says about the road ahead: corners, Heat due, speeds that cards may give."""

from __future__ import annotations

from hairpin.rules import symbols
from hairpin.rules.turn import GEAR_COOLDOWN
from hairpin.rules.view import View

LIKELY_FLIP = 2.5
WORST_FLIP = 4


class Outlook:
    """One seat's own car on the road, as its driver judges it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        car = view.cars[view.seat]
        self.distance = car.distance
        self.engine = car.engine
        self._gear = car.gear
        self._speed = car.speed
        self._turn_start = view.turn_start
        self._circuit = view.circuit
        self._road = view.road
        self._cards = view.card_table
        self._finish = view.laps * view.circuit.length
        self._has_adrenaline = view.seat in view.adrenaline
        self._limit_change = self.limit_change(car.play_area) if view.active == view.seat else 0

    def is_heat(self, card: int) -> bool:
        return self._cards.is_heat[card]

    def shift_cost(self, gear: int) -> int:
        return 1 if abs(gear - self._gear) == 2 else 0

    def cooldown(self, cards: tuple[int, ...]) -> int:
        own = sum(self._cards.faces[card].amount(symbols.COOLDOWN) for card in cards)
        return sum(GEAR_COOLDOWN[min(len(cards), 4)]) + self._has_adrenaline + own

    def heat_of(self, cards: tuple[int, ...]) -> int:
        """What the cards themselves ask for (6.1)."""
        return sum(self._cards.faces[card].amount(symbols.PAY_HEAT) for card in cards)

    def limit_change(self, cards: tuple[int, ...]) -> int:
        return sum(self._cards.limit[card] for card in cards)

    def likely_speed(self, cards: tuple[int, ...]) -> int:
        return self._speed_of(cards, LIKELY_FLIP)

    def worst_speed(self, cards: tuple[int, ...]) -> int:
        return self._speed_of(cards, WORST_FLIP)

    def _speed_of(self, cards: tuple[int, ...], flip: float) -> int:
        if any(self.is_heat(card) for card in cards):
            return 0
        return round(sum(self._cards.value[card] + flip * self._cards.plus[card] for card in cards))

    def slowest(self, hand: list[int], gear: int) -> int:
        """The least speed that this hand can give in a gear; a missing card may turn out to be anything."""
        playable = [card for card in hand if not self.is_heat(card)]
        speeds = sorted(self._speed_of((card,), LIKELY_FLIP) for card in playable)[:gear]
        return round(sum(speeds) + LIKELY_FLIP * (gear - len(speeds)))

    def heat_due(self, start: int, spaces: int, speed: int, limit_change: int = 0) -> int:
        """For all lines that a move crosses, those beyond the finish left out (4.3)."""
        circuit = self._circuit
        due = 0
        for number in range(circuit.lines_passed(start), circuit.lines_passed(start + spaces)):
            if circuit.line_distance(number) < self._finish:
                index = number % len(circuit.lines)
                over = speed - self._road.limits[index] - limit_change
                due += over + self._road.dangerous[index] if over > 0 else 0
        return due

    def extra_heat(self, spaces: int, speed: int) -> int:
        """What going on so far, and being so much faster, would add to this turn's bill."""
        moved = self.distance - self._turn_start
        change = self._limit_change
        now = self.heat_due(self._turn_start, moved, self._speed, change)
        return self.heat_due(self._turn_start, moved + spaces, self._speed + speed, change) - now

    def can_pay(self, spaces: int, speed: int) -> bool:
        """Whether the engine holds enough for this turn's corners, going on so far and so much faster."""
        moved = self.distance - self._turn_start + spaces
        return self.heat_due(self._turn_start, moved, self._speed + speed, self._limit_change) <= self.engine

    def to_next_line(self) -> int:
        circuit = self._circuit
        return circuit.line_distance(circuit.lines_passed(self.distance)) - self.distance

    def is_last_stretch(self) -> bool:
        return self.distance + self.to_next_line() > self._finish
