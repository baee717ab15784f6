"""What never changes in a race, as arrays: one row for each set-up, and one table of all cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hairpin.batch import layout as at
from hairpin.batch.compiling import Ints
from hairpin.batch.legends import ABILITIES
from hairpin.encoding.action_tables import MAX_PLAN, SPEEDS
from hairpin.rules.card_table import CardTable
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.event_cards import HAND_SIZE
from hairpin.rules.road import SectorEffect, corner_lines, corners
from hairpin.rules.setup import Setup
from hairpin.rules.symbols import BY_NUMBER, SALVAGE

MODES: Final = {"draft": at.DRAFTED, "quick": at.QUICK, "snake": at.SNAKE}
STRESS_A_ROUND: Final = 2
"""3.12: no spin-out brings more."""
SPARE: Final = 64
"""For the cards of a car, besides the Stress of spin-outs."""


def setup_row(setup: Setup) -> Ints:
    _check(setup)
    row = np.zeros(at.T_HEAD, np.int64)
    row[: at.PLAN_LISTS] = card_numbers(setup.cards)
    row[at.PLAN_LISTS : at.T] = at.LISTS
    _fill_head(row, setup)
    sections: list[tuple[int, list[int]]] = [
        (at.AT_PLACES, _places(setup)),
        (at.AT_NUMBERS, _numbers(setup)),
        (at.AT_SPACES, _spaces(setup.circuit)),
        (at.AT_LINES, _lines(setup.circuit)),
        (at.AT_CORNERS, _corners(setup.circuit)),
        (at.AT_SEATS, [n for entrant in setup.entrants for n in (entrant.handicap, int(entrant.legend))]),
        (at.AT_ORDERS, _orders(setup)),
        (at.AT_MANOEUVRES, _manoeuvres(setup)),
        (at.AT_SUPPLY, sorted(setup.garage.supply) if setup.garage else []),
        (at.AT_WEATHERS, _weathers(setup)),
        (at.AT_TOKENS, _tokens(setup)),
        (at.AT_OWN_CARDS, setup.cards.driver_cards(setup.garage is None)),
    ]
    parts: list[Ints] = [row]
    end = at.T_HEAD
    for where, numbers in sections:
        row[where] = end
        end += len(numbers)
        parts.append(np.array(numbers, np.int64))
    return np.concatenate(parts)


def setup_table(setups: Sequence[Setup]) -> Ints:
    """A row for each, all of the length of the longest."""
    rows = [setup_row(setup) for setup in setups]
    table = np.zeros((len(rows), max(len(row) for row in rows)), np.int64)
    for place, row in enumerate(rows):
        table[place, : len(row)] = row
    return table


def race_size(table: Ints) -> int:
    """How many numbers a race needs at most."""
    shared = table[:, at.T_SHARED] + 2 * table[:, at.T_SUPPLY]
    shared = shared + table[:, at.T_LEGEND_CARDS] + table[:, at.T_MANOEUVRES]
    bags = [
        int(row[row[at.AT_TOKENS] :: 1][: at.TOKEN_OF * row[at.T_TOKENS] : at.TOKEN_OF].sum()) for row in table
    ]
    return int(max(shared + np.array(bags)))


def _check(setup: Setup) -> None:
    if setup.season is not None:
        raise BadSetup("season: the batched engine has single races only")
    if len(setup.circuit.lines) > at.MAX_LINES:
        raise BadSetup(f"circuit {setup.circuit.id}: the batched engine knows up to {at.MAX_LINES} corner lines")
    if len(setup.cards.faces) > at.MAX_CARDS:
        raise BadSetup(f"cards: the batched engine knows numbers below {at.MAX_CARDS}")
    supply = setup.garage.supply if setup.garage else ()
    faces = [setup.cards.faces[card] for card in set(supply)]
    if any(face.amount(SALVAGE) > MAX_PLAN for face in faces):
        raise BadSetup(f"upgrades: the batched engine knows salvage up to {MAX_PLAN}")
    if any(len(face.values) > at.MAX_VALUES for face in faces):
        raise BadSetup(f"upgrades: the batched engine knows up to {at.MAX_VALUES} values of a card")
    most = sorted((len(face.values) for face in faces), reverse=True)[:MAX_PLAN]
    if np.prod([most]) > SPEEDS:
        raise BadSetup(f"upgrades: the batched engine knows up to {SPEEDS} ways to choose values")


def _fill_head(row: Ints, setup: Setup) -> None:
    circuit, legends, garage, weather = setup.circuit, setup.legends, setup.garage, setup.weather
    row[at.T_CARS] = len(setup.entrants)
    row[at.T_LENGTH] = circuit.length
    row[at.T_LINES] = len(circuit.lines)
    row[at.T_LAPS] = setup.laps
    row[at.T_FINISH] = circuit.finish(setup.laps)
    row[at.T_ROUND_LIMIT] = setup.round_limit
    row[at.T_HEAT] = circuit.heat
    row[at.T_STRESS] = circuit.stress
    row[at.T_TOURNAMENT] = setup.tournament
    row[at.T_GARAGE] = MODES[garage.mode] if garage else at.NO_GARAGE
    row[at.T_MULLIGAN] = bool(garage and garage.mulligan)
    row[at.T_SUPPLY] = len(garage.supply) if garage else 0
    row[at.T_WEATHERS] = len(weather.weathers) if weather else 0
    row[at.T_TOKENS] = len(weather.tokens) if weather else 0
    row[at.T_LEGENDS] = legends is not None
    if legends is not None:
        row[at.T_PRO] = legends.pro
        row[at.T_AGGRESSIVE] = legends.aggressive
        row[at.T_LEGEND_ADRENALINE] = legends.adrenaline
        row[at.T_RIVALS] = legends.rivals
        row[at.T_LEGEND_CARDS] = len(legends.cards)
        row[at.T_MANOEUVRES] = len(legends.manoeuvres)
    row[at.T_OWN_CARDS] = len(setup.cards.driver_cards(garage is None))
    row[at.T_CORNERS] = len(corners(circuit))
    row[at.T_HAND_SIZE] = HAND_SIZE
    row[at.T_HAS_WATER] = bool(circuit.flooded)
    row[at.T_CAPACITY] = SPARE + circuit.heat + circuit.stress + STRESS_A_ROUND * setup.round_limit
    row[at.T_STRIDE] = at.Z_DECK + 2 * row[at.T_CAPACITY]
    row[at.T_SHARED] = at.ZONES + row[at.T_CARS] * row[at.T_STRIDE]


def _places(setup: Setup) -> list[int]:
    circuit = setup.circuit
    far = range(-at.BEHIND, circuit.finish(setup.laps) + at.BEYOND)
    return [n for distance in far for n in (circuit.space(distance), circuit.lines_passed(distance))]


def _numbers(setup: Setup) -> list[int]:
    """As many as any distance leads to, and those a Legend may look at beyond."""
    circuit = setup.circuit
    last = circuit.lines_passed(circuit.finish(setup.laps) + at.BEYOND) + 8
    return [n for number in range(last) for n in (circuit.line_distance(number), number % len(circuit.lines))]


def _spaces(circuit: Circuit) -> list[int]:
    found = []
    for space in range(circuit.length):
        line = circuit.line(circuit.lines_passed(space))
        before = circuit.line_ahead(space) - 1 - space
        chevrons = line.chevrons[before] if before < len(line.chevrons) else 0
        water, tunnel = circuit.is_flooded(space), circuit.is_tunnel(space)
        sector = (circuit.lines_passed(space) - 1) % len(circuit.lines)
        found += [sector, int(tunnel), int(water), chevrons]
    return found


def _lines(circuit: Circuit) -> list[int]:
    return [n for line in circuit.lines for n in (line.at, line.limit, line.at - line.legend_line)]


def _corners(circuit: Circuit) -> list[int]:
    return [n for last in corners(circuit) for n in (last, corner_lines(circuit, last)[0])]


def _orders(setup: Setup) -> list[int]:
    """Cars that are no Legends have no orders."""
    found: list[int] = []
    for card in setup.legends.cards if setup.legends else ():
        for entrant in setup.entrants:
            order = card.orders[entrant.color] if entrant.legend else None
            found += [order.diamond, order.helmet, int(order.star)] if order else [0, 0, 0]
    return found


def _manoeuvres(setup: Setup) -> list[int]:
    cards = setup.legends.manoeuvres if setup.legends else ()
    return [n for card in cards for n in (*map(ABILITIES.index, card), cards.index(card))]


def _effect(effect: SectorEffect | None) -> list[int]:
    if effect is None:
        return [0, 0, 0]
    flags = at.FREE_BOOST * effect.free_boost + at.NO_SLIPSTREAM * effect.no_slipstream
    return [effect.slipstream, effect.cooldown, flags + at.NO_COOLDOWN * effect.no_cooldown]


def _weathers(setup: Setup) -> list[int]:
    found: list[int] = []
    for weather in setup.weather.weathers if setup.weather else ():
        found += [weather.stress, weather.heat, weather.heat_to_deck, weather.heat_to_discard]
        found += _effect(weather.effect)
    return found


def _tokens(setup: Setup) -> list[int]:
    found: list[int] = []
    for token in setup.weather.tokens if setup.weather else ():
        kind = 2 if token.is_weather else int(token.effect is not None)
        found += [token.copies, token.limit, token.dangerous, kind, *_effect(token.effect)]
    return found


def card_numbers(cards: CardTable) -> Ints:
    """For each card: the amounts of its symbols, and what else the rules ask."""
    numbers = np.zeros((at.MAX_CARDS, at.CARD), np.int64)
    known = numbers[: len(cards.faces)]
    for number, amounts in enumerate(cards.amounts):
        known[:, number] = amounts
        if BY_NUMBER[number].is_held:
            known[:, at.K_HELD + number] = [amount != 0 for amount in amounts]
    known[:, at.K_VALUE] = cards.value
    known[:, at.K_IS_BASIC] = cards.is_basic
    known[:, at.K_IS_HEAT] = cards.is_heat
    known[:, at.K_IS_PLAIN] = cards.is_plain
    known[:, at.K_MAY_DISCARD] = cards.may_discard
    known[:, at.K_HOLDS] = [bool(held) for held in cards.symbols]
    for card, face in enumerate(cards.faces):
        known[card, at.K_VALUES] = len(face.values)
        for place, value in enumerate(face.values[: at.MAX_VALUES]):
            known[card, at.K_FIRST_VALUE + place] = value
    return numbers.ravel()
