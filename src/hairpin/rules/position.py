"""A race at a decision as plain data: numbers, words and tuples of them, and nothing that could change.

Together with its set-up it is the whole race: `race.position()` and `Race(setup, position)` are inverse to each
other. What the rest of the race can't depend on any more is left out: the last turn once it is over, and how the
upgrades came to the cars once the race is on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hairpin.rules.car import RACING
from hairpin.rules.cards import HiddenCard
from hairpin.rules.event_cards import HAND_SIZE
from hairpin.rules.legend_decks import NONE
from hairpin.rules.symbols.symbol import HeldSymbol
from hairpin.rules.turn import FAR

Cards = tuple[HiddenCard, ...]
Seats = tuple[int, ...]

BETWEEN_TURNS: Final = -1


class CarPosition(NamedTuple):
    """The cards of a pile lie as in a car: the top one is the last."""

    distance: int
    spot: int = 0
    bits: int = 0
    """What it takes up on the track (see moving); 0 if it has left it."""
    is_legend: bool = False
    gear: int = 1
    speed: int = 0
    status: str = RACING
    left_in_round: int = 0
    retiring: bool = False
    plan: Cards | None = None
    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    play_area: Cards = ()
    engine: Cards = ()
    removed: Cards = ()
    upgrades: Cards = ()
    has_upgrades: bool = False
    may_play_direct: bool = False


class ChosenPair(NamedTuple):
    """A card that offers several values, and the one that was chosen."""

    card: HiddenCard
    value: int


class TurnPosition(NamedTuple):
    start: int = 0
    start_spot: int = 0
    boosted: bool = False
    adrenaline: bool = False
    cooldowns: tuple[int, ...] = ()
    symbols: tuple[HeldSymbol, ...] = ()
    plus_count: int = 0
    choices: bool = False
    chosen: tuple[ChosenPair, ...] = ()
    road_cooled: tuple[int, ...] = ()
    slipstream_start: int = FAR
    salvaging: int = 0


class GaragePosition(NamedTuple):
    deck: Cards = ()
    market: Cards = ()
    thrown_away: Cards = ()
    picks: Seats = ()
    rounds: tuple[Seats, ...] = ()


class LegendsPosition(NamedTuple):
    """Cards are indexes into the supplies of the module."""

    cards: tuple[int, ...] = ()
    manoeuvres: tuple[int, ...] = ()
    card: int = NONE
    manoeuvre: int = NONE
    rivals: Seats = ()


class LaidToken(NamedTuple):
    """A road token by its name, at the line of this index."""

    line: int
    token: str


class RoadPosition(NamedTuple):
    """Weather and tokens by their names, as the module of the set-up knows them."""

    weather: str = ""
    tokens: tuple[LaidToken, ...] = ()


NO_TURN: Final = TurnPosition()
NO_GARAGE: Final = GaragePosition()
NO_LEGENDS: Final = LegendsPosition()
BARE_ROAD: Final = RoadPosition()


class Position(NamedTuple):
    step: str
    cars: tuple[CarPosition, ...]
    """By seat."""
    starters: int
    chance: int
    """The state of chance."""
    key: str = ""
    """Of chance that has one, in hex."""
    round: int = 0
    order: Seats = ()
    turn_index: int = BETWEEN_TURNS
    turn: TurnPosition = NO_TURN
    owing: Seats = ()
    mulligans: Seats = ()
    grid: Seats = ()
    road: RoadPosition = BARE_ROAD
    garage: GaragePosition = NO_GARAGE
    legends: LegendsPosition = NO_LEGENDS
    hand_size: int = HAND_SIZE
    lap_places: int = 0
    sponsor_deck: Cards = ()
    pause_at: int = 0
    reveals: int = 0
