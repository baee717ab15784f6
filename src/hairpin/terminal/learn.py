"""A lesson at the keyboard: one sentence a step, the ordinary prompts, and only what is taught is taken."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from hairpin.records.lessons.racing import go_on_from
from hairpin.records.lessons.running import awaited, is_led, is_step, scripted
from hairpin.records.lessons.script import Lesson, Step
from hairpin.records.session import Session
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import Action
from hairpin.rules.errors import IllegalAction
from hairpin.rules.season_view import game_view
from hairpin.terminal.keyboard import keyboard
from hairpin.terminal.output import tolerate_any_character
from hairpin.terminal.plan_words import plan_words
from hairpin.terminal.play import Game
from hairpin.terminal.prompts import Ask, LanguageWanted, Left, UndoWanted
from hairpin.terminal.typed import canonical
from hairpin.terminal.words import said_of, t

SKIP, HINT = "skip", "hint"


class Skipped(Exception):
    """Whoever is taught knows enough: the rest is raced freely."""


def learn(lesson: Lesson, session: Session, console: Console, ask: Ask | None = None) -> None:
    tolerate_any_character(console)
    game = TaughtGame(lesson, session, console, ask or keyboard(console))
    try:
        game.race()
    except (Left, KeyboardInterrupt):
        console.print(Text(f"\n{t('lesson-left', command='hairpin play --learn')}"))
    else:
        game.show_end()


class TaughtGame(Game):
    def __init__(self, lesson: Lesson, session: Session, console: Console, ask: Ask) -> None:
        super().__init__(session, console, self._skippable(ask))
        self._lesson = lesson
        self._at = 0
        self._explained: set[str] = set()

    def race(self) -> None:
        try:
            while is_led(self._lesson, self._at):
                self._go_on()
        except Skipped:
            self._at = len(self._lesson.steps)
        super().race()

    def _go_on(self) -> None:
        race = self._session.race
        step = awaited(self._lesson, race, self._at)
        if step is None:
            self._let_lesson_act()
            return
        try:
            self._take(step)
        except LanguageWanted as wish:
            self._speak(wish.language)
        except UndoWanted:
            self._prompts.complain(t("no-undo"))

    def _let_lesson_act(self) -> None:
        race = self._session.race
        for seat in race.waiting():
            action = scripted(self._lesson, race, self._at, seat)
            if action is not None:
                self._history.act(seat, action)
                return

    def _take(self, step: Step) -> None:
        if step.do is None:
            self._tell_news(self._lesson.learner)
            self._say(step)
            self._read(step)
        else:
            self._do(step, step.do)

    def _say(self, step: Step) -> None:
        number = t("lesson-step-of", step=self._at + 1, steps=len(self._lesson.steps))
        words = Text(said_of(step.say, dict(step.figures)), "bold")
        self._console.print()
        self._console.print(Panel(words, title=number, title_align="left", border_style="yellow"))

    def _read(self, step: Step) -> None:
        if step.show is not None:
            seen = game_view(self._session.game, self._lesson.learner)
            self._console.print(Text(f"  {self._typed(step.show)}", "bold cyan"))
            for line in plan_words(seen, step.show.cards):
                self._console.print(Text("  ").append_text(line))
        self._prompts.line(t("lesson-read"), False, {})
        go_on_from(self._lesson, step, self._session)
        self._at += 1

    def _do(self, step: Step, wanted: Action) -> None:
        self._say(step)
        self._tell_what_to_type(wanted)
        action = self._decide(self._lesson.learner)
        if not is_step(step, action):
            self._prompts.complain(t("lesson-not-yet", typed=self._typed(wanted)))
            return
        try:
            self._history.act(self._lesson.learner, action)
        except IllegalAction as error:
            self._prompts.complain(str(error))
            return
        self._at += 1

    def _typed(self, action: Action) -> str:
        return action_text(action, self._session.race.cards.codes)

    def _skippable(self, ask: Ask) -> Ask:
        """At every prompt, as long as there is something to be taught."""

        def asked(prompt: str) -> str:
            while True:
                text = ask(prompt)
                typed = canonical(text.strip().lower()) if is_led(self._lesson, self._at) else ""
                if typed == SKIP:
                    raise Skipped
                if typed != HINT:
                    return text
                self._tell_what_is_next()

        return asked

    def _tell_what_is_next(self) -> None:
        """The lesson has told the one thing to do: what a driver would do is for those who drive on alone."""
        step = self._lesson.steps[self._at]
        if step.do is not None:
            self._tell_what_to_type(step.do)

    def _tell_what_to_type(self, wanted: Action) -> None:
        """The sentence speaks of marked cards, and on paper nothing is lit."""
        if wanted.cards:
            codes = self._session.race.cards.codes
            self._console.print(Text(t("lesson-marked", cards=" ".join(codes[card] for card in wanted.cards))))
        self._console.print(Text(t("lesson-type", typed=self._typed(wanted)), "cyan"))

    def _decide(self, seat: int) -> Action:
        if not is_led(self._lesson, self._at):
            self._explain(seat)
        return super()._decide(seat)

    def _explain(self, seat: int) -> None:
        """Driving freely, each thing explains itself when it can first be done."""
        kinds = {option.kind for option in self._session.game.legal(seat)}
        for kind, say in self._lesson.explained:
            if kind in kinds and say not in self._explained:
                self._explained.add(say)
                self._console.print()
                self._console.print(Panel(Text(said_of(say, {}), "bold"), border_style="yellow"))
                return

    def show_end(self) -> None:
        super().show_end()
        self._console.print()
        self._console.print(Text(t("lesson-learned"), "bold"))
        for say in self._lesson.learned:
            self._console.print(Text(f"  • {said_of(say, {})}"))
