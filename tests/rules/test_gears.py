"""Gears: what a shift costs, and what can be reached (3.1, 10.2, 14.2)."""

from itertools import product

import pytest

from hairpin.rules.gears import TOP_GEAR, mended_gear, reachable_gears, shift_heat, shown_gears

GEARS = range(1, TOP_GEAR + 1)
HEAT = range(8)


@pytest.mark.rule("3.1")
def test_on_a_dry_road_only_a_shift_by_two_costs_heat() -> None:
    assert [shift_heat(2, to, flooded=False) for to in GEARS] == [0, 0, 0, 1]
    assert [shift_heat(3, to, flooded=False) for to in GEARS] == [1, 0, 0, 0]


def test_in_water_each_shift_down_costs_one_more() -> None:
    assert [shift_heat(2, to, flooded=True) for to in GEARS] == [1, 0, 0, 1]
    assert [shift_heat(3, to, flooded=True) for to in GEARS] == [2, 1, 0, 0]


@pytest.mark.rule("3.1")
def test_on_a_dry_road_heat_reaches_two_gears_and_none_reaches_one() -> None:
    for gear, heat in product(GEARS, HEAT):
        far = 2 if heat else 1
        assert reachable_gears(gear, heat, flooded=False) == tuple(to for to in GEARS if abs(to - gear) <= far)


def test_in_water_the_lowest_gear_is_as_far_down_as_there_is_heat() -> None:
    for gear, heat in product(GEARS, HEAT):
        gears = reachable_gears(gear, heat, flooded=True)
        lowest, highest = max(1, gear - min(2, heat)), min(TOP_GEAR, gear + (2 if heat else 1))
        assert gears == tuple(range(lowest, highest + 1))


def test_what_can_be_reached_can_be_paid_for_and_nothing_else() -> None:
    for gear, heat, flooded in product(GEARS, HEAT, (False, True)):
        near = [to for to in GEARS if abs(to - gear) <= 2]
        payable = tuple(to for to in near if shift_heat(gear, to, flooded) <= heat)
        assert reachable_gears(gear, heat, flooded) == payable
        assert gear in payable


@pytest.mark.rule("10.2")
def test_a_mended_gear_is_the_payable_one_next_to_the_planned_one() -> None:
    for gear, heat, flooded in product(GEARS, HEAT, (False, True)):
        payable = reachable_gears(gear, heat, flooded)
        for planned in shown_gears(gear):
            mended = mended_gear(planned, payable)
            assert mended in payable
            assert abs(mended - planned) == min(abs(to - planned) for to in payable)
