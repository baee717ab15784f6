"""Whether a position can be: what no race could come to is refused, with what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hairpin.content.problems import Problems
from hairpin.records.positions.car_checks import check_car
from hairpin.rules.cards import SPONSOR, UPGRADE
from hairpin.rules.errors import BadKey
from hairpin.rules.event_rules import NO_EVENT
from hairpin.rules.keys import key_from
from hairpin.rules.moving import DEFENDED
from hairpin.rules.position import BETWEEN_TURNS, NO_GARAGE, NO_TURN, GaragePosition, Position
from hairpin.rules.race import Race
from hairpin.rules.road import corners
from hairpin.rules.season import BETWEEN, OVER, RACING
from hairpin.rules.season_position import NAMED, RaceBegun, SeasonPosition
from hairpin.rules.season_races import race_setup
from hairpin.rules.season_setup import SeasonSetup
from hairpin.rules.setup import Setup
from hairpin.rules.steps import DEAL, PLANNING, STEP_NUMBERS, STEPS
from hairpin.rules.steps import OVER as RACE_OVER
from hairpin.rules.symbols import BY_NUMBER

CHANCES: Final = 1 << 64
MANY: Final = 1_000_000
DECISIONS: Final = tuple(
    step.name for step in STEPS if step.answer is not STEPS[DEAL].answer or step is STEPS[RACE_OVER]
)
"""Those that nobody answers race through by themselves."""
TURN_ENTRIES: Final = 30


def check_race(setup: Setup, position: Position, problems: Problems, entry: str = "position") -> None:
    check = _Check(setup, position, problems, entry)
    check.flow()
    check.seats()
    check.cars()
    check.luck()
    check.road()
    check.legends()
    check.garage()
    check.turn()
    check.figures()
    if not problems.messages and position.step != STEPS[RACE_OVER].name:
        check.decision()


class _Check:
    """One position; each method looks at a part of it."""

    def __init__(self, setup: Setup, position: Position, problems: Problems, entry: str) -> None:
        self._setup = setup
        self._position = position
        self._problems = problems
        self._entry = entry
        self._seats = len(setup.entrants)

    def _wrong(self, field: str, message: str) -> None:
        self._problems.add(f"{self._entry}.{field}", message)

    def _number(self, field: str, value: int, minimum: int, maximum: int) -> None:
        if not minimum <= value <= maximum:
            self._wrong(field, f"must be a whole number from {minimum} to {maximum}, not {value}")

    # -- the round -----------------------------------------------------------------------------------------

    def flow(self) -> None:
        position = self._position
        if position.step not in DECISIONS:
            self._wrong("step", f'must be one of {", ".join(DECISIONS)}, not "{position.step}"')
            return
        in_turn = PLANNING < STEP_NUMBERS[position.step] < RACE_OVER
        if in_turn:
            self._number("turn_index", position.turn_index, 0, len(position.order) - 1)
        elif position.turn_index != BETWEEN_TURNS:
            self._wrong("turn_index", f"must be {BETWEEN_TURNS} in step {position.step}: it is nobody's turn")
        self._number("round", position.round, 0, MANY)

    def seats(self) -> None:
        position = self._position
        for field, seats in (
            ("order", position.order),
            ("owing", position.owing),
            ("mulligans", position.mulligans),
            ("grid", position.grid),
            ("legends.rivals", position.legends.rivals),
        ):
            self._each_seat(field, seats)
            if len(set(seats)) < len(seats):
                self._wrong(field, "has a seat twice; each may be there once")
        self._each_seat("garage.picks", position.garage.picks)
        for number, seats in enumerate(position.garage.rounds):
            self._each_seat(f"garage.rounds[{number}]", seats)
        self._number("starters", position.starters, 0, self._seats)

    def _each_seat(self, field: str, seats: Sequence[int]) -> None:
        for number, seat in enumerate(seats):
            self._number(f"{field}[{number}]", seat, 0, self._seats - 1)

    # -- cars ----------------------------------------------------------------------------------------------

    def cars(self) -> None:
        position = self._position
        if len(position.cars) != self._seats:
            self._wrong("cars", f"must be {self._seats} cars, one for each entrant, not {len(position.cars)}")
            return
        for seat in range(self._seats):
            check_car(self._setup, position, seat, self._problems, f"{self._entry}.cars[{seat}]")
        self._spots()

    def _spots(self) -> None:
        """No two cars on one spot; what a defender takes up (12.7) others can't have either."""
        taken: dict[int, int] = {}
        for seat, car in enumerate(self._position.cars):
            space = car.distance % self._setup.circuit.length
            if taken.get(space, 0) & car.bits & ~DEFENDED:
                self._wrong(f"cars[{seat}]", f"its spot on space {space} is taken by another car")
            taken[space] = taken.get(space, 0) | car.bits

    # -- chance and what it has brought ----------------------------------------------------------------------

    def luck(self) -> None:
        check_chance(self._position.chance, self._position.key, self._problems, self._entry)

    def road(self) -> None:
        road, module = self._position.road, self._setup.weather
        if module is None:
            if road.weather or road.tokens:
                self._wrong("road", "the race has no weather; leave it out, or switch the setting weather on")
            return
        weathers = [weather.id for weather in module.weathers]
        if road.weather and road.weather not in weathers:
            self._wrong("road.weather", f'must be one of {", ".join(weathers)}, not "{road.weather}"')
        known = [token.id for token in module.tokens]
        places = corners(self._setup.circuit)
        for number, laid in enumerate(road.tokens):
            if laid.token not in known:
                self._wrong(
                    f"road.tokens[{number}].token", f'must be one of {", ".join(known)}, not "{laid.token}"'
                )
            if laid.line not in places:
                self._wrong(f"road.tokens[{number}].line", f"must be one of {', '.join(map(str, places))}")
        lines = [laid.line for laid in road.tokens]
        if lines != sorted(set(lines)):
            self._wrong("road.tokens", "must be in the order of their lines, one token for each")

    def legends(self) -> None:
        decks, module = self._position.legends, self._setup.legends
        cards, manoeuvres = (len(module.cards), len(module.manoeuvres)) if module else (0, 0)
        for field, deck, supply in (("cards", decks.cards, cards), ("manoeuvres", decks.manoeuvres, manoeuvres)):
            for number, card in enumerate(deck):
                self._number(f"legends.{field}[{number}]", card, 0, supply - 1)
            if len(set(deck)) < len(deck):
                self._wrong(f"legends.{field}", "has a card twice; each may be there once")
        self._number("legends.card", decks.card, -1, cards - 1)
        self._number("legends.manoeuvre", decks.manoeuvre, -1, manoeuvres - 1)
        for seat in decks.rivals:
            if 0 <= seat < self._seats and not self._setup.entrants[seat].legend:
                self._wrong("legends.rivals", f"seat {seat} is no Legend, and only Legends are rivals")

    def garage(self) -> None:
        garage, faces = self._position.garage, self._setup.cards.faces
        if self._setup.garage is None and garage != NO_GARAGE:
            self._wrong("garage", "the race has no garage; leave it out, or choose one in the settings")
        for field, cards in _piles(garage):
            if any(faces[card].kind != UPGRADE for card in cards):
                self._wrong(f"garage.{field}", "may hold upgrades only, such as u7")
        if any(faces[card].kind != SPONSOR for card in self._position.sponsor_deck):
            self._wrong("sponsor_deck", "may hold sponsor cards only, such as s80")

    def turn(self) -> None:
        turn = self._position.turn
        if self._position.turn_index == BETWEEN_TURNS:
            if turn != NO_TURN:
                self._wrong("turn", "must be left out: it is nobody's turn")
            return
        self._number("turn.start", turn.start, -MANY, MANY)
        self._number("turn.start_spot", turn.start_spot, -5, 1)
        self._number("turn.plus_count", turn.plus_count, 0, MANY)
        self._number("turn.salvaging", turn.salvaging, 0, 99)
        for field, entries in (
            ("cooldowns", turn.cooldowns),
            ("symbols", turn.symbols),
            ("chosen", turn.chosen),
            ("road_cooled", turn.road_cooled),
        ):
            if len(entries) > TURN_ENTRIES:
                self._wrong(f"turn.{field}", f"must have at most {TURN_ENTRIES} entries, not {len(entries)}")
        for number, amount in enumerate(turn.cooldowns):
            self._number(f"turn.cooldowns[{number}]", amount, 0, 99)
        for number, sector in enumerate(turn.road_cooled):
            self._number(f"turn.road_cooled[{number}]", sector, 0, len(self._setup.circuit.lines) - 1)
        self._symbols()

    def _symbols(self) -> None:
        cards, turn = self._setup.cards, self._position.turn
        for number, held in enumerate(turn.symbols):
            if not cards.amounts[held.symbol][held.card]:
                name, code = BY_NUMBER[held.symbol].name, cards.codes[held.card]
                self._wrong(f"turn.symbols[{number}]", f"there is no symbol {name} on card {code}")
        for number, pair in enumerate(turn.chosen):
            if pair.value not in cards.faces[pair.card].values:
                values = ", ".join(map(str, cards.faces[pair.card].values))
                self._wrong(f"turn.chosen[{number}].value", f"must be one of {values}, not {pair.value}")

    def figures(self) -> None:
        position = self._position
        event = self._setup.season.event if self._setup.season else NO_EVENT
        self._number("hand_size", position.hand_size, 1, 99)
        self._number("lap_places", position.lap_places, 0, event.lap_leaders)
        self._number("pause_at", position.pause_at, 0, MANY)
        self._number("reveals", position.reveals, 0, MANY)

    def decision(self) -> None:
        """Looked at last, when all the rest is sound: without a decision a race would stand still for ever."""
        race = Race(self._setup, self._position)
        committed = any(car.has_committed() for car in race.cars)
        if not race.waiting():
            why = "everybody has planned" if committed else "nobody owes a decision"
            self._wrong(
                "step", f"in step {self._position.step} {why}: a position is one at which somebody decides"
            )
        for seat in race.waiting():
            if not race.legal(seat):
                self._wrong("step", f"in step {self._position.step} seat {seat} has nothing to choose from")


def _piles(garage: GaragePosition) -> tuple[tuple[str, Sequence[int]], ...]:
    return ("deck", garage.deck), ("market", garage.market), ("thrown_away", garage.thrown_away)


def check_chance(state: int, key: str, problems: Problems, entry: str) -> None:
    if not 0 <= state < CHANCES:
        problems.add(f"{entry}.chance", f"must be a whole number from 0 to {CHANCES - 1}")
    try:
        if key:
            key_from(key)
    except BadKey as error:
        problems.add(f"{entry}.key", f"{error}")


# -- seasons -----------------------------------------------------------------------------------------------


def check_season(setup: SeasonSetup, position: SeasonPosition, problems: Problems) -> None:
    _season_flow(setup, position, problems)
    check_chance(position.chance, position.key, problems, "position")
    _season_seats(setup, position, problems)
    _begun(setup, position, problems)
    problems.raise_if_any()
    check_race(race_setup(setup, position.begun), position.race, problems, "position.race")


def _season_flow(setup: SeasonSetup, position: SeasonPosition, problems: Problems) -> None:
    if position.step not in (RACING, BETWEEN, OVER):
        problems.add("position.step", f'must be "{RACING}", "{BETWEEN}" or "{OVER}"')
    if len(position.results) > len(setup.slots):
        problems.add("position.results", f"must be at most {len(setup.slots)}, as many as there are races")
    seats = list(range(len(setup.entrants)))
    for number, result in enumerate(position.results):
        if sorted(result.ranking) != seats or len(result.points) != len(seats):
            problems.add(f"position.results[{number}]", "must rank every seat once, and give points to each")
    for field, places, supply in (
        ("circuits_left", position.circuits_left, len(setup.circuits)),
        ("events_left", position.events_left, len(setup.events)),
    ):
        if any(not 0 <= place < supply for place in places):
            problems.add(f"position.{field}", f"must be numbers from 0 to {supply - 1}")


def _season_seats(setup: SeasonSetup, position: SeasonPosition, problems: Problems) -> None:
    seats = range(len(setup.entrants))
    for field in ("left", "leaving", "owing"):
        given: tuple[int, ...] = getattr(position, field)
        if len(set(given)) < len(given) or any(seat not in seats for seat in given):
            problems.add(f"position.{field}", f"must be seats from 0 to {len(seats) - 1}, each once")
    for entry, piles in (
        ("upgrades", position.upgrades),
        ("sponsors", position.sponsors),
        ("begun.upgrades", position.begun.upgrades),
        ("begun.sponsors", position.begun.sponsors),
    ):
        if len(piles) != len(seats):
            problems.add(f"position.{entry}", f"must be {len(seats)} lists, one for each seat, not {len(piles)}")


def _begun(setup: SeasonSetup, position: SeasonPosition, problems: Problems) -> None:
    begun: RaceBegun = position.begun
    number = len(position.results) - (position.step != RACING)
    if begun.number != number or not 0 <= number < len(setup.slots):
        problems.add("position.begun.number", f"must be {max(0, number)}, by the results so far")
        return
    named = setup.slots[number].circuit is not None
    if named != (begun.circuit == NAMED) or not NAMED <= begun.circuit < len(setup.circuits):
        right = f"{NAMED}: the season names it" if named else f"a number from 0 to {len(setup.circuits) - 1}"
        problems.add("position.begun.circuit", f"must be {right}")
    events = [*setup.events, *(slot.event for slot in setup.slots if slot.event is not None)]
    if begun.event not in [event.id for event in events]:
        problems.add("position.begun.event", f"there is no event {begun.event} in this season")
    seats = range(len(setup.entrants))
    for field in ("grid", "absent", "rivals"):
        given: tuple[int, ...] = getattr(begun, field)
        if len(set(given)) < len(given) or any(seat not in seats for seat in given):
            problems.add(f"position.begun.{field}", f"must be seats from 0 to {len(seats) - 1}, each once")
