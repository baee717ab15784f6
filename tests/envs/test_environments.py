"""That environments show the race as it is: the same in each of them, nothing hidden, rewards as they are told."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest

import hairpin
import hairpin.envs
from hairpin.envs import race_v0
from hairpin.envs.naming import agent_of, seat_of
from hairpin.envs.rewards import SCHEMES
from hairpin.envs.single import RaceEnv
from hairpin.envs.spaces import WAIT
from hairpin.envs.vector import RaceVectorEnv
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup, HairpinError, IllegalAction
from hairpin.rules.race import Race
from tests.batch.extra import needs_numba
from tests.fresh import any_of, fresh
from tests.properties.redeal import redealt

RETIRE = 3


def chosen(mask: np.ndarray[tuple[int], np.dtype[np.int8]], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


# -- plans are made at the same time ---------------------------------------------------------------------------


def test_in_turns_nobody_sees_what_others_have_planned() -> None:
    """The last to plan sees the same, whatever was planned before; and the first planner's hand stays its own."""
    seed = fresh("plans") % 1000
    seen = []
    for choice in (0, -1):
        env = race_v0.raw_env(cars=3)
        env.reset(seed=seed)
        for _ in range(2):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(np.flatnonzero(mask)[choice])
        seen.append(env.observe(env.agent_selection))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_in_parallel_all_plan_at_once_and_then_one_acts_while_the_others_wait() -> None:
    env = race_v0.parallel_env(cars=3)
    seen, _ = env.reset(seed=7)
    assert all(each["action_mask"].sum() > 1 for each in seen.values())
    plans = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    seen, *_ = env.step(plans)
    race = env.race
    assert isinstance(race, Race)
    (acting,) = race.waiting()
    for agent, each in seen.items():
        waits = np.flatnonzero(each["action_mask"]).tolist() == [WAIT]
        assert waits == (seat_of(agent) != acting)


def test_in_parallel_an_illegal_action_changes_nothing() -> None:
    env = race_v0.parallel_env(cars=2)
    seen, _ = env.reset(seed=1)
    legal = int(seen["car_0"]["action_mask"].argmax())
    race = env.race
    assert isinstance(race, Race)
    before = race.clone()
    with pytest.raises(IllegalAction, match="car_1: 2 is not among"):
        env.step({"car_0": legal, "car_1": 2})
    with pytest.raises(IllegalAction, match="car_1: no action"):
        env.step({"car_0": legal})
    assert race == before


# -- rewards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", SCHEMES)
def test_rewards_add_up_to_what_they_say(reward: str) -> None:
    env = race_v0.parallel_env(cars=3, laps=1, reward=reward)
    seen, _ = env.reset(seed=fresh(reward) % 1000)
    chance = np.random.default_rng(1)
    race = env.race
    assert isinstance(race, Race)
    start = [car.distance for car in race.cars]
    sums = dict.fromkeys(env.agents, 0.0)
    infos: dict[str, dict[str, object]] = {}
    while env.agents:
        actions = {agent: chosen(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
        for agent, earned in rewards.items():
            sums[agent] += earned
    for place, seat in enumerate(race.ranking(), start=1):
        agent = agent_of(seat)
        assert infos[agent]["place"] == place
        way = (race.cars[seat].distance - start[seat]) / (race.finish - start[seat])
        expected = {
            "place": 2.0 - place,
            "win": float(place == 1),
            "progress": way,
            "place+progress": 2 - place + way,
        }
        assert sums[agent] == pytest.approx(expected[reward])


# -- one car against drivers -----------------------------------------------------------------------------------

FIELDS = [
    {"reward": "place+progress", "laps": 1},
    {"drivers": ("club", "random"), "legends": 1, "garage": "all", "weather": True, "laps": 1, "seat": 1},
]


@needs_numba
@pytest.mark.parametrize("field", any_of(*FIELDS), ids=str)
def test_the_vector_environment_is_the_single_one_many_times(field: dict[str, object]) -> None:
    """Observations, masks, rewards and ends are the same, with the same seeds and actions."""
    seed, chance = fresh("vector") % 1000, np.random.default_rng(2)
    vector = gymnasium.make_vec("hairpin/Race-v0", num_envs=2, **field)  # type: ignore[arg-type]
    singles = [
        gymnasium.make("hairpin/Race-v0", illegal="raise", **field)  # type: ignore[arg-type]
        for _ in range(2)
    ]
    seen, _ = vector.reset(seed=seed)
    known = [env.reset(seed=seed + place)[0] for place, env in enumerate(singles)]
    racing = {0, 1}
    while racing:
        for place in racing:
            for part in ("observation", "action_mask"):
                assert np.array_equal(seen[part][place], known[place][part])
        actions = np.array([chosen(mask, chance) for mask in seen["action_mask"]])
        seen, rewards, ends, _, infos = vector.step(actions)
        for place in list(racing):
            known[place], reward, is_over, _, info = singles[place].step(actions[place])
            assert rewards[place] == pytest.approx(float(reward))
            assert ends[place] == is_over
            if is_over:
                racing.remove(place)
                assert info["seed"] == seed + place
                assert infos["_place"][place]
                assert infos["place"][place] == info["place"]
                assert np.array_equal(seen["observation"][place], known[place]["observation"])


@needs_numba
def test_in_a_vector_of_all_seats_races_begin_again_by_themselves() -> None:
    env = RaceVectorEnv(4, drivers="self", cars=2, laps=1)
    chance = np.random.default_rng(3)
    seen, infos = env.reset(seed=5)
    begun, was_over = 0, np.zeros(4, np.bool_)
    for _ in range(400):
        actions = np.array([chosen(mask, chance) for mask in seen["action_mask"]])
        seen, rewards, ends, _, infos = env.step(actions)
        assert not (ends & was_over).any()
        begun += int(was_over.sum())
        for race in np.flatnonzero(ends):
            assert sorted(infos["rewards"][race]) == [-1, 1]
            assert rewards[race] == infos["rewards"][race][infos["seat"][race]]
        was_over = ends
    assert begun > 1
    env.reset(seed=5)
    with pytest.raises(IllegalAction, match="race 0: 2 is not legal"):
        env.step(np.full(4, 2))


def test_a_seed_is_that_of_the_game() -> None:
    env = RaceEnv("italy", ("club", "club"), seat=1)
    env.reset(seed=11)
    race = env.race
    assert isinstance(race, Race)
    own = hairpin.new_race("italy", cars=3, seed=11)
    assert [car.hand for car in race.cars] == [car.hand for car in own.cars]


def test_what_is_not_legal_ends_the_race_or_is_refused() -> None:
    env = RaceEnv(cars=2)
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(RETIRE)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(IllegalAction, match="reset begins another"):
        env.step(RETIRE)
    strict = RaceEnv(cars=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="see its action_mask"):
        strict.step(RETIRE)
    free = RaceEnv(cars=2, can_retire=True)
    assert free.reset(seed=1)[0]["action_mask"][RETIRE] == 1
    assert free.step(RETIRE)[2:] == (True, False, {"seed": 1, "place": 2})


def test_an_observation_has_nothing_that_a_player_does_not_know() -> None:
    """All hidden cards are dealt again, and it stays the same."""
    env = RaceEnv(drivers=("club", "club"))
    seen, _ = env.reset(seed=fresh("hidden") % 1000)
    chance = np.random.default_rng(4)
    race = env.race
    assert isinstance(race, Race)
    for _ in range(40):
        seen, _, is_over, _, _ = env.step(chosen(seen["action_mask"], chance))
        if is_over:
            return
        assert np.array_equal(hairpin.observe(redealt(race, 0, Chance(9)), 0), seen["observation"])


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"reward": "plce"}, "did you mean place"),
        ({"render_mode": "rgb"}, "modes are ansi and rgb_array"),
        ({"drivers": "nobody"}, "there is no driver 'nobody'"),
        ({"drivers": ("club",), "cars": 4}, "drivers: 1 for 3 other cars"),
        ({"seat": 4}, "give 0 to 3"),
        ({"illegal": "ignore"}, "give end or raise"),
        ({"wether": True}, "did you mean weather"),
    ],
)
def test_what_is_wrong_is_told(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(HairpinError, match=told):
        RaceEnv(**wrong)  # type: ignore[arg-type]


@needs_numba
def test_progress_needs_a_car_of_ones_own() -> None:
    with pytest.raises(BadSetup, match="another car acts each time"):
        RaceVectorEnv(2, drivers="self", reward="progress")


# -- pictures --------------------------------------------------------------------------------------------------


def test_the_picture_has_every_car_and_the_text_every_name() -> None:
    env = race_v0.raw_env(cars=3, render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.shape[1:] == (640, 3)
    for colour in ((20, 20, 20), (240, 205, 40), (200, 45, 35)):
        assert (pixels == colour).all(axis=2).sum() > 50
    text = race_v0.raw_env(cars=3, render_mode="ansi")
    text.reset(seed=1)
    shown = text.render()
    assert isinstance(shown, str)
    assert all(name in shown for name in ("Alma", "Bruno", "Cleo", "race line"))


def test_without_gymnasium_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None\nimport hairpin\nimport hairpin.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'hairpin[envs]'" in done.stderr
