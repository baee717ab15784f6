"""Chance for the tests: other examples in each run, all of them from one seed, so that any run can be repeated.

HAIRPIN_TEST_SEED repeats a run; HAIRPIN_LONG=20 runs twenty times as many examples. Two runs can share them out:
HAIRPIN_SHARE=0 has one half, HAIRPIN_SHARE=1 the other.
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

Thing = TypeVar("Thing")

# left in the environment, so that the processes of pytest-xdist have the same
SEED: Final = int(os.environ.setdefault("HAIRPIN_TEST_SEED", str(secrets.randbelow(10**9))))
LONG: Final = int(os.environ.get("HAIRPIN_LONG", "1"))
SHARE: Final = os.environ.get("HAIRPIN_SHARE")
HOW_TO_REPEAT: Final = f"random examples: HAIRPIN_TEST_SEED={SEED} repeats them"


def fresh(name: str) -> int:
    """Another number in each run, and for each name. Whoever needs many counts on from it."""
    return random.Random(f"{SEED} {name}").randrange(1 << 31)


def longer(default: int) -> int:
    """How many examples: the usual number, or as many times more as somebody has time for."""
    return default * LONG


def shared(default: int) -> int:
    """How many examples, where another run may have half of them."""
    return longer(default) if SHARE is None else (longer(default) + 1) // 2


def drawn(name: str, things: Sequence[Thing], number: int) -> Thing:
    """One after the other in an order of chance; each of them comes once before any comes again."""
    times, place = divmod(number, len(things))
    order = random.Random(fresh(name) + times).sample(range(len(things)), len(things))
    return things[order[place]]


def any_of(*things: Thing, of: str = "") -> list[Thing]:
    """One of several that are much alike, another in each run and for each name; all of them in a longer one."""
    return some_of(1, *things, of=of)


def some_of(count: int, *things: Thing, of: str = "") -> list[Thing]:
    """So many of them; in a longer run all."""
    return list(things) if LONG > 1 else random.Random(f"{SEED} {of} {things}").sample(things, count)
