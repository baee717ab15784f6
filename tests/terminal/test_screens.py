"""The parts of the screen, one by one."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

import pytest
from rich.console import Console

from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.forecasts.turns import turn_forecast
from hairpin.reading.road import line_ahead
from hairpin.rules.actions import DONE, Action
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.circuit import Circuit, CornerLine
from hairpin.rules.moving import lift, put
from hairpin.rules.race import Race
from hairpin.rules.setup import COLORS
from hairpin.rules.steps import REACT
from hairpin.rules.view import View, view
from hairpin.terminal.badges import STYLES, Badges, letters
from hairpin.terminal.hand import BadChoice, chosen, hand_cards
from hairpin.terminal.help import commands_table
from hairpin.terminal.output import tolerate_any_character
from hairpin.terminal.plan_table import plan_table
from hairpin.terminal.plan_words import cluttered_words, gear_choice, plan_words, why_not
from hairpin.terminal.road_words import here_words
from hairpin.terminal.standing import standing
from hairpin.terminal.strip import strip, window
from hairpin.terminal.wording import bill_words
from tests.terminal.playing import screen

CARDS = load_cards()


def race_of(cars: int = 2, circuit: str = "usa", laps: int = 2) -> Race:
    return Race(race_config(load_circuit(circuit), ("random",) * cars, laps).setup, 1)


def place(race: Race, seat: int, distance: int, spot: int = 0) -> None:
    car = race.cars[seat]
    lift(race, car)
    car.distance, car.spot = distance, spot
    put(race, car)


def rows(seen: View, width: int = 80) -> dict[str, str]:
    lines = strip(seen, Badges(seen), width).plain.split("\n")
    return {line[:11].strip(): line[11:] for line in lines}


# -- letters -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Alma", "Bruno"), "AB"),
        (("Anna", "Alma", "Ada"), "ALD"),
        (("Ann", "An", "A"), "ANB"),
        (("张", "Émile", "7up"), "AM7"),
        (tuple("a" * n for n in range(1, 13)), "ABCDEFGHIJKL"),
    ],
)
def test_no_two_cars_share_a_letter(names: tuple[str, ...], expected: str) -> None:
    assert "".join(letters(names)) == expected


def test_every_colour_can_be_shown() -> None:
    assert set(STYLES) == set(COLORS)


# -- the strip -----------------------------------------------------------------------------------


def test_the_strip_shows_cars_lines_and_numbers() -> None:
    race = race_of()
    place(race, 0, 28)
    place(race, 1, 30, 1)
    shown = rows(view(race, 0))
    assert shown["limit"].rstrip() == " " * 22 + "3" + " " * 32 + "3"
    assert shown["race line"].startswith(" · · · · · ·>A · · · ·│ · ·")
    assert shown["beside"].startswith(" · · · · · · · · B · ·│ · ·")
    assert shown["to corner"].startswith("10 9 8 7 6 5 4 3 2 1 0│")
    assert shown["from you"].startswith("             0 1 2 3 4│ 5 6")


def test_the_strip_shows_the_finish_and_no_corner_beyond_it() -> None:
    race = race_of(laps=1)
    place(race, 0, 60)
    shown = rows(view(race, 0))
    assert "FINISH" in shown["limit"]
    assert shown["limit"].count("7") == 0
    assert shown["to corner"].count("│") == 1


def test_the_strip_counts_laps() -> None:
    race = race_of(laps=2)
    place(race, 0, 60)
    assert "LAP 2" in rows(view(race, 0))["limit"]


@pytest.mark.parametrize("circuit", circuit_ids())
@pytest.mark.parametrize("width", [30, 80, 160])
def test_the_strip_fits_everywhere(circuit: str, width: int) -> None:
    race = race_of(12, circuit)
    for distance in range(-6, 2 * race.length):
        race.cars[0].distance = distance
        lines = strip(view(race, 0), Badges(view(race, 0)), width).plain.split("\n")
        assert max(len(line) for line in lines) <= width
        assert len({len(line) for line in lines[1:5]}) == 1


def test_the_strip_of_a_long_circuit_with_one_corner_keeps_its_columns() -> None:
    line = CornerLine(399, 3, 390, "left")
    circuit = Circuit("long", "Long", 400, 1, 6, 3, (line,), tunnels=((110, 115),))
    race = Race(race_config(circuit, ("random",)).setup, 1)
    place(race, 0, 105)
    shown = rows(view(race, 0))
    assert shown["to corner"].strip() == ""
    assert ": : : : : :" in shown["race line"]
    assert "100" in shown["space"]
    assert len(shown["to corner"]) == len(shown["race line"])


def test_the_strip_shows_water_and_the_screen_says_what_it_does() -> None:
    race = race_of(circuit="japan")
    place(race, 0, 5)
    place(race, 1, 12)
    shown = rows(view(race, 0))
    assert shown["race line"].startswith(" ·║ · · · · ·>A ~ ~ ~ ~│ ~ ·│ B · ·")
    assert shown["beside"].startswith(" ·║ · · · · · ~ ~ ~ ~ ~│ ~ ·│ · · ·")
    (here,) = here_words(view(race, 0))
    assert here.plain == "Here, on space 5: flooded: shifting down costs 1 Heat more"
    assert here_words(view(race, 1)) == []


def test_before_the_finish_no_corner_is_ahead() -> None:
    race = race_of(laps=1)
    place(race, 0, 60)
    assert line_ahead(view(race, 0), 60) == (8, None)
    assert line_ahead(view(race, 0), 56) == (0, 2)


# -- the hand ------------------------------------------------------------------------------------

HAND = (1, 4, 4, STRESS, HEAT)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1 3", (1, 4)),
        ("3,1", (4, 1)),
        ("plan 4 1", (4, 1)),
        ("4", (STRESS,)),
        ("1 stress", (1, STRESS)),
        ("", ()),
    ],
)
def test_cards_are_chosen_by_number_or_by_what_is_on_them(text: str, cards: tuple[int, ...]) -> None:
    assert chosen(text, "plan", HAND, CARDS) == cards


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("6", "There is no card [6]; yours are [1] to [5]."),
        ("0", "There is no card [0]"),
        ("2 2", "[2] is a single card; to choose by the values on the cards, type: plan 2 2"),
        ("plan 4 4 4", "You have only 2 of card 4."),
        ("plan 5", "You have no card 5."),
        ("vroom", "'vroom' is neither a card nor a command"),
        ("[red]", "'[red]' is neither a card"),
    ],
)
def test_a_bad_choice_is_told_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(BadChoice) as caught:
        chosen(text, "plan", HAND, CARDS)
    assert str(caught.value).startswith(complaint)


def test_a_large_hand_goes_on_in_a_second_row() -> None:
    lines = hand_cards(HAND * 3, CARDS, 80).plain.split("\n")
    assert len(lines) == 8
    assert max(len(line) for line in lines) <= 80
    assert "[15]" in lines[-1]


# -- previews in words ---------------------------------------------------------------------------


def words(race: Race, *cards: int) -> list[str]:
    return [line.plain for line in plan_words(view(race, 0), cards)]


def test_a_plan_is_told_with_gear_speed_landing_and_corners() -> None:
    race = race_of()
    place(race, 0, 28)
    race.cars[0].hand = [4, 4, 4]
    assert words(race, 4, 4) == [
        "4 4: gear 1 to 2",
        "speed 8, from space 28 to space 36",
        "corner before space 33, limit 3: 5 Heat",
        "5 Heat due, 6 in the engine",
    ]


def test_a_certain_spin_out_is_told() -> None:
    race = race_of()
    place(race, 0, 28)
    race.cars[0].hand = [4, 4, 4]
    assert words(race, 4, 4, 4)[2:] == [
        "corner before space 33, limit 3: 9 Heat",
        "9 Heat due, 5 in the engine",
        "SPIN-OUT",
    ]


def test_a_possible_spin_out_is_told_with_its_chance() -> None:
    race = race_of()
    place(race, 0, 30)
    race.cars[0].hand = [5, STRESS]
    race.cars[0].deck = [1, 2, 3, 4]
    race.cars[0].engine = [HEAT] * 4
    assert words(race, 5, STRESS)[1:] == [
        "speed 6-9 (average 7.5), from space 30 to space 36-39",
        "corner before space 33, limit 3: 3-6 Heat",
        "3-6 Heat due, 4 in the engine",
        "SPIN-OUT risk 50%",
    ]


def test_a_cooldown_may_save_from_spinning_out() -> None:
    race = race_of()
    place(race, 0, 30)
    race.cars[0].hand = [5, HEAT, HEAT]
    race.cars[0].engine = [HEAT]
    assert words(race, 5)[2:] == [
        "corner before space 33, limit 3: 2 Heat",
        "2 Heat due, 1 in the engine",
        "SPIN-OUT unless you cool down",
        "Cooldown can then bring back 2 Heat",
    ]


def test_a_plan_over_the_finish_line_says_so() -> None:
    race = race_of(laps=1)
    place(race, 0, 66)
    race.cars[0].hand = [5, STRESS]
    assert words(race, 5)[1] == "speed 5, from space 66 over the finish line"


def test_cars_that_stand_there_but_move_first_are_named() -> None:
    race = race_of()
    place(race, 0, 28)
    place(race, 1, 30)
    race.order = [1, 0]
    race.cars[0].hand = [2]
    assert words(race, 2)[2] == "there now, moving before you: Bruno"


def test_plans_are_listed_by_gear_and_cost() -> None:
    race = race_of()
    place(race, 0, 28)
    race.cars[0].hand = [1, 4, 5, STRESS]
    race.cars[0].deck = [1, 2, 3, 4]
    console, text = screen()
    console.print(plan_table(view(race, 0)))
    lines = [" ".join(line.split()) for line in text.getvalue().splitlines()[2:]]
    assert lines == [
        "1 1, 4 none 4",
        "5 2 5",
        "1-4 none stress",
        "2 5 2 1 4",
        "6 3 1 5",
        "9 6 4 5",
        "2-5, 5-8, 6-9 0-6 5 stress",
        "3 (1 Heat) 6-9, 7-10 4-8 SPIN-OUT risk 25-50% 1 5 stress",
        "10 8 SPIN-OUT 1 4 5",
        "10-13 8-11 SPIN-OUT 4 5 stress",
    ]


# -- tables --------------------------------------------------------------------------------------


def test_names_are_shown_as_they_are() -> None:
    config = race_config(load_circuit("usa"), ("random", "random"), names=("[bold]x[/]", "[/nonsense]"))
    seen = view(Race(config.setup, 1), None)
    console = Console(width=80, record=True, file=screen()[1])
    console.print(standing(seen, Badges(seen)))
    assert "[bold]x[/]" in console.export_text()


def test_the_standing_of_a_full_field_fits_80_columns() -> None:
    race = race_of(12)
    for car in race.cars:
        place(race, car.seat, 100 + car.seat)
    console, text = screen()
    console.print(standing(view(race, 0), Badges(view(race, 0))))
    assert "Adrenaline" in text.getvalue()
    assert "…" not in text.getvalue()


@pytest.mark.parametrize("width", [30, 40, 60])
def test_a_narrow_screen_leaves_columns_out_and_keeps_the_letters_of_the_cars(width: int) -> None:
    race = race_of(12)
    badges = Badges(view(race, 0))
    console, text = screen(width)
    console.print(standing(view(race, 0), badges, width=width))
    lines = text.getvalue().splitlines()[2:]
    assert sorted(line.split()[1] for line in lines) == sorted(badges.letters)
    assert "…" not in text.getvalue()


def test_a_wide_screen_shows_more_of_the_road() -> None:
    seen = view(race_of(), 0)
    assert len(window(seen, 80)) == 31
    assert len(window(seen, 140)) == 61
    assert len(window(seen, 400)) == seen.circuit.length


def test_a_bill_without_corners_is_short() -> None:
    race = race_of()
    race.turn.start = race.cars[0].distance
    race.turn_index = 0
    race.step = REACT
    assert bill_words(turn_forecast(view(race, 0), Action(DONE))).plain == "no corner crossed"


def test_help_names_every_command() -> None:
    console, text = screen()
    console.print(commands_table())
    assert [line.split()[0] for line in text.getvalue().splitlines()[2:15]] == [
        *[
            "Enter",
            "plans",
            "look",
            "cards",
            "count",
            "hint",
            "road",
            "undo",
            "retire",
            "rules",
            "language",
            "help,",
            "quit",
        ]
    ]


def test_an_output_without_line_drawing_gets_lookalikes() -> None:
    raw = BytesIO()
    console = Console(file=TextIOWrapper(raw, encoding="ascii"), width=80)
    tolerate_any_character(console)
    console.print("│·é─\udcff")
    console.file.flush()
    assert raw.getvalue() == b"|.?-?\n"


# -- a cluttered hand ----------------------------------------------------------------------------


def cluttered_race() -> Race:
    race = race_of()
    race.cars[0].gear = 4
    race.cars[0].hand = [2, *[HEAT] * 6]
    return race


def test_a_cluttered_hand_is_told_what_will_happen() -> None:
    told = cluttered_words(view(cluttered_race(), 0)).plain
    assert "the car stays where it is" in told
    assert "You can plan: 2 heat heat | 2 heat heat heat | 2 heat (1 Heat for the shift)" in told


def test_a_hand_that_fills_only_some_gears_is_offered_those() -> None:
    race = cluttered_race()
    race.cars[0].gear = 3
    assert gear_choice(view(race, 0)) == "The number of cards you play is your gear: 1 for 1 Heat."


@pytest.mark.parametrize(
    ("hand", "cards", "reason"),
    [
        ([1, 2, 3, HEAT], (1, HEAT), "Heat can't be played"),
        ([1, 2, 3, 4], (1, 2, 3, 4), "Not 4. The number of cards you play is your gear: 1 or 2; 3 for 1 Heat."),
        ([1, 2, 3, 4], (), "Type card numbers"),
    ],
)
def test_what_is_no_plan_is_told_why(hand: list[int], cards: tuple[int, ...], reason: str) -> None:
    race = race_of()
    race.cars[0].hand = hand
    assert why_not(view(race, 0), cards).startswith(reason)
