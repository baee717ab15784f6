"""Figures that say how sure they are: intervals, comparisons that stop, whole orders, many questions at once."""

import json
import random
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hairpin.cli import main
from hairpin.lab.assigned_upgrades import Drawn, worths
from hairpin.lab.comparison import Comparison, Finding, compare, finding
from hairpin.lab.comparison_words import comparison_json, sentence
from hairpin.lab.confidence_sequence import ConfidenceSequence
from hairpin.lab.intervals import Interval, student, win_share
from hairpin.lab.kept_league import open_league
from hairpin.lab.league import League, run_league
from hairpin.lab.many_comparisons import by_chance, corrected
from hairpin.lab.moments import Moments, Ratio
from hairpin.lab.plackett_luce import Orders
from hairpin.lab.rating import POINTS_PER_FACTOR, ratings
from hairpin.rules import RULES_VERSION

Capture = pytest.CaptureFixture[str]

# -- intervals -------------------------------------------------------------------------------------------


def test_a_game_is_one_observation_however_many_cars_it_has() -> None:
    """With one car each it is the plain interval; three cars that always do alike tell no more than one."""
    values = [3, 5, 4, 8, 2, 6, 4, 4]
    alone, three, plain = Ratio(), Ratio(), Moments()
    for value in values:
        alone.add(value, 1)
        three.add(3 * value, 3)
        plain.add(value)
    assert alone.mean() == pytest.approx(plain.interval())
    assert three.mean() == pytest.approx(plain.interval())


def test_shares_of_single_cars_have_wilsons_interval_and_of_cars_that_hang_together_a_wider_one() -> None:
    single, together = Ratio(), Ratio()
    for game in range(20):
        single.add(game < 6, 1)
        together.add(4 * (game < 6), 4)
    assert single.share() == pytest.approx(win_share(6, 20))
    assert together.share() == pytest.approx(win_share(6, 20))  # and not that of 24 of 80


def test_what_was_never_seen_may_still_happen() -> None:
    never = Ratio()
    for _ in range(30):
        never.add(0, 2)
    assert never.mean() == (0.0, 0.0, 0.1)


# -- comparisons -----------------------------------------------------------------------------------------


def test_looking_often_misleads_no_more_often_than_stated() -> None:
    """200 comparisons of equals, 150 looks each; an ordinary interval would be wrong in about a third of them."""
    chance = random.Random(1961)
    wrong = 0
    for _ in range(200):
        known = ConfidenceSequence(0.05)
        for _ in range(150):
            known.add(chance.randrange(10) / 9)
        low, high = known.interval()[1:]
        wrong += not low <= 0.5 <= high  # ends are never taken back: it was wrong at some look
    assert wrong <= 10


def test_a_difference_is_found_and_none_is_told_as_none() -> None:
    chance = random.Random(7)

    def found(mean: float, difference: float) -> tuple[Finding, int]:
        known = ConfidenceSequence(0.05)
        while (told := finding(known.interval(), difference)) is Finding.OPEN:
            known.add(min(1.0, max(0.0, chance.gauss(mean, 0.2))))
        return told, known.count

    assert found(0.7, 0.05)[0] is Finding.ONE_AHEAD
    assert found(0.3, 0.05)[0] is Finding.OTHER_AHEAD
    assert found(0.5, 0.1)[0] is Finding.ALIKE
    assert found(0.9, 0.05)[1] < found(0.6, 0.05)[1]


def test_a_comparison_stops_at_the_same_pair_with_any_number_of_cores() -> None:
    comparison = Comparison("club", "random", ("usa", "italy"), 200, field=1, laps=1)
    one, two = compare(comparison, 1), compare(comparison, 2)
    assert one == two
    assert one.finding is Finding.ONE_AHEAD
    assert 5 < len(one.looks) < 60
    assert sentence(one).startswith("club is ahead of random by ")
    assert sentence(one).endswith(f", after {len(one.looks)} pairs")
    assert json.loads(comparison_json(one, ""))["ahead_interval"][0] > 0.5


def test_compare_tells_what_it_found_and_refuses_what_makes_no_sense(tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.html"
    quick = ["--field", "1", "--laps", "1", "--circuits", "usa", "--cores", "1"]
    assert main(["compare", "random", "club", *quick, "--html", str(page)]) == 0
    found = capsys.readouterr().out
    assert "club is ahead of random by" in found
    told = ElementTree.fromstring(page.read_text("utf-8"))
    assert " ".join((told.findtext(".//h1") or "").split()) in " ".join(found.split())
    assert len(told.findall(".//polyline")) == 3
    for words, said in (
        (["club", "club"], "named twice"),
        (["legend-1", "legend-2"], "one deck for all"),
        (["club", "pro", "--error", "2"], "from 0.0001 to 0.5"),
        (["club", "pro", "--field", "9"], "1 to 6"),
        (["club", "club", "--handicaps", "1,1"], "club (handicap 1) is named twice"),
        (["club", "pro", "--handicaps", "0,1,2"], "3 for two drivers"),
        (["club", "legend-2", "--handicaps", "0,1"], "legend-2 has no Heat"),
    ):
        with suppress(SystemExit):  # by argparse
            assert main(["compare", *words]) == 2
        assert said in capsys.readouterr().err


def test_a_driver_is_compared_with_itself_with_less_heat() -> None:
    comparison = Comparison("club", "club", ("usa",), 4, field=1, laps=1, handicaps=(0, 2))
    comparison.check()
    assert [race.job.request.handicaps for race in comparison.races()[:2]] == [(0, 2), (2, 0)]
    assert "club and club (handicap 2)" in sentence(compare(comparison, 1))


# -- whole orders ----------------------------------------------------------------------------------------

RANKINGS = [(0, 1, 2, 3), (1, 0, 2, 3), (0, 2, 1, 3), (3, 0, 1, 2), (0, 1, 3, 2), (2, 0, 3, 1), (1, 3, 0, 2)] * 3


def test_plackett_luce_agrees_with_a_library() -> None:
    choix = pytest.importorskip(
        "choix", reason="choix is not installed: the fit can't be held against a library's"
    )
    theirs = choix.ilsr_rankings(4, RANKINGS)
    ours = Orders([[order] for order in RANKINGS], 4).ratings(prior=0.0, precision=1e-12)
    assert [(value - 1500) / POINTS_PER_FACTOR for value in ours] == pytest.approx(list(theirs), abs=1e-6)


def test_with_two_cars_it_is_the_model_of_pairings() -> None:
    orders = [[(0, 1)], [(0, 1)], [(1, 0)], [(1, 2)], [(2, 0)], [(0, 2)], [(1, 2)]]
    wins = {(0, 1): 2, (1, 0): 1, (1, 2): 2, (2, 0): 1, (0, 2): 1}
    assert Orders(orders, 3).ratings() == pytest.approx(ratings(wins, 3), abs=0.01)


def test_deals_can_count_several_times() -> None:
    twice = Orders([[RANKINGS[0]], [RANKINGS[0]], [RANKINGS[3]]], 4).ratings()
    assert Orders([[RANKINGS[0]], [RANKINGS[3]]], 4).ratings([2, 1]) == pytest.approx(twice, abs=1e-3)


def test_a_free_for_all_has_everybody_in_every_race_and_every_seat() -> None:
    league = League(("club", "random", "legend-base"), ("usa",), races=3, field=1, laps=1, is_free_for_all=True)
    result = run_league(league, 1)
    assert (result.raced, len(result.deals), result.races_of_a_pairing) == (3, 1, 3)
    assert all(sorted(order) == [0, 1, 2] for order in result.orders[0])
    assert {rated.entrant for rated in result.standings().rated if rated.free_for_all} == set(league.entrants)


# -- leagues that are kept -------------------------------------------------------------------------------

KEPT = ["--circuits", "usa", "--laps", "1", "--field", "1", "--races", "4", "--cores", "1"]


def rated(capsys: Capture, *words: str) -> dict[str, object]:
    assert main(["rate", *words, "--json", "-"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_new_driver_races_only_what_is_missing(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "league.jsonl"
    rated(capsys, "--league", str(file), "--drivers", "club,random", *KEPT)
    with file.open("ab") as torn:
        torn.write(b'{"circuit": "us')
    extended = rated(capsys, "--league", str(file), "--drivers", "rookie", "--races", "4", "--cores", "1")
    assert extended["notes"][0] == "4 of 12 races had been run before."  # type: ignore[index]
    at_once = rated(capsys, "--drivers", "club,random,rookie", *KEPT)
    for key in ("ratings", "head_to_head", "settings", "command"):
        assert extended[key] == at_once[key]
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert sum("order" in line for line in lines) == 12
    assert [line["driver"] for line in lines if "driver" in line] == ["club", "random", "rookie"]


def test_a_driver_that_has_changed_races_anew(tmp_path: Path, capsys: Capture) -> None:
    mine, file = tmp_path / "mine.py", tmp_path / "league.jsonl"
    mine.write_text("from hairpin.drivers.club import ClubDriver\n")
    words = ["rate", "--league", str(file), "--drivers", f"{mine}:ClubDriver,random", *KEPT]
    assert main(words) == 0
    mine.write_text("from hairpin.drivers.club import ClubDriver  # quicker\n")
    capsys.readouterr()
    assert main(words) == 0
    assert "is not what it was" in capsys.readouterr().err
    assert len(open_league(str(file)).orders) == 4


def test_a_league_of_other_rules_or_settings_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "league.jsonl"
    rated(capsys, "--league", str(file), "--drivers", "club,random", *KEPT)
    assert main(["rate", "--league", str(file), "--field", "2"]) == 2
    assert "field was 1, not 2" in capsys.readouterr().err
    before = file.read_text(encoding="utf-8")
    file.write_text(before.replace(f'"rules": {RULES_VERSION}', '"rules": 99', 1), encoding="utf-8")
    assert main(["rate", "--league", str(file)]) == 2
    assert f"under version 99 of the rules, and this is version {RULES_VERSION}" in capsys.readouterr().err
    file.write_text("precious", encoding="utf-8")
    assert main(["rate", "--league", str(file)]) == 2
    assert file.read_text(encoding="utf-8") == "precious"


# -- upgrades by lot -------------------------------------------------------------------------------------


def test_holm_corrects_step_by_step() -> None:
    """By hand: 4 x 0.005, 3 x 0.01, then never less than the one before."""
    assert corrected([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_far_from_the_middle_few_observations_say_less() -> None:
    """Of Student's t with 10 degrees of freedom 5% lie beyond 2.228 and one in a thousand beyond 4.587."""
    for far, chance in ((2.228, 0.05), (4.587, 0.001)):
        assert by_chance(Interval(far, far - student(10), far + student(10)), 10) == pytest.approx(
            chance, rel=0.03
        )


def test_where_no_upgrade_is_worth_anything_hardly_ever_a_star_is_given() -> None:
    """In studies so small that scatter is badly known: in about 2 of 40, and intervals cover what they should."""
    chance = random.Random(7)
    codes = [f"u{number}" for number in range(1, 41)]

    def race() -> list[Drawn]:
        luck = chance.gauss(0, 0.5)
        return [Drawn("usa", 16 + luck + chance.gauss(0, 1), tuple(chance.sample(codes, 3))) for _ in range(6)]

    found = [worths([race() for _ in range(80)]) for _ in range(40)]
    assert sum(any(worth.is_clear for worth in study) for study in found) <= 3
    known = [worth.rounds_saved for study in found for worth in study if worth.rounds_saved]
    assert 0.935 < sum(each.low <= 0 <= each.high for each in known) / len(known) < 0.965


def test_a_good_upgrade_is_clear_and_those_without_worth_are_not() -> None:
    chance = random.Random(3)
    codes = [f"u{number}" for number in range(1, 21)]

    def car(circuit: str) -> Drawn:
        had = tuple(chance.sample(codes, 3))
        return Drawn(circuit, 16 + chance.gauss(0, 1) - ("u7" in had), had)

    found = worths([[car(("usa", "italy")[race % 2]) for _ in range(6)] for race in range(200)])
    assert [worth.code for worth in found if worth.is_clear] == ["u7"]
    best = found[0].rounds_saved
    assert isinstance(best, Interval)
    assert best.low < 0.95 < best.high  # a round more than the other nineteen: 0.95 more than the mean of all


def test_upgrades_are_measured_in_races(tmp_path: Path, capsys: Capture) -> None:
    words = ["upgrades", "--races", "2", "--driver", "random", "--laps", "1", "--circuits", "usa", "--cores", "1"]
    assert main([*words, "--json", "-", "--html", str(tmp_path / "page.html")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["done"], found["correction"]) == (2, "Holm")
    assert sum(each["cars"] for each in found["upgrades"]) <= 36
    assert "Holm" in (tmp_path / "page.html").read_text(encoding="utf-8")
