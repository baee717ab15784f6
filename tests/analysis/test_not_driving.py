"""Decisions before the first round are judged like all others; what is not judged is named, with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from hairpin.analysis.analysis import GAVE_UP, STAND_IN, Judged, NotJudged, analysed, judged, moments
from hairpin.content.config import race_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.moment import BEFORE, imagined_now
from hairpin.records.reading import Record, read_record
from hairpin.records.session import Session
from hairpin.rules.actions import RETIRE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import view
from hairpin.terminal.analysis_words import not_judged_lines
from tests.fresh import fresh
from tests.yard import yard

SEAT = 1


def raced(path: Path, draft: str) -> Record:
    """By chance. In the second round a stand-in drives for the seat, which gives up in the third."""
    modules = RaceOptions(garage="all", draft=draft, mulligan=True, weather=True)
    drivers = ("random", "human", "random", "legend")
    chance = Chance(fresh(f"garage {draft}"))
    session = Session.begin(race_config(yard(), drivers, modules=modules), chance.below(1000), path)
    while session.race.round < 3 and not session.game.is_over():
        seat = session.game.waiting()[0]
        options = [option for option in session.game.legal(seat) if option.kind != RETIRE]
        session.act(seat, options[chance.below(len(options))], by=STAND_IN if session.race.round == 2 else None)
    while SEAT not in session.game.waiting():
        seat = session.game.waiting()[0]
        session.act(seat, session.game.legal(seat)[0])
    session.act(SEAT, Action(RETIRE))
    session.close()
    return read_record(path)


@pytest.mark.parametrize("draft", ["draft", "snake"])
def test_garage_and_first_hand_are_imagined_as_they_were_seen(draft: str, tmp_path: Path) -> None:
    found = [each for each in moments(raced(tmp_path / "race.jsonl", draft), [SEAT]) if each.view.step in BEFORE]
    assert {each.view.step for each in found} == {"draft", "mulligan"} | (
        {"throw away"} if draft == "snake" else set()
    )
    for each in found:
        race = imagined_now(each.view, Chance(each.action))
        again = view(race, SEAT)
        assert (again.options, again.market, again.picks) == (each.view.options, each.view.market, each.view.picks)
        assert [car.upgrades for car in again.cars] == [car.upgrades for car in each.view.cars]
        while len(race.cars[SEAT].upgrades) < 3 + (each.view.step == "throw away"):  # the draft goes on to its end
            seat = race.waiting()[0]
            race.apply(seat, race.legal(seat)[0])
    assert isinstance(judged(found[0], 1), Judged)


def test_what_is_not_judged_is_told_with_the_reason(tmp_path: Path) -> None:
    every = [each for each in moments(raced(tmp_path / "race.jsonl", "draft"), [SEAT]) if each.view.round > 1]
    told = [judged(each, 1) for each in every]
    assert all(isinstance(each, NotJudged) for each in told)
    whole = analysed(SEAT, "Ada", told)
    assert (whole.decisions, whole.worst) == ((), ())
    assert [each.why for each in whole.not_judged] == [STAND_IN] * (len(every) - 1) + [GAVE_UP]
    lines = not_judged_lines(whole)
    assert "stand-in" in lines[0]
    assert lines[1] == "Giving up is not judged."
