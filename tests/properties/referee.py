"""A second opinion: follows a race by its events alone, and works each of them out by the letter of the rules.

Nothing of the engine is used but the names of its events; positions are a plain table of who stands where.
"""

from dataclasses import dataclass, field
from typing import Final

from hairpin.rules.events import (
    Boosted,
    CardFlipped,
    CardsRevealed,
    CarFinished,
    CarMoved,
    CarRetired,
    CooledDown,
    CornerCrossed,
    Event,
    GearShown,
    HandCluttered,
    RaceEnded,
    RoundBegan,
    SpunOut,
)
from hairpin.rules.race import Race

STRESS: Final = 6
HEAT: Final = 7
BASIC: Final = (1, 2, 3, 4)


@dataclass
class Drive:
    """The turn that is being driven."""

    seat: int = -1
    start: int = 0
    speed: int = 0
    flipped: int = 0
    cooldown: int = 0
    may_push: bool = False
    may_slip: bool = False
    has_boosted: bool = False
    unpaid: list[tuple[int, int, int]] = field(default_factory=list)
    """Lines still to be checked: where, which one, its limit."""


class Referee:
    def __init__(self, race: Race) -> None:
        self.circuit = race.circuit
        self.length = race.circuit.length
        self.finish = race.setup.laps * race.circuit.length
        self.limits = {line.at: line.limit for line in race.circuit.lines}
        self.starters = len(race.cars)
        self.places = {car.seat: (car.distance, car.spot) for car in race.cars}
        self.gears = dict.fromkeys(self.places, 1)
        self.engines = {car.seat: len(car.engine) for car in race.cars}
        self.speeds = dict.fromkeys(self.places, 0)
        self.gone: dict[int, tuple[int, int, int, int]] = {}
        """Cars that are out of the race, by what ranks them (4.1, 4.5)."""
        self.racing = set(self.places)
        self.leaving: set[int] = set()
        self.adrenaline: tuple[int, ...] = ()
        self.round = 0
        self.drive = Drive()

    def see(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._round(event)
            case GearShown():
                self._gear(event)
            case CarFinished() | CarRetired():
                self._leave(event)
            case RaceEnded():
                assert list(event.ranking) == sorted(self.places, key=lambda seat: self.gone[seat])
            case _:
                self._see_turn(event)

    def _see_turn(self, event: Event) -> None:
        match event:
            case CardsRevealed() | HandCluttered():
                self._reveal(event)
            case CardFlipped():
                self._flip(event)
            case CarMoved():
                self._move(event)
            case Boosted():
                self._boost(event)
            case CooledDown():
                self._cool(event)
            case CornerCrossed() | SpunOut():
                self._corner(event)

    def agrees_with(self, race: Race) -> None:
        for car in race.cars:
            assert (car.distance, car.spot) == self.places[car.seat]
            assert car.gear == self.gears[car.seat]
            assert len(car.engine) == self.engines[car.seat]
            assert car.speed == self.speeds[car.seat] or car.status != "racing"

    # -- the round -----------------------------------------------------------------------------------

    def _round(self, event: RoundBegan) -> None:
        """1.6, 3.7."""
        self._end_drive()
        self.racing -= self.leaving
        self.leaving = set()
        self.round += 1
        order = sorted(self.racing, key=lambda seat: (-self.places[seat][0], self.places[seat][1]))
        assert event == RoundBegan(self.round, tuple(order), event.adrenaline)
        assert event.adrenaline == tuple(order[-2 if self.starters >= 5 else -1 :])
        self.adrenaline = event.adrenaline

    def _gear(self, event: GearShown) -> None:
        """3.1, 3.3, 14.2."""
        change = event.gear - self.gears[event.seat]
        assert abs(change) <= 2
        is_flooded = self.circuit.is_flooded(self.places[event.seat][0])
        assert event.heat == (abs(change) == 2) + (change < 0 and is_flooded)
        self._pay(event.seat, event.heat)
        self.gears[event.seat] = event.gear

    def _reveal(self, event: CardsRevealed | HandCluttered) -> None:
        """3.4, 3.5, 3.8."""
        self._end_drive()
        seat, gear = event.seat, self.gears[event.seat]
        if isinstance(event, HandCluttered):
            assert HEAT in event.cards or len(event.cards) < gear
            self.gears[seat] = 1
            self.speeds[seat] = 0
            return
        assert len(event.cards) == gear
        assert HEAT not in event.cards
        has_adrenaline = seat in self.adrenaline
        cooldown = {1: 3, 2: 1}.get(gear, 0) + has_adrenaline
        speed = sum(card for card in event.cards if card != STRESS)
        self.drive = Drive(seat, self.places[seat][0], speed, 0, cooldown, has_adrenaline, True)

    def _flip(self, event: CardFlipped) -> None:
        """2.9."""
        assert event.seat == self.drive.seat
        assert event.counts == (event.card in BASIC)
        self.drive.flipped += event.card if event.counts else 0

    def _boost(self, event: Boosted) -> None:
        """3.9."""
        assert event == Boosted(self.drive.seat, 1)
        assert not self.drive.has_boosted
        self.drive.has_boosted = True
        self._pay(event.seat, 1)

    def _cool(self, event: CooledDown) -> None:
        """2.6, 3.8."""
        assert event.seat == self.drive.seat
        assert 1 <= event.heat <= self.drive.cooldown
        self.drive.cooldown -= event.heat
        self.engines[event.seat] += event.heat

    def _pay(self, seat: int, heat: int) -> None:
        """2.5."""
        self.engines[seat] -= heat
        assert self.engines[seat] >= 0

    # -- moving --------------------------------------------------------------------------------------

    def _taken(self, space: int, but: int) -> set[int]:
        """1.5: the spots of a space, whatever the lap; who has left stands nowhere."""
        return {
            spot
            for seat, (distance, spot) in self.places.items()
            if seat in self.racing and seat != but and distance % self.length == space % self.length
        }

    def _move(self, event: CarMoved) -> None:
        """3.6."""
        drive, seat = self.drive, event.seat
        assert seat == drive.seat
        at, spot = self.places[seat]
        self._check_reason(event)
        reached = [
            (target, min({0, 1} - self._taken(target, seat)))
            for target in range(at + event.spaces, at, -1)
            if len(self._taken(target, seat)) < 2
        ]
        assert (event.start, event.distance, event.spot) == (at, *(reached[0] if reached else (at, spot)))
        self.places[seat] = (event.distance, event.spot)
        self.speeds[seat] = drive.speed
        drive.unpaid = [
            (x, x % self.length, self.limits[x % self.length])
            for x in range(drive.start + 1, event.distance + 1)
            if x % self.length in self.limits and x < self.finish
        ]

    def _check_reason(self, event: CarMoved) -> None:
        drive = self.drive
        match event.reason:
            case "cards" | "boost":
                drive.speed += drive.flipped
                assert event.spaces == (drive.speed if event.reason == "cards" else drive.flipped)
                assert drive.has_boosted == (event.reason == "boost")
                drive.flipped = 0
            case "adrenaline":
                assert drive.may_push
                assert event.spaces == 1
                drive.may_push = False
                drive.speed += 1
            case "slipstream":
                self._check_slipstream(event)
            case _:
                raise AssertionError(event)

    def _check_slipstream(self, event: CarMoved) -> None:
        """3.10, 4.2."""
        at = self.places[event.seat][0]
        assert self.drive.may_slip
        assert event.spaces == 2
        assert self._taken(at, event.seat) or self._taken(at + 1, event.seat)
        assert at + 2 < self.finish
        assert event.distance > at
        self.drive.may_slip = False

    # -- corners and the end -------------------------------------------------------------------------

    def _corner(self, event: CornerCrossed | SpunOut) -> None:
        """3.11, 3.12."""
        drive, seat = self.drive, event.seat
        x, line, limit = drive.unpaid.pop(0)
        due = max(0, drive.speed - limit)
        engine = self.engines[seat]
        if isinstance(event, CornerCrossed):
            assert event == CornerCrossed(drive.seat, line, limit, drive.speed, due)
            assert due <= engine
            self._pay(seat, due)
            return
        assert due > engine
        free = next(
            target for target in range(x - 1, x - 1 - self.length, -1) if len(self._taken(target, seat)) < 2
        )
        spot = min({0, 1} - self._taken(free, seat))
        stress = 2 if self.gears[seat] > 2 else 1
        assert event == SpunOut(drive.seat, line, free, spot, engine, stress)
        assert free >= drive.start
        self.engines[seat] = 0
        self.gears[seat] = 1
        self.places[seat] = (free, spot)
        drive.unpaid = []

    def _end_drive(self) -> None:
        """Every line that was crossed has been checked, and who is past the finish is home (4.1)."""
        drive = self.drive
        assert not drive.unpaid
        if drive.seat >= 0 and self.places[drive.seat][0] >= self.finish:
            self._mark_home(drive.seat)
        self.drive = Drive()

    def _mark_home(self, seat: int) -> None:
        distance, spot = self.places[seat]
        self.leaving.add(seat)
        self.gone[seat] = (0, self.round, -distance, spot)

    def _leave(self, event: CarFinished | CarRetired) -> None:
        self._end_drive()
        seat = event.seat
        assert event.round == self.round
        if isinstance(event, CarRetired):
            distance, spot = self.places[seat]
            self.leaving.add(seat)
            self.gone[seat] = (1, -self.round, -distance, spot)
        else:
            home = sorted((key, seat) for seat, key in self.gone.items() if key[0] == 0)
            assert home.index((self.gone[seat], seat)) + 1 == event.place
