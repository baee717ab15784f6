"""How often somebody may ask."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque

MAX_ADDRESSES = 100_000
HOUR = 3600.0


class Bucket:
    """So many a second, and a few more at once."""

    __slots__ = ("_at", "_left", "_maximum", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._maximum = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def take_many(self, number: int) -> float:
        """Takes them all, and tells for how many seconds to wait first. Having waited is enough."""
        self._fill()
        self._left = max(self._left - number, -self._maximum)
        return max(0.0, -self._left / self._rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._maximum, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One for each address; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def take_many(self, address: str, number: int) -> float:
        return self._of(address).take_many(number)

    def _of(self, address: str) -> Bucket:
        bucket = self._by_address.pop(address, None) or Bucket(self._rate, self._burst)
        self._by_address[address] = bucket
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket


class PerHour:
    """Things done by each address within the last hour."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._done: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> bool:
        now = time.monotonic()
        done = self._done.pop(address, None) or deque()
        self._done[address] = done
        if len(self._done) > MAX_ADDRESSES:
            self._done.popitem(last=False)
        while done and done[0] < now - HOUR:
            done.popleft()
        if len(done) >= self._maximum:
            return False
        done.append(now)
        return True


class Open:
    """What each address has open at this moment."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._count: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._count[address] >= self._maximum:
            return False
        self._count[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]

    def total(self) -> int:
        return sum(self._count.values())
