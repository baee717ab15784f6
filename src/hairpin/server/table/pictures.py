"""A race as a picture for pasted links, painted in a process of its own: whoever serves tables needs no pixels."""

from __future__ import annotations

from typing import Final

from hairpin.drawing.cars import CarThere
from hairpin.rules.circuit import Circuit

WIDTH: Final = 1200
HEIGHT: Final = 630
"""As those who show previews of links like it best."""


def picture(circuit: Circuit, cars: tuple[CarThere, ...]) -> bytes:
    from hairpin.drawing.painting import painted
    from hairpin.drawing.png import png

    return png(painted(circuit, cars, WIDTH, HEIGHT))
