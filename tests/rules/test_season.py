"""Chapter 9 and its neighbours: what goes on between races, and what drivers bring along to the next one."""

from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from hairpin.content.boxes import HEAVY_RAIN, TUNNEL_VISION
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.legends import base_legend_cards, expansion_legend_cards
from hairpin.content.season_config import PlannedRace, season_names
from hairpin.rules.actions import DRAFT, GO_ON, KEEP, KEEP_UPGRADE, LEAVE, MULLIGAN, SWAP, Action
from hairpin.rules.cards import FIRST_UPGRADE, HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup, IllegalAction
from hairpin.rules.events import (
    CarsBuilt,
    CornerCrossed,
    Event,
    MarketOpened,
    RaceEnded,
    RaceScored,
    SeasonEnded,
    SeasonLeft,
    SponsorsGained,
    UpgradeChosen,
    UpgradeKept,
    UpgradeSwapped,
    WeatherDrawn,
)
from hairpin.rules.season import BETWEEN, OVER, RACING, Season
from hairpin.rules.season_setup import SeasonSlot
from hairpin.rules.sponsors import gain_sponsors
from hairpin.rules.steps import DRAFTING, KEEP_ONE, PLANNING, REDRAWING, SWAPPING
from tests.rules.module_races import Mix
from tests.rules.season_races import (
    HAND_OF_EVENT,
    SPONSORS_OF_EVENT,
    SeasonMix,
    all_go_on,
    built_with,
    drive,
    finished,
    one_race,
    own_season,
    race_ends,
    race_over,
    sponsors_in,
    to_step,
    whole,
    zones,
)

CODES: Final = load_cards().by_code
ALL_EVENTS: Final = tuple(range(1, 19))
DRAWN_EVENTS: Final = frozenset(ALL_EVENTS)
SPONSORS: Final = Counter(dict.fromkeys((CODES[f"s{number}"] for number in range(80, 90)), 7))
LEGENDS_SPONSORS: Final = Counter(dict.fromkeys((CODES[f"s{number}"] for number in (87, 88, 89)), 7))

RACES: Final = {
    "1961": [(1, "great-britain", 2), (2, "usa", 2), (3, "italy", 2)],
    "1962": [(4, "italy", 3), (5, "great-britain", 3), (6, "france", 2)],
    "1963": [(7, "usa", 2), (8, "great-britain", 2), (9, "france", 2), (10, "italy", 3)],
    "1964": [(11, "japan", 2), (12, "france", 2), (13, "mexico", 3), (14, "japan", 2)],
    "1965": [(15, "great-britain", 2), (16, "usa", 2), (17, "spain", 1), (18, "netherlands", 4)],
}
"""Event, circuit, laps."""


def told(season: Season, kind: type[Event]) -> list[Event]:
    return [event for event in season.events or () if isinstance(event, kind)]


def next_race(season: Season, ranking: list[int] | None = None) -> Season:
    """This race ends at once, in order of seats unless said otherwise, and all go on."""
    return all_go_on(race_ends(season, ranking or season.present()))


def at_race(mix: SeasonMix, number: int, seed: int = 1, listen: bool = False) -> Season:
    """As the race of this number begins; those before it ended in order of seats."""
    season = mix.season(seed, listen)
    while len(season.results) < number - 1:
        next_race(season)
    return season


def tally(season: Season, rankings: list[list[int]]) -> Season:
    for ranking in rankings:
        all_go_on(season)
        race_ends(season, ranking)
    return season


def what_is_raced(season: Season) -> list[tuple[int, str, int]]:
    raced = []
    while not season.is_over():
        race = season.race
        raced.append((race.event.id, race.circuit.id, race.setup.laps))
        next_race(season)
    return raced


# -- 9.1: seasons ----------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_there_are_five_seasons_a_custom_one_and_the_best_of_all_time() -> None:
    assert season_names() == ("1961", "1962", "1963", "1964", "1965", "custom", "best-of-all-time")


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("name", RACES)
def test_a_season_has_its_races_on_their_circuits(name: str) -> None:
    season = SeasonMix(name, 2, 1).season(5)
    assert what_is_raced(season) == RACES[name]
    assert [(result.event, result.circuit) for result in season.results] == [race[:2] for race in RACES[name]]
    assert season.step == OVER
    assert season.waiting() == []


@pytest.mark.rule("9.1")
def test_all_modules_are_in_use_and_the_choice_of_upgrades_holds_for_the_season() -> None:
    ids = {"basic": range(1, 18), "advanced": range(18, 61)}
    for garage, cards in ids.items():
        season = SeasonMix("1961", 2, 1, garage).season(3)
        supply = Counter({FIRST_UPGRADE + number: 2 for number in cards})
        while not season.is_over():
            garages = season.race.garage
            held = [card for car in season.race.cars for card in car.upgrades]
            assert Counter(garages.deck + garages.market + held) == supply
            to_step(season, PLANNING)
            assert season.race.road.weather is not None
            assert season.race.road.tokens
            next_race(season)


@pytest.mark.rule("9.1")
def test_a_custom_season_has_four_circuits_in_random_order_with_different_events() -> None:
    orders, events = set(), set()
    for seed in range(60):
        raced = what_is_raced(SeasonMix("custom").season(seed))
        assert len(raced) == 4
        assert len({circuit for _, circuit, _ in raced}) == 4
        assert len({event for event, _, _ in raced}) == 4
        orders.add(tuple(circuit for _, circuit, _ in raced))
        events |= {event for event, _, _ in raced}
        more = {3: -1, 5: 1, 18: 1}
        default = {circuit: load_circuit(circuit).laps for circuit in circuit_ids()}
        assert all(laps == max(1, default[circuit] + more.get(event, 0)) for event, circuit, laps in raced)
    assert len(orders) > 50
    assert {circuit for order in orders for circuit in order} == set(circuit_ids())
    assert events == DRAWN_EVENTS


@pytest.mark.rule("9.1")
def test_the_event_of_a_custom_season_is_drawn_just_before_the_race() -> None:
    """As long as the race before is on, any event may come that has not been."""
    season = race_ends(SeasonMix("custom").season(4), [0, 1])
    first = season.results[0].event
    drawn = set()
    for seed in range(150):
        twin = season.clone()
        twin.chance = Chance(seed)
        drawn.add(all_go_on(twin).race.event.id)
    assert drawn == DRAWN_EVENTS - {first}


@pytest.mark.rule("9.1")
def test_a_race_never_has_less_than_one_lap() -> None:
    """One lap less on spain, which has one."""
    race = one_race("spain", 3).season(1).race
    assert load_circuit("spain").laps == 1
    assert race.setup.laps == 1
    assert race.finish == load_circuit("spain").length


@pytest.mark.rule("9.1")
def test_a_season_of_ones_own_draws_what_it_leaves_open_and_no_event_twice() -> None:
    mix = own_season(
        PlannedRace(load_circuit("spain"), None, True),
        PlannedRace(None, 7),
        PlannedRace(None, None),
        PlannedRace(load_circuit("usa"), 8),
    )
    for seed in range(30):
        raced = what_is_raced(mix.season(seed))
        assert (raced[0][1], raced[1][0], raced[3][:2]) == ("spain", 7, (8, "usa"))
        assert len({event for event, _, _ in raced}) == 4
        assert raced[1][1] != raced[2][1]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("races", "wrong"), [(19, "18 are left"), (0, "1 to 24"), (25, "1 to 24")])
def test_a_season_of_too_many_or_no_races_is_refused(races: int, wrong: str) -> None:
    setup = SeasonMix("1961").config().setup
    slots = tuple(SeasonSlot(opens_season=number == 0) for number in range(races))
    with pytest.raises(BadSetup, match=wrong):
        replace(setup, slots=slots)


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("mix", "wrong"),
    [
        (SeasonMix("1966"), "1966"),
        (SeasonMix("1961", 1, 0), "2 to 12"),
        (SeasonMix("1961", 7, 6), "2 to 12"),
        (SeasonMix("1961", 0, 3), "player"),
        (SeasonMix("1961", garage=""), "garage"),
        (SeasonMix("1961", 2, 0, level=3), "level"),
        (SeasonMix("1961", 2, 2, rivals=True), "rivals"),
    ],
    ids=str,
)
def test_seasons_without_sense_are_refused(mix: SeasonMix, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        mix.config()


# -- 9.1: the best of all time ---------------------------------------------------------------------


BEST: Final = SeasonMix("best-of-all-time", 3, 2)


@pytest.mark.rule("9.1")
def test_the_best_of_all_time_is_1961_1962_and_1963_in_a_row() -> None:
    assert what_is_raced(BEST.season(2)) == RACES["1961"] + RACES["1962"] + RACES["1963"]


@pytest.mark.rule("9.1")
def test_points_of_the_three_seasons_add_up() -> None:
    season = BEST.season(2)
    while not season.is_over():
        race_ends(season, [2, 4, 0, 1, 3])
        all_go_on(season)
    # 2 more for the winner of event 3, 1 more for the first three of event 6
    assert season.points() == [41, 30, 93, 20, 61]
    assert season.standings() == [2, 4, 0, 1, 3]


@pytest.mark.rule("9.1")
def test_the_first_grid_of_each_of_the_three_seasons_is_random() -> None:
    grids: dict[int, set[tuple[int, ...]]] = {number: set() for number in range(1, 11)}
    for seed in range(25):
        season = BEST.season(seed)
        while not season.is_over():
            grids[len(season.results) + 1].add(tuple(season.race.grid))
            race_ends(season, [4, 3, 2, 1, 0])
            all_go_on(season)
    for number, found in grids.items():
        if number in (1, 4, 7):
            assert len(found) > 15
        else:
            assert found == {(4, 3, 2, 1, 0)}


@pytest.mark.rule("9.1")
def test_every_player_keeps_one_upgrade_for_the_next_season() -> None:
    season = at_race(BEST, 4, listen=True)
    race = season.race
    assert race.step == KEEP_ONE
    assert race.waiting() == [0, 1, 2]
    before = [list(car.upgrades) for car in race.cars]
    assert [len(cards) for cards in before] == [3, 3, 3, 0, 0]
    for seat in (1, 2, 0):
        assert season.legal(seat) == tuple(Action(KEEP_UPGRADE, 0, (card,)) for card in sorted(set(before[seat])))
        season.apply(seat, Action(KEEP_UPGRADE, 0, (before[seat][1],)))
        assert season.legal(seat) == () or season.race.step == DRAFTING
    assert season.race.step == DRAFTING
    assert [car.upgrades for car in race.cars] == [[cards[1]] if cards else [] for cards in before]
    assert [(event.seat, event.card) for event in told(season, UpgradeKept) if isinstance(event, UpgradeKept)] == [
        (seat, before[seat][1]) for seat in (1, 2, 0)
    ]
    # the others are to be had again, at once
    held = [card for car in race.cars for card in car.upgrades]
    assert Counter(race.garage.deck + race.garage.market + held) == Counter(season.setup.upgrades)


@pytest.mark.rule("9.1")
def test_only_what_one_has_can_be_kept_and_only_one() -> None:
    season = at_race(BEST, 4)
    own, others = season.race.cars[0].upgrades, season.race.cars[1].upgrades
    strange = next(card for card in others if card not in own)
    for action in (
        Action(KEEP_UPGRADE, 0, (strange,)),
        Action(KEEP_UPGRADE, 0, tuple(own[:2])),
        Action(KEEP_UPGRADE),
        Action(KEEP),
        Action(LEAVE),
    ):
        with pytest.raises(IllegalAction):
            season.apply(0, action)
    with pytest.raises(IllegalAction):
        season.apply(3, Action(KEEP_UPGRADE, 0, (own[0],)))


@pytest.mark.rule("9.1")
def test_upgrades_are_kept_when_a_season_is_over_and_at_no_other_time() -> None:
    season = BEST.season(6)
    counts = []
    while not season.is_over():
        assert (season.race.step == KEEP_ONE) == (len(season.results) in (3, 6))
        to_step(season, PLANNING)
        counts.append([len(season.race.cars[seat].upgrades) for seat in range(3)])
        next_race(season)
    assert counts == [[n] * 3 for n in (1, 2, 3, 2, 3, 4, 2, 3, 4, 5)]


@pytest.mark.rule("9.1")
def test_all_sponsor_cards_go_back_between_the_seasons() -> None:
    season = at_race(BEST, 3)
    assert any(season.sponsors)
    race_ends(season, [0, 1, 2, 3, 4])
    all_go_on(season)
    assert Counter(season.race.sponsor_deck) == SPONSORS
    assert season.sponsors == [[], [], [], [], []]
    to_step(season, PLANNING)
    for seat in range(3):
        car = season.race.cars[seat]
        assert sponsors_in(season.race, list(zones(car).elements())).total() == SPONSORS_OF_EVENT[4]


# -- 9.2: the grid ---------------------------------------------------------------------------------


@pytest.mark.rule("9.2")
def test_the_first_grid_is_random() -> None:
    grids = {tuple(SeasonMix("1961", 2, 2).season(seed).race.grid) for seed in range(200)}
    assert len(grids) == 24


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("legends", [0, 2])
def test_later_grids_go_by_points_and_ties_by_the_last_race(legends: int) -> None:
    season = SeasonMix("1963", 4 - legends, legends).season(3)
    next_race(season, [0, 1, 2, 3])
    assert season.race.grid == [0, 1, 2, 3]
    next_race(season, [1, 0, 3, 2])
    assert season.points() == [15, 15, 7, 7]
    assert season.race.grid == [1, 0, 3, 2]
    places = [(season.race.cars[seat].distance, season.race.cars[seat].spot) for seat in (1, 0, 3, 2)]
    assert places == [(-1, 0), (-1, 1), (-2, 0), (-2, 1)]
    next_race(season, [3, 2, 1, 0])
    assert season.points() == [18, 19, 13, 16]
    assert season.race.grid == [1, 0, 3, 2]


@pytest.mark.rule("9.2", "9.4")
def test_an_earlier_race_does_not_break_a_tie() -> None:
    season = SeasonMix("1963", 3).season(3)
    tally(season, [[0, 1, 2], [1, 0, 2], [2, 0, 1]])
    assert season.points() == [21, 19, 17]
    season = SeasonMix("1963", 4).season(3)
    tally(season, [[0, 1, 2, 3], [1, 0, 2, 3]])
    all_go_on(season)
    race_ends(season, [3], retired=[2, 1, 0])
    assert season.points() == [15, 15, 8, 15]
    # of those without points, who held out longest is ahead
    assert season.results[-1].ranking == (3, 2, 1, 0)
    assert season.standings() == [3, 1, 0, 2]


# -- 9.2.1: the garage -----------------------------------------------------------------------------


@pytest.mark.rule("9.2.1")
@pytest.mark.parametrize(("players", "legends"), [(1, 1), (2, 0), (4, 6), (12, 0)])
def test_one_upgrade_from_a_market_of_players_and_three_from_the_last_on_the_grid_forward(
    players: int, legends: int
) -> None:
    season = SeasonMix("1962", players, legends).season(8, listen=True)
    for number in (1, 2, 3):
        season.events = season.race.events = []
        market = list(season.race.garage.market)
        assert len(market) == players + 3
        front_first = [seat for seat in season.race.grid if seat < players]
        to_step(season, SWAPPING)
        chosen = [event for event in season.events or () if isinstance(event, UpgradeChosen)]
        assert [event.seat for event in chosen] == front_first[::-1]
        assert Counter(event.card for event in chosen) + Counter(season.race.garage.market) == Counter(market)
        assert [len(car.upgrades) for car in season.race.cars] == [number] * players + [0] * legends
        next_race(season)


@pytest.mark.rule("9.2.1")
def test_in_the_season_only_one_market_opens_before_a_race() -> None:
    season = SeasonMix("1961", 3).season(8, listen=True)
    to_step(season, PLANNING)
    assert len(told(season, MarketOpened)) == 1
    (built,) = told(season, CarsBuilt)
    assert isinstance(built, CarsBuilt)
    assert [len(cards) for cards in built.upgrades] == [1, 1, 1]


@pytest.mark.rule("9.2.1")
def test_the_last_player_on_the_grid_may_swap_any_upgrade_for_what_the_market_has_left() -> None:
    """The new one too. A Legend behind does not count, nor do sponsor cards."""
    mix = SeasonMix("1961", 3, 2)
    season = mix.season(5)
    for ranking in ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]):
        to_step(season, PLANNING)
        race_ends(season, ranking)
        all_go_on(season)
    assert season.race.grid == [0, 1, 2, 3, 4]
    assert season.sponsors[2]
    to_step(season, SWAPPING)
    race = season.race
    assert (race.step, season.waiting()) == (SWAPPING, [2])
    car = race.cars[2]
    assert len(car.upgrades) == 3
    assert len(race.garage.market) == 3
    wanted = {
        Action(SWAP, 0, (given, taken)) for given in car.upgrades for taken in race.garage.market if given != taken
    }
    assert set(season.legal(2)) == {Action(KEEP), *wanted}
    for seat in (0, 1, 3, 4):
        assert season.legal(seat) == ()
    sponsor = season.sponsors[2][0]
    for cards in ((sponsor, race.garage.market[0]), (1, race.garage.market[0]), (car.upgrades[0], sponsor)):
        with pytest.raises(IllegalAction):
            season.apply(2, Action(SWAP, 0, cards))


@pytest.mark.rule("9.2.1")
@pytest.mark.parametrize("which", [0, 1])
def test_a_swap_gives_a_card_and_takes_one(which: int) -> None:
    """Both an old upgrade and the new one."""
    season = at_race(SeasonMix("1961", 3), 2, listen=True)
    to_step(season, SWAPPING)
    car, market = season.race.cars[2], list(season.race.garage.market)
    upgrades = list(car.upgrades)
    given, taken = upgrades[which], next(card for card in market if card not in upgrades)
    season.apply(2, Action(SWAP, 0, (given, taken)))
    assert season.race.step >= REDRAWING
    assert Counter(car.upgrades) == Counter(upgrades) - Counter([given]) + Counter([taken])
    assert not Counter(car.upgrades) - zones(car)
    assert told(season, UpgradeSwapped) == [UpgradeSwapped(2, given, taken)]
    left = Counter(market) - Counter([taken]) + Counter([given])
    assert Counter(season.race.garage.market) == left
    with pytest.raises(IllegalAction):
        season.apply(2, Action(SWAP, 0, (taken, given)))


@pytest.mark.rule("9.2.1")
def test_who_does_not_want_to_swap_keeps_all() -> None:
    season = SeasonMix("1961", 3).season(5, listen=True)
    to_step(season, SWAPPING)
    before = [list(car.upgrades) for car in season.race.cars]
    season.apply(season.waiting()[0], Action(KEEP))
    assert [car.upgrades for car in season.race.cars] == before
    assert told(season, UpgradeSwapped) == []


@pytest.mark.rule("9.2.1")
def test_the_only_player_chooses_and_swaps() -> None:
    season = SeasonMix("1961", 1, 3).season(5)
    to_step(season, SWAPPING)
    assert season.waiting() == [0]
    assert len(season.race.garage.market) == 3


@pytest.mark.rule("9.2.1")
@pytest.mark.parametrize("swap", [False, True])
def test_the_rest_of_the_market_is_shuffled_back(swap: bool) -> None:
    """Before the next race all that nobody has is in the deck, the card given away too, in another order."""
    season = SeasonMix("1963", 3, 1).season(7)
    reappeared = 0
    left: list[int] = []
    while not season.is_over():
        race = season.race
        held = [card for car in race.cars for card in car.upgrades]
        assert Counter(race.garage.deck + race.garage.market + held) == Counter(season.setup.upgrades)
        reappeared += bool(set(left) & set(race.garage.deck + race.garage.market))
        assert race.garage.deck != sorted(race.garage.deck)
        to_step(season, PLANNING, swap=swap)
        left = list(race.garage.market)
        next_race(season)
    assert reappeared == 3


@pytest.mark.rule("9.2.1", "5.3")
def test_when_upgrades_run_short_the_market_is_smaller_and_those_in_front_go_without() -> None:
    """34 basic upgrades, 12 players: 15, 15, and then the 10 that are left."""
    season = at_race(SeasonMix("1961", 12, 0, "basic"), 3)
    assert season.race.grid == list(range(12))
    assert len(season.race.garage.market) == 10
    assert season.race.garage.deck == []
    to_step(season, PLANNING)
    assert [len(car.upgrades) for car in season.race.cars] == [2, 2, *[3] * 10]
    assert season.race.garage.market == []


@pytest.mark.rule("9.2.1")
def test_only_the_one_whose_turn_it_is_chooses_and_only_from_the_market() -> None:
    season = SeasonMix("1961", 3, 1).season(3)
    (seat,) = season.waiting()
    market = season.race.garage.market
    absent = next(card for card in season.setup.upgrades if card not in market)
    for who, what in ((seat, absent), (seat, CODES["s80"]), *((s, market[0]) for s in range(4) if s != seat)):
        with pytest.raises(IllegalAction):
            season.apply(who, Action(DRAFT, 0, (what,)))
    season.apply(seat, Action(DRAFT, 0, (market[0],)))


# -- 9.2.2, 9.2.4, 9.2.6: sponsors, weather, the deck and the first hand ---------------------------


@pytest.mark.rule("9.2.2", "9.2.6")
@pytest.mark.parametrize("event", ALL_EVENTS)
def test_sponsor_cards_go_straight_into_the_first_hand_which_is_then_filled_up(event: int) -> None:
    for seed in range(6):
        season = one_race("usa", event, 3, 2).season(seed, listen=True)
        to_step(season, PLANNING)
        race = season.race
        gained = [e for e in season.events or () if isinstance(e, SponsorsGained)]
        assert sorted(e.seat for e in gained) == ([0, 1, 2] if SPONSORS_OF_EVENT[event] else [])
        for e in gained:
            assert len(e.cards) == SPONSORS_OF_EVENT[event]
            assert e.why == ("start",)
            assert sponsors_in(race, race.cars[e.seat].hand) == Counter(e.cards)
        for seat in range(3):
            car = race.cars[seat]
            assert len(car.hand) == HAND_OF_EVENT.get(event, 7)
            assert not sponsors_in(race, car.deck + car.discard)
        drawn = Counter(card for e in gained for card in e.cards)
        assert drawn + Counter(race.sponsor_deck) == SPONSORS


@pytest.mark.rule("9.2.6", "9.2.5", "8.2")
@pytest.mark.parametrize("event", ALL_EVENTS)
def test_cars_are_built_as_circuit_event_and_weather_say(event: int) -> None:
    weathers = set()
    for seed in range(40):
        race = to_step(one_race("france", event, 2, 1).season(seed), PLANNING).race
        assert race.road.weather is not None
        weathers.add(race.road.weather.id)
        for seat in range(2):
            car = race.cars[seat]
            cards = zones(car)
            held = Counter(card for card in cards.elements() if card not in SPONSORS)
            assert held == built_with(race, car)
            heat = 6 + {4: 1, 9: -2}.get(event, 0)
            in_engine = {"fog": heat + 1, "snow": heat - 1, "rain": heat - 3, "sun": heat - 3}
            assert car.engine == [HEAT] * in_engine.get(race.road.weather.id, heat)
            assert car.discard == ([HEAT] * 3 if race.road.weather.id == "sun" else [])
            assert 0 not in cards
            assert 5 not in cards
    assert weathers == {"clouds", "fog", "storm", "snow", "rain", "sun"}


@pytest.mark.rule("9.2.6", "9.3")
def test_unused_sponsor_cards_of_earlier_races_are_shuffled_into_the_deck() -> None:
    """Two from the first race, one new: the new one is in the hand for sure."""
    in_deck = set()
    for seed in range(30):
        season = at_race(SeasonMix("1961", 2, 1), 2, seed, listen=True)
        kept = season.sponsors[0]
        assert len(kept) == 2
        to_step(season, PLANNING)
        race = season.race
        car = race.cars[0]
        (gained,) = (
            e
            for e in (season.events or ())[-40:]
            if isinstance(e, SponsorsGained) and e.seat == 0 and len(e.cards) == 1
        )
        assert not Counter(gained.cards) - Counter(car.hand)
        found = sponsors_in(race, car.hand + car.deck)
        assert found == Counter(kept) + Counter(gained.cards)
        assert len(car.hand) == 7
        in_deck.add(sponsors_in(race, car.deck).total())
    assert in_deck == {0, 1, 2}


@pytest.mark.rule("9.2.4", "8.1")
def test_weather_and_road_are_drawn_after_the_garage_in_a_season() -> None:
    season = SeasonMix("1961", 2, 1).season(4, listen=True)
    for _ in range(3):
        assert season.race.step == DRAFTING
        assert season.race.road.weather is None
        assert season.race.road.tokens == {}
        to_step(season, SWAPPING)
        assert season.race.road.weather is None
        to_step(season, PLANNING)
        assert season.race.road.weather is not None
        next_race(season)
    kinds = [type(e) for e in season.events or () if isinstance(e, CarsBuilt | WeatherDrawn | SponsorsGained)]
    assert kinds[:3] == [CarsBuilt, WeatherDrawn, SponsorsGained]
    assert kinds.count(WeatherDrawn) == 3


@pytest.mark.rule("9.2.4", "8.1")
def test_weather_and_road_are_drawn_before_the_garage_in_a_single_race() -> None:
    race = Mix("usa", 2, 1, "all", weather=True).race(4)
    assert race.step == DRAFTING
    assert race.road.weather is not None


@pytest.mark.rule("9.3", "9.2.4")
def test_all_tokens_are_back_before_the_next_draw() -> None:
    """The same weather may come twice in a row, and a third copy of a road token never lies in one race."""
    again = 0
    for seed in range(30):
        season = SeasonMix("1962").season(seed)
        last = ""
        while not season.is_over():
            road = to_step(season, PLANNING).race.road
            assert road.weather is not None
            again += road.weather.id == last
            last = road.weather.id
            assert max(Counter(token.id for token in road.tokens.values()).values()) <= 2
            next_race(season)
    assert 2 <= again <= 25


@pytest.mark.rule("9.2.6", "5.4")
def test_a_mulligan_leaves_sponsor_cards_in_the_hand_in_a_season() -> None:
    season = SeasonMix("1963", 2, 1, mulligan=True).season(4)
    to_step(season, REDRAWING)
    car = season.race.cars[0]
    sponsors = sponsors_in(season.race, car.hand)
    assert sponsors.total() == 3
    heat = len(car.engine)
    season.apply(0, Action(MULLIGAN))
    season.apply(1, Action(KEEP))
    assert sponsors_in(season.race, car.hand) == sponsors
    assert (len(car.hand), len(car.engine)) == (7, heat - 1)


@pytest.mark.rule("9.7", "9.2.1", "9.2.2")
def test_legends_have_no_cards_at_all() -> None:
    season = SeasonMix("1963", 1, 4).season(4)
    for _ in drive(season, 4):
        for car in season.race.cars[1:]:
            assert not zones(car)
            assert not car.upgrades
        assert season.waiting() == [0]
    assert season.sponsors[1:] == [[], [], [], []]


# -- 9.3: after the race ---------------------------------------------------------------------------


@pytest.mark.rule("9.3")
def test_places_score_9_6_4_3_2_1_and_then_nothing() -> None:
    season = SeasonMix("1963", 4, 5).season(2, listen=True)
    race_ends(season, [4, 0, 8, 1, 5, 2, 7, 3, 6])
    assert season.results[0].points == (6, 3, 1, 0, 9, 2, 0, 0, 4)
    assert season.points() == [6, 3, 1, 0, 9, 2, 0, 0, 4]
    assert told(season, RaceScored) == [RaceScored(1, season.results[0].points)]
    assert season.results[0].ranking == (4, 0, 8, 1, 5, 2, 7, 3, 6)


@pytest.mark.rule("9.3")
def test_legends_score_too() -> None:
    season = race_over(SeasonMix("1961", 1, 5).season(2), 2)
    first = season.results[0].ranking[0]
    assert season.setup.entrants[first].legend
    assert season.results[0].points[first] == 9
    assert sorted(season.points()) in ([0, 2, 3, 4, 6, 9], [1, 2, 3, 4, 6, 9])


@pytest.mark.rule("9.3")
def test_retired_and_eliminated_cars_score_nothing() -> None:
    season = SeasonMix("1963", 5).season(2)
    race_ends(season, [3, 1], retired=[0], eliminated=[2, 4])
    assert season.results[0].points == (0, 6, 0, 9, 0)
    assert season.standings()[:2] == [3, 1]


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(
    ("event", "points"),
    [(3, [11, 6, 4, 3, 2, 1, 0]), (6, [10, 7, 5, 3, 2, 1, 0]), (7, [9, 6, 4, 3, 2, 1, 0])],
)
def test_events_may_give_points_on_top(event: int, points: list[int]) -> None:
    season = one_race("usa", event, 4, 3).season(3)
    race_ends(season, [6, 5, 4, 3, 2, 1, 0])
    assert season.points() == points[::-1]


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("event", "points"), [(3, [11, 0, 0]), (6, [10, 0, 0])])
def test_points_on_top_are_for_those_who_finish_only(event: int, points: list[int]) -> None:
    season = one_race("usa", event, 3).season(3)
    race_ends(season, [0], retired=[1], eliminated=[2])
    assert season.points() == points


@pytest.mark.rule("9.3")
def test_upgrades_stay_with_the_player_from_whatever_zone() -> None:
    """A Heat upgrade that lies in the engine, or that has left the game (event 18), too."""
    mix = own_season(PlannedRace(load_circuit("usa"), 7, True), PlannedRace(load_circuit("italy"), 7), players=2)
    heat_upgrade = CODES["u17"]
    for zone in ("hand", "deck", "discard", "play_area", "engine", "removed"):
        season = to_step(mix.season(3), PLANNING)
        car = season.race.cars[0]
        (old,) = car.upgrades
        for cards in (car.hand, car.deck):
            if old in cards:
                cards.remove(old)
        car.upgrades = [heat_upgrade]
        getattr(car, zone).append(heat_upgrade)
        race_ends(season, [1, 0])
        assert season.upgrades[0] == [heat_upgrade]
        all_go_on(season)
        assert season.race.cars[0].upgrades == [heat_upgrade]
        taken = season.race.garage.deck + season.race.garage.market + season.race.cars[1].upgrades
        assert taken.count(heat_upgrade) == 1
        to_step(season, PLANNING)
        again = season.race.cars[0]
        assert not Counter([heat_upgrade]) - Counter(again.hand + again.deck)
        assert heat_upgrade not in again.engine


@pytest.mark.rule("9.3", "9.5")
def test_unused_sponsor_cards_stay_and_used_ones_go_back_into_the_deck() -> None:
    season = to_step(one_race("usa", 7, 2).season(3), PLANNING)
    car = season.race.cars[0]
    first, second, third = sponsors_in(season.race, car.hand).elements()
    for card in (first, second, third):
        car.hand.remove(card)
    car.removed.append(first)
    car.discard.append(second)
    car.deck.append(third)
    other = sponsors_in(season.race, season.race.cars[1].hand)
    race_ends(season, [0, 1])
    assert season.sponsors[0] == sorted([second, third])
    assert Counter(season.sponsors[1]) == other
    assert Counter(season.sponsor_deck) == SPONSORS - other - Counter([second, third])


@pytest.mark.rule("9.5")
def test_an_empty_sponsor_deck_is_made_of_the_cards_used_in_this_race_by_anybody() -> None:
    """Those that others have kept from earlier races stay with them."""
    season = to_step(at_race(SeasonMix("1961", 3), 2), PLANNING)
    race = season.race
    race.sponsor_deck.clear()
    used = []
    for car in race.cars[1:]:
        cards = list(sponsors_in(race, car.hand).elements())
        used += cards
        car.removed += [*cards, HEAT]
        car.hand = [card for card in car.hand if card not in cards]
    gain_sponsors(race, race.cars[0], 1)
    assert len(used) > 2
    assert [car.removed for car in race.cars] == [[], [HEAT], [HEAT]]
    gained = Counter(used) - Counter(race.sponsor_deck)
    assert (gained.total(), len(race.sponsor_deck)) == (1, len(used) - 1)
    assert not gained - Counter(race.cars[0].hand)
    gain_sponsors(race, race.cars[0], len(used))
    hand = len(race.cars[0].hand)
    gain_sponsors(race, race.cars[0], 1)
    assert race.sponsor_deck == []
    assert len(race.cars[0].hand) == hand


@pytest.mark.rule("9.3", "9.5")
def test_the_sponsor_deck_is_shuffled_after_the_race() -> None:
    """A used card does not always come to lie on top."""
    places = set()
    for seed in range(40):
        season = to_step(SeasonMix("1963", 2).season(seed), PLANNING)
        car = season.race.cars[0]
        card = max(sponsors_in(season.race, car.hand))
        car.hand.remove(card)
        season.race.sponsor_deck = [c for c in season.race.sponsor_deck if c != card]
        car.removed.append(card)
        race_ends(season, [0, 1])
        places.add(season.sponsor_deck.index(card))
    assert len(places) > 15


@pytest.mark.rule("9.3")
def test_heat_and_stress_do_not_pile_up() -> None:
    """After a race driven at random, cars are built for the next one as if new."""
    for seed in range(4):
        season = all_go_on(race_over(SeasonMix("1963", 3).season(seed), seed))
        to_step(season, PLANNING)
        for car in season.race.cars:
            held = Counter(card for card in zones(car).elements() if card not in SPONSORS)
            assert held == built_with(season.race, car)
            assert car.gear == 1
            assert car.removed == []


# -- 9.4: the champion -----------------------------------------------------------------------------


@pytest.mark.rule("9.4")
def test_most_points_make_the_champion() -> None:
    season = SeasonMix("1961", 2, 1).season(3, listen=True)
    tally(season, [[0, 1, 2], [0, 1, 2], [2, 1, 0]])
    assert season.points() == [22, 18, 19]
    assert season.standings() == [0, 2, 1] == season.ranking()
    assert season.is_over()
    assert (season.events or [])[-1] == SeasonEnded((0, 2, 1))


@pytest.mark.rule("9.4")
def test_a_tie_is_broken_by_the_last_race() -> None:
    season = SeasonMix("1963", 2, 2).season(3)
    tally(season, [[0, 1, 2, 3], [0, 1, 2, 3], [1, 0, 3, 2], [1, 0, 3, 2]])
    assert season.points() == [30, 30, 14, 14]
    assert season.standings() == [1, 0, 3, 2]


@pytest.mark.rule("9.4", "9.5")
def test_sponsor_cards_are_worth_nothing_at_the_end() -> None:
    season = to_step(one_race("usa", 7, 2).season(3), PLANNING)
    season.race.cars[1].hand += list(SPONSORS)
    race_ends(season, [0, 1])
    assert season.points() == [9, 6]


@pytest.mark.rule("9.4")
def test_nothing_is_to_be_decided_when_the_season_is_over() -> None:
    season = tally(SeasonMix("1961", 2).season(3), [[0, 1]] * 3)
    for seat in (-1, 0, 1, 2):
        assert season.legal(seat) == ()
        for kind in (GO_ON, LEAVE, KEEP):
            with pytest.raises(IllegalAction):
                season.apply(seat, Action(kind))


# -- between races ---------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
def test_all_players_say_that_they_go_on_in_any_order_and_legends_are_not_asked() -> None:
    season = race_ends(SeasonMix("1961", 3, 2).season(3), [4, 3, 2, 1, 0])
    assert season.step == BETWEEN
    assert season.waiting() == [0, 1, 2]
    for seat in (3, 4, 5, -1):
        assert season.legal(seat) == ()
        with pytest.raises(IllegalAction):
            season.apply(seat, Action(GO_ON))
    for seat in (2, 0, 1):
        assert season.step == BETWEEN
        assert season.legal(seat) == (Action(GO_ON), Action(LEAVE))
        season.apply(seat, Action(GO_ON))
        if seat != 1:
            with pytest.raises(IllegalAction):
                season.apply(seat, Action(LEAVE))
    assert season.step == RACING
    assert season.race.event.id == 2


@pytest.mark.rule("9.3")
def test_who_has_left_has_no_car_in_later_races_and_stays_in_the_table() -> None:
    season = race_ends(SeasonMix("1961", 3, 1).season(3, listen=True), [1, 0, 2, 3])
    gone = season.upgrades[1]
    assert gone
    assert season.sponsors[1]
    all_go_on(season, leaving=[1])
    assert told(season, SeasonLeft) == [SeasonLeft(1)]
    race = season.race
    assert race.grid == [0, 2, 3]
    assert race.starters == 3
    car = race.cars[1]
    assert (car.status, car.bits, car.upgrades, list(zones(car))) == ("absent", 0, [], [])
    assert sum(bin(space).count("1") for space in race.track) == 3
    assert len(race.garage.market) == 2 + 3
    # its cards are back in the decks
    held = [card for seat in (0, 2) for card in race.cars[seat].upgrades]
    assert Counter(race.garage.deck + race.garage.market + held) == Counter(season.setup.upgrades)
    assert not Counter(gone) - Counter(race.garage.deck + race.garage.market)
    kept = Counter(season.sponsors[0] + season.sponsors[2])
    assert Counter(race.sponsor_deck) + kept == SPONSORS
    to_step(season, PLANNING)
    for _ in drive(season, 5, leave_odds=0):
        assert 1 not in season.waiting()
        assert season.legal(1) == ()
    assert season.points()[1] == 9
    assert sorted(season.standings()) == [0, 1, 2, 3]
    for result in season.results[1:]:
        assert result.points[1] == 0
        assert result.ranking[-1] == 1


@pytest.mark.rule("9.4")
def test_who_has_left_with_enough_points_is_champion_all_the_same() -> None:
    season = race_ends(SeasonMix("1961", 4).season(3), [0, 1, 2, 3])
    all_go_on(season)
    race_ends(season, [0, 1, 2, 3])
    all_go_on(season, leaving=[0])
    race_ends(season, [3, 2, 1])
    assert season.points() == [18, 16, 14, 17]
    assert season.standings()[0] == 0


@pytest.mark.rule("9.3", "9.5")
def test_the_sponsor_cards_of_who_has_left_are_shuffled_into_the_deck() -> None:
    """They don't come to lie on top, where the one who has left knows them."""
    on_top = 0
    for seed in range(20):
        season = race_ends(SeasonMix("1963", 2, 1).season(seed), [0, 1, 2])
        given = season.sponsors[1]
        assert len(given) == 3
        all_go_on(season, leaving=[1])
        on_top += season.race.sponsor_deck[-3:] == given
    assert on_top < 10


@pytest.mark.rule("9.3")
def test_it_does_not_matter_who_leaves_first() -> None:
    season = race_ends(SeasonMix("1963", 4, 1).season(3), [0, 1, 2, 3, 4])
    found = set()
    for order in ((0, 1, 2, 3), (2, 1, 0, 3), (3, 2, 1, 0)):
        twin = season.clone()
        for seat in order:
            twin.apply(seat, Action(LEAVE if seat in (1, 2) else GO_ON))
        found.add(whole(twin))
    assert len(found) == 1


@pytest.mark.rule("9.1")
def test_it_does_not_matter_who_keeps_an_upgrade_first() -> None:
    season = at_race(BEST, 4)
    found = set()
    for order in ((0, 1, 2), (2, 1, 0)):
        twin = season.clone()
        for seat in order:
            twin.apply(seat, twin.legal(seat)[0])
        found.add(whole(twin))
    assert len(found) == 1


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("legends", [0, 2])
def test_when_all_players_have_left_legends_race_on_alone_or_the_season_ends(legends: int) -> None:
    season = race_ends(SeasonMix("1961", 2, legends).season(3, listen=True), list(range(2 + legends)))
    season.apply(0, Action(LEAVE))
    season.apply(1, Action(LEAVE))
    assert season.is_over()
    assert season.waiting() == []
    assert len(season.results) == (3 if legends else 1)
    assert len(told(season, RaceEnded)) == (2 if legends else 0)
    assert isinstance((season.events or [])[-1], SeasonEnded)
    if legends:
        assert [sum(result.points) for result in season.results[1:]] == [15, 17]


@pytest.mark.rule("9.3")
def test_one_player_may_go_on_alone() -> None:
    season = race_ends(SeasonMix("1961", 2).season(3), [0, 1])
    all_go_on(season, leaving=[0])
    assert season.race.grid == [1]
    finished(season, 3, leave_odds=0)
    assert season.points() == [9, 6 + 9 + 11]


@pytest.mark.rule("9.3")
def test_nobody_leaves_in_a_race_nor_goes_on_before_it_ends() -> None:
    season = SeasonMix("1961", 2).season(3)
    for step in (DRAFTING, SWAPPING, PLANNING):
        to_step(season, step)
        for seat in (0, 1):
            for kind in (GO_ON, LEAVE):
                with pytest.raises(IllegalAction):
                    season.apply(seat, Action(kind))


# -- 9.8: going on from anywhere -------------------------------------------------------------------


@pytest.mark.rule("9.8")
@pytest.mark.parametrize(
    "mix", [SeasonMix("best-of-all-time", 2, 1), SeasonMix("custom", 3, 2, mulligan=True)], ids=str
)
def test_a_copy_taken_at_any_decision_goes_on_like_the_original(mix: SeasonMix) -> None:
    season = mix.season(11, listen=True)
    seen: set[tuple[str, int]] = set()
    twins: list[Season] = []
    for seat, action in drive(season, 11, leave_odds=40):
        where = (season.step, season.race.step)
        if where not in seen or season.step == BETWEEN:
            seen.add(where)
            twin = season.clone()
            assert whole(twin) == whole(season)
            assert twin.waiting() == season.waiting()
            twins.append(twin)
        for twin in twins:
            twin.apply(seat, action)
    assert len(twins) > 12
    for twin in twins:
        assert whole(twin) == whole(season)
        assert twin.results == season.results


@pytest.mark.rule("9.8")
def test_a_copy_is_a_season_of_its_own() -> None:
    season = race_ends(SeasonMix("1961", 3).season(3), [0, 1, 2])
    before = whole(season)
    finished(season.clone(), 1)
    twin = season.clone()
    all_go_on(twin, leaving=[0])
    assert whole(season) == before
    finished(season, 2, leave_odds=0)
    assert twin.left == [0]
    assert len(twin.results) == 1


# -- 12.4, 12.10: the Legends expansion ------------------------------------------------------------


def rivals(season: Season) -> list[int]:
    return list(season.race.legend_decks.rivals)


@pytest.mark.rule("12.4")
def test_there_are_no_rivals_in_the_first_race_then_the_two_legends_best_placed() -> None:
    season = SeasonMix("1963", 2, 4, level=2, rivals=True).season(3)
    assert rivals(season) == []
    next_race(season, [5, 0, 3, 1, 2, 4])
    assert rivals(season) == [5, 3]
    next_race(season, [2, 3, 0, 1, 4, 5])
    # 2: 2 + 9, 3: 4 + 6, 4: 1 + 2, 5: 9 + 1
    assert season.points()[2:] == [11, 10, 3, 10]
    assert rivals(season) == [2, 3]
    next_race(season, [5, 4, 3, 2, 1, 0])
    assert season.points()[2:] == [14, 14, 9, 19]
    assert rivals(season) == [5, 3]


@pytest.mark.rule("12.4")
def test_ties_for_rivals_go_by_the_next_grid() -> None:
    season = SeasonMix("1963", 2, 3, level=3, rivals=True).season(3)
    next_race(season, [2, 3, 4, 0, 1])
    next_race(season, [3, 2, 4, 0, 1])
    assert season.points()[2:] == [15, 15, 8]
    assert season.race.grid[:2] == [3, 2]
    assert rivals(season) == [3, 2]


@pytest.mark.rule("12.4")
def test_a_single_legend_is_the_only_rival() -> None:
    season = SeasonMix("1963", 2, 1, level=2, rivals=True).season(3)
    assert rivals(season) == []
    next_race(season, [0, 1, 2])
    assert rivals(season) == [2]


@pytest.mark.rule("12.4", "9.1")
def test_each_of_the_three_best_seasons_begins_without_rivals() -> None:
    season = SeasonMix("best-of-all-time", 1, 3, level=2, rivals=True).season(3)
    found = []
    while not season.is_over():
        found.append(len(rivals(season)))
        next_race(season)
    assert found == [0, 2, 2, 0, 2, 2, 0, 2, 2, 2]


@pytest.mark.rule("12.4")
def test_without_the_option_there_are_no_rivals() -> None:
    season = SeasonMix("1961", 2, 3, level=2).season(3)
    while not season.is_over():
        assert rivals(season) == []
        next_race(season)


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("name", "level", "levels"),
    [
        ("1961", 0, [2, 3, 4]),
        ("1963", 0, [2, 3, 4, 5]),
        ("1963", 4, [4, 5, 6, 6]),
        ("best-of-all-time", 0, [2, 3, 4, 5, 6, 6, 6, 6, 6, 6]),
    ],
)
def test_the_level_rises_by_one_before_each_race(name: str, level: int, levels: list[int]) -> None:
    season = SeasonMix(name, 1, 2, level=level, rising=True).season(3)
    found = []
    while not season.is_over():
        assert season.race.setup.legends is not None
        found.append(season.race.setup.legends.cards)
        next_race(season)
    assert found == [expansion_legend_cards(each) for each in levels]


@pytest.mark.rule("12.10")
def test_the_level_stays_unless_it_is_to_rise() -> None:
    for level in (0, 1, 5):
        season = SeasonMix("1961", 1, 2, level=level).season(3)
        cards = expansion_legend_cards(level) if level else base_legend_cards()
        assert all(module is not None and module.cards == cards for module in season.setup.legends)


@pytest.mark.rule("12.10", "11.5")
@pytest.mark.parametrize(
    ("mix", "supply"),
    [
        (SeasonMix("1961", 2, 2), SPONSORS),
        (SeasonMix("1961", 2, 2, level=1), SPONSORS),
        (SeasonMix("1961", 2, 2, boxes=(TUNNEL_VISION, HEAVY_RAIN)), SPONSORS - LEGENDS_SPONSORS),
    ],
    ids=str,
)
def test_the_expansion_brings_21_sponsor_cards(mix: SeasonMix, supply: Counter[int]) -> None:
    season = mix.season(3)
    assert Counter(season.race.sponsor_deck) == supply
    assert supply.total() in (49, 70)


# -- a few things that should happen in seasons driven at random -----------------------------------


@pytest.mark.rule("9.5")
def test_random_seasons_see_gains_uses_and_leftovers() -> None:
    gained = used = kept = crossed = 0
    reasons = set()
    for seed in range(4):
        season = SeasonMix("1963", 4, 1).season(seed, listen=True)
        for _ in drive(season, seed, leave_odds=0):
            if season.step == BETWEEN:
                kept += sum(len(cards) for cards in season.sponsors)
                used += sum(len(car.removed) for car in season.race.cars)
        gained += len(told(season, SponsorsGained))
        gains = (event for event in season.events or () if isinstance(event, SponsorsGained))
        reasons |= {why for event in gains for why in event.why}
        crossed += len(told(season, CornerCrossed))
    assert min(gained, used, kept, crossed) > 20
    assert {"start", "press"} <= reasons <= {"start", "press", "lap", "speed", "passing"}


@pytest.mark.rule("9.1", "9.8")
def test_the_same_seed_is_the_same_season() -> None:
    one, other, another = (SeasonMix("custom", 2, 1).season(seed) for seed in (5, 5, 6))
    assert whole(finished(one, 1)) == whole(finished(other, 1))
    assert whole(one) != whole(finished(another, 1))
