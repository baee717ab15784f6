"""A whole season at the keyboard: garage and swap, the event, the sheet between races, the champion."""

import pytest

from hairpin.content.calendar import load_calendar
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.content.settings import SEASON_OPTIONS
from hairpin.records.session import Session
from hairpin.rules.action_text import action_text
from hairpin.rules.chance import Chance
from hairpin.rules.season import Season
from hairpin.terminal.event_words import event_words
from hairpin.terminal.season_sheet import champion, season_table
from hairpin.terminal.words import speak
from tests.fresh import longer
from tests.terminal.playing import plan_text, play_by


def season(name: str, drivers: tuple[str, ...], seed: int = 1) -> Session:
    request = SeasonRequest(name, planned_races(name), drivers, ("You",), SEASON_OPTIONS)
    return Session.begin(season_config(request), seed)


class Fan:
    """Types any of the options as records write them, but leaves only if it is told to.

    Who waits for a question gives up the season after having answered it.
    """

    def __init__(self, session: Session, leaves: bool = False, waits_for: str = "") -> None:
        self.session = session
        self.leaves = leaves
        self.waits_for = waits_for
        self.chance = Chance(5)
        self.asked: set[str] = set()

    def __call__(self, prompt: str) -> str:
        what = prompt.split(" (")[0]
        if self.waits_for in self.asked - {what}:
            return "quit"
        self.asked.add(what)
        if what == "Your plan":
            return plan_text(self.session, self.chance)
        if what == "Commit?":
            return ""
        if what == "Next race?":
            return "leave" if self.leaves else ""
        game = self.session.game
        options = game.legal(game.waiting()[0])
        return action_text(options[self.chance.below(len(options))], game.cards.codes)


def test_a_season_is_played_to_its_champion() -> None:
    session = season("1961", ("human", "simple", "legend"))
    fan = Fan(session)
    shown = play_by(fan, session)
    assert session.game.is_over()
    assert "Champion of season 1961" in shown
    assert "Race 1 of 3, Great Britain" in shown
    assert "Race 3 of 3, Italy" in shown
    assert {"Your choice", "Next race?", "Your plan"} <= fan.asked


def test_every_event_says_what_it_changes() -> None:
    events = load_calendar().events
    assert "A speed of 15 or more earns a sponsor card." in event_words(events[2])
    assert "Laps: -1." in event_words(events[3])
    assert "Heat in every engine: -2." in event_words(events[9])
    assert "The press rewards only those who cross below the limit." in event_words(events[16])
    for event in events.values():
        assert event_words(event)


@pytest.mark.parametrize("seed", range(longer(1)))
def test_the_last_on_the_grid_is_asked_for_a_swap(seed: int) -> None:
    session = season("1961", ("human", "legend"), seed)
    fan = Fan(session, waits_for="Swap?")
    play_by(fan, session)
    assert "Swap?" in fan.asked


def test_who_keeps_an_upgrade_for_the_next_season_is_asked_which() -> None:
    session = season("best-of-all-time", ("human", "legend"))
    fan = Fan(session, waits_for="Keep")
    play_by(fan, session)
    assert "Keep" in fan.asked


def test_who_leaves_sees_how_the_season_ends_without_him() -> None:
    session = season("1961", ("human", "simple", "simple"))
    shown = play_by(Fan(session, leaves=True), session)
    assert isinstance(session.game, Season)
    assert session.game.left == [0]
    assert "has left" in shown


@pytest.mark.parametrize(("language", "title"), [("en", "Best of all time"), ("fr", "Meilleur de tous les temps")])
def test_a_season_without_a_year_has_its_title(language: str, title: str) -> None:
    game = season("best-of-all-time", ("simple", "simple")).game
    assert isinstance(game, Season)
    speak(language)
    try:
        assert season_table(game).title == title
        assert title in champion(game)
    finally:
        speak("en")
