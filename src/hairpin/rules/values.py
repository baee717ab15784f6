"""How frozen dataclasses are pickled and copied: a compiled one can't be made empty and filled then."""

from collections.abc import Iterable


def made_of(value: object, fields: Iterable[str]) -> tuple[object, ...]:
    """For `__reduce__`: the class, and all fields in order, as the constructor takes them."""
    return type(value), tuple([getattr(value, name) for name in fields])
