"""A driver that has learned: one look at the view, through a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from hairpin.drivers.by_cards import worth_by_cards
from hairpin.drivers.one_thread import one_thread
from hairpin.drivers.seeing import look
from hairpin.learning.arrays import EXACT, Array
from hairpin.learning.network import Weights, forward
from hairpin.learning.places import PLACES, place_chances
from hairpin.learning.worth import potential
from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.steps import DRAFTING
from hairpin.rules.view import View

_NEVER = frozenset({actions.RETIRE, actions.LEAVE, actions.TAKE_BACK})
_BETWEEN_RACES = frozenset({actions.SWAP, actions.KEEP_UPGRADE})
SURE: Final = 10.0
"""Of what is weighed by cards: so much more liked for each space that it brings."""
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
        """Of each option: how often the network would choose it in practice."""
        shares: Array = np.exp(self.scores - self.scores.max())
        return shares / shares.sum()

    def spread(self) -> float:
        """How far from it the car may well come in: one standard deviation."""
        away = np.arange(1, PLACES + 1) - self.place()
        return float((self.places @ (away * away)) ** 0.5)


class LearnedDriver:
    def __init__(self, weights: Weights) -> None:
        self.weights = {name: array.astype(np.float64, copy=False) for name, array in weights.items()}

    def decide(self, view: View, chance: Chance) -> Action:
        return self.at_first_sight(view)

    def at_first_sight(self, view: View) -> Action:
        """What it likes best; it never gives up."""
        return self.all_at_first_sight([view])[0]

    def all_at_first_sight(self, views: Sequence[View]) -> list[Action]:
        """One for each; together they pass the network in less time than one by one."""
        open_to = [open_to_it(view) for view in views]
        asked = [(view, options) for view, options in zip(views, open_to, strict=True) if len(options) > 1]
        best = iter([thought.ranked()[0] for thought in self.thoughts(asked)])
        return [options[next(best)] if len(options) > 1 else options[0] for options in open_to]

    def thought(self, view: View, options: list[Action]) -> Thought:
        return self.thoughts([(view, options)])[0]

    def thoughts(self, asked: Sequence[tuple[View, list[Action]]]) -> list[Thought]:
        if not asked:
            return []
        looks = [look(view, _as_practised(options), _step(options)) for view, options in asked]
        counts = [len(each.choices) for each in looks]
        rows = np.repeat(np.arange(len(looks)), counts)
        choices = np.array([choice for each in looks for choice in each.choices])
        sights = np.array([each.sight for each in looks])
        with one_thread():
            passed = forward(EXACT, self.weights, sights, choices, rows)
        seen = np.array([each.seen for each in looks])
        worths = passed.worths + potential(EXACT, seen)
        places = place_chances(EXACT, passed.places, seen).round(DIGITS)
        scores = np.split(passed.scores, np.cumsum(counts)[:-1])
        return [
            Thought(round(float(worths[n]), DIGITS), places[n], _scored(*asked[n], scores[n]).round(DIGITS))
            for n in range(len(asked))
        ]


# -- between races: not practised, but drafting is -------------------------------------------------------------


def _is_between_races(options: list[Action]) -> bool:
    return any(option.kind in _BETWEEN_RACES for option in options)


def _step(options: list[Action]) -> int | None:
    return DRAFTING if _is_between_races(options) else None


def _as_practised(options: list[Action]) -> list[Action]:
    """As if all their cards were on sale."""
    if not _is_between_races(options):
        return options
    cards = {card for option in options for card in option.cards}
    return [Action(actions.DRAFT, 0, (card,)) for card in sorted(cards)]


def _scored(view: View, options: list[Action], scores: Array) -> Array:
    """The options as they are, from what the network says of them as it has practised them."""
    if _is_between_races(options):
        return _as_drafted(options, scores)
    if any(option.kind == actions.TAKE for option in options):
        return SURE * np.array([worth_by_cards(view, option) for option in options])
    return scores


def _as_drafted(options: list[Action], scores: Array) -> Array:
    """A card that is kept is liked as if it were drafted; a swap, by how much more than what is given for it."""
    drafts = _as_practised(options)
    liked = {draft.cards[0]: float(score) for draft, score in zip(drafts, scores, strict=True)}

    def of(option: Action) -> float:
        *given, taken = [liked[card] for card in option.cards] or [0.0]
        return taken - sum(given)

    return np.array([of(option) for option in options])


def open_to_it(view: View) -> list[Action]:
    """All but to give up; who is asked again after the plan was made has nothing else."""
    return [action for action in view.options if action.kind not in _NEVER] or list(view.options)
