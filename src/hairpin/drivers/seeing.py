"""A decision as a network sees it: the numbers of a view, and of each option."""

from __future__ import annotations

from typing import Final, NamedTuple

from hairpin.drivers.evenly import counted
from hairpin.encoding.observation_table import OBSERVATION, SLOTS
from hairpin.encoding.seen import observation_of_view
from hairpin.learning.choices import CHOICE, KIND, describe
from hairpin.learning.known import known
from hairpin.learning.sight import SIGHT, STEP, see
from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.setup import Setup
from hairpin.rules.view import View

_FROM_HAND = frozenset({actions.PLAN, actions.DISCARD, actions.DIRECT})
_FROM_ELSEWHERE = frozenset({actions.DRAFT, actions.THROW_AWAY})
_PLAYED = frozenset({actions.PAY_HEAT, actions.SCRAP, actions.SALVAGE, actions.ACCELERATE})
_LISTED = frozenset({actions.SPEED, actions.REFRESH})
_HELD = OBSERVATION.at["slots"]
RACES: Final = 16
"""So many are remembered by what is known of them from the start."""


class Looked(NamedTuple):
    """A decision as a network sees it."""

    seen: list[int]
    sight: list[float]
    choices: list[list[float]]
    """Of each option."""


def look(view: View, options: list[Action], step: int | None = None) -> Looked:
    """In the step of the view, or as if it were in another one.

    Numbers are looked at one by one, in lists: for a single view that is quicker than arrays.
    """
    seen: list[int] = observation_of_view(counted(view)).tolist()
    if step is not None:
        seen[STEP] = step
    cards = _known(view.setup)
    sight = [0.0] * SIGHT
    see(seen, cards, sight)
    return Looked(seen, sight, [_described(view, seen, cards, sight, options, at) for at in range(len(options))])


# -- what is known from the start ------------------------------------------------------------------------------

Parts = tuple[object, ...]
_recent: list[tuple[Parts, list[float]]] = []
"""Of the last few races. They are compared, not hashed: mostly they are the same objects."""


def _known(setup: Setup) -> list[float]:
    global _recent
    parts: Parts = (setup.circuit, setup.laps, setup.cards, setup.entrants, setup.legends)
    for before, row in _recent:
        if before == parts:
            return row
    found: list[float] = known(setup).tolist()
    _recent = [(parts, found), *_recent[: RACES - 1]]
    return found


# -- options ---------------------------------------------------------------------------------------------------


def _described(
    view: View, seen: list[int], cards: list[float], sight: list[float], options: list[Action], place: int
) -> list[float]:
    action = options[place]
    held, card = _slots(seen, action.cards) if action.kind in _FROM_HAND else (0, -1)
    if action.kind in _FROM_ELSEWHERE and action.cards:
        card = action.cards[0]
    found = [0.0] * CHOICE
    describe(seen, cards, sight, KIND[action.kind], _amount(view, options, place), held, card, found)
    return found


def _slots(seen: list[int], cards: tuple[int, ...]) -> tuple[int, int]:
    """A bit for each slot of the hand that holds one of them, of copies the first; and a card beyond the slots."""
    held, beyond = 0, -1
    for card in cards:
        slot = next((slot for slot in range(SLOTS) if seen[_HELD + slot] == card and not (held >> slot) & 1), None)
        if slot is None:
            beyond = card
        else:
            held |= 1 << slot
    return held, beyond


def _amount(view: View, options: list[Action], place: int) -> int:
    """As the table of slots counts."""
    action = options[place]
    if action.kind in _LISTED:
        return sum(other.kind == action.kind for other in options[:place])
    if action.kind in _PLAYED and view.seat is not None:
        symbols = view.card_table.symbols
        held = sorted({card for card in view.cars[view.seat].play_area if symbols[card]})
        return held.index(action.cards[0])
    return action.n
