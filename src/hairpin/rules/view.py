"""The border: what one seat, or somebody who only watches, may know of a race (2.2).

Nothing else leaves the rules for players, drivers or the network.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hairpin.rules.actions import Action
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import FACE_DOWN, Card, HiddenCard
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import UnknownSeat
from hairpin.rules.event_cards import EventCard
from hairpin.rules.events import CardsDiscarded, Event, OwnersOnly
from hairpin.rules.legend_decks import NONE
from hairpin.rules.road import Road
from hairpin.rules.setup import Setup, start_number
from hairpin.rules.steps import PLANNING, STEPS
from hairpin.rules.symbols import HeldSymbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


class ChosenValue(NamedTuple):
    """What was chosen for a card that offers several values."""

    card: Card
    value: int


@dataclass(frozen=True, slots=True)
class CarView:
    """What everybody can see of a car."""

    seat: int
    name: str
    color: str
    number: int
    """That it starts with."""
    distance: int
    spot: int
    bits: int
    """What it takes up on the track: a Legend that defends takes more than its spot (12.7)."""
    gear: int
    speed: int
    status: str
    place: int
    has_committed: bool
    engine: int
    hand: int
    deck: int
    discard: int
    discard_top: Card | None
    play_area: tuple[HiddenCard, ...]
    is_legend: bool
    is_rival: bool
    upgrades: tuple[Card, ...]
    removed: tuple[Card, ...]
    """Single-use cards that were used."""


@dataclass(frozen=True, slots=True)
class View:
    """A race as `seat` sees it; with no seat, as a watcher does."""

    seat: int | None
    setup: Setup
    """What was settled before the race, as far as everybody knows it."""
    circuit: Circuit
    card_table: CardTable
    road: Road
    tournament: bool
    draft: str
    """How upgrades come to the cars; empty without a garage."""
    upgrade_supply: int
    """How many upgrades are in the garage's deck at first."""
    laps: int
    hand_size: int
    """To which cards are drawn; events may change it."""
    event: EventCard
    """What is different in this race; outside a championship the blank card, which changes nothing."""
    round: int
    step: str
    active: int | None
    waiting: tuple[int, ...]
    order: tuple[int, ...]
    adrenaline: tuple[int, ...]
    cars: tuple[CarView, ...]
    hand: tuple[Card, ...]
    plan: tuple[Card, ...] | None
    retiring: bool
    boosted: bool
    cooldowns: tuple[int, ...]
    turn_start: int
    start_spot: int
    """The spot on which the car stood that moves now, when its turn began."""
    adrenaline_unused: bool
    road_cooled: tuple[int, ...]
    """8.5: the sectors whose cooldown bonus it has used this turn."""
    chosen: tuple[ChosenValue, ...]
    """The values that it chose for cards with several."""
    options: tuple[Action, ...]
    symbols: tuple[HeldSymbol, ...]
    """Of the cards that the active car has played, those not used yet."""
    plus_count: int
    market: tuple[Card, ...]
    picks: tuple[int, ...]
    """The seats that are still to choose from it, in order."""
    discard: tuple[Card, ...]
    """The seat's own discard while it is searched; at no other time may it be looked through."""
    deck_cards: tuple[Card, ...] | None
    """Which cards are in the seat's own deck, sorted: anyone who has counted knows that, but not how they lie."""
    discard_cards: tuple[Card, ...] | None
    """The same of its own discard. Both are None for a watcher, and where counting is off."""
    legend_card: str
    manoeuvre: str
    legend_deck: tuple[int, ...]
    """The Legend cards that may come next, by their places in the supply, sorted. All have seen the others turned
    up, so everybody is told, also where nobody's own cards are counted."""
    manoeuvre_deck: tuple[int, ...]
    """The same of the Manoeuvre cards, of copies the first."""

    def __copy__(self) -> View:
        """It never changes, so it is its own copy."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> View:
        return self


class OwnView(NamedTuple):
    """What a seat sees of a race besides what a watcher sees. The fields are those of its view and of its car."""

    seat: int
    play_area: tuple[Card, ...]
    hand: tuple[Card, ...]
    plan: tuple[Card, ...] | None
    retiring: bool
    discard: tuple[Card, ...]
    deck_cards: tuple[Card, ...] | None
    discard_cards: tuple[Card, ...] | None


def own_view(race: Race, seat: int, counting: bool = True) -> OwnView:
    own = race.cars[seat]
    return OwnView(
        seat=seat,
        play_area=_play_area(race, own, seat),
        hand=tuple(own.hand),
        plan=own.plan,
        retiring=own.retiring,
        discard=_searched_discard(race, seat),
        deck_cards=tuple(sorted(own.deck)) if counting else None,
        discard_cards=tuple(sorted(own.discard)) if counting else None,
    )


def view(race: Race, seat: int | None, counting: bool = True) -> View:
    """With or without what the owner of a deck could have counted (2.2)."""
    if seat is not None and not 0 <= seat < len(race.cars):
        raise UnknownSeat(f"there is no seat {seat}; seats are 0 to {len(race.cars) - 1}")
    own = None if seat is None else race.cars[seat]
    in_turn = race.active() is not None
    places = {car: place for place, car in enumerate(race.ranking(), start=1)}
    return View(
        seat=seat,
        setup=race.public_setup,
        circuit=race.circuit,
        card_table=race.cards,
        road=race.road,
        tournament=race.setup.tournament,
        draft=race.setup.garage.mode if race.setup.garage else "",
        upgrade_supply=len(race.setup.garage.supply) if race.setup.garage else 0,
        laps=race.setup.laps,
        hand_size=race.hand_size,
        event=race.event,
        round=race.round,
        step=STEPS[race.step].name,
        active=race.active(),
        waiting=tuple(race.waiting()),
        order=tuple(race.order),
        adrenaline=race.adrenaline_seats(),
        cars=tuple(_car_view(race, car, places[car.seat], seat) for car in race.cars),
        hand=tuple(own.hand) if own else (),
        plan=own.plan if own else None,
        retiring=own.retiring if own else False,
        boosted=in_turn and race.turn.boosted,
        cooldowns=race.turn.cooldowns if in_turn else (),
        turn_start=race.turn.start if in_turn else 0,
        start_spot=race.turn.start_spot if in_turn else 0,
        adrenaline_unused=in_turn and race.turn.adrenaline,
        road_cooled=race.turn.road_cooled if in_turn else (),
        chosen=tuple(ChosenValue(*chosen) for chosen in race.turn.chosen) if in_turn else (),
        options=race.legal(seat) if seat is not None else (),
        symbols=tuple(race.turn.symbols) if in_turn else (),
        plus_count=race.turn.plus_count if in_turn else 0,
        market=tuple(race.garage.market),
        picks=tuple(race.garage.picks),
        discard=_searched_discard(race, seat),
        deck_cards=tuple(sorted(own.deck)) if own and counting else None,
        discard_cards=tuple(sorted(own.discard)) if own and counting else None,
        legend_card=_legend_card(race),
        manoeuvre=_manoeuvre(race),
        legend_deck=_legend_deck(race),
        manoeuvre_deck=_manoeuvre_deck(race),
    )


def _searched_discard(race: Race, seat: int | None) -> tuple[int, ...]:
    """6.9: only the owner sees the pile."""
    if seat is None or seat != race.active() or not race.turn.salvaging:
        return ()
    return tuple(race.cars[seat].discard)


def _legend_card(race: Race) -> str:
    legends, card = race.setup.legends, race.legend_decks.card
    return legends.cards[card].name if legends and card != NONE else ""


def _manoeuvre(race: Race) -> str:
    legends, card = race.setup.legends, race.legend_decks.manoeuvre
    return "/".join(legends.manoeuvres[card]) if legends and card != NONE else ""


def _legend_deck(race: Race) -> tuple[int, ...]:
    legends = race.setup.legends
    return tuple(race.legend_decks.cards_to_come(legends)) if legends else ()


def _manoeuvre_deck(race: Race) -> tuple[int, ...]:
    legends = race.setup.legends
    return tuple(race.legend_decks.manoeuvres_to_come(legends)) if legends else ()


def _car_view(race: Race, car: Car, place: int, viewer: int | None) -> CarView:
    entrant = race.setup.entrants[car.seat]
    return CarView(
        seat=car.seat,
        name=entrant.name,
        color=entrant.color,
        number=start_number(entrant, car.seat),
        distance=car.distance,
        spot=car.spot,
        bits=car.bits,
        gear=car.gear,
        speed=car.speed,
        status=car.status,
        place=place,
        has_committed=race.step == PLANNING and car.has_committed(),
        engine=len(car.engine),
        hand=len(car.hand),
        deck=len(car.deck),
        discard=len(car.discard),
        discard_top=car.discard[-1] if car.discard else None,
        play_area=_play_area(race, car, viewer),
        is_legend=car.is_legend,
        is_rival=car.seat in race.legend_decks.rivals,
        upgrades=tuple(car.upgrades),
        removed=tuple(car.removed),
    )


def _play_area(race: Race, car: Car, viewer: int | None) -> tuple[int, ...]:
    """3.3: cards stay face down until their owner's turn; their number is the gear, which is public."""
    if car.seat in (race.active(), viewer):
        return tuple(car.play_area)
    return (FACE_DOWN,) * len(car.play_area)


PartlyHidden = OwnersOnly | CardsDiscarded
"""Events of which the seat that they are about hears more than all others."""


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as this seat may hear of it."""
    if isinstance(event, OwnersOnly) and event.seat != seat:
        return event._replace(cards=(FACE_DOWN,) * len(event.cards))
    if isinstance(event, CardsDiscarded) and event.seat != seat:
        unseen = (FACE_DOWN,) * (len(event.cards) - 1)
        return CardsDiscarded(event.seat, (*unseen, event.cards[-1]))
    return event
