"""A small run learns something, can be stopped and gone on with, and refuses what it can't go on with."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hairpin.batch.batch import Batch
from hairpin.cli import main
from hairpin.drivers.champion import ChampionDriver
from hairpin.lab.bench import base_setup
from hairpin.learning.adam import Adam
from hairpin.learning.arrays import NUMPY, Numpy
from hairpin.learning.checkpoints import BadRun, Run
from hairpin.learning.courses import Courses
from hairpin.learning.looking import LookingOnCores
from hairpin.learning.network import Sizes, Weights, backward, forward, likelihoods, new_weights
from hairpin.learning.places import PLACES
from hairpin.learning.ppo import Settings, learn
from hairpin.learning.practice import CODEC, MOST_OPTIONS, Practice
from hairpin.learning.rooms import CPU, practice_on
from hairpin.learning.training import Lessons, new_learner, train
from hairpin.learning.weight_files import checked_weights
from hairpin.rules.setup import MAX_CARS

LESSONS = Lessons(
    decisions=60_000,
    races=128,
    steps=32,
    apart=0,
    sizes=Sizes(64, 32),
    rate=(2e-3, 1e-3),
    entropy=(0.01, 0.01),
    keep=4,
    ppo=Settings(minibatch=1024),
)


def _practice(races: int, seed: int) -> Practice:
    on = Numpy(seed)
    batch = Batch([replace(base_setup(4), laps=1)], races, codec=CODEC, again=True)
    batch.reset(seed)
    return Practice(on, batch, LookingOnCores(on, batch.setups))


def _pairings_won(weights: Weights, races: int) -> float:
    """Two of its cars against two that do anything: in what share of their pairs its car is ahead."""
    practice = _practice(races, 99)
    batch, chance = practice.races, np.random.default_rng(1)
    results = np.full((races, 4), np.nan)
    each = np.arange(races)
    while np.isnan(results).any():
        counts = np.clip(batch.counts, 2, MOST_OPTIONS).astype(np.int64) - 1
        codes = batch.codes[:, :MOST_OPTIONS]
        asked = practice.looking.considered(batch.observations, codes, counts, practice.of)
        scores = forward(NUMPY, weights, asked.sights, asked.choices, asked.rows).scores
        best = [int(np.argmax(part)) for part in np.split(scores, asked.first[1:])]
        chosen = np.where(batch.seats % 2 == 0, best, chance.integers(0, counts))
        batch.step(codes[each, chosen].astype(np.int64))
        ended = (batch.done > 0) & np.isnan(results[:, 0])
        results[ended] = batch.rewards[ended, :4]
    own, others = results[:, ::2], results[:, 1::2]
    return float((own[:, :, None] > others[:, None, :]).mean())


def _foresees(weights: Weights, practice: Practice) -> bool:
    """The places of all who are asked, in hindsight: likelier than if all were alike, which is a quarter."""
    later = practice.drive(weights, 400)
    cars, places = later.rewards.shape[2], later.places.shape[2]
    told = []
    for race in range(later.seats.shape[1]):
        ends = np.flatnonzero(later.done[:, race])
        for step in range(ends[0] if len(ends) else 0):
            reward = later.rewards[ends[0], race, later.seats[step, race]]
            told.append(later.places[step, race, round((1 - reward) / 2 * 3)])
    assert cars == places == PLACES
    return len(told) > 2000 and float(np.mean(told)) > 0.28


def test_a_small_run_beats_random() -> None:
    practice = _practice(LESSONS.races, 0)
    learner = new_learner(practice.on, LESSONS)
    points = list(train(practice, learner, LESSONS))
    assert learner.decisions >= LESSONS.decisions
    assert learner.past, "no earlier self was kept as an opponent"
    assert points[-1].explained > 0.1
    assert _foresees(learner.weights, practice)
    assert _pairings_won(learner.weights, 32) > 0.75


def test_a_run_that_was_stopped_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """The races begin anew, the learning does not: weights, moments, earlier selves and counts are the same."""
    practice = _practice(16, 0)
    lessons = replace(LESSONS, races=16, steps=8, keep=1, decisions=16 * 8 * 3)
    learner = new_learner(practice.on, lessons)
    run = Run(tmp_path / "run")
    run.begin(lessons)
    points = list(train(practice, learner, lessons))
    run.save(practice.on, learner, points)
    again = run.load(practice.on)
    assert run.lessons() == lessons
    assert run.curves() == points
    assert (again.decisions, again.rounds, again.adam.steps) == (learner.decisions, 3, learner.adam.steps)
    assert len(again.past) == 3
    for name, weight in learner.weights.items():
        assert weight.dtype == np.float32, "twice as many bits take twice the time"
        assert np.array_equal(again.weights[name], weight)
        assert np.array_equal(again.adam.second, learner.adam.second)


def test_a_run_that_goes_on_meets_other_set_ups_and_deals() -> None:
    lessons = replace(LESSONS, races=8, courses=8)
    first, same, later = [practice_on(CPU, lessons, rounds).races for rounds in (0, 0, 5)]
    assert first.setups == same.setups != later.setups
    assert np.array_equal(first.observations, same.observations)
    assert not np.array_equal(first.observations, later.observations)


def test_a_run_of_another_version_and_a_file_cut_in_half_are_refused(tmp_path: Path) -> None:
    practice = _practice(2, 0)
    lessons = replace(LESSONS, races=2, steps=2, decisions=4)
    run = Run(tmp_path)
    with pytest.raises(BadRun, match="no run is kept there"):
        run.lessons()
    run.begin(lessons)
    learner = new_learner(practice.on, lessons)
    run.save(practice.on, learner, [])
    state = tmp_path / "state.npz"
    state.write_bytes(state.read_bytes()[:500])
    with pytest.raises(BadRun, match=r"state\.npz: it can't be read"):
        run.load(practice.on)
    settings = tmp_path / "settings.json"
    settings.write_text(json.dumps(json.loads(settings.read_text()) | {"sight": 3}))
    with pytest.raises(BadRun, match="trained with sight 3"):
        run.lessons()


def test_what_is_settled_can_not_be_changed_on_the_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    practice = _practice(2, 0)
    lessons = replace(LESSONS, races=2, steps=2, decisions=4)
    run = Run(tmp_path)
    run.begin(lessons)
    run.save(practice.on, new_learner(practice.on, lessons), [])
    assert main(["train", str(tmp_path), "--races", "8"]) == 2
    assert "leave --races out" in capsys.readouterr().err


def test_a_run_can_begin_with_what_the_champion_has_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, few = tmp_path / "run", ["--decisions", "64", "--races", "1"]
    assert main(["train", str(folder), "--from", "champion", "--device", "cpu", *few]) == 0
    known, learned = ChampionDriver().weights, checked_weights(folder / "weights.npz")
    known = known | {"likes": known["likes"] * Lessons().certainty}
    changes = [float(np.abs(learned[name] - known[name]).max()) for name in known]
    assert 0 < max(changes) < 0.01, "a little was learned, and nothing forgotten; it is only less sure"
    assert Run(folder).lessons().start.startswith("champion ")
    (tmp_path / "cut.npz").write_bytes((folder / "weights.npz").read_bytes()[:2000])
    np.savez(tmp_path / "other.npz", **known | {"worth": known["worth"][:9]})
    for name, message in (
        ("none.npz", "no such file"),
        ("cut.npz", "no weights can be read there"),
        ("other.npz", "made for another network (worth differ)"),
    ):
        assert main(["train", str(tmp_path / "next"), "--from", str(tmp_path / name), *few]) == 2
        assert message in capsys.readouterr().err
    assert not (tmp_path / "next").exists()


def test_a_run_can_race_against_others_and_remembers_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, few = tmp_path / "run", ["--decisions", "128", "--races", "4", "--device", "cpu"]
    assert main(["train", str(folder), "--against", "champion", *few]) == 0
    assert Run(folder).lessons().against.startswith("champion ")
    met = Run(folder).load(NUMPY).against
    assert met is not None
    assert all(np.array_equal(met[name], NUMPY.floats(known)) for name, known in ChampionDriver().weights.items())
    assert main(["train", str(folder), "--against", "champion"]) == 2
    assert "leave --against out" in capsys.readouterr().err


def test_the_mean_to_drive_with_forgets_how_a_run_began() -> None:
    on = Numpy(0)
    learner = new_learner(on, LESSONS)
    first = float(learner.weights["layer0"][0, 0])
    for learner.rounds in range(200):
        learner.weights = {name: array * 0 + 7 for name, array in learner.weights.items()}
        learner.follow(0.9)
        if learner.rounds == 0:
            assert learner.mean["layer0"][0, 0] == 7 != first
    learner.weights = {name: array * 0 for name, array in learner.weights.items()}
    learner.follow(0.9)
    assert learner.mean["layer0"][0, 0] == pytest.approx(0.9 * 7), "one round counts a tenth"


def test_scores_that_wander_off_together_are_pulled_back() -> None:
    practice = _practice(32, 5)
    weights = {name: NUMPY.floats(array) for name, array in ChampionDriver().weights.items()}
    weights["weighs_bias"] = weights["weighs_bias"] + 20  # all options alike: no decision changes, at first
    drive = practice.drive(weights, 40)

    def level(weights: Weights) -> float:
        asked = practice.looking.considered(drive.seen[0], drive.codes[0], drive.counts[0], practice.of)
        scores = forward(NUMPY, weights, asked.sights, asked.choices, asked.rows).scores
        return float(np.abs(np.maximum.reduceat(scores, asked.first)).mean())

    before = level(weights)
    nothing = drive._replace(worths=drive.worths * 0, rewards=drive.rewards * 0)
    adam = Adam(NUMPY, weights)
    for _ in range(4):
        learn(practice, weights, adam, nothing, 1e-3, 0.0, Settings(minibatch=256), np.random.default_rng(0))
    assert level(weights) < before


def test_gradients_are_what_small_changes_make() -> None:
    on = Numpy(0)
    chance = np.random.default_rng(0)
    weights = {name: array.astype(np.float64) for name, array in new_weights(on, Sizes(12, 6), 1).items()}
    for name in ("worth", "likes", "weighs_bias"):  # of zeros there may be a kink
        weights[name] = chance.standard_normal(weights[name].shape)
    sights = chance.standard_normal((3, len(weights["layer0"])))
    rows = np.array([0, 0, 1, 1, 1, 2])
    choices = chance.standard_normal((6, len(weights["offers"])))
    by_score, by_worth, by_place = (chance.standard_normal(size) for size in (6, 3, (3, PLACES)))

    def total(changed: Weights) -> float:
        passed = forward(NUMPY, changed, sights, choices, rows)
        return float(
            (passed.scores * by_score).sum() + (passed.worths * by_worth).sum() + (passed.places * by_place).sum()
        )

    found = backward(on, weights, forward(on, weights, sights, choices, rows), by_score, by_worth, by_place)
    for name, gradient in found.items():
        place = tuple(int(chance.integers(size)) for size in gradient.shape)
        little = np.zeros_like(weights[name])
        little[place] = 1e-5
        more, less = (total(weights | {name: weights[name] + sign * little}) for sign in (1, -1))
        assert gradient[place] == pytest.approx((more - less) / 2e-5, rel=1e-3, abs=1e-6), name


def test_what_is_hardly_ever_chosen_is_left_out_and_nothing_else() -> None:
    practice = _practice(64, 3)
    weights = {name: NUMPY.floats(array) for name, array in ChampionDriver().weights.items()}
    before = np.array(practice.races.codes[:, :MOST_OPTIONS]), np.array(practice.races.counts)
    drive = practice.drive(weights, 1)
    chosen = drive.codes[0][np.arange(64), drive.chosen[0]]
    for race in range(64):
        offered, kept = before[0][race, : before[1][race]], drive.codes[0, race, : drive.counts[0, race]]
        assert set(kept) <= set(offered)
        assert len(set(kept)) == len(kept) < len(offered)
        assert chosen[race] in kept
    everything = practice.looking.considered(drive.seen[0], drive.codes[0], drive.counts[0], practice.of)
    scores = forward(NUMPY, weights, everything.sights, everything.choices, everything.rows).scores
    shares = likelihoods(NUMPY, scores, everything.rows, 64)
    assert shares[everything.first + drive.chosen[0]] == pytest.approx(drive.likely[0], abs=0.01)


def test_courses_have_all_there_is_and_come_from_the_seed() -> None:
    setups = Courses(5).setups(600)
    assert setups[:60] == Courses(5).setups(60)
    assert {len(setup.entrants) for setup in setups} >= {2, 6, MAX_CARS}
    assert any(setup.legends and setup.garage and setup.weather for setup in setups)
    assert any(setup.tournament for setup in setups)
    assert sum(setup.legends is not None and not setup.garage for setup in setups) > 30
    assert len({setup.circuit.id for setup in setups}) > 8
