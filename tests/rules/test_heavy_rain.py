"""Chapter 14 where scenarios don't reach: who learns what, the season as a whole, and what comes in which box."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from hairpin.content.calendar import calendar_from_data, load_calendar
from hairpin.content.cards import load_cards
from hairpin.content.circuits import box_of, circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.problems import ContentError
from hairpin.content.season_config import SeasonConfig, SeasonRequest, planned_races, season_config
from hairpin.content.upgrades import SPONSOR_DECKS
from hairpin.drivers.driver import ask, driver
from hairpin.drivers.habits import by_kind, habit
from hairpin.drivers.judgement import Judgement
from hairpin.forecasts.options import forecast_options
from hairpin.rules.actions import ADRENALINE, DONE, PAY_HEAT, PLAN, SCRAP, SLIPSTREAM, Action
from hairpin.rules.cards import FACE_DOWN, HEAT, SPONSOR, STRESS, UPGRADE
from hairpin.rules.events import (
    CardsDiscarded,
    CarMoved,
    Event,
    GearShown,
    RaceScored,
    RoundBegan,
    SponsorsGained,
    SuperCooled,
)
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.steps import PLANNING, STEPS
from hairpin.rules.view import seen_by, view
from hairpin.server.protocol.event_cards import event_card_data
from hairpin.terminal.story import sentence
from tests.rules.module_races import Mix
from tests.rules.season_races import one_race, to_step, zones

CODES: Final = load_cards().by_code
SUPER: Final = "super-cool"


def in_react(card: str, discard: list[int], engine: int = 0) -> tuple[Race, int]:
    """The first car has played this card in first gear, and reacts now."""
    race = Race(race_config(load_circuit("usa"), ("random",) * 2, 1).setup, 1, listen=True)
    seat, other = race.order
    car = race.cars[seat]
    car.hand = sorted([CODES[card], 1, 1, 2, 3, 4, STRESS])
    car.engine = [HEAT] * engine
    car.discard = discard[:]
    car.has_upgrades = True
    race.apply(other, race.legal(other)[0])
    race.apply(seat, Action(PLAN, 0, (CODES[card],)))
    assert (race.active(), STEPS[race.step].name) == (seat, "react")
    return race, seat


# -- 14.3: who learns what -------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "2.2")
def test_only_the_owner_sees_the_pile() -> None:
    race, seat = in_react("u50", [3, HEAT, 1])
    race.apply(seat, Action(SUPER, 1))
    assert race.events is not None
    (event,) = [event for event in race.events if isinstance(event, SuperCooled)]
    assert event == SuperCooled(seat, 1, (1, 3, HEAT))
    assert seen_by(event, seat) == event
    for other in (1 - seat, None):
        assert seen_by(event, other) == SuperCooled(seat, 1, (FACE_DOWN,) * 3)


@pytest.mark.rule("14.3", "3.8")
def test_others_see_the_same_whether_there_is_heat_or_not() -> None:
    hot, seat = in_react("u50", [HEAT, 3, 1])
    cold = hot.clone()
    cold.cars[seat].discard = [2, 3, 1]
    for other in (1 - seat, None):
        assert view(hot, other) == view(cold, other)
    assert view(hot, seat).options != view(cold, seat).options


@pytest.mark.rule("14.3", "3.8")
def test_the_owner_is_asked_with_an_empty_discard_too() -> None:
    """Nothing else is left to do: no Heat for a Boost, no Adrenaline, and no cooldown once it is used."""
    race, seat = in_react("s85", [])
    race.turn.cooldowns = ()
    assert [action for action in race.legal(seat) if action.kind == SUPER] == [Action(SUPER, 0)]
    reveals = race.reveals
    race.apply(seat, Action(SUPER, 0))
    assert race.reveals > reveals  # the look can't be undone
    assert STEPS[race.step].name != "react"


@pytest.mark.rule("14.3")
def test_a_forecast_fills_the_engine_by_what_may_be_taken() -> None:
    race, seat = in_react("s85", [HEAT, 3, HEAT, HEAT], engine=1)
    forecasts = forecast_options(view(race, seat))
    found = {action.n: forecast.engine for action, (forecast,) in forecasts.items() if action.kind == SUPER}
    assert found == {0: 1, 1: 2, 2: 3}
    (done,) = forecasts[Action(DONE)]
    assert {outcome.cooldown for outcome in done.outcomes} == {2}


def test_a_card_face_down_is_no_heat() -> None:
    """Forecasts lay the unknown cards of a discard face down, and super cool looks through them."""
    assert not load_cards().is_heat[FACE_DOWN]


@pytest.mark.rule("14.3")
def test_drivers_super_cool_what_they_have_paid_and_leave_a_look_for_nothing() -> None:
    paying = [Action(PAY_HEAT, 0, (CODES["u7"],)), Action(SUPER, 0), Action(SUPER, 1)]
    assert habit(by_kind(paying)) == paying[0]
    assert habit(by_kind(paying[1:])) == Action(SUPER, 1)
    scrapping = [Action(SUPER, 0), Action(SCRAP, 0, (CODES["u52"],))]
    assert habit(by_kind(scrapping)) == scrapping[1]
    assert habit(by_kind([Action(DONE), Action(SUPER, 0)])) is None


@pytest.mark.rule("14.3")
def test_the_story_tells_the_owner_what_lay_there() -> None:
    codes = load_cards().codes
    event = SuperCooled(0, 1, (1, 3, HEAT))
    assert sentence(event, ("Alma", "Bruno"), codes, 69).startswith(
        "Alma looks through the discard pile (1 3 heat)"
    )
    assert "(3 cards)" in sentence(seen_by(event, 1), ("Alma", "Bruno"), codes, 69)
    assert "(nothing)" in sentence(SuperCooled(0, 0, ()), ("Alma", "Bruno"), codes, 69)


# -- 14.1, 14.2: what is in the box ------------------------------------------------------------------------


@pytest.mark.rule("14.1")
def test_japan_and_mexico_give_their_own_heat_and_stress() -> None:
    built = {}
    for circuit in ("japan", "mexico"):
        race = Race(race_config(load_circuit(circuit), ("random",) * 2).setup, 1)
        cards = zones(race.cars[0])
        built[circuit] = (len(race.cars[0].engine), cards[STRESS], race.setup.laps)
    assert built == {"japan": (7, 3, 2), "mexico": (6, 2, 3)}


@pytest.mark.rule("14.2")
def test_japan_alone_is_under_water() -> None:
    flooded = {circuit: load_circuit(circuit).flooded for circuit in circuit_ids()}
    assert flooded.pop("japan") == ((5, 10), (38, 44), (49, 54))
    assert set(flooded.values()) == {()}


@pytest.mark.rule("14.1")
def test_circuits_events_and_seasons_know_their_box() -> None:
    boxes: dict[str, list[str]] = {}
    for circuit in circuit_ids():
        boxes.setdefault(box_of(load_circuit(circuit)), []).append(circuit)
    assert boxes["base"] == ["usa", "great-britain", "italy", "france"]
    assert boxes["tunnel-vision"] == ["spain", "netherlands"]
    assert boxes["heavy-rain"] == ["japan", "mexico"]
    calendar = load_calendar()
    seasons = [calendar.events[events[0]].box for events in calendar.seasons.values()]
    assert seasons == ["base", "base", "base", "heavy-rain", "tunnel-vision"]
    assert [event.id for event in calendar.events.values() if event.box == "heavy-rain"] == [11, 12, 13, 14]


def test_a_season_of_two_boxes_is_refused() -> None:
    event = {"name": "x", "circuit": "usa", "sponsors": 0, "press": [1]}
    events = [{"id": 1, "box": "base", **event}, {"id": 2, "box": "heavy-rain", **event}]
    data: dict[str, object] = {"events": events, "seasons": [{"id": "1970", "races": [1, 2]}]}
    with pytest.raises(ContentError, match="must be events of one box, not of base and heavy-rain"):
        calendar_from_data(data, "events.toml")
    with pytest.raises(ContentError, match="box"):
        calendar_from_data({"events": [{**events[0], "box": "snow"}], "seasons": []}, "events.toml")


# -- 14.4: the events --------------------------------------------------------------------------------------


@pytest.mark.rule("14.4")
def test_in_event_14_views_and_events_name_nobody_for_adrenaline() -> None:
    season = one_race("japan", 14, 3, 3).season(2, listen=True)
    to_step(season, PLANNING)
    assert view(season.race, 0).adrenaline == ()
    began = [event for event in season.events or () if isinstance(event, RoundBegan)]
    assert [event.adrenaline for event in began] == [()]
    names = tuple(entrant.name for entrant in season.setup.entrants)
    assert sentence(began[0], names, load_cards().codes, 60).endswith("no Adrenaline today")


@pytest.mark.rule("14.4")
def test_a_pro_counts_on_no_slipstream_in_a_low_gear_of_event_12() -> None:
    lengths = {}
    for event in (7, 12):
        race = to_step(one_race("france", event, 2).season(2), PLANNING).race
        judgement = Judgement(view(race, race.order[0]))
        lengths[event] = [judgement.slipstream(gear, (CODES["u15"],)) for gear in (1, 2, 3, 4)]
    assert lengths == {7: [4, 4, 4, 4], 12: [0, 0, 4, 4]}


def test_clients_are_told_what_changes_and_nothing_else() -> None:
    told = {number: event_card_data(event) for number, event in load_calendar().events.items()}
    figures = ("press_cards", "slipstream_gear", "heat_discard", "no_adrenaline", "hand_size", "max_discards")
    changed = {
        number: {name: getattr(event, name) for name in figures if getattr(event, name)}
        for number, event in told.items()
    }
    assert {number: figures for number, figures in changed.items() if figures} == {
        5: {"hand_size": 8},
        9: {"hand_size": 6},
        11: {"press_cards": 2},
        12: {"slipstream_gear": 3},
        13: {"heat_discard": True},
        14: {"no_adrenaline": True},
        15: {"max_discards": 1},
    }


# -- the season as a whole ---------------------------------------------------------------------------------


def season_1964() -> SeasonConfig:
    """With all cards of all boxes."""
    config = season_config(
        SeasonRequest("1964", planned_races("1964"), ("club", "random", "club", LEGEND), ("A", "B", "C", "D"))
    )
    cards = load_cards()
    upgrades = cards.supply(UPGRADE, frozenset({"heavy-rain", "advanced"}))
    sponsors = cards.supply(SPONSOR, frozenset(SPONSOR_DECKS))
    return replace(config, setup=replace(config.setup, upgrades=upgrades, sponsors=sponsors))


@cache
def played(seed: int) -> Season:
    config = season_1964()
    season = Season(config.setup, seed, listen=True)
    drivers = [driver(name) if name != LEGEND else None for name in config.drivers]
    decisions = 0
    while not season.is_over():
        for seat in season.waiting():
            asked = drivers[seat]
            assert asked is not None
            action = ask(asked, season, seat, seed, decisions)
            season.apply(seat, action)
            decisions += 1
    return season


def told_in(event: int) -> list[Event]:
    """What happened in the races of this event, over a few seasons."""
    found: list[Event] = []
    for season in map(played, range(3)):
        told: list[Event] = []
        for each in season.events or ():
            told.append(each)
            if isinstance(each, RaceScored):
                found += told if season.results[each.number - 1].event == event else []
                told = []
    return found


@pytest.mark.rule("14.1", "9.1")
def test_drivers_play_the_season_to_its_end() -> None:
    for season in map(played, range(3)):
        raced = [(result.event, result.circuit) for result in season.results]
        assert raced == [(11, "japan"), (12, "france"), (13, "mexico"), (14, "japan")]
        assert len(season.standings()) == 4


@pytest.mark.rule("14.3")
def test_drivers_use_super_cool() -> None:
    cooled = [event for number in (11, 12, 13, 14) for event in told_in(number) if isinstance(event, SuperCooled)]
    assert any(event.heat for event in cooled)
    assert all(event.heat <= Counter(event.cards)[HEAT] + 2 for event in cooled)


@pytest.mark.rule("14.4")
def test_the_press_of_event_11_gives_cards_in_pairs() -> None:
    """That is the only way to gain any there."""
    gained = [len(event.cards) for event in told_in(11) if isinstance(event, SponsorsGained)]
    assert gained
    assert {n % 2 for n in gained} == {0}


@pytest.mark.rule("14.4")
def test_nobody_slipstreams_in_a_low_gear_of_event_12() -> None:
    gears: dict[int, int] = {}
    slipped = set()
    for event in told_in(12):
        if isinstance(event, GearShown):
            gears[event.seat] = event.gear
        elif isinstance(event, CarMoved) and event.reason == SLIPSTREAM:
            slipped.add(gears[event.seat])
    assert slipped <= {3, 4}
    assert slipped


@pytest.mark.rule("14.4")
def test_heat_is_discarded_in_event_13_and_in_no_other() -> None:
    def hot(number: int) -> int:
        discards = [event for event in told_in(number) if isinstance(event, CardsDiscarded)]
        assert not any(STRESS in event.cards for event in discards)
        return sum(HEAT in event.cards for event in discards)

    assert [hot(number) > 0 for number in (11, 12, 13, 14)] == [False, False, True, False]


@pytest.mark.rule("14.4", "12.2")
def test_nobody_uses_adrenaline_in_event_14() -> None:
    def pushed(number: int) -> bool:
        return any(isinstance(event, CarMoved) and event.reason == ADRENALINE for event in told_in(number))

    assert [pushed(number) for number in (13, 14)] == [True, False]
    began = [event for event in told_in(14) if isinstance(event, RoundBegan)]
    assert all(event.adrenaline == () for event in began)


# -- 14.5: Legends -----------------------------------------------------------------------------------------

PACE: Final = {"japan": (16.3, 14.8), "mexico": (21.8, 19.7)}
"""Mean round of the first to finish of six Legends alone, base deck and level 6, as we measured it. A lap takes
about 7 rounds, like one of France or the Netherlands, which are as long."""


@pytest.mark.rule("14.5")
@pytest.mark.parametrize("circuit", PACE)
def test_legends_keep_a_sensible_pace(circuit: str) -> None:
    mixes = (Mix(circuit, 0, 6, aggressive=True), Mix(circuit, 0, 6, level=6))
    for mix, expected in zip(mixes, PACE[circuit], strict=True):
        setup = mix.config(laps=None).setup
        firsts = [min(car.left_in_round for car in Race(setup, seed).cars) for seed in range(150)]
        assert abs(sum(firsts) / len(firsts) - expected) <= 0.4
