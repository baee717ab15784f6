"""From a scenario to a race that stands exactly so, about to begin its first round."""

from hairpin.content.cards import load_cards
from hairpin.content.problems import ContentError
from hairpin.records.scenarios.reading import MAX_ROUNDS
from hairpin.records.scenarios.scenario import Scenario, ScenarioCar
from hairpin.rules.car import Car
from hairpin.rules.cards import FIRST_UPGRADE, HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.moving import FULL, spot_bit, stand
from hairpin.rules.race import Race
from hairpin.rules.setup import Entrant, Setup


def set_up(scenario: Scenario) -> Race:
    """What the file gives is taken as it stands; nothing is dealt."""
    race = Race.laid_out(_setup(scenario), Chance(scenario.seed), listen=True)
    race.starters = scenario.starters
    race.road = scenario.road
    race.cars = [_car(seat, given) for seat, given in enumerate(scenario.cars)]
    _stack_legend_decks(race, scenario)
    # spots that are given come first; the others take what is left
    for car, given in sorted(zip(race.cars, scenario.cars, strict=True), key=lambda pair: pair[1].spot is None):
        _place(race, car, given, scenario)
    race.pause_at = 1
    race.start()
    return race


def _setup(scenario: Scenario) -> Setup:
    return Setup(
        circuit=scenario.circuit,
        cards=load_cards(),
        entrants=tuple(Entrant(car.name, car.color, legend=car.legend) for car in scenario.cars),
        laps=scenario.laps,
        round_limit=MAX_ROUNDS,
        tournament=scenario.tournament,
        legends=scenario.legends,
        season=scenario.season,
    )


def _car(seat: int, given: ScenarioCar) -> Car:
    car = Car(seat, given.distance, 0)
    car.is_legend = given.legend
    car.gear = given.gear
    car.engine = [HEAT] * given.engine
    car.hand = sorted(given.hand)
    car.deck = list(reversed(given.deck))
    car.discard = list(reversed(given.discard))
    car.upgrades = sorted(card for card in (*car.hand, *car.deck, *car.discard) if card >= FIRST_UPGRADE)
    car.has_upgrades = bool(car.upgrades)
    car.may_play_direct = load_cards().has_direct_play(car.upgrades)
    return car


def _stack_legend_decks(race: Race, scenario: Scenario) -> None:
    """The cards that the file names come first, the others in any order after them."""
    module = scenario.legends
    if module is None:
        return
    decks = race.legend_decks
    decks.rivals = tuple(seat for seat, car in enumerate(scenario.cars) if car.name in scenario.rivals)
    decks.cards = _stacked(race, len(module.cards), scenario.legend_cards)
    decks.manoeuvres = _stacked(race, len(module.manoeuvres), scenario.manoeuvres)


def _stacked(race: Race, supply: int, first: tuple[int, ...]) -> list[int]:
    rest = [card for card in range(supply) if card not in first]
    race.chance.shuffle(rest)
    return rest + list(reversed(first))


def _place(race: Race, car: Car, given: ScenarioCar, scenario: Scenario) -> None:
    where = f"{scenario.path}: cars[{car.seat}]"
    if car.distance >= race.finish:
        raise ContentError(
            [f"{where}.distance: {car.distance} is beyond the finish; it must be below {race.finish}"]
        )
    taken = race.track[car.distance % race.length]
    spot = taken & 1 if given.spot is None else given.spot
    if (given.spot is None and taken & FULL == FULL) or taken & spot_bit(spot):
        raise ContentError([f"{where}: its spot at distance {car.distance} is taken by another car"])
    stand(race, car, car.distance, spot)
