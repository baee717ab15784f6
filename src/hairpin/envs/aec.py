"""PettingZoo's turn-based environment: one car after the other decides."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from hairpin.content.defaults import DEFAULT_FIELD
from hairpin.content.settings import Value
from hairpin.envs.making import setup_for
from hairpin.envs.naming import agent_of, seat_of
from hairpin.envs.pictures import METADATA, check_mode, picture
from hairpin.envs.racing import Racing
from hairpin.envs.rewards import Scheme
from hairpin.envs.spaces import Seen, action_space, observation_space
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race

Picture = str | npt.NDArray[np.uint8] | None


class RaceAEC(AECEnv):  # type: ignore[misc]
    """While plans are made everybody owes one: they are asked one by one, and none sees what others chose."""

    metadata: ClassVar[dict[str, object]] = {**METADATA, "name": "hairpin_race_v0", "is_parallelizable": False}

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

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._racing.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._asked = self._racing.asked()
        self.agent_selection = agent_of(self._asked[0])

    def observe(self, agent: str) -> Seen:
        return self._racing.seen(seat_of(agent), self._asked[:1])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._racing.act(seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._asked = self._racing.asked()
        earned = self._racing.earned()
        self.rewards = {each: earned[seat_of(each)] for each in self.agents}
        if self._asked:
            self.agent_selection = agent_of(self._asked[0])
        else:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        places = self._racing.places()
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = {"place": places[seat_of(agent)]}
        self.agent_selection = self.agents[0]

    def render(self) -> Picture:
        return picture(self._racing.race, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return "hairpin_race_v0"
