"""The documents that are made from the protocol's types are current, and say what is really sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import jsonschema_rs
import pytest

from hairpin.server.protocol.files import protocol_files
from hairpin.server.protocol.schema import schema_document
from tests.server.player import Json, by_chance, race_of, season_of, seated
from tests.server.running import database, in_a_loop, running

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", protocol_files())
def test_generated_files_are_current(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == protocol_files()[name], "run scripts/protocol"


def test_every_message_of_a_race_fits_the_schema(tmp_path: Path) -> None:
    check = jsonschema_rs.validator_for({**schema_document(), "$ref": "#/$defs/ServerMessage"})

    async def test() -> None:
        for settings in (
            race_of("person", "simple", "legend", garage="all", weather=True),
            season_of("person", "simple"),
        ):
            async with running(database(tmp_path)) as server, seated(server, settings, "Ada") as (ada,):
                await ada.until(ada.is_alone)
                await ada.ask("preview", decision=cast(Json, ada.decision)["id"])
                await ada.ask("say", text="Hello")
                await ada.send(type="nonsense")
                await ada.race(by_chance(2))
                for message in ada.heard:
                    check.validate(json.loads(message))

    in_a_loop(test, 400)


def test_types_for_the_browser_name_every_message_and_event() -> None:
    text = protocol_files()["frontend/src/protocol.ts"]
    for name in cast(Json, schema_document()["$defs"]):
        assert f"export interface {name} " in text or f"export type {name} " in text
    assert "export type ServerMessage = " in text
    assert ": unknown" not in text
