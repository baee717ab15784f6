"""Whole races with modules at a keyboard that a policy types on."""

from __future__ import annotations

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.settings import RaceOptions
from hairpin.records.session import Session
from hairpin.rules import symbols
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import DRAFT, SALVAGE, SCRAP
from hairpin.terminal.play import play
from tests.fresh import longer
from tests.terminal.module_mixes import MIXES, session_with
from tests.terminal.playing import Racer, play_by, screen
from tests.terminal.test_play import GARBAGE, Undoer

MORE_GARBAGE = (
    *GARBAGE,
    "cards",
    "road",
    "draft",
    "draft u1",
    "draft u99",
    "u42",
    "throw-away 4",
    "mulligan now",
    "speed",
    "speed 1 2 3",
    "speed x",
    "scrap",
    "scrap u1",
    "heat u42 u42",
    "direct",
    "direct heat",
    "reduce-stress 9",
    "accelerate u47 2",
    "catch-up 7",
    "take heat heat heat heat",
    "refresh u1 u1",
    "replace",
    "done",
    "slipstream 17",
)


class Chooser(Racer):
    """Types any of the options that the engine offers, as records write them."""

    def __call__(self, prompt: str) -> str:
        what = prompt.split(" (")[0]
        if what in ("Your plan", "Commit?"):
            return super().__call__(prompt)
        self.asked.append(what)
        race = self.session.race
        options = race.legal(race.waiting()[0])
        return action_text(options[self.chance.below(len(options))], race.cards.codes)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(longer(1)))
def test_a_race_with_modules_goes_to_the_finish(mix: str, seed: int) -> None:
    session = session_with(mix, seed)
    play_by(Racer(session, seed), session)
    assert session.race.is_over()


@pytest.mark.parametrize("mix", MIXES)
def test_every_option_of_the_engine_can_be_typed_as_records_write_it(mix: str) -> None:
    session = session_with(mix)
    before = -1

    class Checked(Chooser):
        last = ""

        def __call__(self, prompt: str) -> str:
            nonlocal before
            if not prompt.startswith(("Your plan", "Commit?")):
                assert session.actions != before, f"not understood: {self.last}"
                before = session.actions
            self.last = super().__call__(prompt)
            return self.last

    play_by(Checked(session), session)
    assert session.race.is_over()


@pytest.mark.parametrize("mix", MIXES)
def test_garbage_is_answered_and_asked_again_whatever_the_modules(mix: str) -> None:
    session = session_with(mix)
    racer = Chooser(session)

    def policy(prompt: str) -> str:
        if racer.chance.below(3):
            return MORE_GARBAGE[racer.chance.below(len(MORE_GARBAGE))]
        return racer(prompt)

    play_by(policy, session)
    assert session.race.is_over()


class Salvager(Chooser):
    """Takes fuel and front wings, and uses them."""

    def __call__(self, prompt: str) -> str:
        text = super().__call__(prompt)
        race = self.session.race
        wanted = [
            action_text(option, race.cards.codes)
            for option in race.legal(race.waiting()[0])
            if option.kind in (DRAFT, SALVAGE, SCRAP) and race.cards.faces[option.cards[0]].amount(symbols.SALVAGE)
        ]
        return wanted[0] if wanted else text


def test_every_kind_of_question_of_the_modules_comes_up() -> None:
    asked: set[str] = set()
    for seed, mix in enumerate(["all", "salvage", "salvage", "salvage", "all", "all"]):
        session = session_with(mix, seed, laps=2, rounds=15)
        racer = Salvager(session, seed)
        play_by(racer, session)
        asked.update(racer.asked)
    assert asked == {
        "Your choice",
        "Throw away",
        "Keep it?",
        "Your plan",
        "Commit?",
        "Speed",
        "React",
        "Take",
        "Slipstream",
        "Discard",
        "Refresh",
    }


@pytest.mark.parametrize("mix", MIXES)
def test_nothing_runs_out_of_80_columns_whatever_the_modules(mix: str) -> None:
    session = session_with(mix)
    console, text = screen()
    racer = Racer(session)
    looks = iter(["look", "cards", "road", "rules", "plans"] * 1000)
    play(session, console, ask=lambda prompt: next(looks) if racer.chance.below(4) == 0 else racer(prompt))
    assert max(len(line) for line in text.getvalue().splitlines()) <= 80


@pytest.mark.parametrize("mix", ["snake", "all"])
def test_undo_leads_back_to_the_last_choice_whatever_the_modules(mix: str) -> None:
    session = session_with(mix)
    undoer = Undoer(session, 1)
    play_by(undoer, session)
    assert undoer.taken_back
    assert session.race.is_over()


def test_several_people_draft_and_race_at_one_keyboard() -> None:
    config = race_config(
        load_circuit("usa"),
        ("human", "human", "human"),
        1,
        round_limit=6,
        modules=RaceOptions(garage="all", draft="snake", mulligan=True, tournament=True, weather=True),
    )
    session = Session.begin(config, 3)
    racer = Racer(session)
    play_by(lambda prompt: "" if "take the keyboard" in prompt else racer(prompt), session)
    assert session.race.is_over()
    assert {"Your choice", "Throw away", "Keep it?"} <= set(racer.asked)


def test_who_leaves_in_the_garage_leaves_before_the_start() -> None:
    shown = play_by(lambda prompt: "quit", session_with("snake"))
    assert "Before the race - You: choose an upgrade" in shown
    assert "You left the race before the start. It was not recorded." in shown
