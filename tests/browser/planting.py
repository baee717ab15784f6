"""Races that were raced elsewhere, put into the database of a server before it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from pathlib import Path

import msgspec

from hairpin.records.games import data_of, kind_of
from hairpin.records.reading import read_record
from hairpin.server.log.entries import Acted, Seated, Started
from hairpin.server.protocol.settings import By, TableSettings
from hairpin.server.services import Services
from hairpin.server.store.store import Store
from hairpin.server.tables import Tables

Json = dict[str, object]


def plant(database: str, path: Path, settings: Json, stood_in: AbstractSet[int] = frozenset()) -> str:
    """The table, whose seat 0 is Ada's; `stood_in` are actions, counted from 1, that a driver took for her."""
    record = read_record(path)

    def by(seat: int, number: int) -> By:
        return "driver" if seat else "stand-in" if number in stood_in else "person"

    acted = [
        Acted(action.seat, action.text, by(action.seat, number))
        for number, action in enumerate(record.actions, start=1)
    ]
    started = Started(kind_of(record.config), data_of(record.config), record.seed, record.config.rules)
    services = Services(Store(database))
    try:
        wish = msgspec.convert(settings, TableSettings)
        made = Tables(services).create(wish, "somebody", Seated(0, "somebody", "Ada"), started, *acted)
        return asyncio.run(made)
    finally:
        services.close()
