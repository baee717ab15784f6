"""Step 8: throwing cards away."""

from __future__ import annotations

from hairpin.rules.actions import DISCARD, Action
from hairpin.rules.cards import STRESS
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen
from hairpin.terminal.words import t


def choose_discard(desk: Desk) -> Action:
    desk.pose(desk.show_hand, lambda: desk.say(t("discard-how", stays=_what_stays(desk.view))))
    while True:
        text = desk.ask(t("ask-discard"), t("hint-discard"))
        try:
            return _discard(desk.view, text)
        except BadChoice as error:
            desk.complain(str(error))


def _discard(view: View, text: str) -> Action:
    cards = chosen("" if text == "0" else text, DISCARD, view.hand, view.card_table)
    action = Action(DISCARD, 0, cards)
    if action.in_order() not in view.options:
        raise BadChoice(t("bad-discard", stays=_what_stays(view)))
    return action


def _what_stays(view: View) -> str:
    """Events may let Stress go, or Heat."""
    goes = {card for option in view.options for card in option.cards}
    if STRESS in goes:
        return "heat"
    return "stress" if any(view.card_table.is_heat[card] for card in goes) else "both"
