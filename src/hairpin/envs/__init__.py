"""Races as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

Importing this registers `hairpin/Race-v0` with Gymnasium. It needs the extra `hairpin[envs]`; nothing of it is
imported by `import hairpin`.
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401
except ImportError as error:
    raise ImportError(f"hairpin.envs needs Gymnasium: pip install 'hairpin[envs]' ({error})") from error

from hairpin.envs.registering import RACE, register_all

__all__ = ["RACE"]

register_all()
