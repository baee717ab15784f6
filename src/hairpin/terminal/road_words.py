"""Weather and road tokens in words (chapter 8)."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.road import own_car, sector_at, space
from hairpin.rules.road import Road, RoadToken, SectorEffect, Weather, corner_lines
from hairpin.rules.view import View


def effect_words(effect: SectorEffect) -> str:
    """`slipstream up to +1`, `no cooldown`; empty where nothing holds."""
    words = [
        f"slipstream up to +{effect.slipstream}" if effect.slipstream else "",
        f"Cooldown +{effect.cooldown}" if effect.cooldown else "",
        "a Boost costs no Heat" if effect.free_boost else "",
        "no slipstream" if effect.no_slipstream else "",
        "no cooldown" if effect.no_cooldown else "",
    ]
    return ", ".join(word for word in words if word)


def effect_mark(effect: SectorEffect) -> str:
    """Short enough for the track."""
    words = [
        f"slip+{effect.slipstream}" if effect.slipstream else "",
        f"cool+{effect.cooldown}" if effect.cooldown else "",
        "free boost" if effect.free_boost else "",
        "no slip" if effect.no_slipstream else "",
        "no cool" if effect.no_cooldown else "",
    ]
    return " ".join(word for word in words if word)


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
    text = Text.assemble("Weather: ", (weather.id, "bold"))
    start = ", ".join(word for word in _start_words(weather) if word)
    return text.append(f" (at the start, for every car: {start})" if start else "")


def _start_words(weather: Weather) -> tuple[str, ...]:
    """8.2."""
    return (
        f"{weather.stress:+} Stress" if weather.stress else "",
        f"{weather.heat:+} Heat" if weather.heat else "",
        f"{weather.heat_to_deck} Heat from the engine into the deck" if weather.heat_to_deck else "",
        f"{weather.heat_to_discard} Heat from the engine into the discard" if weather.heat_to_discard else "",
    )


def _token(road: Road, index: int, token: RoadToken) -> Text:
    lines = road.circuit.lines
    corner = " and ".join(str(lines[line].at) for line in corner_lines(road.circuit, index))
    text = Text(f"  corner before space {corner}: ")
    if not token.is_sector():
        return text.append(_corner_words(road, index, token))
    effect = road.sectors[lines[index].at]
    because = f" ({road.weather.id})" if token.is_weather and road.weather else ""
    return text.append(f"after it, {effect_words(effect) or 'nothing special'}{because}")


def _corner_words(road: Road, index: int, token: RoadToken) -> str:
    if token.dangerous:
        return f"dangerous, +{token.dangerous} Heat above the limit of {road.limits[index]}"
    return f"limit {road.limits[index]} instead of {road.circuit.lines[index].limit}"


def weather_header(view: View) -> list[Text]:
    """One line, with what is not on the strip."""
    if view.road.weather is None:
        return []
    text = Text.assemble("Weather: ", (view.road.weather.id, "bold"))
    return [text.append("  (3>4: changed limit, !: dangerous corner; type road for more)", "dim")]


def here_words(view: View) -> list[Text]:
    """What holds where the own car is."""
    distance = own_car(view).distance
    words = effect_words(sector_at(view, distance))
    tunnel = "in a tunnel: no card can be discarded" if view.circuit.is_tunnel(distance) else ""
    here = "; ".join(filter(None, [words, tunnel]))
    return [Text.assemble(f"Here, on space {space(view, distance)}: ", (here, "bold magenta"))] if here else []
