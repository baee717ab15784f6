"""HTTP about how circuits look. A drawing follows from its circuit alone, so it is made once and kept."""

from __future__ import annotations

import asyncio
import gzip
import json
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.content.circuit_names import names_of
from hairpin.content.circuits import circuit_data, circuit_ids, load_circuit
from hairpin.content.problems import shown
from hairpin.drawing import measures
from hairpin.drawing.drawing import Drawing
from hairpin.drawing.making import drawing
from hairpin.records.games import current_race
from hairpin.rules.circuit import Circuit
from hairpin.rules.setup import Setup
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.drawing import DrawingData, LineDrawn, SectorDrawn, SpaceDrawn, StretchDrawn
from hairpin.server.table.config import game_config, seat_names
from hairpin.server.table.past_races import past_race
from hairpin.server.table.state import TableState
from hairpin.server.web.drawing_turns import Bodies
from hairpin.server.web.files import accepts_gzip
from hairpin.server.web.numbers import asked_number
from hairpin.server.web.server import address_of, server_of

LASTING = "public, max-age=3600"
SHORT = "private, no-cache"
"""A table can go on to another circuit."""


async def circuit_drawing(request: Request) -> Response:
    name = str(request.path_params["circuit"])
    if name not in circuit_ids():
        known = ", ".join(circuit_ids())
        raise Refused(Code.NOT_FOUND, f"circuit {shown(name)}: unknown; circuits are {known}")
    return await _answer(request, load_circuit(name), LASTING)


async def table_drawing(request: Request) -> Response:
    """Of what is raced on now, or of a race that is over: `?game=2&race=1`."""
    game, race = asked_number(request, "game"), asked_number(request, "race")
    async with server_of(request).tables.visit(str(request.path_params["table"])) as table:
        circuit = (
            circuit_of(table.state) if game is None else past_race(table.state.races, game, race or 1).circuit
        )
    return await _answer(request, circuit, SHORT)


def circuit_of(state: TableState) -> Circuit:
    """What is raced on now; before the race, what was chosen."""
    if state.session is not None:
        return current_race(state.session.game).circuit
    setup = game_config(state.settings, seat_names(state.settings.seats)).setup
    if not isinstance(setup, Setup):
        raise Refused(Code.NOT_NOW, "the first circuit of a season is known once the season has started")
    return setup.circuit


async def _answer(request: Request, circuit: Circuit, caching: str) -> Response:
    is_ours = circuit.id in circuit_ids() and circuit_data(circuit) == circuit_data(load_circuit(circuit.id))
    bodies = await (asyncio.to_thread(_ours, circuit.id) if is_ours else _own(request, circuit))
    return packed_answer(request, *bodies, caching)


@cache
def _ours(id: str) -> Bodies:
    return _drawn(load_circuit(id))


async def _own(request: Request, circuit: Circuit) -> Bodies:
    """In turn with those who try out circuits of theirs."""
    turns = server_of(request).drawing

    async def draw() -> Bodies:
        async with turns.turn(address_of(request)):
            return await asyncio.to_thread(_drawn, circuit)

    return await turns.kept((circuit.id, json.dumps(circuit_data(circuit))), draw)


def _drawn(circuit: Circuit) -> Bodies:
    return packed(drawing_data(drawing(circuit, names=names_of(circuit))))


def packed_answer(request: Request, plain: bytes, zipped: bytes, caching: str) -> Response:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(zipped, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(plain, media_type="application/json", headers=headers)


def packed(data: msgspec.Struct) -> Bodies:
    """As it is, and packed to a quarter of that."""
    plain = msgspec.json.encode(data)
    return plain, gzip.compress(plain, mtime=0)


def drawing_data(drawn: Drawing) -> DrawingData:
    geometry = drawn.geometry
    return DrawingData(
        id=drawn.id,
        name=drawn.name,
        view_box=geometry.box,
        path=geometry.path,
        space_length=measures.SPACE,
        road_width=2 * measures.HALF_ROAD,
        car_length=measures.CAR_LENGTH,
        car_width=measures.CAR_WIDTH,
        badge_radius=measures.BADGE,
        token_radius=measures.TOKEN,
        weather_radius=measures.WEATHER,
        spaces=[SpaceDrawn(*space[:-1]) for space in geometry.spaces],
        lines=[LineDrawn(*line) for line in geometry.lines],
        sectors=[SectorDrawn(*sector) for sector in geometry.sectors],
        tunnels=[StretchDrawn(*tunnel) for tunnel in geometry.tunnels],
        flooded=[StretchDrawn(*water) for water in geometry.flooded],
        start=geometry.start,
        grid=list(geometry.grid),
        weather=geometry.weather,
        light=drawn.light,
        dark=drawn.dark,
        prefix=drawn.prefix,
        svg=drawn.svg,
    )
