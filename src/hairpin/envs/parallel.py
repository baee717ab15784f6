"""PettingZoo's parallel environment: all who owe a decision answer together, all others wait."""

from __future__ import annotations

from typing import ClassVar

from pettingzoo import ParallelEnv

from hairpin.envs.cars import NAME, Cars
from hairpin.envs.naming import agent_of, seat_of
from hairpin.envs.pictures import METADATA
from hairpin.envs.spaces import WAIT, Seen
from hairpin.rules.errors import IllegalAction

Infos = dict[str, dict[str, object]]
Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class RaceParallel(Cars, ParallelEnv):  # type: ignore[misc]
    """A step is one decision of everybody who owes one: plans of all at once, then one car at a time.

    Whoever owes none has one legal action, to wait. What is not legal is refused before anything has changed.
    """

    metadata: ClassVar[dict[str, object]] = {**METADATA, "name": NAME}

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        self._racing.reset(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        asked = self._racing.asked()
        self._check(actions, asked)
        for seat in asked:
            self._racing.act(seat, int(actions[agent_of(seat)]))
        earned = self._racing.earned()
        seen = self._seen()
        agents = self.agents
        is_over = self._racing.race.is_over()
        infos: Infos = {agent: {} for agent in agents}
        if is_over:
            places = self._racing.places()
            infos = {agent: {"place": places[seat_of(agent)]} for agent in agents}
            self.agents = []
        rewards = {agent: earned[seat_of(agent)] for agent in agents}
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _check(self, actions: dict[str, int], asked: list[int]) -> None:
        race, numbers = self._racing.race, self._racing.numbers
        for agent in self.agents:
            seat = seat_of(agent)
            if agent not in actions:
                raise IllegalAction(f"{agent}: no action; everybody in `agents` needs one, {WAIT} to wait")
            action = int(actions[agent])
            if not (numbers.is_legal(race, seat, action) if seat in asked else action == WAIT):
                raise IllegalAction(f"{agent}: {action} is not among what it may do now; see its action_mask")

    def _seen(self) -> dict[str, Seen]:
        asked = self._racing.asked()
        return {agent: self._racing.seen(seat_of(agent), asked) for agent in self.agents}
