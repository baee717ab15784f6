"""An analysis finds the planted blunder, spares the best play, and knows nothing that the seat did not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hairpin.analysis import trials
from hairpin.analysis.analysis import Judged, analysed, judged, moments
from hairpin.analysis.candidates import candidates
from hairpin.analysis.data import json_text
from hairpin.analysis.trials import compare
from hairpin.cli import main
from hairpin.drivers.moment import imagined_now
from hairpin.records.reading import read_record
from hairpin.rules.action_text import parse_action
from hairpin.rules.chance import Chance
from hairpin.rules.view import view
from tests.analysis.blunder import raced
from tests.fresh import fresh, longer
from tests.properties.races import Outing
from tests.properties.redeal import redealt

TURNS = 600
LOOKS = longer(4)
"""At so many moments of a race, before the first of which it has gone on for a while."""


@pytest.fixture(scope="module")
def short_race(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    path = tmp_path_factory.mktemp("analysis") / "race.jsonl"
    return path, raced(path)


def test_it_marks_the_planted_blunder_and_not_the_best_play(short_race: tuple[Path, int]) -> None:
    path, blunder = short_race
    found = list(moments(read_record(path), [0]))
    planted = next(moment for moment in found if moment.action == blunder)
    verdict = judged(planted, TURNS)
    assert isinstance(verdict, Judged)
    assert verdict.is_mark
    assert verdict.gain > 0.5
    best = parse_action(verdict.best, planted.view.card_table.by_code)
    well = judged(planted._replace(done=best), TURNS)
    assert isinstance(well, Judged)
    assert not well.is_mark
    assert analysed(0, "Ada", [well, verdict]).worst == (blunder,)


def test_the_same_bytes_come_out_twice(short_race: tuple[Path, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "FEWEST", 2)
    monkeypatch.setattr(trials, "BATCH", 2)

    def text() -> str:
        some = [judged(moment, 20) for moment in list(moments(read_record(short_race[0]), [0]))[:3]]
        return json_text([analysed(0, "Ada", some)])

    first = text()
    assert first == text()
    assert len(json.loads(first)["seats"][0]["decisions"]) == 3


def test_what_is_imagined_shows_the_same_view_and_reaches_no_hidden_card() -> None:
    """Also in the middle of a turn; and with all hidden cards dealt anew, all comes out the same."""
    outing = Outing("usa", 3, 1, fresh("analysis") % 1000)
    race, chance, looks = outing.race(), Chance(outing.seed), 0
    for number, (seat, _) in enumerate(outing.drive(race)):
        seen = view(race, seat)
        if len(seen.options) < 2 or seen.options[0].kind == "take-back" or chance.below(40):
            continue
        looks += 1
        if looks > LOOKS:
            break
        again = view(imagined_now(seen, Chance(number)), seat)
        assert (again.hand, again.options, again.round, again.order) == (
            seen.hand,
            seen.options,
            seen.round,
            seen.order,
        )
        racing = [pair for pair in zip(seen.cars, again.cars, strict=True) if pair[0].status == "racing"]
        for one, two in racing:  # the cards of those who have finished are of no use to anybody
            assert (one.distance, one.engine, one.hand, one.deck) == (two.distance, two.engine, two.hand, two.deck)
        twin = view(redealt(race, seat, chance), seat)
        both = [
            compare(each, Chance(number), seen.options[0], candidates(each)[:1], turns=1) for each in (seen, twin)
        ]
        assert both[0] == both[1]


def test_plans_that_were_taken_back_are_no_decisions(short_race: tuple[Path, int]) -> None:
    found = list(moments(read_record(short_race[0]), [0]))
    assert [moment.action for moment in found] == sorted({moment.action for moment in found})
    assert all(len(moment.view.options) > 1 for moment in found)


def test_a_difference_within_luck_is_no_mark() -> None:
    doubtful = Judged(1, 1, 1, "plan", "plan 1", "plan 2", 3.0, 0.2, 0.4, 0.5, 40)
    assert not doubtful.is_mark
    assert doubtful._replace(gain_error=0.3).is_mark
    assert not doubtful._replace(gain=0.05, gain_error=0.01).is_mark


def test_the_command_prints_it_and_writes_it(
    short_race: tuple[Path, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("hairpin.commands.analyse.TURNS", 60)
    monkeypatch.setattr(trials, "FEWEST", 2)
    monkeypatch.setattr(trials, "BATCH", 2)
    page, data = tmp_path / "a.html", tmp_path / "a.json"
    assert main(["analyse", str(short_race[0]), "--json", str(data), "--html", str(page)]) == 0
    assert "Analysis of" in capsys.readouterr().out
    assert json.loads(data.read_text())["seats"][0]["seat"] == 0
    assert "<svg" in page.read_text()
    assert main(["analyse", str(short_race[0]), "--seat", "7"]) == 2
    assert "seats are 0 to 2" in capsys.readouterr().err
