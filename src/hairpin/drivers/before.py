"""An imagined race in the garage, before anybody has a card to drive with.

What everybody sees of the draft stays as it is; the upgrades that are still to come lie in any order. The view
does not show what earlier markets have left over: it is taken for a part of the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from hairpin.drivers.imagining import before_the_round, car_position, race_from
from hairpin.rules.car import ABSENT
from hairpin.rules.chance import Chance
from hairpin.rules.garage import DRAFTED, SNAKE, UPGRADES
from hairpin.rules.position import CarPosition, GaragePosition, Seats
from hairpin.rules.race import Race
from hairpin.rules.view import CarView, View

THROWING: Final = "throw away"
GARAGE: Final = ("keep one", "draft", "swap", THROWING)


def in_the_garage(view: View, chance: Chance) -> Race:
    cars = tuple([_car(view, seen, chance) for seen in view.cars])
    grid = _grid(view)
    position = before_the_round(view, cars, chance)._replace(
        step=view.step,
        owing=() if view.step == "draft" else view.waiting,
        grid=grid,
        garage=_garage(view, grid, chance),
    )
    return race_from(view, position, chance)


def _car(view: View, seen: CarView, chance: Chance) -> CarPosition:
    """5.4: whoever has chosen what to throw away has put it aside face down."""
    car = car_position(view, seen, (), (), ())._replace(has_upgrades=False, may_play_direct=False)
    has_chosen = view.step == THROWING and seen.seat not in view.waiting and len(seen.upgrades) > UPGRADES
    return car._replace(plan=(seen.upgrades[chance.below(len(seen.upgrades))],)) if has_chosen else car


def _grid(view: View) -> Seats:
    """Cars stand where they start: in rows of two, the race line first (2.3)."""
    standing = [seen for seen in view.cars if seen.status != ABSENT]
    return tuple([seen.seat for seen in sorted(standing, key=lambda seen: (-seen.distance, seen.spot))])


def _garage(view: View, grid: Seats, chance: Chance) -> GaragePosition:
    assert view.setup.garage is not None
    left = Counter(view.setup.garage.supply)
    left.subtract([*view.market, *(card for seen in view.cars for card in seen.upgrades)])
    deck = sorted(left.elements())
    chance.shuffle(deck)
    rounds = _markets_to_come(view, grid) if view.step == "draft" else ()
    return GaragePosition(deck=tuple(deck), market=view.market, picks=view.picks, rounds=rounds)


def _markets_to_come(view: View, grid: Seats) -> tuple[Seats, ...]:
    """5.2, 5.4: as many as nobody has chosen from, in their orders of choice."""
    assert view.seat is not None
    front_first = tuple([seat for seat in grid if not view.cars[seat].is_legend])
    last_first = front_first[::-1]
    chosen = len(view.cars[view.seat].upgrades)
    if view.draft == DRAFTED:
        return (last_first, front_first, last_first)[chosen + 1 :]
    if view.draft == SNAKE:
        return (last_first + front_first, front_first + last_first)[chosen // 2 + 1 :]
    return ()
