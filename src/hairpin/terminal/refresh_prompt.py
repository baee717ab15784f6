"""Step 9: cards that may go back on top of the deck (6.8)."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.own_cards import cards_with
from hairpin.records.card_words import card_name
from hairpin.rules import symbols
from hairpin.rules.actions import REFRESH, Action
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import BadChoice, chosen
from hairpin.terminal.menu import show_menu


def choose_refreshed(desk: Desk) -> Action:
    view = desk.view
    cards = cards_with(view, symbols.REFRESH)
    desk.show_state()
    desk.say("Before you draw up to 7, these may go on top of your deck instead of the discard:")
    show_menu(desk, [Text(card_name(view.card_table.faces[card])) for card in cards], Text("None of them"))
    order = "" if len(cards) == 1 else " The last one named lies on top and is drawn first."
    desk.say(f"What lies there you draw next.{order}")
    while True:
        text = desk.ask("Refresh", "numbers, Enter = none")
        try:
            return _refresh(desk, text, cards)
        except BadChoice as error:
            desk.complain(str(error))


def _refresh(desk: Desk, text: str, cards: tuple[int, ...]) -> Action:
    action = Action(REFRESH, 0, chosen("" if text == "0" else text, REFRESH, cards, desk.view.card_table))
    if action not in desk.view.options:
        raise BadChoice("Name cards of the list, each once, or press Enter for none.")
    return action
