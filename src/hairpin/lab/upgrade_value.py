"""What an upgrade is worth: how much better cars with it are placed than cars without it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hairpin.content.cards import load_cards
from hairpin.lab.intervals import Interval
from hairpin.lab.many_comparisons import ERROR, by_chance, corrected
from hairpin.lab.moments import difference
from hairpin.lab.tally import Tally
from hairpin.records.card_words import card_name

ENOUGH_CARS: Final = 30
"""With fewer cars on either side chance would speak louder than the upgrade."""


@dataclass(frozen=True, slots=True)
class UpgradeValue:
    code: str
    name: str
    cars: int
    cars_without: int
    places_gained: Interval | None
    """The mean place without it less that with it; None: too few cars to tell."""
    chance: float | None = None
    """How probable as much would be if it were worth nothing; corrected for all upgrades."""

    @property
    def freedom(self) -> int:
        """Of Student's t: the smaller side tells least of its scatter."""
        return min(self.cars, self.cars_without) - 1

    @property
    def is_clear(self) -> bool:
        return self.chance is not None and self.chance < ERROR


def upgrade_values(tally: Tally) -> list[UpgradeValue]:
    """The most valuable first, those with too few cars last."""
    codes = sorted({code for _, code in tally.with_upgrade}, key=lambda code: load_cards().by_code[code])
    found = _corrected([_value(tally, code) for code in codes])
    return sorted(found, key=lambda value: -value.places_gained.value if value.places_gained else float("inf"))


def _corrected(values: list[UpgradeValue]) -> list[UpgradeValue]:
    known = [(value, value.places_gained) for value in values if value.places_gained]
    chances = corrected([by_chance(gained, value.freedom) for value, gained in known])
    by_code = {value.code: chance for (value, _), chance in zip(known, chances, strict=True)}
    return [replace(value, chance=by_code.get(value.code)) for value in values]


def _value(tally: Tally, code: str) -> UpgradeValue:
    """Compared within each driver: else the taste of a good one would pass for a good upgrade."""
    drivers = [driver for driver, upgrade in tally.with_upgrade if upgrade == code]
    sides = [(tally.with_upgrade[driver, code], tally.with_any[driver]) for driver in drivers]
    cars = sum(having.count for having, _ in sides)
    without = sum(all_cars.count - having.count for having, all_cars in sides)
    cards = load_cards()
    value = UpgradeValue(code, card_name(cards.faces[cards.by_code[code]]), cars, without, None)
    if value.freedom < ENOUGH_CARS - 1:
        return value
    pairs = [(all_cars - having, having) for having, all_cars in sides]
    return replace(value, places_gained=difference(pairs, value.freedom))
