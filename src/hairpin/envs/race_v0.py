"""PettingZoo's usual three functions: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hairpin.envs.aec import RaceAEC
from hairpin.envs.parallel import RaceParallel

raw_env = RaceAEC
parallel_env = RaceParallel

ILLEGAL_REWARD = -1.0


def env(*args: object, **arguments: object) -> AECEnv:
    """As `raw_env`; an action that is not legal ends the race, with -1 for who chose it, instead of an error."""
    made = RaceAEC(*args, **arguments)  # type: ignore[arg-type]
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


__all__ = ["env", "parallel_env", "raw_env"]
