"""The grid and the first hands (2.1-2.4), as weather (8.1, 8.2) and garage (5.3) change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import Car
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import RivalsNamed, WeatherDrawn
from hairpin.rules.garage import tell_cars
from hairpin.rules.moving import put
from hairpin.rules.replenish import draw_up
from hairpin.rules.road import Road, RoadToken, corners

if TYPE_CHECKING:
    from hairpin.rules.race import Race

RIVALS = 2


def fill_grid(race: Race) -> None:
    """Chance in this order: the grid, the Legends' decks, weather and road, the draft, each seat's deck."""
    grid = list(range(len(race.setup.entrants)))
    race.chance.shuffle(grid)
    race.grid = grid
    for seat in range(len(grid)):
        distance, spot = grid_spot(grid.index(seat))
        car = Car(seat, distance, spot)
        car.is_legend = race.setup.entrants[seat].legend
        race.cars.append(car)
        put(race, car)
    name_rivals(race)
    draw_road(race)


def grid_spot(place: int) -> tuple[int, int]:
    """Rows of two from the line backward; pole is the race line of the front row (1.2, 2.3)."""
    return -1 - place // 2, place % 2


def name_rivals(race: Race) -> None:
    """12.4: in a single race, the two Legends foremost on the grid."""
    module = race.setup.legends
    if module is None or not module.rivals:
        return
    legends = [seat for seat in race.grid if race.cars[seat].is_legend]
    race.legend_decks.rivals = tuple(legends[:RIVALS])
    if race.events is not None:
        race.events.append(RivalsNamed(race.legend_decks.rivals))


def draw_road(race: Race) -> None:
    """8.1: one weather token, and a road token for each corner in track order."""
    module = race.setup.weather
    if module is None:
        return
    weather = module.weathers[race.chance.below(len(module.weathers))]
    bag = [number for number, token in enumerate(module.tokens) for _ in range(token.copies)]
    race.chance.shuffle(bag)
    tokens: dict[int, RoadToken] = {}
    for index in corners(race.circuit):
        if bag:
            tokens[index] = module.tokens[bag.pop()]
    race.road = Road(race.circuit, weather, tokens)
    if race.events is not None:
        laid = tuple((race.circuit.lines[index].at, token.id) for index, token in tokens.items())
        race.events.append(WeatherDrawn(weather.id, laid))


def deal(race: Race) -> bool:
    tell_cars(race)
    for seat in race.players():
        _build(race, race.cars[seat])
        draw_up(race, race.cars[seat])
    return False


def _build(race: Race, car: Car) -> None:
    circuit = race.circuit
    faces = race.cards.faces
    weather = race.road.weather
    stress = circuit.stress + (weather.stress if weather else 0)
    heat = circuit.heat - race.setup.entrants[car.seat].handicap + (weather.heat if weather else 0)
    car.engine = [HEAT] * max(0, heat)
    car.deck = race.cards.driver_cards(race.setup.garage is None) + car.upgrades + [STRESS] * max(0, stress)
    if weather:
        # 8.2: as many as the engine has
        car.deck += _take_heat(car, weather.heat_to_deck)
        car.discard += _take_heat(car, weather.heat_to_discard)
    race.chance.shuffle(car.deck)
    car.has_upgrades = bool(car.upgrades)
    car.may_play_direct = any(faces[card].direct for card in car.upgrades)


def _take_heat(car: Car, n: int) -> list[int]:
    return [car.engine.pop() for _ in range(min(n, len(car.engine)))]
