"""The format of a drawing: how a circuit looks, apart from its rules (docs/drawings.md)."""

from typing import Final, NamedTuple

from hairpin.content.drawing_fields import Place, colours, measure, place, places
from hairpin.content.fields import Fields, check_different
from hairpin.content.problems import Problems
from hairpin.rules.circuit import Circuit

ROLES: Final = (
    *(
        "paper",
        "field",
        "patch",
        "water",
        "road",
        "flood",
        "edge",
        "paint",
        "race",
        "accent",
        "kerb",
        "ink",
        "badge",
        "figure",
    ),
    *("leaf", "shade", "wall", "roof", "stone", "sun"),
)
KINDS: Final = (
    *(
        "tree",
        "pine",
        "poplar",
        "cypress",
        "parasol",
        "palm",
        "cactus",
        "bush",
        "cedar",
        "maple",
        "agave",
        "mesa",
        "mountain",
        "hill",
        "dune",
        "volcano",
    ),
    *("house", "villa", "barn", "tower", "church", "windmill", "lighthouse", "castle", "hangar", "stand", "tent"),
    *("pagoda", "torii", "wheel", "cathedral", "pyramid", "stadium", "umbrellas", "bunting"),
    *("raincloud", "rain", "mist"),
    *("boat", "sail", "cloud", "sun", "flag", "sheep", "bull", "balloon", "pump", "tulips", "lavender", "vines"),
)
SIDES: Final = ("left", "right")
DRAWING_KEYS: Final = (
    "heading",
    "margins",
    "weather",
    "bends",
    "points",
    "palette",
    "title",
    "ground",
    "scenery",
    "scatter",
    "labels",
)
MIN_POINTS: Final = 4
MAX_MARGIN: Final = 2_000
MAX_TURN: Final = 200.0
MAX_SIZE: Final = 2_000.0
MAX_COUNT: Final = 200


class PlannedBend(NamedTuple):
    """`turn` in degrees, to the right positive; `at` its middle and `over` its length in spaces."""

    at: float
    turn: float
    over: float


class Area(NamedTuple):
    """A flat piece of ground with a smooth outline through the points, or a straight one."""

    role: str
    points: tuple[Place, ...]
    straight: bool


class Piece(NamedTuple):
    """A piece of scenery that stands on `at`, so high."""

    kind: str
    at: Place
    size: float
    flip: bool


class Scatter(NamedTuple):
    """As many pieces as find room between two corners of an oblong."""

    kind: str
    pieces: int
    size: float
    low: Place
    high: Place


class Title(NamedTuple):
    at: Place
    height: float
    role: str


class Label(NamedTuple):
    """On which side of the road the badge of a line shall lie."""

    line: int
    side: str


class DrawingPlan(NamedTuple):
    file: str
    heading: float
    margins: tuple[int, ...]
    """Ground shown beyond the middle of the road: above, right, below, left."""
    bends: tuple[PlannedBend, ...]
    points: tuple[Place, ...]
    """Instead of bends: the road runs through them and is made as long as it must be."""
    light: dict[str, str]
    dark: dict[str, str]
    title: Title | None
    weather: Place | None
    ground: tuple[Area, ...]
    scenery: tuple[Piece, ...]
    scatter: tuple[Scatter, ...]
    labels: tuple[Label, ...]


def drawing_from_data(data: dict[str, object], file: str, circuit: Circuit) -> DrawingPlan:
    """The drawing that the data describes; ContentError tells everything that is wrong with it."""
    problems = Problems(file)
    plan = _read(Fields(data, problems), file, circuit)
    problems.raise_if_any()
    return plan


def _read(fields: Fields, file: str, circuit: Circuit) -> DrawingPlan:
    fields.allow_only(DRAWING_KEYS)
    palette = fields.table("palette")
    bends = fields.tables("bends")
    if fields.is_clear("bends") and bool(bends) == fields.has("points"):
        fields.wrong("bends", "a drawing needs either [[bends]] or points for its road, not both and not neither")
    return DrawingPlan(
        file=file,
        heading=measure(fields, "heading", -360, 360, default=0.0),
        margins=_margins(fields),
        bends=tuple(_bend(each, circuit.length) for each in bends),
        points=places(fields, "points", MIN_POINTS) if fields.has("points") else (),
        light=colours(palette, ROLES, ("dark",)),
        dark=colours(palette.table("dark"), ROLES),
        title=_title(fields.table("title")) if fields.has("title") else None,
        weather=place(fields, "weather") if fields.has("weather") else None,
        ground=tuple(map(_area, fields.tables("ground"))),
        scenery=tuple(map(_piece, fields.tables("scenery"))),
        scatter=tuple(map(_scatter, fields.tables("scatter"))),
        labels=_labels(fields.tables("labels"), circuit),
    )


def _margins(fields: Fields) -> tuple[int, ...]:
    margins = fields.numbers("margins", 0, MAX_MARGIN, default=(120, 120, 120, 120))
    if len(margins) != 4 and fields.is_clear("margins"):
        fields.wrong("margins", f"must hold 4 numbers: above, right, below, left; not {len(margins)}")
    return margins


def _bend(fields: Fields, length: int) -> PlannedBend:
    fields.allow_only(("at", "turn", "over"))
    return PlannedBend(
        at=measure(fields, "at", 0, length),
        turn=measure(fields, "turn", -MAX_TURN, MAX_TURN),
        over=measure(fields, "over", 0.5, length),
    )


def _title(fields: Fields) -> Title:
    fields.allow_only(("at", "height", "role"))
    role = fields.choice("role", ROLES) if fields.has("role") else "ink"
    return Title(place(fields, "at"), measure(fields, "height", 10, MAX_SIZE), role)


def _area(fields: Fields) -> Area:
    fields.allow_only(("role", "points", "straight"))
    return Area(fields.choice("role", ROLES), places(fields, "points", 3), fields.flag("straight"))


def _piece(fields: Fields) -> Piece:
    fields.allow_only(("kind", "at", "size", "flip"))
    size = measure(fields, "size", 5, MAX_SIZE)
    return Piece(fields.choice("kind", KINDS), place(fields, "at"), size, fields.flag("flip"))


def _scatter(fields: Fields) -> Scatter:
    fields.allow_only(("kind", "count", "size", "from", "to"))
    count = fields.number("count", 1, MAX_COUNT)
    size = measure(fields, "size", 5, MAX_SIZE)
    return Scatter(fields.choice("kind", KINDS), count, size, place(fields, "from"), place(fields, "to"))


def _labels(tables: list[Fields], circuit: Circuit) -> tuple[Label, ...]:
    labels = tuple(_label(each, circuit) for each in tables)
    check_different(tables, "line", [label.line for label in labels], "label")
    return labels


def _label(fields: Fields, circuit: Circuit) -> Label:
    fields.allow_only(("line", "side"))
    line = fields.number("line", 1, circuit.length - 1)
    known = [each.at for each in circuit.lines]
    if fields.is_clear("line") and line not in known:
        fields.wrong("line", f"must be a corner line, one of {', '.join(map(str, known))}, not {line}")
    return Label(line, fields.choice("side", SIDES))
