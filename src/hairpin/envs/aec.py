"""PettingZoo's turn-based environment: one car after the other decides."""

from __future__ import annotations

from typing import ClassVar

from pettingzoo import AECEnv

from hairpin.envs.cars import NAME, Cars
from hairpin.envs.naming import agent_of, seat_of
from hairpin.envs.pictures import METADATA
from hairpin.envs.spaces import Seen


class RaceAEC(Cars, AECEnv):  # type: ignore[misc]
    """While plans are made everybody owes one: they are asked one by one, and none sees what others chose."""

    metadata: ClassVar[dict[str, object]] = {**METADATA, "name": NAME, "is_parallelizable": False}

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
