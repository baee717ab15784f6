"""SVG as text. Everything that is written goes through here, so everything is escaped."""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from hairpin.drawing.lines import number
from hairpin.drawing.road import Point

Value = str | float


def element(name: str, *inside: str, **attributes: Value) -> str:
    """`class_` is class, `stroke_width` is stroke-width."""
    written = "".join(f" {_name(key)}={quoteattr(_text(value))}" for key, value in attributes.items())
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def group(class_: str, parts: Iterable[str], **attributes: Value) -> str:
    return element("g", "\n", "\n".join(parts), "\n", class_=class_, **attributes)


def filled(role: str, path: str, **attributes: Value) -> str:
    return element("path", class_=f"f-{role}", d=path, **attributes)


def stroked(role: str, path: str, width: float, **attributes: Value) -> str:
    return element("path", class_=f"s-{role}", d=path, fill="none", stroke_width=width, **attributes)


def ring(role: str, at: Point, radius: float, width: float, **attributes: Value) -> str:
    return element(
        "circle", class_=f"s-{role}", cx=at[0], cy=at[1], r=radius, fill="none", stroke_width=width, **attributes
    )


def disc(role: str, at: Point, radius: float, **attributes: Value) -> str:
    return element("circle", class_=f"f-{role}", cx=at[0], cy=at[1], r=radius, **attributes)


def words(name: str, text: str) -> str:
    return element(name, escape(text))


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _text(value: Value) -> str:
    return value if isinstance(value, str) else number(value)
