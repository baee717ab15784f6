"""Weather and road tokens in words (chapter 8)."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from hairpin.reading.road import is_flooded, own_car, sector_at, space
from hairpin.rules.road import Road, RoadToken, SectorEffect, Weather, corner_lines
from hairpin.rules.view import View
from hairpin.terminal.words import all_of, spoken, styled, t


def effect_words(effect: SectorEffect) -> str:
    """`slipstream up to +1`, `no cooldown`; empty where nothing holds."""
    told = (
        (effect.slipstream, t("effect-slipstream", n=effect.slipstream)),
        (effect.cooldown, t("effect-cooldown", n=effect.cooldown)),
        (effect.free_boost, t("effect-free-boost")),
        (effect.no_slipstream, t("effect-no-slipstream")),
        (effect.no_cooldown, t("effect-no-cooldown")),
    )
    return ", ".join(words for holds, words in told if holds)


def effect_mark(effect: SectorEffect) -> str:
    """Short enough for the track."""
    return _effect_mark(effect, spoken())


@cache
def _effect_mark(effect: SectorEffect, language: str) -> str:
    told = (
        (effect.slipstream, t("effect-mark-slipstream", n=effect.slipstream)),
        (effect.cooldown, t("effect-mark-cooldown", n=effect.cooldown)),
        (effect.free_boost, t("effect-mark-free-boost")),
        (effect.no_slipstream, t("effect-mark-no-slipstream")),
        (effect.no_cooldown, t("effect-mark-no-cooldown")),
    )
    return " ".join(words for holds, words in told if holds)


def limit_mark(view: View, number: int) -> Text:
    """`3`; `3>4` where a token has changed the printed limit; `3!` where the corner is dangerous."""
    index = number % len(view.circuit.lines)
    printed, in_force = view.circuit.lines[index].limit, view.road.limits[index]
    mark = Text(str(in_force))
    if printed != in_force:
        mark = Text.assemble((str(printed), "strike"), f">{in_force}")
    return mark.append("!") if view.road.dangerous[index] else mark


# -- all of it -------------------------------------------------------------------------------------


def road_lines(road: Road) -> list[Text]:
    """The weather, and what lies at each corner."""
    if road.weather is None:
        return []
    return [_weather(road.weather), *(_token(road, index, token) for index, token in sorted(road.tokens.items()))]


def _weather(weather: Weather) -> Text:
    start = ", ".join(_start_words(weather))
    text = _sky(weather)
    return text.append(" ").append(t("sky-start", changes=start)) if start else text


def _sky(weather: Weather) -> Text:
    return styled("sky-now", weather=Text(t(f"weather-{weather.id}"), "bold"))


def _start_words(weather: Weather) -> list[str]:
    """8.2."""
    told = (
        (weather.stress, t("start-stress", n=f"{weather.stress:+}")),
        (weather.heat, t("start-heat", n=f"{weather.heat:+}")),
        (weather.heat_to_deck, t("start-heat-to-deck", n=weather.heat_to_deck)),
        (weather.heat_to_discard, t("start-heat-to-discard", n=weather.heat_to_discard)),
    )
    return [words for holds, words in told if holds]


def _token(road: Road, index: int, token: RoadToken) -> Text:
    lines = road.circuit.lines
    corner = all_of([str(lines[line].at) for line in corner_lines(road.circuit, index)])
    return Text("  ").append(t("road-corner", space=corner, words=_token_words(road, index, token)))


def _token_words(road: Road, index: int, token: RoadToken) -> str:
    if token.dangerous:
        return t("road-dangerous", heat=token.dangerous, limit=road.limits[index])
    if not token.is_sector():
        return t("road-limit", limit=road.limits[index], printed=road.circuit.lines[index].limit)
    effect = effect_words(road.sector_at(road.circuit.lines[index].at))
    if token.is_weather and road.weather:
        return t("road-weather", effect=effect, weather=t(f"weather-{road.weather.id}"))
    return t("road-sector", effect=effect)


def weather_header(view: View) -> list[Text]:
    """One line, with what is not on the strip."""
    if view.road.weather is None:
        return []
    return [_sky(view.road.weather).append("  ").append(t("sky-legend"), "dim")]


def here_words(view: View) -> list[Text]:
    """What holds where the player's own car is."""
    distance = own_car(view).distance
    words = effect_words(sector_at(view, distance))
    tunnel = t("in-tunnel") if view.circuit.is_tunnel(distance) else ""
    water = t("in-water") if is_flooded(view) else ""
    here = t("between").join(filter(None, [words, tunnel, water]))
    return [styled("here", space=str(space(view, distance)), words=Text(here, "bold magenta"))] if here else []
