"""Open decisions and their ids. Ids come from the log alone: every process, and every restart, finds the same."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.records.games import Game, current_race
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import Action
from hairpin.rules.season import Season

Question = tuple[int, str, int, int, int]


@dataclass(frozen=True, slots=True)
class Decision:
    """`opened` is the entry of the log that asked for it."""

    seat: int
    opened: int
    options: tuple[str, ...]
    actions: tuple[Action, ...]

    @property
    def id(self) -> str:
        return f"{self.opened}-{self.seat}"


def question(game: Game) -> Question:
    """Where the game stands. While it stays the same, others' answers leave an open decision as it is."""
    race = current_race(game)
    results, stage = (len(game.results), game.step) if isinstance(game, Season) else (0, "")
    return (results, stage, race.round, race.step, race.turn_index)


def open_decisions(
    game: Game, before: dict[int, Decision], is_same_question: bool, actor: int | None, seq: int
) -> dict[int, Decision]:
    """By seat. Whoever has committed a plan is still asked, too: whether to take it back."""
    found = {}
    for seat in range(len(game.setup.entrants)):
        kept = before.get(seat) if is_same_question and seat != actor else None
        if kept is not None:
            found[seat] = kept
        elif actions := game.legal(seat):
            found[seat] = Decision(seat, seq, _texts(game, actions), actions)
    return found


def _texts(game: Game, actions: tuple[Action, ...]) -> tuple[str, ...]:
    codes = game.cards.codes
    return tuple([action_text(action, codes) for action in actions])
