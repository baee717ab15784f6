"""The grid and the first hands (2.1-2.4), as weather (8.1, 8.2) and garage (5.3) change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import ABSENT, Car
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import RivalsNamed, WeatherDrawn
from hairpin.rules.garage import tell_cars
from hairpin.rules.moving import put
from hairpin.rules.replenish import draw_up
from hairpin.rules.road import Road, RoadToken, corners
from hairpin.rules.sponsors import FROM_THE_START, gain_sponsors

if TYPE_CHECKING:
    from hairpin.rules.race import Race

RIVALS = 2


def fill_grid(race: Race) -> None:
    """Chance in this order: the grid, weather and road (in a season after the draft), the draft, the decks."""
    race.grid = _grid(race)
    race.starters = len(race.grid)
    for seat, entrant in enumerate(race.setup.entrants):
        car = Car(seat, *grid_spot(race.grid.index(seat) if seat in race.grid else len(race.grid)))
        car.is_legend = entrant.legend
        race.cars.append(car)
        if seat in race.grid:
            put(race, car)
        else:
            car.status = ABSENT
            car.bits = 0
    name_rivals(race)
    if race.setup.season is None:
        draw_road(race)
    elif race.setup.season.upgrades:
        for car in race.cars:
            car.upgrades = list(race.setup.season.upgrades[car.seat])


def _grid(race: Race) -> list[int]:
    """Random, unless the standings of a season say otherwise (9.2)."""
    season = race.setup.season
    if season is not None and season.grid:
        return list(season.grid)
    absent = season.absent if season is not None else ()
    grid = [seat for seat in range(len(race.setup.entrants)) if seat not in absent]
    race.chance.shuffle(grid)
    return grid


def grid_spot(place: int) -> tuple[int, int]:
    """Rows of two from the line backward; pole is the race line of the front row (1.2, 2.3)."""
    return -1 - place // 2, place % 2


def name_rivals(race: Race) -> None:
    """12.4: in a single race, the two Legends foremost on the grid; in a season, as its standings say."""
    module = race.setup.legends
    if module is None or not module.rivals:
        return
    legends = [seat for seat in race.grid if race.cars[seat].is_legend]
    season = race.setup.season
    race.legend_decks.rivals = season.rivals if season is not None else tuple(legends[:RIVALS])
    if race.events is not None and race.legend_decks.rivals:
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
    """In a season the road is drawn after the garage (9.2.4), and sponsor cards are in the first hand (9.2.6)."""
    tell_cars(race)
    if race.setup.season is not None:
        draw_road(race)
    for seat in race.players():
        _build(race, race.cars[seat])
    if race.event.sponsors:
        for seat in race.grid:
            if not race.cars[seat].is_legend:
                gain_sponsors(race, race.cars[seat], race.event.sponsors, (FROM_THE_START,))
    for seat in race.players():
        draw_up(race, race.cars[seat])
    return False


def _build(race: Race, car: Car) -> None:
    circuit = race.circuit
    weather = race.road.weather
    season = race.setup.season
    kept = list(season.sponsors[car.seat]) if season is not None and season.sponsors else []
    stress = circuit.stress + race.event.stress + (weather.stress if weather else 0)
    heat = circuit.heat + race.event.heat + (weather.heat if weather else 0)
    car.engine = [HEAT] * max(0, heat - race.setup.entrants[car.seat].handicap)
    car.deck = race.cards.driver_cards(race.setup.garage is None) + car.upgrades + kept
    car.deck += [STRESS] * max(0, stress)
    if weather:
        # 8.2: as many as the engine has
        car.deck += _take_heat(car, weather.heat_to_deck)
        car.discard += _take_heat(car, weather.heat_to_discard)
    race.chance.shuffle(car.deck)
    car.has_upgrades = bool(car.upgrades or kept)
    # which sponsor cards somebody has kept is a secret: any of them could be one for direct play
    car.may_play_direct = bool(kept) or race.cards.has_direct_play(car.upgrades)


def _take_heat(car: Car, n: int) -> list[int]:
    return [car.engine.pop() for _ in range(min(n, len(car.engine)))]
