"""A car: where it stands, its gear, and the zones its cards lie in (chapter 2)."""

from typing import Final

from hairpin.rules.chance import Chance
from hairpin.rules.native import mypyc_attr

RACING: Final = "racing"
FINISHED: Final = "finished"
RETIRED: Final = "retired"
ELIMINATED: Final = "eliminated"
ABSENT: Final = "absent"
"""Has left the season before this race."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Car:
    """Decks and discards have their top card last. The hand is kept sorted."""

    __slots__ = (
        "bits",
        "deck",
        "discard",
        "distance",
        "engine",
        "gear",
        "hand",
        "has_upgrades",
        "is_legend",
        "left_in_round",
        "may_play_direct",
        "plan",
        "play_area",
        "removed",
        "retiring",
        "seat",
        "speed",
        "spot",
        "status",
        "upgrades",
    )

    def __init__(self, seat: int, distance: int, spot: int) -> None:
        self.seat = seat
        self.distance = distance
        self.spot = spot
        self.bits = 1 << spot
        """What it takes up on the track (see moving)."""
        self.is_legend = False
        self.gear = 1
        self.speed = 0
        self.status = RACING
        self.left_in_round = 0
        self.retiring = False
        self.plan: tuple[int, ...] | None = None
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.play_area: list[int] = []
        self.engine: list[int] = []
        self.removed: list[int] = []
        """Single-use cards that were used (6.12)."""
        self.upgrades: list[int] = []
        """What the car was built with, for all to see (5.1)."""
        self.has_upgrades = False
        """There are upgrades or sponsor cards among its cards."""
        self.may_play_direct = False
        """It may hold a card for direct play, as far as others can tell."""

    def clone(self) -> "Car":
        twin = Car.__new__(Car)
        twin.seat = self.seat
        twin.distance = self.distance
        twin.spot = self.spot
        twin.bits = self.bits
        twin.is_legend = self.is_legend
        twin.gear = self.gear
        twin.speed = self.speed
        twin.status = self.status
        twin.left_in_round = self.left_in_round
        twin.retiring = self.retiring
        twin.plan = self.plan
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.play_area = self.play_area[:]
        twin.engine = self.engine[:]
        twin.removed = self.removed[:]
        twin.upgrades = self.upgrades[:]
        twin.has_upgrades = self.has_upgrades
        twin.may_play_direct = self.may_play_direct
        return twin

    def reshuffle(self, chance: Chance) -> None:
        """2.8: the discard becomes the deck; the play area stays where it is."""
        self.deck, self.discard = self.discard, self.deck
        chance.shuffle(self.deck)

    def pay_heat(self, n: int) -> None:
        """2.5. The caller has made sure that the engine holds as many."""
        for _ in range(n):
            self.discard.append(self.engine.pop())

    def has_committed(self) -> bool:
        return self.plan is not None or self.retiring
