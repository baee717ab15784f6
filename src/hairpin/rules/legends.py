"""Legends: automated drivers that follow the cards of their deck (chapters 7 and 12).

A Legend's turn is one path: its normal move, then what Adrenaline and its abilities add, all worked out
on paper with its car lifted from the track; only where the path ends is the car put down.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from hairpin.rules.event_rules import took_lap_place
from hairpin.rules.events import LegendCardRevealed, LegendMoved, OrderTold
from hairpin.rules.finish import cross_the_finish
from hairpin.rules.legend_cards import (
    CATCH_UP_ABILITY,
    DEFENSIVE,
    FULL_THROTTLE,
    LIMIT_PLUS_2,
    RECKLESS,
    SKILFUL,
    SLIPSTREAM_ABILITY,
    LegendCard,
    LegendOrder,
    LegendsModule,
)
from hairpin.rules.legend_decks import NONE
from hairpin.rules.moving import (
    DEFENDED,
    FULL,
    free_spot,
    is_near_another,
    landing,
    lift,
    next_spot_outside,
    stand,
)
from hairpin.rules.slipstream import reaches
from hairpin.rules.symbols.catch_up import gap_ahead

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

TOP_SPEED: Final = 20
"""12.6: the helmet number of full throttle."""
CATCH_UP_SPACES: Final = 3
EXTRA: Final = "+1"
BY_LIMIT: Final = "limit"
BY_HELMET: Final = "helmet"
BY_DIAMOND: Final = "diamond"
HELP_OF_ADRENALINE: Final = "adrenaline"


class Approach(NamedTuple):
    """Where a Legend stands before the next corner line that counts."""

    line: int | None
    """The distance of that line; None on the last stretch (7.4)."""
    limit: int
    past_legend_line: bool
    """Case A of 7.2."""


class Aim(NamedTuple):
    """Where the normal move goes if nothing is in its way, and how that was found (7.2)."""

    way: str
    number: int
    distance: int


class Abilities(NamedTuple):
    """What the Manoeuvre card gives this Legend this round."""

    star: str = ""
    rival: str = ""

    def has(self, ability: str) -> bool:
        return ability in (self.star, self.rival)


# -- the turn ------------------------------------------------------------------------------------


def drive(race: Race, car: Car) -> None:
    module = race.setup.legends
    assert module is not None
    _reveal_card(race, module)
    order = module.cards[race.legend_decks.card].orders[race.setup.entrants[car.seat].color]
    abilities = _abilities(race, module, car, order)
    start = car.distance
    lift(race, car)
    path = _Path(race, car, module, order, abilities)
    # asked while its car is still lifted: it does not block itself
    told = path.story(car.seat, start) if race.events is not None else None
    _put_down(race, car, path.furthest(), abilities)
    if race.events is not None and told is not None:
        race.events.append(told._replace(distance=car.distance, spot=car.spot))
    if race.has_event:
        took_lap_place(race, car, start)
    if car.distance >= race.finish:
        cross_the_finish(race, car)


def _reveal_card(race: Race, module: LegendsModule) -> None:
    """7.1: one card for all Legends of the round, and with it a Manoeuvre card (12.3)."""
    decks = race.legend_decks
    if decks.card != NONE:
        return
    race.reveals += 1
    decks.card = decks.draw(decks.cards, len(module.cards), race.chance)
    if module.manoeuvres:
        decks.manoeuvre = decks.draw(decks.manoeuvres, len(module.manoeuvres), race.chance)
    if race.events is not None:
        manoeuvre = "/".join(module.manoeuvres[decks.manoeuvre]) if module.manoeuvres else ""
        card = module.cards[decks.card]
        race.events.append(LegendCardRevealed(card.name, manoeuvre, _orders(race, card, module.pro)))


def _orders(race: Race, card: LegendCard, pro: int) -> tuple[OrderTold, ...]:
    found = []
    for car in race.cars:
        if car.is_legend:
            order = card.orders[race.setup.entrants[car.seat].color]
            found.append(OrderTold(car.seat, order.diamond, order.helmet + pro, order.star))
    return tuple(found)


def _abilities(race: Race, module: LegendsModule, car: Car, order: LegendOrder) -> Abilities:
    if race.legend_decks.manoeuvre == NONE:
        return Abilities()
    manoeuvre = module.manoeuvres[race.legend_decks.manoeuvre]
    star = manoeuvre.star if order.star else ""
    rival = manoeuvre.rival if car.seat in race.legend_decks.rivals else ""
    return Abilities(star, rival)


def _put_down(race: Race, car: Car, distance: int, abilities: Abilities) -> None:
    space = distance % race.length
    if distance == car.distance:  # not moved at all: it keeps its place
        stand(race, car, distance, car.spot)
    elif abilities.has(SKILFUL):
        _squeeze_in(race, car, distance)
    else:
        stand(race, car, distance, free_spot(race.track, distance))
    if abilities.has(DEFENSIVE):
        # 12.7: all spots that are left, until it moves again
        left = FULL & ~race.track[space]
        car.bits |= left | DEFENDED
        race.track[space] |= left | DEFENDED


def _squeeze_in(race: Race, car: Car, distance: int) -> None:
    """12.9: the race line for itself; outside the track where there is no room at all."""
    taken = race.track[distance % race.length]
    if taken & FULL == FULL:
        stand(race, car, distance, next_spot_outside(taken))
        return
    if taken & 1:
        _push_outward(race, car, distance)
    stand(race, car, distance, 0)


def _push_outward(race: Race, car: Car, distance: int) -> None:
    for other in race.cars:
        is_here = (other.distance - distance) % race.length == 0
        if is_here and other.bits & 1 and other is not car:
            defence = other.bits & DEFENDED
            lift(race, other)
            stand(race, other, other.distance, 1)
            other.bits |= defence
            race.track[distance % race.length] |= defence
            return


# -- where the turn leads --------------------------------------------------------------------------


class _Path:
    """All that one Legend may do this turn, tried out in every order that the rules leave open."""

    def __init__(
        self, race: Race, car: Car, module: LegendsModule, order: LegendOrder, abilities: Abilities
    ) -> None:
        self._race = race
        self._start = car.distance
        self._order = order
        self._abilities = abilities
        self._helmet = order.helmet + module.pro
        self._approach = approach(race, car.distance)
        self._wall = self._first_forbidden_line(module)
        self._adrenaline = module.adrenaline and race.has_adrenaline(race.turn_index)

    def furthest(self) -> int:
        """12.5: the order of all extra moves that leads furthest, slipstream last."""
        begun = self._normal_move()
        return max(self._with_slipstream(self._through(begun, moves)) for moves in permutations(self._extras()))

    def _first_forbidden_line(self, module: LegendsModule) -> int | None:
        """7.3: one line a round, one more for each chevron (11.3) and for Reckless (12.6)."""
        race = self._race
        circuit = race.circuit
        passed = circuit.lines_passed(self._start)
        allowed = 1
        if module.aggressive:
            allowed += chevrons_at(race, self._start)
        if self._abilities.has(RECKLESS) and self._approach.past_legend_line:
            allowed += 1
        line = circuit.line_distance(passed + allowed)
        return line if line < race.finish else None

    def story(self, seat: int, start: int) -> LegendMoved:
        """Why it goes where it goes; where that is, is known when its car has been put down."""
        aim = self._aim()
        open_to_it = aim.distance if self._wall is None else min(aim.distance, self._wall - 1)
        is_blocked = self._normal_move() < max(start, open_to_it)
        return LegendMoved(seat, start, start, 0, aim.way, aim.number, self._helps(), is_blocked)

    def _helps(self) -> tuple[str, ...]:
        abilities = tuple(dict.fromkeys(ability for ability in self._abilities if ability))
        return (HELP_OF_ADRENALINE, *abilities) if self._adrenaline else abilities

    def _normal_move(self) -> int:
        return self._land(self._start, self._aim().distance)

    def _aim(self) -> Aim:
        """7.2."""
        line, limit, past = self._approach
        order = self._order
        if past:
            spaces = limit + order.diamond + (2 if self._abilities.has(LIMIT_PLUS_2) else 0)
            return Aim(BY_LIMIT, spaces, self._start + spaces)
        full_throttle = self._abilities.has(FULL_THROTTLE)
        spaces = max(TOP_SPEED, self._helmet) if full_throttle else self._helmet
        if line is None or self._start + spaces < line:
            return Aim(BY_HELMET, spaces, self._start + spaces)
        number = 0 if full_throttle else order.diamond
        return Aim(BY_DIAMOND, number, line - 1 - number)

    def _extras(self) -> list[str]:
        extras = [EXTRA] if self._adrenaline else []
        if self._abilities.star == FULL_THROTTLE and self._approach.past_legend_line:
            extras.append(EXTRA)
        if self._abilities.star == CATCH_UP_ABILITY:
            extras.append(CATCH_UP_ABILITY)
        return extras

    def _through(self, distance: int, moves: tuple[str, ...]) -> int:
        for move in moves:
            spaces = self._catch_up(distance) if move == CATCH_UP_ABILITY else 1
            distance = self._land(distance, distance + spaces)
        return distance

    def _catch_up(self, distance: int) -> int:
        """12.3: where there is nobody to catch up with, one space."""
        gap = gap_ahead(self._race, distance, CATCH_UP_SPACES)
        is_allowed = self._wall is None or distance + gap < self._wall
        return gap if gap and is_allowed else 1

    def _with_slipstream(self, distance: int) -> int:
        """12.3: a star that finds no slipstream moves one space more, before a rival's slipstream."""
        star, rival = self._abilities
        if star == SLIPSTREAM_ABILITY:
            slipped = self._slipstream(distance)
            if slipped > distance:
                return slipped
            distance = self._land(distance, distance + 1)
        return self._slipstream(distance) if rival == SLIPSTREAM_ABILITY else distance

    def _slipstream(self, distance: int) -> int:
        """12.8: by the usual rules, and as far as it goes."""
        race = self._race
        if not is_near_another(race.track, distance):
            return distance
        found = reaches(race.road, distance, race.finish)
        return max((self._land(distance, distance + spaces) for spaces in found), default=distance)

    def _land(self, start: int, target: int) -> int:
        """3.6, and never over a line too many; a skilful Legend is not blocked."""
        if self._wall is not None:
            target = min(target, self._wall - 1)
        if self._abilities.has(SKILFUL):
            return max(start, target)
        return landing(self._race.track, start, max(0, target - start))


def approach(race: Race, distance: int) -> Approach:
    circuit = race.circuit
    number = circuit.lines_passed(distance)
    line = circuit.line_distance(number)
    if line >= race.finish:
        return Approach(None, 0, past_legend_line=False)
    corner = circuit.line(number)
    legend_line = line - (corner.at - corner.legend_line)
    return Approach(line, race.road.limit(number), distance >= legend_line)


def chevrons_at(race: Race, distance: int) -> int:
    """11.3: on the spaces before a line; beyond the finish there are no corners (7.4)."""
    circuit = race.circuit
    line = circuit.line(circuit.lines_passed(distance))
    before = circuit.line_ahead(distance) - 1 - distance
    return line.chevrons[before] if before < len(line.chevrons) else 0
