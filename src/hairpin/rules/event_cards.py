"""The event cards of a championship: what is different in this race (9.2.5).

Each event is a set of figures; those that are left at their usual value change nothing.
"""

from typing import Final, NamedTuple

HAND_SIZE: Final = 7
NO_LIMIT: Final = 99


class EventCard(NamedTuple):
    id: int
    name: str
    circuit: str
    sponsors: int
    """How many sponsor cards each player starts with."""
    press: tuple[int, ...]
    """The numbers of the press corners, counted from the start (9.2.3)."""
    laps: int = 0
    """So many laps more; never less than one is driven."""
    heat: int = 0
    stress: int = 0
    hand_size: int = HAND_SIZE
    lap_leaders: int = 0
    """So many cars that are first to end lap 1 gain a sponsor card."""
    top_speed: int = 0
    """A speed that earns a sponsor card."""
    cars_passed: int = 0
    """As many cars passed in one turn earn a sponsor card."""
    press_cards: int = 1
    """So many sponsor cards for each crossing that the press rewards."""
    slow_press: bool = False
    """The press looks for cars slower than the limit, and for nothing else."""
    max_discards: int = NO_LIMIT
    stress_discard: bool = False
    """Stress may be discarded in step 8."""
    heat_discard: bool = False
    """Heat may be discarded in step 8."""
    slipstream_gear: int = 1
    """The lowest gear in which a car may slipstream."""
    no_adrenaline: bool = False
    lap_heat: int = 0
    """Heat cards that leave the game at the end of each lap."""
    spin_out_is_end: bool = False
    """Whoever spins out is out of the race."""
    bonus_points: tuple[int, ...] = ()
    """On top of the points for the first places."""
    box: str = "base"
    """The box that it comes in."""
