"""What the Legends' cards say (7.1, chapter 12)."""

from typing import Final, NamedTuple

FULL_THROTTLE: Final = "full-throttle"
SLIPSTREAM_ABILITY: Final = "slipstream"
CATCH_UP_ABILITY: Final = "catch-up"
LIMIT_PLUS_2: Final = "limit+2"
DEFENSIVE: Final = "defensive"
SKILFUL: Final = "skilful"
RECKLESS: Final = "reckless"

STAR_ABILITIES: Final = (FULL_THROTTLE, SLIPSTREAM_ABILITY, CATCH_UP_ABILITY)
RIVAL_ABILITIES: Final = (FULL_THROTTLE, SLIPSTREAM_ABILITY, LIMIT_PLUS_2, DEFENSIVE, SKILFUL, RECKLESS)


class LegendOrder(NamedTuple):
    """What a Legend card tells one colour to do."""

    diamond: int
    helmet: int
    star: bool = False


class LegendCard(NamedTuple):
    """`name` is its number, in the expansion with its deck: `3`, `green-3`."""

    name: str
    orders: dict[str, LegendOrder]


class Manoeuvre(NamedTuple):
    star: str
    rival: str


class LegendsModule(NamedTuple):
    """Supplies and settings of the automated drivers in a race."""

    cards: tuple[LegendCard, ...]
    manoeuvres: tuple[Manoeuvre, ...] = ()
    """Empty below level 2: no stars, no rivals."""
    pro: int = 0
    aggressive: bool = False
    adrenaline: bool = False
    """12.2: in use with the expansion, unless it is switched off."""
    rivals: bool = False
