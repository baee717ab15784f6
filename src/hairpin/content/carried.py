"""Files that came along with a job from another machine: their paths are those of that machine."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Carried:
    """`key` is another one for other contents, so that what is remembered of files can go by it."""

    key: str = ""
    places: Mapping[str, Path] = field(default_factory=dict, hash=False)
    """Where each file lies here, by the path that jobs call it by."""


NOTHING = Carried()
_CARRIED: ContextVar[Carried] = ContextVar("carried", default=NOTHING)
"""Of this thread: a worker may do jobs of several people at once, who call different files by the same path."""


@contextmanager
def carrying(carried: Carried) -> Iterator[None]:
    token = _CARRIED.set(carried)
    try:
        yield
    finally:
        _CARRIED.reset(token)


def carried_key() -> str:
    return _CARRIED.get().key


def here(path: Path) -> Path:
    """Where a file that somebody names is to be read."""
    return _CARRIED.get().places.get(str(path), path)
