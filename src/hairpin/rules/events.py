"""What happened, for stories, pictures and the screens of the players; told only if somebody listens.

An event names everything. Who may see what of it is decided at the border (`view.seen_by`).
"""

from typing import NamedTuple


class RoundBegan(NamedTuple):
    round: int
    order: tuple[int, ...]
    adrenaline: tuple[int, ...]


class PlanCommitted(NamedTuple):
    """Somebody has planned, or given up: which of the two is a secret until all plans are opened."""

    seat: int


class PlanTakenBack(NamedTuple):
    seat: int


class GearShown(NamedTuple):
    seat: int
    gear: int
    heat: int


class HandCluttered(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class CardsRevealed(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class CardFlipped(NamedTuple):
    """A card turned over for a + symbol; a basic card goes to the play area, any other to the discard."""

    seat: int
    card: int
    counts: bool


class DeckReshuffled(NamedTuple):
    seat: int


class CarMoved(NamedTuple):
    """`spaces` is what the move was worth; a blocked car went less far."""

    seat: int
    reason: str
    spaces: int
    start: int
    distance: int
    spot: int


class CooledDown(NamedTuple):
    seat: int
    heat: int


class Boosted(NamedTuple):
    seat: int
    heat: int


class CornerCrossed(NamedTuple):
    seat: int
    line: int
    limit: int
    speed: int
    heat: int


class SpunOut(NamedTuple):
    seat: int
    line: int
    distance: int
    spot: int
    heat: int
    stress: int


class CardsDiscarded(NamedTuple):
    """Of cards discarded together only the last one is seen by others (2.2)."""

    seat: int
    cards: tuple[int, ...]


class CardsDrawn(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class CarFinished(NamedTuple):
    seat: int
    round: int
    place: int


class CarRetired(NamedTuple):
    seat: int
    round: int


class RaceEnded(NamedTuple):
    ranking: tuple[int, ...]


Event = (
    RoundBegan
    | PlanCommitted
    | PlanTakenBack
    | GearShown
    | HandCluttered
    | CardsRevealed
    | CardFlipped
    | DeckReshuffled
    | CarMoved
    | CooledDown
    | Boosted
    | CornerCrossed
    | SpunOut
    | CardsDiscarded
    | CardsDrawn
    | CarFinished
    | CarRetired
    | RaceEnded
)
