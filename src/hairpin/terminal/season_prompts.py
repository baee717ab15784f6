"""Before the races of a season: going on or leaving, the swap, the upgrade to keep (9.1, 9.2.1)."""

from __future__ import annotations

from rich.text import Text

from hairpin.records.card_words import face_words
from hairpin.rules.actions import GO_ON, KEEP, LEAVE, Action
from hairpin.terminal.desk import Desk
from hairpin.terminal.menu import pick, show_menu


def choose_to_go_on(desk: Desk) -> Action:
    while True:
        text = desk.ask("Next race?", "Enter = go on, quit = stop for today, leave = give the season up")
        if text in ("", "y", "yes", GO_ON):
            return Action(GO_ON)
        if text == LEAVE:
            return Action(LEAVE)
        desk.complain("Press Enter for the next race, or type leave to leave the season for good.")


def choose_swap(desk: Desk) -> Action:
    desk.say("", "As the last on the grid you may swap one of your upgrades for one left in the market.")
    swaps = [option for option in desk.view.options if option.cards]
    return _choose(desk, "Swap?", "a number, Enter = keep what you have", swaps)


def choose_upgrade_to_keep(desk: Desk) -> Action:
    desk.say("", "A new season begins, and one of your upgrades comes along. Which one?")
    return _choose(desk, "Keep", "a number", list(desk.view.options))


def _choose(desk: Desk, what: str, hint: str, options: list[Action]) -> Action:
    show_menu(desk, [_words(desk, option) for option in options])
    while True:
        text = desk.ask(what, hint)
        if text in ("", "0", KEEP) and Action(KEEP) in desk.view.options:
            return Action(KEEP)
        action = pick(options, text) or _typed(desk, text, options)
        if action in options:
            return action
        desk.complain(f"Type 1 to {len(options)}.")


def _typed(desk: Desk, text: str, options: list[Action]) -> Action | None:
    """As records write it: `swap u1 u2`."""
    codes = desk.view.card_table.codes
    for option in options:
        if text == " ".join([option.kind, *(codes[card] for card in option.cards)]):
            return option
    return None


def _words(desk: Desk, option: Action) -> Text:
    faces = [desk.view.card_table.faces[card] for card in option.cards]
    return Text(" for ".join(f"{face.code} ({face_words(face)})" for face in faces))
