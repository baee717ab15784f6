"""The only place where anything random happens.

A 64-bit linear congruential generator, of which only the upper half is used. It is tiny on purpose:
one integer of state makes a race cheap to clone, the sequence is the same on every Python, and an
engine in another language can repeat it step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.compiled import COMPILED
from hairpin.rules.native import mypyc_attr

if TYPE_CHECKING:
    from hairpin.rules.native import i64

_ALL: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1
_SMALL: Final = 1 << 31
"""What can be multiplied by half a state in 64 bits."""
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


def _as_kept(state: int) -> int:
    """A machine's whole numbers have a sign: to the compiled rules, the upper half of all states is negative."""
    return state - _ALL - 1 if COMPILED and state > _ALL >> 1 else state


_MASK: Final[i64] = _as_kept(_ALL)
"""Which bits are kept of a product. To a machine it is -1: it keeps 64 of them anyway."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random numbers that can be copied and compared."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = _as_kept(_scramble(seed))

    @property
    def state(self) -> int:
        """From 0 to 2**64 - 1."""
        state: int = self._state
        return state & _ALL

    @state.setter
    def state(self, state: int) -> None:
        self._state = _as_kept(state)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        state = self._state = (self._state * _MULTIPLIER + _INCREMENT) & _MASK
        if COMPILED and n < _SMALL:
            few: i64 = n
            return (((state >> 32) & _HALF) * few) >> 32
        upper: int = (state >> 32) & _HALF
        return (upper * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, from the last place to the first."""
        state = self._state
        for i in range(len(items) - 1, 0, -1):
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK
            j = (((state >> 32) & _HALF) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self._state = state

    def clone(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin._state = self._state
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self._state == other._state

    def __reduce__(self) -> tuple[object, ...]:
        return _chance_at, (self.state,)


def _chance_at(state: int) -> Chance:
    chance = Chance(0)
    chance.state = state
    return chance


def _scramble(seed: int) -> int:
    """Neighbouring seeds must not give neighbouring streams (the finaliser of splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & _ALL
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    return z ^ (z >> 31)
