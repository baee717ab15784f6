"""What holds at every moment of every race."""

from collections import Counter
from typing import Final

from hairpin.rules.action_text import PLAIN
from hairpin.rules.actions import TAKE_BACK, Action
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import Event, SpunOut
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING, STEPS
from tests.properties.races import FIXED, Outing, Told, built_with, is_on_track, on_many_races, zones
from tests.properties.referee import Referee


@on_many_races(30)
def test_every_card_is_always_in_exactly_one_zone(outing: Outing) -> None:
    race = outing.race(listen=True)
    told = Told(race)
    owned = [built_with(race, car.seat) for car in race.cars]
    for _ in outing.drive(race):
        for event in told.news():
            if isinstance(event, SpunOut):
                owned[event.seat][STRESS] += event.stress
        assert [zones(car) for car in race.cars] == owned


@on_many_races(10)
def test_hands_are_sorted_plans_come_from_the_hand_and_engines_hold_heat(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        for car in race.cars:
            assert car.hand == sorted(car.hand)
            assert set(car.engine) <= {HEAT}
            assert Counter(car.plan or ()) <= Counter(car.hand)
            assert not (car.retiring and car.plan is not None)


@on_many_races(10)
def test_only_cars_whose_turn_is_not_over_have_cards_in_the_play_area(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        to_come = race.order[race.turn_index :] if race.turn_index >= 0 else []
        assert all(not car.play_area for car in race.cars if car.seat not in to_come)


@on_many_races(30)
def test_no_two_cars_share_a_spot_and_the_track_agrees_with_the_cars(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        check_track(race)
    check_track(race)


def check_track(race: Race) -> None:
    taken = [(car.distance % race.length, car.spot) for car in race.cars if is_on_track(race, car)]
    assert len(taken) == len(set(taken))
    expected = bytearray(race.length)
    for space, spot in taken:
        expected[space] += 1 << spot
    assert race.track == expected


@on_many_races(20)
def test_before_the_end_somebody_must_decide_and_can(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        waiting = race.waiting()
        assert waiting
        assert len(set(waiting)) == len(waiting)
        for seat in waiting:
            assert race.legal(seat)
            assert len(set(race.legal(seat))) == len(race.legal(seat))


@on_many_races(10)
def test_who_does_not_owe_a_decision_may_at_most_take_back_a_plan(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        waiting = race.waiting()
        for car in race.cars:
            if car.seat not in waiting:
                may_think_again = race.step == PLANNING and car.status == "racing"
                assert race.legal(car.seat) == ((Action(TAKE_BACK),) if may_think_again else ())


@on_many_races(10)
def test_everything_listed_is_listed_with_its_cards_in_order(outing: Outing) -> None:
    race = outing.race()
    for seat, _ in outing.drive(race):
        for action in race.legal(seat):
            assert action == action.in_order()
            assert not (action.kind in PLAIN and (action.n or action.cards))


@on_many_races(30)
def test_a_referee_who_knows_only_the_rulebook_agrees_with_every_event(outing: Outing) -> None:
    race = outing.race(listen=True)
    referee = Referee(race)
    told = Told(race)
    for _ in outing.drive(race):
        for event in told.news():
            referee.see(event)
        referee.agrees_with(race)
    for event in told.news():
        referee.see(event)


BASE_EVENTS: Final = {
    *("RoundBegan", "PlanCommitted", "PlanTakenBack", "GearShown", "HandCluttered", "CardsRevealed"),
    *("CardFlipped", "DeckReshuffled", "CarMoved", "CooledDown", "Boosted", "CornerCrossed", "SpunOut"),
    *("CardsDiscarded", "CardsDrawn", "CarFinished", "CarRetired", "RaceEnded"),
}


def test_the_fixed_races_see_every_kind_of_event_and_every_step() -> None:
    events: set[type[Event]] = set()
    steps = set()
    for outing in FIXED:
        race = outing.race(listen=True)
        for _ in outing.drive(race):
            steps.add(STEPS[race.step].name)
        events.update(type(event) for event in race.events or ())
    assert {kind.__name__ for kind in events} == BASE_EVENTS
    assert steps == {"plan", "react", "slipstream", "discard"}
