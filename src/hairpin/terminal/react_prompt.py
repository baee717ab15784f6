"""Step 5: each symbol with what using it would lead to."""

from __future__ import annotations

from rich.text import Text

from hairpin.rules.actions import ADRENALINE, BOOST, COOLDOWN, DONE, Action
from hairpin.rules.view import View
from hairpin.terminal.desk import Desk
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.preview import Forecast, adrenaline_forecast, boost_forecast, done_forecast
from hairpin.terminal.road import own_car
from hairpin.terminal.typed import number
from hairpin.terminal.wording import bill_words, blocked_words, landing_words, spread


def choose_reaction(desk: Desk) -> Action:
    desk.show_road()
    desk.show_state()
    symbols = usable_symbols(desk.view)
    show_menu(desk, [_symbol(desk.view, action) for action in symbols], _done(desk.view))
    while True:
        text = desk.ask("React", "a number, Enter = done")
        action = _understood(text, symbols)
        if action and action in desk.view.options:
            return action
        desk.complain(f"Type 1 to {len(symbols)} to use a symbol, or press Enter to be done with it.")


def usable_symbols(view: View) -> list[Action]:
    """Each once; of a Cooldown as much as there is."""
    most = max([option.n for option in view.options if option.kind == COOLDOWN], default=0)
    others = [option for option in view.options if option.kind not in (COOLDOWN, DONE)]
    return [*([Action(COOLDOWN, most)] if most else []), *others]


def _understood(text: str, symbols: list[Action]) -> Action | None:
    """`2` is the second symbol, `1 2` a Cooldown of only 2 if that is the first, `boost` is itself."""
    word, _, amount = text.partition(" ")
    if word in ("", "0", DONE):
        return Action(DONE)
    named = [action for action in symbols if action.kind == word]
    action = named[0] if named else pick(symbols, word)
    if action and action.kind == COOLDOWN and amount:
        return Action(COOLDOWN, number(amount) or 0)
    return None if amount else action


def _symbol(view: View, action: Action) -> Text:
    match action.kind:
        case str(kind) if kind == COOLDOWN:
            return _cooldown(view, action.n)
        case str(kind) if kind == ADRENALINE:
            return _gain(view, "Adrenaline: ", adrenaline_forecast(view))
        case str(kind) if kind == BOOST:
            return _gain(view, "Boost for 1 Heat: ", boost_forecast(view))
        case kind:
            return Text(kind)


def _cooldown(view: View, most: int) -> Text:
    engine = own_car(view).engine
    text = Text.assemble(
        (f"Cooldown {sum(view.cooldowns)}: ", "bold"),
        f"{most} Heat from your hand into the engine, which then holds {engine + most}",
    )
    return text.append(" (1 1 = only 1)", "dim") if most > 1 else text


def _gain(view: View, name: str, forecast: Forecast) -> Text:
    speed = own_car(view).speed
    low, high = forecast.speeds
    more = f"+{spread(low - speed, high - speed)} speed, "
    way = landing_words(view, forecast) + blocked_words(forecast)
    return Text.assemble((name, "bold"), f"{more}{way}; ", bill_words(forecast))


def _done(view: View) -> Text:
    speed = own_car(view).speed
    return Text.assemble(("Done: ", "bold"), f"speed {speed}; ", bill_words(done_forecast(view)))
