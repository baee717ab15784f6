"""What holds in every season: random ones of all sorts, looked at from the first draft to the champion."""

from collections import Counter
from typing import Final

import pytest

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.season_config import PlannedRace, season_names
from hairpin.rules.actions import GO_ON, LEAVE, TAKE_BACK, Action
from hairpin.rules.car import ABSENT, ELIMINATED, RACING, Car
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.errors import IllegalAction
from hairpin.rules.events import (
    HeatRemoved,
    RaceScored,
    SeasonEnded,
    SeasonLeft,
    SponsorsGained,
    SpunOut,
    UpgradeKept,
    UpgradeSwapped,
)
from hairpin.rules.race import Race
from hairpin.rules.season import BETWEEN, Season
from hairpin.rules.season import OVER as SEASON_OVER
from hairpin.rules.season import RACING as RACE_ON
from hairpin.rules.steps import DEAL, DRAFTING, KEEP_ONE, PLANNING, REDRAWING, SWAPPING
from hairpin.rules.view import view
from tests.fresh import SHARE, fresh, longer, shared
from tests.properties.test_modules_invariants import strange_actions
from tests.rules.season_races import (
    HAND_OF_EVENT,
    OWN,
    SPONSORS_OF_EVENT,
    SeasonMix,
    built_with,
    by_points,
    drive,
    points_for,
    present_players,
    sponsors_in,
    whole,
    zones,
)

SEASONS: Final = longer(36)
GROUPS: Final = 6
COPIED: Final = SEASONS // 5
"""So many are also raced by copies, and by themselves without listeners."""
TWISTED: Final = shared(14)
"""So many are tried for the order in which those who decide at once do so."""

MAX_CARS: Final = 12
MAX_PLAYERS: Final = 4
MAX_LEGENDS: Final = 6
OWN_CIRCUITS: Final = (*(load_circuit(circuit) for circuit in circuit_ids()), None)
OWN_EVENTS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18, None)


def random_mix(number: int) -> SeasonMix:
    """Any season with any settings that go together; a few with a crowd of players."""
    chance = Chance(number)
    names = (*season_names(), OWN)
    name = names[number % len(names)]
    players = 1 + chance.below(MAX_PLAYERS)
    if chance.below(12) == 0:
        players = 5 + chance.below(8)
    legends = min(chance.below(MAX_LEGENDS + 1), MAX_CARS - players)
    if players + legends < 2:
        legends = 1
    level = chance.below(7) if legends else 0
    rising = bool(chance.below(2)) and legends > 0
    return SeasonMix(
        name,
        players,
        legends,
        garage=("basic", "advanced", "all")[chance.below(3)],
        mulligan=bool(chance.below(2)),
        tournament=bool(chance.below(2)),
        level=level,
        rising=rising,
        pro=chance.below(3) if legends else 0,
        rivals=bool(legends) and (level > 1 or (rising and not level)) and bool(chance.below(2)),
        legends_first=bool(chance.below(2)),
        races=own_races(chance) if name == OWN else (),
    )


def own_races(chance: Chance) -> tuple[PlannedRace, ...]:
    """One to four races, what is left open included; no more than one opens the season."""
    return tuple(
        PlannedRace(
            OWN_CIRCUITS[chance.below(len(OWN_CIRCUITS))],
            OWN_EVENTS[chance.below(len(OWN_EVENTS))],
            opens_season=place == 0,
        )
        for place in range(1 + chance.below(4))
    )


# -- at every decision -----------------------------------------------------------------------------


@pytest.mark.parametrize("group", range(GROUPS))
def test_what_holds_at_every_decision_of_every_season(group: int) -> None:
    first = fresh("seasons")
    for number in range(first + group, first + SEASONS, GROUPS):
        Watch(random_mix(number), number).race_to_the_end()


class Watch:
    """One season, looked at as it goes."""

    def __init__(self, mix: SeasonMix, seed: int) -> None:
        self.season = mix.season(seed, listen=True)
        self.seed = seed
        self.chance = Chance(seed)
        self.heard = 0
        self.races = 0
        self.race: Race | None = None
        self.owned: list[Counter[int]] = []
        self.sponsors: list[Counter[int]] = []
        """Of each car, all that it had when it was built or has gained since."""
        self.left: list[int] = []
        self.total = [0] * len(self.season.setup.entrants)

    def race_to_the_end(self) -> None:
        self.look()
        for _ in drive(self.season, self.seed):
            self.look()
        self.look()
        self.look_at_the_end()

    def look(self) -> None:
        season = self.season
        if season.step == RACE_ON:
            if season.race is not self.race:
                self.look_at_a_new_race()
            self.look_at_the_race()
        if len(season.results) > self.races:
            self.look_at_results()
        if season.step == BETWEEN:
            check_cards_between(season)
        self.check_decisions()
        if self.chance.below(500) == 0:
            self.try_strange_things()

    # -- races -----------------------------------------------------------------------------------

    def look_at_a_new_race(self) -> None:
        season, race = self.season, self.season.race
        self.race = race
        self.owned = []
        self.hear(race)
        self.left = list(season.left)
        assert race.round == 0
        opens = season.setup.slots[len(season.results)].opens_season
        if opens:
            assert sorted(race.grid) == season.present()
        else:
            last = season.results[-1].ranking
            grid = by_points(self.total, [seat for seat in last if seat not in season.left])
            assert race.grid == grid
        check_rivals(season, opens)
        check_supplies(season)

    def look_at_the_race(self) -> None:
        race = self.season.race
        if race.step > DEAL and not self.owned:
            self.look_at_first_hands()
        self.hear(race)
        if race.step <= DEAL or self.chance.below(10) == 0:
            check_supplies(self.season)
            check_track(race)
        if self.owned and self.chance.below(3) == 0:
            for car in (race.car, race.cars[self.chance.below(len(race.cars))]):
                if not car.is_legend and car.seat >= 0:
                    self.check_car(race, car)

    def look_at_first_hands(self) -> None:
        """9.2.2, 9.2.6."""
        race = self.season.race
        event = race.event.id
        players = race.players()
        kept = self.season.sponsors
        self.owned = [built_with(race, car) if car.seat in players else Counter() for car in race.cars]
        self.sponsors = [sponsors_in(race, list(zones(car).elements())) for car in race.cars]
        for seat in players:
            car = race.cars[seat]
            assert zones(car) == self.owned[seat] + self.sponsors[seat]
            assert len(car.hand) == HAND_OF_EVENT.get(event, 7)
            new = self.sponsors[seat] - Counter(kept[seat])
            assert new.total() == min(SPONSORS_OF_EVENT[event], new.total() + len(race.sponsor_deck))
            assert not new - Counter(car.hand)
            assert not Counter(kept[seat]) - self.sponsors[seat]

    def hear(self, race: Race) -> None:
        """What events say that a car has got, it has."""
        assert self.season.events is not None
        news = self.season.events[self.heard :]
        self.heard += len(news)
        if not self.owned:
            return
        first_hands = race.round == 0
        for event in news:
            if isinstance(event, SpunOut):
                self.owned[event.seat][STRESS] += event.stress
            elif isinstance(event, SponsorsGained) and not first_hands:
                self.sponsors[event.seat].update(event.cards)
            elif isinstance(event, HeatRemoved):
                assert race.event.id == 18

    def check_car(self, race: Race, car: Car) -> None:
        """Nothing that a car has got is lost, but for used sponsor cards that made a new deck."""
        cards = zones(car)
        sponsors = sponsors_in(race, list(cards.elements()))
        assert cards - sponsors == self.owned[car.seat]
        assert not sponsors - self.sponsors[car.seat]
        assert all(race.cards.is_heat[card] for card in car.engine)
        assert all(race.cards.is_heat[card] or card in sponsors for card in car.removed)
        assert not Counter(car.upgrades) - cards
        assert car.hand == sorted(car.hand)

    def look_at_results(self) -> None:
        season = self.season
        for result in season.results[self.races :]:
            assert sorted(result.ranking) == list(range(len(self.total)))
            self.total = [one + other for one, other in zip(self.total, result.points, strict=True)]
        if season.race is self.race and len(season.results) == self.races + 1:
            race = season.race
            assert race.is_over()
            assert season.results[-1] == (
                race.circuit.id,
                race.event.id,
                tuple(race.ranking()),
                tuple(points_for(race)),
            )
            assert not any(race.track)
            if season.step == SEASON_OVER or season.step == BETWEEN:
                self.look_at_what_stays(race)
        self.races = len(season.results)
        check_standings(season, self.total)

    def look_at_what_stays(self, race: Race) -> None:
        """9.3."""
        for car in race.cars:
            unused = sponsors_in(race, car.hand + car.deck + car.discard + car.play_area)
            assert Counter(self.season.sponsors[car.seat]) == unused
            assert self.season.upgrades[car.seat] == car.upgrades

    # -- decisions -------------------------------------------------------------------------------

    def check_decisions(self) -> None:
        season = self.season
        waiting = season.waiting()
        assert bool(waiting) != season.is_over()
        assert len(set(waiting)) == len(waiting)
        assert set(waiting) <= set(present_players(season))
        for seat in waiting[:1]:
            legal = season.legal(seat)
            assert legal
            assert len(set(legal)) == len(legal)

    def try_strange_things(self) -> None:
        season, chance = self.season, self.chance
        before = whole(season)
        for seat in {chance.below(len(self.total)), *season.waiting()[:1], -1, 99}:
            legal = set(season.legal(seat))
            known = seat if 0 <= seat < len(self.total) else 0
            for action in (Action(GO_ON), Action(LEAVE), *strange_actions(season.race, known, chance)):
                if action not in legal and action.in_order() not in legal:
                    with pytest.raises(IllegalAction):
                        season.apply(seat, action)
            if seat in range(len(self.total)):
                view(season.race, seat)
            for action in list(legal)[:3]:
                season.clone().apply(seat, action)
        assert whole(season) == before

    # -- the end ---------------------------------------------------------------------------------

    def look_at_the_end(self) -> None:
        season = self.season
        assert season.step == SEASON_OVER
        assert len(season.results) == len(season.setup.slots) or not season.present()
        assert season.points() == self.total
        check_standings(season, self.total)
        check_cards_between(season)
        events = season.events or []
        assert events[-1] == SeasonEnded(tuple(season.standings()))
        scored = [event.points for event in events if isinstance(event, RaceScored)]
        assert scored == [result.points for result in season.results]
        left = [event.seat for event in events if isinstance(event, SeasonLeft)]
        assert left == season.left
        assert len(set(left)) == len(left)
        if season.setup.name == "custom":
            assert len({result.event for result in season.results}) == len(season.results)
            assert len({result.circuit for result in season.results}) == len(season.results)


# -- cards -----------------------------------------------------------------------------------------


def check_supplies(season: Season) -> None:
    """In a race: every upgrade and every sponsor card is in exactly one place."""
    race = season.race
    assert race.setup.garage is not None
    upgrades = [card for car in race.cars for card in car.upgrades]
    if race.step == KEEP_ONE or not present_players(season):
        upgrades += [*race.setup.garage.supply, *race.garage.thrown_away]
    else:
        upgrades += race.garage.deck + race.garage.market + race.garage.thrown_away
    assert Counter(upgrades) == Counter(season.setup.upgrades)
    sponsors = Counter(race.sponsor_deck)
    if race.step <= DEAL:
        sponsors.update(card for cards in season.sponsors for card in cards)
        assert not any(zones(car) for car in race.cars)
    for car in race.cars:
        for zone in (car.hand, car.deck, car.discard, car.play_area, car.removed):
            sponsors.update(sponsors_in(race, zone))
    assert sponsors == Counter(season.setup.sponsors)


def check_cards_between(season: Season) -> None:
    sponsors = season.sponsor_deck + [card for cards in season.sponsors for card in cards]
    assert Counter(sponsors) == Counter(season.setup.sponsors)
    upgrades = Counter(card for cards in season.upgrades for card in cards)
    assert not upgrades - Counter(season.setup.upgrades)
    for seat, entrant in enumerate(season.setup.entrants):
        if entrant.legend or seat in season.left:
            assert not season.upgrades[seat]
            assert not season.sponsors[seat]


def check_standings(season: Season, total: list[int]) -> None:
    """A total order."""
    standings = season.standings()
    assert season.points() == total
    assert sorted(standings) == list(range(len(total)))
    assert standings == by_points(total, season.results[-1].ranking) == season.ranking()


def check_rivals(season: Season, opens: bool) -> None:
    """12.4."""
    module = season.race.setup.legends
    legends = [seat for seat in season.race.grid if season.setup.entrants[seat].legend]
    has_rivals = module is not None and module.rivals and not opens
    assert list(season.race.legend_decks.rivals) == (legends[:2] if has_rivals else [])


def check_track(race: Race) -> None:
    """Who is in the race is on the track, in a place of its own; who has left the season is not."""
    taken: set[tuple[int, int]] = set()
    for car in race.cars:
        if car.status == RACING:
            assert car.bits
        elif car.status in (ABSENT, ELIMINATED):
            assert not car.bits
        if car.bits:
            place = (car.distance % race.length, car.spot)
            assert place not in taken
            taken.add(place)
            assert race.track[place[0]] & car.bits == car.bits
    assert sum(bool(space) for space in race.track) == len({space for space, _ in taken})


# -- copies and listeners --------------------------------------------------------------------------


@pytest.mark.rule("9.8")
@pytest.mark.parametrize("group", range(GROUPS))
def test_copies_and_seasons_without_listeners_go_on_alike(group: int) -> None:
    for number in range(group, COPIED, GROUPS):
        seed = fresh("copied seasons") + number
        mix = random_mix(seed)
        heard, unheard = mix.season(seed, listen=True), mix.season(seed)
        chance = Chance(seed)
        twins: list[Season] = []
        kept: list[tuple[Season, str]] = []
        for seat, action in drive(heard, seed):
            assert unheard.legal(seat) == heard.legal(seat)
            if chance.below(300) == 0:
                assert whole(heard.clone()) == whole(heard) == whole(unheard)
                twins.append(heard.clone())
                kept.append((heard.clone(), whole(heard)))
            for season in (unheard, *twins):
                season.apply(seat, action)
        for season in (unheard, *twins):
            assert season.events is None
            assert whole(season) == whole(heard)
            assert season.results == heard.results
        for twin, before in kept:
            assert whole(twin) == before


# -- deciding at the same time ---------------------------------------------------------------------


def test_the_order_of_plans_does_not_matter_in_a_season() -> None:
    assert orders_tried(PLANNING, odds=30) > 2 * TWISTED


def test_the_order_of_mulligans_does_not_matter_in_a_season() -> None:
    assert orders_tried(REDRAWING) > TWISTED // 2


def test_the_order_of_keeping_upgrades_does_not_matter() -> None:
    assert orders_tried(KEEP_ONE, seasons=("best-of-all-time",)) > TWISTED // 3


def test_the_order_of_going_on_does_not_matter() -> None:
    assert orders_tried(BETWEEN) > TWISTED


def test_the_order_of_leaving_does_not_matter() -> None:
    assert orders_tried(BETWEEN, leaving=3) > TWISTED


def orders_tried(
    step: int | str, odds: int = 1, leaving: int = 0, seasons: tuple[str, ...] = ("1963", "custom", "1965")
) -> int:
    """Wherever two or more decide at once: three orders, one state. How often that could be tried."""
    tried = 0
    for number in range(TWISTED):
        seed = fresh(f"orders {step} {leaving} {SHARE}") + number
        mix = SeasonMix(
            seasons[number % len(seasons)],
            players=2 + number % 3,
            legends=number % 4,
            mulligan=True,
            tournament=number % 2 == 1,
        )
        season = mix.season(seed)
        chance = Chance(seed)
        for _ in drive(season, seed, leave_odds=0):
            here = season.step if isinstance(step, str) else (season.race.step if season.step == RACE_ON else "")
            all_at_once = len(season.waiting()) == len(present_players(season)) > 1
            if here == step and all_at_once and chance.below(odds) == 0:
                check_orders(season, chance, leaving)
                tried += 1
    return tried


def check_orders(season: Season, chance: Chance, leaving: int) -> None:
    waiting = season.waiting()
    answers = {seat: next_answer(season, seat, chance) for seat in waiting}
    for seat in waiting[:leaving]:
        answers[seat] = Action(LEAVE)
    found = set()
    for turn in range(3):
        twin = season.clone()
        order = waiting[::-1] if turn else waiting[:]
        if turn == 2:
            chance.shuffle(order)
        for seat in order:
            twin.apply(seat, answers[seat])
        found.add(whole(twin))
    assert len(found) == 1


def next_answer(season: Season, seat: int, chance: Chance) -> Action:
    if season.step == BETWEEN:
        return Action(GO_ON)
    legal = [action for action in season.legal(seat) if action.kind != TAKE_BACK]
    return legal[chance.below(len(legal))]


# -- all sorts of things happen --------------------------------------------------------------------


@pytest.mark.once
def test_the_seasons_are_of_all_sorts() -> None:
    mixes = [random_mix(number) for number in range(300)]
    assert {mix.name for mix in mixes} == {*season_names(), OWN}
    assert {mix.players for mix in mixes} >= {1, 2, 3, 4}
    assert {mix.legends for mix in mixes} >= set(range(7))
    assert {mix.garage for mix in mixes} == {"basic", "advanced", "all"}
    for setting in ("mulligan", "tournament", "rising", "rivals", "legends_first"):
        assert {getattr(mix, setting) for mix in mixes} == {True, False}
    assert max(mix.players + mix.legends for mix in mixes) == MAX_CARS
    assert all(mix.config() for mix in mixes)


@pytest.mark.once
def test_the_seasons_see_everything_that_only_seasons_have() -> None:
    events: set[str] = set()
    steps: set[int] = set()
    statuses: set[str] = set()
    heat_kept = 0
    for number in range(42):
        season = random_mix(number).season(number, listen=True)
        for _ in drive(season, number):
            steps.add(season.race.step)
            if season.step == BETWEEN:
                statuses |= {car.status for car in season.race.cars}
                heat_kept += sum(season.cards.is_heat[card] for cards in season.upgrades for card in cards)
        events |= {type(event).__name__ for event in season.events or ()}
    assert {KEEP_ONE, DRAFTING, SWAPPING, REDRAWING, PLANNING} <= steps
    assert statuses == {"finished", "retired", "eliminated", "absent"}
    kinds = (SponsorsGained, HeatRemoved, RaceScored, SeasonLeft, SeasonEnded, UpgradeKept, UpgradeSwapped)
    assert {kind.__name__ for kind in kinds} <= events
    assert heat_kept > 0
    assert HEAT not in {card for card, known in enumerate(season.cards.codes) if known.startswith("u")}
