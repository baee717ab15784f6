"""The picture itself, layer by layer, from the ground up."""

from collections.abc import Iterator, Sequence

from hairpin.content.drawing_format import DrawingPlan
from hairpin.drawing import beside_the_road as beside
from hairpin.drawing import on_the_road as on
from hairpin.drawing import scenery, surroundings, water
from hairpin.drawing.drawing import Box, Drawing, Geometry
from hairpin.drawing.ground import Ground
from hairpin.drawing.road import Roadway
from hairpin.drawing.style import picture_style
from hairpin.drawing.svg import element, filled, group, words
from hairpin.drawing.text import definitions, titled
from hairpin.drawing.titles import Title
from hairpin.rules.circuit import Circuit


def picture(
    circuit: Circuit,
    road: Roadway,
    plan: DrawingPlan,
    geometry: Geometry,
    ground: Ground,
    prefix: str,
    titles: Sequence[Title],
) -> str:
    """SVG whose colours come from outside."""
    box = geometry.box
    layers = (
        *_words(circuit, prefix),
        definitions(prefix, ("0123456789", *(title.text for title in titles))),
        element("rect", class_="f-paper", x=box.x, y=box.y, width=box.width, height=box.height),
        *_land(plan, road, circuit, ground, box),
        *_road(circuit, road, geometry, prefix),
        beside.token_places(geometry),
        beside.press_places(geometry),
        beside.weather_place(geometry),
        beside.badges(geometry, prefix),
        *_title(plan, titles, prefix),
    )
    return element("svg", "\n", "\n".join(layers), "\n", **_frame(box, prefix))


def _frame(box: Box, prefix: str) -> dict[str, str]:
    return {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"{box.x:g} {box.y:g} {box.width:g} {box.height:g}",
        "class": "track",
        "role": "img",
        "aria-labelledby": f"{prefix}-title {prefix}-desc",
    }


def _words(circuit: Circuit, prefix: str) -> Iterator[str]:
    corners = ", ".join(f"{line.limit} before space {line.at}" for line in circuit.lines)
    told = f"{circuit.length} spaces in a lap. Speed limits of the corner lines: {corners}."
    yield words("title", circuit.name).replace("<title", f'<title id="{prefix}-title"', 1)
    yield words("desc", told).replace("<desc", f'<desc id="{prefix}-desc"', 1)


def _land(plan: DrawingPlan, road: Roadway, circuit: Circuit, ground: Ground, box: Box) -> Iterator[str]:
    frame = _planned_frame(plan, road)
    yield group("around", (filled(role, path) for role, path in surroundings.hills(box)))
    yield scenery.areas(surroundings.continued(area, frame) for area in plan.ground)
    yield on.rock(circuit, road)
    for piece in plan.scenery:
        ground.take(scenery.middle_of(piece), piece.size * scenery.ROOM)
    inside = (*plan.scenery, *scenery.scattered(plan.scatter, ground))
    yield scenery.pieces((*inside, *surroundings.plants(plan, box, ground)))


def _planned_frame(plan: DrawingPlan, road: Roadway) -> Box:
    """Areas are planned up to the margins, although badges may lie further out."""
    above, beside, below, before = plan.margins
    right, bottom = (max(each) for each in zip(*road.points, strict=True))
    return Box(-before, -above, right + beside + before, bottom + below + above)


def _road(circuit: Circuit, road: Roadway, geometry: Geometry, prefix: str) -> Iterator[str]:
    yield on.surface(road)
    yield water.flooded(geometry, road)
    yield on.kerbs(circuit, road)
    yield on.sectors(geometry, prefix)
    yield on.borders(road)
    yield on.race_line(circuit, road)
    yield on.tunnels(circuit, road)
    yield on.grid(geometry)
    yield on.start_line(road)
    yield on.direction(road)
    yield on.corner_lines(geometry, prefix)
    yield on.chevrons(circuit, geometry)
    yield on.numbers(circuit, geometry, prefix)
    yield on.spaces(geometry, prefix)


def _title(plan: DrawingPlan, titles: Sequence[Title], prefix: str) -> Iterator[str]:
    for title in titles:
        assert plan.title is not None
        lettered = titled(prefix, plan.title.role, title.text, title.at, title.height)
        yield group("name", (lettered,), **({"lang": title.language} if title.language else {}))


def alone(drawing: Drawing, is_dark: bool = False) -> str:
    """The picture as a file of its own, with its colours inside."""
    style = f"<style>\n{picture_style(drawing.dark if is_dark else drawing.light)}</style>\n"
    head, _, rest = drawing.svg.partition(">")
    box = drawing.geometry.box
    size = f' width="{box.width:g}" height="{box.height:g}"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}{size}>\n{style}{rest.lstrip()}\n'
