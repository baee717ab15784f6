"""Letters put into a picture: each glyph is defined once and used wherever it is needed."""

from collections.abc import Iterable

from hairpin.drawing.lettering import GLYPHS, HEIGHT, STROKE, can_letter, placed, plain, width
from hairpin.drawing.lines import pair
from hairpin.drawing.road import Point
from hairpin.drawing.svg import Value, element, words


def glyph_id(prefix: str, glyph: str) -> str:
    return f"{prefix}-glyph-{ord(glyph)}"


def definitions(prefix: str, texts: Iterable[str]) -> str:
    used = sorted({each for text in texts if can_letter(text) for each in plain(text) if GLYPHS[each].path})
    return element("defs", *(element("path", id=glyph_id(prefix, each), d=GLYPHS[each].path) for each in used))


def lettered(prefix: str, role: str, text: str, middle: Point, height: float, **attributes: Value) -> str:
    """Text of that height around its middle."""
    scale = height / HEIGHT
    start = middle[0] - width(text) / 2 * scale, middle[1] - 3 * scale
    uses = (
        element("use", href=f"#{glyph_id(prefix, glyph)}", **({"x": f"{x:.2f}"} if x else {}))
        for glyph, x in placed(text)
        if GLYPHS[glyph].path
    )
    move = f"translate({pair(start)}) scale({scale:.3f})"
    return element(
        "g",
        *uses,
        class_=f"s-{role}",
        fill="none",
        stroke_width=STROKE,
        stroke_miterlimit="2.6",
        transform=move,
        **attributes,
    )


def titled(prefix: str, role: str, text: str, start: Point, height: float) -> str:
    """Text from its left end; in a font where a letter is missing among ours."""
    if can_letter(text):
        scale = height / HEIGHT
        middle = start[0] + (width(text) + STROKE) / 2 * scale, start[1] + height / 2
        return lettered(prefix, role, text, middle, height)
    font = "'Barlow Condensed', 'Arial Narrow', sans-serif-condensed, sans-serif"
    size: dict[str, Value] = {"font_size": height, "font_weight": "bold", "font_family": font}
    return words_at(role, text, (start[0], start[1] + height), size)


def words_at(role: str, text: str, at: Point, style: dict[str, Value]) -> str:
    written = words("tspan", text)
    return element("text", written, class_=f"f-{role}", x=at[0], y=at[1], **style)


def title_width(text: str, height: float) -> float:
    """How long a title gets; letters of a font are guessed to be half as wide as high."""
    if can_letter(text):
        return (width(text) + STROKE) * height / HEIGHT
    return len(text) * height * 0.6
