"""How a circuit looks that nobody has drawn: a usual poster, with colours and woods that follow from its data."""

from typing import Final

from hairpin.content.drawing_format import DrawingPlan, Scatter, Title
from hairpin.drawing.road import Roadway
from hairpin.drawing.text import title_width
from hairpin.rules.circuit import Circuit

MARGIN: Final = 130
STRIP: Final = 110
"""Below the picture, for the name."""
LOOKS: Final = (
    ("tree", {"paper": "#e6e2bf", "accent": "#b8372a", "leaf": "#7f9d62", "shade": "#57784c"}),
    ("pine", {"paper": "#e9e1cc", "accent": "#1f5f7a", "kerb": "#1f5f7a", "leaf": "#6d8f78", "shade": "#41685a"}),
    (
        "cypress",
        {"paper": "#f0dfbd", "accent": "#c4511d", "kerb": "#c4511d", "leaf": "#8a9a55", "shade": "#5f7340"},
    ),
    (
        "poplar",
        {"paper": "#e4e3d3", "accent": "#7a2b4b", "kerb": "#7a2b4b", "leaf": "#93a35c", "shade": "#667a45"},
    ),
)


def default_plan(circuit: Circuit, road: Roadway) -> DrawingPlan:
    kind, palette = LOOKS[(circuit.length + sum(line.at * line.limit for line in circuit.lines)) % len(LOOKS)]
    right, bottom = (max(each) for each in zip(*road.points, strict=True))
    height = min(70.0, 70.0 * (right + MARGIN) / max(1.0, title_width(circuit.name, 70.0)))
    return DrawingPlan(
        file=circuit.id,
        heading=0.0,
        margins=(MARGIN, MARGIN, MARGIN + STRIP, MARGIN),
        bends=(),
        points=(),
        light=palette,
        dark={},
        title=Title((-MARGIN / 2, bottom + MARGIN), height, "ink"),
        weather=(right + MARGIN / 2 - 20, bottom + MARGIN + 35),
        ground=(),
        scenery=(),
        scatter=(Scatter(kind, min(120, circuit.length), 70.0, (-90.0, 0.0), (right + 90, bottom + 110)),),
        labels=(),
    )
