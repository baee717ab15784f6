"""Making the environments known to Gymnasium by name."""

from __future__ import annotations

from typing import Final

import gymnasium

RACE: Final = "hairpin/Race-v0"


def register_all() -> None:
    """Once: whoever imports twice must not be warned."""
    if RACE not in gymnasium.registry:
        gymnasium.register(
            RACE,
            entry_point="hairpin.envs.single:RaceEnv",
            vector_entry_point="hairpin.envs.vector:RaceVectorEnv",
        )
