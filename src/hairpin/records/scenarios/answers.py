"""The actions that a [[do]] stands for at the decision it answers."""

from __future__ import annotations

from collections.abc import Iterator

from hairpin.records.scenarios.passing import first_values
from hairpin.records.scenarios.scenario import Do
from hairpin.rules.actions import (
    CATCH_UP,
    DISCARD,
    PLAN,
    REFRESH,
    RETIRE,
    SALVAGE,
    SLIPSTREAM,
    SPEED,
    TAKE,
    Action,
)
from hairpin.rules.race import Race
from hairpin.rules.symbols import SYMBOLS

_WITH_CARDS = {"plan": PLAN, "discard": DISCARD, "refresh": REFRESH}
_AMOUNTS = tuple(symbol.name for symbol in SYMBOLS if symbol.is_pooled and symbol.name != CATCH_UP)
_OF_A_CARD = tuple(
    symbol.name for symbol in SYMBOLS if symbol.has_action and not symbol.is_pooled and symbol.name != SALVAGE
)


def answers(race: Race, seat: int, do: Do) -> Iterator[Action]:
    """Nearly always one; a salvage takes two. Each is worked out when those before have been carried out."""
    answer = do.answer
    if do.decision in _WITH_CARDS and isinstance(answer, tuple):
        yield Action(_WITH_CARDS[do.decision], 0, answer)
    elif do.decision == "slipstream" and isinstance(answer, int):
        yield Action(SLIPSTREAM, answer)
    elif do.decision == "speed" and isinstance(answer, dict):
        yield _speed(race, seat, answer)
    elif do.decision == "retire":
        yield Action(RETIRE)
    else:
        yield from _reactions(race, seat, do)


def _speed(race: Race, seat: int, values: dict[int, list[int]]) -> Action:
    """The values given, the first value for all other cards; one too many makes an action that is refused."""
    car = race.cars[seat]
    left = {card: list(chosen) for card, chosen in values.items()}
    chosen = []
    for card, first in zip(cards_with_choice(race, seat), first_values(race, car).cards, strict=True):
        chosen.append(left[card].pop(0) if left.get(card) else first)
    return Action(SPEED, 0, (*chosen, *(value for rest in left.values() for value in rest)))


def cards_with_choice(race: Race, seat: int) -> list[int]:
    return [card for card in race.cars[seat].play_area if race.cards.has_choice[card]]


def _reactions(race: Race, seat: int, do: Do) -> Iterator[Action]:
    kind = str(do.answer)
    if kind in _AMOUNTS:
        yield Action(kind, _maximum(race, seat, kind) if do.n is None else do.n)
    elif kind == CATCH_UP:
        yield Action(kind, _spaces(race, seat, do.n))
    elif kind in _OF_A_CARD:
        yield Action(kind, 0, _card(race, seat, kind, do))
    elif kind == SALVAGE:
        yield Action(kind, 0, _symbol(race, seat, kind, do.symbol))
        yield Action(TAKE, 0, do.cards)
    else:
        yield Action(kind)


def _maximum(race: Race, seat: int, kind: str) -> int:
    """All that can be had; 1, which is then refused, if nothing can."""
    return max((option.n for option in race.legal(seat) if option.kind == kind), default=1)


def _spaces(race: Race, seat: int, n: int | None) -> int:
    """Catch-up goes up to n spaces: there is at most one number of spaces that it can go."""
    possible = [option.n for option in race.legal(seat) if option.kind == CATCH_UP]
    fitting = [spaces for spaces in possible if n is None or spaces <= n]
    return fitting[0] if fitting else n or 1


def _card(race: Race, seat: int, kind: str, do: Do) -> tuple[int, ...]:
    return do.cards if do.cards and do.symbol is None else _symbol(race, seat, kind, do.symbol)


def _symbol(race: Race, seat: int, kind: str, card: int | None) -> tuple[int, ...]:
    """The card that is named, or else the first one that has the symbol."""
    if card is not None:
        return (card,)
    return next((option.cards for option in race.legal(seat) if option.kind == kind), ())
