"""The garage: three upgrades of the player's own choice instead of the starting ones (chapter 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from hairpin.rules.actions import DRAFT, KEEP, MULLIGAN, NO_OPTIONS, THROW_AWAY, Action, Options, options
from hairpin.rules.cards import SPONSOR
from hairpin.rules.events import (
    CarsBuilt,
    HandChosen,
    MarketOpened,
    UpgradeChosen,
    UpgradesDealt,
    UpgradeThrownAway,
)
from hairpin.rules.native import mypyc_attr
from hairpin.rules.replenish import draw_up

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

UPGRADES: Final = 3
EXTRA_CARDS: Final = 3
"""A market holds so many cards more than are taken from it."""

DRAFTED: Final = "draft"
QUICK: Final = "quick"
SNAKE: Final = "snake"
SEASON: Final = "season"
"""9.2.1: one upgrade before each race of a championship."""
MODES: Final = (DRAFTED, QUICK, SNAKE)

HAND_OPTIONS: Final = options([Action(KEEP), Action(MULLIGAN)])


class GarageModule(NamedTuple):
    """The upgrades in the deck, and how they come to the cars."""

    supply: tuple[int, ...]
    mode: str = DRAFTED
    mulligan: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Garage:
    """The draft in progress."""

    __slots__ = ("deck", "market", "picks", "rounds", "thrown_away")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.market: list[int] = []
        self.thrown_away: list[int] = []
        self.picks: list[int] = []
        """The seats that are still to choose from this market, in order."""
        self.rounds: list[list[int]] = []
        """The orders of choosing of the markets to come."""

    def clone(self) -> Garage:
        twin = Garage.__new__(Garage)
        twin.deck = self.deck[:]
        twin.market = self.market[:]
        twin.thrown_away = self.thrown_away[:]
        twin.picks = self.picks[:]
        twin.rounds = [picks[:] for picks in self.rounds]
        return twin


# -- the draft -----------------------------------------------------------------------------------


def begin_draft(race: Race) -> bool:
    module = race.setup.garage
    if module is None or not race.players():
        return False
    garage = race.garage
    garage.deck = sorted([*module.supply, *garage.thrown_away])
    garage.thrown_away = []
    race.chance.shuffle(garage.deck)
    if module.mode == QUICK:
        _deal_at_random(race)
        return False
    garage.rounds = _orders_of_choice(race, module.mode)
    return _open_market(race)


def _orders_of_choice(race: Race, mode: str) -> list[list[int]]:
    """5.2, 5.4: by the grid."""
    front_first = [seat for seat in race.grid if seat in race.players()]
    last_first = front_first[::-1]
    if mode == SEASON:
        return [last_first]
    if mode == SNAKE:
        return [last_first + front_first, front_first + last_first]
    return [last_first, front_first, last_first]


def _deal_at_random(race: Race) -> None:
    """One card at a time, so that a short deck is short for all alike."""
    for _ in range(UPGRADES):
        for seat in race.players():
            if race.garage.deck:
                race.cars[seat].upgrades.append(race.garage.deck.pop())
    if race.events is not None:
        race.events.extend(UpgradesDealt(seat, tuple(race.cars[seat].upgrades)) for seat in race.players())


def _open_market(race: Race) -> bool:
    """A fresh one for each round of choosing; False if all have been held."""
    garage = race.garage
    garage.thrown_away += garage.market
    garage.market = []
    if not garage.rounds:
        return False
    garage.picks = list(garage.rounds.pop(0))
    _fill_market(race, len(garage.picks) + EXTRA_CARDS)
    race.reveals += 1
    if race.events is not None:
        race.events.append(MarketOpened(tuple(garage.market)))
    return bool(garage.market) or _open_market(race)


def _fill_market(race: Race, size: int) -> None:
    """5.3: a short deck is filled up with what was thrown away; then the market is smaller."""
    garage = race.garage
    if len(garage.deck) < size:
        top = garage.deck
        garage.deck = garage.thrown_away
        garage.thrown_away = []
        race.chance.shuffle(garage.deck)
        garage.deck += top
    garage.market = sorted(garage.deck.pop() for _ in range(min(size, len(garage.deck))))


def draft_options(race: Race, car: Car) -> Options:
    garage = race.garage
    if not garage.picks or garage.picks[0] != car.seat:
        return NO_OPTIONS
    return options(Action(DRAFT, 0, (card,)) for card in dict.fromkeys(garage.market))


def draft(race: Race, car: Car, action: Action) -> bool:
    garage = race.garage
    garage.picks.pop(0)
    garage.market.remove(action.cards[0])
    car.upgrades.append(action.cards[0])
    if race.events is not None:
        race.events.append(UpgradeChosen(car.seat, action.cards[0]))
    if garage.picks and garage.market:
        return False
    # in a season the last player may still swap with what is left
    is_season = race.setup.garage is not None and race.setup.garage.mode == SEASON
    return is_season or not _open_market(race)


# -- one of four goes (5.4) ------------------------------------------------------------------------


def begin_throw(race: Race) -> bool:
    """Only after a snake draft; all at once and in secret."""
    module = race.setup.garage
    if module is None or module.mode != SNAKE:
        return False
    race.owing = [seat for seat in race.players() if len(race.cars[seat].upgrades) > UPGRADES]
    return bool(race.owing)


def throw_options(race: Race, car: Car) -> Options:
    if car.seat not in race.owing:
        return NO_OPTIONS
    return options(Action(THROW_AWAY, 0, (card,)) for card in dict.fromkeys(sorted(car.upgrades)))


def throw_away(race: Race, car: Car, action: Action) -> bool:
    """The card is put aside face down: it shows what it was when all have chosen."""
    race.owing.remove(car.seat)
    car.plan = action.cards
    if race.events is not None:
        race.events.append(UpgradeThrownAway(car.seat))
    if race.owing:
        return False
    for seat in race.players():
        _give_away(race.cars[seat])
    race.reveals += 1
    return True


def _give_away(car: Car) -> None:
    for card in car.plan or ():
        car.upgrades.remove(card)
    car.plan = None


def tell_cars(race: Race) -> None:
    if race.events is not None and race.setup.garage is not None:
        race.events.append(CarsBuilt(tuple(tuple(car.upgrades) for car in race.cars)))


# -- the mulligan (5.4) ----------------------------------------------------------------------------


def begin_mulligan(race: Race) -> bool:
    module = race.setup.garage
    if module is None or not module.mulligan:
        return False
    race.owing = _with_heat(race)
    return bool(race.owing)


def _with_heat(race: Race) -> list[int]:
    return [seat for seat in race.players() if race.cars[seat].engine]


def hand_options(race: Race, car: Car) -> Options:
    return HAND_OPTIONS if car.seat in race.owing else NO_OPTIONS


def choose_hand(race: Race, car: Car, action: Action) -> bool:
    """All choose at once; what they chose is told and done in order of seats when the last one has."""
    race.owing.remove(car.seat)
    if action.kind == MULLIGAN:
        race.mulligans.append(car.seat)
    if race.owing:
        return False
    if race.events is not None:
        race.events += [HandChosen(seat, seat in race.mulligans) for seat in _with_heat(race)]
    for seat in sorted(race.mulligans):
        _mulligan(race, race.cars[seat])
    return True


def _mulligan(race: Race, car: Car) -> None:
    """Pay 1 Heat, shuffle the hand into the deck, draw anew; sponsor cards stay."""
    faces = race.cards.faces
    car.pay_heat(1)
    car.deck += [card for card in car.hand if faces[card].kind != SPONSOR]
    car.hand = [card for card in car.hand if faces[card].kind == SPONSOR]
    race.chance.shuffle(car.deck)
    draw_up(race, car)
