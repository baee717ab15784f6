"""All attacks, in their order."""

from __future__ import annotations

from typing import Final

from tests.siege.attack import Attack
from tests.siege.champions import CHAMPIONS
from tests.siege.clocks import CLOCKS
from tests.siege.drafts import DRAFTS
from tests.siege.files import FILES
from tests.siege.joins import FOUR_JOINS, TWENTY_JOINS
from tests.siege.kills import KILLS, STOPS
from tests.siege.nonsense import NONSENSE
from tests.siege.peace import PEACE
from tests.siege.records import RECORDS
from tests.siege.sleep import SLEEP
from tests.siege.stuck_drivers import STUCK_DRIVERS
from tests.siege.taking_over import TAKING_OVER

ATTACKS: Final[tuple[Attack, ...]] = (
    PEACE,
    FOUR_JOINS,
    TWENTY_JOINS,
    RECORDS,
    CHAMPIONS,
    STUCK_DRIVERS,
    DRAFTS,
    TAKING_OVER,
    CLOCKS,
    NONSENSE,
    FILES,
    SLEEP,
    KILLS,
    STOPS,
)
