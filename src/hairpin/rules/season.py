"""A championship: races one after the other, points, and what drivers carry from race to race (chapter 9).

It changes through one door, like a race, and knows at any moment who must decide what.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from hairpin.rules.actions import GO_ON, LEAVE, NO_OPTIONS, Action, Options, options
from hairpin.rules.car import FINISHED, Car
from hairpin.rules.errors import IllegalAction
from hairpin.rules.event_cards import EventCard
from hairpin.rules.events import Event, RaceScored, SeasonEnded, SeasonLeft
from hairpin.rules.native import mypyc_attr
from hairpin.rules.race import Race
from hairpin.rules.season_position import RaceResult, SeasonPosition
from hairpin.rules.season_race import SeasonRace
from hairpin.rules.season_races import race_begun, race_setup, setup_of
from hairpin.rules.seeds import Seed, chance_at, chance_from, key_of, race_seed
from hairpin.rules.symbols import SINGLE_USE

if TYPE_CHECKING:
    from hairpin.rules.card_table import CardTable
    from hairpin.rules.season_setup import SeasonSetup, SeasonSlot

POINTS: Final = (9, 6, 4, 3, 2, 1)
RIVALS: Final = 2
RACING: Final = "race"
BETWEEN: Final = "between races"
OVER: Final = "season over"

BETWEEN_OPTIONS: Final = options([Action(GO_ON), Action(LEAVE)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Season:
    """Mutable; between decisions it can be copied, compared and pickled, like a race."""

    __slots__ = (
        "_reveals_before",
        "chance",
        "circuits_left",
        "events",
        "events_left",
        "leaving",
        "left",
        "owing",
        "race",
        "results",
        "setup",
        "sponsor_deck",
        "sponsors",
        "step",
        "upgrades",
    )

    def __init__(self, setup: SeasonSetup, seed: Seed | SeasonPosition, listen: bool = False) -> None:
        """Begun by the seed; a position in its place is taken up as it stands."""
        self.setup = setup
        self.events: list[Event] | None = [] if listen else None
        self.results: list[RaceResult] = []
        self.left: list[int] = []
        """The seats that have left the season."""
        self.leaving: list[int] = []
        self.owing: list[int] = []
        self.circuits_left: list[int] = []
        self.step = RACING
        if isinstance(seed, SeasonPosition):
            self._place(seed)
        else:
            self._begin(seed)

    def _begin(self, seed: Seed) -> None:
        setup = self.setup
        self.chance = chance_from(seed)
        self.upgrades: list[list[int]] = [[] for _ in setup.entrants]
        self.sponsors: list[list[int]] = [[] for _ in setup.entrants]
        self.sponsor_deck = list(setup.sponsors)
        self.chance.shuffle(self.sponsor_deck)
        chosen = [slot.event for slot in setup.slots]
        self.events_left = [i for i, event in enumerate(setup.events) if event not in chosen]
        self._reveals_before = 0
        self.race = self._next_race()
        self._go_on()

    def _place(self, position: SeasonPosition) -> None:
        self.step = position.step
        self.chance = chance_at(position.chance, position.key)
        self.results = list(position.results)
        self.left = list(position.left)
        self.leaving = list(position.leaving)
        self.owing = list(position.owing)
        self.upgrades = [list(cards) for cards in position.upgrades]
        self.sponsors = [list(cards) for cards in position.sponsors]
        self.sponsor_deck = list(position.sponsor_deck)
        self.circuits_left = list(position.circuits_left)
        self.events_left = list(position.events_left)
        self._reveals_before = position.reveals_before
        self.race = Race(race_setup(self.setup, position.begun), position.race)
        self.race.events = self.events

    # -- decisions -----------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        if self.step == BETWEEN:
            return self.owing[:]
        return self.race.waiting() if self.step == RACING else []

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self.options(seat).listed

    def options(self, seat: int) -> Options:
        if self.step == RACING:
            return self.race.options(seat)
        return BETWEEN_OPTIONS if self.step == BETWEEN and seat in self.owing else NO_OPTIONS

    def apply(self, seat: int, action: Action) -> None:
        """Answer a decision, of the race or between races. What is not legal is refused."""
        if self.step == RACING:
            self.race.apply(seat, action)
        elif action in self.options(seat).accepted:
            self._answer(seat, action)
        else:
            raise IllegalAction(
                f"{action.kind}: only {GO_ON} or {LEAVE}, and only from those who have not answered yet"
            )
        self._go_on()

    def _answer(self, seat: int, action: Action) -> None:
        """All are asked at once: whoever leaves is gone when everybody has answered."""
        self.owing.remove(seat)
        if action.kind == LEAVE:
            self.leaving.append(seat)

    def is_over(self) -> bool:
        return self.step == OVER

    # -- from race to race -----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Until somebody must decide; races of Legends alone run by themselves."""
        while self.step != OVER:
            if self.step == RACING:
                if not self.race.is_over():
                    return
                self._end_race()
            elif self.owing:
                return
            else:
                self._begin_race()

    def _end_race(self) -> None:
        """9.3."""
        race = self.race
        result = RaceResult(race.circuit.id, race.event.id, tuple(race.ranking()), race_points(race))
        self.results.append(result)
        for car in race.cars:
            self._collect(car)
        self.sponsor_deck += race.sponsor_deck
        self.chance.shuffle(self.sponsor_deck)
        if self.events is not None:
            self.events.append(RaceScored(len(self.results), result.points))
        self.owing = [seat for seat in self.present() if not self.setup.entrants[seat].legend]
        self.step = BETWEEN
        if len(self.results) == len(self.setup.slots):
            self._end()

    def _collect(self, car: Car) -> None:
        """Upgrades and unused sponsor cards stay with the player, from whatever zone; used ones go back."""
        is_single_use = self.race.cards.amounts[SINGLE_USE.number]
        cards = (*car.deck, *car.hand, *car.discard, *car.play_area)
        self.upgrades[car.seat] = car.upgrades[:]
        self.sponsors[car.seat] = sorted(card for card in cards if is_single_use[card])
        self.sponsor_deck += [card for card in car.removed if is_single_use[card]]

    def _see_off(self) -> None:
        if not self.leaving:
            return
        for seat in sorted(self.leaving):
            self._leave(seat)
        self.leaving = []
        self.chance.shuffle(self.sponsor_deck)

    def _leave(self, seat: int) -> None:
        self.left.append(seat)
        self.sponsor_deck += self.sponsors[seat]
        self.sponsors[seat] = []
        self.upgrades[seat] = []
        if self.events is not None:
            self.events.append(SeasonLeft(seat))

    def _begin_race(self) -> None:
        self._see_off()
        if not self.present():
            self._end()
            return
        self._reveals_before += self.race.reveals + 1
        self.race = self._next_race()
        self.step = RACING

    def _end(self) -> None:
        self.step = OVER
        self.owing = []
        if self.events is not None:
            self.events.append(SeasonEnded(tuple(self.standings())))

    # -- setting up a race -------------------------------------------------------------------------------

    def _next_race(self) -> Race:
        """9.2. Chance in this order: circuit, event, and unless there is a key the race's own seed."""
        setup = self.setup
        slot = setup.slots[len(self.results)]
        if slot.opens_season and self.results:
            self._return_sponsors()
        circuit = slot.circuit or setup.circuits[self._draw(self.circuits_left, len(setup.circuits))]
        event = slot.event or self._draw_event()
        carried = self._carried(slot, event)
        its_setup = setup_of(setup, len(self.results), circuit, self._upgrade_deck(), carried)
        race = Race(its_setup, race_seed(self.chance, len(self.results) + 1), listen=self.events is not None)
        if self.events is not None:
            self.events.extend(race.events or ())
            race.events = self.events
        self.sponsor_deck = []
        return race

    def _carried(self, slot: SeasonSlot, event: EventCard) -> SeasonRace:
        return SeasonRace(
            event=event,
            grid=() if slot.opens_season else tuple(self.grid()),
            absent=tuple(self.left),
            upgrades=tuple(tuple(cards) for cards in self.upgrades),
            sponsors=tuple(tuple(cards) for cards in self.sponsors),
            sponsor_deck=tuple(self.sponsor_deck),
            rivals=() if slot.opens_season else self._rivals(),
            keep_one=slot.opens_season and bool(self.results),
        )

    def _draw(self, left: list[int], supply: int) -> int:
        if not left:
            left.extend(range(supply))
            self.chance.shuffle(left)
        return left.pop()

    def _draw_event(self) -> EventCard:
        """All different; only those that no race has been given."""
        place = self.chance.below(len(self.events_left))
        return self.setup.events[self.events_left.pop(place)]

    def _upgrade_deck(self) -> tuple[int, ...]:
        """All that nobody has."""
        taken = Counter(card for cards in self.upgrades for card in cards)
        return tuple((Counter(self.setup.upgrades) - taken).elements())

    def _return_sponsors(self) -> None:
        """9.1: between seasons all sponsor cards go back."""
        self.sponsor_deck = list(self.setup.sponsors)
        self.chance.shuffle(self.sponsor_deck)
        self.sponsors = [[] for _ in self.sponsors]

    # -- the table -----------------------------------------------------------------------------------------

    def present(self) -> list[int]:
        return [seat for seat in range(len(self.setup.entrants)) if seat not in self.left]

    def points(self) -> list[int]:
        return [sum(result.points[seat] for result in self.results) for seat in range(len(self.setup.entrants))]

    def standings(self) -> list[int]:
        """9.4: by points; ties: the better place in the last race."""
        points = self.points()
        last = self.results[-1].ranking if self.results else tuple(range(len(points)))
        return sorted(range(len(points)), key=lambda seat: (-points[seat], last.index(seat)))

    def ranking(self) -> list[int]:
        return self.standings()

    def grid(self) -> list[int]:
        return [seat for seat in self.standings() if seat not in self.left]

    def _rivals(self) -> tuple[int, ...]:
        """12.4: the two Legends best placed in the standings."""
        return tuple([seat for seat in self.grid() if self.setup.entrants[seat].legend][:RIVALS])

    def __repr__(self) -> str:
        racing = self.step == RACING
        place = f"race {len(self.results) + racing} of {len(self.setup.slots)}"
        return f"<Season {self.setup.name}, {place}, {self.race if racing else self.step}>"

    # -- the same face as a race -----------------------------------------------------------------------------

    @property
    def cards(self) -> CardTable:
        return self.setup.cards

    @property
    def reveals(self) -> int:
        return self._reveals_before + self.race.reveals

    def clone(self) -> Season:
        twin = Season.__new__(Season)
        twin.setup = self.setup
        twin.chance = self.chance.clone()
        twin.results = self.results[:]
        twin.left = self.left[:]
        twin.leaving = self.leaving[:]
        twin.owing = self.owing[:]
        twin.upgrades = [cards[:] for cards in self.upgrades]
        twin.sponsors = [cards[:] for cards in self.sponsors]
        twin.sponsor_deck = self.sponsor_deck[:]
        twin.circuits_left = self.circuits_left[:]
        twin.events_left = self.events_left[:]
        twin.events = None
        twin._reveals_before = self._reveals_before
        twin.step = self.step
        twin.race = self.race.clone()
        return twin

    def __copy__(self) -> Season:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Season:
        return self.clone()

    def position(self) -> SeasonPosition:
        """All that there is to a season besides its set-up, as plain data."""
        return SeasonPosition(
            step=self.step,
            chance=self.chance.state,
            key=key_of(self.chance),
            results=tuple(self.results),
            left=tuple(self.left),
            leaving=tuple(self.leaving),
            owing=tuple(self.owing),
            upgrades=tuple([tuple(cards) for cards in self.upgrades]),
            sponsors=tuple([tuple(cards) for cards in self.sponsors]),
            sponsor_deck=tuple(self.sponsor_deck),
            circuits_left=tuple(self.circuits_left),
            events_left=tuple(self.events_left),
            reveals_before=self._reveals_before,
            begun=race_begun(self.setup, self.race.setup, len(self.results) - (self.step != RACING)),
            race=self.race.position(),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Season) and self.setup == other.setup and self.position() == other.position()

    def __reduce__(self) -> tuple[object, ...]:
        return Season, (self.setup, self.position())


def race_points(race: Race) -> tuple[int, ...]:
    """9.3: by place, only for those who finished; events may add to it."""
    points = [0] * len(race.cars)
    for place, seat in enumerate(race.ranking()):
        if race.cars[seat].status == FINISHED:
            points[seat] = _for_place(POINTS, place) + _for_place(race.event.bonus_points, place)
    return tuple(points)


def _for_place(points: tuple[int, ...], place: int) -> int:
    return points[place] if place < len(points) else 0
