"""What the page says in each language, as it is in the Fluent files."""

from __future__ import annotations

import re
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "src" / "hairpin" / "content" / "locales"


def words(language: str, id: str) -> str:
    """Of a message that is one line without variables."""
    files = (LOCALES / language / name for name in ("web.ftl", "game.ftl"))
    every = "".join(file.read_text("utf-8") for file in files)
    found = re.search(rf"^{re.escape(id)} = ([^{{\n]+)$", every, re.M)
    assert found, f"{language} has no plain message {id}"
    return found[1].strip()
