"""An imagined race at the very decision that a view shows, also in the middle of a turn."""

from __future__ import annotations

from hairpin.drivers.before import GARAGE, in_the_garage
from hairpin.drivers.hand_book import HandBook, cards_for, hand_book, play_in_gear
from hairpin.drivers.imagining import before_the_round, car_position, imagine, put_on_top, race_from
from hairpin.drivers.prospect import stretch
from hairpin.drivers.unseen import unseen
from hairpin.forecasts.paper import turn_position
from hairpin.rules.actions import TAKE
from hairpin.rules.car import FINISHED, RACING
from hairpin.rules.cards import FACE_DOWN
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.position import CarPosition
from hairpin.rules.race import Race
from hairpin.rules.view import CarView, View

PLAN = "plan"
IN_TURN = ("speed", "react", "slipstream", "discard", "replenish")
FIRST_HAND = "mulligan"
BEFORE = (*GARAGE, FIRST_HAND)
"""Steps before the first round."""


class Unimaginable(HairpinError):
    """A decision from which no race can be driven on: between races, or with options that hidden cards decide."""


def imagined_now(view: View, chance: Chance) -> Race:
    """A race that could be the one that the view shows, with the seat's decision open."""
    race = _race(view, chance)
    assert view.seat is not None
    if race.legal(view.seat) != view.options:
        raise Unimaginable(f"the options at {view.step!r} depend on more than can be seen")
    return race


def _race(view: View, chance: Chance) -> Race:
    if view.step in GARAGE:
        return in_the_garage(view, chance)
    if view.step == FIRST_HAND:
        return _with_first_hands(view, chance)
    return imagine(view, chance) if view.step == PLAN else _in_turn(view, chance)


def _with_first_hands(view: View, chance: Chance) -> Race:
    """5.4: nobody tells before all have chosen; whoever has is taken to have kept theirs."""
    cars = tuple([_car(view, seen, chance) for seen in view.cars])
    return race_from(view, before_the_round(view, cars, chance)._replace(owing=view.waiting), chance)


def _in_turn(view: View, chance: Chance) -> Race:
    if view.step not in IN_TURN or view.active is None or view.active != view.seat:
        raise Unimaginable(f"no race can be imagined at {view.step!r}")
    cars = tuple([_car(view, seen, chance) for seen in view.cars])
    position = before_the_round(view, cars, chance)._replace(
        step=view.step,
        round=view.round,
        order=view.order,
        turn_index=view.order.index(view.active),
        turn=turn_position(view)._replace(salvaging=_may_take(view)),
    )
    return race_from(view, position, chance)


def _may_take(view: View) -> int:
    """6.9: so many cards from the own discard, while it is searched."""
    return max([len(option.cards) for option in view.options if option.kind == TAKE], default=0)


# -- the cards -------------------------------------------------------------------------------------------


def _car(view: View, seen: CarView, chance: Chance) -> CarPosition:
    left = _left_in_round(view, seen)
    if seen.is_legend or seen.status not in (RACING, FINISHED):
        return car_position(view, seen, (), (), ())._replace(left_in_round=left)
    if seen.seat == view.seat:
        return _own(view, seen, chance)
    hidden = unseen(view, seen)
    chance.shuffle(hidden)
    face_down = sum(card == FACE_DOWN for card in seen.play_area)
    held = sorted([hidden.pop() for _ in range(min(len(hidden), seen.hand + face_down))])
    planned = _planned(view, seen, held, face_down) if face_down else ()
    for card in planned:
        held.remove(card)
    put_on_top(hidden, seen.discard_top)
    discard, deck = tuple(hidden[: seen.discard][::-1]), tuple(hidden[seen.discard :])
    found = car_position(view, seen, tuple(held), deck, discard)
    return found._replace(play_area=planned, left_in_round=left)


def _left_in_round(view: View, seen: CarView) -> int:
    """Whoever is still on the track has arrived, or given up, in this round (4.4)."""
    if seen.status == RACING:
        return 0
    return view.round if seen.seat in view.order else view.round - 1


def _own(view: View, seen: CarView, chance: Chance) -> CarPosition:
    if view.deck_cards is None or view.discard_cards is None:
        hidden = unseen(view, seen)
        chance.shuffle(hidden)
        put_on_top(hidden, seen.discard_top)
        discard, deck = hidden[: seen.discard], hidden[seen.discard :]
    else:
        deck, discard = list(view.deck_cards), list(view.discard_cards)
        chance.shuffle(deck)
        chance.shuffle(discard)
        put_on_top(discard, seen.discard_top)
    pile = view.discard or tuple(discard[::-1])  # while it is searched it is seen (6.9)
    found = car_position(view, seen, tuple(sorted(view.hand)), tuple(deck), pile)
    return found._replace(play_area=seen.play_area, left_in_round=_left_in_round(view, seen))


def _planned(view: View, seen: CarView, held: list[int], n: int) -> tuple[int, ...]:
    """What somebody with these cards may have put down, so many, in the gear that everybody sees."""
    road = stretch(view.road, view.laps)
    book: HandBook = hand_book(view.card_table, tuple(held))
    to_go = road.to_go(seen.distance, seen.distance)
    play = play_in_gear(road.trial, book, to_go, n, seen.engine, seen.seat in view.adrenaline) if n <= 4 else None
    found = cards_for(view.card_table, held, play) if play is not None else None
    if found is not None and len(found) == n:
        return found
    playable = sorted(held, key=lambda card: view.card_table.is_heat[card])
    return tuple(playable[:n])
