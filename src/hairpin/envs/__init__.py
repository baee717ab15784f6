"""Races as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

Importing this registers `hairpin/Race-v0` with Gymnasium. It needs the extra `hairpin[envs]`; nothing of it is
imported by `import hairpin`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

try:
    import gymnasium  # noqa: F401
except ImportError as error:
    raise ImportError(f"hairpin.envs needs Gymnasium: pip install 'hairpin[envs]' ({error})") from error

from hairpin.envs.registering import RACE, register_all

if TYPE_CHECKING:
    from hairpin.envs import race_v0

__all__ = ["RACE", "race_v0"]

register_all()

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """`hairpin.envs.race_v0`, without PettingZoo for those who only want Gymnasium."""
        if name != "race_v0":
            raise AttributeError(f"module 'hairpin.envs' has no attribute {name!r}")
        return import_module("hairpin.envs.race_v0")
