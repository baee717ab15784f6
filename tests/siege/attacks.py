"""All attacks, in their order."""

from __future__ import annotations

from typing import Final

from tests.siege.attack import Attack
from tests.siege.joins import FOUR_JOINS, TWENTY_JOINS
from tests.siege.peace import PEACE

ATTACKS: Final[tuple[Attack, ...]] = (PEACE, FOUR_JOINS, TWENTY_JOINS)
