"""A session that is raced by a lesson: it begins on the lesson's grid, and may be turned back."""

from __future__ import annotations

from hairpin.records.games import GameConfig, game_at, listen_to
from hairpin.records.lessons.script import Lesson, Step
from hairpin.records.session import Session
from hairpin.rules.seeds import Seed


def begun(lesson: Lesson, config: GameConfig, seed: Seed) -> Session:
    """`config` has the same circuit and as many cars; names and colours are its own."""
    game = game_at(config, lesson.position)
    listen_to(game, [])
    return Session(config, seed, game, None)


def go_on_from(lesson: Lesson, step: Step, session: Session) -> None:
    """What there was to read has been read."""
    if step.rewind:
        session.put(game_at(session.config, lesson.begins[step.turn - 1]))
