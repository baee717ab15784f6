"""What both environments of PettingZoo have in common: the cars of a race as agents."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.content.defaults import DEFAULT_FIELD
from hairpin.content.settings import Value
from hairpin.envs.making import setup_for
from hairpin.envs.naming import agent_of
from hairpin.envs.pictures import check_mode, picture
from hairpin.envs.racing import Racing
from hairpin.envs.rewards import Scheme
from hairpin.envs.spaces import action_space, observation_space
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race

NAME: Final = "hairpin_race_v0"


class Cars:
    def __init__(
        self,
        circuit: str | Circuit = "usa",
        cars: int = DEFAULT_FIELD,
        *,
        legends: int = 0,
        reward: str | Scheme = "place",
        can_retire: bool = False,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self._racing = Racing(setup_for(circuit, cars, legends, settings), reward, can_retire)
        self.possible_agents = [agent_of(seat) for seat in self._racing.seats]
        self.agents: list[str] = []
        codec = self._racing.numbers.codec
        self.observation_spaces = {agent: observation_space(codec) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(codec) for agent in self.possible_agents}

    @property
    def race(self) -> Race:
        """The race itself, with every secret."""
        return self._racing.race

    def observation_space(self, agent: str) -> object:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> object:
        return self.action_spaces[agent]

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        return picture(self._racing.race, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return NAME
