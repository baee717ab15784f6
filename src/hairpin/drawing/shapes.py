"""Scenery as flat shapes. Each piece stands on (0, 0) and is about 100 high; a role gives each part its colour."""

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import Final

Part = tuple[str, str]
"""A role and a path."""


def _round(x: float, y: float, radius: float) -> str:
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"


def _rows(width: float, step: float, numbers: range) -> str:
    """Some of the stripes of a field, seen from above and a little from the side."""
    return "".join(
        f"M{-width / 2 + n * 6:g} {-n * step - 2:g}h{width:g}l4 {-step * 0.6:g}h{-width:g}Z" for n in numbers
    )


def _ring(x: float, y: float, outer: float, inner: float) -> str:
    half = f"a{inner:g} {inner:g} 0 1 1"
    return f"{_round(x, y, outer)}M{x - inner:g} {y:g}{half} {2 * inner:g} 0{half} {-2 * inner:g} 0Z"


def _around(x: float, y: float, radius: float, numbers: range, of: int) -> Iterator[tuple[float, float]]:
    """Some of so many places on a circle."""
    for number in numbers:
        angle = 2 * pi * number / of
        yield x + radius * cos(angle), y + radius * sin(angle)


def _spokes(x: float, y: float, radius: float, count: int) -> str:
    """Thin spindles from one side of a wheel to the other."""
    ends = zip(_around(x, y, radius, range(count), count), _around(x, y, 1.2, range(count), count), strict=True)
    return "".join(
        f"M{x - (by - y):.1f} {y + (bx - x):.1f}L{ax:.1f} {ay:.1f}L{x + (by - y):.1f} {y - (bx - x):.1f}Z"
        for (ax, ay), (bx, by) in ends
    )


def _rounds(places: Iterable[tuple[float, float]], radius: float) -> str:
    return "".join(_round(round(x, 1), round(y, 1), radius) for x, y in places)


def _eaves(half: float, y: float) -> str:
    """A roof with its corners turned up, as wide as twice the half."""
    flat, tip, edge = half * 0.5, y - 3, y + 2
    rise = f"M{-half:g} {tip:g}Q{-half * 0.7:g} {tip:g} {-flat:g} {y - 12:g}H{flat:g}"
    fall = f"Q{half * 0.7:g} {tip:g} {half:g} {tip:g}"
    below = f"Q{half - 6:g} {edge:g} {flat:g} {edge:g}H{-flat:g}Q{6 - half:g} {edge:g} {-half:g} {tip:g}Z"
    return rise + fall + below


def _bar(left: float, right: float, y: float, thick: float) -> str:
    """With round ends; it lies on y."""
    end = f"A{thick / 2:g} {thick / 2:g} 0 0 1"
    return f"M{left:g} {y:g}{end} {left:g} {y - thick:g}H{right:g}{end} {right:g} {y:g}Z"


def _streaks(places: Iterable[tuple[float, float, float]]) -> str:
    """Rain: where each begins below, and how long it is."""
    return "".join(f"M{x:g} {y:g}l{long * 0.3:g} {-long:g}h2.4l{-long * 0.3:g} {long:g}Z" for x, y, long in places)


SHAPES: Final[dict[str, tuple[Part, ...]]] = {
    # plants
    "tree": (
        ("roof", "M-4 0V-40H4V0Z"),
        ("shade", _round(0, -62, 36)),
        ("leaf", "M-6 -97A36 36 0 0 0 -22 -33A44 44 0 0 0 -6 -97Z"),
    ),
    "pine": (
        ("roof", "M-4 0V-20H4V0Z"),
        ("shade", "M0 -100L14 -66H8L24 -40H14L32 -12H-32L-14 -40H-24L-8 -66H-14Z"),
        ("leaf", "M0 -100V-12H-32L-14 -40H-24L-8 -66H-14Z"),
    ),
    "poplar": (
        ("roof", "M-3 0V-20H3V0Z"),
        ("shade", "M0 -100Q20 -70 16 -34Q14 -10 0 -10Q-14 -10 -16 -34Q-20 -70 0 -100Z"),
        ("leaf", "M0 -100V-10Q-14 -10 -16 -34Q-20 -70 0 -100Z"),
    ),
    "cypress": (
        ("shade", "M0 -100Q13 -56 11 -24Q9 0 0 0Q-9 0 -11 -24Q-13 -56 0 -100Z"),
        ("leaf", "M0 -100Q-2 -50 -3 0Q-9 -2 -11 -24Q-13 -56 0 -100Z"),
    ),
    "parasol": (
        ("roof", "M-4 0L-2 -58H3L5 0ZM-2 -50L-22 -68L-18 -70L2 -56ZM2 -46L22 -68L26 -66L4 -40Z"),
        ("shade", "M-52 -64Q-50 -92 -14 -96Q28 -104 48 -78Q54 -68 50 -62Q0 -50 -52 -64Z"),
        ("leaf", "M-52 -64Q-50 -92 -14 -96Q4 -100 18 -97Q-20 -84 -22 -59Q-38 -60 -52 -64Z"),
    ),
    "palm": (
        ("roof", "M-6 0Q-2 -40 6 -72L11 -70Q6 -38 5 0Z"),
        (
            "shade",
            "M8 -72Q30 -92 52 -72Q32 -78 8 -72ZM8 -72Q40 -76 46 -46Q32 -66 8 -72Z"
            "M8 -72Q12 -100 34 -100Q18 -92 8 -72Z",
        ),
        (
            "leaf",
            "M8 -72Q-14 -94 -38 -74Q-16 -78 8 -72ZM8 -72Q-26 -74 -30 -44Q-16 -64 8 -72Z"
            "M8 -72Q2 -100 -18 -98Q-4 -90 8 -72Z",
        ),
    ),
    "cactus": (
        ("shade", "M-9 0V-90A9 9 0 0 1 9 -90V-36H20V-62A7 7 0 0 1 34 -62V-30Q34 -20 24 -20H9V0Z"),
        ("leaf", "M-9 0V-90A9 9 0 0 1 0 -99V0ZM-9 -50H-16V-74A6 6 0 0 0 -28 -74V-46Q-28 -36 -18 -36H-9Z"),
    ),
    "bush": (
        ("shade", "M-50 0Q-56 -40 -24 -44Q-10 -84 22 -64Q60 -60 52 0Z"),
        ("leaf", "M-50 0Q-56 -40 -24 -44Q-12 -70 6 -70Q-16 -30 -8 0Z"),
    ),
    "cedar": (
        ("roof", "M-4 0V-14H4V0Z"),
        (
            "shade",
            "M0 -100Q5 -84 11 -74L6 -76Q9 -60 17 -50L10 -52Q14 -36 23 -26L14 -28Q18 -16 28 -8H-28"
            "Q-18 -16 -14 -28L-23 -26Q-14 -36 -10 -52L-17 -50Q-9 -60 -6 -76L-11 -74Q-5 -84 0 -100Z",
        ),
        (
            "leaf",
            "M0 -100Q-1 -50 -4 -8H-28Q-18 -16 -14 -28L-23 -26Q-14 -36 -10 -52L-17 -50Q-9 -60 -6 -76L-11 -74"
            "Q-5 -84 0 -100Z",
        ),
    ),
    "maple": (
        ("roof", "M-5 0Q-3 -24 -2 -44L3 -44Q4 -24 6 0ZM-1 -34L-20 -54L-17 -56L2 -40ZM1 -32L20 -52L23 -50L3 -26Z"),
        ("accent", _round(-20, -56, 21) + _round(19, -54, 22) + _round(0, -75, 25) + _round(2, -52, 18)),
        (
            "sun",
            "M4 -100A25 25 0 0 0 -14 -54A36 36 0 0 0 4 -100ZM-24 -77A21 21 0 0 0 -28 -37A30 30 0 0 0 -24 -77Z",
        ),
    ),
    "agave": (
        (
            "shade",
            "M-8 0Q-52 -8 -84 -34Q-40 -34 4 -6ZM-4 -6Q40 -34 84 -34Q52 -8 8 0Z"
            "M-10 0Q-32 -46 -36 -92Q-8 -56 6 0ZM-6 0Q8 -56 36 -92Q32 -46 10 0Z",
        ),
        (
            "leaf",
            "M-12 0Q-48 -30 -66 -68Q-24 -44 8 0ZM-8 0Q24 -44 66 -68Q48 -30 12 0Z"
            "M-11 0Q-13 -52 0 -100Q13 -52 11 0Z",
        ),
        ("shade", "M0 -100Q13 -52 11 0H2Q4 -50 0 -100Z"),
    ),
    # land
    "mesa": (
        ("roof", "M-100 0L-72 -74H-66V-100H52V-78H60L96 0Z"),
        ("sun", "M-100 0L-72 -74H-66V-100H-18L-30 -60L-24 0Z"),
        ("stone", "M-66 -100H52V-88H-66Z"),
    ),
    "mountain": (
        ("stone", "M-110 0L-34 -78L-18 -66L14 -100L112 0Z"),
        ("shade", "M14 -100L112 0H20L34 -40L8 -62Z"),
        ("wall", "M14 -100L40 -73L24 -70L14 -80L2 -74L-4 -81Z"),
    ),
    "hill": (("leaf", "M-120 0Q-60 -100 0 -96Q70 -92 120 0Z"), ("shade", "M0 -96Q70 -92 120 0H36Q44 -58 0 -96Z")),
    "dune": (
        ("patch", "M-130 0Q-60 -30 -30 -92Q30 -30 130 0Z"),
        ("stone", "M-30 -92Q30 -30 130 0H-10Q-34 -40 -30 -92Z"),
    ),
    "volcano": (
        ("stone", "M-150 0Q-60 -30 -24 -92L-16 -96L-6 -93L4 -97L14 -94L22 -92Q60 -30 150 0Z"),
        ("shade", "M4 -97L14 -94L22 -92Q60 -30 150 0H52Q16 -36 14 -66L4 -60Z"),
        (
            "wall",
            "M-24 -92L-16 -96L-6 -93L4 -97L14 -94L22 -92Q30 -80 39 -68L30 -73L22 -60L11 -71L1 -54L-10 -70"
            "L-20 -58L-29 -73L-41 -68Q-31 -80 -24 -92Z",
        ),
    ),
    # buildings
    "house": (
        ("wall", "M-44 0V-46H44V0Z"),
        ("roof", "M-52 -46L-30 -86H30L52 -46Z"),
        ("stone", "M18 -80V-100H32V-76Z"),
        ("ink", "M-30 -34H-14V-18H-30ZM14 -34H30V-18H14ZM-7 0V-26H7V0Z"),
    ),
    "villa": (
        ("wall", "M-60 0V-52H-10V-84H36V-52H60V0Z"),
        ("roof", "M-64 -52L-56 -64H-10V-52ZM-16 -84L13 -100L42 -84ZM36 -64H56L64 -52H36Z"),
        (
            "ink",
            "M-46 -38H-36V-20H-46ZM-26 -38H-16V-20H-26ZM-2 -72H8V-56H-2ZM18 -72H28V-56H18Z"
            "M6 0V-28A7 7 0 0 1 20 -28V0ZM42 -38H52V-20H42Z",
        ),
    ),
    "barn": (
        ("accent", "M-50 0V-54L-32 -86L0 -100L32 -86L50 -54V0Z"),
        ("wall", "M-20 0V-40H20V0ZM-10 -62H10V-78H-10Z"),
        ("accent", "M-20 0L20 -40L17 -43L-23 -3ZM20 0L-20 -40L-17 -43L23 -3Z"),
        ("ink", "M-58 -50L-36 -90L0 -106L36 -90L58 -50L51 -48L31 -84L0 -98L-31 -84L-51 -48Z"),
    ),
    "tower": (
        ("wall", "M-14 0V-74H14V0Z"),
        ("stone", "M4 0V-74H14V0Z"),
        ("roof", "M-18 -74L0 -100L18 -74Z"),
        ("ink", "M-6 -66H6V-50A6 6 0 0 0 -6 -50ZM-5 -36H5V-24H-5Z"),
    ),
    "church": (
        ("wall", "M-50 0V-36H10V0ZM10 0V-62H38V0Z"),
        ("stone", "M-56 -36L-44 -60H10V-36Z"),
        ("stone", "M6 -62L24 -100L42 -62Z"),
        (
            "ink",
            "M-38 -10V-24A5 5 0 0 1 -28 -24V-10ZM-16 -10V-24A5 5 0 0 1 -6 -24V-10Z"
            "M18 0V-18A6 6 0 0 1 30 -18V0ZM20 -44H28V-34H20Z",
        ),
    ),
    "windmill": (
        ("wall", "M-22 0L-13 -62H13L22 0Z"),
        ("roof", "M-15 -62Q0 -84 15 -62ZM-22 0L-20 -14H20L22 0Z"),
        ("ink", "M-4 0V-14H4V0ZM-3 -38H3V-28H-3Z"),
        (
            "ink",
            "M-1.5 -66L-38 -100L-36 -102L1.5 -68L36 -106L38 -104L3 -66"
            "L38 -30L36 -28L0 -63L-36 -28L-38 -30L-3 -66Z",
        ),
        (
            "accent",
            "M-8 -76L-34 -98L-42 -90L-16 -68ZM8 -76L34 -103L42 -95L17 -69Z"
            "M9 -57L36 -31L43 -38L17 -64ZM-9 -57L-36 -31L-43 -38L-17 -64Z",
        ),
    ),
    "lighthouse": (
        ("wall", "M-14 0L-9 -76H9L14 0Z"),
        ("accent", "M-13 -14L-12 -32H12L13 -14ZM-11 -50L-10 -66H10L11 -50Z"),
        ("sun", "M-7 -76V-88H7V-76Z"),
        ("ink", "M-12 -74H12V-78H-12ZM-10 -88L0 -100L10 -88Z"),
    ),
    "castle": (
        ("wall", "M-60 0V-50H60V0Z"),
        ("stone", "M-70 0V-62H-42V0ZM42 0V-62H70V0ZM-16 0V-74H16V0Z"),
        ("accent", "M-74 -62L-56 -92L-38 -62ZM38 -62L56 -92L74 -62ZM-21 -74L0 -106L21 -74Z"),
        (
            "ink",
            "M-7 0V-20A7 7 0 0 1 7 -20V0ZM-4 -54H4V-40H-4ZM-59 -46H-53V-34H-59ZM53 -46H59V-34H53Z"
            "M-34 -34H-28V-22H-34ZM28 -34H34V-22H28Z",
        ),
    ),
    "hangar": (
        ("stone", "M-80 0V-40Q0 -110 80 -40V0Z"),
        ("wall", "M-62 0V-36Q0 -88 62 -36V0Z"),
        ("ink", "M-48 0V-30H48V0Z"),
    ),
    "stand": (
        ("wall", "M-90 0V-28L90 -58V0Z"),
        ("accent", "M-96 -62L96 -100V-88L-96 -52Z"),
        ("ink", "M-80 -26V-60H-76V-27ZM-2 -40V-76H2V-41ZM76 -54V-90H80V-55Z"),
        ("stone", "M-90 -8V-16L90 -36V-26Z"),
    ),
    "tent": (
        ("wall", "M-60 0L-50 -46H50L60 0Z"),
        ("accent", "M-60 0L-50 -46H-30L-36 0ZM-12 0L-10 -46H10L12 0ZM36 0L30 -46H50L60 0Z"),
        ("roof", "M-58 -44L0 -84L58 -44Z"),
        ("accent", "M-1.5 -80V-106L18 -98L1.5 -92V-80Z"),
    ),
    "pump": (
        ("accent", "M-14 0V-66H14V0Z"),
        ("wall", "M-9 -58H9V-40H-9Z"),
        ("accent", _round(0, -84, 16)),
        ("wall", _round(0, -84, 10)),
        ("ink", "M-18 0H18V6H-18ZM14 -40H20V-14H24V-48H27V-10H17V-36H14Z"),
    ),
    "pagoda": (
        ("stone", "M-34 0V-7H34V0Z"),
        ("wall", "M-24 -7V-24H24V-7ZM-20 -32V-43H20V-32ZM-17 -50V-60H17V-50ZM-14 -67V-76H14V-67Z"),
        (
            "accent",
            "M-24 -7V-24H-19V-7ZM19 -7V-24H24V-7ZM-7 -7V-22H7V-7ZM-20 -34V-38H20V-34ZM-17 -52V-56H17V-52Z"
            "M-14 -69V-73H14V-69Z",
        ),
        ("roof", _eaves(42, -24) + _eaves(36, -42) + _eaves(31, -59) + _eaves(26, -75)),
        ("ink", "M-1.2 -86V-106H1.2V-86ZM-4 -90V-92H4V-90ZM-3.4 -95V-97H3.4V-95ZM-2.8 -100V-102H2.8V-100Z"),
    ),
    "torii": (
        (
            "accent",
            "M-36 0L-31 -84H-22L-26 0ZM26 0L22 -84H31L36 0ZM-44 -64H44V-55H-44ZM-4 -82H4V-62H-4Z"
            "M-54 -90Q0 -80 54 -90L51 -79Q0 -71 -51 -79Z",
        ),
        ("ink", "M-58 -98Q0 -87 58 -98L55 -90Q0 -80 -55 -90ZM-38 0V-8H-24V0ZM24 0V-8H38V0Z"),
    ),
    "wheel": (
        ("stone", "M-30 0L-3 -56H3L-24 0ZM24 0L-3 -56H3L30 0ZM-36 0V-5H36V0Z"),
        ("ink", _spokes(0, -56, 41, 12)),
        ("wall", _ring(0, -56, 43, 39) + _ring(0, -56, 26, 24.5) + _round(0, -56, 6)),
        ("accent", _rounds(_around(0, -56, 42, range(0, 12, 3), 12), 5.2)),
        ("sun", _rounds(_around(0, -56, 42, range(1, 12, 3), 12), 5.2)),
        ("leaf", _rounds(_around(0, -56, 42, range(2, 12, 3), 12), 5.2)),
    ),
    "cathedral": (
        ("wall", "M-62 0V-44H62V0ZM-62 -40V-82H-34V-40ZM34 -40V-82H62V-40ZM-22 -44V-62H22V-44Z"),
        ("stone", "M44 0V-82H62V0ZM10 -44V-62H22V-44Z"),
        ("accent", "M-24 -62Q-22 -88 0 -92Q22 -88 24 -62Z"),
        ("roof", "M-66 -44V-49H66V-44ZM-66 -82L-48 -100L-30 -82ZM30 -82L48 -100L66 -82ZM-2 -92V-104H2V-92Z"),
        (
            "ink",
            "M-12 0V-22A12 12 0 0 1 12 -22V0ZM-53 -60V-68A5 5 0 0 1 -43 -68V-60ZM43 -60V-68A5 5 0 0 1 53 -68V-60Z"
            "M-53 -14V-26H-43V-14ZM43 -14V-26H53V-14Z",
        ),
    ),
    "pyramid": (
        ("stone", "M-110 0L-99 -20H99L110 0ZM-88 -22L-78 -41H78L88 -22ZM-66 -43L-57 -61H57L66 -43Z"),
        ("sun", "M-110 0L-99 -20H0V0ZM-88 -22L-78 -41H0V-22ZM-66 -43L-57 -61H0V-43Z"),
        (
            "roof",
            "M-96 -20H96V-22H-96ZM-74 -41H74V-43H-74ZM-54 -61H54V-64H-54ZM-26 -64V-90H26V-64ZM-31 -90H31V-97H-31Z",
        ),
        ("wall", "M-20 0L-13 -64H13L20 0Z"),
        (
            "stone",
            "M-19 -8H19V-6H-19ZM-18 -20H18V-18H-18ZM-16 -32H16V-30H-16ZM-15 -44H15V-42H-15ZM-14 -55H14V-53H-14Z",
        ),
        ("ink", "M-7 -64V-82H7V-64Z"),
    ),
    "stadium": (
        ("stone", "M-130 0V-52Q0 -86 130 -52V0Q0 -30 -130 0Z"),
        ("accent", "M-130 -8V-20Q0 -52 130 -20V-8Q0 -40 -130 -8Z"),
        ("sun", "M-130 -22V-33Q0 -65 130 -33V-22Q0 -54 -130 -22Z"),
        ("leaf", "M-130 -35V-46Q0 -79 130 -46V-35Q0 -67 -130 -35Z"),
        (
            "wall",
            "M-136 -66Q0 -112 136 -66L132 -56Q0 -100 -132 -56ZM-47 -2L-50 -72H-44L-41 -4ZM41 -4L44 -72H50L47 -2Z",
        ),
        ("ink", "M-104 -70V-98H-102V-71ZM-1 -88V-116H1V-88ZM102 -71V-98H104V-70Z"),
        ("accent", "M-102 -98L-82 -91L-102 -84ZM1 -116L21 -109L1 -102ZM104 -98L124 -91L104 -84Z"),
    ),
    "umbrellas": (
        ("ink", "M-61 0V-30H-59V0ZM-21 0V-40H-19V0ZM19 0V-32H21V0ZM59 0V-42H61V0Z"),
        ("accent", "M-84 -28A24 26 0 0 1 -36 -28Q-60 -36 -84 -28Z"),
        ("sun", "M-44 -40A24 26 0 0 1 4 -40Q-20 -48 -44 -40Z"),
        ("wall", "M-4 -30A24 26 0 0 1 44 -30Q20 -38 -4 -30Z"),
        ("shade", "M36 -42A24 26 0 0 1 84 -42Q60 -50 36 -42Z"),
    ),
    "bunting": (
        ("ink", "M-122 0V-76H-118V0ZM118 0V-76H122V0ZM-120 -74Q0 -34 120 -74L120 -71.5Q0 -31.5 -120 -71.5Z"),
        ("accent", "M-104 -68L-84 -62L-98 -42ZM-24 -53L0 -51L-12 -30ZM64 -59L84 -64L80 -40Z"),
        ("sun", "M-78 -61L-56 -56L-70 -36ZM4 -51L28 -53L18 -31Z"),
        ("leaf", "M-50 -56L-30 -53L-42 -32ZM34 -54L58 -58L50 -35ZM88 -65L108 -70L106 -46Z"),
    ),
    # on the water, in the air
    "boat": (
        ("wall", "M-70 -24H62L44 0H-56Z"),
        ("accent", "M-64 -12H53L44 0H-56Z"),
        ("stone", "M-40 -24V-48H20L30 -24Z"),
        ("accent", "M-26 -48V-80H-8V-48Z"),
        ("ink", "M-30 -42H-20V-32H-30ZM-10 -42H0V-32H-10Z"),
    ),
    "sail": (
        ("roof", "M-44 -14H44L30 0H-32Z"),
        ("wall", "M2 -20V-100L46 -20Z"),
        ("accent", "M-3 -20V-86L-36 -20Z"),
    ),
    "cloud": (("wall", "M-70 0A24 24 0 0 1 -66 -46A38 38 0 0 1 2 -66A30 30 0 0 1 52 -46A24 24 0 0 1 66 0Z"),),
    "sun": (("sun", _round(0, -50, 50)),),
    "raincloud": (
        ("stone", "M-70 -40A24 24 0 0 1 -66 -86A38 38 0 0 1 2 -106A30 30 0 0 1 52 -86A24 24 0 0 1 66 -40Z"),
        (
            "water",
            _streaks(((-62, 0, 34), (-40, -8, 26), (-20, 4, 38), (2, -6, 28), (22, 2, 36), (42, -10, 24))),
        ),
    ),
    "rain": (
        (
            "water",
            _streaks(
                (
                    (-46, -52, 40),
                    (-24, -8, 34),
                    (-14, -66, 30),
                    (8, -30, 42),
                    (24, 0, 30),
                    (34, -62, 36),
                    (50, -20, 28),
                )
            ),
        ),
    ),
    "mist": (("wall", _bar(-120, 30, 0, 26) + _bar(-60, 118, -24, 26) + _bar(-26, 60, -48, 24)),),
    "balloon": (
        ("accent", "M0 -100A34 36 0 0 1 34 -62Q32 -44 10 -24H-10Q-32 -44 -34 -62A34 36 0 0 1 0 -100Z"),
        ("wall", "M0 -100Q16 -80 14 -60Q12 -40 5 -24H-5Q-12 -40 -14 -60Q-16 -80 0 -100Z"),
        ("roof", "M-7 -14H7L6 0H-6Z"),
        ("ink", "M-10 -24L-7 -14H-6L-8 -24ZM10 -24L7 -14H6L8 -24Z"),
    ),
    "flag": (("ink", "M-2 0V-100H2V0Z"), ("accent", "M2 -98Q18 -106 32 -96T60 -94V-62Q46 -68 32 -64T2 -66Z")),
    # animals
    "sheep": (
        ("ink", "M-26 0V-30H-20V0ZM-8 0V-30H-2V0ZM14 0V-30H20V0ZM32 -62Q54 -68 60 -50Q62 -36 46 -36L32 -40Z"),
        ("wall", "M-40 -30A18 18 0 0 1 -36 -64A22 22 0 0 1 0 -78A22 22 0 0 1 36 -64A18 18 0 0 1 36 -30Z"),
    ),
    "bull": (
        (
            "ink",
            "M-78 -62Q-86 -40 -80 -18L-76 -18"
            "Q-80 -42 -70 -52L-66 -30L-74 0H-64L-54 -28L-50 0H-40L-40 -34Q-10 -26 20 -36"
            "L24 0H34L36 -34L46 0H56L52 -40Q62 -44 66 -52L84 -48Q94 -52 90 -60L80 -74Q94 -78 94 -94Q86 -84 76 -84"
            "Q64 -92 54 -98Q58 -86 64 -80Q44 -96 20 -88Q-20 -76 -60 -76Q-72 -74 -78 -62Z",
        ),
    ),
    # fields
    "tulips": (("accent", _rows(150, 17, range(0, 6, 2))), ("sun", _rows(150, 17, range(1, 6, 2)))),
    "lavender": (("patch", _rows(150, 17, range(6))),),
    "vines": (("leaf", _rows(150, 17, range(6))),),
}
