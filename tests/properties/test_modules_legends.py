"""A second opinion on Legends: follows whole races by their events and works every move out by the letter.

Nothing of the engine's Legends is used, only the names of the events; cars are a table of who stands where.
"""

from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

import pytest

from hairpin.content.circuits import circuit_ids
from hairpin.content.legends import base_legend_cards, expansion_legend_cards
from hairpin.rules.events import CarMoved, CarRetired, Event, LegendCardRevealed, LegendMoved, RoundBegan, SpunOut
from hairpin.rules.race import Race
from tests.fresh import fresh, longer
from tests.rules.module_races import SPECIAL, Mix, Told, covering_mixes, drive

MIXES: Final = tuple(mix for mix in (*covering_mixes(), *SPECIAL) if mix.legends)
LEGENDS_ALONE: Final = tuple(
    Mix(circuit, 0, legends, weather=weather, level=level, pro=pro, rivals=level > 1)
    for circuit in circuit_ids()
    for legends, weather, level, pro in ((12, True, 6, 0), (12, False, 3, 2), (9, True, 4, 0), (7, False, 1, 0))
)


@dataclass
class Standing:
    distance: int
    spot: int
    claims: set[int] = field(default_factory=set)
    """Of a defensive Legend: the spots beside it that it keeps others from."""
    defends: bool = False


class Book:
    """The rules of chapters 7 and 12, once more."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.length, self.finish = race.length, race.finish
        module = race.setup.legends
        assert module is not None
        self.module = module
        self.lines = [
            (lap * self.length + line.at, race.road.limits[index], line.at - line.legend_line, line.chevrons)
            for lap in range(race.setup.laps)
            for index, line in enumerate(race.circuit.lines)
        ]
        self.cars = {car.seat: Standing(car.distance, car.spot) for car in race.cars}
        self.leaving: set[int] = set()
        self.order: tuple[int, ...] = ()
        self.orders = {card.name: card.orders for card in module.cards}
        self.card, self.star, self.rival = "", "", ""
        self.moves = 0

    def see(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._round(event)
            case LegendCardRevealed():
                self.card = event.name
                self.star, _, self.rival = event.manoeuvre.partition("/")
            case CarMoved() | SpunOut():
                self.cars[event.seat] = Standing(event.distance, event.spot)
            case CarRetired():
                self.leaving.add(event.seat)
            case LegendMoved():
                start = self.cars[event.seat].distance
                self._drive(event.seat)
                stands = self.cars[event.seat]
                assert event[:4] == (event.seat, start, stands.distance, stands.spot)
                self.moves += 1

    def _round(self, event: RoundBegan) -> None:
        for seat in list(self.cars):
            if seat in self.leaving or self.cars[seat].distance >= self.finish:
                del self.cars[seat]
        self.order = tuple(sorted(self.cars, key=lambda s: (-self.cars[s].distance, self.cars[s].spot)))
        assert event.order == self.order

    # -- who stands where --------------------------------------------------------------------------

    def _in(self, distance: int) -> list[Standing]:
        return [car for car in self.cars.values() if (car.distance - distance) % self.length == 0]

    def _taken(self, distance: int) -> set[int]:
        return {spot for car in self._in(distance) for spot in (car.spot, *car.claims)}

    # -- a turn ------------------------------------------------------------------------------------

    def _drive(self, seat: int) -> None:
        own = self.cars.pop(seat)
        order = self.orders[self.card][self.race.setup.entrants[seat].color]
        star = self.star if order.star else ""
        rival = self.rival if seat in self.race.legend_decks.rivals else ""
        turn = _Turn(self, own.distance, star, rival)
        distance = turn.end(order.diamond, order.helmet + self.module.pro, self._has_adrenaline(seat))
        spot = own.spot if distance == own.distance else self._spot(distance, rival == "skilful")
        claims = {0, 1} - self._taken(distance) - {spot} if rival == "defensive" else set()
        self.cars[seat] = Standing(distance, spot, claims, rival == "defensive")

    def _has_adrenaline(self, seat: int) -> bool:
        last = 2 if len(self.race.cars) >= 5 else 1
        return self.module.adrenaline and seat in self.order[-last:]

    def _spot(self, distance: int, skilful: bool) -> int:
        taken = self._taken(distance)
        if not skilful:
            return 0 if 0 not in taken else 1
        if {0, 1} <= taken:
            return min(0, *taken) - 1
        for car in self._in(distance):
            if car.spot == 0:
                car.spot = 1
        return 0


class _Turn:
    def __init__(self, book: Book, start: int, star: str, rival: str) -> None:
        self.book, self.start, self.star, self.rival = book, start, star, rival
        ahead = [line for line in book.lines if line[0] > start]
        self.line, self.limit, self.in_corner = 0, 0, False
        allowed = 1
        if ahead:
            self.line, self.limit, reach, chevrons = ahead[0]
            self.in_corner = start >= self.line - reach
            before = self.line - 1 - start
            if book.module.aggressive and before < len(chevrons):
                allowed += chevrons[before]
        allowed += self.in_corner and rival == "reckless"
        self.last = ahead[allowed][0] - 1 if len(ahead) > allowed else 10**6
        """As far as it may go at all."""

    def end(self, diamond: int, helmet: int, adrenaline: bool) -> int:
        at = self.to(self.start, self.first_target(diamond, helmet))
        extras = ["one"] * adrenaline
        if self.star == "full-throttle" and self.in_corner:
            extras.append("one")
        if self.star == "catch-up":
            extras.append("catch-up")
        return max(self.slip(self.add(at, order)) for order in permutations(extras))

    def first_target(self, diamond: int, helmet: int) -> int:
        if self.in_corner:
            return self.start + self.limit + diamond + (2 if self.rival == "limit+2" else 0)
        if "full-throttle" in (self.star, self.rival):
            helmet, diamond = max(20, helmet), 0
        if self.line and self.start + helmet >= self.line:
            return self.line - 1 - diamond
        return self.start + helmet

    def to(self, at: int, target: int) -> int:
        target = min(target, self.last)
        while target > at and self.rival != "skilful" and {0, 1} <= self.book._taken(target):
            target -= 1
        return max(at, target)

    def add(self, at: int, moves: tuple[str, ...]) -> int:
        for move in moves:
            gap = self.gap(at) if move == "catch-up" else 0
            at = self.to(at, at + (gap or 1))
        return at

    def gap(self, at: int) -> int:
        """11.4: up to 3 empty spaces, and then a car."""
        for spaces in (1, 2, 3):
            if self.book._in(at + spaces):
                return 0
            if self.book._in(at + spaces + 1):
                return spaces if at + spaces <= self.last else 0
        return 0

    def slip(self, at: int) -> int:
        if self.star == "slipstream":
            further = self.slipstream(at)
            if further > at:
                return further
            at = self.to(at, at + 1)
        return self.slipstream(at) if self.rival == "slipstream" else at

    def slipstream(self, at: int) -> int:
        book = self.book
        sector = book.race.road.sectors[at % book.length]
        ahead = book._in(at + 1)
        if sector.no_slipstream or any(car.defends for car in ahead) or not (ahead or book._in(at)):
            return at
        lengths = [n for n in (2, 2 + sector.slipstream) if at + n < book.finish]
        return max((self.to(at, at + n) for n in lengths), default=at)


def follow(mix: Mix, seed: int, laps: int | None = 1) -> int:
    race = Race(mix.config(laps=laps).setup, seed, listen=True)
    told = Told(race)
    book: Book | None = None
    for _ in drive(race, seed):
        book = seen(race, told, book)
    return seen(race, told, book).moves


def seen(race: Race, told: Told, book: Book | None) -> Book:
    if book is None:  # it begins with the grid, whatever has happened since
        book = Book(race)
        book.cars = {seat: Standing(-1 - place // 2, place % 2) for place, seat in enumerate(race.grid)}
    for event in told.news():
        book.see(event)
    return book


@pytest.mark.rule("7.2", "7.3", "7.4", "11.3", "12.2", "12.3", "12.5", "12.6", "12.7", "12.8", "12.9")
@pytest.mark.parametrize("part", range(4))
def test_every_move_of_a_legend_is_the_one_in_the_book(part: int) -> None:
    seed = fresh(f"legends {part}")
    moves = sum(follow(mix, seed + number) for number in range(longer(1)) for mix in MIXES[part::4])
    assert moves > 350


@pytest.mark.rule("7.2", "7.3", "7.4", "11.3", "12.2", "12.3", "12.5", "12.6", "12.7", "12.8", "12.9")
@pytest.mark.parametrize("part", range(4))
def test_crowds_of_legends_move_by_the_book_too(part: int) -> None:
    moves = 0
    seed = fresh(f"crowds {part}")
    for mix in LEGENDS_ALONE[part::4]:
        moves += sum(follow(mix, seed + number, laps=None) for number in range(longer(6)))
    assert moves > 4_000


def test_the_cards_are_the_ones_of_their_level() -> None:
    assert len(base_legend_cards()) == 10
    assert [len(expansion_legend_cards(level)) for level in (2, 3, 4, 5, 6)] == [12, 24, 12, 24, 12]
