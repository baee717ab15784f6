"""Gymnasium's environment: one car is yours, the others have named drivers."""

from __future__ import annotations

from typing import ClassVar, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from hairpin.content.settings import Value
from hairpin.drivers.driver import ask, driver_chance
from hairpin.drivers.random_driver import RandomDriver, any_action
from hairpin.envs.making import Drivers, opponents, setup_for
from hairpin.envs.pictures import METADATA, check_mode, picture
from hairpin.envs.racing import Racing
from hairpin.envs.rewards import Scheme
from hairpin.envs.spaces import Seen, action_space, observation_space
from hairpin.rules.actions import Action
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, IllegalAction
from hairpin.rules.race import Race

END: Final = "end"
RAISE: Final = "raise"
ILLEGAL_REWARD: Final = -1.0


class RaceEnv(gymnasium.Env[Seen, np.int64]):
    """A step is a decision of yours, and all that happens until the next one.

    `drivers` are those of the other cars, by seat with yours left out. What is not legal ends the race with -1, or
    with `illegal="raise"` raises.
    """

    metadata: ClassVar[dict[str, object]] = dict(METADATA)  # type: ignore[misc]

    def __init__(
        self,
        circuit: str | Circuit = "usa",
        drivers: Drivers = "random",
        *,
        cars: int | None = None,
        seat: int = 0,
        legends: int = 0,
        reward: str | Scheme = "place",
        illegal: str = END,
        can_retire: bool = False,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        others = opponents(drivers, cars)
        if not 0 <= seat <= len(others):
            raise BadSetup(f"seat: {seat}; with {len(others)} other drivers give 0 to {len(others)}")
        if illegal not in (END, RAISE):
            raise BadSetup(f"illegal: {illegal!r}; give {END} or {RAISE}")
        self._seat = seat
        self._illegal = illegal
        self._racing = Racing(setup_for(circuit, len(others) + 1, legends, settings), reward, can_retire)
        self._drivers = dict(zip([each for each in self._racing.seats if each != seat], others, strict=True))
        codec = self._racing.numbers.codec
        self.observation_space = observation_space(codec)
        self.action_space = action_space(codec)

    @property
    def race(self) -> Race:
        """The race itself, with every secret."""
        return self._racing.race

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        super().reset(seed=seed)
        self._racing.reset(seed)
        self._decisions = 0
        self._is_over = False
        self._drive_others()
        self._racing.earned()  # what comes before the first decision is nobody's merit
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, object]]:
        racing = self._racing
        if self._is_over:
            raise IllegalAction("this race is over; reset begins another")
        try:
            racing.act(self._seat, int(action))
        except IllegalAction:
            if self._illegal == RAISE:
                raise
            self._is_over = True
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        self._decisions += 1
        self._drive_others()
        self._is_over = racing.race.is_over()
        return self._seen(), racing.earned()[self._seat], self._is_over, False, self._info()

    def _drive_others(self) -> None:
        """Until it is our turn: also while plans are made, one after the other, as the game lists them."""
        race = self._racing.race
        while (waiting := race.waiting()) and (seat := waiting[0]) != self._seat:
            race.apply(seat, self._answer(seat))
            self._decisions += 1

    def _answer(self, seat: int) -> Action:
        race, driver, seed = self._racing.race, self._drivers[seat], self._racing.seed
        if isinstance(driver, RandomDriver):  # to show it the race would take longer than all the rest
            return any_action(race.options(seat).listed, driver_chance(seed, seat, self._decisions))
        return ask(driver, race, seat, seed, self._decisions)

    def _seen(self) -> Seen:
        return self._racing.seen(self._seat, self._racing.asked())

    def _info(self) -> dict[str, object]:
        racing = self._racing
        if racing.race.is_over():
            return {"seed": racing.seed, "place": racing.places()[self._seat]}
        return {"seed": racing.seed}

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        return picture(self._racing.race, self.render_mode, self._seat)
