"""Gymnasium's vector environment, on the batched engine: many races in arrays, your car in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hairpin.content.defaults import DEFAULT_FIELD
from hairpin.content.settings import Value
from hairpin.drivers.driver import Driver, driver_chance
from hairpin.drivers.random_driver import RandomDriver
from hairpin.encoding.codec import codec_for
from hairpin.encoding.observations import observe
from hairpin.envs.making import Drivers, opponents, setup_for
from hairpin.envs.pictures import METADATA, check_mode, picture
from hairpin.envs.rewards import Scheme, scheme
from hairpin.envs.seeds import Seeds
from hairpin.envs.some_races import SomeRaces
from hairpin.envs.spaces import RETIRE, WAIT, Seen, action_space, observation_space
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, IllegalAction
from hairpin.rules.season_view import game_view

SELF: Final = "self"
"""Instead of drivers: you decide for every car, each time for the one that is to act."""
TO_FINISH: Final = 4
"""The number of an observation that says how far it is."""

Infos = dict[str, npt.NDArray[np.int64] | npt.NDArray[np.float32] | npt.NDArray[np.bool_]]
Step = tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]


class RaceVectorEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[np.float64]]):
    """As `RaceEnv`, `num_envs` times.

    A race that is over begins anew with the next step, whose action for it counts for nothing. `random` opponents
    are quick; any other driver is asked in Python, with a view of its race.
    """

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]
        **METADATA,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 64,
        circuit: str | Circuit = "usa",
        drivers: Drivers = "random",
        *,
        cars: int | None = None,
        seat: int = 0,
        legends: int = 0,
        reward: str | Scheme = "place",
        can_retire: bool = False,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = check_mode(render_mode)
        self._plays_all = drivers == SELF
        others: Sequence[Driver] = [] if self._plays_all else opponents(drivers, cars)
        entrants = (DEFAULT_FIELD if cars is None else cars) if self._plays_all else len(others) + 1
        if not 0 <= seat < entrants:
            raise BadSetup(f"seat: {seat}; with {entrants} cars give 0 to {entrants - 1}")
        self._seat = seat
        self._setup = setup_for(circuit, entrants, legends, settings)
        self._drivers = dict(zip([each for each in range(entrants) if each != seat], others, strict=False))
        self._scheme = scheme(reward)
        if self._plays_all and self._scheme.way:
            raise BadSetup(
                f"reward: with {SELF!r} another car acts each time; give one that counts at the end only"
            )
        self._codec = codec_for(self._setup)
        self._retire = None if can_retire else self._codec.table.at[RETIRE]
        self._batch = SomeRaces(self._setup, num_envs)
        self.single_observation_space = observation_space(self._codec)
        self.single_action_space = action_space(self._codec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = Seeds()
        self._is_over = np.zeros(num_envs, np.bool_)
        self._decisions = np.zeros(num_envs, np.int64)
        self._left = np.ones(num_envs)
        self._way = np.ones(num_envs)
        self._actor = np.full(num_envs, seat)

    # -- racing ------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, Infos]:
        """One seed to count on from, or one for each race."""
        if isinstance(seed, int):
            self._seeds.begin(seed)
            seeds: list[int | None] = list(range(seed, seed + self.num_envs))
        else:
            seeds = list(seed or [None] * self.num_envs)
        for race, own in enumerate(seeds):
            self._begin(race, own)
        return self._seen(), self._infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Step:  # type: ignore[override]
        """What is not legal in any race is refused, and then nothing has changed."""
        actions = np.asarray(actions, np.int64)
        was_over = self._is_over.copy()
        self._check(actions, was_over)
        rewards = np.zeros(self.num_envs)
        if self._plays_all and not was_over.any():
            self._batch.step(actions)
            self._decisions += 1
        else:
            self._step_each(actions, was_over)
        self._is_over = self._batch.seats < 0
        seen = self._seen()
        self._reward(rewards, seen, was_over)
        return seen, rewards, self._is_over.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def _step_each(self, actions: npt.NDArray[np.int64], was_over: npt.NDArray[np.bool_]) -> None:
        for race in range(self.num_envs):
            if was_over[race]:
                self._begin(race, None)
                continue
            self._batch.act(race, int(actions[race]))
            self._decisions[race] += 1
            if not self._plays_all:
                self._drive_others(race)

    def _begin(self, race: int, seed: int | None) -> None:
        self._batch.begin(race, self._seeds.next() if seed is None else seed)
        self._is_over[race] = False
        self._decisions[race] = 0
        if not self._plays_all:
            self._drive_others(race)
        self._left[race] = self._batch.observations[race, TO_FINISH]
        self._way[race] = self._left[race]

    def _drive_others(self, race: int) -> None:
        batch = self._batch
        while (seat := int(batch.seats[race])) >= 0 and seat != self._seat:
            batch.act(race, self._answer(race, seat))
            self._decisions[race] += 1

    def _answer(self, race: int, seat: int) -> int:
        batch, driver = self._batch, self._drivers[seat]
        chance = driver_chance(batch.seed_of(race), seat, int(self._decisions[race]))
        if isinstance(driver, RandomDriver):
            never = self._codec.table.at[RETIRE]
            while True:
                index = int(batch.codes[race, chance.below(int(batch.counts[race]))])
                if index != never:
                    return index
        current = batch.race(race)
        return self._codec.encode(current, seat, driver.decide(game_view(current, seat), chance))

    def _check(self, actions: npt.NDArray[np.int64], was_over: npt.NDArray[np.bool_]) -> None:
        if actions.shape != (self.num_envs,):
            raise IllegalAction(f"actions: {actions.shape}; one for each of {self.num_envs} races is needed")
        known = np.clip(actions, 0, self._codec.size - 1)
        legal = self._batch.masks[np.arange(self.num_envs), known] == 1
        legal &= (actions == known) & (actions != self._retire)
        wrong = ~legal & ~was_over
        if wrong.any():
            race = int(wrong.argmax())
            raise IllegalAction(f"race {race}: {int(actions[race])} is not legal now; see its action_mask")

    # -- what comes of it ----------------------------------------------------------------------------------------

    def _seen(self) -> Seen:
        batch = self._batch
        racing = ~self._is_over
        observations = batch.observations.copy()
        masks = batch.masks.view(np.int8).copy()
        if self._retire is not None:
            masks[:, self._retire] = 0
        self._actor = np.where(racing, batch.seats, self._actor)
        for race in np.flatnonzero(self._is_over):
            observe(batch.race(int(race)), int(self._actor[race]), observations[race])
            masks[race] = 0
            masks[race, WAIT] = 1
        return {"observation": observations, "action_mask": masks}

    def _reward(self, rewards: npt.NDArray[np.float64], seen: Seen, was_over: npt.NDArray[np.bool_]) -> None:
        """To your car, or in `self` to the one that has decided last."""
        cars = len(self._setup.entrants)
        if self._scheme.way:
            left = seen["observation"][:, TO_FINISH].astype(np.float64)
            gained = np.where(was_over, 0.0, self._left - left)
            rewards += self._scheme.way * gained / self._way
            self._left = left
        for race in np.flatnonzero(self._is_over & ~was_over):
            rewards[race] += self._scheme.at_end(self._place(int(race)), cars)

    def _place(self, race: int) -> int:
        """Of your car at the end, or of the one that has decided last."""
        reward = float(self._batch.rewards[race, self._actor[race]])
        return round((1 - reward) / 2 * (len(self._setup.entrants) - 1)) + 1

    def _infos(self) -> Infos:
        infos: Infos = {"seat": np.where(self._is_over, self._actor, self._batch.seats)}
        if self._is_over.any():
            cars = len(self._setup.entrants)
            infos["rewards"] = np.where(self._is_over[:, None], self._batch.rewards[:, :cars], 0)
            infos["place"] = places = np.zeros(self.num_envs, np.int64)
            for race in np.flatnonzero(self._is_over):
                places[race] = self._place(int(race))
            infos["_rewards"] = infos["_place"] = self._is_over.copy()  # whose they are, as Gymnasium has it
        return infos

    def render(self) -> tuple[str | npt.NDArray[np.uint8], ...] | None:
        if self.render_mode is None:
            return None
        pictures = [picture(self._batch.race(race), self.render_mode) for race in range(self.num_envs)]
        return tuple(each for each in pictures if each is not None)
