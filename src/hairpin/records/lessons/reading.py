"""From the file of a lesson to the lesson. Whatever is wrong with it is told at once, and where."""

from __future__ import annotations

from functools import cache
from string import ascii_lowercase
from typing import Final

from hairpin.content.fields import Fields
from hairpin.content.files import read_built_in
from hairpin.content.problems import ContentError, Problems, shown
from hairpin.records.errors import PositionError
from hairpin.records.lessons.proving import FIGURES, proved
from hairpin.records.lessons.script import SAID, Lesson, Step, Turn
from hairpin.records.positions.parsing import parse_text
from hairpin.records.positions.placed import Placed
from hairpin.rules.action_text import parse_action
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.card_table import CardTable
from hairpin.rules.errors import UnknownAction
from hairpin.rules.position import Position
from hairpin.rules.steps import PLANNING, STEPS

LESSONS: Final = ("first-lap",)
FIRST: Final = LESSONS[0]
KEYS: Final = ("position", "learner", "turns", "learned", "explained")
TURN_KEYS: Final = ("hand", "steps", "others")
STEP_KEYS: Final = ("say", "do", "show", "rewind", "figures")
MAX_FIGURE: Final = 100


@cache
def load_lesson(name: str) -> Lesson:
    """One that comes with Hairpin; ContentError if there is none of that name."""
    if name not in LESSONS:
        raise ContentError(
            [f"lesson {shown(name)}: unknown; lessons are {', '.join(LESSONS)}"],
            "unknown-lesson",
            {"given": name[:40], "known": ", ".join(LESSONS)},
        )
    return lesson_from_data(read_built_in("lessons", f"{name}.toml"), f"{name}.toml", name)


def lesson_from_data(data: dict[str, object], file: str, name: str) -> Lesson:
    """Read, and then raced: a script that the engine comes to other sums with is refused."""
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(KEYS)
    placed = _placed(fields)
    problems.raise_if_any()  # without a race no action can be understood
    assert placed is not None
    lesson = _Reader(name, placed, fields).lesson()
    problems.raise_if_any()
    return proved(lesson, file)


def _placed(fields: Fields) -> Placed | None:
    text = fields.text("position")
    if not text:
        return None
    try:
        placed = parse_text(text)
    except PositionError as error:
        fields.wrong("position", str(error))
        return None
    position = placed.position
    assert isinstance(position, Position)  # a season has no text
    if position.step != STEPS[PLANNING].name or position.round != 1:
        fields.wrong("position", f"must be the plan of round 1, not {position.step} of round {position.round}")
    return placed


class _Reader:
    """Actions are read with the cards of the race."""

    def __init__(self, name: str, placed: Placed, fields: Fields) -> None:
        self._name = name
        self._placed = placed
        self._fields = fields
        self._cards: CardTable = placed.config.setup.cards
        self._letters = ascii_lowercase[: len(placed.config.setup.entrants)]

    def lesson(self) -> Lesson:
        fields = self._fields
        learner = self._letters.index(fields.choice("learner", tuple(self._letters)))
        tables = fields.tables("turns")
        if not tables and fields.is_clear("turns"):
            fields.wrong("turns", "there are none; list at least one")
        learned = fields.texts("learned")
        if not learned and fields.is_clear("learned"):
            fields.wrong("learned", "is missing; say at the end what there was to be learnt")
        return Lesson(
            name=self._name,
            placed=self._placed,
            learner=learner,
            turns=tuple(self._turn(table, learner) for table in tables),
            steps=tuple(step for number, table in enumerate(tables, 1) for step in self._steps(table, number)),
            learned=tuple(map(self._id, learned)),
            explained=self._explained(fields.table("explained")),
        )

    def _id(self, word: str) -> str:
        return f"{SAID}-{self._name}-{word}"

    def _explained(self, fields: Fields) -> tuple[tuple[str, str], ...]:
        return tuple((kind, self._id(fields.text(kind))) for kind in fields.names())

    def _turn(self, fields: Fields, learner: int) -> Turn:
        fields.allow_only(TURN_KEYS)
        hand = fields.texts("hand")
        for card in hand:
            if card not in self._cards.by_code:
                fields.wrong("hand", f"there is no card {shown(card)}")
        others = fields.table("others")
        others.allow_only([letter for letter in self._letters if letter != self._letters[learner]])
        return Turn(
            hand=tuple(sorted(hand)),
            others=tuple(
                (self._letters.index(letter), self._actions(others, letter))
                for letter in others.names()
                if letter in self._letters
            ),
        )

    def _steps(self, turn: Fields, number: int) -> list[Step]:
        tables = turn.tables("steps")
        if not tables and turn.is_clear("steps"):
            turn.wrong("steps", "there are none; a turn must teach something")
        return [self._step(table, number) for table in tables]

    def _step(self, fields: Fields, turn: int) -> Step:
        fields.allow_only(STEP_KEYS)
        done, shown_plan = self._one(fields, "do"), self._one(fields, "show")
        is_rewind = fields.flag("rewind")
        if sum((done is not None, shown_plan is not None, is_rewind)) > 1:
            fields.wrong("do", "a step has one of do, show and rewind")
        if shown_plan is not None and shown_plan.kind != PLAN:
            fields.wrong("show", "must be a plan: nothing else can be laid out to look at")
        return Step(
            say=self._id(fields.name("say")),
            turn=turn,
            entry=fields.entry,
            do=done,
            show=shown_plan,
            rewind=is_rewind,
            figures=self._figures(fields.table("figures")),
        )

    def _figures(self, fields: Fields) -> tuple[tuple[str, int], ...]:
        fields.allow_only(FIGURES)
        return tuple((name, fields.number(name, 0, MAX_FIGURE)) for name in fields.names() if name in FIGURES)

    def _one(self, fields: Fields, key: str) -> Action | None:
        return self._action(fields, key, fields.text(key)) if fields.has(key) else None

    def _actions(self, fields: Fields, key: str) -> tuple[Action, ...]:
        read = [self._action(fields, key, text) for text in fields.texts(key)]
        return tuple(action for action in read if action is not None)

    def _action(self, fields: Fields, key: str, text: str) -> Action | None:
        try:
            action = parse_action(text, self._cards.by_code)
        except UnknownAction as error:
            fields.wrong(key, str(error))
            return None
        return Action(action.kind, action.n, tuple(sorted(action.cards)))
