"""A position as one line, to be pasted into a message: short, readable, and exact all the same."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from hairpin.content.config import RaceConfig, config_data
from hairpin.content.entrants import LEGEND, NAMES
from hairpin.content.settings import RACE, settings_of
from hairpin.records.errors import PositionError
from hairpin.records.positions.notation import name_text
from hairpin.records.positions.placed import Placed
from hairpin.records.positions.usual import usual_car, usual_race
from hairpin.records.positions.words import (
    CAR_WORDS,
    GARAGE_WORDS,
    LEGEND_WORDS,
    RACE_WORDS,
    TURN_WORDS,
    written,
)
from hairpin.rules.car import RACING
from hairpin.rules.cards import FACE_DOWN
from hairpin.rules.position import (
    BARE_ROAD,
    NO_GARAGE,
    NO_LEGENDS,
    NO_TURN,
    CarPosition,
    Position,
    RoadPosition,
    TurnPosition,
)
from hairpin.rules.setup import COLORS, Setup, default_round_limit

BETWEEN_PARTS = " | "


def position_text(placed: Placed) -> str:
    """PositionError for what needs the exact form."""
    config, position = placed.config, placed.position
    if not isinstance(config, RaceConfig) or not isinstance(position, Position):
        raise PositionError("a race of a season depends on more than a line can hold; use the exact form, --json")
    if any(FACE_DOWN in (*car.deck, *car.discard, *car.hand) for car in position.cars):
        raise PositionError("a card lies face down; a position knows all cards")
    return BETWEEN_PARTS.join([" ".join(words) for words in _parts(config, position)])


def _parts(config: RaceConfig, position: Position) -> Iterator[list[str]]:
    setup, cards = config.setup, config.setup.cards
    yield [*_settings(config), *_race(setup, position)]
    if position.turn != NO_TURN:
        yield ["turn", *_turn(setup, position.turn)]
    if position.road != BARE_ROAD:
        yield ["road", *_road(setup, position.road)]
    if position.garage != NO_GARAGE:
        yield ["garage", *written(position.garage, NO_GARAGE, GARAGE_WORDS, cards)]
    if position.legends != NO_LEGENDS:
        yield ["legends", *written(position.legends, NO_LEGENDS, LEGEND_WORDS, cards)]
    for seat, car in enumerate(position.cars):
        yield [*_entrant(setup, seat), *_car(setup, position, seat, car)]


# -- the race ----------------------------------------------------------------------------------------------


def _settings(config: RaceConfig) -> Iterator[str]:
    data, setup = config_data(config), config.setup
    if not isinstance(data["circuit"], str):
        raise PositionError(
            f"{setup.circuit.name}: a circuit of one's own does not fit into a line; use the exact form, --json"
        )
    yield f"v{config.rules}"
    yield f"{data['circuit']}/{setup.laps}"
    for name in settings_of(RACE):
        if name in data:
            yield _setting(name, data[name])
    if setup.round_limit != default_round_limit(setup.circuit, setup.laps):
        yield f"limit:{setup.round_limit}"


def _setting(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else f"{name}:no"
    return f"{name}:{','.join(value) or 'none'}" if isinstance(value, list) else f"{name}:{value}"


def _race(setup: Setup, position: Position) -> Iterator[str]:
    yield f"r{position.round}"
    step = position.step.replace(" ", "-")
    if position.turn_index >= 0:
        step += f":{ascii_lowercase[position.order[position.turn_index]]}"
    yield step
    yield from written(position, usual_race(setup, position), RACE_WORDS, setup.cards)
    yield f"#{position.key}/{position.chance}" if position.key else f"#{position.chance:x}"


def _turn(setup: Setup, turn: TurnPosition) -> Iterator[str]:
    yield f"{turn.start}.{turn.start_spot}"
    yield from written(turn, NO_TURN, TURN_WORDS, setup.cards)


def _road(setup: Setup, road: RoadPosition) -> Iterator[str]:
    yield road.weather or "-"
    for laid in road.tokens:
        yield f"{setup.circuit.lines[laid.line].at}:{laid.token}"


# -- cars --------------------------------------------------------------------------------------------------


def _entrant(setup: Setup, seat: int) -> Iterator[str]:
    entrant = setup.entrants[seat]
    yield ascii_lowercase[seat] + ("" if entrant.name == NAMES[seat] else f"={name_text(entrant.name)}")
    if entrant.color != COLORS[seat]:
        yield entrant.color
    if entrant.legend:
        yield LEGEND
    if entrant.handicap:
        yield f"handicap:{entrant.handicap}"
    if entrant.number:
        yield f"number:{entrant.number}"


def _car(setup: Setup, position: Position, seat: int, car: CarPosition) -> Iterator[str]:
    yield f"{car.distance}.{car.spot}"
    if car.status != RACING:
        yield f"{car.status}:{car.left_in_round}"
    yield from written(car, usual_car(setup, position, seat, car), CAR_WORDS, setup.cards)
