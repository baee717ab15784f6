"""From the engine's views to what is sent. Cards become codes; nothing is added to what the view shows."""

from __future__ import annotations

from functools import lru_cache

from hairpin.records.games import Game, current_race
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.symbols import BY_NUMBER
from hairpin.rules.view import FACE_DOWN, CarView
from hairpin.server.protocol.race import (
    Card,
    CarData,
    ChosenValue,
    CircuitData,
    LineData,
    RoadTokenData,
    SeasonData,
    SeasonResult,
    SymbolData,
    TrackData,
    ViewData,
)


def view_data(game: Game, seat: int | None) -> ViewData:
    seen = game_view(game, seat)
    codes = seen.card_table.codes
    return ViewData(
        seat=seen.seat,
        tournament=seen.tournament,
        draft=seen.draft,
        upgrade_supply=seen.upgrade_supply,
        laps=seen.laps,
        hand_size=seen.hand_size,
        round=seen.round,
        step=seen.step,
        active=seen.active,
        waiting=list(seen.waiting),
        order=list(seen.order),
        adrenaline=list(seen.adrenaline),
        cars=[_car(car, codes) for car in seen.cars],
        hand=[codes[card] for card in seen.hand],
        plan=None if seen.plan is None else [codes[card] for card in seen.plan],
        retiring=seen.retiring,
        boosted=seen.boosted,
        cooldowns=list(seen.cooldowns),
        turn_start=seen.turn_start,
        start_spot=seen.start_spot,
        adrenaline_unused=seen.adrenaline_unused,
        road_cooled=list(seen.road_cooled),
        chosen=[ChosenValue(codes[card], value) for card, value in seen.chosen],
        symbols=[SymbolData(BY_NUMBER[number].name, codes[card]) for number, card in seen.symbols],
        plus_count=seen.plus_count,
        market=[codes[card] for card in seen.market],
        picks=list(seen.picks),
        discard=[codes[card] for card in seen.discard],
        legend_card=seen.legend_card,
        manoeuvre=seen.manoeuvre,
        season=_season(game) if isinstance(game, Season) else None,
    )


def _car(car: CarView, codes: list[str]) -> CarData:
    return CarData(
        seat=car.seat,
        name=car.name,
        color=car.color,
        distance=car.distance,
        spot=car.spot,
        bits=car.bits,
        gear=car.gear,
        speed=car.speed,
        status=car.status,
        place=car.place,
        committed=car.has_committed,
        engine=car.engine,
        hand=car.hand,
        deck=car.deck,
        discard=car.discard,
        discard_top=None if car.discard_top is None else codes[car.discard_top],
        play_area=[_card(card, codes) for card in car.play_area],
        legend=car.is_legend,
        rival=car.is_rival,
        upgrades=[codes[card] for card in car.upgrades],
        removed=[codes[card] for card in car.removed],
    )


def _card(card: int, codes: list[str]) -> Card:
    return None if card == FACE_DOWN else codes[card]


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
        tokens=[RoadTokenData(line, token.id) for line, token in road.tokens.items()],
        limits=list(road.limits),
        dangerous=list(road.dangerous),
        press=_press(race),
    )


def _press(race: Race) -> list[int]:
    return sorted(race.press)


@lru_cache(maxsize=256)
def circuit_data(circuit: Circuit) -> CircuitData:
    return CircuitData(
        id=circuit.id,
        name=circuit.name,
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
