"""The same race as far as one seat can tell, with everything that it may not know dealt anew (2.2)."""

from hairpin.rules.actions import RETIRE
from hairpin.rules.car import Car
from hairpin.rules.chance import Chance
from hairpin.rules.planning import plan_options
from hairpin.rules.race import Race


def redealt(race: Race, viewer: int | None, chance: Chance, counting: bool = True) -> Race:
    """Every zone keeps its size, and what was done keeps being possible. The viewer may be a watcher.

    Who has counted the own cards knows which are in the deck and which in the discard, but not in what order.
    """
    twin = race.clone()
    twin.chance = Chance(chance.below(1 << 30))
    for car in twin.cars:
        own = car.seat == viewer
        if own and counting:
            mix_counted(car, chance)
        else:
            _mix(car, unseen_play_area(race, car.seat), own, chance)
        if car.has_committed() and not own:
            _plan_anew(twin, car, chance)
    return twin


def unseen_play_area(race: Race, seat: int) -> bool:
    """3.3: face down until its owner's turn."""
    return race.turn_index >= 0 and seat in race.order[race.turn_index + 1 :]


def mix_counted(car: Car, chance: Chance, discard_is_seen: bool = False) -> None:
    """The top of the discard lies open; while it is searched, all of it does (6.9)."""
    chance.shuffle(car.deck)
    if not discard_is_seen:
        below_top = car.discard[:-1]
        chance.shuffle(below_top)
        car.discard[:-1] = below_top


def _mix(car: Car, play_area_is_hidden: bool, own: bool, chance: Chance) -> None:
    below_top = car.discard[:-1]
    piles = [car.deck, below_top]
    if not own:
        piles.append(car.hand)
        if play_area_is_hidden:
            piles.append(car.play_area)
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    car.discard[:-1] = below_top
    car.hand.sort()


def _plan_anew(race: Race, car: Car, chance: Chance) -> None:
    """Even whether somebody plans or gives up is a secret."""
    car.plan, car.retiring = None, False
    options = plan_options(race, car).listed
    action = options[chance.below(len(options))]
    car.retiring = action.kind == RETIRE
    car.plan = None if car.retiring else action.cards
