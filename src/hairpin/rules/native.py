"""What the compiler (mypyc) wants to be told and plain Python ignores. This file is never compiled itself.

The names are those of `mypy_extensions`, by which mypyc knows them; the rules run without that package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr

    __all__ = ["i64", "mypyc_attr"]
else:
    i64 = int

    def mypyc_attr(**attributes):
        """`allow_interpreted_subclasses`: `Class.__new__` makes an empty one, as it does in Python, for `clone`.

        There is `serializable` for that, but classes that have it are not set up when Python calls them.
        """
        return lambda found: found
