"""Everything that is decided before a season begins (9.1)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from hairpin.rules.card_table import CardTable
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, Values
from hairpin.rules.event_cards import EventCard
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.road import WeatherModule
from hairpin.rules.setup import Entrant

MAX_RACES: Final = 24


class SeasonSlot(NamedTuple):
    """A race to come; what is None is drawn just before it."""

    circuit: Circuit | None = None
    event: EventCard | None = None
    opens_season: bool = False
    """The first race of a season: random grid, no rivals."""


@dataclass(frozen=True, slots=True)
class SeasonSetup:
    name: str
    entrants: tuple[Entrant, ...]
    cards: CardTable
    slots: tuple[SeasonSlot, ...]
    circuits: tuple[Circuit, ...]
    """Those that open slots are filled from, each once before any comes again."""
    events: tuple[EventCard, ...]
    upgrades: tuple[int, ...]
    sponsors: tuple[int, ...]
    weather: WeatherModule
    legends: tuple[LegendsModule | None, ...]
    """For each race: their level may rise."""
    aggressive_circuits: tuple[Circuit, ...] = ()
    """11.3: the circuits on which Legends use the chevrons in any case."""
    tournament: bool = False
    mulligan: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.slots) <= MAX_RACES:
            races = len(self.slots)
            values: Values = {"given": races, "maximum": MAX_RACES}
            raise BadSetup(f"races: a season has 1 to {MAX_RACES} races, not {races}", "races", values)
        drawn = sum(slot.event is None for slot in self.slots)
        free = len(self.events) - len({slot.event for slot in self.slots if slot.event in self.events})
        if drawn > free:
            raise BadSetup(
                f"races: {drawn} events are to be drawn, all different, but only {free} are left",
                "events-left",
                {"drawn": drawn, "free": free},
            )
