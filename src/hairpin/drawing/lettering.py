"""Letters and figures of our own: bold, condensed, drawn with one stroke, so a picture needs no font.

A glyph is 3 wide and 6 high along the middle of its stroke, which is 1.4 thick.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple
from unicodedata import combining, normalize

STROKE: Final = 1.4
HEIGHT: Final = 6 + STROKE
BETWEEN: Final = 0.75
"""Ground between two letters."""


class Glyph(NamedTuple):
    path: str
    width: float = 3.0


_ROUND: Final = "M0 1.2Q0 0 1.2 0H1.8Q3 0 3 1.2V4.8Q3 6 1.8 6H1.2Q0 6 0 4.8Z"
_P: Final = "M0 6.7V0H1.8Q3 0 3 1.2V2.2Q3 3.4 1.8 3.4H0"

GLYPHS: Final = {
    "0": Glyph(_ROUND),
    "1": Glyph("M-.1 1.6L1.3 .2V6.7", 1.4),
    "2": Glyph("M0 1.8V1.2Q0 0 1.2 0H1.8Q3 0 3 1.2V1.7Q3 2.5 2.5 3.1L.2 6H3.6"),
    "3": Glyph(
        "M0 1.6V1.2Q0 0 1.2 0H1.8Q3 0 3 1.2V1.8Q3 2.9 1.9 2.9H1M1.9 2.9Q3 2.9 3 4V4.8Q3 6 1.8 6H1.2Q0 6 0 4.8V4.4"
    ),
    "4": Glyph("M1.7 -.7L.1 4.3H3.7M2.5 2.2V6.7", 3.2),
    "5": Glyph("M3.2 0H.2V2.7H1.8Q3 2.7 3 3.9V4.8Q3 6 1.8 6H1.2Q0 6 0 4.8V4.4"),
    "6": Glyph("M3 1.6V1.2Q3 0 1.8 0H1.2Q0 0 0 1.2V4.8Q0 6 1.2 6H1.8Q3 6 3 4.8V3.8Q3 2.6 1.8 2.6H0"),
    "7": Glyph("M-.4 0H2.9L1 6.7", 2.8),
    "8": Glyph(
        "M1.2 2.9Q0 2.9 0 1.8V1.2Q0 0 1.2 0H1.8Q3 0 3 1.2V1.8Q3 2.9 1.8 2.9Z"
        "Q0 2.9 0 4V4.8Q0 6 1.2 6H1.8Q3 6 3 4.8V4Q3 2.9 1.8 2.9"
    ),
    "9": Glyph("M0 4.4V4.8Q0 6 1.2 6H1.8Q3 6 3 4.8V1.2Q3 0 1.8 0H1.2Q0 0 0 1.2V2.2Q0 3.4 1.2 3.4H3"),
    "A": Glyph("M0 6.7V1.2Q0 0 1.2 0H1.8Q3 0 3 1.2V6.7M0 3.9H3"),
    "B": Glyph("M0 0V6H1.8Q3 6 3 4.8V4Q3 2.9 1.8 2.9Q3 2.9 3 1.8V1.2Q3 0 1.8 0ZM0 2.9H1.9"),
    "C": Glyph("M3 2V1.2Q3 0 1.8 0H1.2Q0 0 0 1.2V4.8Q0 6 1.2 6H1.8Q3 6 3 4.8V4"),
    "D": Glyph("M0 0H1.8Q3 0 3 1.2V4.8Q3 6 1.8 6H0Z"),
    "E": Glyph("M3.1 0H0V6H3.1M0 3H2.6", 2.4),
    "F": Glyph("M3.1 0H0V6.7M0 3.1H2.6", 2.3),
    "G": Glyph("M3 2V1.2Q3 0 1.8 0H1.2Q0 0 0 1.2V4.8Q0 6 1.2 6H1.8Q3 6 3 4.8V3.4H1.5"),
    "H": Glyph("M0 -.7V6.7M3 -.7V6.7M0 3H3"),
    "I": Glyph("M0 -.7V6.7", 0.0),
    "J": Glyph("M2.5 -.7V4.8Q2.5 6 1.4 6H1.1Q0 6 0 4.8V4.2", 2.5),
    "K": Glyph("M0 -.7V6.7M3 -.7L.5 3.2L3.2 6.7M.5 3.2H0", 3.1),
    "L": Glyph("M0 -.7V6H2.8", 2.2),
    "M": Glyph("M0 6.7V-.7M4 6.7V-.7M0 .3L2 4.6L4 .3", 4.0),
    "N": Glyph("M0 6.7V-.7M3 6.7V-.7M0 .1L3 5.9"),
    "O": Glyph(_ROUND),
    "P": Glyph(_P),
    "Q": Glyph(_ROUND + "M1.6 4.2L3.5 7"),
    "R": Glyph(_P + "M1.5 3.4L3.1 6.7"),
    "S": Glyph(
        "M3 1.8V1.2Q3 0 1.8 0H1.2Q0 0 0 1.2V1.7Q0 2.5 .8 2.8L2.2 3.3Q3 3.6 3 4.4V4.8Q3 6 1.8 6H1.2Q0 6 0 4.8V4.2"
    ),
    "T": Glyph("M-.6 0H2.8M1.1 0V6.7", 2.0),
    "U": Glyph("M0 -.7V4.8Q0 6 1.2 6H1.8Q3 6 3 4.8V-.7"),
    "V": Glyph("M0 -.7L1.55 5.6L3.1 -.7", 3.1),
    "W": Glyph("M0 -.7L1.1 5.4L2.3 0L3.5 5.4L4.6 -.7", 4.6),
    "X": Glyph("M.1 -.7V.1L3 5.9V6.7M3 -.7V.1L.1 5.9V6.7", 3.1),
    "Y": Glyph("M0 -.7L1.55 3.4L3.1 -.7M1.55 3.4V6.7", 3.1),
    "Z": Glyph("M-.2 0H2.8L.2 6H3.2"),
    "-": Glyph("M-.6 3.2H1.4", 0.8),
    ".": Glyph("M0 5.3V6.7", 0.0),
    "'": Glyph("M0 -.7V1.4", 0.0),
    "/": Glyph("M0 6.7L2.4 -.7", 2.4),
    " ": Glyph("", 1.0),
}

WRITTEN: Final = str.maketrans({"Ø": "O", "Æ": "AE", "Œ": "OE", "Ł": "L", "Đ": "D", "Þ": "TH", "\u2019": "'"})
"""Letters that are no other letter with an accent."""


def plain(text: str) -> str:
    """In capitals and without accents, as the glyphs are."""
    return "".join(each for each in normalize("NFD", text.upper().translate(WRITTEN)) if not combining(each))


def can_letter(text: str) -> bool:
    """Whether there is a glyph for everything in it."""
    return all(each in GLYPHS for each in plain(text))


def placed(text: str) -> Iterator[tuple[str, float]]:
    """Each letter and where it begins; the middle of its first stroke lies there."""
    x = 0.0
    for each in plain(text):
        yield each, x
        x += GLYPHS[each].width + STROKE + BETWEEN


def width(text: str) -> float:
    """From the middle of the first stroke to the middle of the last."""
    letters = plain(text)
    return sum(GLYPHS[each].width for each in letters) + (STROKE + BETWEEN) * (len(letters) - 1)
