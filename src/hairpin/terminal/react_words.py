"""The lines of the React menu."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.turns import turn_forecast
from hairpin.reading.own_cards import unpaid
from hairpin.reading.road import own_car
from hairpin.rules import symbols
from hairpin.rules.actions import (
    ACCELERATE,
    ADRENALINE,
    BOOST,
    CATCH_UP,
    DIRECT,
    PAY_HEAT,
    SALVAGE,
    SCRAP,
    Action,
)
from hairpin.rules.cards import CardFace
from hairpin.rules.view import View
from hairpin.terminal.card_words import card_name
from hairpin.terminal.wording import bill_words, landing_words, spread, way_words
from hairpin.terminal.words import styled, t

AMOUNTS = tuple(symbol.name for symbol in symbols.SYMBOLS if symbol.is_pooled and symbol is not symbols.CATCH_UP)
"""Symbols of which one may use only a part."""


def symbol_line(view: View, action: Action) -> Text:
    if action.kind in (PAY_HEAT, SCRAP, SALVAGE, ACCELERATE, DIRECT):
        return _of_card(view, action, view.card_table.faces[action.cards[0]])
    match action.kind:
        case str(kind) if kind in AMOUNTS:
            return _amount(view, kind, action.n)
        case str(kind) if kind == ADRENALINE:
            return _gain(view, t("react-adrenaline"), turn_forecast(view, action))
        case str(kind) if kind == BOOST:
            return _boost(view, turn_forecast(view, action))
        case str(kind) if kind == CATCH_UP:
            return _catch_up(view, action.n, turn_forecast(view, action))
        case kind:
            return Text(kind)


def _of_card(view: View, action: Action, face: CardFace) -> Text:
    match action.kind:
        case str(kind) if kind == PAY_HEAT:
            heat = face.amount(symbols.PAY_HEAT)
            left = own_car(view).engine - heat
            return _mandatory(t("react-pay", heat=heat, card=face.code), t("react-pay-what", engine=left))
        case str(kind) if kind == SCRAP:
            n = face.amount(symbols.SCRAP)
            return _mandatory(t("react-scrap", n=n, card=face.code), t("react-scrap-what", n=n))
        case str(kind) if kind == SALVAGE:
            n = face.amount(symbols.SALVAGE)
            return _line(t("react-salvage", card=face.code), t("react-salvage-what", n=n))
        case str(kind) if kind == ACCELERATE:
            return _gain(view, t("react-accelerate", card=face.code), turn_forecast(view, action))
        case _:
            return _direct(view, face, turn_forecast(view, action))


def _line(head: str, words: str | Text) -> Text:
    return styled("menu-line", head=Text(head, "bold"), words=words)


def _mandatory(head: str, words: str) -> Text:
    return _line(head, words).append(" - ", "yellow").append(t("react-must"), "yellow")


def _amount(view: View, kind: str, maximum: int) -> Text:
    engine = own_car(view).engine + maximum  # where it is Heat that goes there
    text = _line(t(f"react-{kind}"), t(f"react-{kind}-what", n=maximum, engine=engine))
    if maximum > 1:
        text.append(" ").append(t("react-or-less", example=f"{kind} 1"), "dim")
    return text


def _boost(view: View, forecast: Forecast) -> Text:
    return _gain(view, t("react-boost") if forecast.heat else t("react-boost-free"), forecast)


def _catch_up(view: View, spaces: int, forecast: Forecast) -> Text:
    words = styled(
        "react-catch-up-what", spaces=spaces, way=landing_words(view, forecast), bill=_bill(view, forecast)
    )
    return _line(t("react-catch-up"), words)


def _direct(view: View, face: CardFace, forecast: Forecast) -> Text:
    card = card_name(face)
    heat = face.amount(symbols.PAY_HEAT)
    name = t("react-direct-heat", card=card, heat=heat) if heat else t("react-direct", card=card)
    return _gain(view, name, forecast)


def _gain(view: View, name: str, forecast: Forecast) -> Text:
    speed = own_car(view).speed
    low, high = forecast.speeds
    more = spread(low - speed, high - speed)
    words = styled("react-gain", speed=more, way=way_words(view, forecast), bill=_bill(view, forecast))
    return _line(name, words)


def _bill(view: View, forecast: Forecast) -> Text:
    """While cards are unpaid their Heat is taken off already."""
    bill = bill_words(forecast)
    if not unpaid(view) or not forecast.due[1]:
        return bill
    return bill.append(" ").append(t("react-once-paid"), "dim")
