"""Leagues are balanced and repeatable, and say what they can't tell."""

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from hairpin.content.entrants import LEGEND
from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
from hairpin.drivers.driver import UnknownDriver
from hairpin.lab.entrants import modules_for
from hairpin.lab.games import run_game
from hairpin.lab.league import League, LeagueResult, check, league_races, run_league
from hairpin.lab.outcomes import race_job, run_race
from hairpin.lab.pairings import Deal, deals, pairings_won
from hairpin.lab.rating_chart import rating_chart
from hairpin.lab.rating_notes import notes, stopped
from hairpin.lab.rating_report import league_html
from hairpin.lab.standings import standings
from hairpin.rules.errors import BadSetup

SMALL = League(("random", "club"), ("usa",), races=4, field=1, laps=1)
THREE = League(("club", "random", "legend-base"), ("usa", "italy"), races=8, field=2)


# -- balance ---------------------------------------------------------------------------------------------


def test_each_side_has_every_seat_equally_often() -> None:
    by_seat = Counter((seat, index) for race in league_races(THREE) for seat, index in enumerate(race.sides))
    assert set(by_seat.values()) == {8}  # half of the 16 races of each entrant, at each of the four seats
    assert len(by_seat) == 4 * 3


def test_every_deal_is_raced_by_all_pairings_in_both_seat_orders() -> None:
    by_deal: dict[tuple[str, int], list[tuple[int, ...]]] = {}
    for race in league_races(THREE):
        request = race.job.request
        by_deal.setdefault((request.circuit, race.job.seed), []).append(race.sides)  # type: ignore[union-attr]
    assert len(by_deal) == 4
    for raced in by_deal.values():
        assert sorted(raced) == [
            (0, 1, 0, 1),
            (0, 2, 0, 2),
            (1, 0, 1, 0),
            (1, 2, 1, 2),
            (2, 0, 2, 0),
            (2, 1, 2, 1),
        ]


def test_all_circuits_come_equally_often() -> None:
    assert Counter(deal.circuit for deal in THREE.deals) == {"usa": 2, "italy": 2}


def test_races_are_rounded_up_to_what_is_balanced_and_that_is_said() -> None:
    league = replace(SMALL, races=3)
    assert league.races_of_a_pairing == 4
    result = LeagueResult(league, ({(0, 1): 1},) * 2, 4)
    assert notes(result, result.standings())[0].startswith("4 races a pairing instead of 3")


def test_leagues_with_neighbouring_seeds_share_no_deal() -> None:
    assert not set(deals(("usa",), 200, seed=1)) & set(deals(("usa",), 200, seed=2))


def test_a_pairing_is_every_car_of_the_one_with_every_car_of_the_other() -> None:
    """Seats 0 and 2 against 1 and 3; they come in 2, 1, 0, 3: ahead 2 twice, 0 once; 1 once."""
    assert pairings_won((2, 1, 0, 3), (0, 1, 0, 1)) == {(0, 1): 3, (1, 0): 1}


# -- Legends ---------------------------------------------------------------------------------------------


def test_two_kinds_of_legends_do_not_meet_and_that_is_said() -> None:
    league = replace(SMALL, entrants=("club", "legend-base", "legend-3"))
    assert league.pairs == ((0, 1), (0, 2))
    result = LeagueResult(league, ({(0, 1): 1, (2, 0): 1},) * 12, 48)
    assert "Not raced: legend-base v legend-3." in notes(result, result.standings())[0]


def test_a_league_of_legends_alone_is_refused() -> None:
    with pytest.raises(BadSetup, match="two who can meet"):
        replace(SMALL, entrants=("legend-1", "legend-2"))


@pytest.mark.parametrize(("legend", "level"), [("legend-base", 0), ("legend-1", 1), ("legend-6", 6)])
def test_a_legend_brings_its_deck(legend: str, level: int) -> None:
    job = race_job(("club", legend), Deal("usa", 1), RaceOptions(pro=2))
    assert job.request.modules == RaceOptions(pro=2, level=level)
    assert job.request.drivers == ("club", LEGEND)


def test_settings_of_legends_are_not_for_races_without() -> None:
    wanted = RaceOptions(weather=True, pro=2, aggressive=True, rivals=True, legend_adrenaline=False)
    assert modules_for(("club", "random"), wanted) == replace(DEFAULT_OPTIONS, weather=True)
    with pytest.raises(BadSetup, match="no Legend takes part"):
        replace(SMALL, modules=RaceOptions(rivals=True))


# -- what is refused -------------------------------------------------------------------------------------


def test_what_makes_no_league_is_refused_with_a_reason() -> None:
    with pytest.raises(UnknownDriver, match="no driver 'quick'; drivers are random, rookie, club"):
        replace(SMALL, entrants=("club", "quick"))
    with pytest.raises(BadSetup, match="club is named twice"):
        replace(SMALL, entrants=("club", "club"))
    with pytest.raises(BadSetup, match="7 cars a side; they are 1 to 6"):
        replace(SMALL, field=7)
    with pytest.raises(BadSetup, match="usa is named twice"):
        replace(SMALL, circuits=("usa", "usa"))


def test_what_cant_be_raced_is_found_before_the_first_race() -> None:
    with pytest.raises(BadSetup, match="needs Manoeuvre cards"):
        check(replace(SMALL, entrants=("club", "legend-1"), modules=RaceOptions(rivals=True)))


# -- racing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lineup", "modules"),
    [
        (("club", "random", "club"), DEFAULT_OPTIONS),
        (("legend-4", "club", "legend-4"), RaceOptions(weather=True, rivals=True)),
        (("club", "random"), RaceOptions(garage="all")),
    ],
    ids=["drivers", "Legends", "garage"],
)
def test_a_race_of_a_league_is_the_race_that_simulate_runs(lineup: tuple[str, ...], modules: RaceOptions) -> None:
    job = race_job(lineup, Deal("usa", 11), modules, laps=1)
    (figures,) = run_game(job).races
    outcome = run_race(job)
    assert [figures.cars[seat].place for seat in outcome.ranking] == list(range(1, len(lineup) + 1))
    assert [car.spin_outs for car in figures.cars] == list(outcome.spin_outs)


def test_the_numbers_do_not_depend_on_the_cores() -> None:
    one, two = run_league(SMALL, 1), run_league(SMALL, 2)
    assert one == two
    assert one.raced == SMALL.races_in_all
    assert one.standings() == two.standings()


def test_pairings_that_were_won_are_those_of_the_races() -> None:
    result = run_league(SMALL, 1)
    (met,) = result.head_to_head()
    total = Counter[tuple[int, int]]()
    for race in league_races(SMALL):
        total += pairings_won(run_race(race.job).ranking, race.sides)
    assert (met.pairings, met.races) == (4, 4)
    assert met.ahead.value == total[0, 1] / 4
    assert met.mirrored().ahead.value == pytest.approx(total[1, 0] / 4)


def test_a_league_that_is_stopped_counts_whole_deals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 24 races, 6 a deal, 13 were run: two deals count."""
    won = [race.sides for race in league_races(THREE)]
    monkeypatch.setattr("hairpin.lab.league.over_cores", lambda *_: iter(won[:13]))
    result = run_league(THREE, 1)
    assert (result.raced, len(result.deals), result.races_of_a_pairing) == (13, 2, 4)
    assert stopped(result).startswith("stopped after 13 of 24 races; 12 count")


# -- what is told ----------------------------------------------------------------------------------------


def told(won: list[dict[tuple[int, int], int]]) -> list[str]:
    result = LeagueResult(SMALL, tuple(won), SMALL.races_in_all)
    return notes(result, result.standings())


def test_thin_evidence_is_said() -> None:
    first, second = told([{(0, 1): 1, (1, 0): 2}] * 2)
    assert first.startswith("The evidence is thin: 2 deals")
    assert "club leads random by" in second
    assert "not settled; about 20 races a pairing would be needed" in second


def test_an_order_that_is_not_settled_is_said_with_the_races_it_would_take() -> None:
    (told_,) = told([{(0, 1): 2}, {(1, 0): 2}] * 11 + [{(1, 0): 2}])
    assert told_.startswith("club leads random by")
    assert "not settled; about" in told_


def test_drivers_that_are_alike_are_said_to_be() -> None:
    (told_,) = told([{(0, 1): 2}, {(1, 0): 2}] * 10)
    assert "so close that no sensible number of races" in told_


def test_a_settled_order_is_said_and_a_lead_without_a_limit_too() -> None:
    assert told([{(0, 1): 3, (1, 0): 1}] * 20) == ["The whole order is settled."]
    settled, large = told([{(0, 1): 4}] * 20)
    assert settled == "The whole order is settled."
    assert large.startswith("Nobody from club down was ever ahead of anybody from random up")


def test_the_chart_draws_an_arrow_where_nobody_knows_the_end() -> None:
    closed = rating_chart(standings(["a", "b"], [{(0, 1): 3, (1, 0): 1}] * 20, 40).rated, "")
    opened = rating_chart(standings(["a", "b"], [{(0, 1): 4}] * 20, 40).rated, "")
    assert "l6 5" not in closed
    assert "l6 5" in opened
    assert "or more" in opened


def test_a_single_deal_has_no_interval() -> None:
    """Drawn again it is always the same: a range of no width would look like certainty."""
    rated = standings(["a", "b"], [{(0, 1): 3, (1, 0): 1}], 2).rated
    assert [driver.range_text() for driver in rated] == ["-", "-"]
    assert "M" not in rating_chart(rated, "").split("</style>")[1]


def test_the_report_and_the_chart_are_well_formed_and_need_nothing_else() -> None:
    league = replace(SMALL, entrants=("club", "random", "legend-3"))
    result = LeagueResult(league, ({(0, 1): 3, (1, 0): 1, (0, 2): 1, (2, 0): 3, (1, 2): 2, (2, 1): 2},) * 12, 24)
    page = league_html(result, result.standings(), "hairpin rate --drivers a,b&c")
    ElementTree.fromstring(page)
    names = page.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in names
    assert "<script" not in page
    assert "b&amp;c" in page


def test_a_report_that_was_stopped_early_says_so() -> None:
    result = LeagueResult(THREE, ({(0, 1): 1, (0, 2): 1, (1, 2): 1},) * 2, 13)
    assert "Stopped after 13 of 24 races" in league_html(result, result.standings(), "")
