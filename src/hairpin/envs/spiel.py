"""A race as a game of OpenSpiel: `pyspiel.load_game("hairpin_race", {...})` once this has been imported.

Chance is one node at the root: it chooses one of so many deals, and all that is drawn later follows from it. So a
state is told by its history alone, as OpenSpiel wants it. While plans are made players act one after the other,
and none observes what the others have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError(f"hairpin.envs.spiel needs OpenSpiel: pip install open_spiel ({error})") from error

from hairpin.content.settings import CHOICE, FLAG, NUMBER, RACE, Value, kind_of, settings_of
from hairpin.encoding.codec import codec_for
from hairpin.encoding.observation_table import OBSERVATION
from hairpin.encoding.observations import observe
from hairpin.envs.making import setup_for
from hairpin.envs.rewards import scheme
from hairpin.envs.spaces import RETIRE
from hairpin.rules.action_text import action_text
from hairpin.rules.race import Race
from hairpin.rules.setup import MAX_CARS

NAME: Final = "hairpin_race"
DECISIONS: Final = 24
"""More than a car ever has in a round; with those before the first, an upper limit of a race."""
DEFAULTS: Final[dict[str, Value]] = {
    "players": 2,
    "circuit": "usa",
    "laps": 0,
    "legends": 0,
    "deals": 1024,
    "reward": "place",
    "can_retire": False,
    **{name: "" for name in settings_of(RACE) if kind_of(name) == CHOICE},
    **{name: 0 for name in settings_of(RACE) if kind_of(name) == NUMBER},
    **{name: False for name in settings_of(RACE) if kind_of(name) == FLAG},
}
"""Laps 0, and settings that are 0, empty or False, are as usual."""
OWN: Final = ("players", "circuit", "laps", "legends", "deals", "reward", "can_retire")

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Hairpin: a race of HEAT",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_CARS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class RaceGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.players = int(given["players"])  # type: ignore[arg-type]
        self.deals = int(given["deals"])  # type: ignore[arg-type]
        self.at_end = scheme(str(given["reward"])).at_end
        settings = {name: value for name, value in given.items() if name not in OWN and value}
        if given["laps"]:
            settings["laps"] = given["laps"]
        legends = int(given["legends"])  # type: ignore[arg-type]
        self.setup = setup_for(str(given["circuit"]), self.players, legends, settings)
        self.codec = codec_for(self.setup)
        self.never = None if given["can_retire"] else self.codec.table.at[RETIRE]
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        cars = len(self.setup.entrants)
        ends = [self.at_end(place, cars) for place in range(1, cars + 1)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=min(ends) - 1e-9,
            max_utility=max(ends) + 1e-9,
            max_game_length=(self.setup.round_limit + 2) * self.players * DECISIONS,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> RaceState:
        return RaceState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> RaceObserver:
        if params:
            raise ValueError(f"observations of {NAME} have no parameters, and {params} was given")
        return RaceObserver()


class RaceState(pyspiel.State):  # type: ignore[misc]
    """Nothing but the race, so that it is cheaply copied; what never changes is asked of the game."""

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        self.race: Race | None = None

    def current_player(self) -> int:
        if self.race is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.race.waiting()
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.race is not None and self.race.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._game().outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert self.race is not None
        game = self._game()
        return sorted(index for index in game.codec.legal(self.race, player) if index != game.never)

    def _apply_action(self, action: int) -> None:
        game = self._game()
        if self.race is None:
            self.race = Race(game.setup, action)
            return
        seat = self.race.waiting()[0]
        self.race.apply(seat, game.codec.decode(self.race, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.race is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        found = self._game().codec.decode(self.race, player, action)
        return action_text(found, self.race.cards.codes)

    def returns(self) -> list[float]:
        game = self._game()
        if self.race is None or not self.race.is_over():
            return [0.0] * game.players
        ranking, cars = self.race.ranking(), len(self.race.cars)
        return [game.at_end(ranking.index(seat) + 1, cars) for seat in range(game.players)]

    def __str__(self) -> str:
        return "before the deal" if self.race is None else f"{self.race!r} {self.history()}"

    def _game(self) -> RaceGame:
        game = self.get_game()
        assert isinstance(game, RaceGame)
        return game


class RaceObserver:
    """What a player sees, as docs/encodings.md has it."""

    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVATION.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._numbers = np.zeros(OBSERVATION.size, np.int16)

    def set_from(self, state: RaceState, player: int) -> None:
        self.tensor.fill(0)
        if state.race is not None:
            observe(state.race, player, self._numbers)
            self.tensor[:] = self._numbers

    def string_from(self, state: RaceState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, RaceGame)
