"""A driver that has learned: one look at the view, through a network."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from hairpin.drivers.by_cards import worth_by_cards
from hairpin.drivers.evenly import counted
from hairpin.encoding.observation_table import OBSERVATION, SLOTS
from hairpin.encoding.seen import observation_of_view
from hairpin.learning.arrays import NUMPY, Array
from hairpin.learning.choices import CHOICE, KIND, describe
from hairpin.learning.known import known
from hairpin.learning.network import Weights, forward
from hairpin.learning.places import PLACES, place_chances
from hairpin.learning.sight import SIGHT, STEP, see
from hairpin.learning.worth import potential
from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.setup import Setup
from hairpin.rules.steps import DRAFTING
from hairpin.rules.view import View

_FROM_HAND = frozenset({actions.PLAN, actions.DISCARD, actions.DIRECT})
_FROM_ELSEWHERE = frozenset({actions.DRAFT, actions.THROW_AWAY})
_PLAYED = frozenset({actions.PAY_HEAT, actions.SCRAP, actions.SALVAGE, actions.ACCELERATE})
_LISTED = frozenset({actions.SPEED, actions.REFRESH})
_NEVER = frozenset({actions.RETIRE, actions.LEAVE, actions.TAKE_BACK})
_HELD = OBSERVATION.at["slots"]
_BETWEEN_RACES = frozenset({actions.SWAP, actions.KEEP_UPGRADE})
SURE: Final = 10.0
"""Of what is weighed by cards: so much more liked for each space that it brings."""
RACES: Final = 16
"""So many are remembered by what is known of them from the start."""
DIGITS: Final = 6
"""Of a score or a chance. Machines add in different orders and differ in the fifteenth; in these they agree."""


class Thought(NamedTuple):
    """What a network makes of a view."""

    worth: float
    """What a race is that comes out as expected: 1 is a win."""
    places: Array
    """The chance to come in first, second and so on."""
    scores: Array
    """Of each option, in order; the higher the better."""

    def place(self) -> float:
        """Expected, from 1."""
        return float(self.places @ np.arange(1, PLACES + 1))

    def ranked(self) -> list[int]:
        """The places of the options, from the one that is liked best; of equals the first."""
        found: list[int] = np.argsort(-self.scores, kind="stable").tolist()
        return found

    def shares(self) -> Array:
        """Of each option: how often it would be chosen by one who is as sure as the network is."""
        shares: Array = np.exp(self.scores - self.scores.max())
        return shares / shares.sum()

    def spread(self) -> float:
        """How far from it the car may well come in: one standard deviation."""
        away = np.arange(1, PLACES + 1) - self.place()
        return float((self.places @ (away * away)) ** 0.5)


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


class LearnedDriver:
    def __init__(self, weights: Weights) -> None:
        self.weights = {name: array.astype(np.float64, copy=False) for name, array in weights.items()}

    def decide(self, view: View, chance: Chance) -> Action:
        """What it likes best; it never gives up."""
        options = open_to_it(view)
        if len(options) == 1:
            return options[0]
        return options[self.thought(view, options).ranked()[0]]

    def thought(self, view: View, options: list[Action]) -> Thought:
        """Numbers are looked at one by one, in lists: for a single view that is quicker than arrays."""
        seen: list[int] = observation_of_view(counted(view)).tolist()
        is_garage = any(option.kind in _BETWEEN_RACES for option in options)
        if is_garage:
            seen[STEP] = DRAFTING
        asked = _drafts(options) if is_garage else options
        cards = _known(view.setup)
        sight = [0.0] * SIGHT
        see(seen, cards, sight)
        choices = [_described(view, seen, cards, sight, asked, place) for place in range(len(asked))]
        rows = np.zeros(len(asked), np.int64)
        passed = forward(NUMPY, self.weights, np.array([sight]), np.array(choices), rows)
        places = place_chances(NUMPY, passed.places, np.array([seen]))
        scores = passed.scores
        if is_garage:
            scores = _as_drafted(options, asked, scores)
        elif any(option.kind == actions.TAKE for option in options):
            scores = SURE * np.array([worth_by_cards(view, option) for option in options])
        worth = float(passed.worths[0] + potential(NUMPY, np.array([seen]))[0])
        return Thought(round(worth, DIGITS), places[0].round(DIGITS), scores.round(DIGITS))


# -- between races: not practised, but drafting is -------------------------------------------------------------


def _drafts(options: list[Action]) -> list[Action]:
    """As if all their cards were on sale."""
    cards = {card for option in options for card in option.cards}
    return [Action(actions.DRAFT, 0, (card,)) for card in sorted(cards)]


def _as_drafted(options: list[Action], drafts: list[Action], scores: Array) -> Array:
    """A card that is kept is liked as if it were drafted; a swap, by how much more than what is given for it."""
    liked = {draft.cards[0]: float(score) for draft, score in zip(drafts, scores, strict=True)}

    def of(option: Action) -> float:
        *given, taken = [liked[card] for card in option.cards] or [0.0]
        return taken - sum(given)

    return np.array([of(option) for option in options])


# -- options ---------------------------------------------------------------------------------------------------


def open_to_it(view: View) -> list[Action]:
    """All but to give up; who is asked again after the plan was made has nothing else."""
    return [action for action in view.options if action.kind not in _NEVER] or list(view.options)


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
