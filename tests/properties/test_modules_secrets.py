"""With modules too, what a seat may not know never reaches it: hands, decks, markets to come, hidden gears."""

from typing import Final

import pytest

from hairpin.rules.actions import RETIRE, Action
from hairpin.rules.car import Car
from hairpin.rules.cards import FACE_DOWN
from hairpin.rules.chance import Chance
from hairpin.rules.events import (
    CardFlipped,
    CardScrapped,
    CardsDrawn,
    CardsRevealed,
    CardsSalvaged,
    CarRetired,
    CarsBuilt,
    DeckReshuffled,
    Event,
    GearMended,
    GearShown,
    HandCluttered,
    LegendCardRevealed,
    MarketOpened,
    SuperCooled,
)
from hairpin.rules.planning import plan_options
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING, REACT, THROW
from hairpin.rules.symbols import SUPER_COOL
from hairpin.rules.view import seen_by, view
from tests.fresh import drawn, fresh, longer
from tests.properties.redeal import mix_counted
from tests.rules.module_races import SPECIAL, Mix, covering_mixes, drive

MIXES: Final = tuple(mix for mix in (*covering_mixes(), *SPECIAL) if mix.players > 0)

pytestmark = pytest.mark.rule("2.2", "3.3", "5.2", "5.4", "6.9", "7.1", "10.1")


# -- the same race as far as one seat can tell -----------------------------------------------------


def redealt(race: Race, viewer: int | None, chance: Chance, counting: bool = True) -> Race:
    """All that the viewer can't know dealt anew: cards, plans, the order of every deck, chances to come."""
    twin = race.clone()
    twin.chance = Chance(chance.below(1 << 30))
    chance.shuffle(twin.garage.deck)
    chance.shuffle(twin.legend_decks.cards)
    chance.shuffle(twin.legend_decks.manoeuvres)
    for car in twin.cars:
        if car.seat == viewer and counting:
            mix_counted(car, chance, discard_is_seen=race.active() == viewer and bool(race.turn.salvaging))
        else:
            _mix(twin, car, viewer, chance)
        if car.seat != viewer:
            _decide_anew(twin, car, chance)
    return twin


def _mix(race: Race, car: Car, viewer: int | None, chance: Chance) -> None:
    below_top = car.discard[:-1]
    piles = [car.deck]
    if not (car.seat == viewer == race.active() and _looks_through(race)):
        piles.append(below_top)
    if car.seat != viewer:
        piles.append(car.hand)
        if race.turn_index >= 0 and car.seat in race.order[race.turn_index + 1 :]:
            piles.append(car.play_area)
    # 14.3: who may super-cool is told how much Heat there is to take, counting or not
    tells_heat = car.seat == viewer == race.active() and bool(race.turn.cards_with(SUPER_COOL.number))
    stays = [tells_heat and is_heat for is_heat in race.cards.is_heat]
    cards = [card for pile in piles for card in pile if not stays[card]]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [card if stays[card] else cards.pop() for card in pile]
    car.discard[:-1] = below_top
    car.hand.sort()


def _looks_through(race: Race) -> bool:
    """6.9, 14.3: the own discard, or how much Heat is in it."""
    return bool(race.turn.salvaging or race.turn.cards_with(SUPER_COOL.number))


def _decide_anew(race: Race, car: Car, chance: Chance) -> None:
    if not car.has_committed():
        return
    if race.step == THROW:
        car.plan = (car.upgrades[chance.below(len(car.upgrades))],)
        return
    car.plan, car.retiring = None, False
    plans = plan_options(race, car).listed
    if race.step != PLANNING:  # 10.1: only a plan is kept hidden after that
        plans = tuple(plan for plan in plans if plan.kind != RETIRE)
    plan = plans[chance.below(len(plans))]
    car.retiring = plan.kind == RETIRE
    car.plan = None if car.retiring else plan.cards


def viewers(race: Race, chance: Chance) -> tuple[int | None, ...]:
    return (chance.below(len(race.cars)), None)


@pytest.mark.parametrize("part", range(4))
def test_dealing_all_secrets_anew_changes_neither_view_nor_options(part: int) -> None:
    for number in range(part, longer(24), 4):
        mix, seed = drawn("views", MIXES, number), fresh("views") + number
        race = mix.race(seed)
        chance = Chance(seed)
        for decided, _ in drive(race, seed):
            if chance.below(6) == 0 or race.step < PLANNING:
                for viewer in {*viewers(race, chance), decided}:
                    counting = bool(chance.below(2))
                    twin = redealt(race, viewer, chance, counting)
                    assert view(twin, viewer, counting) == view(race, viewer, counting)


NEWS: Final = (
    CardFlipped,
    CardScrapped,
    CardsRevealed,
    CarRetired,
    GearMended,
    GearShown,
    HandCluttered,
    LegendCardRevealed,
    MarketOpened,
    CarsBuilt,
)
"""What turns up something that was hidden from all: from here on two deals may differ."""


@pytest.mark.parametrize("part", range(4))
def test_dealing_all_secrets_anew_does_not_change_what_anybody_is_told(part: int) -> None:
    for number in range(part, longer(24), 4):
        mix, seed = drawn("stories", MIXES, number), fresh("stories") + number
        race = mix.race(seed)
        chance = Chance(seed)
        for decided, _ in drive(race, seed):
            if chance.below(5) == 0 or race.step < PLANNING:
                for viewer in {*viewers(race, chance), decided}:
                    twin = redealt(race, viewer, chance, counting=bool(chance.below(2)))
                    same_story(race, twin, decided, viewer, chance)


def same_story(race: Race, twin: Race, seat: int, viewer: int | None, chance: Chance) -> None:
    both = [action for action in race.legal(seat) if action in twin.legal(seat)]
    for action in {both[chance.below(len(both))] for _ in range(3) if both}:
        here, there = (after(each, seat, action, viewer) for each in (race, twin))
        assert here == there


def after(race: Race, seat: int, action: Action, viewer: int | None) -> list[object]:
    """The events up to the first news, and if there are none, who must decide what."""
    race = race.clone()
    race.events = []
    race.apply(seat, action)
    told: list[object] = []
    for event in race.events:
        # 10.2: mending a hidden shift may begin with a reshuffle
        is_mending = race.setup.tournament and isinstance(event, DeckReshuffled)
        if isinstance(event, NEWS) or is_mending or is_own_news(event, viewer):
            return told
        told.append(seen_by(event, viewer))
    return [*told, race.step, race.waiting(), race.active()]


def is_own_news(event: Event, viewer: int | None) -> bool:
    """Cards drawn, or a look through the discard (14.3)."""
    return isinstance(event, CardsDrawn | SuperCooled) and event.seat == viewer


# -- one by one ------------------------------------------------------------------------------------


@pytest.mark.rule("6.9")
def test_a_searched_discard_is_seen_by_its_owner_only() -> None:
    seen = 0
    for seed in range(30):
        race = Mix("usa", 3, 0, "advanced", "quick").race(seed)
        for _ in drive(race, seed):
            active = race.active()
            for viewer in (0, 1, 2, None):
                if race.step == REACT and race.turn.salvaging and viewer == active:
                    assert viewer is not None
                    assert view(race, viewer).discard == tuple(race.cars[viewer].discard)
                    seen += 1
                else:
                    assert view(race, viewer).discard == ()
            if race.step == REACT and race.turn.salvaging:
                assert all(race.legal(seat) == () for seat in range(3) if seat != active)
    assert seen > 20


@pytest.mark.rule("6.9")
def test_what_was_salvaged_is_seen_by_its_owner_only() -> None:
    event = CardsSalvaged(1, (4, 16))
    assert seen_by(event, 1) == event
    assert seen_by(event, 0) == seen_by(event, None) == CardsSalvaged(1, (FACE_DOWN, FACE_DOWN))


@pytest.mark.rule("10.1")
def test_the_number_of_planned_cards_shows_in_no_other_view_before_the_own_turn() -> None:
    looked = 0
    for seed in range(fresh("planned cards"), fresh("planned cards") + longer(4)):
        race = Mix("usa", 4, 1, "all", "quick", tournament=True).race(seed)
        for _ in drive(race, seed):
            for car in race.cars:
                if car.plan is None:
                    continue
                looked += 1
                for viewer in (seat for seat in (0, 1, 2, 3, 4, None) if seat != car.seat):
                    seen = view(race, viewer)
                    shown = seen.cars[car.seat]
                    assert (shown.hand, shown.play_area, shown.gear) == (len(car.hand), (), car.gear)
                    assert seen.plan is None or viewer is not None
                    assert shown.hand == 7 or shown.hand > 7
    assert looked > 500


@pytest.mark.rule("5.1", "5.2")
def test_upgrades_and_market_are_public_and_the_deck_of_upgrades_is_not() -> None:
    race = Mix("usa", 4, 2, "all").race(5)
    for seat, _ in drive(race, 5):
        if race.round > 3:
            break
        for viewer in (seat, (seat + 1) % 6, None):
            seen = view(race, viewer)
            assert seen.market == tuple(race.garage.market)
            assert [shown.upgrades for shown in seen.cars] == [tuple(car.upgrades) for car in race.cars]
            assert not hasattr(seen, "garage")


@pytest.mark.rule("5.4")
def test_what_is_thrown_away_is_a_secret_until_all_have_chosen() -> None:
    race = Mix("usa", 3, 0, "all", "snake").race(2, listen=True)
    while race.step < THROW:
        seat = race.waiting()[0]
        race.apply(seat, race.legal(seat)[0])
    first, second, third = race.waiting()
    built = [tuple(car.upgrades) for car in race.cars]
    race.apply(first, race.legal(first)[0])
    for viewer in (second, third, None):
        seen = view(race, viewer)
        assert [shown.upgrades for shown in seen.cars] == built
        assert seen.plan is None
    race.apply(third, race.legal(third)[-1])
    race.apply(second, race.legal(second)[-1])
    assert all(len(shown.upgrades) == 3 for shown in view(race, None).cars)


@pytest.mark.rule("7.1", "12.3")
def test_only_the_legend_card_turned_up_is_shown() -> None:
    race = Mix("usa", 2, 3, level=6, rivals=True).race(3)
    shown = 0
    for _ in drive(race, 3):
        seen = view(race, 0)
        decks = race.legend_decks
        assert (seen.legend_card != "") == (decks.card >= 0)
        assert (seen.manoeuvre != "") == (decks.manoeuvre >= 0)
        assert [car.is_rival for car in seen.cars] == [car.seat in decks.rivals for car in race.cars]
        if race.step == PLANNING:
            assert seen.legend_card == ""
        shown += seen.legend_card != ""
    assert shown > 5
