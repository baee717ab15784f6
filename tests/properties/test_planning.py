"""Plans are made at the same time: who commits first makes no difference (3.3)."""

import pytest

from hairpin.rules.actions import RETIRE, TAKE_BACK, Action
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from tests.properties.races import Outing, choose, on_many_races, state, whole

pytestmark = pytest.mark.rule("3.3")


def plans_for_all(race: Race, outing: Outing, chance: Chance) -> dict[int, Action]:
    return {seat: choose(race, seat, outing.styles()[seat], chance) for seat in race.waiting()}


@on_many_races(20)
def test_the_order_in_which_plans_are_committed_does_not_matter(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for _ in outing.drive(race):
        if race.step == PLANNING and len(race.waiting()) == len(race.order):
            plans = plans_for_all(race, outing, chance)
            assert len({state(committed(race, plans, chance)) for _ in range(3)}) == 1


def committed(race: Race, plans: dict[int, Action], chance: Chance) -> Race:
    twin = race.clone()
    seats = list(plans)
    chance.shuffle(seats)
    for seat in seats:
        twin.apply(seat, plans[seat])
    return twin


@on_many_races(20)
def test_taking_back_and_planning_anew_leaves_no_trace(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for _ in outing.drive(race):
        if race.step == PLANNING and len(race.waiting()) == len(race.order):
            plans = plans_for_all(race, outing, chance)
            assert state(after_second_thoughts(race, plans, chance)) == state(committed(race, plans, chance))


def after_second_thoughts(race: Race, plans: dict[int, Action], chance: Chance) -> Race:
    """Everybody but the last plans something else first, or gives up, and takes it back."""
    twin = race.clone()
    *others, last = plans
    for seat in others:
        untouched = whole(twin)
        options = twin.legal(seat)
        twin.apply(seat, Action(RETIRE) if chance.below(3) == 0 else options[chance.below(len(options))])
        twin.apply(seat, Action(TAKE_BACK))
        assert whole(twin) == untouched
        twin.apply(seat, plans[seat])
    twin.apply(last, plans[last])
    return twin


@on_many_races(10)
def test_nothing_is_opened_before_the_last_plan_and_all_is_with_it(outing: Outing) -> None:
    race = outing.race(listen=True)
    for seat, _ in outing.drive(race):
        if race.step == PLANNING:
            waiting = race.waiting()
            twin = race.clone()
            twin.apply(seat, twin.legal(seat)[0])
            assert twin.reveals == race.reveals or waiting == [seat]
            assert (twin.step == PLANNING and twin.round == race.round) == (waiting != [seat])
