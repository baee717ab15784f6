"""Heat n: to be paid before step 5 ends; a card that can't be paid for was played in error (6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.events import CardPaid, CardsReplaced
from hairpin.rules.flipping import flip
from hairpin.rules.moving import advance, lift, stand
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

_NUMBER: Final = 0


def unpaid(race: Race) -> list[int]:
    """The played cards whose Heat has not been paid yet."""
    return race.turn.cards_with(_NUMBER)


def at_hand(race: Race, symbol: Symbol) -> list[int]:
    """The cards whose symbol of this kind can be used; some wait until the card's own Heat is paid (6.2)."""
    found = race.turn.cards_with(symbol.number)
    if symbol.is_locked_while_unpaid:
        for card in unpaid(race):
            if card in found:
                found.remove(card)
    return found


def heat_of(race: Race, card: int) -> int:
    return race.cards.amounts[_NUMBER][card]


def _offers(race: Race, car: Car) -> Iterable[Action]:
    """Unpaid cards are paid whole, one by one, in any order."""
    engine = len(car.engine)
    payable = [card for card in unpaid(race) if heat_of(race, card) <= engine]
    return [Action(actions.PAY_HEAT, 0, (card,)) for card in dict.fromkeys(payable)]


def _is_open(race: Race, car: Car) -> bool:
    return True


def _use(race: Race, car: Car, action: Action) -> None:
    pay(race, car, action.cards[0])


def pay(race: Race, car: Car, card: int) -> None:
    heat = heat_of(race, card)
    race.turn.cross_off(_NUMBER, card)
    car.pay_heat(heat)
    if race.events is not None:
        race.events.append(CardPaid(car.seat, card, heat))


PAY_HEAT: Final = Symbol(
    "heat",
    _NUMBER,
    is_mandatory=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)


# -- cards played in error -----------------------------------------------------------------------


def replace(race: Race, car: Car, action: Action) -> None:
    """6.2: all that can't be paid go, a flip takes the place of each, and the car moves anew from its start."""
    turn = race.turn
    replaced = unpaid(race)
    for card in replaced:
        _give_up(race, car, card)
    lift(race, car)
    stand(race, car, turn.start, turn.start_spot)
    for _ in replaced:
        car.speed += flip(race, car)  # it does not count for Accelerate
    if race.events is not None:
        race.events.append(CardsReplaced(car.seat, tuple(replaced)))
    advance(race, car, car.speed, actions.REPLACE)


def _give_up(race: Race, car: Car, card: int) -> None:
    """The card goes to the discard with its unused symbols and its limit change."""
    turn = race.turn
    for symbol in race.cards.symbols[card]:
        if symbol in turn.symbols:
            turn.symbols.remove(symbol)
    car.speed -= _value_chosen(race, card)
    car.play_area.remove(card)
    car.discard.append(card)


def _value_chosen(race: Race, card: int) -> int:
    turn = race.turn
    for place, (chosen_for, value) in enumerate(turn.chosen):
        if chosen_for == card:
            turn.chosen = turn.chosen[:place] + turn.chosen[place + 1 :]
            return value
    return race.cards.value[card]
