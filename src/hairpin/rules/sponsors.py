"""Sponsor cards: single-use upgrades that are gained in a race (9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.events import SponsorsGained
from hairpin.rules.symbols import SINGLE_USE

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

FROM_THE_START: Final = "start"
FROM_THE_PRESS: Final = "press"
FOR_THE_LAP: Final = "lap"
FOR_SPEED: Final = "speed"
FOR_PASSING: Final = "passing"
GAINED_BY: Final = (FROM_THE_START, FROM_THE_PRESS, FOR_THE_LAP, FOR_SPEED, FOR_PASSING)
"""9.2.2, 9.6, and events 1, 2 and 8."""


def gain_sponsors(race: Race, car: Car, n: int, why: tuple[str, ...] = ()) -> None:
    """From the sponsor deck into the hand; nothing, where no card is left."""
    gained = []
    for _ in range(n):
        if not race.sponsor_deck:
            _reshuffle_used(race)
        if not race.sponsor_deck:
            break
        gained.append(race.sponsor_deck.pop())
    if not gained:
        return
    race.reveals += 1
    car.hand.extend(gained)
    car.hand.sort()
    car.has_upgrades = True
    # others don't know which ones: any of them could be a card for direct play
    car.may_play_direct = True
    if race.events is not None:
        race.events.append(SponsorsGained(car.seat, tuple(gained), why))


def _reshuffle_used(race: Race) -> None:
    """9.5: the cards that were used in this race make a new deck."""
    is_single_use = race.cards.amounts[SINGLE_USE.number]
    for car in race.cars:
        race.sponsor_deck += [card for card in car.removed if is_single_use[card]]
        car.removed = [card for card in car.removed if not is_single_use[card]]
    race.chance.shuffle(race.sponsor_deck)
