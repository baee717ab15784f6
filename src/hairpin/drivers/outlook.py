"""What a view says about the road ahead: corners, Heat due, speeds that cards may give."""

from __future__ import annotations

from hairpin.reading.own_cards import heat_of, limit_change
from hairpin.reading.road import finish, is_flooded, own_car
from hairpin.rules import symbols
from hairpin.rules.gears import shift_heat
from hairpin.rules.turn import GEAR_COOLDOWN
from hairpin.rules.view import View

LIKELY_FLIP = 2.5
WORST_FLIP = 4


class Outlook:
    """One seat's own car on the road, as its driver judges it."""

    def __init__(self, view: View) -> None:
        car = own_car(view)
        self._view = view
        self.distance = car.distance
        self.engine = car.engine
        self._gear = car.gear
        self._speed = car.speed
        self._turn_start = view.turn_start
        self._circuit = view.circuit
        self._road = view.road
        self._cards = view.card_table
        self._laps = view.laps
        self._finish = finish(view)
        self._is_flooded = is_flooded(view)
        self._has_adrenaline = view.seat in view.adrenaline
        self._limit_change = self.limit_change(car.play_area) if view.active == view.seat else 0

    def is_heat(self, card: int) -> bool:
        return self._cards.is_heat[card]

    def shift_cost(self, gear: int) -> int:
        return shift_heat(self._gear, gear, self._is_flooded)

    def cooldown(self, cards: tuple[int, ...]) -> int:
        own = sum(self._cards.faces[card].amount(symbols.COOLDOWN) for card in cards)
        return sum(GEAR_COOLDOWN[min(len(cards), 4)]) + self._has_adrenaline + own

    def heat_of(self, cards: tuple[int, ...]) -> int:
        """What the cards themselves ask for (6.1)."""
        return heat_of(self._view, cards)

    def limit_change(self, cards: tuple[int, ...]) -> int:
        return limit_change(self._view, cards)

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

    def heat_due(self, start: int, spaces: int, speed: int, change: int = 0) -> int:
        """For all lines that a move crosses, with limits changed by cards."""
        crossed = self._circuit.lines_crossed(start, start + spaces, self._laps)
        return sum(heat for _, heat in self._road.bill(crossed, speed - change))

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
        return self._circuit.line_ahead(self.distance) - self.distance

    def is_last_stretch(self) -> bool:
        return self.distance + self.to_next_line() > self._finish
