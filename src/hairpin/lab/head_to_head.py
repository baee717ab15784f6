"""Who finishes ahead of whom, two by two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hairpin.lab.intervals import Interval, dealt_share
from hairpin.lab.rating import Wins


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How the first one's cars did against the other's, over all pairings of a car of each in the same race."""

    one: str
    other: str
    ahead: Interval
    """The share of pairings in which the first one's car was ahead."""
    pairings: int
    races: int

    def mirrored(self) -> HeadToHead:
        """The same, as the other one sees it."""
        ahead = Interval(1 - self.ahead.value, 1 - self.ahead.high, 1 - self.ahead.low)
        return HeadToHead(self.other, self.one, ahead, self.pairings, self.races)


def head_to_head(
    entrants: Sequence[str], pair: tuple[int, int], deals: Sequence[Wins], races_a_deal: int
) -> HeadToHead:
    one, other = pair
    won = [(deal.get((one, other), 0), deal.get((other, one), 0)) for deal in deals]
    shares = [ahead / (ahead + behind) for ahead, behind in won]
    pairings = sum(map(sum, won))
    return HeadToHead(
        entrants[one],
        entrants[other],
        dealt_share(shares, pairings // len(deals)),
        pairings,
        races_a_deal * len(deals),
    )
