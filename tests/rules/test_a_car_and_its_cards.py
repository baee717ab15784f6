"""Chapter 2: what a player owns, what everybody sees, and how a race is set up."""

from collections import Counter

import pytest

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.errors import BadSetup
from hairpin.rules.race import Race
from hairpin.rules.setup import Entrant, Setup
from hairpin.rules.view import view
from tests.properties.races import zones


def race_of(cars: int, circuit: str = "usa", seed: int = 1, handicaps: tuple[int, ...] = ()) -> Race:
    return Race(race_config(load_circuit(circuit), ("random",) * cars, handicaps=handicaps).setup, seed)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("circuit", circuit_ids())
def test_each_player_owns_twelve_basic_cards_three_upgrades_stress_and_heat(circuit: str) -> None:
    heat, stress = {"japan": (7, 3), "mexico": (6, 2)}.get(circuit, (6, 3))
    for car in race_of(3, circuit).cars:
        assert zones(car) == Counter(
            {0: 1, 1: 3, 2: 3, 3: 3, 4: 3, 5: 1, STRESS: stress, HEAT: heat + 1},
        )


@pytest.mark.rule("2.1", "2.3", "3.15")
def test_the_third_starting_upgrade_is_a_heat_card_that_begins_in_deck_or_hand() -> None:
    for car in race_of(6).cars:
        assert (car.hand + car.deck).count(HEAT) == 1
        assert car.engine == [HEAT] * 6


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("cars", range(1, 13))
def test_every_car_starts_in_first_gear_with_seven_cards_and_nothing_played(cars: int) -> None:
    for car in race_of(cars).cars:
        assert car.gear == 1
        assert len(car.hand) == 7
        assert len(car.deck) == 18 - 7
        assert (car.discard, car.play_area) == ([], [])


@pytest.mark.rule("1.2", "2.3")
@pytest.mark.parametrize("cars", range(1, 13))
def test_the_grid_is_filled_from_the_front_pole_on_the_race_line(cars: int) -> None:
    race = race_of(cars)
    places = [(race.cars[seat].distance, race.cars[seat].spot) for seat in race.order]
    assert places == [(-1 - place // 2, place % 2) for place in range(cars)]


@pytest.mark.rule("2.3")
def test_every_seat_gets_every_place_on_the_grid_about_equally_often() -> None:
    poles = Counter(race_of(4, seed=seed).order[0] for seed in range(800))
    assert all(150 < poles[seat] < 250 for seat in range(4))


@pytest.mark.rule("2.3")
def test_decks_are_shuffled_anew_for_every_seat_and_seed() -> None:
    decks = {tuple(car.hand + car.deck) for seed in range(20) for car in race_of(6, seed=seed).cars}
    assert len(decks) == 120


@pytest.mark.rule("2.4")
def test_the_learning_race_is_one_lap_of_the_usa() -> None:
    race = Race(race_config(load_circuit("usa"), ("random",) * 4, laps=1).setup, 1)
    assert race.finish == 69


@pytest.mark.rule("2.4")
def test_a_handicap_takes_one_or_two_heat_cards_out_of_the_engine() -> None:
    cars = race_of(3, handicaps=(0, 1, 2)).cars
    assert [len(car.engine) for car in cars] == [6, 5, 4]
    assert all(len(car.hand) + len(car.deck) == 18 for car in cars)


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("handicap", [-1, 3])
def test_no_other_handicap_is_allowed(handicap: int) -> None:
    with pytest.raises(BadSetup, match="handicap"):
        race_of(1, handicaps=(handicap,))


@pytest.mark.rule("2.2")
def test_everybody_sees_how_many_cards_each_zone_holds() -> None:
    race = race_of(4)
    for viewer in (0, 1, None):
        for car in view(race, viewer).cars:
            assert (car.hand, car.deck, car.discard, car.engine) == (7, 11, 0, 6)
            assert car.discard_top is None


@pytest.mark.parametrize(
    ("entrants", "laps", "limit", "wrong"),
    [
        ((), 1, 10, "0 cars"),
        (tuple(Entrant(str(n), "red") for n in range(13)), 1, 10, "13 cars"),
        ((Entrant("A", "red"), Entrant("A", "blue")), 1, 10, "name 'A'"),
        ((Entrant("A", "red"), Entrant("B", "red")), 1, 10, "color 'red'"),
        ((Entrant(" ", "red"),), 1, 10, "without a name"),
        ((Entrant("A", "mauve"),), 1, 10, "mauve"),
        ((Entrant("A", "red"),), 0, 10, "laps"),
        ((Entrant("A", "red"),), 100, 10, "laps"),
        ((Entrant("A", "red"),), 1, 0, "round_limit"),
    ],
)
def test_a_race_that_cannot_be_is_refused(
    entrants: tuple[Entrant, ...], laps: int, limit: int, wrong: str
) -> None:
    default = race_of(1).setup
    with pytest.raises(BadSetup, match=wrong):
        Setup(default.circuit, default.cards, entrants, laps, limit)
