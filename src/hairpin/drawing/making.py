"""A circuit becomes a drawing."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from hairpin.content.drawing_format import DrawingPlan
from hairpin.content.drawings import drawing_plan
from hairpin.drawing import layout, titles
from hairpin.drawing.default_look import default_plan
from hairpin.drawing.designed import designed_road
from hairpin.drawing.drawing import Box, Drawing, DrawnLine, Geometry
from hairpin.drawing.generated import generated_road
from hairpin.drawing.ground import Ground, under_road
from hairpin.drawing.lines import closed
from hairpin.drawing.measures import BADGE, WEATHER
from hairpin.drawing.palette import dark, light
from hairpin.drawing.picture import picture
from hairpin.drawing.road import Point, Roadway
from hairpin.rules.circuit import Circuit


def drawing(
    circuit: Circuit, plan: DrawingPlan | None = None, names: Mapping[str, str] = MappingProxyType({})
) -> Drawing:
    """By that plan, else by the one that comes with Hairpin, else one that is made up from the circuit.

    With `names`, by language, it has each of them as its title, and a page shows the one in its own.
    """
    chosen = plan or drawing_plan(circuit)
    road = _at_origin(designed_road(chosen, circuit.length) if chosen else generated_road(circuit))
    return _drawn(circuit, road, chosen or default_plan(circuit, road), names)


def _at_origin(road: Roadway) -> Roadway:
    left, top = (min(each) for each in zip(*road.points, strict=True))
    return road.moved(-left, -top)


def _drawn(circuit: Circuit, road: Roadway, plan: DrawingPlan, names: Mapping[str, str]) -> Drawing:
    prefix = prefix_of(circuit.id)
    ground = under_road(circuit, road)
    named = titles.titles(circuit, plan, names, ground, road)
    titles.take(ground, named)
    geometry = _geometry(circuit, road, plan, ground)
    svg = picture(circuit, road, plan, geometry, ground, prefix, named)
    return Drawing(circuit.id, circuit.name, prefix, geometry, light(plan.light), dark(plan.light, plan.dark), svg)


def prefix_of(id: str) -> str:
    """A name that is safe in ids, whatever a circuit is called."""
    return f"track-{re.sub('[^a-z0-9]+', '-', id.lower()).strip('-') or 'own'}"


def _geometry(circuit: Circuit, road: Roadway, plan: DrawingPlan, ground: Ground) -> Geometry:
    drawn = layout.spaces(circuit, road)
    weather = _weather(road, plan)
    ground.take(weather, WEATHER)
    sides = {label.line: label.side for label in plan.labels}
    lines = layout.lines(circuit, road, ground, sides)
    return Geometry(
        box=_box(road, plan, lines),
        path=closed(road),
        spaces=drawn,
        lines=lines,
        sectors=layout.sectors(circuit, road),
        tunnels=layout.stretches(circuit.tunnels, road),
        flooded=layout.stretches(circuit.flooded, road),
        start=layout.across(road, 0),
        grid=layout.grid(drawn),
        weather=weather,
    )


def _weather(road: Roadway, plan: DrawingPlan) -> Point:
    if plan.weather is not None:
        return plan.weather
    return -WEATHER, max(y for _, y in road.points) + WEATHER


def _box(road: Roadway, plan: DrawingPlan, lines: tuple[DrawnLine, ...]) -> Box:
    """The road with its margins, and whatever lies further out."""
    above, beside, below, before = plan.margins
    right, bottom = (max(each) for each in zip(*road.points, strict=True))
    places = [place for line in lines for place in (line.badge, line.token, line.press) if place is not None]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    minimum = BADGE + 15
    low = min(-before, min(xs) - minimum), min(-above, min(ys) - minimum)
    high = max(right + beside, max(xs) + minimum), max(bottom + below, max(ys) + minimum)
    return Box(round(low[0]), round(low[1]), round(high[0] - low[0]), round(high[1] - low[1]))
