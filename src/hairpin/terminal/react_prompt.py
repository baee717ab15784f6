"""Step 5: each symbol with what using it would lead to."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.turns import turn_forecast
from hairpin.reading.own_cards import unpaid
from hairpin.reading.road import own_car, space
from hairpin.rules.actions import CATCH_UP, DONE, PAY_HEAT, REPLACE, TAKE, Action
from hairpin.rules.symbols import SYMBOLS
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import codes
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.react_words import AMOUNTS, symbol_line
from hairpin.terminal.salvage_prompt import choose_salvaged
from hairpin.terminal.typed import number
from hairpin.terminal.wording import bill_words
from hairpin.terminal.words import all_of, one_to, styled, t

MANDATORY = tuple(symbol.name for symbol in SYMBOLS if symbol.is_mandatory)


def choose_reaction(desk: Desk) -> Action:
    if desk.view.options[0].kind == TAKE:
        return choose_salvaged(desk)
    symbols = usable_symbols(desk.view)
    lines, end = [symbol_line(desk.view, action) for action in symbols], _end(desk.view)
    desk.pose(desk.show_road, desk.show_state, lambda: show_menu(desk, lines, end))
    while True:
        text = desk.ask(t("ask-react"), t("hint-react"))
        action = _understood(text, symbols, desk.view)
        if action and action in desk.view.options:
            return action
        desk.complain(_what_to_type(desk.view, symbols, text))


def usable_symbols(view: View) -> list[Action]:
    """Each once, what must be done in front; of those with an amount as much as there is."""
    maximum = {option.kind: option for option in sorted(view.options) if option.kind in AMOUNTS}
    rest = [option for option in view.options if option.kind not in (*AMOUNTS, DONE, REPLACE)]
    mandatory = [option for option in rest if option.kind in MANDATORY]
    return [*mandatory, *maximum.values(), *(option for option in rest if option not in mandatory)]


def _understood(text: str, symbols: list[Action], view: View) -> Action | None:
    """`2` is the second symbol, `1 2` a Cooldown of only 2 if that is the first, `scrap u43` is itself."""
    word, _, rest = text.partition(" ")
    if word in ("", "0", DONE, REPLACE):
        return Action(DONE) if not rest else None
    named = [action for action in symbols if action.kind == word]
    action = named[0] if named else pick(symbols, word)
    if action and rest:
        return _narrowed(action, rest, view)
    return action


def _narrowed(action: Action, rest: str, view: View) -> Action | None:
    if action.kind in (*AMOUNTS, CATCH_UP):
        return Action(action.kind, number(rest) or 0)
    card = view.card_table.by_code.get(rest)
    return Action(action.kind, 0, (card,)) if card is not None and action.cards else None


def _what_to_type(view: View, symbols: list[Action], text: str) -> str:
    if text in ("", "0", DONE, REPLACE) and must_do(view):
        return t("bad-react-not-yet", must=must_do(view))
    if not symbols:
        return t("bad-react-done")
    numbers = one_to(len(symbols))
    if Action(DONE) in view.options:
        return t("bad-react", numbers=numbers)
    return t("bad-react-must", numbers=numbers)


def must_do(view: View) -> str:
    """What keeps the step from ending."""
    words = [_duty(view, option) for option in view.options if option.kind in MANDATORY]
    return t("must-first", duties=all_of(words)) if words else ""


def _duty(view: View, option: Action) -> str:
    card = codes(option.cards, view.card_table)
    return t("must-pay", card=card) if option.kind == PAY_HEAT else t("must-scrap", card=card)


def _end(view: View) -> Text:
    if must_do(view):
        return styled("menu-line", head=Text(t("react-not-done"), "bold yellow"), words=must_do(view))
    if unpaid(view):
        return _replace(view)
    bill = bill_words(turn_forecast(view, Action(DONE)))
    words = styled("react-done-what", speed=own_car(view).speed, bill=bill)
    return styled("menu-line", head=Text(t("react-done"), "bold"), words=words)


def _replace(view: View) -> Text:
    """6.2."""
    cards = unpaid(view)
    start = str(space(view, view.turn_start))
    words = t("react-replace-what", cards=codes(cards, view.card_table), n=len(cards), space=start)
    return styled("menu-line", head=Text(t("react-replace"), "bold red"), words=words)
