"""The way in: what is foreseen of which decision, corner by corner, and quickly."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hairpin.forecasts.forecast import Crossing, Forecast, Outcome
from hairpin.forecasts.options import NoForecast, forecast_action, forecast_options
from hairpin.forecasts.risks import corner_risks
from hairpin.rules.actions import BOOST, PLAN, RETIRE, TAKE_BACK, Action
from hairpin.rules.view import view
from tests.forecasts.positions import KINDS, in_turns, planning

QUICK = 0.010
"""Seconds of processor time for all plans of a hand: a preview follows the mouse."""


@pytest.mark.parametrize("kind", ["duel", "all", "1961"])
def test_one_action_is_foreseen_as_among_all(kind: str) -> None:
    for race, seat in [*planning(kind)][::20] + [*in_turns(kind)][::50]:
        seen = view(race, seat)
        for option, forecasts in list(forecast_options(seen).items())[::9]:
            assert forecast_action(seen, option) == forecasts


def test_the_cards_of_a_plan_may_be_given_in_any_order() -> None:
    race, seat = next(planning("duel"))
    seen = view(race, seat)
    plan = next(option for option in seen.options if len(set(option.cards)) > 1)
    assert forecast_action(seen, Action(PLAN, 0, plan.cards[::-1])) == forecast_action(seen, plan)


def test_what_is_no_option_is_refused_with_what_is() -> None:
    race, seat = next(planning("duel"))
    with pytest.raises(NoForecast, match="boost: there is no forecast for it now; there is one for plan"):
        forecast_action(view(race, seat), Action(BOOST))
    with pytest.raises(NoForecast, match="retire: there is no forecast"):
        forecast_action(view(race, seat), Action(RETIRE))


def test_who_has_nothing_to_decide_gets_no_forecast() -> None:
    race, seat = next((race, seat) for race, seat in in_turns("five"))
    other = next(car.seat for car in race.cars if car.seat != seat)
    assert forecast_options(view(race, other)) == {}
    with pytest.raises(NoForecast, match="nor for anything else"):
        forecast_action(view(race, other), Action(BOOST))


def test_a_seat_that_has_planned_can_only_take_back() -> None:
    race, seat = next(planning("duel"))
    race.apply(seat, race.legal(seat)[0])
    assert [option.kind for option in view(race, seat).options] == [TAKE_BACK]
    assert forecast_options(view(race, seat)) == {}


def test_no_forecast_changes_the_race_or_the_next_forecast() -> None:
    for race, seat in [*planning("all")][:5] + [*in_turns("all")][::40]:
        seen = view(race, seat)
        assert forecast_options(seen) == forecast_options(seen)
        assert view(race, seat) == seen


def test_corners_tell_their_heat_and_the_chance_of_a_spin_out_at_each() -> None:
    """The engine holds 3 Heat, and 1 more can be cooled. The slow way ends before the second line."""
    slow = Outcome(0.25, 5, 12, 0, 0, (Crossing(10, 4, 1, 9),), 1)
    fast = Outcome(0.5, 6, 16, 0, 0, (Crossing(10, 4, 2, 9), Crossing(15, 4, 2, 14)), 1)
    faster = Outcome(0.25, 8, 18, 0, 0, (Crossing(10, 4, 4, 9), Crossing(15, 4, 4, 14)), 1)
    first, second = corner_risks(Forecast((slow, fast, faster), 0, 3))
    assert (first.line, first.limit, first.reached, first.heat, first.back) == (10, 4, 1.0, (1, 4), 9)
    assert (first.spin_out, first.spin_out_cooled) == (0.25, 0.0)
    assert (second.line, second.reached, second.heat, second.back) == (15, 0.75, (2, 4), 14)
    assert (second.spin_out, second.spin_out_cooled) == (0.5, 0.25)


@pytest.mark.parametrize("kind", KINDS)
def test_the_corners_of_a_forecast_add_up(kind: str) -> None:
    for race, seat in [*planning(kind)][::3]:
        for forecast, *_ in forecast_options(view(race, seat)).values():
            spun = sum(risk.spin_out for risk in corner_risks(forecast))
            assert spun == pytest.approx(forecast.spin_out_chance())


@pytest.mark.parametrize("kind", ["twelve", "all", "salvage"])
def test_all_plans_of_a_hand_are_foreseen_while_the_mouse_moves(kind: str) -> None:
    views = [view(race, seat) for race, seat in planning(kind)]
    began = time.process_time()
    for seen in views:
        for forecasts in forecast_options(seen).values():
            for forecast in forecasts:
                corner_risks(forecast)
    assert (time.process_time() - began) / len(views) < QUICK


def test_the_example_of_the_document_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "forecasts.md"
    (program,) = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.M)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "lands on" in done.stdout
