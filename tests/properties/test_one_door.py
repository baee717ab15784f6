"""A race changes only through `apply`: what is listed is accepted, anything else is refused without a trace."""

from collections.abc import Iterator
from typing import Final

import pytest

from hairpin.rules.action_text import PLAIN, WITH_CARDS, WITH_NUMBER, action_text, parse_action
from hairpin.rules.actions import (
    ADRENALINE,
    BOOST,
    COOLDOWN,
    DISCARD,
    DONE,
    PLAN,
    RETIRE,
    SLIPSTREAM,
    TAKE_BACK,
    Action,
)
from hairpin.rules.chance import Chance
from hairpin.rules.errors import IllegalAction
from hairpin.rules.race import Race
from tests.properties.races import Outing, on_many_races, shuffled, state, whole, zones

KINDS: Final = (*PLAIN, *WITH_CARDS, *WITH_NUMBER, "", "fly", "PLAN", " done")
NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 5, 100)
NO_SUCH_SEATS: Final = (-1, -2, 99)


@on_many_races(20)
def test_everything_listed_is_accepted(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for seat, _ in outing.drive(race):
        if chance.below(10) == 0:
            before = whole(race)
            for action in a_few(race.legal(seat), chance):
                race.clone().apply(seat, action)
            assert whole(race) == before


def a_few(actions: tuple[Action, ...], chance: Chance) -> list[Action]:
    order = list(range(len(actions)))
    chance.shuffle(order)
    return [actions[index] for index in order[:25]]


@on_many_races(20)
def test_cards_may_be_given_in_any_order(outing: Outing) -> None:
    """Only the order of the discard depends on it (3.14)."""
    race = outing.race()
    chance = Chance(outing.seed)
    for seat, _ in outing.drive(race):
        if chance.below(10) == 0:
            for action in a_few(race.legal(seat), chance):
                sorted_race, shuffled_race = race.clone(), race.clone()
                sorted_race.apply(seat, action)
                shuffled_race.apply(seat, action._replace(cards=shuffled(action.cards, chance)))
                assert sorted_race.waiting() == shuffled_race.waiting()
                for one, other in zip(sorted_race.cars, shuffled_race.cars, strict=True):
                    assert zones(one) == zones(other)


@on_many_races(20)
def test_what_is_not_listed_is_refused_and_nothing_has_changed(outing: Outing) -> None:
    race = outing.race(listen=True)
    chance = Chance(outing.seed)
    for decided, _ in outing.drive(race):
        if chance.below(24) == 0:
            for seat in {decided, chance.below(outing.cars)}:
                refuse_all(race, seat, chance)


def refuse_all(race: Race, seat: int, chance: Chance) -> None:
    before = whole(race)
    listed = set(race.legal(seat))
    for action in strange_actions(race, seat, chance):
        if action.in_order() not in listed:
            with pytest.raises(IllegalAction):
                race.apply(seat, action)
    assert whole(race) == before
    assert set(race.legal(seat)) == listed


def strange_actions(race: Race, seat: int, chance: Chance) -> Iterator[Action]:
    """Wrong kinds, wrong numbers, cards that are not held, too many, too few, of others, of no game at all."""
    hand = race.cars[seat].hand
    for kind in KINDS:
        yield Action(kind, NUMBERS[chance.below(len(NUMBERS))])
        yield Action(kind, 0, tuple(hand))
        yield Action(kind, 1, tuple(hand[:1]))
    for kind in WITH_NUMBER:
        yield from (Action(kind, n) for n in NUMBERS)
    for kind in WITH_CARDS:
        for count in range(6):
            yield Action(kind, 0, tuple(chance.below(8) for _ in range(count)))
        yield Action(kind, 0, tuple(hand[:1] * 2))
        yield Action(kind, 0, (*hand[:2], -1))
        yield Action(kind, 0, (8,))
        yield Action(kind, 0, (10**9,))
        yield from (Action(kind, 0, tuple(car.hand[:2])) for car in race.cars)


@on_many_races(10)
def test_another_seats_action_is_refused(outing: Outing) -> None:
    race = outing.race(listen=True)
    chance = Chance(outing.seed)
    for seat, action in outing.drive(race):
        other = chance.below(outing.cars)
        if other != seat and action.in_order() not in race.legal(other) and chance.below(3) == 0:
            before = whole(race)
            with pytest.raises(IllegalAction):
                race.apply(other, action)
            assert whole(race) == before


@on_many_races(10)
def test_a_seat_that_does_not_exist_is_refused(outing: Outing) -> None:
    race = outing.race(listen=True)
    chance = Chance(outing.seed)
    for _, action in outing.drive(race):
        if chance.below(5):
            continue
        before = whole(race)
        for seat in (*NO_SUCH_SEATS, outing.cars):
            with pytest.raises(IllegalAction, match="there is no seat"):
                race.apply(seat, action)
        assert whole(race) == before


@on_many_races(5)
def test_a_seat_that_does_not_exist_has_nothing_to_decide(outing: Outing) -> None:
    """`legal` lists exactly what `apply` accepts, whoever has been asked before."""
    race = outing.race()
    for decided, _ in outing.drive(race):
        race.legal(decided)
        for seat in (*NO_SUCH_SEATS, outing.cars):
            assert race.legal(seat) == ()


@on_many_races(10)
def test_when_the_race_is_over_everything_is_refused(outing: Outing) -> None:
    race = outing.race(listen=True)
    for _ in outing.drive(race):
        pass
    assert race.waiting() == []
    for seat in range(outing.cars):
        assert race.legal(seat) == ()
        refuse_all(race, seat, Chance(seat))


@on_many_races(10)
def test_a_refusal_names_what_would_have_been_right(outing: Outing) -> None:
    race = outing.race()
    for seat, _ in outing.drive(race):
        with pytest.raises(IllegalAction) as refused:
            race.apply(seat, Action("fly"))
        assert action_text(race.legal(seat)[0], race.cards.codes) in str(refused.value)
        assert race.setup.entrants[seat].name in str(refused.value)
        assert "\n" not in str(refused.value)


@on_many_races(5)
def test_every_action_can_be_written_and_read_back(outing: Outing) -> None:
    race = outing.race()
    for seat, given in outing.drive(race):
        for action in (given, *race.legal(seat)):
            assert parse_action(action_text(action, race.cards.codes), race.cards.by_code) == action


@on_many_races(10)
def test_asking_does_not_change_anything(outing: Outing) -> None:
    race, asked = outing.race(), outing.race()
    for seat, action in outing.drive(race):
        for other in range(outing.cars):
            asked.legal(other)
        asked.waiting()
        asked.ranking()
        asked.clone()
        asked.apply(seat, action)
    assert state(asked) == state(race)


@pytest.mark.rule("3.1", "3.2", "3.13")
@pytest.mark.parametrize("kind", [TAKE_BACK, COOLDOWN, ADRENALINE, BOOST, DONE, SLIPSTREAM, DISCARD])
def test_a_round_begins_with_plans_and_nothing_else(kind: str) -> None:
    race = Outing("usa", 4, 1, 1).race()
    with pytest.raises(IllegalAction):
        race.apply(race.waiting()[0], Action(kind))


@pytest.mark.rule("3.3", "4.5")
@pytest.mark.parametrize("kind", [PLAN, RETIRE])
def test_who_has_committed_commits_no_second_time(kind: str) -> None:
    race = Outing("usa", 4, 1, 1).race()
    seat = race.waiting()[0]
    plan = race.legal(seat)[0]
    race.apply(seat, plan)
    with pytest.raises(IllegalAction):
        race.apply(seat, plan if kind == PLAN else Action(RETIRE))
    race.apply(seat, Action(TAKE_BACK))
    race.apply(seat, plan)
