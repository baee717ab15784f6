"""The position of a race in a batch: what it must be equal to, and what a bug report needs."""

from __future__ import annotations

from typing import Final

from hairpin.batch import layout as at
from hairpin.batch.compiling import Ints
from hairpin.rules.car import FINISHED, RACING, RETIRED
from hairpin.rules.position import (
    BARE_ROAD,
    NO_TURN,
    CarPosition,
    ChosenPair,
    GaragePosition,
    LaidToken,
    LegendsPosition,
    Position,
    RoadPosition,
    TurnPosition,
)
from hairpin.rules.setup import Setup
from hairpin.rules.steps import PLANNING, STEPS, THROW
from hairpin.rules.symbols.symbol import HeldSymbol

STATUS: Final = (RACING, FINISHED, RETIRED)
Numbers = tuple[int, ...]


class Row:
    """One race of a batch."""

    def __init__(self, m: Ints, t: Ints, setup: Setup, chance: int) -> None:
        self.setup, self.chance = setup, chance
        self._m = m
        self._head: list[int] = m[: at.TRACK].tolist()
        self._t: list[int] = t[at.T : at.T_HEAD].tolist()

    def number(self, place: int) -> int:
        return self._head[place]

    def numbers(self, first: int, n: int) -> Numbers:
        if first < at.TRACK:
            return tuple(self._head[first : first + n])
        return tuple(self._m[first : first + n].tolist()) if n else ()

    def settled(self, place: int) -> int:
        """A number of the set-up."""
        return self._t[place - at.T]

    def car(self, seat: int) -> list[int]:
        first = at.CARS + seat * at.CAR
        return self._head[first : first + at.CAR]


def position_of(row: Row) -> Position:
    number, is_open = row.number, row.number(at.STEP) < PLANNING
    seats = range(len(row.setup.entrants))
    return Position(
        step=STEPS[number(at.STEP)].name,
        cars=tuple([_car(row, seat) for seat in seats]),
        starters=number(at.STARTERS),
        chance=row.chance,
        round=number(at.ROUND),
        order=row.numbers(at.ORDER, number(at.RACING)),
        turn_index=number(at.TURN_INDEX),
        turn=_turn(row) if number(at.TURN_INDEX) >= 0 else NO_TURN,
        owing=_seats(number(at.OWING)),
        mulligans=_seats(number(at.MULLIGANS)) if is_open else (),
        grid=row.numbers(at.GRID, len(seats)),
        road=_road(row) if row.setup.weather else BARE_ROAD,
        garage=_garage(row, is_open),
        legends=_legends(row),
        reveals=number(at.REVEALS),
    )


def _seats(mask: int) -> Numbers:
    return tuple([seat for seat in range(at.MAX_CARS) if mask >> seat & 1])


def _turn(row: Row) -> TurnPosition:
    number = row.number
    return TurnPosition(
        start=number(at.START),
        start_spot=number(at.START_SPOT),
        boosted=bool(number(at.BOOSTED)),
        adrenaline=bool(number(at.ADRENALINE)),
        cooldowns=tuple([n for n in (number(at.COOL_ADRENALINE), number(at.COOL_GEAR)) if n]),
        symbols=tuple([HeldSymbol(*pair) for pair in _pairs(row, at.SYMBOL_KIND, at.SYMBOL_CARD, at.SYMBOLS)]),
        plus_count=number(at.PLUS),
        choices=bool(number(at.CHOICES)),
        chosen=tuple([ChosenPair(*pair) for pair in _pairs(row, at.CHOSEN_CARD, at.CHOSEN_VALUE, at.CHOSEN)]),
        road_cooled=row.numbers(at.COOLED, number(at.ROAD_COOLED)),
        slipstream_start=number(at.SLIP_START),
        salvaging=number(at.SALVAGING),
    )


def _pairs(row: Row, first: int, second: int, counter: int) -> list[tuple[int, int]]:
    n = row.number(counter)
    return list(zip(row.numbers(first, n), row.numbers(second, n), strict=True))


def _car(row: Row, seat: int) -> CarPosition:
    car = row.car(seat)
    base = at.ZONES + seat * row.settled(at.T_STRIDE)
    hand = row.numbers(base + at.Z_HAND, car[at.HAND])
    return CarPosition(
        car[at.DISTANCE],
        car[at.SPOT],
        car[at.BITS],
        bool(car[at.IS_LEGEND]),
        car[at.GEAR],
        car[at.SPEED],
        STATUS[car[at.STATUS]],
        car[at.LEFT],
        bool(car[at.RETIRING]),
        _plan(row, car[at.PLAN], hand),
        hand,
        row.numbers(base + at.Z_DECK, car[at.DECK]),
        row.numbers(base + at.Z_DECK + row.settled(at.T_CAPACITY), car[at.DISCARD]),
        row.numbers(base + at.Z_PLAY, car[at.PLAY]),
        row.numbers(base + at.Z_ENGINE, car[at.ENGINE]),
        row.numbers(base + at.Z_REMOVED, car[at.REMOVED]),
        row.numbers(base + at.Z_UPGRADES, car[at.UPGRADES]),
        bool(car[at.HAS_UPGRADES]),
        bool(car[at.MAY_DIRECT]),
    )


def _plan(row: Row, plan: int, hand: Numbers) -> Numbers | None:
    if plan < 0:
        return None
    if row.number(at.STEP) <= THROW:
        return (plan,)
    return tuple([card for slot, card in enumerate(hand) if plan >> slot & 1])


def _road(row: Row) -> RoadPosition:
    module = row.setup.weather
    assert module is not None
    laid = row.numbers(at.TOKEN, len(row.setup.circuit.lines))
    tokens = [LaidToken(line, module.tokens[number - 1].id) for line, number in enumerate(laid) if number]
    return RoadPosition(module.weathers[row.number(at.WEATHER)].id, tuple(tokens))


# -- decks that all share --------------------------------------------------------------------------------------


def _garage(row: Row, is_open: bool) -> GaragePosition:
    number = row.number
    market = row.numbers(at.MARKET_CARDS, number(at.MARKET))
    picks = row.numbers(at.PICK_LIST, number(at.PICKS))
    if not is_open:
        return GaragePosition(market=market, picks=picks)
    shared = row.settled(at.T_SHARED)
    thrown = row.numbers(shared + row.settled(at.T_SUPPLY), number(at.THROWN))
    return GaragePosition(row.numbers(shared, number(at.GARAGE_DECK)), market, thrown, picks, _rounds(row))


def _rounds(row: Row) -> tuple[Numbers, ...]:
    """5.2, 5.4: the orders of choosing of the markets to come."""
    mode = row.settled(at.T_GARAGE)
    if mode not in (at.DRAFTED, at.SNAKE):
        return ()
    entrants = row.setup.entrants
    front_first = tuple([seat for seat in row.numbers(at.GRID, len(entrants)) if not entrants[seat].legend])
    last_first = front_first[::-1]
    if mode == at.SNAKE:
        return (last_first + front_first, front_first + last_first)[row.number(at.DRAFT_ROUND) :]
    return (last_first, front_first, last_first)[row.number(at.DRAFT_ROUND) :]


def _legends(row: Row) -> LegendsPosition:
    number = row.number
    deck = row.settled(at.T_SHARED) + 2 * row.settled(at.T_SUPPLY)
    return LegendsPosition(
        row.numbers(deck, number(at.LEGEND_DECK)),
        row.numbers(deck + row.settled(at.T_LEGEND_CARDS), number(at.MANOEUVRE_DECK)),
        number(at.LEGEND_CARD),
        number(at.MANOEUVRE),
        tuple([seat for seat in row.numbers(at.RIVAL_A, 2) if seat >= 0]),
    )
