"""Step 6: two spaces more, or as many as cards and road allow, or none."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hairpin.forecasts.turns import turn_forecast
from hairpin.reading.road import own_car, space
from hairpin.rules.actions import SLIPSTREAM, Action
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.wording import bill_words, way_words
from hairpin.terminal.words import one_to, styled, t

STAY: Final = Action(SLIPSTREAM, 0)


def choose_slipstream(desk: Desk) -> Action:
    longer = [option for option in desk.view.options if option.n]
    lines, stay = [_slip(desk.view, option) for option in longer], _stay(desk.view)
    desk.pose(desk.show_road, desk.show_state, lambda: show_menu(desk, lines, stay))
    while True:
        text = desk.ask(t("ask-slipstream"), t("hint-slipstream", numbers=one_to(len(longer))))
        action = _understood(text, longer)
        if action:
            return action
        desk.complain(t("bad-slipstream", numbers=one_to(len(longer))))


def _understood(text: str, longer: list[Action]) -> Action | None:
    if text in ("", "0", "n", "no", f"{SLIPSTREAM} 0"):
        return STAY
    if text in ("y", "yes", SLIPSTREAM):
        return longer[0]
    word, _, spaces = text.partition(" ")
    if word == SLIPSTREAM:
        return next((option for option in longer if str(option.n) == spaces), None)
    return pick(longer, text)


def _slip(view: View, option: Action) -> Text:
    forecast = turn_forecast(view, option)
    more = forecast.due[0] - turn_forecast(view, STAY).due[0]
    words = styled("slip-what", n=option.n, way=way_words(view, forecast), bill=bill_words(forecast))
    text = styled("menu-line", head=Text(t("slip"), "bold"), words=words)
    return text.append(" ").append(t("slip-more", heat=more), "bold") if more else text


def _stay(view: View) -> Text:
    here = str(space(view, own_car(view).distance))
    words = styled("slip-stay-what", space=here, bill=bill_words(turn_forecast(view, STAY)))
    return styled("menu-line", head=Text(t("slip-stay"), "bold"), words=words)
