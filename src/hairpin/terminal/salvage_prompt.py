"""Salvage: the player's own discard lies open, and some of it may go back into the deck (6.9)."""

from __future__ import annotations

from hairpin.rules.actions import TAKE, Action
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen, hand_cards
from hairpin.terminal.words import t


def choose_salvaged(desk: Desk) -> Action:
    pile = tuple(sorted(desk.view.discard))
    maximum = max(len(option.cards) for option in desk.view.options)
    cards = hand_cards(pile, desk.view.card_table, desk.width)
    desk.pose(lambda: desk.say("", t("salvage-here"), cards, t("salvage-how", n=maximum)))
    while True:
        text = desk.ask(t("ask-take"), t("hint-take"))
        try:
            return _take(desk, text, pile, maximum)
        except BadChoice as error:
            desk.complain(str(error))


def _take(desk: Desk, text: str, pile: tuple[int, ...], maximum: int) -> Action:
    action = Action(TAKE, 0, chosen("" if text == "0" else text, TAKE, pile, desk.view.card_table))
    if action.in_order() not in desk.view.options:
        raise BadChoice(t("bad-take", maximum=maximum, n=len(action.cards)))
    return action
