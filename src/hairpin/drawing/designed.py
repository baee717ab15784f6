"""The road as its drawing describes it."""

from math import radians

from hairpin.content.drawing_format import DrawingPlan
from hairpin.content.problems import ContentError
from hairpin.drawing.bends import Bend
from hairpin.drawing.curve import closed_road
from hairpin.drawing.measures import MIN_RADIUS
from hairpin.drawing.road import Roadway
from hairpin.drawing.soundness import keeps_apart, tightest
from hairpin.drawing.through_points import road_through


def designed_road(plan: DrawingPlan, length: int) -> Roadway:
    road = road_through(plan.points, length) if plan.points else _by_bends(plan, length)
    if tightest(road) < MIN_RADIUS:
        raise _wrong(plan, "a bend is too tight for two cars; let it turn less, or over a longer distance")
    if not keeps_apart(road):
        raise _wrong(plan, "the road touches itself; change it so that it keeps its distance")
    return road


def _by_bends(plan: DrawingPlan, length: int) -> Roadway:
    bends = [Bend(bend.at, radians(bend.turn), bend.over) for bend in plan.bends]
    road = closed_road(length, bends, radians(plan.heading))
    if road is None:
        raise _wrong(plan, "the road can't be closed; make the turns add up to about 360 degrees")
    return road


def _wrong(plan: DrawingPlan, message: str) -> ContentError:
    return ContentError([f"{plan.file}: {'points' if plan.points else 'bends'}: {message}"])
