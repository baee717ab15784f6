"""Step 6: two spaces more, or as many as cards and road allow, or none."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hairpin.forecasts.road import own_car, space
from hairpin.forecasts.turns import turn_forecast
from hairpin.rules.actions import SLIPSTREAM, Action
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.wording import bill_words, blocked_words, landing_words

STAY: Final = Action(SLIPSTREAM, 0)


def choose_slipstream(desk: Desk) -> Action:
    desk.show_road()
    desk.show_state()
    longer = [option for option in desk.view.options if option.n]
    show_menu(desk, [_slip(desk.view, option) for option in longer], _stay(desk.view))
    while True:
        text = desk.ask("Slipstream", f"{_numbers(longer)} = yes, Enter = no")
        action = _understood(text, longer)
        if action:
            return action
        desk.complain(f"Type {_numbers(longer)} to take the slipstream, or press Enter to stay where you are.")


def _understood(text: str, longer: list[Action]) -> Action | None:
    if text in ("", "0", "n", "no", f"{SLIPSTREAM} 0"):
        return STAY
    if text in ("y", "yes", SLIPSTREAM):
        return longer[0]
    word, _, spaces = text.partition(" ")
    if word == SLIPSTREAM:
        return next((option for option in longer if str(option.n) == spaces), None)
    return pick(longer, text)


def _numbers(longer: list[Action]) -> str:
    return "1" if len(longer) == 1 else f"1 to {len(longer)}"


def _slip(view: View, option: Action) -> Text:
    forecast = turn_forecast(view, option)
    more = forecast.due[0] - turn_forecast(view, STAY).due[0]
    way = f"{option.n} spaces, {landing_words(view, forecast)}{blocked_words(forecast)}; "
    text = Text.assemble(("Slipstream: ", "bold"), way, bill_words(forecast))
    return text.append(f" ({more} more than if you stay)", "bold") if more else text


def _stay(view: View) -> Text:
    forecast = turn_forecast(view, STAY)
    here = space(view, own_car(view).distance)
    return Text.assemble(("Stay: ", "bold"), f"on space {here}; ", bill_words(forecast))
