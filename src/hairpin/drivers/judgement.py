"""A driver's own car, and what its driver thinks of the ways in which a turn may go on.

Worths are those of the time trial, but for the next turn the real cards are looked at: what stays in the hand, and
cards that may be drawn to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from hairpin.drivers.hand_book import hand_book, hand_worth
from hairpin.drivers.others import World
from hairpin.drivers.prospect import stretch
from hairpin.reading.own_cards import heat_of, limit_change
from hairpin.reading.road import is_flooded, own_car
from hairpin.rules import symbols
from hairpin.rules.cards import STRESS
from hairpin.rules.gears import shift_heat
from hairpin.rules.moving import is_near_another, landing
from hairpin.rules.slipstream import SLIPSTREAM_SPACES
from hairpin.rules.turn import ADRENALINE_COOLDOWN, GEAR_COOLDOWN
from hairpin.time_trials.sample_hands import FLIPS, flip_chances
from hairpin.time_trials.time_trial import MAX_FLIPS, OVERSHOOT_WORTH

if TYPE_CHECKING:
    from hairpin.rules.view import View

RESERVE_WORTH: Final = 0.06
"""Of a Heat card in the engine, on top of what the time trial says: it keeps ways open."""
RESERVE_RANGE: Final = 40
"""So far from the finish and nearer, a reserve is worth less and less."""
LIKELY_BOOST: Final = 0.15
"""A Boost that seems to lose more than this is not looked at closely."""


def reserve_worth(engine: int, to_go: int) -> float:
    return RESERVE_WORTH * engine * min(1.0, to_go / RESERVE_RANGE)


class Hand(NamedTuple):
    """What is left in the hand when the turn is played, before cards are drawn."""

    cards: tuple[int, ...]
    heat: int
    stress: int


class PlannedTurn(NamedTuple):
    """A turn as it is played out: from where, with what."""

    start: int
    gear: int
    limit: int
    """The change of speed limits by cards."""
    slipstream: int
    """How far a slipstream goes; 0 where there is none."""
    hand: Hand


class Play(NamedTuple):
    """A plan with the values chosen for its cards."""

    turn: PlannedTurn
    speed: int
    flips: int
    engine: int
    """The Heat that will be in it for Boost and corners; below 0, the plan can't be paid for."""


class Judgement:
    def __init__(self, view: View) -> None:
        self.view = view
        self.table = view.card_table
        self.car = own_car(view)
        self.has_adrenaline = view.seat in view.adrenaline
        self._is_flooded = is_flooded(view)
        self.road = stretch(view.road, view.laps)
        self.finish = self.road.finish
        self.hand_size = view.hand_size

    def to_go(self) -> int:
        return self.road.to_go(self.car.distance, self.car.distance)

    def slipstream(self, gear: int, cards: tuple[int, ...]) -> int:
        """How far one goes with these cards; nowhere, where an event asks for a higher gear (14.4)."""
        if gear < self.view.event.slipstream_gear:
            return 0
        bonus = self.table.amounts[symbols.SLIPSTREAM_BONUS.number]
        return SLIPSTREAM_SPACES + sum(bonus[card] for card in cards)

    # -- the hand ------------------------------------------------------------------------------------

    def hand(self, cards: list[int]) -> Hand:
        heat = sum(self.table.is_heat[card] for card in cards)
        return Hand(tuple(cards), heat, cards.count(STRESS))

    def cooled(self, cards: list[int], n: int) -> list[int]:
        """The hand after n Heat cards, or as many as there are, went back into the engine."""
        heat = [card for card in cards if self.table.is_heat[card]][:n]
        left = cards[:]
        for card in heat:
            left.remove(card)
        return left

    # -- the end of a turn -----------------------------------------------------------------------------

    def worth(self, turn: PlannedTurn, end: int, speed: int, engine: int, draws: list[int]) -> float:
        """Of ending the turn at a place, with these cards on top of the deck."""
        left, end = self.road.pay(turn.start, end, speed - turn.limit, engine)
        to_go = self.road.to_go(end, turn.start)
        if left < 0:
            return self.road.spun_out(to_go, turn.hand.heat, turn.hand.stress)
        if to_go <= 0:
            return -to_go * OVERSHOOT_WORTH
        cards = turn.hand.cards + tuple(draws[: max(0, self.hand_size - len(turn.hand.cards))])
        book = hand_book(self.table, tuple(sorted(cards)))
        flooded = self.road.is_flooded(end)
        worth = hand_worth(self.road.trial, book, to_go, turn.gear, left, self.has_adrenaline, flooded)
        return worth + reserve_worth(left, to_go)

    def slipped(self, turn: PlannedTurn, end: int, speed: int, engine: int, world: World) -> float:
        """The same, with a slipstream if there is one and it is good."""
        worth = self.worth(turn, end, speed, engine, world.draws)
        if end + turn.slipstream < self.finish and is_near_another(world.track, end):
            beyond = landing(world.track, end, turn.slipstream)
            if beyond > end:
                worth = max(worth, self.worth(turn, beyond, speed, engine, world.draws))
        return worth

    def faster(self, turn: PlannedTurn, end: int, speed: int, engine: int, world: World, more: int) -> float:
        """So many spaces further and so much faster."""
        return self.slipped(turn, landing(world.track, end, more), speed + more, engine, world)

    def boosted(self, turn: PlannedTurn, end: int, speed: int, engine: int, world: World) -> float:
        """`engine` is what is left when the Boost is paid."""
        return sum([self.faster(turn, end, speed, engine, world, flip) for flip in FLIPS]) / len(FLIPS)

    # -- plans -----------------------------------------------------------------------------------------

    def plays(self, cards: tuple[int, ...]) -> Iterator[Play]:
        """For each choice of values that the cards of a plan offer."""
        faces = [self.table.faces[card] for card in cards]
        gear = min(len(cards), len(GEAR_COOLDOWN) - 1)
        shift = shift_heat(self.car.gear, gear, self._is_flooded)
        left = list(self.view.hand)
        for card in cards:
            left.remove(card)
        cooling = sum(GEAR_COOLDOWN[gear]) + self.has_adrenaline * ADRENALINE_COOLDOWN
        kept = self.cooled(left, cooling + sum(face.amount(symbols.COOLDOWN) for face in faces))
        engine = self.car.engine - shift - heat_of(self.view, cards) + len(left) - len(kept)
        turn = PlannedTurn(
            self.car.distance,
            gear,
            limit_change(self.view, cards),
            self.slipstream(gear, cards),
            self.hand(kept),
        )
        flips = min(MAX_FLIPS, sum(face.amount(symbols.PLUS) for face in faces))
        for values in set(product(*(face.values or (0,) for face in faces))):
            yield Play(turn, sum(values), flips, engine)

    def first_look(self, cards: tuple[int, ...]) -> float:
        """By the time trial alone, as if nobody else were on the road."""
        if any(self.table.is_heat[card] for card in cards):
            return CLUTTERED
        return max(self._alone(play) for play in self.plays(cards))

    def _alone(self, play: Play) -> float:
        if play.engine < 0:
            return UNPAYABLE + play.engine
        chances = flip_chances(play.flips)
        flips = range(play.flips, 4 * play.flips + 1)
        return sum([chances[flip] * self._static(play, play.speed + flip) for flip in flips])

    def _static(self, play: Play, speed: int) -> float:
        turn = play.turn
        best = self._end(turn, speed, play.engine)
        if play.engine > 0:
            best = max(best, sum([self._end(turn, speed + flip, play.engine - 1) for flip in FLIPS]) / len(FLIPS))
        return best

    def _end(self, turn: PlannedTurn, speed: int, engine: int) -> float:
        hand = turn.hand
        end = turn.start + speed
        return self.road.worth(turn.start, end, speed - turn.limit, turn.gear, engine, hand.heat, hand.stress)

    def close_look(self, cards: tuple[int, ...], worlds: list[World]) -> float:
        """With the others where they may be, and the cards that may come."""
        if any(self.table.is_heat[card] for card in cards):
            return CLUTTERED
        return max(self._among(play, worlds) for play in self.plays(cards))

    def _among(self, play: Play, worlds: list[World]) -> float:
        if play.engine < 0:
            return UNPAYABLE + play.engine
        chances = flip_chances(play.flips)
        flips = range(play.flips, 4 * play.flips + 1)
        total = sum([chances[flip] * self._in_worlds(play, play.speed + flip, worlds) for flip in flips])
        return total / len(worlds)

    def _in_worlds(self, play: Play, speed: int, worlds: list[World]) -> float:
        turn, engine = play.turn, play.engine
        may_boost = engine > 0 and self._boost_is_likely(turn, speed, engine)
        total = 0.0
        for world in worlds:
            end = landing(world.track, turn.start, speed)
            worth = self.slipped(turn, end, speed, engine, world)
            if self.has_adrenaline:
                worth = max(worth, self.faster(turn, end, speed, engine, world, 1))
            if may_boost:
                worth = max(worth, self.boosted(turn, end, speed, engine - 1, world))
            total += worth
        return total

    def _boost_is_likely(self, turn: PlannedTurn, speed: int, engine: int) -> bool:
        default = self._end(turn, speed, engine)
        boosted = sum([self._end(turn, speed + flip, engine - 1) for flip in FLIPS]) / len(FLIPS)
        return boosted > default - LIKELY_BOOST


CLUTTERED: Final = -50.0
UNPAYABLE: Final = -60.0
