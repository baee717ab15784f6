"""Direct play: the card may be played straight from the hand in step 5, as if it had just been revealed (6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.events import CardPlayedDirectly
from hairpin.rules.moving import advance
from hairpin.rules.symbols import cooldown
from hairpin.rules.symbols.heat import heat_of, pay
from hairpin.rules.symbols.symbol import FLAG, Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

_NUMBER: Final = 11


def offers(race: Race, car: Car) -> list[Action]:
    is_direct = race.cards.amounts[_NUMBER]
    found = [card for card in car.hand if is_direct[card]]
    if not found:  # as a rule
        return []
    return [Action(actions.DIRECT, 0, (card,)) for card in dict.fromkeys(found) if _is_payable(race, car, card)]


def _is_payable(race: Race, car: Car, card: int) -> bool:
    return heat_of(race, card) <= len(car.engine) + _own_cooling(race, car, card)


def _own_cooling(race: Race, car: Car, card: int) -> int:
    """How much Heat the card's own cooldown could bring into the engine first."""
    if race.road.sector_at(car.distance).no_cooldown:
        return 0
    return min(race.cards.amounts[cooldown.COOLDOWN.number][card], cooldown.heat_in_hand(race, car))


def _use(race: Race, car: Car, action: Action) -> None:
    from hairpin.rules.reveal import resolve

    card = action.cards[0]
    car.hand.remove(card)
    car.play_area.append(card)
    if race.events is not None:
        race.events.append(CardPlayedDirectly(car.seat, card))
    spaces = resolve(race, car, card)
    _pay_on_the_spot(race, car, card)
    car.speed += spaces
    advance(race, car, spaces, actions.DIRECT)


def _pay_on_the_spot(race: Race, car: Car, card: int) -> None:
    heat = heat_of(race, card)
    if not heat:
        return
    if len(car.engine) < heat:
        race.turn.cross_off(cooldown.COOLDOWN.number, card)
        cooldown.put_back(race, car, _own_cooling(race, car, card))
    pay(race, car, card)


DIRECT: Final = Symbol("direct", _NUMBER, FLAG, is_held=False, offers=offers, use=_use)
"""It is looked for in the hand. Whether there might be one is noted with the car (`may_play_direct`)."""
