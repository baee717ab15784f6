"""Salvage: the own discard lies open, and some of it may go back into the deck (6.9)."""

from __future__ import annotations

from hairpin.rules.actions import TAKE, Action
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen, hand_cards


def choose_salvaged(desk: Desk) -> Action:
    pile = tuple(sorted(desk.view.discard))
    most = max(len(option.cards) for option in desk.view.options)
    desk.say("", "Your discard, which only you see, and only now:", hand_cards(pile, desk.view.card_table))
    desk.say(f"Choose up to {_cards(most)} to shuffle into your deck.")
    while True:
        text = desk.ask("Take", "card numbers, Enter = none")
        try:
            return _take(desk, text, pile, most)
        except BadChoice as error:
            desk.complain(str(error))


def _take(desk: Desk, text: str, pile: tuple[int, ...], most: int) -> Action:
    action = Action(TAKE, 0, chosen("" if text == "0" else text, TAKE, pile, desk.view.card_table))
    if action.in_order() not in desk.view.options:
        raise BadChoice(f"Up to {_cards(most)} of the discard, not {len(action.cards)}.")
    return action


def _cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"
