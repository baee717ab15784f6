"""Chapters 7 and 12 as far as whole races show them: decks, levels, rivals, pace. Single moves are scenarios."""

from collections import Counter
from typing import Final

import pytest

from hairpin.content.circuits import circuit_ids
from hairpin.rules.errors import BadSetup
from hairpin.rules.events import CarFinished, LegendCardRevealed, LegendMoved, RivalsNamed, RoundBegan
from hairpin.rules.legend_cards import RIVAL_ABILITIES, STAR_ABILITIES, LegendsModule
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from tests.rules.module_races import Mix, drive, finished


def module_of(mix: Mix) -> LegendsModule:
    module = mix.config().setup.legends
    assert module is not None
    return module


def cards_revealed(race: Race) -> list[LegendCardRevealed]:
    return [event for event in race.events or () if isinstance(event, LegendCardRevealed)]


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_the_deck_is_shuffled_again_when_all_of_its_cards_have_been_used() -> None:
    race = Mix("usa", 0, 4).race(3, listen=True, laps=3)
    names = [event.name for event in cards_revealed(race)]
    assert len(names) > 20
    all_cards = {str(number) for number in range(1, 11)}
    assert set(names[:10]) == set(names[10:20]) == all_cards
    assert names[:10] != names[10:20]


@pytest.mark.rule("12.3")
def test_the_manoeuvre_cards_are_shuffled_again_after_all_36() -> None:
    race = Mix("italy", 0, 2, level=2).race(3, listen=True, laps=7)
    seen = Counter(event.manoeuvre for event in cards_revealed(race)[:36])
    assert seen == {f"{star}/{rival}": 2 for star in STAR_ABILITIES for rival in RIVAL_ABILITIES}
    assert len(cards_revealed(race)) > 36


@pytest.mark.rule("7.1")
def test_one_card_a_round_serves_all_legends_and_is_revealed_when_the_first_of_them_moves() -> None:
    race = Mix("usa", 2, 3).race(6, listen=True)
    finished(race, 6)
    fresh = False
    for event in race.events or ():
        match event:
            case RoundBegan():
                fresh = True
            case LegendCardRevealed():
                assert fresh
                fresh = False
            case LegendMoved():
                assert not fresh


@pytest.mark.rule("7.1", "7.6")
def test_the_card_tells_what_it_says_to_each_legend_that_races() -> None:
    mix = Mix("usa", 2, 3, pro=2)
    race = mix.race(6, listen=True)
    finished(race, 6)
    orders = {card.name: card.orders for card in module_of(mix).cards}
    assert cards_revealed(race)
    for event in cards_revealed(race):
        assert [told.seat for told in event.orders] == [2, 3, 4]
        for seat, diamond, helmet, star in event.orders:
            assert (diamond, helmet - 2, star) == orders[event.name][race.setup.entrants[seat].color]


@pytest.mark.rule("7.2", "7.3")
def test_a_legend_tells_why_it_went_where_it_went() -> None:
    race = Mix("usa", 2, 4).race(6, listen=True, laps=3)
    finished(race, 6)
    moves = [event for event in race.events or () if isinstance(event, LegendMoved)]
    assert {event.way for event in moves} == {"limit", "helmet", "diamond"}
    assert {event.blocked for event in moves} == {True, False}
    for event in moves:
        ahead = race.circuit.line_ahead(event.start)
        aims = {"diamond": ahead - 1 - event.number}
        aim = aims.get(event.way, event.start + event.number)
        wall = race.circuit.line_ahead(ahead)  # one line a round, and none on the last stretch
        aim = min(aim, wall - 1) if wall < race.finish else aim
        assert (event.distance < max(aim, event.start)) == event.blocked, event


@pytest.mark.rule("12.2", "12.3", "12.4")
def test_a_legend_tells_what_helped_it() -> None:
    race = Mix("usa", 2, 4, level=6, rivals=True).race(6, listen=True)
    finished(race, 6)
    told = [event for event in race.events or () if isinstance(event, LegendMoved)]
    helps = {each for event in told for each in event.helps}
    assert {"adrenaline", *STAR_ABILITIES} <= helps <= {"adrenaline", *STAR_ABILITIES, *RIVAL_ABILITIES}
    assert all(len(set(event.helps)) == len(event.helps) for event in told)


@pytest.mark.rule("7.1")
def test_a_round_without_racing_legends_reveals_no_card() -> None:
    race = Mix("usa", 2, 1, pro=20).race(6, listen=True, laps=2)
    finished(race, 6)
    left = race.cars[2].left_in_round
    assert race.round > left
    assert len(cards_revealed(race)) == left


@pytest.mark.rule("7.5")
def test_legends_have_no_cards_and_never_owe_a_decision() -> None:
    race = Mix("netherlands", 2, 4, "all", "snake", True, True, True, 6, 2, True, True).race(6)
    for _ in drive(race, 6):
        assert set(race.waiting()) <= {0, 1}
        for car in race.cars[2:]:
            assert (car.hand, car.deck, car.discard, car.engine, car.play_area) == ([], [], [], [], [])
            assert race.legal(car.seat) == ()


@pytest.mark.rule("7.1")
def test_legends_join_the_random_grid() -> None:
    poles = Counter(Mix("usa", 2, 2).race(seed).grid[0] for seed in range(400))
    assert all(70 < poles[seat] < 130 for seat in range(4))


def test_a_race_of_legends_alone_runs_by_itself() -> None:
    for legends in (1, 6, 12):
        race = Mix("spain", 0, legends, level=6, rivals=True).race(2)
        assert race.is_over()
        assert all(car.status == "finished" for car in race.cars)


def test_legends_race_on_when_all_players_are_gone() -> None:
    race = Mix("usa", 2, 2).race(2)
    for seat in list(race.waiting()):
        race.apply(seat, race.legal(seat)[-1])
    assert race.is_over()
    assert [race.cars[seat].status for seat in range(4)] == ["retired", "retired", "finished", "finished"]


def test_the_places_of_players_and_legends_are_told_at_the_end_of_the_round() -> None:
    race = Mix("usa", 3, 3).race(2, listen=True)
    finished(race, 2)
    told = {event.seat: event.place for event in race.events or () if isinstance(event, CarFinished)}
    for seat, place in told.items():
        assert race.ranking()[place - 1] == seat


# -- levels, rivals, settings ----------------------------------------------------------------------


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("level", "decks"),
    [(2, {"green"}), (3, {"green", "yellow"}), (4, {"yellow"}), (5, {"yellow", "red"}), (6, {"red"})],
)
def test_each_level_has_its_decks(level: int, decks: set[str]) -> None:
    module = module_of(Mix("usa", 1, 1, level=level))
    assert Counter(card.name.split("-")[0] for card in module.cards) == dict.fromkeys(decks, 12)
    assert len(module.manoeuvres) == 36


@pytest.mark.rule("12.1")
def test_level_one_ignores_stars() -> None:
    module = module_of(Mix("usa", 1, 1, level=1))
    assert len(module.cards) == 12
    assert module.manoeuvres == ()
    race = Mix("usa", 0, 6, level=1).race(1, listen=True)
    assert {event.manoeuvre for event in cards_revealed(race)} == {""}


@pytest.mark.rule("12.1", "12.2", "11.3")
@pytest.mark.parametrize("circuit", circuit_ids())
@pytest.mark.parametrize("level", [0, 1, 6])
def test_the_expansion_brings_adrenaline_and_chevrons_where_there_are_any(circuit: str, level: int) -> None:
    module = module_of(Mix(circuit, 0, 2, level=level))
    has_chevrons = circuit in ("great-britain", "spain", "netherlands", "japan", "mexico")
    is_of_expansion = has_chevrons and circuit != "great-britain"
    assert module.aggressive == (is_of_expansion or (level > 0 and has_chevrons))
    assert module.adrenaline == (level > 0)


@pytest.mark.rule("7.6")
def test_pro_legends_are_faster() -> None:
    def rounds(pro: int) -> int:
        races = (Mix("great-britain", 0, 3, pro=pro).race(seed) for seed in range(60))
        return sum(car.left_in_round for race in races for car in race.cars)

    assert rounds(6) < rounds(2) < rounds(0)


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("players", "legends"), [(0, 1), (0, 5), (4, 1), (4, 2), (5, 7)])
def test_the_rivals_of_a_single_race_are_the_two_legends_foremost_on_the_grid(players: int, legends: int) -> None:
    for seed in range(8):
        race = Mix("usa", players, legends, level=2, rivals=True).race(seed, listen=True)
        on_grid = [seat for seat in race.grid if seat >= players]
        assert race.legend_decks.rivals == tuple(on_grid[:2])
        (named,) = (event for event in race.events or () if isinstance(event, RivalsNamed))
        assert named.seats == tuple(on_grid[:2])


@pytest.mark.rule("12.4")
def test_without_the_setting_there_are_no_rivals() -> None:
    assert Mix("usa", 1, 4, level=6).race(1).legend_decks.rivals == ()


@pytest.mark.parametrize(
    ("mix", "wrong"),
    [
        (Mix("usa", 2, 0, level=2), "level"),
        (Mix("usa", 2, 0, pro=1), "pro"),
        (Mix("spain", 2, 0, aggressive=True), "aggressive"),
        (Mix("usa", 2, 0, rivals=True), "rivals"),
        (Mix("usa", 2, 2, level=7), "level"),
        (Mix("usa", 2, 2, level=-1), "level"),
        (Mix("usa", 2, 2, level=1, rivals=True), "rivals"),
        (Mix("usa", 2, 2, aggressive=True), "chevrons"),
        (Mix("usa", 0, 0), "0 cars"),
        (Mix("usa", 2, 11), "13 cars"),
        (Mix("usa", 2, 2, pro=-4), "pro"),
    ],
    ids=str,
)
def test_settings_without_sense_are_refused(mix: Mix, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        mix.config()


# -- spaces that are defended, cars that are gone --------------------------------------------------


@pytest.mark.rule("12.7", "4.4")
def test_a_defended_space_is_free_again_when_its_legend_has_left_the_track() -> None:
    """At the end of every round of Legends alone, what is taken is what the cars still racing take."""
    seen = 0
    for seed in range(60):
        race = Mix("netherlands", 1, 6, level=4, rivals=True).race(seed)
        for _ in drive(race, seed):
            if race.step == PLANNING:
                for space, bits in enumerate(race.track):
                    here = [car for car in race.cars if car.status == "racing" and car.distance % 55 == space]
                    assert bool(bits) == bool(here)
                    seen += bits >= 128
    assert seen > 20


# -- pace ------------------------------------------------------------------------------------------

PACE: Final = {
    "usa": (17.2, 15.3),
    "great-britain": (14.2, 13.0),
    "italy": (20.6, 18.1),
    "france": (17.7, 15.8),
    "spain": (15.5, 14.0),
    "netherlands": (19.7, 17.9),
}
"""Mean round of the first to finish of six Legends alone, base deck and level 6, by other simulations."""


@pytest.mark.rule("7.2", "12.1")
@pytest.mark.parametrize("circuit", PACE)
def test_legends_are_as_fast_as_in_other_simulations_of_these_rules(circuit: str) -> None:
    has_chevrons = circuit in ("great-britain", "spain", "netherlands")
    base = Mix(circuit, 0, 6, aggressive=has_chevrons)
    for mix, expected in zip((base, Mix(circuit, 0, 6, level=6)), PACE[circuit], strict=True):
        setup = mix.config(laps=None).setup
        firsts = [min(car.left_in_round for car in Race(setup, seed).cars) for seed in range(1000)]
        assert abs(sum(firsts) / 1000 - expected) <= 0.4
