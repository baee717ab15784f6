"""A second opinion on turns with upgrades and road tokens: speed, limits, Heat and slipstream by the letter."""

from itertools import combinations
from typing import Final

import pytest

from hairpin.rules import symbols
from hairpin.rules.events import (
    Accelerated,
    Boosted,
    CardFlipped,
    CardPlayedDirectly,
    CardsReplaced,
    CardsRevealed,
    CarMoved,
    CornerCrossed,
    Event,
    GearMended,
    GearShown,
    SpunOut,
)
from hairpin.rules.race import Race
from tests.fresh import fresh, longer
from tests.rules.module_races import SPECIAL, Mix, Told, covering_mixes, drive

MIXES: Final = tuple(mix for mix in (*covering_mixes(), *SPECIAL) if mix.players)


class TurnReferee:
    """Follows each turn by its events."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.faces = race.cards.faces
        self.played: list[int] = []
        self.extra = 0
        self.plus = 0
        self.gear = dict.fromkeys(range(len(race.cars)), 1)
        self.corners = 0

    def see(self, event: Event) -> None:
        match event:
            case GearShown() | GearMended():
                self.gear[event.seat] = event.gear
            case CardsRevealed():
                self.played = list(event.cards)
                self.extra = 0
                self.plus = sum(self.faces[card].amount(symbols.PLUS) for card in event.cards)
            case CardFlipped():
                self.played += [event.card] * event.counts
            case CardPlayedDirectly():
                self.played.append(event.card)
                self.plus += self.faces[event.card].amount(symbols.PLUS)
                assert self.faces[event.card].amount(symbols.DIRECT)
            case CardsReplaced():
                for card in event.cards:
                    self.played.remove(card)
                    assert self.faces[card].amount(symbols.PAY_HEAT)
            case _:
                self._see_road(event)

    def _see_road(self, event: Event) -> None:
        match event:
            case Boosted():
                self.plus += 1
            case Accelerated():
                assert event.spaces == self.plus  # 6.13
                self.extra += event.spaces
            case CarMoved():
                self._move(event)
            case CornerCrossed():
                self._corner(event)
            case SpunOut():
                assert event.stress == (1 if self.gear[event.seat] <= 2 else 2)
                self.gear[event.seat] = 1

    def speeds(self) -> set[int]:
        """What the cards may add up to, by the values that they offer."""
        found = {self.extra}
        for card in self.played:
            found = {speed + value for speed in found for value in self.faces[card].values}
        return found

    def _move(self, event: CarMoved) -> None:
        match event.reason:
            case "cards" | "replace":
                assert event.spaces in self.speeds()
            case "adrenaline":
                assert event.spaces == 1
                self.extra += 1
            case "slipstream":
                assert event.spaces - 2 in self.slipstream_bonuses(event.start)
                assert not self.race.road.sectors[event.start % self.race.length].no_slipstream
                assert event.start + event.spaces < self.race.finish

    def slipstream_bonuses(self, start: int) -> set[int]:
        """6.7, 8.4."""
        bonuses = [self.faces[card].amount(symbols.SLIPSTREAM_BONUS) for card in self.played]
        bonuses.append(self.race.road.sectors[start % self.race.length].slipstream)
        shown = [bonus for bonus in bonuses if bonus]
        return {sum(some) for n in range(len(shown) + 1) for some in combinations(shown, n)}

    def _corner(self, event: CornerCrossed) -> None:
        """3.11, 6.4, 8.3."""
        road = self.race.road
        index = next(i for i, line in enumerate(self.race.circuit.lines) if line.at == event.line)
        limit = road.limits[index] + sum(self.faces[card].amount(symbols.LIMIT) for card in self.played)
        over = event.speed - limit
        assert event.limit == limit
        assert event.speed in self.speeds()
        assert event.heat == (over + road.dangerous[index] if over > 0 else 0)
        self.corners += 1


def corners_followed(mix: Mix, seed: int) -> int:
    race = mix.race(seed, listen=True)
    told = Told(race)
    referee = TurnReferee(race)
    for _ in drive(race, seed):
        for event in told.news():
            referee.see(event)
    return referee.corners


@pytest.mark.rule("3.11", "6.4", "6.7", "6.13", "8.3", "8.4", "10.2")
@pytest.mark.parametrize("part", range(4))
def test_a_referee_agrees_with_every_turn(part: int) -> None:
    seed = fresh(f"turns {part}")
    corners = sum(corners_followed(mix, seed + number) for number in range(longer(1)) for mix in MIXES[part::4])
    assert corners > 200
