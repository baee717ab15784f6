"""Drawings that are looked at again and again: made once."""

from __future__ import annotations

from functools import lru_cache

from hairpin.drawing.drawing import Drawing
from hairpin.drawing.making import drawing
from hairpin.rules.circuit import Circuit


@lru_cache(100)
def drawn(circuit: Circuit) -> Drawing:
    return drawing(circuit)
