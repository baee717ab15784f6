"""Steps 1 and 2: choosing gear and cards, seeing what comes of it, committing."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding

from hairpin.reading.shifting import is_cluttered
from hairpin.rules.actions import PLAN, RETIRE, Action
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen
from hairpin.terminal.plan_table import plan_table
from hairpin.terminal.plan_words import (
    adrenaline_words,
    cluttered_plans,
    cluttered_words,
    gear_choice,
    plan_words,
    tournament_words,
    why_not,
)
from hairpin.terminal.words import t

YES = "yes"
NO = "no"


def choose_plan(desk: Desk) -> Action:
    desk.pose(desk.show_standing, desk.show_road, desk.show_hand, lambda: desk.say(_choice(desk.view)))
    text = _ask(desk)
    while True:
        action = _understood(desk, text)
        answer = _confirm(desk, action) if action else NO
        if action and answer == YES:
            return action
        text = _ask(desk) if answer == NO else answer


def _choice(view: View) -> RenderableType:
    if is_cluttered(view):
        return cluttered_words(view)
    return "\n".join([*adrenaline_words(view), gear_choice(view), *tournament_words(view)])


def _ask(desk: Desk) -> str:
    hints = t("hint-cluttered") if is_cluttered(desk.view) else t("hint-plan")
    return desk.ask(t("ask-plan"), hints)


def _understood(desk: Desk, text: str) -> Action | None:
    """A legal plan, or giving up; anything else has been answered."""
    if text == RETIRE:
        return Action(RETIRE)
    if text == "plans":
        desk.say("", cluttered_words(desk.view) if is_cluttered(desk.view) else plan_table(desk.view))
        return None
    try:
        return _plan(desk.view, text)
    except BadChoice as error:
        desk.complain(str(error))
        return None


def _plan(view: View, text: str) -> Action:
    if not text and is_cluttered(view):
        return cluttered_plans(view)[0]
    action = Action(PLAN, 0, chosen(text, PLAN, view.hand, view.card_table))
    if action.in_order() not in view.options:
        raise BadChoice(why_not(view, action.cards))
    return action


def _confirm(desk: Desk, action: Action) -> str:
    """Yes or no; what is neither is taken for another plan."""
    if action.kind == RETIRE:
        answer = desk.ask(t("ask-retire"), t("hint-retire"))
        return YES if answer in ("y", YES) else NO
    lines = [Padding(line, (0, 0, 0, 2)) for line in plan_words(desk.view, action.cards)]
    with desk.posing_further(lambda: desk.say(*lines)):
        answer = desk.ask(t("ask-commit"), t("hint-commit"))
    return {"": YES, "y": YES, "n": NO, NO: NO}.get(answer, answer)
