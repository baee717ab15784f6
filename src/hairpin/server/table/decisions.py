"""Open decisions and their ids. Ids come from the log alone: every process, and every restart, finds the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hairpin.records.games import Game, current_race
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import Action
from hairpin.rules.season import Season
from hairpin.rules.steps import PLANNING

Question = tuple[int, str, int, int, int]


@dataclass(frozen=True, slots=True)
class Decision:
    """`opened` is the entry of the log that asked for it."""

    seat: int
    opened: int
    options: tuple[str, ...]
    actions: tuple[Action, ...]
    progress: int
    """How many actions stood when it was first asked; a plan that was taken back is no new question."""

    @property
    def id(self) -> str:
        return f"{self.opened}-{self.seat}"


def question(game: Game) -> Question:
    """Where the game stands."""
    race = current_race(game)
    results, stage = (len(game.results), game.step) if isinstance(game, Season) else (0, "")
    return (results, stage, race.round, race.step, race.turn_index)


class Asked(NamedTuple):
    """What the decisions of a moment are made from."""

    game: Game
    seq: int
    progress: int
    before: dict[int, Decision]
    """Those that were open, as far as the game still stands where it did."""


def open_decisions(asked: Asked, actor: int | None = None) -> dict[int, Decision]:
    """By seat. Whoever has committed a plan is still asked, too: whether to take it back."""
    game = asked.game
    # what somebody may plan depends on the own cards alone: others' plans, made or taken back, leave it as it is
    is_apart = current_race(game).step == PLANNING
    found = {}
    for seat in range(len(game.setup.entrants)):
        kept = asked.before.get(seat) if seat != actor else None
        if kept is not None and is_apart:
            found[seat] = kept
        elif actions := game.legal(seat):
            found[seat] = _decision(asked, seat, actions, kept)
    return found


def _decision(asked: Asked, seat: int, actions: tuple[Action, ...], kept: Decision | None) -> Decision:
    """An id stands for what it asks: other options are another decision, also after an undo."""
    if kept is not None and kept.actions == actions:
        return kept
    return Decision(seat, asked.seq, _texts(asked.game, actions), actions, asked.progress)


def _texts(game: Game, actions: tuple[Action, ...]) -> tuple[str, ...]:
    codes = game.cards.codes
    return tuple([action_text(action, codes) for action in actions])
