"""Positions on paper: written and read back they are the same; what can't be is refused with a reason."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Final

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.records.errors import PositionError, ScenarioError
from hairpin.records.games import Game
from hairpin.records.positions.files import file_data, file_text, parse_file
from hairpin.records.positions.finding import find_position
from hairpin.records.positions.notation import name, name_text
from hairpin.records.positions.parsing import parse_text
from hairpin.records.positions.placed import Placed
from hairpin.records.positions.text import position_text
from hairpin.records.scenarios.run import run_scenario
from hairpin.records.scenarios.writing import scenario_text
from hairpin.rules.actions import Action
from hairpin.rules.cards import HEAT
from hairpin.rules.position import Position
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from tests.fresh import fresh, longer, some_of
from tests.records.paper import OWN_CIRCUIT, short_record
from tests.rules.module_races import SPECIAL, Mix, covering_mixes, drive
from tests.rules.season_races import SeasonMix
from tests.rules.season_races import drive as drive_season

MIXES: Final = (*covering_mixes(), *SPECIAL)
WITH_PLAYERS: Final = tuple(mix for mix in MIXES if mix.players)
KEY: Final = bytes(range(32)).hex()
ODDS: Final = 12
SHORT: Final = 400

EXAMPLE: Final = (
    "v2 usa/2 r3 react:b order:ba grid:ab reveals:9 #9f3a | turn 17.0 cool:3 "
    "| a 15.0 g2 e5 s7 h1145S d3324S x0H y22 | b=Miss%20X red 20.0 e6 s3 h12244S d34 x5HS1 y3"
)


# -- there and back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(8))
def test_a_race_is_the_same_after_each_form_at_any_decision(part: int) -> None:
    chance = random.Random(fresh(f"positions {part}"))
    for mix in some_of(len(MIXES) // 2, *MIXES, of="forms")[part::8]:
        config = mix.config()
        race = Race(config.setup, KEY if chance.random() < 0.2 else chance.randrange(1 << 32))
        for _ in drive(race, chance.randrange(1 << 32)):
            if chance.random() < 1 / ODDS:
                placed = Placed(config, race.position())
                for again in (parse_text(position_text(placed)), parse_file(file_text(placed), "x")):
                    assert again.position == placed.position
                    assert again.config.setup == config.setup
                    is_the_same(again.game(), race)
        over = Placed(config, race.position())
        assert parse_text(position_text(over)).position == over.position


def is_the_same(again: Game, race: Race) -> None:
    """Also what is worked out anew."""
    assert isinstance(again, Race)
    assert again == race
    assert (again.track, again.undecided, again.waiting()) == (race.track, race.undecided, race.waiting())
    assert [again.legal(seat) for seat in race.waiting()] == [race.legal(seat) for seat in race.waiting()]


@pytest.mark.parametrize("number", range(longer(6)))
def test_a_race_taken_up_from_its_text_goes_on_alike(number: int) -> None:
    seed = fresh("taken up") + number
    mix = WITH_PLAYERS[seed % len(WITH_PLAYERS)]
    config = mix.config()
    race = Race(config.setup, seed)
    twins: list[Race] = []
    for place, (seat, action) in enumerate(drive(race, seed)):
        if place % 60 == seed % 60:
            taken_up = parse_text(position_text(Placed(config, race.position()))).game()
            assert isinstance(taken_up, Race)
            twins.append(taken_up)
        for twin in twins:
            twin.apply(seat, action)
    assert all(twin == race for twin in twins)


@pytest.mark.parametrize(
    "mix", [SeasonMix("1961", 3), SeasonMix("custom", 2, 2, mulligan=True, level=2, rivals=True)], ids=str
)
def test_a_season_is_the_same_after_the_exact_form(mix: SeasonMix) -> None:
    season, config = mix.season(6), mix.config()
    for place, _ in enumerate(drive_season(season, 6)):
        if place % 17 == 0:
            placed = Placed(config, season.position())
            again = parse_file(file_text(placed), "x")
            assert again.position == placed.position
            assert again.game() == season
            with pytest.raises(PositionError, match="--json"):
                position_text(placed)


def test_a_plain_race_is_short() -> None:
    config = Mix("usa", 4).config(laps=2)
    race = Race(config.setup, 5)
    for _ in drive(race, 5):
        if race.step == PLANNING:
            assert len(position_text(Placed(config, race.position()))) < SHORT


@pytest.mark.parametrize("called", ["Ada", "Miss X", "50%", 'a|b: #1 $HOME `x` "y"', "Łódź", "日本", "%41", "-"])
def test_any_name_can_be_written(called: str) -> None:
    assert name(name_text(called)) == called
    assert not set(name_text(called)) & set(' |"$`\\!:#=')
    config = race_config(load_circuit("usa"), ("club", "club"), names=("", called), colors=("cyan",))
    placed = Placed(config, Race(config.setup, 1).position())
    assert parse_text(position_text(placed)).config.setup == config.setup


def test_every_setting_can_be_written() -> None:
    config = race_config(load_circuit("spain"), ("club", "legend"), 3, handicaps=(2,), round_limit=9)
    placed = Placed(config, Race(config.setup, 1).position())
    text = position_text(placed)
    assert "v2 spain/3 limit:9 r1 plan" in text
    assert "handicap:2" in text
    assert parse_text(text).config.setup == config.setup


def test_the_text_says_what_it_seems_to_say() -> None:
    placed = parse_text(EXAMPLE)
    position = placed.position
    assert isinstance(position, Position)
    a, b = position.cars
    assert placed.config.setup.entrants[1].name == "Miss X"
    assert placed.config.setup.entrants[1].color == "red"
    assert (a.distance, a.gear, a.speed, len(a.engine)) == (15, 2, 7, 5)
    assert a.deck[-1] == 3
    assert a.deck[-2:] == (3, 3)
    assert a.discard[0] == HEAT
    assert (b.play_area, position.turn.start, position.order) == ((3,), 17, (1, 0))
    race = placed.game()
    assert race.waiting() == [1]
    assert Action("cooldown", 3) not in race.legal(1)
    assert position_text(placed) == EXAMPLE


def test_a_circuit_of_ones_own_needs_the_exact_form(tmp_path: Path) -> None:
    file = tmp_path / "backyard.toml"
    file.write_text(OWN_CIRCUIT, encoding="utf-8")
    config = race_config(load_circuit(str(file)), ("club",))
    placed = Placed(config, Race(config.setup, 1).position())
    with pytest.raises(PositionError, match="--json"):
        position_text(placed)
    assert parse_file(file_text(placed), "x").game() == placed.game()


# -- what can't be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("v2", "v9", "v1 or v2"),
        ("usa/2", "ussa/2", "circuits are usa"),
        ("usa/2", "usa/0", "laps"),
        ("usa/2", "usa/two", "whole number"),
        ("r3", "three", "the round"),
        ("react:b", "dream:b", "must be a step"),
        ("react:b", "react:z", "order"),
        ("react:b", "react", "turn_index"),
        ("order:ba", "order:bz", "order"),
        ("order:ba", "ordr:ba", "did you mean order"),
        ("grid:ab", "grid:aa", "twice"),
        ("#9f3a", "", "chance"),
        ("#9f3a", "#xyz", "chance"),
        ("17.0", "17", "such as 34.0"),
        ("cool:3", "cool:three", "whole number"),
        ("h1145S", "h1149S", "must be cards"),
        ("h1145S", "h1145[u999]", 'no card "u999"'),
        ("h1145S", "h5411S", "sorted"),
        ("h1145S", "h1145S h1", "twice"),
        ("g2 e5", "e5 g7", "gear"),
        ("e5", "e[u1]", "Heat cards only"),
        ("20.0", "15.0", "taken by another car"),
        ("20.0", "999.0", ""),
        ("20.0", "20.3", "spot"),
        ("a 15.0", "c 15.0", "must be a, the letter"),
        ("y22", "y22 wings:2", "unknown"),
        ("y22", "bits:131 y22", "bits"),
        ("red", "red legend", "Legend"),
        ("| b=Miss%20X red 20.0 e6 s3 h12244S d34 x5HS1 y3", "", "order"),
        ("| turn 17.0", "| weather 17.0", "letter of the next car"),
        (EXAMPLE, "hello", "looks like"),
        (EXAMPLE, "", "looks like"),
    ],
)
def test_a_text_that_cannot_be_is_refused_with_a_reason(was: str, becomes: str, said: str) -> None:
    assert was in EXAMPLE
    text = EXAMPLE.replace(was, becomes, 1)
    if said:
        with pytest.raises(PositionError, match=re.escape(said)):
            parse_text(text)
    else:
        parse_text(text)


DAMAGE: Final[tuple[tuple[tuple[str | int, ...], object, str], ...]] = (
    (("version",), 2, "version"),
    (("rules",), 7, "rules"),
    (("kind",), "rally", "kind"),
    (("wings",), 1, "not a known field"),
    (("position",), [], "must be a table, not a list"),
    (("position", "step"), "dream", "must be one of"),
    (("position", "step"), 3, "must be text, not 3"),
    (("position", "cars"), [], "must be 2 cars"),
    (("position", "cars", 0, "gear"), 5, "from 1 to 4, not 5"),
    (("position", "cars", 0, "gear"), True, "a whole number, not true"),
    (("position", "cars", 0, "wings"), 2, "not a known field"),
    (("position", "cars", 0, "hand", 1), "u999", 'not "u999"'),
    (("position", "cars", 0, "hand", 1), None, "not null"),
    (("position", "cars", 0, "hand"), ["1"] * 99, "far more"),
    (("position", "cars", 0, "plan"), ["3"], "not in the hand"),
    (("position", "cars", 1, "distance"), 15, "taken by another car"),
    (("position", "cars", 0, "is_legend"), True, "must be false"),
    (("position", "cars", 0, "status"), "asleep", "must be one of racing"),
    (("position", "turn", "symbols"), [{"symbol": "heat", "card": "1"}], "no symbol heat on card 1"),
    (("position", "turn", "chosen"), [{"card": "1", "value": 3}], "must be one of 1"),
    (("position", "order"), [0, 7], "from 0 to 1, not 7"),
    (("position", "turn_index"), 5, "turn_index"),
    (("position", "road"), {"weather": "sun"}, "no weather"),
    (("position", "legends", "card"), 3, "legends.card"),
    (("position", "garage", "deck"), ["u1"], "no garage"),
    (("position", "chance"), -1, "chance"),
    (("position", "key"), "abc", "64 hex digits"),
    (("position", "hand_size"), 10**40, "a whole number, not a far larger one"),
    (("config", "laps"), 0, "laps"),
)


@pytest.mark.parametrize(("where", "value", "said"), DAMAGE)
def test_a_file_that_cannot_be_is_refused_with_a_reason(
    where: tuple[str | int, ...], value: object, said: str
) -> None:
    data: object = json.loads(file_text(parse_text(EXAMPLE)))
    inner = data
    for step in where[:-1]:
        inner = inner[step]  # type: ignore[index]
    inner[where[-1]] = value  # type: ignore[index]
    with pytest.raises(PositionError, match=re.escape(said)) as caught:
        parse_file(json.dumps(data), "bad.json")
    assert str(caught.value).startswith("bad.json: ")


def test_what_is_missing_is_named_unless_it_has_a_usual_value() -> None:
    data = file_data(parse_text(EXAMPLE))
    position = data["position"]
    assert isinstance(position, dict)
    del position["reveals"]
    parse_file(json.dumps(data), "x")
    del position["cars"]
    with pytest.raises(PositionError, match=r"position\.cars: is missing"):
        parse_file(json.dumps(data), "x")


@pytest.mark.parametrize("content", ["", "[]", "{", "{}", '{"hairpin": "race"}', "[" * 10_000, '"x"', "1" * 9999])
def test_a_file_that_is_no_position_is_called_so(content: str) -> None:
    with pytest.raises(PositionError, match="not a position"):
        parse_file(content, "x")


CHARACTERS: Final = "0123456789abcdSH[]:,.|#= -xuegrsyphtv/@%é"


def test_no_slip_of_the_pen_ends_in_a_traceback() -> None:
    chance = random.Random(fresh("slips"))
    texts = [position_text(Placed(mix.config(), mix.race(7).position())) for mix in MIXES] + [EXAMPLE] * 20
    for _ in range(longer(600)):
        text = chance.choice(texts)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(CHARACTERS) + text[place + chance.randint(0, 3) :]
        look(text)


def look(text: str) -> None:
    try:
        game = parse_text(text).game()
    except PositionError:
        return
    for seat in game.waiting():
        assert game.legal(seat)


# -- out of a record, and into a scenario ----------------------------------------------------------------------


def test_a_position_is_found_in_a_record(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    short_record(path)
    start, end = find_position(str(path), 0), find_position(str(path))
    assert isinstance(start.position, Position)
    assert start.position.round == 1
    assert end.game().is_over()
    with pytest.raises(PositionError, match="give a number from 0 to"):
        find_position(str(path), 10_000)
    with pytest.raises(PositionError, match="--at"):
        find_position(EXAMPLE, 3)
    file = tmp_path / "position.json"
    for content, expected in ((file_text(start), start), (f"{EXAMPLE}\n", parse_text(EXAMPLE))):
        file.write_text(content, encoding="utf-8")
        assert find_position(str(file)).position == expected.position
    with pytest.raises(PositionError, match="no such file"):
        find_position("nowhere.json")


@pytest.mark.parametrize("mix", WITH_PLAYERS[::3], ids=str)
def test_a_round_becomes_a_scenario_that_holds(mix: Mix, tmp_path: Path) -> None:
    config = mix.config(laps=2)
    race = Race(config.setup, 11)
    begun: Position | None = None
    actions: list[tuple[int, Action]] = []
    written = 0
    for seat, action in drive(race, 11):
        if race.step == PLANNING and not any(car.has_committed() for car in race.cars):
            written += begun is not None and holds(config.setup, begun, actions, tmp_path)
            begun, actions = race.position(), []
        actions.append((seat, action))
    assert written


def holds(setup: object, begun: Position, actions: list[tuple[int, Action]], folder: Path) -> bool:
    file = folder / "round.toml"
    try:
        file.write_text(scenario_text(setup, begun, actions), encoding="utf-8")  # type: ignore[arg-type]
    except ScenarioError:
        return False
    verdict = run_scenario(file)
    if begun.chance and "[expect" in file.read_text(encoding="utf-8"):
        assert verdict.problems == (), file.read_text(encoding="utf-8")
    assert verdict.is_readable, verdict.problems
    return True


def test_what_no_scenario_can_say_is_refused() -> None:
    placed = parse_text(EXAMPLE)
    race = placed.game()
    assert isinstance(race, Race)
    with pytest.raises(ScenarioError, match="not in step react"):
        scenario_text(race.setup, race.position())
