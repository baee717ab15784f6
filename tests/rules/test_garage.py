"""Chapter 5: three upgrades of one's own choice, by draft, chance or snake; and a second hand for a Heat."""

from collections import Counter

import pytest

from hairpin.content.cards import load_cards
from hairpin.rules.actions import DRAFT, KEEP, MULLIGAN, PLAN, THROW_AWAY, Action
from hairpin.rules.cards import FIRST_UPGRADE, HEAT, SPONSOR, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup, IllegalAction
from hairpin.rules.events import CardsDrawn, CarsBuilt, HandChosen, MarketOpened, UpgradeChosen
from hairpin.rules.garage import begin_mulligan
from hairpin.rules.race import Race
from hairpin.rules.steps import DRAFTING, PLANNING, REDRAWING, THROW
from hairpin.rules.view import view
from tests.rules.module_races import Mix, zones


def drafted(race: Race, seed: int = 1) -> list[tuple[int, int]]:
    """The draft to its end, with picks at random: who took what."""
    chance = Chance(seed)
    taken = []
    while race.step == DRAFTING:
        (seat,) = race.waiting()
        options = race.legal(seat)
        action = options[chance.below(len(options))]
        race.apply(seat, action)
        taken.append((seat, action.cards[0]))
    return taken


def players_on_grid(race: Race) -> list[int]:
    """Front to back."""
    cars = [car for car in race.cars if not car.is_legend]
    return [car.seat for car in sorted(cars, key=lambda car: (-car.distance, car.spot))]


def markets(race: Race) -> list[tuple[int, ...]]:
    return [event.cards for event in race.events or () if isinstance(event, MarketOpened)]


# -- the draft -------------------------------------------------------------------------------------


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("players", [1, 2, 3, 6])
@pytest.mark.parametrize("legends", [0, 3])
def test_the_last_on_the_grid_chooses_first_in_rounds_one_and_three_the_first_in_round_two(
    players: int, legends: int
) -> None:
    for seed in range(6):
        race = Mix("usa", players, legends, "all").race(seed)
        front_first = players_on_grid(race)
        order = [seat for seat, _ in drafted(race)]
        assert order == front_first[::-1] + front_first + front_first[::-1]


@pytest.mark.rule("5.2", "5.3")
@pytest.mark.parametrize(("players", "legends"), [(1, 0), (3, 0), (4, 6), (1, 11)])
def test_each_of_three_markets_holds_three_cards_more_than_there_are_players(players: int, legends: int) -> None:
    race = Mix("usa", players, legends, "all").race(4, listen=True)
    drafted(race)
    assert [len(market) for market in markets(race)] == [players + 3] * 3


@pytest.mark.rule("5.2")
def test_a_market_shrinks_by_what_is_taken_and_copies_are_offered_once() -> None:
    race = Mix("usa", 4, 0, "basic").race(3)
    market = list(race.garage.market)
    for _ in range(4):
        (seat,) = race.waiting()
        assert race.garage.market == market
        assert [action.cards for action in race.legal(seat)] == [(card,) for card in sorted(set(market))]
        taken = market[0]
        race.apply(seat, Action(DRAFT, 0, (taken,)))
        assert race.cars[seat].upgrades == [taken]
        market.remove(taken)
    assert race.garage.thrown_away == market


@pytest.mark.rule("5.2")
def test_what_is_left_of_a_market_does_not_come_back_while_the_deck_lasts() -> None:
    race = Mix("usa", 5, 0, "all").race(8, listen=True)
    supply = Counter(race.setup.garage.supply if race.setup.garage else ())
    drafted(race)
    shown = Counter(card for market in markets(race) for card in market)
    assert shown.total() == 24
    assert not shown - supply


@pytest.mark.rule("5.2")
def test_only_the_seat_whose_turn_it_is_may_choose_and_only_from_the_market() -> None:
    race = Mix("usa", 3, 1, "basic").race(3)
    (seat,) = race.waiting()
    card = race.garage.market[0]
    absent = next(c for c in range(FIRST_UPGRADE + 1, FIRST_UPGRADE + 18) if c not in race.garage.market)
    for who, what in ((seat, absent), (seat, 1), *((s, card) for s in range(4) if s != seat)):
        with pytest.raises(IllegalAction):
            race.apply(who, Action(DRAFT, 0, (what,)))
    race.apply(seat, Action(DRAFT, 0, (card,)))


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("garage", "ids"),
    [
        ("basic", set(range(1, 18))),
        ("advanced", set(range(18, 61))),
        ("all", set(range(1, 61))),
    ],
)
def test_the_deck_holds_two_of_each_of_the_chosen_upgrades(garage: str, ids: set[int]) -> None:
    module = Mix("usa", 2, 0, garage).config().setup.garage
    assert module is not None
    assert Counter(module.supply) == Counter({FIRST_UPGRADE + number: 2 for number in ids})


@pytest.mark.rule("5.1", "5.3")
@pytest.mark.parametrize("draft", ["draft", "quick", "snake"])
def test_three_upgrades_take_the_place_of_the_starting_ones(draft: str) -> None:
    race = Mix("usa", 4, 2, "all", draft).race(6)
    decided(race)
    for seat in race.players():
        car = race.cars[seat]
        assert len(car.upgrades) == 3
        assert len(car.hand) == 7
        assert Counter(car.hand + car.deck) == Counter(
            {1: 3, 2: 3, 3: 3, 4: 3, STRESS: 3, **Counter(car.upgrades)}
        )
        assert car.engine == [HEAT] * 6
    for car in race.cars[4:]:
        assert (car.upgrades, zones(car)) == ([], [])


def decided(race: Race, seed: int = 1) -> None:
    """All that is decided before the race."""
    chance = Chance(seed)
    while race.step < PLANNING:
        seat = race.waiting()[0]
        options = race.legal(seat)
        race.apply(seat, options[chance.below(len(options))])


@pytest.mark.rule("5.3")
def test_the_upgrades_are_shuffled_into_the_deck() -> None:
    """Some are in the first hand, some further down, and not always in the same place."""
    places: set[int] = set()
    for seed in range(30):
        race = Mix("usa", 2, 0, "basic", "quick").race(seed)
        car = race.cars[0]
        places.update(place for place, card in enumerate(car.deck) if card > FIRST_UPGRADE)
        places.update(-1 for card in car.hand if card > FIRST_UPGRADE)
    assert len(places) > 8


@pytest.mark.rule("5.2")
def test_the_draft_is_told_and_so_are_the_cars_that_came_of_it() -> None:
    race = Mix("usa", 3, 1, "basic").race(3, listen=True)
    taken = drafted(race)
    assert [(e.seat, e.card) for e in race.events or () if isinstance(e, UpgradeChosen)] == taken
    (built,) = (event for event in race.events or () if isinstance(event, CarsBuilt))
    assert built.upgrades == tuple(tuple(car.upgrades) for car in race.cars)
    assert sorted(card for cards in built.upgrades for card in cards) == sorted(card for _, card in taken)


@pytest.mark.rule("5.2", "8.1")
def test_the_weather_is_known_before_the_draft() -> None:
    race = Mix("usa", 3, 0, "basic", weather=True).race(3)
    assert race.step == DRAFTING
    assert race.road.weather is not None
    assert race.road.tokens


# -- a deck that runs short ------------------------------------------------------------------------


@pytest.mark.rule("5.3")
def test_a_short_deck_is_filled_up_with_what_was_thrown_away_then_the_market_is_smaller() -> None:
    """34 basic upgrades, 12 players: 15, 15, and the 4 left with the 3 + 3 thrown away."""
    race = Mix("usa", 12, 0, "basic").race(9, listen=True)
    taken = drafted(race)
    assert [len(market) for market in markets(race)] == [15, 15, 10]
    thrown = Counter([*markets(race)[0], *markets(race)[1]]) - Counter(card for _, card in taken[:24])
    assert thrown.total() == 6
    assert not thrown - Counter(markets(race)[2])
    last_first = players_on_grid(race)[::-1]
    assert [seat for seat, _ in taken[24:]] == last_first[:10]
    assert sorted(len(car.upgrades) for car in race.cars) == [2, 2, *[3] * 10]
    assert len(taken) == 34
    assert not Counter(card for _, card in taken) - Counter(dict.fromkeys(range(11, 28), 2))


@pytest.mark.rule("5.3", "5.4")
def test_a_snake_draft_with_a_short_deck_leaves_some_without_a_fourth_card() -> None:
    """34 basic upgrades, 10 players: 23, and the 11 left with the 3 thrown away."""
    race = Mix("usa", 10, 0, "basic", "snake").race(9, listen=True)
    front_first = players_on_grid(race)
    drafted(race)
    assert [len(market) for market in markets(race)] == [23, 14]
    assert race.step == THROW
    assert set(race.waiting()) == set(front_first[-4:])
    decided(race)
    assert all(len(car.upgrades) == 3 for car in race.cars)


@pytest.mark.rule("5.2", "5.3")
def test_a_quick_start_with_a_short_deck_deals_all_there_is() -> None:
    race = Mix("usa", 12, 0, "basic", "quick").race(9)
    assert sum(len(car.upgrades) for car in race.cars) == 34


# -- quick start, snake ----------------------------------------------------------------------------


@pytest.mark.rule("5.2")
def test_a_quick_start_deals_three_random_upgrades_each() -> None:
    seen = set()
    for seed in range(20):
        race = Mix("usa", 5, 2, "basic", "quick").race(seed)
        assert race.step == PLANNING
        dealt = Counter(card for car in race.cars for card in car.upgrades)
        assert [len(car.upgrades) for car in race.cars] == [3] * 5 + [0] * 2
        assert all(count <= 2 for count in dealt.values())
        seen |= set(dealt)
    assert seen == set(range(FIRST_UPGRADE + 1, FIRST_UPGRADE + 18))


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(("players", "legends"), [(1, 1), (3, 0), (5, 3)])
def test_a_snake_draft_goes_from_last_to_first_and_back_then_from_first_to_last_and_back(
    players: int, legends: int
) -> None:
    race = Mix("usa", players, legends, "all", "snake").race(7, listen=True)
    front = players_on_grid(race)
    order = [seat for seat, _ in drafted(race)]
    assert order == front[::-1] + front + front + front[::-1]
    assert [len(market) for market in markets(race)] == [2 * players + 3] * 2


@pytest.mark.rule("5.4")
def test_after_a_snake_draft_everybody_throws_one_of_four_away() -> None:
    race = Mix("usa", 3, 1, "all", "snake").race(7)
    drafted(race)
    assert race.step == THROW
    assert race.waiting() == [0, 1, 2]
    before = [list(car.upgrades) for car in race.cars]
    for seat in (2, 0, 1):
        gone = before[seat][1]
        assert [a.cards for a in race.legal(seat)] == [(card,) for card in sorted(set(before[seat]))]
        race.apply(seat, Action(THROW_AWAY, 0, (gone,)))
        with pytest.raises(IllegalAction):
            race.apply(seat, Action(THROW_AWAY, 0, (gone,)))
        before[seat].remove(gone)
    assert [car.upgrades for car in race.cars] == before
    assert race.step == PLANNING
    assert all(car.plan is None for car in race.cars)


@pytest.mark.rule("5.4")
def test_nothing_is_thrown_away_after_a_usual_draft() -> None:
    race = Mix("usa", 3, 0, "all").race(7)
    drafted(race)
    assert race.step == PLANNING


# -- the mulligan ----------------------------------------------------------------------------------


@pytest.mark.rule("5.4")
def test_a_mulligan_costs_a_heat_and_gives_a_new_hand_once() -> None:
    race = Mix("usa", 3, 0, "all", "quick", mulligan=True).race(7, listen=True)
    assert race.step == REDRAWING
    car = race.cars[1]
    before = zones(car)
    hand = list(car.hand)
    for seat in (0, 2):
        race.apply(seat, Action(KEEP))
    race.apply(1, Action(MULLIGAN))
    assert (len(car.engine), car.discard, len(car.hand), len(car.deck)) == (5, [HEAT], 7, 11)
    assert zones(car) == before
    assert car.hand != hand
    for again in (MULLIGAN, KEEP):
        with pytest.raises(IllegalAction):
            race.apply(1, Action(again))
    drawn = [event for event in race.events or () if isinstance(event, CardsDrawn)]
    assert Counter(drawn[-1].cards) == Counter(car.hand)


@pytest.mark.rule("5.4")
def test_a_hand_that_is_kept_stays_and_costs_nothing_and_then_the_race_begins() -> None:
    race = Mix("usa", 3, 1, "all", "quick", mulligan=True).race(7)
    hands = [list(car.hand) for car in race.cars]
    assert race.waiting() == [0, 1, 2]
    for seat in (1, 0, 2):
        assert race.legal(seat) == (Action(KEEP), Action(MULLIGAN))
        race.apply(seat, Action(KEEP))
    assert [car.hand for car in race.cars] == hands
    assert all(len(race.cars[seat].engine) == 6 for seat in range(3))
    assert race.step == PLANNING
    assert race.round == 1


@pytest.mark.rule("5.4")
def test_who_wants_another_hand_is_told_when_all_have_chosen_and_not_before() -> None:
    race = Mix("usa", 3, 0, "all", "quick", mulligan=True).race(7, listen=True)
    told = len(race.events or ())
    race.apply(2, Action(MULLIGAN))
    race.apply(0, Action(KEEP))
    assert len(race.events or ()) == told
    race.apply(1, Action(MULLIGAN))
    chosen = [event for event in (race.events or ())[told:] if isinstance(event, HandChosen)]
    assert chosen == [HandChosen(0, False), HandChosen(1, True), HandChosen(2, True)]


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_a_view_is_the_same_whatever_another_seat_has_chosen_of_its_hand(watcher: int | None) -> None:
    views = []
    for choice in (KEEP, MULLIGAN):
        race = Mix("usa", 3, 0, "all", "quick", mulligan=True).race(7)
        race.apply(2, Action(choice))
        views.append(view(race, watcher))
    assert views[0] == views[1]


@pytest.mark.rule("5.4")
def test_a_second_hand_may_hold_any_card_of_the_first() -> None:
    """The hand is shuffled into the deck, not laid below it."""
    came_back = 0
    for seed in range(40):
        race = Mix("usa", 1, 0, "basic", "quick", mulligan=True).race(seed)
        car = race.cars[0]
        first = Counter(card for card in car.hand if card > FIRST_UPGRADE)
        race.apply(0, Action(MULLIGAN))
        came_back += (first & Counter(car.hand)).total()
    assert came_back > 5


@pytest.mark.rule("5.4")
def test_nobody_without_a_heat_is_asked_for_a_mulligan() -> None:
    race = Mix("usa", 3, 0, "all", "quick", mulligan=True).race(7)
    assert all(car.engine for car in race.cars)
    race.cars[1].engine.clear()
    race.owing = []
    assert begin_mulligan(race)
    assert race.waiting() == [0, 2]


@pytest.mark.rule("5.4")
def test_sponsor_cards_stay_in_the_hand_in_a_mulligan() -> None:
    race = Mix("usa", 2, 0, "all", "quick", mulligan=True).race(7)
    sponsor = load_cards().by_code["s83"]
    assert load_cards().faces[sponsor].kind == SPONSOR
    race.cars[0].hand.append(sponsor)
    race.apply(0, Action(MULLIGAN))
    assert race.cars[0].hand.count(sponsor) == 1
    assert sponsor not in race.cars[0].deck


@pytest.mark.rule("5.4")
def test_the_first_plan_ends_what_could_be_mulliganed() -> None:
    race = Mix("usa", 2, 0, "all", "quick", mulligan=True).race(7)
    for seat in (0, 1):
        race.apply(seat, Action(KEEP))
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            race.apply(seat, Action(MULLIGAN))
    plan = race.legal(0)[0]
    assert plan.kind == PLAN
    race.apply(0, plan)


# -- what makes no sense ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mix", "wrong"),
    [
        (Mix("usa", 2, 0, draft="snake"), "garage"),
        (Mix("usa", 2, 0, mulligan=True), "garage"),
        (Mix("usa", 0, 3, "basic"), "player"),
        (Mix("usa", 2, 0, "superb"), "superb"),
        (Mix("usa", 2, 0, "basic", "lottery"), "lottery"),
    ],
    ids=str,
)
def test_settings_without_sense_are_refused(mix: Mix, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        mix.config()
