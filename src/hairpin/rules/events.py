"""What happened, for stories, pictures and the screens of the players; told only if somebody listens.

An event names everything. Who may see what of it is decided at the border (`view.seen_by`).
"""

from typing import NamedTuple

from hairpin.rules.cards import Card, HiddenCard


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
    cards: tuple[Card, ...]


class CardsRevealed(NamedTuple):
    seat: int
    cards: tuple[Card, ...]


class CardFlipped(NamedTuple):
    """A card turned over for a + symbol; a basic card goes to the play area, any other to the discard."""

    seat: int
    card: Card
    counts: bool


class CardScrapped(NamedTuple):
    seat: int
    card: Card


class CardPaid(NamedTuple):
    """The Heat that a played card asks for."""

    seat: int
    card: Card
    heat: int


class CardsReplaced(NamedTuple):
    """Cards whose Heat can't be paid; a flip takes the place of each, and the car moves anew."""

    seat: int
    cards: tuple[Card, ...]


class CardPlayedDirectly(NamedTuple):
    seat: int
    card: Card


class StressReduced(NamedTuple):
    seat: int
    stress: int


class SuperCooled(NamedTuple):
    """Heat from the discard to the engine; `cards` is the pile as the owner found it (14.3)."""

    seat: int
    heat: int
    cards: tuple[HiddenCard, ...]


class DiscardSearched(NamedTuple):
    """The owner looks through the discard; nobody else does."""

    seat: int
    card: Card


class CardsSalvaged(NamedTuple):
    """Which ones is the owner's secret."""

    seat: int
    cards: tuple[HiddenCard, ...]


class Accelerated(NamedTuple):
    seat: int
    card: Card
    spaces: int


class CardsRefreshed(NamedTuple):
    seat: int
    cards: tuple[Card, ...]


class GearMended(NamedTuple):
    """A shift that can't be paid, put right (10.2); a gear that still costs Heat is shown next (14.2)."""

    seat: int
    planned: int
    gear: int
    cards: tuple[Card, ...]


class WeatherDrawn(NamedTuple):
    """`tokens` in track order, as (corner line, road token)."""

    weather: str
    tokens: tuple[tuple[int, str], ...]


class MarketOpened(NamedTuple):
    cards: tuple[Card, ...]


class UpgradeChosen(NamedTuple):
    seat: int
    card: Card


class UpgradesDealt(NamedTuple):
    seat: int
    cards: tuple[Card, ...]


class UpgradeThrownAway(NamedTuple):
    """Which one shows when all have chosen, by what is left."""

    seat: int


class CarsBuilt(NamedTuple):
    """The upgrades of every car, by seat."""

    upgrades: tuple[tuple[Card, ...], ...]


class HandChosen(NamedTuple):
    """Kept, or mulliganed."""

    seat: int
    mulligan: bool


class SponsorsGained(NamedTuple):
    """Which ones is the owner's secret; what they were earned by, everybody sees."""

    seat: int
    cards: tuple[HiddenCard, ...]
    why: tuple[str, ...] = ()


class HeatRemoved(NamedTuple):
    """A Heat card that left the game."""

    seat: int


class CarEliminated(NamedTuple):
    seat: int
    round: int


class UpgradeSwapped(NamedTuple):
    seat: int
    given: Card
    taken: Card


class UpgradeKept(NamedTuple):
    """The one that a player takes along into the next season."""

    seat: int
    card: Card


class RaceScored(NamedTuple):
    """`points` by seat."""

    number: int
    points: tuple[int, ...]


class SeasonLeft(NamedTuple):
    seat: int


class SeasonEnded(NamedTuple):
    standings: tuple[int, ...]


class RivalsNamed(NamedTuple):
    seats: tuple[int, ...]


class OrderTold(NamedTuple):
    """A line of a Legend card, for the Legend in this seat."""

    seat: int
    diamond: int
    helmet: int
    star: bool


class LegendCardRevealed(NamedTuple):
    """`manoeuvre` is star/rival, or empty where no such card is in use.

    `orders` is what the card says to each Legend that races.
    """

    name: str
    manoeuvre: str
    orders: tuple[OrderTold, ...] = ()


class LegendMoved(NamedTuple):
    """`way` is how its normal move was found (7.2): by the `limit` of the corner, the `helmet` or the `diamond`.

    `number` is what counted there: the spaces of the move, or the space before the line that the diamond names.
    `helps` are Adrenaline and the abilities that it had; `blocked`: others stood where the normal move aimed.
    """

    seat: int
    start: int
    distance: int
    spot: int
    way: str = ""
    number: int = 0
    helps: tuple[str, ...] = ()
    blocked: bool = False


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
    cards: tuple[HiddenCard, ...]


class CardsDrawn(NamedTuple):
    seat: int
    cards: tuple[HiddenCard, ...]


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
    | CardScrapped
    | CardPaid
    | CardsReplaced
    | CardPlayedDirectly
    | StressReduced
    | SuperCooled
    | DiscardSearched
    | CardsSalvaged
    | Accelerated
    | CardsRefreshed
    | GearMended
    | WeatherDrawn
    | MarketOpened
    | UpgradeChosen
    | UpgradesDealt
    | UpgradeThrownAway
    | CarsBuilt
    | HandChosen
    | SponsorsGained
    | HeatRemoved
    | CarEliminated
    | UpgradeSwapped
    | UpgradeKept
    | RaceScored
    | SeasonLeft
    | SeasonEnded
    | RivalsNamed
    | LegendCardRevealed
    | LegendMoved
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

OwnersOnly = CardsDrawn | CardsSalvaged | SponsorsGained | SuperCooled
"""Which cards they are is known to their owner alone; the others only learn how many."""
