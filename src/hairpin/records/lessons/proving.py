"""A lesson is raced by the engine before anybody is taught by it: what it says must be what happens.

Hands are compared where each turn begins, figures with what the engine comes to. A lesson that does not hold is
refused, with what would be right.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from string import ascii_lowercase
from typing import Final, NamedTuple

from hairpin.content.problems import Problems
from hairpin.records.games import game_at
from hairpin.records.lessons.running import awaited, can_do, is_led, scripted
from hairpin.records.lessons.script import Lesson, Step
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import Action
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.position import Position
from hairpin.rules.race import Race

SHOWN: Final = 12
"""Options in a message."""
PATIENCE: Final = 500
"""Decisions between two steps; more than that, and the lesson goes nowhere."""


Done = set[tuple[int, int, Action]]
"""Round, seat and action of what the script has answered."""


class Seen(NamedTuple):
    """The learner's car at one moment."""

    distance: int
    speed: int
    engine: int
    heat_held: int
    stress: int
    hand: int
    gear: int
    place: int
    corner: int
    """The number on the space: so far it can go without crossing a line (1.3)."""
    limit: int
    """Of that line."""


class Sum(NamedTuple):
    """What the figures of a step are measured by: before it, and when the learner is asked again."""

    before: Seen
    after: Seen
    action: Action | None


_MEASURES: Final[dict[str, Callable[[Sum], int]]] = {
    "cards": lambda it: len(it.action.cards) if it.action else it.before.hand,
    "was": lambda it: it.before.speed,
    "speed": lambda it: it.after.speed,
    "spaces": lambda it: it.after.distance - it.before.distance,
    "corner": lambda it: it.after.corner,
    "limit": lambda it: it.before.limit,
    "above": lambda it: it.after.speed - it.before.limit,
    "heat": lambda it: it.before.engine - it.after.engine,
    "cooled": lambda it: it.before.heat_held - it.after.heat_held,
    "engine": lambda it: it.after.engine,
    "stock": lambda it: it.before.engine,
    "held": lambda it: it.before.heat_held,
    "stress": lambda it: it.after.stress - it.before.stress,
    "gear": lambda it: it.after.gear,
    "place": lambda it: it.before.place,
}
FIGURES: Final = tuple(_MEASURES)
"""What a sentence can have numbers of."""


def proved(lesson: Lesson, file: str) -> Lesson:
    """The same, with how each of its turns begins. ContentError tells all that the engine has found otherwise."""
    proof = _Proof(lesson, Problems(file))
    proof.race_through()
    proof.problems.raise_if_any()
    return replace(lesson, begins=tuple(proof.begins))


class _Proof:
    def __init__(self, lesson: Lesson, problems: Problems) -> None:
        self.lesson = lesson
        self.problems = problems
        self.begins: list[Position] = []
        self._race = _race_at(lesson, lesson.position)
        self._done: Done = set()

    def race_through(self) -> None:
        """Up to the first step that can't be taken: all after it would only be wrong for the same reason."""
        for at, step in enumerate(self.lesson.steps):
            if not self._come_to(at, step) or not self._take(at, step):
                return
        self._check_others()
        if self._race.is_over():
            self.problems.add(
                "turns", "the race is over with the last step; leave some of the way to be driven freely"
            )

    def _check_others(self) -> None:
        """What another car is told to do and can't would pass unseen."""
        codes = self._race.cards.codes
        for number, turn in enumerate(self.lesson.turns, 1):
            for seat, actions in turn.others:
                for action in actions:
                    if (number, seat, action) not in self._done:
                        entry = f"turns[{number - 1}].others.{ascii_lowercase[seat]}"
                        self.problems.add(entry, f"'{action_text(action, codes)}' can't be done in that round")

    def _come_to(self, at: int, step: Step) -> bool:
        offered = _run_on(self.lesson, self._race, at, self._done, step.turn + step.rewind)
        if awaited(self.lesson, self._race, at) is not step:
            self.problems.add(step.entry, _never_asked(self._race, step, offered))
            return False
        # a rewind is read when the round that does not count is over
        if self._race.round - step.rewind != step.turn:
            self.problems.add(
                step.entry, f"comes in round {self._race.round} of the race; its turn is {step.turn}"
            )
            return False
        if len(self.begins) < step.turn:
            self.begins.append(self._race.position())
            self._check_hand(step.turn)
        return True

    def _check_hand(self, turn: int) -> None:
        codes = self._race.cards.codes
        held = sorted(codes[card] for card in self._race.cars[self.lesson.learner].hand)
        said = list(self.lesson.turns[turn - 1].hand)
        if held != said:
            self.problems.add(
                f"turns[{turn - 1}].hand", f"is [{', '.join(said)}], but the engine deals [{', '.join(held)}]"
            )

    def _take(self, at: int, step: Step) -> bool:
        before = _seen(self._race, self.lesson.learner)
        if step.show is not None:
            if not can_do(self._race, self.lesson.learner, step.show):
                self.problems.add(f"{step.entry}.show", self._illegal(step.show))
                return False
            aside = self._race.clone()
            aside.apply(self.lesson.learner, step.show)
            _run_on(self.lesson, aside, at, set())
            self._check_figures(step, Sum(before, _seen(aside, self.lesson.learner), step.show))
            return True
        if step.rewind:
            self._check_figures(step, Sum(before, before, None))
            self._race = _race_at(self.lesson, self.begins[step.turn - 1])
            return True
        if step.do is not None:
            self._race.apply(self.lesson.learner, step.do)
            _run_on(self.lesson, self._race, at + 1, self._done, step.turn)
        self._check_figures(step, Sum(before, _seen(self._race, self.lesson.learner), step.do))
        return True

    def _illegal(self, action: Action) -> str:
        codes = self._race.cards.codes
        return f"'{action_text(action, codes)}' can't be done here"

    def _check_figures(self, step: Step, found: Sum) -> None:
        for name, said in step.figures:
            right = _MEASURES[name](found)
            if said != right:
                self.problems.add(f"{step.entry}.figures.{name}", f"is {said}, but the engine comes to {right}")


def _race_at(lesson: Lesson, position: Position) -> Race:
    game = game_at(lesson.placed.config, position)
    assert isinstance(game, Race)
    return game


def _run_on(lesson: Lesson, race: Race, at: int, done: Done, last: int | None = None) -> list[Action]:
    """All that needs no learner, until one is asked, or that round is over. Tells what could have been asked."""
    offered: list[Action] = []
    for _ in range(PATIENCE):
        offered += race.legal(lesson.learner)
        following = _next(lesson, race, at)
        if following is None or (last is not None and race.round > last):
            break
        done.add((race.round, *following))
        race.apply(*following)
    return offered


def _next(lesson: Lesson, race: Race, at: int) -> tuple[int, Action] | None:
    if not is_led(lesson, at):
        return None
    # where a plan is laid out to be looked at, the rest of its round is what there is to see
    for seat in race.waiting():
        action = scripted(lesson, race, at, seat)
        if action is not None:
            return seat, action
    return None


def _never_asked(race: Race, step: Step, offered: list[Action]) -> str:
    """Why a step does not come, and what of its kind would."""
    if step.do is None:
        return f"is never come to in round {step.turn} of the race"
    codes, kind = race.cards.codes, step.do.kind
    alike = dict.fromkeys(action_text(action, codes) for action in offered if action.kind == kind)
    right = f"the engine offers {', '.join(list(alike)[:SHOWN])}" if alike else f"the engine never offers a {kind}"
    return f"'{action_text(step.do, codes)}' can't be done in round {step.turn}; {right}"


def _seen(race: Race, learner: int) -> Seen:
    car, circuit = race.cars[learner], race.circuit
    line = circuit.line_ahead(car.distance)
    ahead = [other for other in race.order if other != learner and _is_ahead(race, other, learner)]
    return Seen(
        distance=car.distance,
        speed=car.speed,
        engine=len(car.engine),
        heat_held=car.hand.count(HEAT),
        stress=car.hand.count(STRESS),
        hand=len(car.hand),
        gear=car.gear,
        place=len(ahead) + 1,
        corner=line - car.distance - 1,
        limit=race.road.limit(circuit.lines_passed(car.distance)),
    )


def _is_ahead(race: Race, other: int, learner: int) -> bool:
    one, two = race.cars[other], race.cars[learner]
    return (one.distance, -one.spot) > (two.distance, -two.spot)
