"""8.1 and 8.2: which tokens are drawn, where they lie, and what the weather does to every car's set-up."""

from collections import Counter

import pytest

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.weather import load_weather
from hairpin.rules.actions import PLAN
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import WeatherDrawn
from hairpin.rules.race import Race
from hairpin.rules.road import Weather
from tests.rules.module_races import Mix

CORNERS = {
    "usa": [12, 33, 49, 57],
    "great-britain": [15, 30, 37, 43, 48],
    "italy": [10, 19, 26],
    "france": [12, 20, 27, 39, 47],
    "spain": [11, 15, 32, 44, 65, 85, 92, 98, 103],
    "netherlands": [13, 16, 26, 34],
    "japan": [12, 18, 45, 53],
    "mexico": [19, 38, 44, 51],
}
"""Each corner by its line, a chicane by its second."""

SET_UP = {
    # Heat in the engine, in deck and hand, in the discard; Stress
    "clouds": (6, 1, 0, 2),
    "fog": (7, 1, 0, 3),
    "storm": (6, 1, 0, 4),
    "snow": (5, 1, 0, 3),
    "rain": (3, 4, 0, 3),
    "sun": (3, 1, 3, 3),
}


def weather_of(race: Race) -> Weather:
    assert race.road.weather is not None
    return race.road.weather


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("weather", SET_UP)
def test_the_weather_changes_every_cars_set_up(weather: str) -> None:
    seed = next(seed for seed in range(200) if weather_of(Mix("usa", 4, 0, weather=True).race(seed)).id == weather)
    engine, in_deck, in_discard, stress = SET_UP[weather]
    for car in Mix("usa", 4, 0, weather=True).race(seed).cars:
        own = Counter(car.hand + car.deck)
        assert car.engine == [HEAT] * engine
        assert own[HEAT] == in_deck
        assert car.discard == [HEAT] * in_discard
        assert own[STRESS] == stress
        assert len(car.hand) == 7
        assert [own[card] for card in (0, 1, 2, 3, 4, 5)] == [1, 3, 3, 3, 3, 1]


@pytest.mark.rule("8.2")
def test_with_a_garage_it_is_the_same_but_for_the_starting_heat() -> None:
    for seed in range(12):
        race = Mix("usa", 2, 0, "advanced", "quick", weather=True).race(seed)
        engine, in_deck, in_discard, stress = SET_UP[weather_of(race).id]
        for car in race.cars:
            assert car.engine == [HEAT] * engine
            assert Counter(car.hand + car.deck)[HEAT] == in_deck - 1
            assert Counter(car.hand + car.deck)[STRESS] == stress
            assert len(car.discard) == in_discard


@pytest.mark.rule("8.2")
def test_rain_is_shuffled_into_the_deck() -> None:
    places: set[int] = set()
    for seed in range(120):
        race = Mix("usa", 3, 0, weather=True).race(seed)
        if weather_of(race).id == "rain":
            for car in race.cars:
                places.update(place for place, card in enumerate(car.deck) if card == HEAT)
                places.update(-1 for card in car.hand if card == HEAT)
    assert len(places) > 10


@pytest.mark.rule("8.1", "11.2")
@pytest.mark.parametrize("circuit", circuit_ids())
def test_every_corner_has_one_token_and_a_chicane_one_for_both_lines(circuit: str) -> None:
    for seed in range(10):
        race = Mix(circuit, 1, 1, weather=True).race(seed, listen=True)
        lines = race.circuit.lines
        assert sorted(lines[index].at for index in race.road.tokens) == CORNERS[circuit]
        (drawn,) = (event for event in race.events or () if isinstance(event, WeatherDrawn))
        assert [at for at, _ in drawn.tokens] == CORNERS[circuit]
        assert drawn.weather == weather_of(race).id
        for index, line in enumerate(lines):
            if line.chicane:
                changes = [race.road.limits[i] - lines[i].limit for i in (index - 1, index)]
                assert changes[0] == changes[1]
                assert race.road.dangerous[index - 1] == race.road.dangerous[index]


@pytest.mark.rule("8.1")
def test_tokens_are_drawn_without_putting_them_back() -> None:
    twice = 0
    for seed in range(200):
        race = Mix("spain", 1, 1, weather=True).race(seed)
        tokens = Counter(token.id for token in race.road.tokens.values())
        assert max(tokens.values()) <= 2
        twice += 2 in tokens.values()
    assert twice == 200  # nine of twelve tokens: some pair is always complete


@pytest.mark.rule("8.1")
def test_every_weather_and_every_token_is_drawn_about_equally_often() -> None:
    weathers: Counter[str] = Counter()
    tokens: Counter[str] = Counter()
    for seed in range(600):
        race = Mix("italy", 1, 0, weather=True).race(seed)
        weathers[weather_of(race).id] += 1
        tokens.update(token.id for token in race.road.tokens.values())
    assert set(weathers) == {weather.id for weather in load_weather().weathers}
    assert all(65 < count < 135 for count in weathers.values())
    assert set(tokens) == {token.id for token in load_weather().tokens}
    assert all(230 < count < 370 for count in tokens.values())


@pytest.mark.rule("8.1")
def test_without_the_module_there_are_no_tokens() -> None:
    race = Mix("usa", 2, 2).race(1)
    assert race.road.weather is None
    assert race.road.tokens == {}
    assert race.road.limits == [line.limit for line in load_circuit("usa").lines]


@pytest.mark.rule("8.3", "8.4")
def test_tokens_change_their_own_line_or_their_own_sector_and_nothing_else() -> None:
    change = {token.id: token for token in load_weather().tokens}
    for seed in range(60):
        race = Mix("usa", 1, 0, weather=True).race(seed)
        road, lines = race.road, race.circuit.lines
        for index, line in enumerate(lines):
            token = change[road.tokens[index].id]
            assert road.limits[index] == line.limit + token.limit
            assert road.dangerous[index] == token.dangerous
            effect = weather_of(race).effect if token.is_weather else token.effect
            first, beyond = line.at, lines[(index + 1) % 4].at
            for space in range(first, beyond if index < 3 else beyond + race.length):
                found = road.sectors[space % race.length]
                assert found == effect if effect else not any(found)


@pytest.mark.rule("8.2")
def test_the_cards_of_the_discard_come_back_with_the_first_reshuffle() -> None:
    seed = next(seed for seed in range(99) if weather_of(Mix("usa", 1, weather=True).race(seed)).id == "sun")
    race = Mix("usa", 1, weather=True).race(seed)
    car = race.cars[0]
    while len(car.discard) >= 3 and not race.is_over():
        plans = [action for action in race.legal(0) if action.kind == PLAN] or race.legal(0)
        race.apply(0, plans[-1])
    assert (car.deck + car.hand + car.engine + car.discard + car.play_area).count(HEAT) == 7
