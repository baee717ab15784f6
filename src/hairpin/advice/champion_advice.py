"""Advice by `champion`: what it would do, and the figure that says best why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hairpin.advice.advice import Advice, NoAdvice, Reason, Weighed
from hairpin.advice.cards import Best, best_upgrade, discard_reason, first_hand, refreshed, swap, worst_upgrade
from hairpin.advice.habits import habit_reason
from hairpin.advice.reasons import driving_reason, only
from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.learned import LearnedDriver, Thought, open_to_it
from hairpin.rules.actions import DONE, TAKE_BACK, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

ALTERNATIVES: Final = 3
WEIGHED: Final[dict[str, Callable[[View, Chance], Best]]] = {
    "keep one": best_upgrade,
    "draft": best_upgrade,
    "swap": swap,
    "throw away": worst_upgrade,
    "mulligan": first_hand,
    "replenish": refreshed,
}
"""Steps in which cards are weighed. Where that comes to the same, its figure tells more than the network's."""
DRIVEN: Final = ("plan", "speed", "react", "slipstream")


class ChampionAdviser:
    def __init__(self, driver: LearnedDriver | None = None) -> None:
        self._driver = driver or ChampionDriver()

    def advise(self, view: View, chance: Chance) -> Advice:
        if not view.options or view.options[0].kind == TAKE_BACK:
            raise NoAdvice("there is nothing to decide now")
        options = open_to_it(view)
        if len(options) == 1:
            return Advice(options[0], only(), None, ())
        if view.step == "between races":
            return Advice(options[0], Reason("go-on", {"points": 0}), None, ())
        thought = self._driver.thought(view, options)
        shares = thought.shares()
        ranked = [Weighed(options[place], round(float(shares[place]), 3)) for place in thought.ranked()]
        action = ranked[0].action
        reason = _reason(view, chance, ranked) or _likes(ranked, thought)
        return Advice(action, reason, ranked[0].worth, tuple(ranked[1 : 1 + ALTERNATIVES]))


def _reason(view: View, chance: Chance, ranked: list[Weighed]) -> Reason | None:
    action = ranked[0].action
    if view.step == "discard":
        return discard_reason(view, chance, action)
    if view.step in WEIGHED:
        best = WEIGHED[view.step](view, chance)
        return best.reason if best.action == action else None
    return habit_reason(view, action) or (_driven(view, ranked) if view.step in DRIVEN else None)


def _driven(view: View, ranked: list[Weighed]) -> Reason | None:
    """Beside going on without, where that can be done; else beside the next best."""
    action, next_best = ranked[0].action, ranked[1].action
    stay = Action(DONE)
    return driving_reason(view, action, stay if stay in view.options and action != stay else next_best)


def _likes(ranked: list[Weighed], thought: Thought) -> Reason:
    """What the network itself has to say: how sure it is, and where it expects to come in as things stand."""
    percent = round(100 * (ranked[0].worth or 0.0))
    return Reason("likes", {"percent": percent, "place": round(thought.place())})
