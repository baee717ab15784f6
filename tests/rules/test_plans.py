"""What is remembered of hands: it never grows without end, and what is forgotten is found again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from hairpin.content.cards import load_cards
from hairpin.rules.actions import Action
from hairpin.rules.event_cards import NO_LIMIT
from hairpin.rules.plans import Plans, forget_hands, plans_of

GEARS = (1, 2, 3, 4)
FEW = 500


@pytest.fixture
def plans() -> Iterator[Plans]:
    forget_hands()
    yield plans_of(load_cards())
    forget_hands()


def _hands() -> list[list[int]]:
    return [list(hand) for hand in combinations(range(12), 7)]


def _all(plans: Plans, hand: list[int]) -> tuple[Action, ...]:
    return plans.plans(hand, GEARS, GEARS).listed + plans.discards(hand, False, NO_LIMIT).listed


def test_the_same_cards_are_one_plan_in_all_hands(plans: Plans) -> None:
    one, other = (plans.plans(hand, GEARS, GEARS).listed for hand in _hands()[:2])
    shared = set(one) & set(other)
    assert len(shared) > 10
    assert {id(action) for action in one if action in shared} == {
        id(action) for action in other if action in shared
    }


def test_hands_that_were_forgotten_allow_what_they_did(plans: Plans, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [_all(plans, hand) for hand in _hands()]
    forget_hands()
    monkeypatch.setattr(Plans, "limit", FEW)
    assert [_all(plans, hand) for hand in _hands()] == before


def test_of_many_hands_few_are_remembered(plans: Plans, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plans, "limit", FEW)
    asked = [plans.plans(hand, GEARS, GEARS) for hand in _hands()]
    again = [plans.plans(hand, GEARS, GEARS) for hand in _hands()]
    still_known = sum(one is other for one, other in zip(asked, again, strict=True))
    assert sum(len(options.listed) for options in asked) > 10 * FEW
    assert still_known == 0, "each of them had to make room before it was asked again"
    assert plans.plans(_hands()[-1], GEARS, GEARS).listed == asked[-1].listed
