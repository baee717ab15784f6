"""Chance for tables where somebody might compute: whoever knows all cards so far can't tell the next one."""

from __future__ import annotations

from typing import Final

from hairpin.rules.chance import Chance
from hairpin.rules.keys import CARDS, RACE, derived

_NUMBERS: Final = 1 << 64


class KeyedChance(Chance):
    """The same face as `Chance`. `state` is how many numbers have been taken, and tells nothing of the key."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._state = 0

    def below(self, n: int) -> int:
        """Numbers in the last, incomplete run of n are left out: they would favour the small ones."""
        if not 0 < n <= _NUMBERS:
            raise ValueError(f"below(n) needs an n from 1 to 2**64, not {n}")
        limit = _NUMBERS - _NUMBERS % n
        number = self._next()
        while number >= limit:
            number = self._next()
        return number % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _next(self) -> int:
        digest = derived(self._key, CARDS, self._state)
        self._state += 1
        return int.from_bytes(digest[:8], "big")

    def race_key(self, number: int) -> str:
        """For that race of a season."""
        return derived(self._key, RACE, number).hex()

    def key(self) -> str:
        return self._key.hex()

    def clone(self) -> KeyedChance:
        return _chance_at(self._key, self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeyedChance) and self.state == other.state and self._key == other._key

    def __reduce__(self) -> tuple[object, ...]:
        return _chance_at, (self._key, self.state)


def _chance_at(key: bytes, state: int) -> KeyedChance:
    chance = KeyedChance(key)
    chance._state = state
    return chance
