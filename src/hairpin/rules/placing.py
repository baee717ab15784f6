"""From a race to its position, and back: every field of both, written out, since it must be quick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import Car
from hairpin.rules.garage import Garage
from hairpin.rules.legend_decks import LegendDecks
from hairpin.rules.position import (
    BARE_ROAD,
    NO_GARAGE,
    NO_LEGENDS,
    NO_TURN,
    CarPosition,
    ChosenPair,
    GaragePosition,
    LaidToken,
    LegendsPosition,
    Position,
    RoadPosition,
    TurnPosition,
)
from hairpin.rules.road import Road, laid_road
from hairpin.rules.seeds import chance_at, key_of
from hairpin.rules.steps import PLANNING, STEP_NUMBERS, STEPS
from hairpin.rules.turn import Turn

if TYPE_CHECKING:
    from hairpin.rules.race import Race


# -- the position of a race --------------------------------------------------------------------------------


def position_of(race: Race) -> Position:
    in_turn = race.turn_index >= 0
    return Position(
        step=STEPS[race.step].name,
        cars=tuple([_car(car) for car in race.cars]),
        starters=race.starters,
        chance=race.chance.state,
        key=key_of(race.chance),
        round=race.round,
        order=tuple(race.order),
        turn_index=race.turn_index,
        turn=_turn(race.turn) if in_turn else NO_TURN,
        owing=tuple(race.owing),
        mulligans=tuple(race.mulligans) if race.step < PLANNING else (),
        grid=tuple(race.grid),
        road=road_position(race.road),
        garage=_garage(race.garage, race.step < PLANNING),
        legends=_legends(race.legend_decks),
        hand_size=race.hand_size,
        lap_places=race.lap_places,
        sponsor_deck=tuple(race.sponsor_deck),
        pause_at=race.pause_at,
        reveals=race.reveals,
    )


def _car(car: Car) -> CarPosition:
    return CarPosition(
        car.distance,
        car.spot,
        car.bits,
        car.is_legend,
        car.gear,
        car.speed,
        car.status,
        car.left_in_round,
        car.retiring,
        car.plan,
        tuple(car.hand),
        tuple(car.deck),
        tuple(car.discard),
        tuple(car.play_area),
        tuple(car.engine),
        tuple(car.removed),
        tuple(car.upgrades),
        car.has_upgrades,
        car.may_play_direct,
    )


def _turn(turn: Turn) -> TurnPosition:
    return TurnPosition(
        turn.start,
        turn.start_spot,
        turn.boosted,
        turn.adrenaline,
        turn.cooldowns,
        tuple(turn.symbols),
        turn.plus_count,
        turn.choices,
        tuple([ChosenPair(card, value) for card, value in turn.chosen]),
        turn.road_cooled,
        turn.slipstream_start,
        turn.salvaging,
    )


def _garage(garage: Garage, is_open: bool) -> GaragePosition:
    """What is left of a market stays for all to see; the deck is never drawn from again."""
    if not is_open:
        return GaragePosition(market=tuple(garage.market), picks=tuple(garage.picks))
    rounds = tuple([tuple(picks) for picks in garage.rounds])
    thrown_away = tuple(garage.thrown_away)
    return GaragePosition(tuple(garage.deck), tuple(garage.market), thrown_away, tuple(garage.picks), rounds)


def _legends(decks: LegendDecks) -> LegendsPosition:
    return LegendsPosition(tuple(decks.cards), tuple(decks.manoeuvres), decks.card, decks.manoeuvre, decks.rivals)


def road_position(road: Road) -> RoadPosition:
    if not road.tokens and road.weather is None:
        return BARE_ROAD
    weather = road.weather.id if road.weather else ""
    return RoadPosition(weather, tuple([LaidToken(line, token.id) for line, token in road.tokens.items()]))


# -- a race in a position ----------------------------------------------------------------------------------


def place(race: Race, position: Position) -> None:
    """Into a race that is laid out and has no cars yet."""
    race.step = STEP_NUMBERS[position.step]
    race.cars = [_car_at(seat, car) for seat, car in enumerate(position.cars)]
    race.starters = position.starters
    race.chance = chance_at(position.chance, position.key)
    race.round = position.round
    race.order = list(position.order)
    race.turn_index = position.turn_index
    race.owing = list(position.owing)
    race.mulligans = list(position.mulligans)
    race.grid = list(position.grid)
    race.hand_size = position.hand_size
    race.lap_places = position.lap_places
    race.sponsor_deck = list(position.sponsor_deck)
    race.pause_at = position.pause_at
    race.reveals = position.reveals
    _place_parts(race, position)
    _work_out(race)


def _place_parts(race: Race, position: Position) -> None:
    """What most races do without is there already, empty."""
    if position.turn is not NO_TURN:
        race.turn = _turn_at(position.turn)
    if position.road is not BARE_ROAD:
        race.road = laid_road(race.circuit, race.setup.weather, position.road.weather, position.road.tokens)
    if position.garage is not NO_GARAGE:
        race.garage = _garage_at(position.garage)
    if position.legends is not NO_LEGENDS:
        race.legend_decks = _decks_at(position.legends)


def _work_out(race: Race) -> None:
    """What follows from the rest."""
    for car in race.cars:
        race.track[car.distance % race.length] |= car.bits
    if race.turn_index >= 0:
        race.car = race.cars[race.order[race.turn_index]]
    if race.step == PLANNING:
        cars = [race.cars[seat] for seat in race.order]
        race.undecided = sum([not car.is_legend and not car.has_committed() for car in cars])


def _car_at(seat: int, position: CarPosition) -> Car:
    car = Car(seat, position.distance, 0)
    car.spot = position.spot
    car.bits = position.bits
    car.is_legend = position.is_legend
    car.gear = position.gear
    car.speed = position.speed
    car.status = position.status
    car.left_in_round = position.left_in_round
    car.retiring = position.retiring
    car.plan = position.plan
    car.hand = list(position.hand)
    car.deck = list(position.deck)
    car.discard = list(position.discard)
    car.play_area = list(position.play_area)
    car.engine = list(position.engine)
    car.removed = list(position.removed)
    car.upgrades = list(position.upgrades)
    car.has_upgrades = position.has_upgrades
    car.may_play_direct = position.may_play_direct
    return car


def _turn_at(position: TurnPosition) -> Turn:
    turn = Turn(position.start, position.start_spot, 1, position.adrenaline)
    turn.boosted = position.boosted
    turn.cooldowns = position.cooldowns
    turn.symbols = list(position.symbols)
    turn.plus_count = position.plus_count
    turn.choices = position.choices
    turn.chosen = tuple([(card, value) for card, value in position.chosen])
    turn.road_cooled = position.road_cooled
    turn.slipstream_start = position.slipstream_start
    turn.salvaging = position.salvaging
    return turn


def _garage_at(position: GaragePosition) -> Garage:
    garage = Garage()
    garage.deck = list(position.deck)
    garage.market = list(position.market)
    garage.thrown_away = list(position.thrown_away)
    garage.picks = list(position.picks)
    garage.rounds = [list(picks) for picks in position.rounds]
    return garage


def _decks_at(position: LegendsPosition) -> LegendDecks:
    decks = LegendDecks()
    decks.cards = list(position.cards)
    decks.manoeuvres = list(position.manoeuvres)
    decks.card = position.card
    decks.manoeuvre = position.manoeuvre
    decks.rivals = position.rivals
    return decks
