"""Step 5: the symbols at hand, each used on its own, in any order (3.7-3.9).

Here are those of gear, Adrenaline and Boost; those of cards say themselves what they offer (`symbols`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.actions import ADRENALINE, BOOST, COOLDOWN, DONE, REPLACE, TAKE, Action, Options, options
from hairpin.rules.events import Boosted
from hairpin.rules.flipping import flip
from hairpin.rules.moving import advance
from hairpin.rules.symbols import BY_NUMBER, SYMBOLS, cooldown, direct, heat, salvage

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race
    from hairpin.rules.symbols.symbol import Use

_USES: Final[dict[str, Use]] = {
    **{symbol.name: symbol.use for symbol in SYMBOLS if symbol.use is not None},
    TAKE: salvage.take,
    REPLACE: heat.replace,
    DONE: heat.replace,  # said while cards are unpaid
}

DONE_REACTING: Final = Action(DONE)

_REACTIONS: Final[dict[tuple[int, bool, bool], Options]] = {}
"""By what is offered beside the symbols of cards: how much can be cooled, Adrenaline, a Boost."""


def begin_react(race: Race) -> bool:
    return _can_react(race, race.car)


def _can_react(race: Race, car: Car) -> bool:
    """Asked by what everybody can see, so that being asked tells nothing about the hand."""
    turn = race.turn
    if turn.adrenaline or (not turn.boosted and (car.engine or _boost_is_free(race, car))):
        return True
    if car.hand and (cooldown.pool(race, car) or car.may_play_direct):
        return True
    return bool(turn.symbols) and any(BY_NUMBER[number].is_open(race, car) for number in turn.kinds())


def _boost_is_free(race: Race, car: Car) -> bool:
    """8.4: in a sector with heat control."""
    return race.road.has_sectors and race.road.sector_at(car.distance).free_boost


def _can_boost(race: Race, car: Car) -> bool:
    """3.9: once a turn, for a Heat; none may be spent on it while a card's Heat is unpaid (6.2)."""
    turn = race.turn
    if turn.boosted:
        return False
    if car.engine and not turn.symbols:
        return True
    return _boost_is_free(race, car) or (bool(car.engine) and not heat.unpaid(race))


def reactions(race: Race, car: Car) -> Options:
    turn = race.turn
    if turn.salvaging:
        return options(salvage.takes(race, car))
    key = (cooldown.max_cooldown(race, car), turn.adrenaline, _can_boost(race, car))
    found = _REACTIONS.get(key)
    if found is None:
        found = _REACTIONS[key] = options([DONE_REACTING, *_plain_reactions(*key)])
    if car.has_upgrades:
        direct_plays = direct.offers(race, car)
        if turn.symbols or direct_plays:
            return _with_cards(race, car, found.listed[1:], direct_plays)
    return found


def _plain_reactions(cooling: int, adrenaline: bool, boost: bool) -> list[Action]:
    found = [Action(COOLDOWN, n) for n in range(1, cooling + 1)]
    if adrenaline:
        found.append(Action(ADRENALINE))
    if boost:
        found.append(Action(BOOST))
    return found


def _with_cards(race: Race, car: Car, plain: tuple[Action, ...], direct_plays: list[Action]) -> Options:
    """The same with the symbols of cards; what is mandatory keeps the step from ending."""
    must: list[Action] = []
    may: list[Action] = []
    for number in race.turn.kinds():
        symbol = BY_NUMBER[number]
        (must if symbol.is_mandatory else may).extend(symbol.offers(race, car))
    ends = [] if must else [DONE_REACTING, Action(REPLACE)] if heat.unpaid(race) else [DONE_REACTING]
    return options([*ends, *must, *plain, *may, *direct_plays])


def react(race: Race, car: Car, action: Action) -> bool:
    match action.kind:
        case "done" if not (race.turn.symbols and heat.unpaid(race)):
            return True
        case "cooldown":
            cooldown.cool_down(race, car, action.n)
        case "adrenaline":
            race.turn.adrenaline = False
            car.speed += 1
            advance(race, car, 1, ADRENALINE)
        case "boost":
            _boost(race, car)
        case _:
            _USES[action.kind](race, car, action)
    return not race.turn.salvaging and not _can_react(race, car)


def _boost(race: Race, car: Car) -> None:
    cost = 0 if _boost_is_free(race, car) else 1
    race.turn.boosted = True
    race.turn.plus_count += 1
    car.pay_heat(cost)
    if race.events is not None:
        race.events.append(Boosted(car.seat, cost))
    spaces = flip(race, car)
    car.speed += spaces
    advance(race, car, spaces, BOOST)
