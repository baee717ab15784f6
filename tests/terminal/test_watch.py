"""Looking on, and how it ended."""

from __future__ import annotations

from hairpin.drivers.driving import Drivers
from hairpin.rules.actions import RETIRE, Action
from hairpin.rules.cards import FACE_DOWN
from hairpin.rules.events import CardsDrawn
from hairpin.rules.view import view
from hairpin.terminal.badges import Badges
from hairpin.terminal.news import Log, news_table
from hairpin.terminal.results import own_result
from hairpin.terminal.watch import result_table, watch
from tests.terminal.playing import screen, session_of


def test_into_a_file_only_the_result_is_written() -> None:
    session = session_of("simple", "random")
    console, text = screen()
    watch(session, console)
    lines = [line.split() for line in text.getvalue().splitlines() if line.strip()]
    assert lines[0] == ["USA,", "1", "lap"]
    assert lines[1] == ["place", "car", "name", "driver", "rounds", "distance"]
    assert len(lines) == 5
    assert session.race.is_over()


def test_on_a_terminal_the_field_is_shown_while_it_races() -> None:
    session = session_of("simple", "random")
    console, text = screen(is_terminal=True)
    watch(session, console)
    assert "USA, 1 lap, round" in text.getvalue()
    assert "to corner" in text.getvalue()


def test_a_race_with_people_in_it_is_watched_as_far_as_it_goes() -> None:
    session = session_of("human", "simple")
    console, text = screen()
    watch(session, console)
    assert text.getvalue().count("still racing") == 2


def test_who_retired_is_told_when() -> None:
    session = session_of("human", "human")
    for seat in session.race.waiting():
        session.act(seat, Action(RETIRE))
    console, text = screen()
    console.print(result_table(session))
    assert text.getvalue().count("retired in round 1") == 2
    assert own_result(session, session.race.ranking()[1]).endswith("retired in round 1, place 2 of 2.")


# -- news ----------------------------------------------------------------------------------------


def test_what_was_undone_is_no_news() -> None:
    session = session_of("human", "human")
    log = Log(session)
    log.news(0)
    first, _ = session.race.waiting()
    session.act(first, Action(RETIRE))
    log.after_action()
    session.undo()
    log.after_undo()
    assert log.news(0) == []


def test_news_keep_the_cards_of_others_face_down() -> None:
    session = session_of("simple", "simple")
    log = Log(session)
    drivers = Drivers(session)
    while drivers.act():
        log.after_action()
    drawn = [event for event in log.news(0) if isinstance(event, CardsDrawn)]
    assert {event.seat for event in drawn} == {0, 1}
    assert all((FACE_DOWN in event.cards) == (event.seat == 1) for event in drawn)
    console, text = screen()
    console.print(news_table(list(drawn), session, Badges(view(session.race, None)), 0))
    assert "Bruno draws" not in text.getvalue()
    assert "You draw" in text.getvalue()
