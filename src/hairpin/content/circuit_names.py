"""What our circuits are called in each language, as the words of page and terminal have it."""

import re
from functools import cache
from typing import Final

from hairpin.content.circuits import is_built_in
from hairpin.content.languages import LANGUAGES, locale_text
from hairpin.rules.circuit import Circuit

_NAMED: Final = re.compile(r"^circuit-name-([a-z-]+) = (.+)$", re.MULTILINE)
"""Plain messages: nothing that reads Fluent is needed for them."""


def names_of(circuit: Circuit) -> dict[str, str]:
    """By language; none for a circuit of one's own, which is called as its owner calls it."""
    if not is_built_in(circuit):
        return {}
    return {language: _names_in(language)[circuit.id] for language in LANGUAGES}


@cache
def _names_in(language: str) -> dict[str, str]:
    return dict(_NAMED.findall(locale_text(language, "game")))
