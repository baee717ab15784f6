"""The tests run on the rules in plain Python and on the compiled ones; here is what makes a difference to them."""

from types import GetSetDescriptorType
from typing import Final

import pytest

from hairpin.rules.compiled import COMPILED

needs_plain_rules: Final = pytest.mark.skipif(
    COMPILED, reason="Compiled rules take no value of a wrong type, and can't be changed from outside."
)


def slots_of(cls: type) -> tuple[str, ...]:
    """The names of a class's own fields; compiled classes have no `__slots__`."""
    if COMPILED and cls.__module__.startswith("hairpin."):
        return tuple(name for name, part in vars(cls).items() if isinstance(part, GetSetDescriptorType))
    slots: tuple[str, ...] = getattr(cls, "__slots__", ())
    return slots
