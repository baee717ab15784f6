"""Scenario files, read and checked: everything wrong with a file is told at once."""

from pathlib import Path
from typing import Final

from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.fields import Fields
from hairpin.content.files import read_file
from hairpin.content.problems import ContentError, Problems
from hairpin.records.scenarios.scenario import Do, Expectation, Scenario, ScenarioCar
from hairpin.rules.circuit import Circuit
from hairpin.rules.setup import COLORS, MOST_CARS, MOST_LAPS

TOP_KEYS: Final = ("title", "rules", "race", "cars", "do", "expect")
RACE_KEYS: Final = ("circuit", "laps", "starters", "seed", "rounds", "until", "tournament")
CAR_KEYS: Final = ("name", "color", "distance", "spot", "gear", "engine", "hand", "deck", "discard", "legend")
DECISIONS: Final = ("plan", "react", "slipstream", "discard", "retire")
REACTIONS: Final = ("cooldown", "adrenaline", "boost", "done")
DO_KEYS: Final = ("car", "refused", "n", *DECISIONS)
NUMBERS: Final = ("distance", "spot", "gear", "engine", "speed", "place")
PILES: Final = ("hand", "deck", "discard", "removed")
FLAGS: Final = ("finished", "retired")

LATER: Final = {
    "weather": "the weather module",
    "road": "the road conditions module",
    "event": "the championship",
    "sponsors": "the championship",
    "aggressive": "the Legends module",
    "pro": "the Legends module",
    "legends": "the Legends module",
    "level": "the Legends expansion",
    "rivals": "the Legends expansion",
    "maneuvers": "the Legends expansion",
    "speed": "the garage module",
    "refresh": "the garage module",
    "card": "the garage module",
    "cards": "the garage module",
}
"""Parts of the format that belong to modules which this version does not play."""

FARTHEST: Final = 100_000
MOST_ROUNDS: Final = 10_000
MOST_HEAT: Final = 100


def read_scenario(path: Path) -> Scenario:
    data = read_file(path, str(path))
    fields = Fields(data, Problems(str(path)))
    fields.allow_only(TOP_KEYS)
    race = fields.table("race")
    _refuse_later(race)
    race.allow_only((*RACE_KEYS, *LATER))
    circuit = _circuit(race, path)
    cars = _cars(fields)
    scenario = Scenario(
        path=path,
        title=fields.text("title"),
        rules=fields.texts("rules"),
        circuit=circuit,
        laps=race.number("laps", 1, MOST_LAPS, default=circuit.laps),
        starters=race.number("starters", len(cars), MOST_CARS, default=len(cars)),
        rounds=_rounds(race),
        seed=race.number("seed", -(10**15), 10**15, default=1),
        cars=cars,
        dos=_dos(fields, [car.name for car in cars]),
        expect=_expectation(fields, [car.name for car in cars]),
    )
    fields.problems.raise_if_any()
    return scenario


def _refuse_later(fields: Fields) -> None:
    for key, module in LATER.items():
        if fields.has(key):
            fields.wrong(key, f"belongs to {module}, which this version of Hairpin does not play yet")


def _circuit(race: Fields, path: Path) -> Circuit:
    if race.flag("tournament"):
        race.wrong("tournament", "tournament mode is not played by this version of Hairpin yet")
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
    return race.number("rounds", 1, MOST_ROUNDS, default=1)


def _cars(fields: Fields) -> tuple[ScenarioCar, ...]:
    tables = fields.tables("cars")
    if not 1 <= len(tables) <= MOST_CARS:
        fields.wrong("cars", f"must be 1 to {MOST_CARS} tables headed [[cars]], not {len(tables)}")
        tables = tables[:MOST_CARS]
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
    if fields.flag("legend"):
        fields.wrong("legend", "belongs to the Legends module, which this version of Hairpin does not play yet")
    if color not in COLORS:
        fields.wrong("color", f"must be one of {', '.join(COLORS)}")
    return ScenarioCar(
        name=fields.name("name"),
        color=color,
        distance=fields.number("distance", -FARTHEST, FARTHEST),
        spot=fields.number("spot", 0, 1) if fields.has("spot") else None,
        gear=fields.number("gear", 1, 4, default=1),
        engine=fields.number("engine", 0, MOST_HEAT, default=0),
        hand=read_cards(fields, "hand"),
        deck=read_cards(fields, "deck"),
        discard=read_cards(fields, "discard"),
    )


def read_cards(fields: Fields, key: str) -> tuple[int, ...]:
    by_code = load_cards().by_code
    cards = []
    for code in fields.texts(key):
        if code in by_code:
            cards.append(by_code[code])
        elif code[:1] in ("u", "s") and code[1:].isdecimal():
            fields.wrong(key, f'"{code}" belongs to a module which this version of Hairpin does not play yet')
        else:
            fields.wrong(key, f'there is no card "{code}"; cards are {", ".join(by_code)}')
    return tuple(cards)


def _dos(fields: Fields, names: list[str]) -> tuple[Do, ...]:
    return tuple(_do(table, number, names) for number, table in enumerate(fields.tables("do"), start=1))


def _do(fields: Fields, number: int, names: list[str]) -> Do:
    _refuse_later(fields)
    fields.allow_only((*DO_KEYS, *LATER))
    given = [key for key in DECISIONS if fields.has(key)]
    if len(given) != 1 and fields.is_clear("speed", "refresh"):
        fields.problems.add(fields.entry, f"must hold one decision of {', '.join(DECISIONS)}, not {len(given)}")
    decision = given[0] if given else "plan"
    return Do(
        number=number,
        car=fields.choice("car", names or [""]),
        decision=decision,
        answer=_answer(fields, decision) if given else None,
        n=fields.number("n", 0, MOST_HEAT) if fields.has("n") else None,
        refused=fields.flag("refused"),
    )


def _answer(fields: Fields, decision: str) -> object:
    match decision:
        case "plan" | "discard":
            return read_cards(fields, decision)
        case "react":
            return fields.choice("react", REACTIONS)
        case "slipstream":
            return fields.number("slipstream", 0, MOST_HEAT)
        case _:
            if not fields.flag("retire"):
                fields.wrong("retire", "must be true")
            return True


def _expectation(fields: Fields, names: list[str]) -> Expectation:
    expect = fields.table("expect")
    expect.allow_only(("cars", "round", "order"))
    cars = expect.table("cars")
    cars.allow_only(names)
    return Expectation(
        cars={name: _expected_car(cars.table(name)) for name in names if cars.has(name)},
        round=expect.number("round", 1, MOST_ROUNDS) if expect.has("round") else None,
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
