"""Whether a car can stand as a position says, with the cards that it says."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hairpin.content.problems import Problems
from hairpin.rules.car import ABSENT, ELIMINATED, FINISHED, RACING, RETIRED
from hairpin.rules.cards import FACE_DOWN
from hairpin.rules.moving import DEFENDED, FULL, OUTSIDE, spot_bit
from hairpin.rules.position import BETWEEN_TURNS, CarPosition, Position
from hairpin.rules.setup import Setup
from hairpin.rules.steps import STEPS, THROW

STATUSES: Final = (RACING, FINISHED, RETIRED, ELIMINATED, ABSENT)
ZONES: Final = ("hand", "deck", "discard", "play_area", "engine", "removed", "upgrades")
MAX_PILE: Final = 300
MAX_HAND: Final = 40
"""More make more plans than anybody could list."""
FARTHEST: Final = 100_000
MAX_SPEED: Final = 1000
GEARS: Final = 4


def check_car(setup: Setup, position: Position, seat: int, problems: Problems, entry: str) -> None:
    check = _CarCheck(setup, position, seat, problems, entry)
    check.standing()
    check.bits()
    check.status()
    check.cards()
    check.plan()


class _CarCheck:
    def __init__(self, setup: Setup, position: Position, seat: int, problems: Problems, entry: str) -> None:
        self._setup = setup
        self._position = position
        self._entrant = setup.entrants[seat]
        self._seat = seat
        self._car: CarPosition = position.cars[seat]
        self._problems = problems
        self._entry = entry

    def _wrong(self, field: str, message: str) -> None:
        self._problems.add(f"{self._entry}.{field}", message)

    def _number(self, field: str, value: int, minimum: int, maximum: int) -> None:
        if not minimum <= value <= maximum:
            self._wrong(field, f"must be a whole number from {minimum} to {maximum}, not {value}")

    def standing(self) -> None:
        car = self._car
        finish = self._setup.circuit.finish(self._setup.laps)
        is_short_of_it = car.status == RACING and self._position.turn_index == BETWEEN_TURNS
        self._number("distance", car.distance, -FARTHEST, finish - 1 if is_short_of_it else FARTHEST)
        self._number("spot", car.spot, min(OUTSIDE), 1)
        self._number("gear", car.gear, 1, GEARS)
        self._number("speed", car.speed, 0, MAX_SPEED)
        if car.is_legend != self._entrant.legend:
            self._wrong("is_legend", f"must be {str(self._entrant.legend).lower()}, as the entrants say")

    def bits(self) -> None:
        """12.7: only a Legend that defends takes up more than its spot."""
        car = self._car
        if not car.bits:
            if car.status == RACING:
                self._wrong("bits", f"must be {spot_bit(car.spot)}: the car is in the race, and so on the track")
            return
        more = car.bits & ~spot_bit(car.spot)
        if not car.bits & spot_bit(car.spot) or more & ~(FULL | DEFENDED) or (more and not car.is_legend):
            self._wrong("bits", f"must be {spot_bit(car.spot)}, for spot {car.spot}, not {car.bits}")

    def status(self) -> None:
        car, position = self._car, self._position
        if car.status not in STATUSES:
            self._wrong("status", f'must be one of {", ".join(STATUSES)}, not "{car.status}"')
        self._number("left_in_round", car.left_in_round, 0, max(0, position.round))
        if car.status == RACING and position.order and self._seat not in position.order:
            self._wrong("status", "the car is in the race, but not in the play order")

    def cards(self) -> None:
        car, cards = self._car, self._setup.cards
        for zone in ZONES:
            pile: tuple[int, ...] = getattr(car, zone)
            if FACE_DOWN in pile:
                self._wrong(zone, "a card lies face down; a position knows all cards")
            if len(pile) > (MAX_HAND if zone == "hand" else MAX_PILE):
                self._wrong(zone, f"has {len(pile)} cards, far more than anybody could have")
            if pile and car.is_legend:
                self._wrong(zone, "a Legend has no cards")
        if any(not cards.is_heat[card] for card in car.engine):
            self._wrong("engine", "may hold Heat cards only")
        if list(car.hand) != sorted(car.hand):
            self._wrong("hand", "must be sorted")
        if any(not cards.faces[card].is_extra for card in car.upgrades):
            self._wrong("upgrades", "may hold upgrades only, such as u7")

    def plan(self) -> None:
        """Before the race it is the upgrade that is put aside (5.4)."""
        car = self._car
        throws = self._position.step == STEPS[THROW].name
        missing = Counter(car.plan or ()) - Counter(car.upgrades if throws else car.hand)
        if missing:
            code = self._setup.cards.codes[next(iter(missing))]
            self._wrong("plan", f"has a {code} that is not in the {'upgrades' if throws else 'hand'}")
        if car.plan is not None and len(car.plan) > GEARS:
            self._wrong("plan", f"must be at most {GEARS} cards, not {len(car.plan)}")
