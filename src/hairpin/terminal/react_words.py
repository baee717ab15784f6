"""The lines of the React menu."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.own_cards import unpaid
from hairpin.forecasts.road import own_car
from hairpin.forecasts.turns import turn_forecast
from hairpin.records.card_words import card_name
from hairpin.rules.actions import (
    ACCELERATE,
    ADRENALINE,
    BOOST,
    CATCH_UP,
    COOLDOWN,
    DIRECT,
    PAY_HEAT,
    REDUCE_STRESS,
    SALVAGE,
    SCRAP,
    Action,
)
from hairpin.rules.cards import CardFace
from hairpin.rules.view import View
from hairpin.terminal.wording import bill_words, blocked_words, landing_words, spread


def symbol_line(view: View, action: Action) -> Text:
    if action.kind in (PAY_HEAT, SCRAP, SALVAGE, ACCELERATE, DIRECT):
        return _of_card(view, action, view.card_table.faces[action.cards[0]])
    match action.kind:
        case str(kind) if kind == COOLDOWN:
            return _cooldown(view, action.n)
        case str(kind) if kind == REDUCE_STRESS:
            return _reduce_stress(action.n)
        case str(kind) if kind == ADRENALINE:
            return _gain(view, "Adrenaline: ", turn_forecast(view, action))
        case str(kind) if kind == BOOST:
            return _boost(view, turn_forecast(view, action))
        case str(kind) if kind == CATCH_UP:
            return _catch_up(view, action.n, turn_forecast(view, action))
        case kind:
            return Text(kind)


def _of_card(view: View, action: Action, face: CardFace) -> Text:
    match action.kind:
        case str(kind) if kind == PAY_HEAT:
            return _mandatory(f"Pay {face.heat} Heat for {face.code}: ", _engine_after(view, face))
        case str(kind) if kind == SCRAP:
            top = "the top card" if face.scrap == 1 else f"the top {face.scrap} cards"
            return _mandatory(f"Scrap {face.scrap} for {face.code}: ", f"{top} of your deck to the discard")
        case str(kind) if kind == SALVAGE:
            words = f"look through your discard, then shuffle up to {face.salvage} of its cards into the deck"
            return Text.assemble((f"Salvage with {face.code}: ", "bold"), words)
        case str(kind) if kind == ACCELERATE:
            return _gain(view, f"Accelerate with {face.code}: ", turn_forecast(view, action))
        case _:
            return _direct(view, face, turn_forecast(view, action))


def _mandatory(name: str, words: str) -> Text:
    return Text.assemble((name, "bold"), words, (" - must be done before you go on", "yellow"))


def _engine_after(view: View, face: CardFace) -> str:
    return f"the engine then holds {own_car(view).engine - face.heat}"


def _cooldown(view: View, most: int) -> Text:
    engine = own_car(view).engine
    text = Text.assemble(
        ("Cooldown: ", "bold"),
        f"{most} Heat from your hand into the engine, which then holds {engine + most}",
    )
    return text.append(" (for less, add the amount: cooldown 1)", "dim") if most > 1 else text


def _reduce_stress(most: int) -> Text:
    text = Text.assemble(("Reduce stress: ", "bold"), f"discard {most} Stress from your hand")
    return text.append(" (for less, add the amount: reduce-stress 1)", "dim") if most > 1 else text


def _boost(view: View, forecast: Forecast) -> Text:
    price = "for 1 Heat" if forecast.heat else "for free, by heat control here"
    return _gain(view, f"Boost {price}: ", forecast)


def _catch_up(view: View, spaces: int, forecast: Forecast) -> Text:
    count = "1 space" if spaces == 1 else f"{spaces} spaces"
    way = f"{count}, {landing_words(view, forecast)}, right behind a car; same speed; "
    return Text.assemble(("Catch-up: ", "bold"), way, _bill(view, forecast))


def _direct(view: View, face: CardFace, forecast: Forecast) -> Text:
    name = f"Play {card_name(face)} from your hand"
    price = f" for {face.heat} Heat" if face.heat else ""
    return _gain(view, f"{name}{price}: ", forecast)


def _gain(view: View, name: str, forecast: Forecast) -> Text:
    speed = own_car(view).speed
    low, high = forecast.speeds
    more = f"+{spread(low - speed, high - speed)} speed, "
    way = landing_words(view, forecast) + blocked_words(forecast)
    return Text.assemble((name, "bold"), f"{more}{way}; ", _bill(view, forecast))


def _bill(view: View, forecast: Forecast) -> Text:
    """While cards are unpaid their Heat is taken off already."""
    bill = bill_words(forecast)
    return bill.append(" once the cards are paid", "dim") if unpaid(view) and forecast.due[1] else bill
