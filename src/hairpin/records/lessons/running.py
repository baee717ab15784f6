"""Where somebody stands in a lesson, and who has to do what next. Nothing here changes anything.

A place in a lesson is the number of its next step. When all are done, the race goes on as any other.
"""

from __future__ import annotations

from hairpin.records.lessons.script import Lesson, Step
from hairpin.records.scenarios.passing import pass_by
from hairpin.rules.actions import Action
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING


def is_led(lesson: Lesson, at: int) -> bool:
    """Whether there is still something to be taught."""
    return at < len(lesson.steps)


def awaited(lesson: Lesson, race: Race, at: int) -> Step | None:
    """The step that the learner has to take now; None while the race goes on by itself, or freely.

    What is only read is read before a plan is made: then nobody is in the middle of a turn.
    """
    if not is_led(lesson, at) or lesson.learner not in race.waiting():
        return None
    step = lesson.steps[at]
    if step.do is None:
        return step if race.step == PLANNING else None
    return step if can_do(race, lesson.learner, step.do) else None


def scripted(lesson: Lesson, race: Race, at: int, seat: int) -> Action | None:
    """What the lesson answers for a seat: for the learner too, where nothing is taught. None: nothing now."""
    if not is_led(lesson, at) or seat not in race.waiting() or awaited(lesson, race, at) is not None:
        return None
    wanted = lesson.turns[race.round - 1].of(seat) if race.round <= len(lesson.turns) else ()
    return next((action for action in wanted if can_do(race, seat, action)), pass_by(race, seat))


def can_do(race: Race, seat: int, action: Action) -> bool:
    return action in race.options(seat).accepted


def is_step(step: Step, action: Action) -> bool:
    """Cards may be laid in any order."""
    return step.do is not None and _plain(step.do) == _plain(action)


def _plain(action: Action) -> tuple[str, int, tuple[int, ...]]:
    return action.kind, action.n, tuple(sorted(action.cards))
