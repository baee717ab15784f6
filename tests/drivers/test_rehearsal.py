"""Rehearsals: all plans are tried out in the same imagined races, until one is clearly ahead or time is up."""

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers import rehearsal
from hairpin.drivers.hunch import hunch
from hairpin.drivers.imagining import imagine
from hairpin.drivers.rehearsal import BATCH, FEWEST, ROUNDS, after_some_rounds, at_the_finish, best_rehearsed
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
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
    _, seen = in_round(4)
    plan = plans_of(seen)[0]
    imagined = count_races(monkeypatch)
    best_rehearsed(seen, Chance(1), [(0, plan), (0, plan)], after_some_rounds, 600)
    assert len(imagined) * 2 * CARS * ROUNDS <= 600
    imagined.clear()
    best_rehearsed(seen, Chance(1), [(0, plan), (0, plan)], after_some_rounds, 1)
    assert len(imagined) == FEWEST


def test_near_the_finish_places_count() -> None:
    _, seen = in_round(14)
    plan = plans_of(seen)[-1]
    race = imagine(seen, Chance(2))
    race.apply(race.waiting()[0], plan)
    assert 0 <= at_the_finish(race, seen) <= 2
    assert race.cars[seen.seat or 0].status == "finished"


def test_the_race_itself_is_not_touched() -> None:
    race, seen = in_round(4)
    before = view(race, None)
    best_rehearsed(seen, Chance(1), [(0, plan) for plan in plans_of(seen)[:3]], after_some_rounds, 500)
    assert view(race, None) == before
