"""Whole races at a keyboard that a policy types on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from hairpin.content.cards import load_cards
from hairpin.content.config import race_config
from hairpin.content.settings import RaceOptions
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.terminal.play import play
from tests.fresh import longer
from tests.terminal.playing import Policy, Racer, play_by, screen, session_of, short_session
from tests.yard import yard

GARBAGE = (
    "",
    " ",
    "0",
    "-1",
    "1 1",
    "1 2 3 4 5 6 7 8 9",
    "9" * 5000,
    "1.5",
    "²",
    "٣",
    "plan",
    "plan 9",
    "plan heat",
    "discard 1",
    "heat heat",
    "cooldown -3",
    "cooldown x",
    "1 99",
    "boost 2",
    "[bold]x[/nonsense]",
    "\x00\x1b[2J",
    "\udcff\udc80",
    "🏎 🏎",
    "undo",
    "look",
    "help",
    "?",
    "rules",
    "plans",
    "n",
    "x" * 10_000,
)


@pytest.mark.parametrize("seed", range(longer(1)))
def test_a_race_against_drivers_goes_to_the_finish(seed: int) -> None:
    session = short_session("human", "simple", "simple", "random", seed=seed)
    shown = play_by(Racer(session, seed), session)
    assert session.race.is_over()
    assert "Yard, 1 lap" in shown
    assert any(line.startswith(("You won!", "You finished", "You retired")) for line in shown.splitlines())


def test_every_kind_of_question_comes_up() -> None:
    session = short_session("human", "simple", "simple", "random", laps=2)
    racer = Racer(session)
    play_by(racer, session)
    assert set(racer.asked) == {"Your plan", "Commit?", "React", "Slipstream", "Discard"}


@pytest.mark.parametrize("seed", range(longer(1)))
def test_garbage_is_answered_and_asked_again(seed: int) -> None:
    session = short_session("human", "random", "random", seed=seed)
    racer = Racer(session, seed)

    def policy(prompt: str) -> str:
        if racer.chance.below(3):
            return GARBAGE[racer.chance.below(len(GARBAGE))]
        return racer(prompt)

    play_by(policy, session)
    assert session.race.is_over()


def test_nothing_runs_out_of_80_columns() -> None:
    session = short_session("human", *["simple"] * 11)
    console, text = screen()
    play(session, console, ask=Racer(session))
    assert max(len(line) for line in text.getvalue().splitlines()) <= 80


def test_the_first_screen_shows_what_a_plan_needs() -> None:
    session = session_of("human", "simple", "simple", "random")
    shown = play_by(lambda prompt: "quit", session)
    assert "Round 1, lap 1 of 1 - You: plan your turn" in shown
    assert "12 limit 7" in shown
    assert "START" in shown
    assert "[7]" in shown
    assert "gear 1 | engine 6 Heat | deck 11 | discard 0" in shown
    assert "The number of cards you play is your gear: 1 or 2; 3 for 1 Heat." in shown


def test_a_plan_is_shown_before_it_is_committed_and_another_may_be_typed_instead() -> None:
    session = session_of("human", "simple")
    hand = [session.race.cards.codes[card] for card in session.race.cars[0].hand]
    answers = iter(["1", "1 2", "n", "2", "", "quit"])
    shown = play_by(lambda prompt: next(answers), session)
    previews = [line.strip() for line in shown.splitlines() if ": gear 1" in line]
    assert [line.split(":")[0] for line in previews] == [hand[0], f"{hand[0]} {hand[1]}", hand[1]]


def test_retiring_is_asked_twice() -> None:
    session = session_of("human", "simple")
    answers = iter(["retire", "", "retire", "yes"])
    shown = play_by(lambda prompt: next(answers), session)
    assert session.race.is_over()
    assert "You retired in round 1, placed 2nd of 2." in shown


# -- undo ----------------------------------------------------------------------------------------


class Undoer(Racer):
    """Takes every action back once, checks that the race is what it was, and does it again."""

    def __init__(self, session: Session, seed: int) -> None:
        super().__init__(session, seed)
        self._before = ""
        self._has_undone = False
        self.taken_back = 0

    def __call__(self, prompt: str) -> str:
        now = fingerprint(self.session.race)
        if self._has_undone:
            assert now == self._before
            self._has_undone = False
        elif ", undo" in prompt and self.taken_back < 40:
            self._has_undone = True
            self.taken_back += 1
            return "undo"
        self._before = now
        return super().__call__(prompt)


@pytest.mark.parametrize("seed", range(longer(1)))
def test_undo_leads_back_to_the_last_choice(seed: int) -> None:
    session = short_session("human", "simple", "simple", seed=seed)
    undoer = Undoer(session, seed)
    play_by(undoer, session)
    assert undoer.taken_back
    assert session.race.is_over()


def test_undo_without_anything_to_take_back_says_so() -> None:
    answers = iter(["undo", "quit"])
    shown = play_by(lambda prompt: next(answers), session_of("human", "simple"))
    assert "Nothing to undo" in shown


# -- leaving -------------------------------------------------------------------------------------


def _raise(error: type[BaseException]) -> Policy:
    def policy(prompt: str) -> str:
        raise error

    return policy


@pytest.mark.parametrize("policy", [lambda prompt: "quit", _raise(EOFError), _raise(KeyboardInterrupt)])
def test_leaving_is_clean(policy: Policy) -> None:
    shown = play_by(policy, session_of("human", "simple"))
    assert shown.rstrip().endswith("You left the race in round 1. It was not recorded.")


def test_a_recorded_race_can_be_left_and_taken_up(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    session = Session.begin(race_config(yard(), ("human", "simple")), 1, record)
    racer = Racer(session)
    console, text = screen(width=200)
    play(session, console, "hairpin resume", lambda prompt: "quit" if session.race.round == 3 else racer(prompt))
    session.close()
    assert "You left the race in round 3. To continue: hairpin resume\n" in text.getvalue()
    again = Session.resume(record)
    assert fingerprint(again.race) == fingerprint(session.race)
    play_by(Racer(again), again)
    assert again.race.is_over()


@pytest.mark.parametrize("question", ["React", "Discard", "Your choice"])
def test_look_repeats_the_list_that_is_chosen_from(question: str) -> None:
    """A number that is typed after it means what it shows."""
    modules = RaceOptions(garage="basic")
    config = race_config(yard(), ("human", "club", "club", "club"), 2, names=("You",), modules=modules)
    session = Session.begin(config, 4)
    racer, asked = Racer(session), list[str]()

    def policy(prompt: str) -> str:
        if prompt.startswith(question):
            asked.append(prompt)
            return "look" if len(asked) == 1 else "quit"
        return racer(prompt)

    shown = play_by(policy, session)
    first, second = shown.split(asked[0].split("\n")[0])[:2]
    assert numbered(second) == numbered(first[first.rindex("====") :])
    assert numbered(second)


def test_look_repeats_the_plan_that_is_to_be_committed() -> None:
    session = Session.begin(race_config(yard(), ("human", "club"), 2, names=("You",)), 4)
    answers = iter(["1", "look", "n", "look", "quit"])
    shown = play_by(lambda prompt: next(answers), session)
    assert shown.count("  speed ") == 2  # once more by the first look, and not by the second


def numbered(shown: str) -> list[str]:
    """The lines that can be chosen, or the row of numbers below the cards."""
    return [line for line in shown.splitlines() if re.match(r"\s+\[\d\]", line)]


# -- several at one keyboard ---------------------------------------------------------------------


def test_a_hand_is_shown_only_to_whoever_has_taken_the_keyboard() -> None:
    session = short_session("human", "human", "simple")
    racer = Racer(session)
    names = [entrant.name for entrant in session.config.setup.entrants]
    seated: list[str] = []

    def policy(prompt: str) -> str:
        if "take the keyboard" in prompt:
            seated.append(prompt.split(",")[0])
            return ""
        assert names[session.race.waiting()[0]] == seated[-1]
        return racer(prompt)

    shown = play_by(policy, session)
    assert session.race.is_over()
    assert set(seated) == set(names[:2])
    assert shown.count(" of 3") >= 2


def test_whoever_planned_before_may_think_again_while_the_keyboard_is_handed_over() -> None:
    session = session_of("human", "human")
    racer = Racer(session)
    waiting: list[list[int]] = []

    def policy(prompt: str) -> str:
        waiting.append(session.race.waiting())
        if "undo: back to" in prompt:
            return "undo" if len(waiting) < 6 else "quit"
        return racer(prompt)

    shown = play_by(policy, session)
    first, second = waiting[0]
    assert "Undone." in shown
    assert [first, second] == waiting[4]


@pytest.mark.rule("2.2")
def test_who_plays_alone_can_ask_which_cards_are_in_deck_and_discard() -> None:
    session = session_of("human", "club")
    text = play_by(counting_first(), session)
    car = session.race.cars[0]
    held = Counter(session.race.cards.codes[card] for card in car.deck)
    assert f"Deck {len(car.deck)}: " + ", ".join(f"{n}x {code}" for code, n in by_card(held)) in one_line(text)
    assert "Discard 0: none" in one_line(text)


def counting_first() -> Callable[[str], str]:
    answers = iter(["count", "quit"])
    return lambda prompt: "" if "keyboard" in prompt else next(answers)


def by_card(counted: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda pair: load_cards().by_code[pair[0]])


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.rule("2.2")
def test_several_people_at_one_keyboard_count_for_themselves() -> None:
    text = play_by(counting_first(), session_of("human", "human"))
    assert "everybody counts their own cards" in one_line(text)
    assert "Deck " not in text


def test_a_hint_is_told_with_its_reason_and_does_nothing() -> None:
    answers = iter(["hint", "quit"])
    session = session_of("human", "simple")
    shown = play_by(lambda prompt: next(answers), session)
    assert re.search(r"Hint: plan .*\. .*\d", " ".join(shown.split()))
    assert session.race.cars[0].plan is None
