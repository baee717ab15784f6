"""What each car did in a race, in numbers; noted from the events as they come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hairpin.rules.actions import ADRENALINE, SLIPSTREAM
from hairpin.rules.car import FINISHED
from hairpin.rules.cards import STRESS
from hairpin.rules.events import (
    Boosted,
    CardPaid,
    CardsRevealed,
    CarFinished,
    CarMoved,
    CornerCrossed,
    Event,
    GearMended,
    GearShown,
    HandChosen,
    HandCluttered,
    RoundBegan,
    SpunOut,
)
from hairpin.rules.race import Race


@dataclass(slots=True)
class CarFigures:
    """Of a Legend only those that apply: it has no gear, no Heat and no cards."""

    driver: str
    seat: int = 0
    grid: int = 0
    place: int = 0
    rounds: int = 0
    """Until it finished or gave up."""
    finished: bool = False
    gears: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Turns in gear 1 to 4; a turn with a cluttered hand is in none."""
    cluttered: int = 0
    spin_outs: int = 0
    boosts: int = 0
    slipstreams: int = 0
    slipstream_spaces: int = 0
    heat_paid: int = 0
    """For whatever reason."""
    heat_left: int = 0
    """In the engine at the end."""
    stress_played: int = 0
    stress_gained: int = 0
    """By spinning out."""
    adrenaline_turns: int = 0
    adrenaline_used: int = 0
    """Turns in which Adrenaline's +1 was taken."""
    upgrades: tuple[str, ...] = ()
    positions: list[int] = field(default_factory=list)
    """The place at the start, and after each round."""


@dataclass(frozen=True, slots=True)
class RaceFigures:
    circuit: str
    rounds: int
    cars: tuple[CarFigures, ...]
    """By seat."""


class Notes:
    """Taken while a race goes on, by seat; `drivers` are the names that the figures go by."""

    def __init__(self, drivers: tuple[str, ...]) -> None:
        self.cars = tuple(CarFigures(driver, seat) for seat, driver in enumerate(drivers))
        self._gears = [1] * len(drivers)
        self._adrenaline: tuple[int, ...] = ()
        self._finished = 0

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self._hear_of_cards(event)
            self._hear_of_the_road(event)

    def _hear_of_cards(self, event: Event) -> None:
        match event:
            case GearShown(seat, gear, heat):
                self._gears[seat] = gear
                self.cars[seat].heat_paid += heat
            case GearMended(seat, _, gear):
                self._gears[seat] = gear
            case CardsRevealed(seat, cards):
                self._note_turn(seat, cards)
            case HandCluttered(seat):
                self.cars[seat].cluttered += 1
            case CardPaid(seat, _, heat):
                self.cars[seat].heat_paid += heat
            case HandChosen(seat, mulligan):
                self.cars[seat].heat_paid += mulligan  # 5.4: it costs 1 Heat

    def _hear_of_the_road(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._note_round(event)
            case CarMoved(seat):
                self._note_move(event, self.cars[seat])
            case Boosted(seat, heat):
                self.cars[seat].boosts += 1
                self.cars[seat].heat_paid += heat
            case CornerCrossed(seat, heat=heat):
                self.cars[seat].heat_paid += heat
            case SpunOut(seat, heat=heat, stress=stress):
                self.cars[seat].spin_outs += 1
                self.cars[seat].heat_paid += heat
                self.cars[seat].stress_gained += stress
            case CarFinished():
                self._finished += 1

    def _note_turn(self, seat: int, cards: tuple[int, ...]) -> None:
        car = self.cars[seat]
        car.gears[self._gears[seat] - 1] += 1
        car.stress_played += cards.count(STRESS)
        car.adrenaline_turns += seat in self._adrenaline

    def _note_round(self, event: RoundBegan) -> None:
        """Whoever has finished is ahead of all that race on."""
        self._adrenaline = event.adrenaline
        for position, seat in enumerate(event.order, start=self._finished + 1):
            self.cars[seat].positions.append(position)

    def _note_move(self, event: CarMoved, car: CarFigures) -> None:
        if event.reason == SLIPSTREAM:
            car.slipstreams += 1
            car.slipstream_spaces += event.distance - event.start
        elif event.reason == ADRENALINE:
            car.adrenaline_used += 1

    def figures(self, race: Race) -> RaceFigures:
        """When the race is over; those who had left the season before it are not in it."""
        for place, seat in enumerate(race.ranking(), start=1):
            if seat in race.grid:
                self._note_end(race, self.cars[seat], seat, place)
        started = tuple(car for seat, car in enumerate(self.cars) if seat in race.grid)
        return RaceFigures(race.circuit.id, race.round, started)

    def _note_end(self, race: Race, figures: CarFigures, seat: int, place: int) -> None:
        car = race.cars[seat]
        figures.grid = race.grid.index(seat) + 1
        figures.place = place
        figures.rounds = car.left_in_round
        figures.finished = car.status == FINISHED
        figures.heat_left = len(car.engine)
        figures.upgrades = tuple(race.cards.codes[card] for card in sorted(set(car.upgrades)))
        figures.positions.append(place)
