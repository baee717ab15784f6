"""The name in a picture: once, or once for each language, of which a page shows one."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from hairpin.content.drawing_format import DrawingPlan
from hairpin.drawing.ground import Ground
from hairpin.drawing.road import Point, Roadway
from hairpin.drawing.text import title_width
from hairpin.rules.circuit import Circuit


class Title(NamedTuple):
    text: str
    language: str
    """Empty if it is for all."""
    at: Point
    height: float


def titles(
    circuit: Circuit, plan: DrawingPlan, names: Mapping[str, str], ground: Ground, road: Roadway
) -> tuple[Title, ...]:
    """The ground must be bare but for the road. A name that is too long for the place becomes smaller."""
    if plan.title is None:
        return ()
    if not names:
        return (Title(circuit.name, "", plan.title.at, plan.title.height),)
    room = max(
        title_width(circuit.name, plan.title.height), _room(plan.title.at, plan.title.height, plan, ground, road)
    )
    return tuple(
        _fitted(text, language, plan.title.at, plan.title.height, room) for language, text in names.items()
    )


def _fitted(text: str, language: str, at: Point, height: float, room: float) -> Title:
    """All stand on the same line."""
    fitting = height * min(1.0, room / title_width(text, height))
    return Title(text, language, (at[0], at[1] + height - fitting), fitting)


def _room(at: Point, height: float, plan: DrawingPlan, ground: Ground, road: Roadway) -> float:
    """From there to the right, up to the road or to the edge of the picture."""
    step = height / 8
    end = max(x for x, _ in road.points) + plan.margins[1] - height / 3
    x = at[0]
    while x + step <= end and ground.is_free((x + step, at[1] + height / 2), height * 0.65):
        x += step
    return x - at[0]


def take(ground: Ground, all_titles: Iterable[Title]) -> None:
    """The name is covered by nothing: circles side by side keep its ground."""
    for title in all_titles:
        (x, y), height = title.at, title.height
        for step in range(int(title_width(title.text, height) // height) + 1):
            ground.take((x + (step + 0.5) * height, y + height / 2), height * 0.7)
