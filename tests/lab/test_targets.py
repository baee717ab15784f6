"""Targets: the trials that they take, and when they are kept."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from hairpin.content.settings import RaceOptions
from hairpin.drivers.driver import UnknownDriver
from hairpin.lab.games import config_of
from hairpin.lab.judging import Judged, Run, Verdict, judge
from hairpin.lab.outcomes import RaceOutcome, race_job, run_race
from hairpin.lab.pairings import Deal
from hairpin.lab.random_upgrades import RandomUpgrades, lab_driver
from hairpin.lab.targets import Measure, Target, all_targets
from hairpin.lab.targets_page import goal_text, targets_json, targets_markdown, verdict_text
from hairpin.lab.thinking import Thinking
from hairpin.lab.trial_runs import Trials, TrialsResult, chosen, run_trials
from hairpin.lab.trials import Trial, trial_races
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup
from hairpin.rules.race import Race
from hairpin.rules.view import View, view

EVEN = Trial("club", "random", 1, 1, ("usa",), 40)
UNEVEN = Trial("club", "legend-base", 1, 2, ("usa", "italy"), 60)


def target(measure: Measure, goal: float, trial: Trial = EVEN, driver: str = "club") -> Target:
    return Target("some", "subject", driver, measure, goal, (trial,))


def even_runs(won: int, lost: int) -> list[Run]:
    """Deals that `club` won both times, or lost both times."""
    races = trial_races(EVEN, (won + lost) / 20, seed=1)
    runs = []
    for number, race in enumerate(races):
        winner = 0 if number // 2 < won else 1
        first = race.sides.index(winner)
        runs.append((race, RaceOutcome((first, 1 - first), (0, 0))))
    return runs


# -- trials ----------------------------------------------------------------------------------------------


def test_even_sides_race_each_deal_twice_with_the_seats_swapped() -> None:
    races = trial_races(EVEN, 1.0, seed=1)
    assert len(races) == 40
    for one, other in zip(races[::2], races[1::2], strict=True):
        assert one.deal == other.deal
        assert (one.lineup, other.lineup) == (("club", "random"), ("random", "club"))
    assert len({race.deal for race in races}) == 20


def test_a_car_alone_has_every_seat_equally_often_on_every_circuit() -> None:
    races = trial_races(UNEVEN, 1.0, seed=1)
    seats = Counter((race.deal.circuit, race.lineup.index("club")) for race in races)
    assert seats == {(circuit, seat): 10 for circuit in ("usa", "italy") for seat in range(3)}
    assert all(race.lineup.count("legend-base") == 2 for race in races)


def test_a_share_of_a_trial_is_rounded_up_to_what_is_balanced() -> None:
    assert EVEN.scaled(0.1) == 4
    assert EVEN.scaled(0.001) == 2
    assert replace(UNEVEN, races=61).scaled(1.0) == 62


# -- verdicts --------------------------------------------------------------------------------------------


def verdict(measure: Measure, goal: float, runs: list[Run], trial: Trial = EVEN) -> Judged:
    return judge(target(measure, goal, trial), {trial: runs})


def test_a_share_is_kept_or_missed_when_its_whole_interval_is() -> None:
    """15 of 20 deals; the interval goes from about 0.52 to 0.89."""
    runs = even_runs(15, 5)
    assert verdict(Measure.AHEAD, 0.5, runs).verdict is Verdict.KEPT
    assert verdict(Measure.AHEAD, 0.65, runs).verdict is Verdict.UNCLEAR
    missed = verdict(Measure.AHEAD, 0.95, runs)
    assert missed.verdict is Verdict.MISSED
    assert missed.missed_by == pytest.approx(0.2)
    assert verdict_text(missed) == "missed by 20.0 points"


def test_two_races_of_a_deal_are_not_two_observations() -> None:
    found = verdict(Measure.AHEAD, 0.5, even_runs(15, 5)).found
    assert found is not None
    assert found.low < 0.55  # of 40 independent races it would be 0.60


def test_few_races_tell_nothing() -> None:
    assert verdict(Measure.AHEAD, 0.01, even_runs(9, 0)).verdict is Verdict.UNCLEAR
    assert verdict(Measure.AHEAD, 0.5, []).verdict is Verdict.NOT_RACED


def test_a_deal_whose_second_race_is_missing_does_not_count() -> None:
    assert verdict(Measure.AHEAD, 0.5, even_runs(15, 5)[:-1]).races == 38


def test_wins_are_races_in_which_the_driver_came_in_first() -> None:
    races = trial_races(UNEVEN, 1.0, seed=1)
    runs = []
    for number, race in enumerate(races):
        own = race.lineup.index("club")
        others = tuple(seat for seat in range(3) if seat != own)
        runs.append((race, RaceOutcome((own, *others) if number < 45 else (*others, own), (0, 0, 0))))
    found = verdict(Measure.WINS, 0.5, runs, UNEVEN)
    assert found.found is not None
    assert found.found.value == 0.75
    assert found.verdict is Verdict.KEPT


def test_spin_outs_are_those_of_the_driver_and_bounded_from_above() -> None:
    """One in every other deal, for one of two races: 0.25 on average; the other side's nine do not count."""
    runs = []
    for number, (race, outcome) in enumerate(even_runs(20, 0)):
        counts = [9, 9]
        counts[race.lineup.index("club")] = number % 4 == 0
        runs.append((race, replace(outcome, spin_outs=tuple(counts))))
    found = verdict(Measure.SPIN_OUTS, 0.5, runs)
    assert found.found is not None
    assert found.found.value == 0.25
    assert found.verdict is Verdict.KEPT
    assert verdict(Measure.SPIN_OUTS, 0.1, runs).verdict is Verdict.MISSED
    assert verdict(Measure.SPIN_OUTS, 0.26, runs).verdict is Verdict.UNCLEAR
    assert verdict_text(verdict(Measure.SPIN_OUTS, 0.1, runs)) == "missed by 0.15"


def test_no_spin_out_in_20_deals_is_not_never() -> None:
    found = verdict(Measure.SPIN_OUTS, 0.1, even_runs(20, 0))
    assert found.found == (0.0, 0.0, 0.15)
    assert found.verdict is Verdict.UNCLEAR


def test_thinking_time_is_of_the_driver_per_decision_and_the_longest() -> None:
    runs = []
    for race, outcome in even_runs(1, 0):
        thinking = [Thinking(1, 5.0, 5.0), Thinking(1, 5.0, 5.0)]
        thinking[race.lineup.index("club")] = Thinking(100, 0.1, 0.02)
        runs.append((race, replace(outcome, thinking=tuple(thinking))))
    mean = verdict(Measure.MEAN_TIME, 2.0, runs)
    longest = verdict(Measure.LONGEST_TIME, 10.0, runs)
    assert mean.found is not None
    assert mean.found.value == pytest.approx(1.0)
    assert mean.verdict is Verdict.KEPT
    assert longest.verdict is Verdict.MISSED
    assert verdict_text(longest) == "missed by 10.0 ms"


# -- the promises themselves -----------------------------------------------------------------------------


def test_all_promises_are_there_with_their_races() -> None:
    by_name = Counter(target.name for target in all_targets())
    assert by_name == {
        "pro-legends": 4,
        "champion-pro": 2,
        "champion-legends": 7,
        "ladder": 4,
        "drafting": 1,
        "spin-outs": 4,
        "thinking-time": 6,
    }
    pro = [target for target in all_targets() if target.name == "pro-legends"]
    assert [(t.subject, t.trials[0].races, goal_text(t)) for t in pro] == [
        (circuit, 1000, "at least 60.0%") for circuit in ("usa", "great-britain", "italy", "france")
    ]


def test_what_the_champion_takes_at_first_sight_is_measured_where_it_does_not_look_ahead() -> None:
    times = {
        target.subject: {name for trial in target.trials for name in trial.drivers}
        for target in all_targets()
        if target.name == "thinking-time"
    }
    assert "legend-6" not in times["champion"]
    assert "legend-base" in times["champion"]
    assert "legend-6" in times["champion, longest"]


def test_trials_that_several_targets_share_are_run_once() -> None:
    both = (target(Measure.AHEAD, 0.5), target(Measure.SPIN_OUTS, 0.5))
    assert len(Trials(both, 1.0, 1).races()) == 40


def test_only_some_can_be_chosen() -> None:
    assert {target.name for target in chosen(all_targets(), ("drafting", "ladder"))} == {"drafting", "ladder"}
    with pytest.raises(BadSetup, match="no target 'drift'; did you mean drafting\\? targets are pro-legends, "):
        chosen(all_targets(), ("drift",))


def test_a_driver_that_does_not_exist_is_named_before_the_first_race() -> None:
    missing = replace(EVEN, one="ghost")
    with pytest.raises(UnknownDriver, match="no driver 'ghost'"):
        Trials((target(Measure.AHEAD, 0.5, missing, "ghost"),), 1.0, 1).check()


# -- random upgrades -------------------------------------------------------------------------------------


class _Never:
    """Answers everything but the garage."""

    def decide(self, view: View, chance: Chance) -> Action:
        assert view.step not in ("draft", "throw away")
        return view.options[0]


def test_upgrades_are_chosen_at_random_and_the_rest_by_the_driver() -> None:
    job = race_job(("club",) * 3, Deal("usa", 1), RaceOptions(garage="all", draft="snake"), laps=1)
    config = config_of(job.request)
    race = Race(config.setup, 1)  # type: ignore[arg-type]
    driver = RandomUpgrades(_Never())
    steps = set()
    chosen_first = {driver.decide(view(race, race.waiting()[0]), Chance(seed)) for seed in range(30)}
    while race.round < 2:
        seat = race.waiting()[0]
        steps.add(view(race, seat).step)
        race.apply(seat, driver.decide(view(race, seat), Chance(race.round)))
    assert len(chosen_first) > 2
    assert {"draft", "throw away", "plan"} <= steps


def test_a_driver_with_random_upgrades_races_with_the_garage() -> None:
    assert isinstance(lab_driver("club+random-upgrades"), RandomUpgrades)
    garage = RaceOptions(garage="all")
    lineup = ("club", "club+random-upgrades")
    outcomes = [run_race(race_job(lineup, Deal("usa", seed), garage, laps=1)) for seed in (1, 2)]
    assert all(sorted(outcome.ranking) == [0, 1] for outcome in outcomes)
    assert all(thinking.decisions for outcome in outcomes for thinking in outcome.thinking)


# -- end to end ------------------------------------------------------------------------------------------

QUICK = Trials(
    (
        target(Measure.AHEAD, 0.5),
        target(Measure.SPIN_OUTS, 0.5),
        target(Measure.MEAN_TIME, 10_000.0),
    ),
    0.5,
    7,
)


@pytest.fixture(scope="module")
def result() -> TrialsResult:
    return run_trials(QUICK, 1)


def test_trials_give_the_same_results_on_one_core_and_on_two(result: TrialsResult) -> None:
    one, two = result, run_trials(QUICK, 2)
    assert one.judged[:2] == two.judged[:2]
    assert (one.raced, one.asked) == (20, 20)
    ahead, _, time = one.judged
    assert ahead.verdict is Verdict.KEPT  # nobody drives worse than random
    assert time.found is not None
    assert time.found.value > 0


def test_the_page_has_the_command_and_a_row_for_every_target(result: TrialsResult) -> None:
    page = targets_markdown(result, "hairpin targets --share 0.5")
    assert "\nhairpin targets --share 0.5\n" in page
    assert "Of 3 promises: " in page
    rows = [line for line in page.splitlines() if line.startswith("| some |")]
    assert len(rows) == 3
    assert "| pairings ahead | 20 |" in rows[0]
    assert "at least 50.0% | kept |" in rows[0]
    assert "| at most 0.50 |" in rows[1]


def test_the_times_are_apart_in_json(result: TrialsResult) -> None:
    data = json.loads(targets_json(result, "hairpin targets"))
    assert [row["measure"] for row in data["targets"]] == ["pairings ahead", "spin-outs a race"]
    assert [row["measure"] for row in data["timing"]] == ["ms a decision"]
    assert data["done"] == data["asked"] == 20
