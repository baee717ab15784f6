"""What somebody who decides has in front of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from hairpin.advice.advice import Advice
from hairpin.reading.road import own_car
from hairpin.rules.action_text import action_text
from hairpin.rules.view import View
from hairpin.terminal.badges import Badges
from hairpin.terminal.faces import explained
from hairpin.terminal.hand import codes, counts, hand_cards
from hairpin.terminal.prompts import Prompts
from hairpin.terminal.road_words import here_words, road_lines, weather_header
from hairpin.terminal.standing import standing
from hairpin.terminal.strip import strip
from hairpin.terminal.typed import probable_command
from hairpin.terminal.words import t


class Desk:
    """One decision of one person."""

    def __init__(
        self,
        view: View,
        console: Console,
        prompts: Prompts,
        badges: Badges,
        can_undo: bool,
        advice: Callable[[], Advice] | None = None,
    ) -> None:
        """`advice` is what a strong driver would do; without, there are no hints."""
        self.view = view
        self.car = own_car(view)
        self._console = console
        self._prompts = prompts
        self._badges = badges
        self._can_undo = can_undo
        self._advice = advice
        self._typed = ""
        self._question: tuple[Callable[[], None], ...] = ()

    def pose(self, *parts: Callable[[], None]) -> None:
        """All that belongs to a question, its list included: shown now, and again by `look`."""
        self._question = parts
        for show in parts:
            show()

    @contextmanager
    def posing_further(self, show: Callable[[], None]) -> Iterator[None]:
        """Something that belongs to the question for a while."""
        before = self._question
        self._question = (*before, show)
        show()
        try:
            yield
        finally:
            self._question = before

    @property
    def width(self) -> int:
        return self._console.width

    def ask(self, what: str, hints: str) -> str:
        hints = t("hints-undo", hints=hints) if self._can_undo else hints
        prompt = t("prompt", what=what, hints=hints)
        shows = {
            "look": self.look,
            "cards": self.explain_cards,
            "count": self.show_counts,
            "road": self.explain_road,
            "hint": self.give_hint,
        }
        self._typed = self._prompts.line(prompt, self._can_undo, shows)
        return self._typed

    def say(self, *things: RenderableType) -> None:
        for thing in things:
            self._console.print(Text(thing) if isinstance(thing, str) else thing)

    def complain(self, words: str) -> None:
        """With the command that was probably meant."""
        meant = probable_command(self._typed)
        self._prompts.complain(f"{words} {t('meant', word=meant)}" if meant else words)

    def look(self) -> None:
        """The field and the road, and the question as it was: a number that is typed now means what is shown."""
        before = [show for show in (self.show_standing, self.show_road) if show not in self._question]
        for show in (*before, *self._question):
            show()

    def show_standing(self) -> None:
        self.say("", standing(self.view, self._badges, width=self.width))

    def show_road(self) -> None:
        self.say("", *weather_header(self.view), strip(self.view, self._badges, self.width))
        self.say(*here_words(self.view))

    def show_hand(self) -> None:
        self.say("", hand_cards(self.view.hand, self.view.card_table, self.width), self._own_state())
        if any(self.view.card_table.faces[card].is_extra for card in self.view.hand):
            self.say(Text(t("type-cards"), "dim"))

    def show_state(self) -> None:
        """Without the numbers below the cards, where those of a list are chosen from."""
        hand = codes(self.view.hand, self.view.card_table)
        self.say("", t("hand-now", cards=hand) if hand else t("hand-empty"), self._own_state())

    def explain_cards(self) -> None:
        """Those in sight of their owner: the hand and what was played, or in the garage all that can be had."""
        in_sight = (*self.view.hand, *self.car.play_area, *self.view.market, *self.view.discard)
        self.say("", explained((*in_sight, *self.car.upgrades), self.view.card_table))

    def show_counts(self) -> None:
        """2.2: which cards are in the player's own deck and discard, but not how they lie."""
        deck, discard = self.view.deck_cards, self.view.discard_cards
        if deck is None or discard is None:
            self.say(t("count-off"))
            return
        table = self.view.card_table
        self.say("", t("count-deck", n=len(deck), cards=counts(deck, table)))
        self.say(t("count-discard", n=len(discard), cards=counts(discard, table)))

    def give_hint(self) -> None:
        """Nothing is done by it: it can be typed as it stands."""
        if self._advice is None:
            self.say(t("advice-off"))
            return
        found = self._advice()
        why = t(f"advice-{found.reason.id}", **found.reason.values)
        self.say(t("advice-says", do=action_text(found.action, self.view.card_table.codes), why=why))

    def explain_road(self) -> None:
        self.say("", *(road_lines(self.view.road) or [Text(t("no-weather"))]))

    def _own_state(self) -> Text:
        car = self.car
        discard = t("state-discard", n=car.discard)
        if car.discard_top is not None:
            top = codes((car.discard_top,), self.view.card_table)
            discard = t("state-discard-top", n=car.discard, top=top)
        speed = [t("state-speed", n=car.speed)] if self.view.active == car.seat else []
        state = [t("state-gear", n=car.gear), t("state-engine", n=car.engine), t("state-deck", n=car.deck)]
        return Text(" | ".join([*speed, *state, discard]), "bold")
