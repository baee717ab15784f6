"""Imagined races: what is seen stays, what is hidden is dealt anew, and nothing of the real race is touched."""

from collections import Counter

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.hunch import hunch
from hairpin.drivers.imagining import imagine
from hairpin.drivers.unseen import shuffled_deck, unseen
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.rules.view import view
from tests.fresh import some_of
from tests.rules.module_races import SPECIAL, Mix, covering_mixes

MIXES = [mix for mix in (*covering_mixes(), *SPECIAL) if mix.players > 1][::4]
SEEN = (
    *("seat", "distance", "spot", "bits", "gear", "status", "engine", "hand", "deck", "discard", "discard_top"),
    *("play_area", "is_legend", "is_rival", "upgrades", "removed"),
)


def planning_rounds(mix: Mix, seed: int) -> list[tuple[Race, int]]:
    """Some moments of a race at which a seat plans."""
    race = mix.race(seed)
    found = []
    while not race.is_over() and race.round < 9:
        seat = race.waiting()[0]
        if race.step == PLANNING and race.cars[seat].plan is None:
            found.append((race.clone(), seat))
        race.apply(seat, hunch(race, seat))
    return found[:: max(1, len(found) // 6)]


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_an_imagined_race_looks_like_the_one_that_was_seen(number: int) -> None:
    for race, seat in planning_rounds(MIXES[number], number):
        seen = view(race, seat)
        again = view(imagine(seen, Chance(number)), seat)
        assert again.hand == seen.hand
        assert [option for option in again.options if option.kind == "plan"] == [
            option for option in seen.options if option.kind == "plan"
        ]
        assert (again.round, again.order, again.adrenaline) == (seen.round, seen.order, seen.adrenaline)
        for mine, theirs in zip(again.cars, seen.cars, strict=True):
            if theirs.status != "retired":
                for name in SEEN:
                    if name not in ("discard_top", "removed") or mine.seat == seat:
                        assert getattr(mine, name) == getattr(theirs, name), name


def test_what_is_hidden_differs_from_guess_to_guess() -> None:
    race, seat = planning_rounds(Mix("usa", 3, 0), 4)[-1]
    seen = view(race, seat)
    other = (seat + 1) % 3
    hands = {tuple(imagine(seen, Chance(n)).cars[other].hand) for n in range(20)}
    assert len(hands) > 5


@pytest.mark.parametrize("number", range(0, len(MIXES), 3))
def test_the_own_deck_and_discard_hold_the_cards_that_were_counted(number: int) -> None:
    for race, seat in planning_rounds(MIXES[number], number):
        seen, own = view(race, seat), race.cars[seat]
        imagined = imagine(seen, Chance(1)).cars[seat]
        assert (sorted(imagined.deck), sorted(imagined.discard)) == (sorted(own.deck), sorted(own.discard))
        assert imagined.discard[-1:] == own.discard[-1:]
        assert sorted(unseen(seen, seen.cars[seat])) == sorted(own.deck + own.discard)


def test_how_the_own_cards_lie_differs_from_guess_to_guess() -> None:
    race, seat = planning_rounds(Mix("usa", 3, 0), 4)[-1]
    seen = view(race, seat)
    decks = {tuple(imagine(seen, Chance(n)).cars[seat].deck) for n in range(20)}
    draws = {tuple(shuffled_deck(seen, Chance(n))) for n in range(20)}
    assert min(len(decks), len(draws)) > 5
    own = race.cars[seat]
    assert all(sorted(cards[: len(own.deck)]) == sorted(own.deck) for cards in draws)


def test_the_legends_decks_hold_the_cards_that_are_still_to_come() -> None:
    """7.1: which ones have been turned up, all have seen; how the others lie differs from guess to guess."""
    setup = race_config(load_circuit("usa"), ("random", LEGEND, LEGEND), modules=RaceOptions(level=4)).setup
    race, sizes = Race(setup, 3), []
    while not race.is_over():
        if race.step == PLANNING:
            seen = view(race, 0)
            imagined = [imagine(seen, Chance(n)) for n in range(12)]
            for twin in imagined:
                there = view(twin, 0)
                assert (there.legend_deck, there.manoeuvre_deck) == (seen.legend_deck, seen.manoeuvre_deck)
            sizes.append(len(race.legend_decks.cards))
            if sizes[-1] > 3:
                assert len({tuple(twin.legend_decks.cards) for twin in imagined}) > 1
        race.apply(0, hunch(race, 0))
    assert len(set(sizes)) > 8


def test_the_cards_of_a_car_stay_the_same_cards() -> None:
    """Without upgrades all that a car owns is known; spin-outs apart, which bring Stress."""
    for race, seat in planning_rounds(Mix("italy", 4, 0), 5):
        imagined = imagine(view(race, seat), Chance(1))
        for car, real in zip(imagined.cars, race.cars, strict=True):
            assert _cards(car.hand, car.deck, car.discard, car.engine) == _cards(
                real.hand, real.deck, real.discard, real.engine
            )


def _cards(*zones: list[int]) -> Counter[int]:
    return Counter(card for zone in zones for card in zone)


def test_an_imagined_race_can_be_driven_to_its_end() -> None:
    for mix in some_of(len(MIXES) // 2, *MIXES):
        for race, seat in planning_rounds(mix, 2)[-1:]:
            imagined = imagine(view(race, seat), Chance(7))
            while not imagined.is_over():
                for each in imagined.waiting():
                    imagined.apply(each, hunch(imagined, each))


def test_legends_move_in_an_imagined_race_too() -> None:
    config = Mix("usa", 1, 5).config()
    assert LEGEND in config.drivers
    race = Race(config.setup, 3)
    imagined = imagine(view(race, 0), Chance(1))
    before = [car.distance for car in imagined.cars]
    while imagined.round == 1:
        for seat in imagined.waiting():
            imagined.apply(seat, hunch(imagined, seat))
    assert all(car.distance > start for car, start in zip(imagined.cars, before, strict=True))
