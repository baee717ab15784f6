"""What the end of the player's own turn leads to: which cards are kept, and how many come (3.13, 3.14, 6.8)."""

from __future__ import annotations

from collections.abc import Sequence

from hairpin.forecasts.forecast import Forecast, Outcome
from hairpin.reading.road import own_car
from hairpin.rules.actions import REFRESH, Action
from hairpin.rules.symbols import SINGLE_USE
from hairpin.rules.view import View


def drawing_forecast(view: View, action: Action) -> Forecast:
    """The car stays where it is; only the hand changes."""
    car = own_car(view)
    stays = Outcome(1.0, car.speed, car.distance, car.spot, 0, (), 0)
    hand, more = _refreshed(view, action.cards) if action.kind == REFRESH else _discarded(view, action.cards)
    return Forecast((stays,), 0, car.engine, gear=car.gear, hand=hand, draws=more)


def _discarded(view: View, cards: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The cards thrown away may come back, where the deck runs out."""
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    return tuple(left), min(_missing(view, left), _to_be_had(view) + len(cards))


def _refreshed(view: View, cards: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The last one lies uppermost, and is the first to be drawn."""
    missing = _missing(view, view.hand)
    known = cards[::-1][:missing]
    hidden = _to_be_had(view) - len(known)
    return tuple(sorted(view.hand + known)), min(missing - len(known), hidden)


def _missing(view: View, hand: Sequence[int]) -> int:
    return max(0, view.hand_size - len(hand))


def _to_be_had(view: View) -> int:
    """Deck, discard, and what goes there from the play area: all but single-use cards (6.12)."""
    car = own_car(view)
    return (
        car.deck + car.discard + sum(not view.card_table.faces[card].amount(SINGLE_USE) for card in car.play_area)
    )
