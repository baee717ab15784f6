"""Decisions: who may do what, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules import action_text as texts
from hairpin.rules.season_view import game_view

if TYPE_CHECKING:
    from hairpin.rules.actions import Action
    from hairpin.rules.race import Race
    from hairpin.rules.season import Season
    from hairpin.rules.view import View


def legal(game: Race | Season, seat: int) -> tuple[Action, ...]:
    """All that this seat may do now; nothing if it owes no decision.

    >>> from hairpin import new_race
    >>> legal(new_race("usa", cars=2, seed=1), 0)[0]
    Action("plan", cards=(0,))
    """
    return game.legal(seat)


def apply(game: Race | Season, seat: int, action: Action | str) -> None:
    """Answer a decision, with an action or its text. What is not legal raises `IllegalAction` and changes nothing.

    >>> from hairpin import new_race
    >>> race = new_race("usa", cars=2, seed=1)
    >>> apply(race, 0, "plan 1")
    >>> race
    <Race usa, round 1, plan, waiting 1>
    """
    game.apply(seat, action_from_text(game, action) if isinstance(action, str) else action)


def view(game: Race | Season, seat: int | None = None, counting: bool = True) -> View:
    """The game as this seat may know it; with no seat, as somebody who only watches.

    With `counting`, a seat knows which cards are in its own deck and discard, as anybody could who has counted.

    >>> from hairpin import new_race
    >>> view(new_race("usa", cars=2, seed=1), 0).hand
    (0, 1, 3, 4, 5, 6, 6)
    """
    return game_view(game, seat, counting)


def action_text(game: Race | Season, action: Action) -> str:
    """As records and messages write it.

    >>> from hairpin import Action, new_race
    >>> action_text(new_race("usa", cars=2, seed=1), Action("plan", cards=(1, 6)))
    'plan 1 stress'
    """
    return texts.action_text(action, game.cards.codes)


def action_from_text(game: Race | Season, text: str) -> Action:
    """What is no action at all raises `UnknownAction`; whether it is legal is another question.

    >>> from hairpin import new_race
    >>> action_from_text(new_race("usa", cars=2, seed=1), "plan 1 stress")
    Action("plan", cards=(1, 6))
    """
    return texts.parse_action(text, game.cards.by_code)
