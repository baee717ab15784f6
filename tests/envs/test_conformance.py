"""What PettingZoo, Gymnasium and OpenSpiel themselves ask of an environment."""

import warnings
from collections.abc import Iterator

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import hairpin.envs.spiel  # registers the game
from hairpin.envs import race_v0
from tests.fresh import any_of, fresh

MIXES = [
    {"laps": 1, "cars": 3},
    {"laps": 1, "cars": 2, "legends": 2, "weather": True, "reward": "progress"},
    {"laps": 1, "cars": 2, "garage": "all", "mulligan": True, "tournament": True, "reward": "win"},
]
each_mix = pytest.mark.parametrize("mix", any_of(*MIXES), ids=str)


@pytest.fixture(autouse=True)
def _dicts_are_meant() -> Iterator[None]:
    """PettingZoo warns of every observation that has its mask beside it, those of its own games excepted."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        yield


@each_mix
def test_the_turn_based_one_keeps_to_pettingzoo(mix: dict[str, object]) -> None:
    api_test(race_v0.env(**mix), num_cycles=100)


@each_mix
def test_the_parallel_one_keeps_to_pettingzoo(mix: dict[str, object]) -> None:
    parallel_api_test(race_v0.parallel_env(**mix), num_cycles=100)  # type: ignore[arg-type]


@each_mix
def test_the_same_seed_gives_the_same_race(mix: dict[str, object]) -> None:
    seed_test(lambda: race_v0.env(**mix), num_cycles=30)


@each_mix
@pytest.mark.parametrize("mode", any_of("ansi", "rgb_array"))
def test_the_single_one_keeps_to_gymnasium(mix: dict[str, object], mode: str) -> None:
    env = gymnasium.make("hairpin/Race-v0", render_mode=mode, **mix)  # type: ignore[arg-type]
    check_env(env.unwrapped)


@pytest.mark.parametrize("mix", any_of("laps=1", "laps=1,legends=2,players=1", "laps=1,garage=all,weather=true"))
def test_the_game_stands_openspiels_own_simulation(mix: str) -> None:
    game = pyspiel.load_game(f"hairpin_race({mix})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(fresh("deal") % 1024)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert hairpin.envs.spiel.NAME in pyspiel.registered_names()
