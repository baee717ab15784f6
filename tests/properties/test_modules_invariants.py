"""What holds at every decision of every mix of modules: tens of thousands of random ones, all looked at."""

from collections import Counter
from typing import Final

import pytest

from hairpin.rules.action_text import PLAIN, WITH_CARDS, WITH_NUMBER, WITH_NUMBERS, action_text, parse_action
from hairpin.rules.actions import IN_ANY_ORDER, TAKE_BACK, Action
from hairpin.rules.cards import STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.errors import IllegalAction
from hairpin.rules.events import LegendMoved, RaceEnded, SpunOut
from hairpin.rules.legends import chevrons_at
from hairpin.rules.moving import DEFENDED, FULL
from hairpin.rules.race import Race
from hairpin.rules.steps import DRAFTING, PLANNING, REDRAWING, STEPS
from hairpin.rules.view import view
from tests.fresh import drawn, fresh, longer
from tests.rules.module_races import (
    SPECIAL,
    Mix,
    Told,
    all_pairs,
    built_with,
    covering_mixes,
    drive,
    finished,
    is_on_track,
    pairs_of,
    state,
    whole,
    zones,
)

DECISIONS: Final = longer(30_000)
GROUPS: Final = 8
MIXES: Final = (*covering_mixes(), *SPECIAL)
MIXES_WITH_LEGENDS: Final = tuple(mix for mix in MIXES if mix.legends)

KINDS: Final = (*sorted(PLAIN | WITH_CARDS | WITH_NUMBER | WITH_NUMBERS), "", "fly")
NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 7, 100)


# -- the mixes themselves --------------------------------------------------------------------------


def test_the_mixes_hold_every_pair_of_settings_that_can_be_raced() -> None:
    missing = set(all_pairs())
    for mix in covering_mixes():
        assert mix.is_possible()
        missing -= pairs_of(mix)
    assert missing == {pair for pair in all_pairs() if not can_be_raced(dict(pair))}


def can_be_raced(settings: dict[str, object]) -> bool:
    """By what the modules are: a garage needs players, Legends' settings need Legends."""
    of_garage = bool(settings.get("mulligan")) or settings.get("draft", "draft") != "draft"
    of_legends = any(settings.get(key) for key in ("level", "pro", "aggressive", "rivals"))
    if settings.get("garage") == "" and of_garage:
        return False
    if settings.get("players") == 0 and (settings.get("garage") or of_garage or settings.get("legends") == 0):
        return False
    if settings.get("legends") == 0 and of_legends:
        return False
    if settings.get("rivals") and settings.get("level") in (0, 1):
        return False
    return not (settings.get("aggressive") and settings.get("circuit") in ("usa", "italy", "france"))


# -- at every decision -----------------------------------------------------------------------------


@pytest.mark.parametrize("group", range(GROUPS))
def test_what_holds_at_every_decision(group: int) -> None:
    """Each group races its mixes over and over until it has made its share of the decisions."""
    decisions, seed = 0, fresh("decisions") + group
    while decisions < DECISIONS // GROUPS:
        for mix in MIXES[group::GROUPS]:
            decisions += Watch(mix, seed).race_to_the_end()
        seed += GROUPS


class Watch:
    """One race, looked at before each decision."""

    def __init__(self, mix: Mix, seed: int) -> None:
        self.race = mix.race(seed, listen=True)
        self.seed = seed
        self.told = Told(self.race)
        self.chance = Chance(seed)
        self.owned: list[Counter[int]] = []

    def race_to_the_end(self) -> int:
        decisions = 0
        for seat, _ in drive(self.race, self.seed):
            decisions += 1
            self.look(seat)
        self.look_at_the_end()
        return decisions

    def look(self, seat: int) -> None:
        race = self.race
        check_track(race)
        self.check_cards()
        check_decisions(race)
        if self.chance.below(40) == 0:
            check_accepted(race, seat, self.chance)
        if self.chance.below(60) == 0:
            for other in {seat, self.chance.below(len(race.cars))}:
                check_refused(race, other, self.chance)
        if self.chance.below(40) == 0:
            assert whole_but_events(race.clone()) == whole_but_events(race)

    def check_cards(self) -> None:
        race = self.race
        if race.step >= REDRAWING and not self.owned:
            self.owned = [Counter() if car.is_legend else built_with(race, car) for car in race.cars]
        for event in self.told.news():
            if isinstance(event, SpunOut):
                self.owned[event.seat][STRESS] += event.stress
            elif isinstance(event, LegendMoved):
                assert event.distance >= event.start
        for car, owned in zip(race.cars, self.owned, strict=False):
            assert zones(car) == sorted(owned.elements())
            assert car.hand == sorted(car.hand)
            assert all(race.cards.is_heat[card] for card in car.engine)
            assert car.plan is None or not Counter(car.plan) - Counter(car.hand)
            assert not car.removed

    def look_at_the_end(self) -> None:
        race = self.race
        self.check_cards()
        assert race.waiting() == []
        assert not any(race.track)
        assert race.round <= race.setup.round_limit
        assert all(car.status in ("finished", "retired") for car in race.cars)
        assert sorted(race.ranking()) == list(range(len(race.cars)))
        assert race.events is not None
        assert race.events[-1] == RaceEnded(tuple(race.ranking()))
        for seat in range(len(race.cars)):
            assert race.legal(seat) == ()
            view(race, seat)


def whole_but_events(race: Race) -> str:
    return whole(race).rpartition(",")[0]


def check_track(race: Race) -> None:
    """No two cars on one spot, and the track is what the cars take up, no more and no less."""
    expected = bytearray(race.length)
    taken: set[tuple[int, int]] = set()
    for car in race.cars:
        if not is_on_track(race, car):
            assert car.bits == 0
            continue
        space = car.distance % race.length
        own = 1 << car.spot if car.spot >= 0 else 2 << -car.spot
        assert (space, car.spot) not in taken
        taken.add((space, car.spot))
        assert car.bits & own
        assert car.bits == own or (car.is_legend and car.bits & DEFENDED)
        assert not expected[space] & car.bits & FULL
        expected[space] |= car.bits
    assert race.track == expected


def check_decisions(race: Race) -> None:
    waiting = race.waiting()
    assert waiting
    assert len(set(waiting)) == len(waiting)
    for seat in range(len(race.cars)):
        legal = race.legal(seat)
        if seat in waiting:
            assert legal
            assert not race.cars[seat].is_legend
            assert len(set(legal)) == len(legal)
        else:
            thinks_again = race.step == PLANNING and race.cars[seat].has_committed()
            assert legal == ((Action(TAKE_BACK),) if thinks_again else ())


def check_accepted(race: Race, seat: int, chance: Chance) -> None:
    """Also in any order of the cards, where that is allowed, and after it has been written and read."""
    before = whole(race)
    legal = race.legal(seat)
    for _ in range(4):
        action = legal[chance.below(len(legal))]
        text = action_text(action, race.cards.codes)
        assert parse_action(text, race.cards.by_code) == action
        race.clone().apply(seat, action)
        if action.kind in IN_ANY_ORDER:
            race.clone().apply(seat, action._replace(cards=action.cards[::-1]))
    assert whole(race) == before


def check_refused(race: Race, seat: int, chance: Chance) -> None:
    before = whole(race)
    listed = set(race.legal(seat))
    for action in strange_actions(race, seat, chance):
        may_be_sorted = action.kind in IN_ANY_ORDER and action.in_order() in listed
        if action not in listed and not may_be_sorted:
            with pytest.raises(IllegalAction):
                race.apply(seat, action)
    assert whole(race) == before
    assert set(race.legal(seat)) == listed


def strange_actions(race: Race, seat: int, chance: Chance) -> list[Action]:
    car = race.cars[seat]
    cards = [*car.hand[:1], *car.hand[-2:], *car.discard[-2:], *car.play_area[:2], *race.garage.market[:1], 17, 90]
    found = []
    for kind in KINDS:
        found.append(Action(kind, NUMBERS[chance.below(len(NUMBERS))]))
        found.append(Action(kind, 0, (cards[chance.below(len(cards))],)))
        found.append(Action(kind, 0, tuple(cards[chance.below(len(cards))] for _ in range(2 + chance.below(3)))))
        found.append(Action(kind, 1, tuple(car.hand)))
    return found


# -- copies, listeners, order ----------------------------------------------------------------------


@pytest.mark.parametrize("number", range(longer(10)))
def test_clones_listeners_and_replays_of_actions_stay_the_same_race(number: int) -> None:
    mix, seed = drawn("clones", MIXES, number), fresh("clones") + number
    heard, unheard = mix.race(seed, listen=True), mix.race(seed)
    chance = Chance(seed)
    twins: list[Race] = []
    for seat, action in drive(heard, seed):
        assert unheard.legal(seat) == heard.legal(seat)
        if chance.below(60) == 0:
            twins.append(heard.clone())
        for race in (unheard, *twins):
            race.apply(seat, action)
    for race in (unheard, *twins):
        assert race.events is None
        assert state(race) == state(heard)


@pytest.mark.parametrize("number", range(longer(6)))
def test_playing_a_clone_does_not_touch_the_original_nor_the_other_way_round(number: int) -> None:
    mix, seed = drawn("playing", MIXES, number), fresh("playing") + number
    race = mix.race(seed)
    chance = Chance(seed)
    kept: list[tuple[Race, str]] = []
    for _ in drive(race, seed):
        if chance.below(60) == 0:
            before = whole(race)
            finished(race.clone(), seed + 1)
            assert whole(race) == before
            kept.append((race.clone(), before))
    for twin, before in kept:
        assert whole(twin) == before


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("number", range(longer(6)))
def test_the_order_of_plans_does_not_matter(number: int) -> None:
    mix, seed = drawn("plans", MIXES, number), fresh("plans") + number
    race = mix.race(seed)
    chance = Chance(seed)
    for _ in drive(race, seed):
        if race.step == PLANNING and not any(car.has_committed() for car in race.cars) and race.round < 12:
            answers = {seat: pick(race, seat, chance) for seat in race.waiting()}
            assert len({state(answered(race, answers, chance)) for _ in range(3)}) == 1


def pick(race: Race, seat: int, chance: Chance) -> Action:
    legal = race.legal(seat)
    return legal[chance.below(len(legal))]


def answered(race: Race, answers: dict[int, Action], chance: Chance) -> Race:
    twin = race.clone()
    seats = list(answers)
    chance.shuffle(seats)
    for seat in seats:
        twin.apply(seat, answers[seat])
    return twin


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("step", ["throw away", "mulligan"])
def test_the_order_of_secret_choices_before_the_race_does_not_matter(step: str) -> None:
    for number in range(longer(8)):
        seed = fresh(step) + number
        race = Mix("usa", 2 + seed % 5, seed % 3, "all", "snake", mulligan=True).race(seed)
        chance = Chance(seed)
        while STEPS[race.step].name != step:
            seat = race.waiting()[0]
            race.apply(seat, pick(race, seat, chance))
        answers = {seat: pick(race, seat, chance) for seat in race.waiting()}
        assert len({state(answered(race, answers, chance)) for _ in range(6)}) == 1


# -- all sorts of things happen --------------------------------------------------------------------


def test_the_races_see_every_step_and_every_kind_of_action_and_event() -> None:
    steps: set[str] = set()
    kinds: set[str] = set()
    events: set[str] = set()
    for seed, mix in enumerate(MIXES):
        race = mix.race(seed, listen=True)
        for _, action in drive(race, seed):
            steps.add(STEPS[race.step].name)
            kinds.add(action.kind)
        events.update(type(event).__name__ for event in race.events or ())
    assert steps == {step.name for step in STEPS} - {
        "deal",
        "open",
        "reveal",
        "corners",
        "end of turn",
        "over",
        *("keep one", "swap"),  # of a season
    }
    of_a_season = {"go-on", "leave", "keep-upgrade", "swap"}
    assert kinds == (PLAIN | WITH_CARDS | WITH_NUMBER | WITH_NUMBERS) - of_a_season
    assert {"GearMended", "CardsReplaced", "CardsSalvaged", "LegendCardRevealed", "WeatherDrawn"} <= events


@pytest.mark.rule("7.3", "11.3")
@pytest.mark.parametrize("number", range(longer(12)))
def test_a_legend_never_crosses_more_lines_than_it_may(number: int) -> None:
    mix, seed = drawn("lines", MIXES_WITH_LEGENDS, number), fresh("lines") + number
    race = mix.race(seed, listen=True)
    told = Told(race)
    finished(race, seed)
    module = race.setup.legends
    reckless = False
    for event in told.news():
        if type(event).__name__ == "LegendCardRevealed":
            reckless = getattr(event, "manoeuvre", "").endswith("reckless")
        if isinstance(event, LegendMoved) and module is not None:
            is_rival = event.seat in race.legend_decks.rivals
            maximum = 1 + (reckless and is_rival)
            if module.aggressive:
                maximum += chevrons_at(race, event.start)
            crossed = [
                x
                for x in range(event.start + 1, event.distance + 1)
                if x < race.finish and x % race.length in {line.at for line in race.circuit.lines}
            ]
            assert len(crossed) <= maximum


def test_a_draft_is_decided_one_by_one_and_everything_else_before_the_race_all_at_once() -> None:
    for seed, mix in enumerate(MIXES, start=fresh("draft")):
        race = mix.race(seed)
        for _ in drive(race, seed):
            if race.step == DRAFTING:
                assert len(race.waiting()) == 1
            if race.step >= PLANNING:
                break


@pytest.mark.parametrize("seat", [-2, 99])
def test_a_seat_that_does_not_exist_has_nothing_to_decide_before_the_race_either(seat: int) -> None:
    for draft in ("draft", "snake", "quick"):
        race = Mix("usa", 2, 1, "all", draft, mulligan=True).race(3)
        for decided, _ in drive(race, 3):
            race.legal(decided)
            assert race.legal(seat) == ()
            if race.round > 1:
                break
