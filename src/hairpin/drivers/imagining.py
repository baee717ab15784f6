"""An imagined race: what a view shows, with everything hidden dealt anew.

It always begins where a round is planned. What a driver does in it changes nothing in the real race, and what
it finds out there is a guess, since the cards lie otherwise.
"""

from __future__ import annotations

from hairpin.drivers.unseen import unseen
from hairpin.rules.car import ABSENT, FINISHED, RACING
from hairpin.rules.cards import HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.legend_decks import NONE
from hairpin.rules.placing import road_position
from hairpin.rules.position import CarPosition, LegendsPosition, Position
from hairpin.rules.race import Race
from hairpin.rules.usual import before_a_round
from hairpin.rules.view import CarView, View

Cards = tuple[int, ...]


def imagine(view: View, chance: Chance) -> Race:
    """A race that could be the one that the view shows, at the planning of its round."""
    cars = tuple([car_position(view, seen, *_dealt(view, seen, chance)) for seen in view.cars])
    position = before_the_round(view, cars, chance)._replace(round=view.round - 1)  # it begins anew
    race = race_from(view, position, chance)
    race.start()
    return race


def before_the_round(view: View, cars: tuple[CarPosition, ...], chance: Chance) -> Position:
    """With these cars, on the road that is seen, among the Legends that are."""
    starters = sum(seen.status != ABSENT for seen in view.cars)
    position = before_a_round(view.setup, cars, starters, chance)
    return position._replace(
        road=road_position(view.road), legends=_legends_position(view, chance), hand_size=view.hand_size
    )


def race_from(view: View, position: Position, chance: Chance) -> Race:
    """What is drawn in it is drawn from this chance."""
    race = Race(view.setup, position)
    race.chance = chance
    return race


def _legends_position(view: View, chance: Chance) -> LegendsPosition:
    """Which cards may come next has been counted; the one that all Legends move by in this round lies open."""
    rivals = tuple([seen.seat for seen in view.cars if seen.is_rival])
    module = view.setup.legends
    if module is None:
        return LegendsPosition(rivals=rivals)
    names = [card.name for card in module.cards]
    moves = ["/".join(move) for move in module.manoeuvres]
    cards, manoeuvres = list(view.legend_deck), list(view.manoeuvre_deck)
    chance.shuffle(cards)
    chance.shuffle(manoeuvres)
    return LegendsPosition(
        cards=tuple(cards),
        manoeuvres=tuple(manoeuvres),
        card=names.index(view.legend_card) if view.legend_card in names else NONE,
        manoeuvre=moves.index(view.manoeuvre) if view.manoeuvre in moves else NONE,
        rivals=rivals,
    )


def car_position(view: View, seen: CarView, hand: Cards, deck: Cards, discard: Cards) -> CarPosition:
    """Before a round: nothing has been played yet."""
    return CarPosition(
        distance=seen.distance,
        spot=seen.spot,
        bits=seen.bits,
        is_legend=seen.is_legend,
        gear=seen.gear,
        speed=seen.speed,
        status=seen.status,
        left_in_round=view.round - 1 if seen.status != RACING else 0,
        hand=hand,
        deck=deck,
        discard=discard,
        engine=(HEAT,) * seen.engine,
        upgrades=seen.upgrades,
        has_upgrades=bool(seen.upgrades) or view.setup.season is not None,
        may_play_direct=view.card_table.has_direct_play(seen.upgrades),
    )


# -- the cards: hand, deck and discard ---------------------------------------------------------------------


def _dealt(view: View, seen: CarView, chance: Chance) -> tuple[Cards, Cards, Cards]:
    if seen.is_legend or seen.status not in (RACING, FINISHED):
        return (), (), ()
    if seen.seat == view.seat and view.deck_cards is not None and view.discard_cards is not None:
        return _counted(view.hand, view.deck_cards, view.discard_cards, seen.discard_top, chance)
    hidden = unseen(view, seen)
    chance.shuffle(hidden)
    is_own = seen.seat == view.seat
    hand = sorted(view.hand) if is_own else sorted([hidden.pop() for _ in range(seen.hand)])
    put_on_top(hidden, seen.discard_top)
    discard = hidden[: seen.discard][::-1]
    return tuple(hand), tuple(hidden[seen.discard :]), tuple(discard)


def _counted(
    hand: Cards, deck: Cards, discard: Cards, top: int | None, chance: Chance
) -> tuple[Cards, Cards, Cards]:
    """The driver's own cards, which were counted (2.2): nothing but their order is open."""
    own, pile = list(deck), list(discard)
    chance.shuffle(own)
    chance.shuffle(pile)
    put_on_top(pile, top)
    return tuple(sorted(hand)), tuple(own), tuple(pile[::-1])


def put_on_top(hidden: list[int], top: int | None) -> None:
    """The uppermost card of the discard is seen by all; the pile is filled from the front, top card first."""
    if top is not None and top in hidden:
        hidden.remove(top)
        hidden.insert(0, top)
