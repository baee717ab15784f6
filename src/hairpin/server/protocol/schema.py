"""JSON Schema of everything that goes over the wire, made from the types themselves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from hairpin.server.protocol import (
    VERSION,
    calls,
    cards,
    client,
    drawing,
    event_cards,
    home,
    http,
    licence,
    looking_back,
    server,
)
from hairpin.server.protocol.settings import CircuitFile, TableSettings

HTTP_TYPES: Final = (
    TableSettings,
    http.TableCreated,
    http.TableList,
    http.TableShown,
    http.RaceList,
    http.AnalysisShown,
    looking_back.RaceCards,
    looking_back.WhatIf,
    licence.LicenceWish,
    licence.LicenceData,
    licence.LicenceIssued,
    licence.LicenceCode,
    licence.CodeMade,
    licence.LicenceDeleted,
    calls.CallWishes,
    calls.CallDevice,
    calls.CallEndpoint,
    calls.CallsShown,
    licence.LicenceExport,
    home.HomeList,
    home.PutAway,
    home.PutAwayDone,
    http.CircuitList,
    CircuitFile,
    http.CircuitChecked,
    drawing.DrawingData,
    cards.CardList,
    http.DriverList,
    http.SeasonList,
    event_cards.EventList,
    http.ProtocolData,
    http.Health,
    http.Alive,
    http.ErrorData,
)


def _anything(type: type) -> dict[str, object]:
    """`object` in our types: data that is checked elsewhere."""
    return {"description": "any JSON"}


def components(types: Iterable[object], place: str) -> tuple[tuple[dict[str, object], ...], dict[str, object]]:
    found, named = msgspec.json.schema_components(types, schema_hook=_anything, ref_template=place + "{name}")
    return tuple(found), named


@cache
def schema_document() -> dict[str, object]:
    (said, told, *_), named = components((client.ClientMessage, server.ServerMessage, *HTTP_TYPES), "#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hairpin protocol {VERSION}",
        "$defs": {"ClientMessage": said, "ServerMessage": told, **named},
    }
