"""From the engine's views to what is sent. Cards become codes; nothing is added to what the view shows."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from hairpin.content.circuits import box_of
from hairpin.records.games import Game, current_race
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race
from hairpin.rules.road import Weather
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.view import View
from hairpin.server.protocol.derived import WIRE
from hairpin.server.protocol.race import (
    CircuitData,
    LineData,
    RoadTokenData,
    SeasonData,
    SeasonResult,
    TrackData,
    ViewData,
    WeatherData,
)


def view_data(game: Game, seat: int | None, counting: bool) -> ViewData:
    seen = game_view(game, seat, counting)
    shown = cast(ViewData, WIRE.record(seen, seen.card_table.codes, View))
    shown.season = season_data(game)
    return shown


def season_data(game: Game) -> SeasonData | None:
    return _season(game) if isinstance(game, Season) else None


def _season(season: Season) -> SeasonData:
    event = season.race.event
    races = len(season.setup.slots)
    done = len(season.results)
    return SeasonData(
        name=season.setup.name,
        race=done if season.race.is_over() else done + 1,
        races=races,
        event=event.id,
        event_name=event.name,
        results=[
            SeasonResult(result.circuit, result.event, list(result.ranking), list(result.points))
            for result in season.results
        ],
        points=season.points(),
        standings=season.standings(),
        left=season.left[:],
    )


def track_data(game: Game) -> TrackData:
    race = current_race(game)
    road = race.road
    return TrackData(
        circuit=circuit_data(race.circuit),
        weather=road.weather.id if road.weather else None,
        weather_does=_weather(road.weather) if road.weather else None,
        tokens=[RoadTokenData(line, token.id) for line, token in road.tokens.items()],
        limits=list(road.limits),
        dangerous=list(road.dangerous),
        press=_press(race),
    )


def _weather(weather: Weather) -> WeatherData:
    sector = weather.effect
    return WeatherData(
        stress=weather.stress,
        heat=weather.heat,
        heat_to_deck=weather.heat_to_deck,
        heat_to_discard=weather.heat_to_discard,
        slipstream=sector.slipstream,
        cooldown=sector.cooldown,
        no_slipstream=sector.no_slipstream,
        no_cooldown=sector.no_cooldown,
    )


def _press(race: Race) -> list[int]:
    return sorted(race.press)


@lru_cache(maxsize=256)
def circuit_data(circuit: Circuit) -> CircuitData:
    return CircuitData(
        id=circuit.id,
        name=circuit.name,
        box=box_of(circuit),
        length=circuit.length,
        laps=circuit.laps,
        heat=circuit.heat,
        stress=circuit.stress,
        lines=[
            LineData(line.at, line.limit, line.legend_line, line.race_side, line.chicane, list(line.chevrons))
            for line in circuit.lines
        ],
        tunnels=list(circuit.tunnels),
        flooded=list(circuit.flooded),
        press=list(circuit.press),
    )
