"""Rehearsals: all plans are tried out in the same imagined races, until one is clearly ahead or time is up."""

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers import rehearsal
from hairpin.drivers.hunch import hunch
from hairpin.drivers.imagining import imagine
from hairpin.drivers.rehearsal import BATCH, FEWEST, OUT, ROUNDS, after_some_rounds, at_the_finish, best_rehearsed
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.car import ELIMINATED
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.rules.view import View, view

CARS = 3


def in_round(number: int) -> tuple[Race, View]:
    race = Race(race_config(load_circuit("usa"), ("club",) * CARS).setup, 5)
    while race.round < number:
        for seat in race.waiting():
            race.apply(seat, hunch(race, seat))
    return race, view(race, race.waiting()[0])


def plans_of(seen: View) -> list[Action]:
    """From the slowest to the fastest, in the gear in which the car is."""
    plans = [option for option in seen.options if option.kind == PLAN and max(option.cards) < 6]
    return sorted((plan for plan in plans if len(plan.cards) == 3), key=lambda plan: sum(plan.cards))


def count_races(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    imagined: list[int] = []

    def counting(seen: View, chance: Chance) -> Race:
        imagined.append(1)
        return imagine(seen, chance)

    monkeypatch.setattr(rehearsal, "imagine", counting)
    return imagined


def test_the_plan_that_leads_further_is_found() -> None:
    """Far from any corner there is nothing to fear in speed."""
    _, seen = in_round(1)
    slow, *_, fast = plans_of(seen)
    for first, second in ((slow, fast), (fast, slow)):
        assert best_rehearsed(seen, Chance(1), [(0, first), (0, second)], after_some_rounds, 2000) == fast


def test_what_was_thought_before_decides_between_equals() -> None:
    _, seen = in_round(4)
    plan = plans_of(seen)[0]
    other = Action(plan.kind, plan.n, plan.cards[::-1])  # the same cards, lying the other way round
    assert best_rehearsed(seen, Chance(1), [(0.0, plan), (0.1, other)], after_some_rounds, 500) == other


def test_a_plan_that_is_clearly_behind_is_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    _, seen = in_round(1)
    slow, *_, fast = plans_of(seen)
    imagined = count_races(monkeypatch)
    best_rehearsed(seen, Chance(1), [(-9.0, slow), (0, fast)], after_some_rounds, 100_000)
    assert len(imagined) == BATCH


def test_no_more_turns_are_imagined_than_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the last race, which is driven as far as the others."""
    _, seen = in_round(4)
    plan = plans_of(seen)[0]
    imagined = count_races(monkeypatch)
    one_more = 2 * CARS * ROUNDS
    best_rehearsed(seen, Chance(1), [(0, plan), (0, plan)], after_some_rounds, 600)
    assert 600 - one_more < len(imagined) * one_more <= 600 + one_more
    imagined.clear()
    best_rehearsed(seen, Chance(1), [(0, plan), (0, plan)], after_some_rounds, 1)
    assert len(imagined) == FEWEST


def test_near_the_finish_the_place_counts_that_the_round_ends_with() -> None:
    """Those behind have their turns as well (4.1)."""
    _, seen = in_round(14)
    assert seen.seat is not None
    for seed in range(40):
        race = imagine(seen, Chance(seed))
        race.apply(seen.seat, plans_of(seen)[-1])
        worth = at_the_finish(race, seen)
        assert race.cars[seen.seat].status == "finished"
        while not race.is_over():
            for seat in race.waiting():
                race.apply(seat, hunch(race, seat))
        place = race.ranking().index(seen.seat)
        assert worth == pytest.approx((CARS - 1 - place) / (CARS - 1) + (place == 0))


def test_a_lap_more_to_come_changes_nothing() -> None:
    """Where a lap ends must not look like a lap lost."""
    worths = []
    for laps in (3, 4):
        race = Race(race_config(load_circuit("netherlands"), ("club",) * CARS, laps=laps).setup, 5)
        while race.cars[race.order[0]].distance < race.length - 12:
            for seat in race.waiting():
                race.apply(seat, hunch(race, seat))
        while race.step != PLANNING:
            seat = race.waiting()[0]
            race.apply(seat, hunch(race, seat))
        seen = view(race, race.order[0])
        assert seen.seat is not None
        for seed in range(6):
            imagined = imagine(seen, Chance(seed))
            imagined.apply(seen.seat, hunch(imagined, seen.seat))
            worths.append(after_some_rounds(imagined, seen))
            assert imagined.cars[seen.seat].distance > race.length
    assert worths[:6] == worths[6:]


def test_who_is_out_of_the_race_is_worse_off_than_the_slowest() -> None:
    _, seen = in_round(4)
    assert seen.seat is not None
    race = imagine(seen, Chance(1))
    race.cars[seen.seat].status = ELIMINATED
    assert after_some_rounds(race, seen) == OUT < -30


def test_the_race_itself_is_not_touched() -> None:
    race, seen = in_round(4)
    before = view(race, None)
    best_rehearsed(seen, Chance(1), [(0, plan) for plan in plans_of(seen)[:3]], after_some_rounds, 500)
    assert view(race, None) == before
