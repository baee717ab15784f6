"""What the options of a seat's decision would come to, worked out by the engine from the seat's own view."""

from __future__ import annotations

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.options import forecast_options
from hairpin.forecasts.risks import corner_risks
from hairpin.rules.action_text import action_text
from hairpin.rules.season_view import game_view
from hairpin.server.protocol.preview import CornerRiskData, ForecastData, LandingData, OptionPreview
from hairpin.server.table.decisions import Decision
from hairpin.server.table.state import TableState

DIGITS = 6
MIN = 10**-DIGITS


class Previews:
    """The last one of each seat is kept: while its decision is open, nothing that it shows can change."""

    def __init__(self) -> None:
        self._by_seat: dict[int, tuple[Decision, list[OptionPreview]]] = {}

    def of(self, state: TableState, decision: Decision) -> list[OptionPreview]:
        kept = self._by_seat.get(decision.seat)
        if kept is None or kept[0] is not decision:
            kept = (decision, option_previews(state, decision.seat))
            self._by_seat[decision.seat] = kept
        return kept[1]


def option_previews(state: TableState, seat: int) -> list[OptionPreview]:
    """Empty for a decision of which nothing can be foreseen."""
    if state.session is None:
        return []
    # where cards are not counted, a forecast would give away what the counts are
    seen = game_view(state.session.game, seat, state.shows_card_counts)
    codes = seen.card_table.codes
    return [
        OptionPreview(action_text(action, codes), [_forecast(forecast, codes) for forecast in forecasts])
        for action, forecasts in forecast_options(seen).items()
    ]


def _forecast(forecast: Forecast, codes: list[str]) -> ForecastData:
    return ForecastData(
        values=list(forecast.values),
        gear=forecast.gear,
        heat=forecast.heat,
        engine=forecast.engine,
        landings=[
            LandingData(_rounded(way.chance), way.speed, way.distance, way.spot, way.blocked, way.cooldown)
            for way in forecast.outcomes
        ],
        corners=[
            CornerRiskData(
                risk.line,
                risk.limit,
                _rounded(risk.reached),
                risk.heat,
                _rounded(risk.spin_out),
                _rounded(risk.spin_out_cooled),
                risk.back,
            )
            for risk in corner_risks(forecast)
        ],
        hand=[codes[card] for card in forecast.hand],
        draws=forecast.draws,
    )


def _rounded(chance: float) -> float:
    """What may happen, however rarely, is not told as impossible."""
    return max(round(chance, DIGITS), MIN) if chance > 0 else 0.0
