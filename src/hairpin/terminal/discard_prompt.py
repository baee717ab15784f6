"""Step 8: throwing cards away."""

from __future__ import annotations

from hairpin.rules.actions import DISCARD, Action
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen


def choose_discard(desk: Desk) -> Action:
    desk.show_hand()
    desk.say("Discard any cards but Heat and Stress; the last one named lies on top.")
    while True:
        text = desk.ask("Discard", "card numbers, Enter = keep all")
        try:
            return _discard(desk.view, text)
        except BadChoice as error:
            desk.complain(str(error))


def _discard(view: View, text: str) -> Action:
    cards = chosen("" if text == "0" else text, DISCARD, view.hand, view.card_table)
    action = Action(DISCARD, 0, cards)
    if action.in_order() not in view.options:
        raise BadChoice("Heat and Stress can't be discarded; name other cards, or press Enter to keep all.")
    return action
