"""A race in progress. It changes through one door: `apply`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules import direct, finish, planning
from hairpin.rules.actions import IN_ANY_ORDER, NO_OPTIONS, Action, Options
from hairpin.rules.car import RACING, Car
from hairpin.rules.chance import Chance
from hairpin.rules.compiled import COMPILED
from hairpin.rules.dealing import fill_grid
from hairpin.rules.event_rules import NO_EVENT, press_lines
from hairpin.rules.garage import Garage
from hairpin.rules.legend_decks import LegendDecks
from hairpin.rules.native import mypyc_attr
from hairpin.rules.placing import place, position_of
from hairpin.rules.plans import plans_of
from hairpin.rules.position import Position
from hairpin.rules.refusal import refusal
from hairpin.rules.road import laid_road
from hairpin.rules.seeds import Seed, chance_from
from hairpin.rules.steps import (
    ANSWER,
    BEGIN,
    DRAFTING,
    END_TURN,
    KEEP_ONE,
    OPENING,
    OPTIONS,
    OVER,
    PLANNING,
    REACT,
    REPLENISH,
    STEPS,
)
from hairpin.rules.turn import Turn

if TYPE_CHECKING:
    from hairpin.rules.events import Event
    from hairpin.rules.setup import Setup

BIG_FIELD: Final = 5
"""3.7: from so many starters on, two cars have Adrenaline."""


NOBODY: Final = -1
UNASKED: Final = -(1 << 40)
"""No seat that anybody could ask for."""
NOBODYS_CAR: Final = Car(NOBODY, 0, 0)
NO_CHANCE: Final = Chance(0)
"""Until there is one: nothing is drawn from it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Race:
    """Mutable, quick to copy, and at any decision complete in itself: all of the flow is in its fields."""

    __slots__ = (
        "_asked",
        "_options",
        "car",
        "cards",
        "cars",
        "chance",
        "circuit",
        "event",
        "events",
        "finish",
        "garage",
        "grid",
        "hand_size",
        "has_event",
        "lap_places",
        "legend_decks",
        "length",
        "mulligans",
        "order",
        "owing",
        "pause_at",
        "plans",
        "press",
        "public_setup",
        "reveals",
        "road",
        "round",
        "setup",
        "sponsor_deck",
        "starters",
        "step",
        "track",
        "turn",
        "turn_index",
        "undecided",
    )

    def __init__(self, setup: Setup, seed: Seed | Position, listen: bool = False) -> None:
        """Dealt by the seed; a position in its place is taken up as it stands."""
        self._lay_out(setup, listen)
        if isinstance(seed, Position):
            place(self, seed)
        else:
            self.chance = chance_from(seed)
            fill_grid(self)
            self._go_on()

    def _lay_out(self, setup: Setup, listen: bool) -> None:
        self.setup = setup
        self.public_setup = setup.public()
        self.circuit = setup.circuit
        self.cards = setup.cards
        self.plans = plans_of(setup.cards)
        self.length = setup.circuit.length
        self.finish = setup.circuit.finish(setup.laps)
        self.starters = len(setup.entrants)
        self.has_event = setup.season is not None
        self.event = setup.season.event if setup.season else NO_EVENT
        self.hand_size = self.event.hand_size
        self.press = press_lines(setup.circuit, self.event)
        """The indexes of the lines where the press stands."""
        self.lap_places = self.event.lap_leaders
        """How many places among the first to end lap 1 are still to be had."""
        self.sponsor_deck: list[int] = list(setup.season.sponsor_deck) if setup.season else []
        self.chance = NO_CHANCE
        self.cars: list[Car] = []
        self.car = NOBODYS_CAR
        """The car whose turn it is, or was last."""
        self.track = bytearray(self.length)
        self.round = 0
        self.order: list[int] = []
        self.turn_index = -1
        self.undecided = 0
        self.pause_at = 0
        """A round of Legends alone, which would run by itself, waits for `start` if it has this number."""
        self.step = KEEP_ONE - 1
        self.turn = Turn(0, 0, 1, False)
        self.road = laid_road(setup.circuit, None, "", ())
        self.grid: list[int] = []
        self.garage = Garage()
        self.owing: list[int] = []
        """Before the race: the seats that owe a decision which all make at once."""
        self.mulligans: list[int] = []
        """The seats that want another first hand."""
        self.legend_decks = LegendDecks()
        self.reveals = 0
        """Grows whenever somebody learns something new: what came before can't be undone."""
        self.events: list[Event] | None = [] if listen else None
        self._asked = UNASKED
        self._options = NO_OPTIONS

    def start(self) -> None:
        """Go on from a position in which nobody has to decide, such as before a round."""
        self._go_on()

    # -- decisions -------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that owe a decision; empty once the race is over."""
        if self.step > PLANNING:
            return [] if self.step == OVER else [self.order[self.turn_index]]
        if self.step == PLANNING:
            return [seat for seat in self.order if self._must_plan(self.cars[seat])]
        return self.garage.picks[:1] if self.step == DRAFTING else self.owing[:]

    def _must_plan(self, car: Car) -> bool:
        return car.plan is None and not car.retiring and not car.is_legend

    def legal(self, seat: int) -> tuple[Action, ...]:
        """All that this seat may do now. Cards are listed in sorted order, and may be given in any."""
        return self.options(seat).listed

    def options(self, seat: int) -> Options:
        """Worked out once: whoever asks before acting does not make `apply` work them out again."""
        if seat != self._asked:
            if not 0 <= seat < len(self.cars):
                return NO_OPTIONS
            self._options = self._find_options(seat)
            self._asked = seat
        return self._options

    def _find_options(self, seat: int) -> Options:
        if self.step == PLANNING:
            car = self.cars[seat]
            may_plan = car.status == RACING and not car.is_legend
            return planning.plan_options(self, car) if may_plan else NO_OPTIONS
        if self.step > PLANNING and (self.step == OVER or seat != self.order[self.turn_index]):
            return NO_OPTIONS
        car = self.cars[seat]
        return direct.options(self, car, self.step) if COMPILED else OPTIONS[self.step](self, car)

    def apply(self, seat: int, action: Action) -> None:
        """Answer a decision. What is not legal is refused, and then nothing has changed."""
        accepted = (self._options if seat == self._asked else self.options(seat)).accepted
        listed = accepted.get(action)
        if listed is None:
            if action.kind not in IN_ANY_ORDER or action.in_order() not in accepted:
                raise refusal(self, seat, action)
            listed = Action(action.kind, 0, tuple(int(card) for card in action.cards))
        self._asked = UNASKED
        car, step = self.cars[seat], self.step
        if direct.answer(self, car, listed, step) if COMPILED else ANSWER[step](self, car, listed):
            self._go_on()

    def is_over(self) -> bool:
        return self.step == OVER

    # -- the flow --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """From step to step, until somebody must decide."""
        while True:
            self.step = step = self.step + 1
            if direct.begin(self, step) if COMPILED else BEGIN[step](self):
                return

    def skip_to_react(self) -> None:
        self.step = REACT - 1

    def skip_to_replenish(self) -> None:
        self.step = REPLENISH - 1

    def skip_to_end_of_turn(self) -> None:
        self.step = END_TURN - 1

    def go_to_next_turn(self) -> None:
        self.step = OPENING

    def go_to_next_round(self) -> None:
        self.step = PLANNING - 1

    def end(self) -> None:
        self.step = OVER

    # -- who is who ------------------------------------------------------------------------------

    def next_car(self) -> Car:
        self.turn_index += 1
        self.car = self.cars[self.order[self.turn_index]]
        return self.car

    def active(self) -> int | None:
        """The seat whose turn it is; nobody's while plans are made."""
        return self.order[self.turn_index] if self.turn_index >= 0 else None

    def players(self) -> list[int]:
        """The seats in the race that are no Legends, in order of seats."""
        return [car.seat for car in self.cars if not car.is_legend and car.status == RACING]

    def has_adrenaline(self, place: int) -> bool:
        """3.7: the last one, or two, in the play order; 14.4: an event may take it from all."""
        if self.event.no_adrenaline:
            return False
        return place >= len(self.order) - (2 if self.starters >= BIG_FIELD else 1)

    def adrenaline_seats(self) -> tuple[int, ...]:
        return tuple(seat for place, seat in enumerate(self.order) if self.has_adrenaline(place))

    def ranking(self) -> list[int]:
        return finish.ranking(self)

    def __repr__(self) -> str:
        """A race is too large to be told in a line: where it stands, and for whom it waits."""
        waiting = " ".join(map(str, self.waiting())) or "for nobody"
        return f"<Race {self.circuit.id}, round {self.round}, {STEPS[self.step].name}, waiting {waiting}>"

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> Race:
        """A race of its own from here on. It starts without anybody listening."""
        twin = Race.__new__(Race)
        twin.setup = self.setup
        twin.public_setup = self.public_setup
        twin.circuit = self.circuit
        twin.cards = self.cards
        twin.plans = self.plans
        twin.length = self.length
        twin.finish = self.finish
        twin.starters = self.starters
        twin.has_event = self.has_event
        twin.event = self.event
        twin.hand_size = self.hand_size
        twin.press = self.press
        twin.lap_places = self.lap_places
        twin.sponsor_deck = self.sponsor_deck[:]
        twin.chance = self.chance.clone()
        twin.cars = [car.clone() for car in self.cars]
        twin.car = twin.cars[self.car.seat] if self.car.seat >= 0 else self.car
        twin.track = self.track[:]
        twin.round = self.round
        twin.order = self.order[:]
        twin.turn_index = self.turn_index
        twin.undecided = self.undecided
        twin.pause_at = self.pause_at
        twin.step = self.step
        twin.turn = self.turn.clone()
        twin.road = self.road
        twin.grid = self.grid
        twin.garage = self.garage.clone()
        twin.owing = self.owing[:]
        twin.mulligans = self.mulligans[:]
        twin.legend_decks = self.legend_decks.clone()
        twin.reveals = self.reveals
        twin.events = None
        twin._asked = UNASKED
        twin._options = NO_OPTIONS
        return twin

    def __copy__(self) -> Race:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Race:
        return self.clone()

    def position(self) -> Position:
        """All that there is to a race besides its set-up, as plain data."""
        return position_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Race) and self.setup == other.setup and self.position() == other.position()

    def __reduce__(self) -> tuple[object, ...]:
        """Without the tables of plans, which belong to the cards, and without what was told."""
        return Race, (self.setup, self.position())
