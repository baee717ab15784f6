"""HTTP about the game itself: circuits, cards, drivers, seasons. It never changes while the server runs."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from hairpin import __version__
from hairpin.content.calendar import load_calendar
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.defaults import DEFAULT_DRIVER
from hairpin.content.season_config import PlannedRace, planned_races, season_names
from hairpin.drivers.driver import driver_names
from hairpin.rules import RULES_VERSION
from hairpin.server.protocol import VERSION
from hairpin.server.protocol.cards import CardList, card_data
from hairpin.server.protocol.event_cards import EventList, event_card_data
from hairpin.server.protocol.http import (
    CircuitList,
    DriverList,
    ProtocolData,
    SeasonList,
    SeasonRaceShown,
    SeasonShown,
)
from hairpin.server.protocol.translate import circuit_data
from hairpin.server.web.answers import json_answer
from hairpin.server.web.server import server_of

AN_HOUR = "public, max-age=3600"


def _lasting(answer: Response) -> Response:
    answer.headers["Cache-Control"] = AN_HOUR
    return answer


async def circuits(request: Request) -> Response:
    ours = [circuit_data(load_circuit(name)) for name in circuit_ids()]
    return _lasting(json_answer(CircuitList(ours, server_of(request).services.limits.circuit_bytes)))


async def cards(request: Request) -> Response:
    return _lasting(json_answer(_cards()))


@cache
def _cards() -> CardList:
    return CardList([card_data(face) for face in load_cards().faces if face.code])


async def drivers(request: Request) -> Response:
    return json_answer(DriverList(driver_names(), DEFAULT_DRIVER))


async def seasons(request: Request) -> Response:
    return _lasting(json_answer(SeasonList([_season(name) for name in season_names()])))


def _season(name: str) -> SeasonShown:
    return SeasonShown(name, [_season_race(race) for race in planned_races(name)])


def _season_race(race: PlannedRace) -> SeasonRaceShown:
    circuit = race.circuit.id if race.circuit else None
    return SeasonRaceShown(circuit, race.event, load_calendar().events[race.event].name if race.event else None)


async def events(request: Request) -> Response:
    return _lasting(json_answer(EventList([event_card_data(event) for event in load_calendar().events.values()])))


async def protocol(request: Request) -> Response:
    return json_answer(ProtocolData(VERSION, __version__, RULES_VERSION))
