"""Scenario files, read and checked: everything wrong with a file is told at once."""

from pathlib import Path
from typing import Final

from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.fields import Fields
from hairpin.content.files import read_file
from hairpin.content.problems import ContentError, Problems, did_you_mean
from hairpin.records.scenarios.modules import event_part, legends_part, road_part
from hairpin.records.scenarios.scenario import Do, Expectation, Scenario, ScenarioCar
from hairpin.rules.actions import ADRENALINE, BOOST, DONE, REPLACE
from hairpin.rules.circuit import Circuit
from hairpin.rules.setup import COLORS, MAX_CARS, MAX_LAPS
from hairpin.rules.symbols import SYMBOLS

TOP_KEYS: Final = ("title", "rules", "race", "cars", "do", "expect")
RACE_KEYS: Final = (
    *("circuit", "laps", "starters", "seed", "rounds", "until", "tournament", "weather", "road"),
    *("event", "sponsors", "aggressive", "pro", "level", "rivals", "legends", "maneuvers"),
)
CAR_KEYS: Final = ("name", "color", "distance", "spot", "gear", "engine", "hand", "deck", "discard", "legend")
DECISIONS: Final = ("plan", "speed", "react", "slipstream", "discard", "refresh", "retire")
REACTIONS: Final = (ADRENALINE, BOOST, *(symbol.name for symbol in SYMBOLS if symbol.has_action), REPLACE, DONE)
DO_KEYS: Final = ("car", "refused", "n", "card", "cards", *DECISIONS)
NUMBERS: Final = ("distance", "spot", "gear", "engine", "speed", "place")
PILES: Final = ("hand", "deck", "discard", "removed")
FLAGS: Final = ("finished", "retired")

FARTHEST: Final = 100_000
MAX_ROUNDS: Final = 10_000
MAX_HEAT: Final = 100


def read_scenario(path: Path) -> Scenario:
    data = read_file(path, str(path))
    fields = Fields(data, Problems(str(path)))
    fields.allow_only(TOP_KEYS)
    race = fields.table("race")
    race.allow_only(RACE_KEYS)
    circuit = _circuit(race, path)
    cars = _cars(fields)
    names = [car.name for car in cars]
    legends = legends_part(race, [car.name for car in cars if car.legend], circuit)
    season = event_part(race, race.has("level"))
    default_laps = max(1, circuit.laps + (season.event.laps if season else 0))
    scenario = Scenario(
        path=path,
        title=fields.text("title"),
        rules=fields.texts("rules"),
        circuit=circuit,
        road=road_part(race, circuit),
        tournament=race.flag("tournament"),
        season=season,
        legends=legends.module,
        legend_cards=legends.cards,
        manoeuvres=legends.manoeuvres,
        rivals=legends.rivals,
        laps=race.number("laps", 1, MAX_LAPS, default=default_laps),
        starters=race.number("starters", len(cars), MAX_CARS, default=len(cars)),
        rounds=_rounds(race),
        seed=race.number("seed", -(10**15), 10**15, default=1),
        cars=cars,
        dos=_dos(fields, names),
        expect=_expectation(fields, names),
    )
    fields.problems.raise_if_any()
    return scenario


def _circuit(race: Fields, path: Path) -> Circuit:
    name = race.text("circuit")
    try:
        return load_circuit(name or circuit_ids()[0], path.parent)
    except ContentError as error:
        race.wrong("circuit", str(error))
        return load_circuit(circuit_ids()[0])


def _rounds(race: Fields) -> int | None:
    if race.has("until"):
        race.choice("until", ("finish",))
        return None
    return race.number("rounds", 1, MAX_ROUNDS, default=1)


def _cars(fields: Fields) -> tuple[ScenarioCar, ...]:
    tables = fields.tables("cars")
    if not 1 <= len(tables) <= MAX_CARS:
        fields.wrong("cars", f"must be 1 to {MAX_CARS} tables headed [[cars]], not {len(tables)}")
        tables = tables[:MAX_CARS]
    given = [table.text("color", default="") for table in tables]
    free = [color for color in COLORS if color not in given]
    cars = tuple(_car(table, color or free.pop(0)) for table, color in zip(tables, given, strict=True))
    for table, car, before in zip(tables, cars, range(len(cars)), strict=True):
        if any(car.name == other.name for other in cars[:before]):
            table.wrong("name", f'must differ from the cars before, not "{car.name}" again')
        if any(car.color == other.color for other in cars[:before]):
            table.wrong("color", f'must differ from the cars before, not "{car.color}" again')
    return cars


def _car(fields: Fields, color: str) -> ScenarioCar:
    fields.allow_only(CAR_KEYS)
    if color not in COLORS:
        fields.wrong("color", f"must be one of {', '.join(COLORS)}")
    return ScenarioCar(
        name=fields.name("name"),
        color=color,
        legend=fields.flag("legend"),
        distance=fields.number("distance", -FARTHEST, FARTHEST),
        spot=fields.number("spot", -2, 1) if fields.has("spot") else None,
        gear=fields.number("gear", 1, 4, default=1),
        engine=fields.number("engine", 0, MAX_HEAT, default=0),
        hand=read_cards(fields, "hand"),
        deck=read_cards(fields, "deck"),
        discard=read_cards(fields, "discard"),
    )


def read_cards(fields: Fields, key: str) -> tuple[int, ...]:
    return tuple(read_card(fields, key, code) for code in fields.texts(key))


def read_card(fields: Fields, key: str, code: str) -> int:
    by_code = load_cards().by_code
    if code not in by_code:
        hint = did_you_mean(code, by_code)
        known = "cards are 0 to 5, stress, heat, u1 (upgrade), s80 (sponsor)"
        fields.wrong(key, f'there is no card "{code}"; {hint}{known}')
    return by_code.get(code, 0)


def _dos(fields: Fields, names: list[str]) -> tuple[Do, ...]:
    return tuple(_do(table, number, names) for number, table in enumerate(fields.tables("do"), start=1))


def _do(fields: Fields, number: int, names: list[str]) -> Do:
    fields.allow_only(DO_KEYS)
    given = [key for key in DECISIONS if fields.has(key)]
    if len(given) != 1:
        fields.problems.add(fields.entry, f"must hold one decision of {', '.join(DECISIONS)}, not {len(given)}")
    decision = given[0] if given else "retire"
    symbol = read_card(fields, "card", fields.text("card")) if fields.has("card") else None
    cards = read_cards(fields, "cards")
    return Do(
        number=number,
        car=fields.choice("car", names or [""]),
        decision=decision,
        answer=_answer(fields, decision) if given else None,
        n=fields.number("n", 0, MAX_HEAT) if fields.has("n") else None,
        cards=cards,
        symbol=symbol,
        refused=fields.flag("refused"),
    )


def _answer(fields: Fields, decision: str) -> object:
    match decision:
        case "plan" | "discard" | "refresh":
            return read_cards(fields, decision)
        case "speed":
            return _values(fields.table("speed"))
        case "react":
            return fields.choice("react", REACTIONS)
        case "slipstream":
            return fields.number("slipstream", 0, MAX_HEAT)
        case _:
            if not fields.flag("retire"):
                fields.wrong("retire", "must be true")
            return True


def _values(fields: Fields) -> dict[int, list[int]]:
    """By card; a list of values if the card is there twice."""
    values: dict[int, list[int]] = {}
    for code in fields.names():
        card = read_card(fields, code, code)
        values[card] = list(fields.numbers_or_one(code, 0, MAX_HEAT))
    return values


def _expectation(fields: Fields, names: list[str]) -> Expectation:
    expect = fields.table("expect")
    expect.allow_only(("cars", "round", "order"))
    cars = expect.table("cars")
    cars.allow_only(names)
    return Expectation(
        cars={name: _expected_car(cars.table(name)) for name in names if cars.has(name)},
        round=expect.number("round", 1, MAX_ROUNDS) if expect.has("round") else None,
        order=_order(expect, names) if expect.has("order") else None,
    )


def _order(expect: Fields, names: list[str]) -> tuple[str, ...]:
    order = expect.texts("order")
    for name in order:
        if name not in names:
            expect.wrong("order", f'there is no car "{name}"; cars are {", ".join(names)}')
    return order


def _expected_car(fields: Fields) -> dict[str, object]:
    fields.allow_only((*NUMBERS, *PILES, *FLAGS))
    expected: dict[str, object] = {}
    for key in (key for key in NUMBERS if fields.has(key)):
        expected[key] = fields.number(key, -FARTHEST, FARTHEST)
    for key in (key for key in PILES if fields.has(key)):
        expected[key] = read_cards(fields, key)
    for key in (key for key in FLAGS if fields.has(key)):
        expected[key] = fields.flag(key)
    return expected
