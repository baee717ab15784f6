"""What is not always installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hairpin.rules.errors import HairpinError


class NotInstalled(HairpinError):
    """A library that an extra would bring."""


class Unreachable(HairpinError):
    """A cluster that does not answer."""


@contextmanager
def needing_pyarrow(what: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise NotInstalled(
            f"{what}: Parquet files need pyarrow ({error}); install it with: pip install 'hairpin[lab]'"
        ) from None


@contextmanager
def needing(extra: str, what: str, library: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise NotInstalled(
            f"{what}: {library} is not here ({error}); install it with: pip install 'hairpin[{extra}]'"
        ) from None
