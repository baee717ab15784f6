"""From a scenario to a race that stands exactly so, about to begin its first round."""

from hairpin.content.cards import load_cards
from hairpin.content.problems import ContentError
from hairpin.records.scenarios.reading import MOST_ROUNDS
from hairpin.records.scenarios.scenario import Scenario, ScenarioCar
from hairpin.rules.car import Car
from hairpin.rules.cards import HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.moving import FULL, put
from hairpin.rules.race import Race
from hairpin.rules.setup import Entrant, Setup


def set_up(scenario: Scenario) -> Race:
    """What the file gives is taken as it stands; nothing is dealt."""
    entrants = tuple(Entrant(car.name, car.color) for car in scenario.cars)
    setup = Setup(scenario.circuit, load_cards(), entrants, scenario.laps, MOST_ROUNDS)
    race = Race.laid_out(setup, Chance(scenario.seed), listen=True)
    race.starters = scenario.starters
    race.cars = [_car(seat, given) for seat, given in enumerate(scenario.cars)]
    # spots that are given come first; the others take what is left
    for car, given in sorted(zip(race.cars, scenario.cars, strict=True), key=lambda pair: pair[1].spot is None):
        _place(race, car, given, scenario)
    race.start()
    return race


def _car(seat: int, given: ScenarioCar) -> Car:
    car = Car(seat, given.distance, given.spot or 0)
    car.gear = given.gear
    car.engine = [HEAT] * given.engine
    car.hand = sorted(given.hand)
    car.deck = list(reversed(given.deck))
    car.discard = list(reversed(given.discard))
    return car


def _place(race: Race, car: Car, given: ScenarioCar, scenario: Scenario) -> None:
    where = f"{scenario.path}: cars[{car.seat}]"
    if car.distance >= race.finish:
        raise ContentError(
            [f"{where}.distance: {car.distance} is beyond the finish; it must be below {race.finish}"]
        )
    taken = race.track[car.distance % race.length]
    if given.spot is None:
        car.spot = taken & 1
    if taken == FULL or taken & (1 << car.spot):
        raise ContentError([f"{where}: its spot at distance {car.distance} is taken by another car"])
    put(race, car)
