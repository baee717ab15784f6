"""What a driver that learns knows ahead: where Legends go, what the deck turns up, how long the road is alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from hairpin.batch.batch import Batch
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.encoding.observation_table import OBSERVATION
from hairpin.learning.arrays import NUMPY
from hairpin.learning.choices import C_EXPECTS, C_LEADS, C_SIZE
from hairpin.learning.courses import AMONG_LEGENDS, AMONG_PLAYERS, AMONG_STRONGEST, ANYBODY, Courses, made_up
from hairpin.learning.expecting import X_BLOCKED, X_DUE, X_FLIPS, X_NEAR, X_SPINS
from hairpin.learning.flips import EVEN, FLIPS, weigh_flips
from hairpin.learning.known import known, rounds_alone_from, rounds_from
from hairpin.learning.leading import L_COST
from hairpin.learning.looking import LookingOnCores
from hairpin.learning.ppo import evened
from hairpin.learning.solo import FINE, mark_of, solo, worked_out
from hairpin.rules.race import Race
from hairpin.rules.season_view import game_view as view_of
from hairpin.rules.setup import Setup
from tests.fresh import any_of, fresh


def _alone_with(legends: int, circuit: str, level: int) -> Setup:
    names = ("random", *(LEGEND,) * legends)
    return race_config(load_circuit(circuit), names, modules=RaceOptions(level=level)).setup


@pytest.mark.parametrize(("circuit", "level"), any_of(("usa", 0), ("great-britain", 6), ("italy", 1)))
def test_legends_need_about_as_many_rounds_as_the_table_says(circuit: str, level: int) -> None:
    """7.2: one Legend, and a player who is gone from the second round on. Adrenaline is not in the table."""
    setup = _alone_with(1, circuit, level)
    assert setup.legends is not None
    setup = replace(setup, legends=setup.legends._replace(adrenaline=False))
    taken = []
    for seed in range(fresh("legends alone") % 1000, fresh("legends alone") % 1000 + 40):
        race = Race(setup, seed)
        while waiting := race.waiting():
            options = view_of(race, waiting[0]).options
            race.apply(waiting[0], next((o for o in options if o.kind == "retire"), options[0]))
        taken.append(race.round)
    expected = rounds_from(known(setup), -1)
    assert expected == pytest.approx(float(np.mean(taken)), abs=0.9)


def test_the_deck_tells_what_will_be_flipped_and_without_one_the_discard() -> None:
    seen = [0] * OBSERVATION.size
    found = [0.0] * FLIPS
    weigh_flips(seen, found, 0)
    assert found == [EVEN] * FLIPS
    seen[OBSERVATION.at["discard"] + 4] = 2
    weigh_flips(seen, found, 0)
    assert found == [0, 0, 0, 1]
    seen[OBSERVATION.at["deck"] + 1], seen[OBSERVATION.at["deck"] + 2] = 1, 3
    seen[OBSERVATION.at["deck"] + 5] = 1  # no basic card
    weigh_flips(seen, found, 0)
    assert found == [0.25, 0.75, 0, 0]


def test_what_is_expected_of_sure_plans_is_what_they_lead_to_and_chances_are_chances() -> None:
    batch = Batch([_alone_with(5, "usa", 0), _alone_with(3, "france", 6)], 16, codec="slots(8)", again=True)
    batch.reset(fresh("expecting"))
    looking = LookingOnCores(NUMPY, batch.setups)
    chance = np.random.default_rng(1)
    sure = 0
    for _ in range(60):
        counts = batch.counts.astype(np.int64)
        codes = batch.codes[:, : counts.max()].astype(np.int64)
        asked = looking.considered(batch.observations, codes, counts, np.arange(16) % 2)
        expects = asked.choices[:, C_EXPECTS:]
        for part in (X_SPINS, X_NEAR, X_NEAR + 1, X_BLOCKED):
            assert (expects[:, part] >= 0).all()
            assert (expects[:, part] <= 1 + 1e-6).all()
        assert (expects[:, X_NEAR + 1] <= expects[:, X_NEAR] + 1e-6).all()
        plain = (expects[:, X_FLIPS] == 0) & (asked.choices[:, C_LEADS + L_COST + 2] > 0)
        assert expects[plain, X_DUE] == pytest.approx(asked.choices[plain, C_LEADS + L_COST])
        sure += int(plain.sum())
        batch.step(codes[np.arange(16), chance.integers(np.maximum(counts - 1, 1))])
    assert sure > 1000
    assert asked.choices[:, C_SIZE:].any()


@pytest.mark.parametrize("name", any_of(*circuit_ids()))
def test_the_boxes_circuits_are_kept_as_they_are_worked_out(name: str) -> None:
    circuit = load_circuit(name)
    assert (solo(circuit).rounds * FINE == worked_out(circuit)).all()
    assert len({mark_of(load_circuit(other)) for other in circuit_ids()}) == len(circuit_ids())


def test_who_is_alone_has_whole_laps_before_the_last_one_and_needs_heat() -> None:
    circuit = made_up(np.random.default_rng(fresh("made up") % 1000))
    setup = race_config(circuit, ("random",), 3).setup
    told = known(setup)
    length = circuit.length
    one, two, three = (rounds_alone_from(told, laps * length, 1, circuit.heat, 0, 0) for laps in (1, 2, 3))
    assert three - two == pytest.approx(solo(circuit).lap)
    assert 0 < one < two < three
    assert rounds_alone_from(told, length, 1, 0, 0, 0) > one
    assert rounds_alone_from(told, 0, 1, 0, 0, 0) == 0


@pytest.mark.parametrize("among", [ANYBODY, AMONG_PLAYERS, AMONG_LEGENDS, AMONG_STRONGEST])
def test_courses_keep_to_the_field_that_is_asked_for(among: str) -> None:
    lonely = [
        sum(not entrant.legend for entrant in setup.entrants) == 1 < len(setup.entrants)
        for setup in Courses(fresh(among), among).setups(80)
    ]
    mostly = 40 < sum(lonely) < 80
    assert {
        ANYBODY: any(lonely),
        AMONG_LEGENDS: all(lonely),
        AMONG_PLAYERS: not any(lonely),
        AMONG_STRONGEST: mostly,
    }[among]


def test_where_little_can_be_won_that_little_counts() -> None:
    chance = np.random.default_rng(0)
    of = np.arange(3000) % 3
    gain = chance.standard_normal(3000).astype(np.float32) * np.array([1.0, 0.3, 0.0], np.float32)[of] + 5
    found = evened(NUMPY, gain, of, 4)
    large, small, none = (float(found[of == k].std()) for k in range(3))
    assert found.mean() == pytest.approx(0, abs=1e-3)
    assert small > 0.7 * large
    assert none < 1e-3
