"""Step 9: cards that may go back on top of the deck (6.8)."""

from __future__ import annotations

from rich.text import Text

from hairpin.reading.own_cards import cards_with
from hairpin.rules import symbols
from hairpin.rules.actions import REFRESH, Action
from hairpin.terminal.card_words import card_name
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen
from hairpin.terminal.menu import show_menu
from hairpin.terminal.words import t


def choose_refreshed(desk: Desk) -> Action:
    view = desk.view
    cards = cards_with(view, symbols.REFRESH)
    names = [Text(card_name(view.card_table.faces[card])) for card in cards]
    desk.pose(
        desk.show_state,
        lambda: desk.say(t("refresh-how")),
        lambda: show_menu(desk, names, Text(t("refresh-none"))),
        lambda: desk.say(t("refresh-order", n=len(cards))),
    )
    while True:
        text = desk.ask(t("ask-refresh"), t("hint-refresh"))
        try:
            return _refresh(desk, text, cards)
        except BadChoice as error:
            desk.complain(str(error))


def _refresh(desk: Desk, text: str, cards: tuple[int, ...]) -> Action:
    action = Action(REFRESH, 0, chosen("" if text == "0" else text, REFRESH, cards, desk.view.card_table))
    if action not in desk.view.options:
        raise BadChoice(t("bad-refresh"))
    return action
