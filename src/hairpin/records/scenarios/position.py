"""From a scenario to a race that stands exactly so, about to begin its first round."""

from hairpin.content.cards import load_cards
from hairpin.content.problems import ContentError
from hairpin.content.weather import load_weather
from hairpin.records.scenarios.reading import MAX_ROUNDS
from hairpin.records.scenarios.scenario import Scenario, ScenarioCar
from hairpin.rules.cards import FIRST_UPGRADE, HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.moving import FULL, spot_bit
from hairpin.rules.position import BARE_ROAD, NO_LEGENDS, CarPosition, LegendsPosition, Position
from hairpin.rules.race import Race
from hairpin.rules.setup import Entrant, Setup
from hairpin.rules.usual import before_a_round


def set_up(scenario: Scenario) -> Race:
    """What the file gives is taken as it stands; nothing is dealt."""
    setup = _setup(scenario)
    race = Race(setup, _position(setup, scenario), listen=True)
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
        weather=load_weather() if scenario.road != BARE_ROAD else None,
        legends=scenario.legends,
        season=scenario.season,
    )


def _position(setup: Setup, scenario: Scenario) -> Position:
    chance = Chance(scenario.seed)
    legends = _stacked_decks(scenario, chance)
    position = before_a_round(setup, _cars(scenario), scenario.starters, chance)
    return position._replace(road=scenario.road, legends=legends, pause_at=1)


def _cars(scenario: Scenario) -> tuple[CarPosition, ...]:
    spots = _spots(scenario)
    return tuple([_car(given, spots[seat]) for seat, given in enumerate(scenario.cars)])


def _car(given: ScenarioCar, spot: int) -> CarPosition:
    cards = (*given.hand, *given.deck, *given.discard)
    upgrades = tuple(sorted(card for card in cards if card >= FIRST_UPGRADE))
    return CarPosition(
        distance=given.distance,
        spot=spot,
        bits=spot_bit(spot),
        is_legend=given.legend,
        gear=given.gear,
        hand=tuple(sorted(given.hand)),
        deck=given.deck[::-1],
        discard=given.discard[::-1],
        engine=(HEAT,) * given.engine,
        upgrades=upgrades,
        has_upgrades=bool(upgrades),
        may_play_direct=load_cards().has_direct_play(upgrades),
    )


# -- the track ---------------------------------------------------------------------------------------------


def _spots(scenario: Scenario) -> dict[int, int]:
    """By seat. Spots that are given come first; the others take what is left."""
    taken: dict[int, int] = {}
    found: dict[int, int] = {}
    for seat, given in sorted(enumerate(scenario.cars), key=lambda pair: pair[1].spot is None):
        space = given.distance % scenario.circuit.length
        found[seat] = _spot(scenario, seat, given, taken.get(space, 0))
        taken[space] = taken.get(space, 0) | spot_bit(found[seat])
    return found


def _spot(scenario: Scenario, seat: int, given: ScenarioCar, taken: int) -> int:
    where = f"{scenario.path}: cars[{seat}]"
    finish = scenario.circuit.finish(scenario.laps)
    if given.distance >= finish:
        raise ContentError([f"{where}.distance: {given.distance} is beyond the finish; it must be below {finish}"])
    spot = taken & 1 if given.spot is None else given.spot
    if (given.spot is None and taken & FULL == FULL) or taken & spot_bit(spot):
        raise ContentError([f"{where}: its spot at distance {given.distance} is taken by another car"])
    return spot


# -- the Legends' decks ------------------------------------------------------------------------------------


def _stacked_decks(scenario: Scenario, chance: Chance) -> LegendsPosition:
    """The cards that the file names come first, the others in any order after them."""
    module = scenario.legends
    if module is None:
        return NO_LEGENDS
    return LegendsPosition(
        cards=_stacked(chance, len(module.cards), scenario.legend_cards),
        manoeuvres=_stacked(chance, len(module.manoeuvres), scenario.manoeuvres),
        rivals=tuple(seat for seat, car in enumerate(scenario.cars) if car.name in scenario.rivals),
    )


def _stacked(chance: Chance, supply: int, first: tuple[int, ...]) -> tuple[int, ...]:
    rest = [card for card in range(supply) if card not in first]
    chance.shuffle(rest)
    return (*rest, *first[::-1])
