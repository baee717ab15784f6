"""Racing against the drivers, alone or several at one keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from hairpin.advice.advice import Advice
from hairpin.drivers.driving import HUMAN
from hairpin.reading.road import lap, own_car
from hairpin.records.session import Session
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import DISCARD, Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import IllegalAction
from hairpin.rules.events import Event
from hairpin.rules.season import BETWEEN, Season
from hairpin.rules.season_view import game_view
from hairpin.rules.view import View, view
from hairpin.terminal.badges import Badges
from hairpin.terminal.desk import Desk
from hairpin.terminal.discard_prompt import choose_discard
from hairpin.terminal.event_words import event_words
from hairpin.terminal.garage_prompts import choose_hand, choose_to_throw_away, choose_upgrade
from hairpin.terminal.history import History
from hairpin.terminal.keyboard import keyboard
from hairpin.terminal.news import Log, is_of_the_end, news_table
from hairpin.terminal.output import tolerate_any_character
from hairpin.terminal.plan_prompt import choose_plan
from hairpin.terminal.prompts import Ask, LanguageWanted, Left, Prompts, UndoWanted
from hairpin.terminal.react_prompt import choose_reaction
from hairpin.terminal.refresh_prompt import choose_refreshed
from hairpin.terminal.results import own_result, result_table
from hairpin.terminal.season_prompts import choose_swap, choose_to_go_on, choose_upgrade_to_keep
from hairpin.terminal.season_sheet import champion, event_line, season_table
from hairpin.terminal.slipstream_prompt import choose_slipstream
from hairpin.terminal.speed_prompt import choose_speed
from hairpin.terminal.standing import standing
from hairpin.terminal.words import name_of, speak, t

CHOICES: Final[dict[str, Callable[[Desk], Action]]] = {
    "draft": choose_upgrade,
    "throw away": choose_to_throw_away,
    "mulligan": choose_hand,
    "between races": choose_to_go_on,
    "keep one": choose_upgrade_to_keep,
    "swap": choose_swap,
    "plan": choose_plan,
    "speed": choose_speed,
    "react": choose_reaction,
    "slipstream": choose_slipstream,
    "discard": choose_discard,
    "replenish": choose_refreshed,
}
"""By the name of the step; `step-plan` is how its heading is called."""


def play(
    session: Session,
    console: Console,
    again: str | None = None,
    ask: Ask | None = None,
    spoke: Callable[[str], None] = lambda language: None,
) -> None:
    """`again` is the command that goes on with it, if it is kept; `spoke` is told of another language."""
    tolerate_any_character(console)
    game = Game(session, console, ask or keyboard(console), spoke)
    try:
        game.race()
    except (Left, KeyboardInterrupt):
        console.print(Text(_farewell(session, again)))
    else:
        game.show_end()


def _farewell(session: Session, again: str | None) -> str:
    now = session.race.round
    left = t("left-in-round", round=now) if now else t("left-before-start")
    then = t("left-resume", command=again) if again else t("left-unrecorded")
    return f"\n{left} {then}"


class Game:
    """Who is at the keyboard, and what they have been told."""

    def __init__(
        self, session: Session, console: Console, ask: Ask, spoke: Callable[[str], None] = lambda language: None
    ) -> None:
        self._session = session
        self._console = console
        self._spoke = spoke
        self._prompts = Prompts(console, ask, session.race.setup)
        self._badges = Badges(view(session.race, None))
        self._log = Log(session)
        self._history = History(session, self._log)
        people = [seat for seat, driver in enumerate(session.config.drivers) if driver == HUMAN]
        self._people = people
        self._at_keyboard = people[0] if len(people) == 1 else None

    def race(self) -> None:
        while not self._session.game.is_over():
            if not self._history.let_driver_act():
                self._person(self._session.game.waiting()[0])

    def _person(self, seat: int) -> None:
        options = self._session.game.legal(seat)
        if len(options) == 1:
            self._pass(seat, options[0])
            return
        try:
            self._hand_over(seat)
            self._history.act(seat, self._decide(seat))
        except IllegalAction:
            allowed = ", ".join(action_text(option, self._session.race.cards.codes) for option in options[:8])
            self._prompts.complain(t("illegal", allowed=allowed))
        except UndoWanted:
            self._history.undo()
            self._console.print(Text(t("undone"), "yellow"))
        except LanguageWanted as wish:
            self._speak(wish.language)

    def _speak(self, language: str) -> None:
        """The question that was open is asked again."""
        speak(language)
        self._spoke(language)
        self._badges = Badges(view(self._session.race, None))
        self._console.print(Text(t("speaks-now"), "yellow"))

    def _pass(self, seat: int, action: Action) -> None:
        """The only thing that can be done. It is worth a word if one had expected to be asked."""
        if action.kind == DISCARD and seat == self._at_keyboard:
            self._tell_news(seat)
            self._console.print(Text(t("nothing-to-discard"), "dim"))
        self._history.act(seat, action)

    def _hand_over(self, seat: int) -> None:
        """With several people: nobody's hand is shown before its owner sits here."""
        before = self._at_keyboard
        if before == seat:
            return
        self._console.clear()
        self._at_keyboard = None
        can_undo = before is not None and self._history.can_undo(before)
        try:
            invitation = self._invitation(seat, before if can_undo else None)
            self._prompts.line(invitation, can_undo, {"look": self._look})
        except LanguageWanted:
            self._at_keyboard = before
            raise
        self._at_keyboard = seat

    def _invitation(self, seat: int, undoer: int | None) -> str:
        if undoer is None:
            return t("take-keyboard", name=self._name(seat))
        return t("take-keyboard-undo", name=self._name(seat), before=self._name(undoer))

    def _name(self, seat: int) -> str:
        return name_of(self._session.config.setup.entrants[seat].name)

    def _look(self) -> None:
        self._console.print(standing(view(self._session.race, None), self._badges, width=self._console.width))

    def _decide(self, seat: int) -> Action:
        # 2.2: with several people at one keyboard, counting is left to themselves
        seen = game_view(self._session.game, seat, counting=len(self._people) == 1)
        self._console.print()
        self._console.print(Rule(_heading(seen), characters="=", style="bold"))
        self._tell_news(seat)
        self._show_season(seen)
        can_undo = self._history.can_undo(seat)
        desk = Desk(seen, self._console, self._prompts, self._badges, can_undo, self._adviser(seen))
        return CHOICES[seen.step](desk)

    def _adviser(self, seen: View) -> Callable[[], Advice] | None:
        """Only for somebody who plays alone: among people, everybody thinks for themselves."""
        if len(self._people) > 1:
            return None

        def advice() -> Advice:
            from hairpin.advice.advising import advise  # it takes its time, and not everybody asks

            return advise(seen, Chance(self._session.actions))

        return advice

    def _show_season(self, seen: View) -> None:
        """The sheet between races, the event before each."""
        season = self._session.game
        if not isinstance(season, Season):
            return
        if seen.step == BETWEEN:
            self._console.print(season_table(season))
        elif not seen.round:
            self._console.print(Text(event_line(season), "bold"))
            for words in event_words(season.race.event):
                self._console.print(Text(f"  {words}"))

    def _tell_news(self, seat: int) -> None:
        self._print_news(self._log.news(seat), seat)

    def _tell_end(self, seat: int) -> None:
        """How the player's own race ended and how the others came home, however long they took."""
        self._print_news([event for event in self._log.news(seat) if is_of_the_end(event, seat)], seat)

    def _print_news(self, events: list[Event], seat: int) -> None:
        news = news_table(events, self._session, self._badges, seat)
        if news.row_count:
            self._console.print(news)

    def show_end(self) -> None:
        if self._at_keyboard is not None:
            self._tell_end(self._at_keyboard)
        self._console.print(result_table(self._session))
        season = self._session.game
        if isinstance(season, Season):
            self._console.print(season_table(season))
            self._console.print(Text(champion(season), "bold"))
            return
        for seat in self._people:
            self._console.print(Text(own_result(self._session, seat), "bold"))


def _heading(seen: View) -> Text:
    car = own_car(seen)
    name, title = name_of(car.name), t(f"step-{seen.step.replace(' ', '-')}")
    if not seen.round:
        return Text(t("heading-before", name=name, title=title))
    now = lap(seen, car.distance)
    return Text(t("heading", round=seen.round, lap=now, laps=seen.laps, name=name, title=title))
