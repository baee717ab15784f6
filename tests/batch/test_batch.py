"""Batches as a program uses them: reset, step, arrays, and errors that say what would be right."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from hairpin.batch import compiling, gpu
from hairpin.batch.batch import Batch
from hairpin.batch.compiling import NotInstalled
from hairpin.batch.gpu_batch import GpuBatch
from hairpin.batch.tables import setup_row
from hairpin.encoding.action_tables import BASE
from hairpin.lab.bench import base_setup, full_setup
from hairpin.rules.circuit import CornerLine
from hairpin.rules.errors import BadSetup, IllegalAction
from tests.batch.extra import needs_numba
from tests.rules.module_races import Mix
from tests.rules.season_races import SeasonMix

pytestmark = needs_numba


def chosen(batch: Batch, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal action in each race, but nobody gives up."""
    batch_masks = batch.masks.copy()
    batch_masks[:, batch.table.at["retire"]] = 0
    found: npt.NDArray[np.int64] = (batch_masks * rng.random(batch_masks.shape)).argmax(axis=1)
    return found


def raced(batch: Batch, seed: int = 0) -> int:
    """To the end of all races; how many steps it took."""
    rng, steps = np.random.default_rng(seed), 0
    while (batch.seats >= 0).any():
        batch.step(chosen(batch, rng))
        steps += 1
    return steps


def test_races_end_with_a_reward_for_every_place() -> None:
    batch = Batch(base_setup(5), 3)
    raced(batch)
    assert batch.done.all()
    assert (batch.masks == 0).all()
    for race in range(3):
        assert sorted(batch.rewards[race, :5]) == [-1.0, -0.5, 0.0, 0.5, 1.0]
        ranking = batch.race(race).ranking()
        assert [batch.rewards[race, seat] for seat in ranking] == [1.0, 0.5, 0.0, -0.5, -1.0]


def test_what_is_over_stands_still() -> None:
    batch = Batch(base_setup(2), 2)
    raced(batch)
    before = batch.position(0)
    batch.step(np.zeros(2, np.int64))
    assert batch.position(0) == before
    assert batch.done.all()


def test_races_begin_again_with_seeds_of_their_own() -> None:
    batch = Batch(base_setup(2), 2, again=True)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(700):
        batch.step(chosen(batch, rng))
        assert (batch.seats >= 0).all()
        ended += int(batch.done.sum())
    assert ended >= 2
    assert len(set(batch.seeds())) == 2
    assert sum(batch.seeds()) == 0 + 1 + 2 * ended


def test_a_race_of_legends_runs_by_itself() -> None:
    batch = Batch(Mix(players=0, legends=4).config().setup, 2, again=True)
    assert batch.done.all()
    assert (batch.seats == -1).all()
    assert sorted(batch.rewards[0, :4]) == pytest.approx([-1, -1 / 3, 1 / 3, 1])
    first = batch.rewards.copy()
    for _ in range(5):
        batch.step(np.zeros(2, np.int64))
    assert batch.done.all()
    assert not np.array_equal(first, batch.rewards)


def test_the_same_seeds_give_the_same_races_on_any_number_of_threads() -> None:
    one, two = Batch(full_setup(), 5), Batch(full_setup(), 5, threads=2)
    for batch in (one, two):
        batch.reset([5, 6, 7, 8, 9])
        raced(batch, 3)
    assert [one.position(race) for race in range(5)] == [two.position(race) for race in range(5)]
    assert np.array_equal(one.rewards, two.rewards)


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    batch = Batch(base_setup(3), 2)
    good = chosen(batch, np.random.default_rng(1))
    before = [batch.position(race) for race in range(2)]
    for wrong in (BASE.at["boost"], BASE.size, 10**6, -2):
        with pytest.raises(IllegalAction, match=r"race 1|below 0"):
            batch.step(np.array([good[0], wrong]))
    with pytest.raises(ValueError, match="one for each of 2 races"):
        batch.step(good[:1])
    assert [batch.position(race) for race in range(2)] == before
    batch.step(good)


def test_which_codecs_a_batch_has() -> None:
    assert Batch(base_setup(2), 1).table is BASE
    assert Batch(base_setup(2), 1, codec="slots(8)").table.size > BASE.size
    with pytest.raises(ValueError, match=r"races with upgrades need slots\(8\)"):
        Batch(full_setup(), 1, codec="base")
    with pytest.raises(ValueError, match="a batch has base and slots"):
        Batch(base_setup(2), 1, codec="slots(9)")


def test_what_a_batch_can_not_hold_is_refused() -> None:
    with pytest.raises(BadSetup, match="single races only"):
        setup_row(SeasonMix().season(1).race.setup)
    setup = base_setup(2)
    lines = tuple(CornerLine(at, 5, at - 1, "left") for at in range(2, 69))
    circuit = type(setup.circuit)("many", "Many", 69, 1, 6, 3, lines)
    with pytest.raises(BadSetup, match="up to 64 corner lines"):
        setup_row(replace(setup, circuit=circuit))


def test_a_race_of_a_batch_goes_on_by_the_rules() -> None:
    batch = Batch(full_setup(), 1)
    race = batch.race(0)
    seat = race.waiting()[0]
    assert seat == batch.seats[0]
    race.apply(seat, race.legal(seat)[0])
    batch.step(np.array([batch.legal(0)[0]]))
    assert race.position() == batch.position(0)


def test_without_a_gpu_it_says_so() -> None:
    if not gpu.is_there():
        with pytest.raises(NotInstalled, match="no GPU"):
            gpu.RandomRaces(base_setup(2), 1)
        with pytest.raises(NotInstalled, match="no GPU"):
            GpuBatch(base_setup(2), 1)


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    with pytest.raises(NotInstalled, match=r"pip install 'hairpin\[fast\]'"):
        compiling.numba()
