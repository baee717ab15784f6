"""What the page says in each language, as it is in the Fluent files."""

from __future__ import annotations

import re
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "src" / "hairpin" / "content" / "locales"


def words(language: str, id: str) -> str:
    """Of a message that is one line without variables."""
    found = re.search(
        rf"^{re.escape(id)} = ([^{{\n]+)$", (LOCALES / language / "web.ftl").read_text("utf-8"), re.M
    )
    assert found, f"{language} has no plain message {id}"
    return found[1].strip()
