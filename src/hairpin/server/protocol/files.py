"""The documents of the protocol that are kept in the repository, as they should be."""

from __future__ import annotations

import json

from hairpin.drawing.style import page_style
from hairpin.server.protocol import VERSION
from hairpin.server.protocol.openapi import openapi_document
from hairpin.server.protocol.schema import schema_document
from hairpin.server.protocol.typescript import typescript

TRACK_HEAD = "/* Made by scripts/protocol from src/hairpin/drawing/style.py. Change it there. */\n"


def protocol_files() -> dict[str, str]:
    """By their path in the repository."""
    return {
        "docs/protocol.schema.json": _json(schema_document()),
        "docs/openapi.json": _json(openapi_document()),
        "frontend/src/protocol.ts": typescript(schema_document(), VERSION),
        "frontend/src/track.css": TRACK_HEAD + page_style(),
    }


def _json(document: dict[str, object]) -> str:
    return json.dumps(document, indent=1) + "\n"
