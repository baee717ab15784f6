"""An interval of a mean that one may look at after every observation, and stop when one likes.

An ordinary 95% interval is right 19 times out of 20 if one looks once. Whoever looks again and again, and stops
when it says something, is wrong far more often. This one is right at all looks together, 19 times out of 20.

It is the hedged betting interval of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by
betting", 2024): for each possible mean somebody bets that it is not the one. A mean against which a fortune would
have been made is ruled out. It holds for any observations from 0 to 1 that are drawn alike, however they scatter.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

import numpy as np

from hairpin.lab.intervals import Interval

STEPS: Final = 2000
"""Possible means are looked at in steps of so small a part; ends are rounded away from the middle."""
CAUTION: Final = 0.5
"""At most so much of what there is to lose is ever risked in one bet."""


class ConfidenceSequence:
    """`error`: how probable it is that the true mean is ever outside."""

    def __init__(self, error: float) -> None:
        self._error = error
        self._means = np.arange(1, STEPS) / STEPS
        self._above = np.zeros(STEPS - 1)
        """By possible mean: the logarithm of what has been won by betting that the true one is larger."""
        self._below = np.zeros(STEPS - 1)
        self._low, self._high = 0.0, 1.0
        self._count = 0
        self._sum = 0.0
        self._scatter = 0.25

    def add(self, value: float) -> None:
        """From 0 to 1."""
        stake = self._stake()
        surplus = value - self._means
        self._above += np.log1p(np.minimum(stake, CAUTION / self._means) * surplus)
        self._below += np.log1p(-np.minimum(stake, CAUTION / (1 - self._means)) * surplus)
        self._count += 1
        self._sum += value
        self._scatter += (value - self._guess()) ** 2
        self._narrow()

    def _stake(self) -> float:
        """Known before the observation: else it would be no bet."""
        number = self._count + 1
        scatter = self._scatter / number
        return sqrt(2 * log(2 / self._error) / (scatter * number * log(1 + number)))

    def _guess(self) -> float:
        return (0.5 + self._sum) / (self._count + 1)

    def _narrow(self) -> None:
        fortune = log(2 / self._error)  # half of the error for each side
        too_low = np.flatnonzero(self._above >= fortune)
        too_high = np.flatnonzero(self._below >= fortune)
        if len(too_low):
            self._low = max(self._low, float(self._means[too_low[-1]]))
        if len(too_high):
            self._high = min(self._high, float(self._means[too_high[0]]))

    @property
    def count(self) -> int:
        return self._count

    def interval(self) -> Interval:
        """The mean so far, and what the true one can be; without observations, anything."""
        value = self._sum / self._count if self._count else 0.5
        return Interval(value, self._low, self._high)
