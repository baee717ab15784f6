"""The symbols of played cards in step 5 (chapter 6), and cards played directly from the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from hairpin.rules import catch_up, cooling, symbols
from hairpin.rules.actions import (
    ACCELERATE,
    CATCH_UP,
    DIRECT,
    DONE,
    PAY_HEAT,
    REDUCE_STRESS,
    REPLACE,
    SALVAGE,
    SCRAP,
    TAKE,
    Action,
    Options,
    options,
)
from hairpin.rules.cards import STRESS
from hairpin.rules.events import (
    Accelerated,
    CardPaid,
    CardPlayedDirectly,
    CardsReplaced,
    CardsSalvaged,
    DiscardSearched,
    StressReduced,
)
from hairpin.rules.flipping import flip, scrap
from hairpin.rules.moving import advance, lift, stand
from hairpin.rules.pool import spent

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


# -- what is at hand -----------------------------------------------------------------------------


def unpaid(race: Race) -> list[int]:
    """The played cards whose Heat has not been paid yet."""
    return race.turn.cards_with(symbols.PAY_HEAT)


def _payable(race: Race, car: Car) -> list[int]:
    return [card for card in unpaid(race) if race.cards.faces[card].heat <= len(car.engine)]


def usable(race: Race, kind: int) -> list[int]:
    """The cards whose symbol of this kind can be used; some wait until the card's own Heat is paid (6.2)."""
    found = race.turn.cards_with(kind)
    if kind in symbols.LOCKED_WHILE_UNPAID:
        for card in unpaid(race):
            if card in found:
                found.remove(card)
    return found


def can_be_used(race: Race, car: Car) -> bool:
    """Whether a played card gives the car anything to do in this step, as far as everybody can see."""
    may_reduce = car.hand and usable(race, symbols.REDUCE_STRESS) and not race.circuit.is_tunnel(car.distance)
    may_accelerate = race.turn.plus_count and usable(race, symbols.ACCELERATE)
    may_salvage = car.discard and usable(race, symbols.SALVAGE)
    return bool(
        unpaid(race)
        or usable(race, symbols.SCRAP)
        or may_reduce
        or may_salvage
        or may_accelerate
        or catch_up.reach(race, car)
    )


def reactions(race: Race, car: Car, plain: list[Action]) -> Options:
    if race.turn.salvaging:
        return options(_takes(race, car))
    mandatory = [Action(PAY_HEAT, 0, (card,)) for card in dict.fromkeys(_payable(race, car))]
    mandatory += [Action(SCRAP, 0, (card,)) for card in dict.fromkeys(usable(race, symbols.SCRAP))]
    ends = [] if mandatory else [Action(DONE), Action(REPLACE)] if unpaid(race) else [Action(DONE)]
    return options([*ends, *mandatory, *plain, *_optional(race, car)])


def _optional(race: Race, car: Car) -> Iterator[Action]:
    for n in range(1, _most_stress(race, car) + 1):
        yield Action(REDUCE_STRESS, n)
    if car.discard:
        yield from (Action(SALVAGE, 0, (card,)) for card in dict.fromkeys(usable(race, symbols.SALVAGE)))
    if race.turn.plus_count:
        yield from (Action(ACCELERATE, 0, (card,)) for card in dict.fromkeys(usable(race, symbols.ACCELERATE)))
    spaces = catch_up.reach(race, car)
    if spaces:
        yield Action(CATCH_UP, spaces)
    for card in dict.fromkeys(car.hand):
        if race.cards.faces[card].direct and _can_play_directly(race, car, card):
            yield Action(DIRECT, 0, (card,))


def _takes(race: Race, car: Car) -> Iterator[Action]:
    """6.9: up to so many cards of the discard, none included."""
    pile = sorted(car.discard)
    for n in range(race.turn.salvaging + 1):
        for cards in dict.fromkeys(combinations(pile, n)):
            yield Action(TAKE, 0, cards)


# -- using it ------------------------------------------------------------------------------------


def use(race: Race, car: Car, action: Action) -> None:
    match action.kind:
        case "heat":
            _pay(race, car, action.cards[0])
        case "scrap":
            race.turn.symbols.remove((symbols.SCRAP, action.cards[0]))
            scrap(race, car, race.cards.faces[action.cards[0]].scrap)
        case "reduce-stress":
            _reduce_stress(race, car, action.n)
        case "salvage":
            _search_discard(race, car, action.cards[0])
        case "take":
            _take(race, car, action.cards)
        case "accelerate":
            _accelerate(race, car, action.cards[0])
        case "catch-up":
            catch_up.catch_up(race, car, action.n)
        case "direct":
            _play_directly(race, car, action.cards[0])
        case _:  # replace, or done with cards that can't be paid
            _replace(race, car)


def _pay(race: Race, car: Car, card: int) -> None:
    """6.1."""
    heat = race.cards.faces[card].heat
    race.turn.symbols.remove((symbols.PAY_HEAT, card))
    car.pay_heat(heat)
    if race.events is not None:
        race.events.append(CardPaid(car.seat, card, heat))


def _stress_pool(race: Race, car: Car) -> tuple[int, ...]:
    """11.1: it is a discard, and a tunnel allows none."""
    if race.circuit.is_tunnel(car.distance):
        return ()
    return tuple(race.cards.faces[card].reduce_stress for card in usable(race, symbols.REDUCE_STRESS))


def _most_stress(race: Race, car: Car) -> int:
    return min(sum(_stress_pool(race, car)), car.hand.count(STRESS))


def _reduce_stress(race: Race, car: Car, n: int) -> None:
    """6.6, pooled as in 6.5."""
    cards = usable(race, symbols.REDUCE_STRESS)
    for place in spent(_stress_pool(race, car), n):
        race.turn.symbols.remove((symbols.REDUCE_STRESS, cards[place]))
    for _ in range(n):
        car.hand.remove(STRESS)
        car.discard.append(STRESS)
    if race.events is not None:
        race.events.append(StressReduced(car.seat, n))


def _search_discard(race: Race, car: Car, card: int) -> None:
    """6.9: the owner sees the pile from now on, until the choice is made."""
    race.turn.symbols.remove((symbols.SALVAGE, card))
    race.turn.salvaging = race.cards.faces[card].salvage
    race.reveals += 1
    if race.events is not None:
        race.events.append(DiscardSearched(car.seat, card))


def _take(race: Race, car: Car, cards: tuple[int, ...]) -> None:
    race.turn.salvaging = 0
    for card in cards:
        car.discard.remove(card)
    if cards:
        car.deck.extend(cards)
        race.chance.shuffle(car.deck)
        race.reveals += 1
    if race.events is not None:
        race.events.append(CardsSalvaged(car.seat, cards))


def _accelerate(race: Race, car: Car, card: int) -> None:
    """6.13: 1 for every + symbol so far."""
    race.turn.symbols.remove((symbols.ACCELERATE, card))
    spaces = race.turn.plus_count
    car.speed += spaces
    if race.events is not None:
        race.events.append(Accelerated(car.seat, card, spaces))
    advance(race, car, spaces, ACCELERATE)


# -- direct play ---------------------------------------------------------------------------------


def _can_play_directly(race: Race, car: Car, card: int) -> bool:
    face = race.cards.faces[card]
    return face.heat <= len(car.engine) + _own_cooling(race, car, card)


def _own_cooling(race: Race, car: Car, card: int) -> int:
    """6.10: how much Heat the card's own cooldown could bring into the engine first."""
    if race.road.sectors[car.distance % race.length].no_cooldown:
        return 0
    return min(race.cards.faces[card].cooldown, cooling.heat_in_hand(race, car))


def _play_directly(race: Race, car: Car, card: int) -> None:
    from hairpin.rules.reveal import resolve

    car.hand.remove(card)
    car.play_area.append(card)
    if race.events is not None:
        race.events.append(CardPlayedDirectly(car.seat, card))
    spaces = resolve(race, car, card)
    _pay_on_the_spot(race, car, card)
    car.speed += spaces
    advance(race, car, spaces, DIRECT)


def _pay_on_the_spot(race: Race, car: Car, card: int) -> None:
    face = race.cards.faces[card]
    if not face.heat:
        return
    if len(car.engine) < face.heat:
        race.turn.symbols.remove((symbols.COOLDOWN, card))
        cooling.put_back(race, car, _own_cooling(race, car, card))
    _pay(race, car, card)


# -- cards played in error -----------------------------------------------------------------------


def _replace(race: Race, car: Car) -> None:
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
    advance(race, car, car.speed, REPLACE)


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
