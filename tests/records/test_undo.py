"""Undo: the own last action, as long as nobody has learnt anything by it; on paper it is one more line."""

from itertools import pairwise
from pathlib import Path

import pytest

from hairpin.content.config import race_config
from hairpin.records.errors import RecordError
from hairpin.records.games import current_race
from hairpin.records.reading import read_record
from hairpin.records.replay import replay, verify
from hairpin.records.scenarios.position import set_up
from hairpin.records.scenarios.reading import read_scenario
from hairpin.records.session import Session
from hairpin.rules.actions import DONE, PLAN, Action
from hairpin.rules.chance import Chance
from hairpin.rules.events import (
    CardFlipped,
    CardsDrawn,
    CardsRevealed,
    CarRetired,
    DeckReshuffled,
    GearShown,
    HandCluttered,
)
from tests.properties.races import Outing, on_many_races, state
from tests.records.paper import SEED, finish, short_config

NEWS = (CardsRevealed, HandCluttered, CardFlipped, CardsDrawn, GearShown, CarRetired, DeckReshuffled)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "race.hairpin"


def test_a_plan_can_be_undone_and_the_record_says_so(path: Path) -> None:
    session = Session.begin(short_config(), SEED, path)
    before = state(session.race)
    first, second = session.race.waiting()
    session.act(first, session.race.legal(first)[0])
    assert session.can_undo(first)
    assert not session.can_undo(second)
    session.undo()
    assert state(session.race) == before
    assert session.actions == 0
    assert path.read_bytes().splitlines()[-1] == b'{"undo":1}'
    session.close()
    assert verify(read_record(path)) == "0 actions, not finished"


def test_what_was_undone_is_never_erased(path: Path) -> None:
    session = Session.begin(short_config(), SEED, path)
    contents = [path.read_bytes()]
    seat = session.race.waiting()[0]
    for plan in session.race.legal(seat)[:3]:
        session.act(seat, plan)
        contents.append(path.read_bytes())
        session.undo()
        contents.append(path.read_bytes())
    session.close()
    for shorter, longer in pairwise(contents):
        assert longer.startswith(shorter)


def test_several_actions_can_be_undone_one_after_the_other(path: Path) -> None:
    session = Session.begin(race_config(short_config().setup.circuit, ("random",) * 5), SEED, path)
    states = [state(session.race)]
    for seat in session.race.waiting()[:4]:
        session.act(seat, session.race.legal(seat)[0])
        states.append(state(session.race))
    for expected in reversed(states[:-1]):
        session.undo()
        assert state(session.race) == expected
    session.close()
    assert read_record(path).actions == []


def test_a_race_with_undone_actions_is_resumed_and_ends_as_without_them(tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain", tmp_path / "undone"
    finish(Session.begin(short_config(), SEED, plain))
    session = Session.begin(short_config(), SEED, undone)
    seat = session.race.waiting()[0]
    session.act(seat, session.race.legal(seat)[-2])
    session.undo()
    session.close()
    finish(Session.resume(undone))
    assert read_record(undone).end == read_record(plain).end
    assert [each.text for each in read_record(undone).actions] == [
        each.text for each in read_record(plain).actions
    ]
    verify(read_record(undone))


def test_an_undo_of_nothing_is_no_record(path: Path) -> None:
    Session.begin(short_config(), SEED, path).close()
    with path.open("ab") as file:
        file.write(b'{"undo":1}\n')
    with pytest.raises(RecordError, match="line 2 is damaged"):
        read_record(path)


def test_the_last_plan_opens_all_and_cannot_be_undone() -> None:
    session = Session.begin(short_config(), SEED)
    for seat in session.race.waiting():
        session.act(seat, session.race.legal(seat)[0])
    assert not any(session.can_undo(seat) for seat in (0, 1))


def test_events_told_before_an_undo_are_the_same_list_after_it() -> None:
    """Whoever listens goes on listening; the race does not fall silent."""
    session = Session.begin(short_config(), SEED)
    seat = session.race.waiting()[0]
    session.act(seat, session.race.legal(seat)[0])
    session.undo()
    told = len(session.race.events or ())
    session.act(seat, session.race.legal(seat)[0])
    assert len(session.race.events or ()) == told + 1


@on_many_races(6)
def test_an_action_by_which_anybody_learnt_anything_is_never_undone(outing: Outing) -> None:
    session = Session.begin(outing.config(), outing.seed)
    for seat, action in outing.decide(session.race):
        assert session.race.events is not None
        told = len(session.race.events)
        session.act(seat, action)
        # the end of a race is no more undone than a revealed card
        if session.race.is_over() or any(isinstance(event, NEWS) for event in session.race.events[told:]):
            assert not any(session.can_undo(other) for other in range(outing.cars))
        else:
            assert session.can_undo(seat)


@on_many_races(6)
def test_undoing_and_doing_again_changes_nothing(outing: Outing) -> None:
    session = Session.begin(outing.config(), outing.seed, listen=False)
    plain = outing.race()
    chance = Chance(outing.seed)
    for seat, action in outing.drive(plain):
        before = state(session.race)
        session.act(seat, action)
        if session.can_undo(seat) and chance.below(3) == 0:
            session.undo()
            assert state(session.race) == before
            session.act(seat, action)
    assert state(session.race) == state(plain)


def test_undone_actions_are_not_replayed(path: Path) -> None:
    session = Session.begin(short_config(), SEED, path)
    drives = Chance(3)
    for _ in range(12):
        seat = session.race.waiting()[0]
        plans = session.race.legal(seat)[:-1] or session.race.legal(seat)
        session.act(seat, plans[drives.below(len(plans))])
        if session.can_undo(seat):
            session.undo()
            session.act(seat, plans[0])
    session.close()
    assert state(current_race(replay(read_record(path)))) == state(session.race)


def test_the_end_of_a_race_is_not_undone(path: Path) -> None:
    """Its record has got its last line by then, and nothing may follow that."""
    session = Session.begin(race_config(short_config().setup.circuit, ("random",)), SEED, path)
    drives = Chance(3)
    while not session.race.is_over():
        plans = session.race.legal(0)[:-1] or session.race.legal(0)
        session.act(0, plans[drives.below(len(plans))])
    assert not session.can_undo(0)
    verify(read_record(path))


FINISHING = """
title = "A finishes at once, B still has its cards face down"
rules = ["4.4"]
[race]
circuit = "usa"
[[cars]]
name = "A"
distance = 137
hand = ["1", "heat", "4"]
[[cars]]
name = "B"
distance = 100
gear = 2
hand = ["3", "2", "1", "1"]
"""


def test_who_has_finished_does_not_undo_having_seen_the_next_cards(tmp_path: Path) -> None:
    file = tmp_path / "finishing.toml"
    file.write_text(FINISHING, encoding="utf-8")
    race = set_up(read_scenario(file))
    session = Session(short_config(), SEED, race, None)
    session.act(0, Action(PLAN, 0, (1,)))
    session.act(1, Action(PLAN, 0, (2, 3)))
    session.act(0, Action(DONE))
    assert race.cars[0].status == "finished"
    assert race.active() == 1
    assert not session.can_undo(0)
