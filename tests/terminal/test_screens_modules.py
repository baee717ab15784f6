"""The parts of the screen that modules add, one by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hairpin.content.cards import load_cards
from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.settings import RaceOptions
from hairpin.content.weather import load_weather
from hairpin.rules import symbols
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import REPLACE, Action
from hairpin.rules.cards import HEAT, STRESS, CardFace
from hairpin.rules.moving import lift, stand
from hairpin.rules.race import Race
from hairpin.rules.road import Road
from hairpin.rules.steps import DRAFTING, REACT
from hairpin.rules.turn import Turn
from hairpin.rules.view import View, view
from hairpin.terminal.badges import Badges
from hairpin.terminal.draft_order import market_now
from hairpin.terminal.faces import explained, symbol_lines
from hairpin.terminal.hand import hand_cards
from hairpin.terminal.help import rules_text
from hairpin.terminal.marks import WIDE, face_lines, symbol_marks
from hairpin.terminal.plan_words import gear_choice, plan_words, tournament_words
from hairpin.terminal.react_prompt import must_do, usable_symbols
from hairpin.terminal.react_words import symbol_line
from hairpin.terminal.results import result_table
from hairpin.terminal.road_words import effect_words, here_words, road_lines
from hairpin.terminal.standing import standing
from hairpin.terminal.strip import strip
from tests.terminal.module_mixes import MIXES, config_of, session_with
from tests.terminal.playing import screen

CARDS = load_cards()
CODE = CARDS.by_code


def race_of(*hand: str, gear: int = 2, engine: int = 3, modules: RaceOptions | None = None) -> Race:
    """Two cars in USA, ours at space 28, five before a corner of limit 3."""
    modules = modules or RaceOptions(garage="all", draft="quick")
    race = Race(race_config(load_circuit("usa"), ("random",) * 2, 2, modules=modules).setup, 1)
    place(race, 0, 28)
    place(race, 1, 5)
    race.order = [0, 1]
    car = race.cars[0]
    car.gear = gear
    car.hand = sorted(CODE[code] for code in hand)
    car.engine = [HEAT] * engine
    return race


def place(race: Race, seat: int, distance: int, spot: int = 0) -> None:
    lift(race, race.cars[seat])
    stand(race, race.cars[seat], distance, spot)


def lay(race: Race, *tokens: tuple[int, str], weather: str = "clouds") -> None:
    supplies = load_weather()
    by_id = {token.id: token for token in supplies.tokens}
    chosen = next(each for each in supplies.weathers if each.id == weather)
    race.setup = race.public_setup = replace(race.setup, weather=supplies)
    race.road = Road(race.circuit, chosen, {index: by_id[name] for index, name in tokens})


def reacting(race: Race, *played: str, plus: int = 0) -> View:
    """Our car, having moved 3 spaces with these cards."""
    car = race.cars[0]
    race.turn_index, race.step = 0, REACT
    race.turn = Turn(25, 0, car.gear, False)
    race.turn.plus_count = plus
    car.speed = 3
    car.play_area = [CODE[code] for code in played]
    for card in car.play_area:
        race.turn.symbols.extend(CARDS.symbols[card])
    return view(race, 0)


def menu(seen: View) -> dict[str, str]:
    return {action_text(action, CARDS.codes): symbol_line(seen, action).plain for action in usable_symbols(seen)}


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("4", ["4"]),
        ("u42", ["u42", "7", "H2 C3"]),
        ("u40", ["u40", "+", "C1 S+1", "L+1"]),
        ("u7", ["u7", "1-4", "H1"]),
        ("u10", ["u10", "1/5", ""]),
        ("u1", ["u1", "4+", ""]),
        ("u17", ["u17", "heat", ""]),
        ("u57", ["u57", "2", "scr5 sal2", "cat2"]),
    ],
)
def test_upgrades_show_what_they_do(code: str, lines: list[str]) -> None:
    assert face_lines(CARDS.faces[CODE[code]]) == lines


@pytest.mark.parametrize("face", [face for face in CARDS.faces if face.is_extra], ids=lambda face: face.code)
def test_every_upgrade_fits_its_card_and_every_symbol_is_explained(face: CardFace) -> None:
    assert max(map(len, face_lines(face))) <= WIDE
    more = (len(face.values) > 1) + bool(face.amount(symbols.PLUS)) + face.is_heat
    assert len(symbol_lines(face)) == len(symbol_marks(face)) + more


def test_a_hand_of_upgrades_fits_80_columns() -> None:
    lines = hand_cards((1, STRESS, HEAT, CODE["u40"], CODE["u57"], 4, 4), CARDS).plain.split("\n")
    assert max(map(len, lines)) <= 80
    assert "scr5 sal2" in "\n".join(lines)


def test_cards_explains_each_card_once() -> None:
    console, text = screen()
    console.print(explained((4, STRESS, HEAT, CODE["u42"], CODE["u42"]), CARDS))
    shown = text.getvalue()
    assert shown.count("Turbo") == 1
    assert "Cooldown 3: up to 3 Heat" in shown
    assert "can't be discarded" in shown


# -- the road ------------------------------------------------------------------------------------


def test_the_strip_shows_changed_limits_danger_and_sectors() -> None:
    race = race_of("4")
    lay(race, (1, "limit+1"), (2, "dangerous"), (0, "weather"))
    seen = view(race, 0)
    shown = strip(seen, Badges(seen)).plain
    assert "3>4" in shown
    assert "3!" in shown
    assert "no cool" in shown
    assert [line.plain for line in here_words(seen)] == ["Here, on space 28: no cooldown"]


def test_cars_outside_the_track_are_shown() -> None:
    race = race_of("4")
    place(race, 1, 29, -1)
    seen = view(race, 0)
    assert "outside" in strip(seen, Badges(seen)).plain


def test_the_road_is_told_corner_by_corner() -> None:
    race = race_of("4")
    lay(race, (0, "limit-1"), (1, "dangerous"), (2, "heat-control"), (3, "weather"), weather="rain")
    assert [line.plain.strip() for line in road_lines(race.road)] == [
        "Weather: Rain (at the start, for every car: 3 Heat from the engine into the deck)",
        "corner before space 12: limit 6 instead of 7",
        "corner before space 33: dangerous, +1 Heat above the limit of 3",
        "corner before space 49: after it, a Boost costs no Heat",
        "corner before space 57: after it, Cooldown +1 (Rain)",
    ]


def test_every_effect_has_words() -> None:
    supplies = load_weather()
    effects = [each.effect for each in supplies.weathers]
    effects += [token.effect for token in supplies.tokens if token.effect]
    assert all(effect_words(effect) for effect in effects)


# -- plans ---------------------------------------------------------------------------------------


def words(race: Race, *codes: str) -> list[str]:
    return [line.plain for line in plan_words(view(race, 0), tuple(CODE[code] for code in codes))]


def test_a_plan_with_several_values_tells_each() -> None:
    assert words(race_of("u9", "1", gear=1), "u9", "1") == [
        "u9 1: gear 1 to 2",
        "with 2: speed 3 to space 31; no corner crossed",
        "with 4: speed 5 to space 33; corner 3 costs 2 Heat, you have 3",
    ]


def test_a_plan_counts_limits_heat_and_danger() -> None:
    race = race_of("u46", "1")
    lay(race, (1, "dangerous"))
    assert words(race, "u46", "1") == [
        "u46 1: gear 2",
        "2 Heat to pay for these cards in React, before any corner",
        "all limits +3 for you this turn",
        "speed 7, from space 28 to space 35",
        "corner before space 33, limit 6: 2 Heat",
        "2 Heat due, 1 in the engine",
        "SPIN-OUT",
    ]


def test_a_card_that_can_not_be_paid_is_a_warning() -> None:
    warning = "You will have 1: any card you can't pay for is replaced by a flip. If you pay for all:"
    assert warning in words(race_of("u46", engine=1, gear=1), "u46")


def test_a_mistaken_shift_is_told() -> None:
    race = race_of("1", "2", "3", gear=1, engine=0, modules=RaceOptions(tournament=True))
    seen = view(race, 0)
    assert gear_choice(seen) == "The number of cards you play is your gear: 1 or 2; 3 by mistake."
    assert "corrected at the reveal" in tournament_words(seen)[0]
    assert words(race, "1", "2", "3")[1].startswith(
        "MISTAKE: no Heat for this shift; at the reveal you lose a random one"
    )


# -- React ---------------------------------------------------------------------------------------


def test_what_must_be_done_stands_first_and_is_marked() -> None:
    seen = reacting(race_of("heat"), "u43", "u44")
    shown = menu(seen)
    assert list(shown)[:2] == ["heat u43", "heat u44"]
    assert shown["heat u43"].endswith("leaves 2 in the engine - required before you continue")
    assert must_do(seen) == "you must first pay for u43 and pay for u44"


def test_each_symbol_says_what_it_does() -> None:
    race = race_of("heat", "stress", "stress", "u27", "2")
    race.cars[0].discard = [1]
    place(race, 1, 31)
    shown = menu(reacting(race, "u4", "u22", "u47", "u55", "u21", plus=2))
    assert shown["scrap u21"].startswith(
        "Scrap 2 for u21: the top 2 cards of your deck go to the discard pile - required"
    )
    assert shown["cooldown 1"] == "Cooldown: 1 Heat from your hand into the engine, which then holds 4"
    assert shown["reduce-stress 2"].startswith("Reduce stress: discard 2 Stress from your hand")
    assert shown["salvage u22"].startswith("Salvage with u22: look through your discard")
    assert shown["accelerate u47"] == "Accelerate with u47: +2 speed, to space 30; no corner crossed"
    assert shown["catch-up 2"].startswith("Catch-up: 2 spaces, to space 30, right behind a car; same speed")
    assert shown["direct u27"].startswith(
        "Play u27 (Gas pedal 4, costs 1 Heat, Cooldown 1, may be played directly) from your"
    )


def test_a_boost_in_a_heat_control_sector_is_free() -> None:
    race = race_of("2")
    lay(race, (0, "heat-control"))
    assert menu(reacting(race, "2"))["boost"].startswith("Boost for free (heat control here): +1-3 speed")


def test_a_card_that_can_not_be_paid_can_only_be_replaced() -> None:
    seen = reacting(race_of("stress", engine=0), "u18")
    assert usable_symbols(seen) == []
    assert not must_do(seen)
    assert Action(REPLACE) in seen.options


# -- Legends and the garage ----------------------------------------------------------------------


def test_legends_are_marked_in_the_standing_and_the_result() -> None:
    session = session_with("all")
    console, text = screen()
    seen = view(session.race, 0)
    console.print(standing(seen, Badges(seen)))
    assert text.getvalue().count("Legend, rival") == 2
    console.print(result_table(session))
    assert text.getvalue().count("Legend (rival)") == 2


@pytest.mark.parametrize("mix", ["draft", "snake", "all"])
def test_the_order_of_choosing_is_that_of_the_engine(mix: str) -> None:
    race = Race(config_of(MIXES[mix], 1, "random").setup, 5)
    while race.step == DRAFTING:
        assert market_now(view(race, 0)).choosers == race.garage.picks
        seat = race.waiting()[0]
        race.apply(seat, race.legal(seat)[0])


def test_a_field_too_large_for_the_upgrades_chooses_as_far_as_they_go() -> None:
    config = race_config(load_circuit("usa"), ("random",) * 12, modules=RaceOptions(garage="basic"))
    race = Race(config.setup, 5)
    while race.step == DRAFTING:
        choosers = market_now(view(race, 0)).choosers
        assert choosers
        assert choosers == race.garage.picks[: len(choosers)]
        seat = race.waiting()[0]
        race.apply(seat, race.legal(seat)[0])


def test_the_rules_reminder_has_what_the_modules_add() -> None:
    text = rules_text(config_of(MIXES["all"]).setup)
    assert max(map(len, text.splitlines())) <= 80
    for word in ("Upgrades", "road token", "Tournament", "Legends", "Manoeuvre"):
        assert word in text
