"""A race or season that begins in the middle: from a position of another one, with chance of its own.

What somebody held or could see at that moment stays as it was. What nobody knew is shuffled again: how the decks
lie, and everything that is still to be drawn. So nobody can tell the cards to come by having seen how the other
one went on.
"""

from __future__ import annotations

from hairpin.rules.chance import Chance
from hairpin.rules.position import CarPosition, Position
from hairpin.rules.season_position import SeasonPosition
from hairpin.rules.seeds import Seed, chance_from, key_of, race_seed

AnyPosition = Position | SeasonPosition


def without_chance(position: AnyPosition) -> AnyPosition:
    """As it is written down: what would have been drawn is nobody's business any more."""
    if isinstance(position, SeasonPosition):
        return position._replace(chance=0, key="", race=position.race._replace(chance=0, key=""))
    return position._replace(chance=0, key="")


def dealt_anew(position: AnyPosition, seed: Seed) -> AnyPosition:
    """The same moment, with all that nobody knew drawn from this seed; equal for equal positions and seeds."""
    if isinstance(position, SeasonPosition):
        chance = chance_from(seed)
        race = race_seed(chance, position.begun.number + 1)
        return position._replace(key=key_of(chance), chance=chance.state, race=_race(position.race, race))
    return _race(position, seed)


def _race(position: Position, seed: Seed) -> Position:
    """In this order: the decks by seat, the Legends' cards and manoeuvres, upgrades, sponsors."""
    chance = chance_from(seed)
    cars = tuple([_car(car, chance) for car in position.cars])
    legends = position.legends._replace(
        cards=_shuffled(position.legends.cards, chance), manoeuvres=_shuffled(position.legends.manoeuvres, chance)
    )
    garage = position.garage._replace(deck=_shuffled(position.garage.deck, chance))
    sponsors = _shuffled(position.sponsor_deck, chance)
    return position._replace(
        cars=cars,
        legends=legends,
        garage=garage,
        sponsor_deck=sponsors,
        chance=chance.state,
        key=key_of(chance),
    )


def _car(car: CarPosition, chance: Chance) -> CarPosition:
    return car._replace(deck=_shuffled(car.deck, chance))


def _shuffled(cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    pile = list(cards)
    chance.shuffle(pile)
    return tuple(pile)
