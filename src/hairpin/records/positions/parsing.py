"""From the short text of a position back to the race. What can't be read is named, with what would be right."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Final, NamedTuple

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import RaceConfig, config_from_data
from hairpin.content.entrants import LEGEND, NAMES
from hairpin.content.problems import ContentError, Problems
from hairpin.content.settings import FLAG, NUMBER, RACE, SET, kind_of, settings_of
from hairpin.records.errors import PositionError
from hairpin.records.positions.car_checks import STATUSES
from hairpin.records.positions.checks import DECISIONS, check_race
from hairpin.records.positions.notation import MAX_DIGITS, BadWord, name, number, seats
from hairpin.records.positions.placed import Placed
from hairpin.records.positions.usual import usual_car, usual_race
from hairpin.records.positions.words import (
    CAR_WORDS,
    GARAGE_WORDS,
    LEGEND_WORDS,
    RACE_WORDS,
    TURN_WORDS,
    BadText,
    changed,
    values,
)
from hairpin.rules import KNOWN_RULES
from hairpin.rules.card_table import CardTable
from hairpin.rules.errors import BadSetup
from hairpin.rules.position import (
    NO_GARAGE,
    NO_LEGENDS,
    NO_TURN,
    CarPosition,
    LaidToken,
    Position,
    RoadPosition,
    TurnPosition,
)
from hairpin.rules.setup import COLORS, MAX_CARS, Setup, default_round_limit

NAME: Final = "position"
"""In messages, where a file would have its name."""
PLACE: Final = re.compile(rf"(-?[0-9]{{1,{MAX_DIGITS}}})\.(-?[0-9])")
CHANCE: Final = re.compile(r"#(?:([0-9a-f]{64})/([0-9]{1,20})|([0-9a-f]{1,16}))")
PARTS: Final = ("turn", "road", "garage", "legends")
MAX_TEXT: Final = 100_000

Words = list[str]


def parse_text(text: str) -> Placed:
    """PositionError tells what is wrong with it."""
    try:
        return _placed(_parts_of(text))
    except BadText as error:
        raise PositionError(f"{NAME}: {error}") from None
    except (ContentError, BadSetup) as error:
        raise PositionError(str(error)) from None


class _Parts(NamedTuple):
    race: Words
    named: dict[str, Words]
    cars: list[Words]


def _parts_of(text: str) -> _Parts:
    if len(text) > MAX_TEXT:
        raise BadText(text, f"longer than {MAX_TEXT} characters")
    race, *rest = [part.split() for part in text.split("|")]
    if not race or not rest:
        raise BadText(text, "a position looks like 'v2 usa/2 r1 plan #9f | a -1.0 e6 h1123 | b ...'")
    named: dict[str, Words] = {}
    cars: list[Words] = []
    for words in rest:
        if words and words[0] in PARTS and words[0] not in named:
            named[words[0]] = words[1:]
        else:
            cars.append(words)
    return _Parts(race, named, cars)


def _placed(parts: _Parts) -> Placed:
    words = parts.race[:]
    config = _config(words, [_entrant(seat, car) for seat, car in enumerate(parts.cars)])
    setup = config.setup
    position = _position(setup, parts, words)
    problems = Problems(NAME)
    check_race(setup, position, problems, "text")
    problems.raise_if_any()
    return Placed(config, position)


# -- the settings: words are taken off the list as they are understood -------------------------------------


def _config(words: Words, entrants: list[dict[str, object]]) -> RaceConfig:
    rules = _rules(words.pop(0))
    circuit, laps = _circuit(words.pop(0) if words else "")
    data: dict[str, object] = {"circuit": circuit, "laps": laps, "entrants": entrants}
    known = settings_of(RACE)
    while words and words[0].partition(":")[0] in known:
        word = words.pop(0)
        setting, _, value = word.partition(":")
        data[setting] = _setting(word, setting, value)
    data["round_limit"] = default_round_limit(load_circuit(circuit), laps)
    if words and words[0].startswith("limit:"):
        data["round_limit"] = _number(words[0], words.pop(0)[6:])
    if not 1 <= len(entrants) <= MAX_CARS:
        raise BadText("|", f"{len(entrants)} cars; a race has 1 to {MAX_CARS}, each after a |")
    return config_from_data(data, NAME, rules)


def _rules(word: str) -> int:
    for version in KNOWN_RULES:
        if word == f"v{version}":
            return version
    known = " or ".join(f"v{version}" for version in KNOWN_RULES)
    raise BadText(word, f"must be the version of the rules, {known}")


def _circuit(word: str) -> tuple[str, int]:
    circuit, _, laps = word.partition("/")
    if circuit not in circuit_ids():
        raise BadText(
            word, f"must be a circuit and its laps, such as usa/2; circuits are {', '.join(circuit_ids())}"
        )
    return circuit, _number(word, laps)


def _setting(word: str, name: str, value: str) -> object:
    kind = kind_of(name)
    if kind == FLAG:
        if value not in ("", "yes", "no"):
            raise BadText(word, "must be yes or no")
        return value != "no"
    if kind == NUMBER:
        return _number(word, value)
    if kind == SET:
        return [] if value == "none" else value.split(",")
    return value


def _number(word: str, text: str) -> int:
    try:
        return number(text)
    except BadWord as error:
        raise BadText(word, str(error)) from None


def _entrant(seat: int, words: Words) -> dict[str, object]:
    """Takes the words about the entrant off the list."""
    letter = ascii_lowercase[seat % len(ascii_lowercase)]
    first = words.pop(0) if words else ""
    own, equals, given = first.partition("=")
    if own != letter or seat >= MAX_CARS:
        parts = ", ".join(PARTS)
        raise BadText(first, f"must be {letter}, the letter of the next car, or one of {parts}, each once")
    try:
        called = name(given) if equals else NAMES[seat]
    except BadWord as error:
        raise BadText(first, str(error)) from None
    color = words.pop(0) if words and words[0] in COLORS else COLORS[seat]
    driver = words.pop(0) if words and words[0] == LEGEND else "human"
    handicap, number = _numbered(words, "handicap"), _numbered(words, "number")
    return {"name": called, "color": color, "handicap": handicap, "driver": driver, "number": number}


def _numbered(words: Words, key: str) -> int:
    """Zero goes without saying."""
    is_given = bool(words) and words[0].startswith(f"{key}:")
    return _number(words[0], words.pop(0).partition(":")[2]) if is_given else 0


# -- the position ------------------------------------------------------------------------------------------


def _position(setup: Setup, parts: _Parts, words: Words) -> Position:
    table, named = setup.cards, parts.named
    bare = _race(setup, words)
    placed = [_place(car) for car in parts.cars]
    cars = [_car(setup, bare, seat, *each) for seat, each in enumerate(placed)]
    position = bare._replace(
        cars=tuple(cars),
        turn=_turn(named["turn"], table) if "turn" in named else NO_TURN,
        road=_road(setup, named["road"]) if "road" in named else bare.road,
        garage=changed(NO_GARAGE, values(named.get("garage", ()), GARAGE_WORDS, table)),
        legends=changed(NO_LEGENDS, values(named.get("legends", ()), LEGEND_WORDS, table)),
    )
    usual = usual_race(setup, position)
    said = values(words, RACE_WORDS, table)
    order = position._replace(order=usual.order, starters=usual.starters, hand_size=usual.hand_size)
    return _with_turn(changed(order, said))


def _race(setup: Setup, words: Words) -> Position:
    """Round, step and chance; the words left over are the fields."""
    rounds = words.pop(0) if words else ""
    if not rounds.startswith("r"):
        raise BadText(rounds, "must be the round, such as r7, after the settings")
    step, _, whose = (words.pop(0) if words else "").partition(":")
    steps = {name.replace(" ", "-"): name for name in DECISIONS}
    if step not in steps:
        raise BadText(step, f"must be a step: {', '.join(steps)}")
    state, key = _chance(words)
    turn_index = _seat(f"{step}:{whose}", whose) if whose else -1
    return Position(
        steps[step], (), len(setup.entrants), state, key, _number(rounds, rounds[1:]), turn_index=turn_index
    )


def _seat(word: str, letter: str) -> int:
    try:
        (seat,) = seats(letter)
    except (BadWord, ValueError):
        raise BadText(word, "must name the car whose turn it is by its letter, such as react:a") from None
    return seat


def _with_turn(position: Position) -> Position:
    """Until the order is known, the turn is known by its seat."""
    seat = position.turn_index
    if seat < 0:
        return position
    if seat not in position.order:
        letter = ascii_lowercase[seat]
        raise BadText(f"{position.step}:{letter}", "this car is not in the play order; add it, such as order:ba")
    return position._replace(turn_index=position.order.index(seat))


def _chance(words: Words) -> tuple[int, str]:
    given = [word for word in words if word.startswith("#")]
    found = CHANCE.fullmatch(given[0]) if len(given) == 1 else None
    if found is None:
        raise BadText(given[0] if given else "#", "the state of chance must be there once, in hex, such as #9f3a")
    words.remove(given[0])
    key, count, state = found.groups()
    return (int(count), key) if key else (int(state, 16), "")


def _turn(words: Words, table: CardTable) -> TurnPosition:
    start, spot = _numbers_of(words.pop(0) if words else "")
    return changed(NO_TURN, values(words, TURN_WORDS, table))._replace(start=start, start_spot=spot)


def _numbers_of(word: str) -> tuple[int, int]:
    found = PLACE.fullmatch(word)
    if found is None:
        raise BadText(word, "must be a distance and a spot, such as 34.0")
    return int(found[1]), int(found[2])


def _road(setup: Setup, words: Words) -> RoadPosition:
    lines = {line.at: index for index, line in enumerate(setup.circuit.lines)}
    weather = words.pop(0) if words else "-"
    tokens = []
    for word in words:
        at, _, token = word.partition(":")
        line = _number(word, at)
        if line not in lines:
            raise BadText(word, f"must be a corner line and its token; lines are {', '.join(map(str, lines))}")
        tokens.append(LaidToken(lines[line], token))
    return RoadPosition("" if weather == "-" else weather, tuple(tokens))


# -- cars --------------------------------------------------------------------------------------------------


def _place(words: Words) -> tuple[CarPosition, Words]:
    """Place and status; and the words that are left."""
    distance, spot = _numbers_of(words[0] if words else "")
    car, rest = CarPosition(distance, spot), words[1:]
    if rest and rest[0].partition(":")[0] in STATUSES:
        status, _, left = rest.pop(0).partition(":")
        car = car._replace(status=status, left_in_round=_number(f"{status}:{left}", left))
    return car, rest


def _car(setup: Setup, position: Position, seat: int, car: CarPosition, words: Words) -> CarPosition:
    """What is usual depends on the upgrades, so these are read first."""
    said = values(words, CAR_WORDS, setup.cards)
    built = changed(car, {"upgrades": said.get("upgrades", ())})
    return changed(usual_car(setup, position, seat, built), said)
