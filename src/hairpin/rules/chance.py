"""The only place where anything random happens.

A 64-bit linear congruential generator, of which only the upper half is used. It is tiny on purpose:
one integer of state makes a race cheap to clone, the sequence is the same on every Python, and an
engine in another language can repeat it step by step.
"""

from typing import Final

from hairpin.rules.native import mypyc_attr

_MASK: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random numbers that can be copied and compared."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = _scramble(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((self.state >> 32) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, from the last place to the first."""
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK
            j = ((state >> 32) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self.state = state

    def clone(self) -> "Chance":
        twin = Chance.__new__(Chance)
        twin.state = self.state
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.state == other.state

    def __reduce__(self) -> tuple[object, ...]:
        return _chance_at, (self.state,)


def _chance_at(state: int) -> Chance:
    chance = Chance(0)
    chance.state = state
    return chance


def _scramble(seed: int) -> int:
    """Neighbouring seeds must not give neighbouring streams (the finaliser of splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
