"""Advice by `champion`: what it would do, with what it computed on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hairpin.advice.advice import Advice, NoAdvice, Reason, Weighed
from hairpin.advice.cards import (
    ALTERNATIVES,
    advised,
    best_upgrade,
    first_hand,
    hand_reason,
    refreshed,
    swap,
    worst_upgrade,
)
from hairpin.advice.reasons import driving_reason, only
from hairpin.drivers.champion import LONG_THOUGHT, ChampionDriver
from hairpin.drivers.judgement import Judgement
from hairpin.drivers.pro import at_once, closely
from hairpin.rules import symbols
from hairpin.rules.actions import DISCARD, PAY_HEAT, PLAN, SALVAGE, SCRAP, TAKE_BACK, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

AMOUNT_ON_THE_CARD: Final = {
    PAY_HEAT: symbols.PAY_HEAT,
    SCRAP: symbols.SCRAP,
    SALVAGE: symbols.SALVAGE,
}
"""Actions that name a card, and the symbol on it that says how many."""


class ChampionAdviser:
    def __init__(self, driver: ChampionDriver | None = None) -> None:
        self._driver = driver or ChampionDriver()

    def advise(self, view: View, chance: Chance) -> Advice:
        if not view.options or view.options[0].kind == TAKE_BACK:
            raise NoAdvice("there is nothing to decide now")
        if len(view.options) == 1:
            return Advice(view.options[0], only(), None, ())
        return self._answers()[view.step](view, chance)

    def _answers(self) -> dict[str, Callable[[View, Chance], Advice]]:
        return {
            "keep one": best_upgrade,
            "draft": best_upgrade,
            "swap": swap,
            "throw away": worst_upgrade,
            "mulligan": first_hand,
            "plan": self._plan,
            "speed": self._speed,
            "react": self._react,
            "slipstream": self._slipstream,
            "discard": self._discard,
            "replenish": refreshed,
            "between races": _go_on,
        }

    def _plan(self, view: View, chance: Chance) -> Advice:
        plans = [option for option in view.options if option.kind == PLAN]
        if len(plans) == 1:
            return Advice(plans[0], only(), None, ())
        ranked = closely(view, chance, plans, LONG_THOUGHT)
        tried = self._driver.rehearsed(view, chance, ranked)
        action = tried[0].plan if tried else ranked[0][1]
        if len(ranked) == 1:  # one looks best by far; how far, the first look says
            judgement = Judgement(view)
            looks = [(judgement.first_look(plan.cards), plan) for plan in plans]
            ranked = sorted(looks, key=lambda look: -look[0])
        worths = {plan: worth for worth, plan in ranked}
        others = [(worth, plan) for worth, plan in ranked if plan != action]
        gap = worths[action] - others[0][0]
        reason = driving_reason(view, action, others, gap, tried)
        return Advice(action, reason, worths[action], _some(others))

    # -- the turn ----------------------------------------------------------------------------------------

    def _speed(self, view: View, chance: Chance) -> Advice:
        return _driven(view, self._driver.speeds(view, chance))

    def _slipstream(self, view: View, chance: Chance) -> Advice:
        return _driven(view, self._driver.slipstreams(view, chance))

    def _react(self, view: View, chance: Chance) -> Advice:
        action = at_once(view)
        if action is not None:
            return Advice(action, _habit_reason(view, action), None, ())
        return _driven(view, self._driver.reactions(view, chance))

    def _discard(self, view: View, chance: Chance) -> Advice:
        weighed = self._driver.discards(view, chance)
        if len(weighed) < 2:  # behind the finish line
            return Advice(weighed[0][1], only(len(view.options)), None, ())
        keeps = next((worth for worth, option in weighed if option == Action(DISCARD)), None)

        def reason(best: float, second: float | None) -> Reason:
            """Beside keeping all; for whoever keeps all, beside the best that can be thrown away."""
            return hand_reason(len(weighed), best, second if keeps is None or keeps == best else keeps)

        return advised(weighed, reason)


def _driven(view: View, weighed: list[tuple[float, Action]]) -> Advice:
    best = max(weighed, key=lambda found: found[0])
    others = sorted((found for found in weighed if found is not best), key=lambda found: -found[0])
    if not others:
        return Advice(best[1], only(len(view.options)), best[0], ())
    reason = driving_reason(view, best[1], others, best[0] - others[0][0])
    return Advice(best[1], reason, best[0], _some(others))


def _some(others: list[tuple[float, Action]]) -> tuple[Weighed, ...]:
    return tuple(Weighed(action, worth) for worth, action in others[:ALTERNATIVES])


def _habit_reason(view: View, action: Action) -> Reason:
    """What costs nothing, or must be done anyway; the figure is how much of it there is."""
    symbol = AMOUNT_ON_THE_CARD.get(action.kind)
    n = (
        view.card_table.faces[action.cards[0]].amount(symbol)
        if symbol is not None
        else action.n or len(action.cards)
    )
    return Reason(f"habit-{action.kind}", {"n": n})


def _go_on(view: View, chance: Chance) -> Advice:
    """Whoever leaves has no more races."""
    return Advice(view.options[0], Reason("go-on", {"points": 0}), None, ())
