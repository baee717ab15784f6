"""Many races: the same figures on any number of cores, and every seat for every driver."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from hairpin.content.config import RaceRequest
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest, planned_races
from hairpin.content.settings import RaceOptions
from hairpin.drivers import driver as drivers
from hairpin.lab.simulate import Settings, check, game_jobs, game_seed, simulate
from hairpin.lab.tables import csv_text, json_text
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup, HairpinError
from hairpin.rules.view import View

SETTINGS = Settings(
    games=6,
    drivers=("club", "random", LEGEND),
    seed=3,
    circuits=("usa", "netherlands"),
    laps=1,
    modules=RaceOptions(garage="basic"),
)


def without_timing(text: str) -> str:
    return json.dumps({key: value for key, value in json.loads(text).items() if key != "timing"})


def test_figures_are_the_same_on_any_number_of_cores() -> None:
    one, two = simulate(SETTINGS, where=1), simulate(SETTINGS, where=2)
    assert one.is_complete
    assert csv_text(one) == csv_text(two)
    assert without_timing(json_text(one, "")) == without_timing(json_text(two, ""))
    assert csv_text(one) != csv_text(simulate(replace(SETTINGS, seed=4), where=1))


def test_every_driver_sits_on_every_seat_of_every_circuit() -> None:
    seated: Counter[tuple[str, int, str]] = Counter()
    for job in game_jobs(SETTINGS):
        assert isinstance(job.request, RaceRequest)
        assert job.request.drivers is not None
        seated.update((job.request.circuit, seat, name) for seat, name in enumerate(job.request.drivers))
    assert len(seated) == 2 * 3 * 3
    assert set(seated.values()) == {1}


def test_without_rotation_everybody_keeps_the_seat() -> None:
    jobs = game_jobs(replace(SETTINGS, rotate=False))
    assert {job.request.drivers for job in jobs} == {SETTINGS.drivers}


def test_simulations_with_neighbouring_seeds_share_no_race() -> None:
    seeds = [game_seed(seed, number) for seed in (1, 2, 3) for number in range(1000)]
    assert len(set(seeds)) == 3000


def test_seasons_are_simulated_like_races() -> None:
    season = SeasonRequest("1961", planned_races("1961"), ("club", "random"))
    settings = Settings(2, ("club", "random"), 1, season=season, modules=season.modules)
    check(settings)
    tally = simulate(settings, where=1).tally
    assert (tally.games, tally.races) == (2, 6)
    assert sum(found.titles for found in tally.drivers.values()) == 2
    assert {job.request.drivers for job in game_jobs(settings)} == {("club", "random"), ("random", "club")}


class Broken:
    """Gives up thinking in the second race."""

    def decide(self, view: View, chance: Chance) -> Action:
        raise RuntimeError("out of petrol")


def test_a_race_that_fails_is_named_and_those_before_it_count(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(3, ("club", "broken"), 3, laps=1)
    made = iter([drivers.DRIVERS["club"], Broken, Broken])
    monkeypatch.setitem(drivers.DRIVERS, "broken", lambda: next(made)())
    simulation = simulate(settings, where=1)
    assert simulation.tally.games == 1
    assert not simulation.is_complete
    said = str(simulation.failure)
    assert f"race on usa over 1 laps with seed {game_seed(3, 1)}, drivers by seat broken,club" in said
    assert "RuntimeError: out of petrol" in said


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (replace(SETTINGS, games=0), "0 are too few"),
        (replace(SETTINGS, circuits=()), "there are none"),
        (replace(SETTINGS, circuits=("usa", "usa")), "'usa' is listed twice"),
        (replace(SETTINGS, circuits=("usa", "itali")), "did you mean italy"),
        (replace(SETTINGS, drivers=()), "0 cars"),
        (replace(SETTINGS, drivers=("club",) * 13), "13 cars"),
        (replace(SETTINGS, laps=0), "0 is not a number of laps"),
        (replace(SETTINGS, drivers=("club",), modules=RaceOptions(level=3)), "no car is a Legend"),
    ],
)
def test_what_would_fail_later_is_refused_before(settings: Settings, said: str) -> None:
    with pytest.raises(HairpinError, match=said):
        check(settings)


def test_legends_alone_can_be_simulated() -> None:
    settings = Settings(2, (LEGEND, LEGEND), 1, laps=1)
    check(settings)
    assert simulate(settings, where=1).tally.races == 2


def test_a_season_of_legends_alone_is_refused() -> None:
    season = SeasonRequest("1961", planned_races("1961"), (LEGEND, LEGEND))
    with pytest.raises(BadSetup, match="at least one player"):
        check(Settings(1, (LEGEND, LEGEND), 1, season=season))
