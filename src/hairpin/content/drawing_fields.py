"""Fields that only drawings have: measures, places and colours."""

import re
from collections.abc import Sequence
from typing import Final, TypeGuard

from hairpin.content.fields import Fields
from hairpin.content.problems import shown

Place = tuple[float, float]
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
MAX_PLACE: Final = 100_000.0


def measure(fields: Fields, key: str, minimum: float, maximum: float, default: float | None = None) -> float:
    """A number that need not be whole."""
    if default is not None and not fields.has(key):
        return default
    value = fields.data().get(key)
    if _is_measure(value) and minimum <= value <= maximum:
        return float(value)
    _refuse(fields, key, f"a number from {minimum:g} to {maximum:g}")
    return maximum


def _is_measure(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def place(fields: Fields, key: str) -> Place:
    value = fields.data().get(key)
    found = _place(value)
    if found is None:
        _refuse(fields, key, "a place, such as [120, 80]")
    return found or (0.0, 0.0)


def places(fields: Fields, key: str, minimum: int) -> tuple[Place, ...]:
    value = fields.data().get(key)
    found = [_place(each) for each in value] if isinstance(value, list) else []
    known = tuple(each for each in found if each is not None)
    if len(known) < minimum or len(known) < len(found):
        _refuse(fields, key, f"a list of {minimum} places or more, such as [[0, 0], [120, 80]]")
    return known


def _place(value: object) -> Place | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    if not _is_measure(x) or not _is_measure(y) or not -MAX_PLACE <= x <= MAX_PLACE:
        return None
    return (float(x), float(y)) if -MAX_PLACE <= y <= MAX_PLACE else None


def colours(fields: Fields, roles: Sequence[str], besides: Sequence[str] = ()) -> dict[str, str]:
    fields.allow_only((*roles, *besides))
    chosen = {role: fields.data()[role] for role in roles if fields.has(role)}
    for role, value in chosen.items():
        if not (isinstance(value, str) and COLOUR.fullmatch(value)):
            _refuse(fields, role, 'a colour such as "#c8321f", in small letters')
    return {role: str(value) for role, value in chosen.items() if fields.is_clear(role)}


def _refuse(fields: Fields, key: str, wanted: str) -> None:
    if fields.has(key):
        fields.wrong(key, f"must be {wanted}, not {shown(fields.data()[key])}")
    else:
        fields.wrong(key, f"is missing; it must be {wanted}")
