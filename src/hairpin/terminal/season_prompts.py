"""Before the races of a season: going on or leaving, the swap, the upgrade to keep (9.1, 9.2.1)."""

from __future__ import annotations

from rich.text import Text

from hairpin.rules.actions import GO_ON, KEEP, LEAVE, Action
from hairpin.terminal.card_words import card_name
from hairpin.terminal.desk import Desk
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.words import one_to, t


def choose_to_go_on(desk: Desk) -> Action:
    while True:
        text = desk.ask(t("ask-go-on"), t("hint-go-on"))
        if text in ("", "y", "yes", GO_ON):
            return Action(GO_ON)
        if text == LEAVE:
            return Action(LEAVE)
        desk.complain(t("bad-go-on"))


def choose_swap(desk: Desk) -> Action:
    swaps = [option for option in desk.view.options if option.cards]
    return _choose(desk, t("swap-how"), t("ask-swap"), t("hint-swap"), swaps)


def choose_upgrade_to_keep(desk: Desk) -> Action:
    return _choose(desk, t("keep-upgrade-how"), t("ask-keep-upgrade"), t("hint-number"), list(desk.view.options))


def _choose(desk: Desk, how: str, what: str, hint: str, options: list[Action]) -> Action:
    lines = [_words(desk, option) for option in options]
    desk.pose(lambda: desk.say("", how), lambda: show_menu(desk, lines))
    while True:
        text = desk.ask(what, hint)
        if text in ("", "0", KEEP) and Action(KEEP) in desk.view.options:
            return Action(KEEP)
        action = pick(options, text) or _typed(desk, text, options)
        if action in options:
            return action
        desk.complain(t("bad-choice", numbers=one_to(len(options))))


def _typed(desk: Desk, text: str, options: list[Action]) -> Action | None:
    """As records write it: `swap u1 u2`."""
    codes = desk.view.card_table.codes
    for option in options:
        if text == " ".join([option.kind, *(codes[card] for card in option.cards)]):
            return option
    return None


def _words(desk: Desk, option: Action) -> Text:
    names = [card_name(desk.view.card_table.faces[card]) for card in option.cards]
    return Text(t("swap-for", given=names[0], taken=names[1]) if len(names) > 1 else names[0])
