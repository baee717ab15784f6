"""HTTP about circuits that people bring along: checked and drawn at once, before a table is made with them."""

from __future__ import annotations

import asyncio
import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hairpin.content.circuits import circuit_data, circuit_from_data
from hairpin.content.files import parse
from hairpin.content.problems import printable
from hairpin.drawing.making import drawing
from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol import translate
from hairpin.server.protocol.http import CircuitChecked
from hairpin.server.protocol.settings import MAX_NAME, CircuitFile
from hairpin.server.web.bodies import posted
from hairpin.server.web.drawings import drawing_data, packed, packed_answer
from hairpin.server.web.server import address_of, server_of

_files = msgspec.json.Decoder(CircuitFile)


async def check_circuit(request: Request) -> Response:
    server = server_of(request)
    wanted = await posted(request, _files, "a circuit file")
    maximum = server.services.limits.circuit_bytes
    if len(wanted.text.encode(errors="replace")) > maximum:
        raise Refused(Code.TOO_LARGE, f"a circuit file can be at most {maximum} bytes")
    async with server.drawing.turn(address_of(request)):
        plain, zipped = await asyncio.to_thread(_checked, wanted)
    return packed_answer(request, plain, zipped, "no-store")


def _checked(wanted: CircuitFile) -> tuple[bytes, bytes]:
    file, name = printable(wanted.file), circuit_id(wanted.file)
    try:
        circuit = circuit_from_data(parse(wanted.text.encode(errors="replace"), file), file, name)
        drawn = drawing_data(drawing(circuit))
    except HairpinError as error:
        raise Refused(Code.BAD_SETTINGS, str(error), error.reason, error.values) from None
    wish = {"id": name, **circuit_data(circuit)}
    return packed(CircuitChecked(translate.circuit_data(circuit), wish, drawn))


def circuit_id(file: str) -> str:
    """From `My Harbour.toml` to `my-harbour`; a name that is nobody else's matter but must be one."""
    stem = re.split(r"[/\\]", file)[-1].lower().removesuffix(".toml")
    return re.sub("[^a-z0-9]+", "-", stem).strip("-")[:MAX_NAME].strip("-") or "own"
