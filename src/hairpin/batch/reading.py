"""A race of a batch read back, as the fingerprints of records see a race (`records.snapshot`)."""

from __future__ import annotations

from typing import Final

from hairpin.batch import layout as at
from hairpin.batch.compiling import Ints, Shorts
from hairpin.rules.car import FINISHED, RACING, RETIRED
from hairpin.rules.setup import Setup
from hairpin.rules.steps import PLANNING, STEPS, THROW

STATUS: Final = (RACING, FINISHED, RETIRED)


class Row:
    """One race of a batch: its numbers, and the row of its set-up."""

    def __init__(self, m: Shorts, t: Ints, setup: Setup, chance: int) -> None:
        self.m, self.t, self.setup, self.chance = m, t, setup, chance

    def number(self, place: int) -> int:
        return int(self.m[place])

    def numbers(self, first: int, n: int) -> list[int]:
        return [int(number) for number in self.m[first : first + n]]

    def of(self, seat: int, part: int) -> int:
        return self.number(at.CARS + seat * at.CAR + part)

    def zone(self, seat: int, first: int, counter: int) -> list[int]:
        base = at.ZONES + seat * int(self.t[at.T_STRIDE])
        return self.numbers(base + first, self.of(seat, counter))


def snapshot_of(row: Row) -> dict[str, object]:
    """Everything that the rest of the race depends on."""
    setup, in_turn = row.setup, row.number(at.TURN_INDEX) >= 0
    return {
        "round": row.number(at.ROUND),
        "step": STEPS[row.number(at.STEP)].name,
        "order": row.numbers(at.ORDER, row.number(at.RACING)),
        "turn": row.number(at.TURN_INDEX),
        "chance": row.chance,
        "reaction": _turn(row) if in_turn else None,
        "cars": [_car(row, seat) for seat in range(len(setup.entrants))],
        "track": row.numbers(at.TRACK, setup.circuit.length),
        **(_garage(row) if row.number(at.STEP) < PLANNING else {}),
        **(_legends(row) if setup.legends else {}),
        **(_road(row) if setup.weather else {}),
    }


def _turn(row: Row) -> dict[str, object]:
    cooldowns = [row.number(at.COOL_ADRENALINE), row.number(at.COOL_GEAR)]
    cooled = row.number(at.ROAD_COOLED)
    has_upgrades = row.of(row.number(at.SEAT), at.HAS_UPGRADES)
    return {
        "start": row.number(at.START),
        "boosted": bool(row.number(at.BOOSTED)),
        "adrenaline": bool(row.number(at.ADRENALINE)),
        "cooldowns": [symbol for symbol in cooldowns if symbol],
        **(_card_symbols(row) if has_upgrades else {}),
        **({"road cooled": tuple(row.numbers(at.COOLED, cooled))} if cooled else {}),
    }


def _card_symbols(row: Row) -> dict[str, object]:
    held, chosen = row.number(at.SYMBOLS), row.number(at.CHOSEN)
    return {
        "start spot": row.number(at.START_SPOT),
        "symbols": _pairs(row, at.SYMBOL_KIND, at.SYMBOL_CARD, held),
        "plus": row.number(at.PLUS),
        "chosen": tuple(_pairs(row, at.CHOSEN_CARD, at.CHOSEN_VALUE, chosen)),
        "salvaging": row.number(at.SALVAGING),
    }


def _pairs(row: Row, first: int, second: int, n: int) -> list[tuple[int, int]]:
    return list(zip(row.numbers(first, n), row.numbers(second, n), strict=True))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(at.MAX_CARS) if mask >> seat & 1]


def _garage(row: Row) -> dict[str, object]:
    shared = int(row.t[at.T_SHARED])
    thrown = shared + int(row.t[at.T_SUPPLY])
    return {
        "upgrade deck": row.numbers(shared, row.number(at.GARAGE_DECK)),
        "market": row.numbers(at.MARKET_CARDS, row.number(at.MARKET)),
        "thrown away": row.numbers(thrown, row.number(at.THROWN)),
        "picks": row.numbers(at.PICK_LIST, row.number(at.PICKS)),
        "owing": _seats(row.number(at.OWING)),
        "mulligans": _seats(row.number(at.MULLIGANS)),
    }


def _legends(row: Row) -> dict[str, object]:
    deck = int(row.t[at.T_SHARED]) + 2 * int(row.t[at.T_SUPPLY])
    rivals = row.numbers(at.RIVAL_A, 2)
    return {
        "legend deck": row.numbers(deck, row.number(at.LEGEND_DECK)),
        "legend card": row.number(at.LEGEND_CARD),
        "manoeuvre deck": row.numbers(deck + int(row.t[at.T_LEGEND_CARDS]), row.number(at.MANOEUVRE_DECK)),
        "manoeuvre": row.number(at.MANOEUVRE),
        "rivals": tuple(seat for seat in rivals if seat >= 0),
    }


def _road(row: Row) -> dict[str, object]:
    lines, length = len(row.setup.circuit.lines), row.setup.circuit.length
    opened = [(row.setup.circuit.lines_passed(space) - 1) % lines for space in range(length)]
    effects = [tuple(row.numbers(at.EFFECT + 3 * line, 3)) for line in range(lines)]
    return {
        "road": [effects[line] for line in opened],
        "limits": row.numbers(at.LIMIT, lines),
        "dangerous": row.numbers(at.DANGER, lines),
    }


def _car(row: Row, seat: int) -> dict[str, object]:
    hand, upgrades = row.zone(seat, at.Z_HAND, at.HAND), row.zone(seat, at.Z_UPGRADES, at.UPGRADES)
    discard = at.Z_DECK + int(row.t[at.T_CAPACITY])
    return {
        "distance": row.of(seat, at.DISTANCE),
        "spot": row.of(seat, at.SPOT),
        "gear": row.of(seat, at.GEAR),
        "speed": row.of(seat, at.SPEED),
        "status": STATUS[row.of(seat, at.STATUS)],
        "left in round": row.of(seat, at.LEFT),
        "plan": _plan(row, seat, hand),
        "retiring": bool(row.of(seat, at.RETIRING)),
        "hand": hand,
        "deck": row.zone(seat, at.Z_DECK, at.DECK),
        "discard": row.zone(seat, discard, at.DISCARD),
        "play area": row.zone(seat, at.Z_PLAY, at.PLAY),
        "engine": row.zone(seat, at.Z_ENGINE, at.ENGINE),
        "upgrades": upgrades,
        "removed": row.zone(seat, at.Z_REMOVED, at.REMOVED),
        "bits": row.of(seat, at.BITS),
    }


def _plan(row: Row, seat: int, hand: list[int]) -> tuple[int, ...] | None:
    plan = row.of(seat, at.PLAN)
    if plan < 0:
        return None
    if row.number(at.STEP) <= THROW:
        return (plan,)
    return tuple(card for slot, card in enumerate(hand) if plan >> slot & 1)
