"""A lesson that is raced at a table: where it stands follows from the log, as all else does."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.content.problems import ContentError
from hairpin.records.lessons.racing import go_on_from
from hairpin.records.lessons.reading import load_lesson
from hairpin.records.lessons.running import awaited, is_led, is_step, scripted
from hairpin.records.lessons.script import Lesson, Step
from hairpin.records.session import Session
from hairpin.rules.actions import Action
from hairpin.rules.race import Race


@dataclass(slots=True)
class Teaching:
    """Only what the script does not say itself: a snapshot holds no more."""

    name: str
    at: int = 0
    """The next step."""

    @property
    def lesson(self) -> Lesson:
        return load_lesson(self.name)

    def is_led(self) -> bool:
        return is_led(self.lesson, self.at)

    def awaited(self, race: Race) -> Step | None:
        return awaited(self.lesson, race, self.at)

    def scripted(self, race: Race, seat: int) -> Action | None:
        return scripted(self.lesson, race, self.at, seat)

    def hear(self, race: Race, seat: int, action: Action) -> None:
        """An answer is about to be given."""
        step = self.awaited(race)
        if step is not None and seat == self.lesson.learner and is_step(step, action):
            self.at += 1

    def step_on(self, session: Session) -> None:
        step = self.awaited(session.race)
        if step is None or step.do is not None:
            raise ContentError([f"{self.name}: step {self.at} can't be gone on from"])
        go_on_from(self.lesson, step, session)
        self.at += 1
