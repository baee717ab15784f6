"""Step 3: choosing values, where revealed cards offer several (3.5)."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.turns import turn_forecast
from hairpin.reading.own_cards import has_choice, unpaid, unpaid_heat
from hairpin.reading.road import own_car
from hairpin.rules.actions import SPEED, Action
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.hand import codes
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.typed import number
from hairpin.terminal.wording import bill_words, way_words
from hairpin.terminal.words import all_of, one_to, styled, t

MAX_LISTED = 9


def choose_speed(desk: Desk) -> Action:
    view = desk.view
    choices = listed(view)
    lines = [_line(view, choice) for choice in choices]
    desk.pose(desk.show_road, lambda: _tell_cards(desk), lambda: show_menu(desk, lines))
    while True:
        action = _understood(desk.ask(t("ask-speed"), t("hint-number")), choices)
        if action in view.options:
            return action
        desk.complain(t("bad-speed", numbers=one_to(len(choices)), example=_example(choices[-1])))


def _tell_cards(desk: Desk) -> None:
    view = desk.view
    played = own_car(view).play_area
    desk.say("", t("speed-played", cards=codes(played, view.card_table)), *_heat_to_come(view))
    desk.say(t("speed-how", cards=all_of(_names(view))))


def listed(view: View) -> list[Action]:
    """Slowest first; of very many only one for each speed."""
    choices = sorted(view.options, key=lambda option: (sum(option.cards), option.cards))
    if len(choices) <= MAX_LISTED:
        return choices
    return list({sum(option.cards): option for option in choices}.values())


def _names(view: View) -> list[str]:
    return [view.card_table.codes[card] for card in has_choice(view, own_car(view).play_area)]


def _heat_to_come(view: View) -> list[str]:
    if not unpaid(view):
        return []
    return [t("speed-heat", heat=unpaid_heat(view), cards=codes(unpaid(view), view.card_table))]


def _line(view: View, choice: Action) -> Text:
    forecast = turn_forecast(view, choice)
    values = ", ".join(f"{name} = {n}" for name, n in zip(_names(view), choice.cards, strict=True))
    way, bill = way_words(view, forecast), bill_words(forecast)
    words = styled("speed-what", speed=forecast.speeds[0], way=way, bill=bill)
    return styled("menu-line", head=Text(values, "bold"), words=words)


def _understood(text: str, choices: list[Action]) -> Action | None:
    kind, *values = text.split() or [""]
    if kind == SPEED:
        return Action(SPEED, 0, tuple(number(word) or 0 for word in values))
    return pick(choices, text)


def _example(choice: Action) -> str:
    return " ".join([SPEED, *map(str, choice.cards)])
