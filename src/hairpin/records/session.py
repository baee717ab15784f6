"""A race being raced: the engine, the drivers that answer for seats, and the record that is kept of it."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import NamedTuple

from hairpin.records.continuing import AnyPosition
from hairpin.records.errors import RecordError
from hairpin.records.games import Game, GameConfig, current_race, listen_to, start
from hairpin.records.reading import read_record
from hairpin.records.replay import replay
from hairpin.records.writing import RecordWriter
from hairpin.rules.actions import Action
from hairpin.rules.errors import IllegalAction
from hairpin.rules.race import Race
from hairpin.rules.seeds import Seed


class _Trial(NamedTuple):
    before: Game
    seat: int
    action: Action
    after: Game


def _plain(action: Action) -> Action:
    """True is 1 to Python, but not on paper."""
    return Action(action.kind, int(action.n), tuple([int(card) for card in action.cards]))


class Session:
    """Every change of the race goes through `act` or `undo`, and is on paper when they return."""

    def __init__(self, config: GameConfig, seed: Seed, game: Game, writer: RecordWriter | None) -> None:
        self.config = config
        self.seed = seed
        self.game = game
        self.notice: str | None = None
        self.actions = 0
        """How many actions stand; drivers draw their chances by it."""
        self._writer = writer
        self._before: list[tuple[Game, int, int]] = []
        """The race before each action that can still be undone, whose action it was, and the events till then."""
        self._tried: deque[_Trial] = deque()

    @classmethod
    def begin(
        cls,
        config: GameConfig,
        seed: Seed,
        record: Path | None = None,
        listen: bool = True,
        beginning: AnyPosition | None = None,
    ) -> Session:
        game = start(config, seed, listen, beginning)
        writer = RecordWriter.create(record, config, seed, beginning) if record else None
        session = cls(config, seed, game, writer)
        session._close_if_over()  # a race of Legends alone needs nobody
        return session

    @classmethod
    def resume(cls, path: Path, listen: bool = True) -> Session:
        """Take up a record where it stopped, and go on writing it."""
        writer = RecordWriter.take_up(path)
        try:
            record = read_record(path)
            if record.end is not None:
                raise RecordError(f"{path}: this race is over; watch it with 'hairpin replay'")
            game = replay(record, listen)
        except BaseException:
            writer.close()
            raise
        writer.go_on_after(record.whole_bytes)
        session = cls(record.config, record.seed, game, writer)
        session.notice = record.notice
        session.actions = len(record.actions)
        session._close_if_over()
        return session

    @property
    def race(self) -> Race:
        """The race that is on, also in a season."""
        return current_race(self.game)

    def try_out(self, seat: int, *actions: Action) -> None:
        """Raises what `act` would raise, and changes nothing. If `act` then comes, the work is done already."""
        plain = [_plain(action) for action in actions]
        if self._has_tried(seat, plain):
            return
        self._tried.clear()
        game, trials = self.game, []
        for action in plain:
            after = game.clone()
            listen_to(after, None if game.events is None else [])
            after.apply(seat, action)
            trials.append(_Trial(game, seat, action, after))
            game = after
        self._tried.extend(trials)

    def _has_tried(self, seat: int, actions: list[Action]) -> bool:
        is_from_here = bool(self._tried) and self._tried[0].before is self.game
        return is_from_here and [(each.seat, each.action) for each in self._tried] == [(seat, a) for a in actions]

    def act(self, seat: int, action: Action, by: str | None = None) -> None:
        """`by` is whoever has answered in the place of the one that the seat belongs to."""
        action = _plain(action)
        told = len(self.game.events or ())
        before = self._take_trial(seat, action)
        if before is None:
            before = self.game.clone()
            self.game.apply(seat, action)
        self._remember(before, seat, told)
        self.actions += 1
        if self._writer:
            self._writer.action(seat, action, self.game, by)
        self._close_if_over()

    def _take_trial(self, seat: int, action: Action) -> Game | None:
        """The game before it, if this was tried out from here."""
        trial = self._tried.popleft() if self._tried else None
        if trial is None or trial.before is not self.game or (trial.seat, trial.action) != (seat, action):
            self._tried.clear()
            return None
        events = self.game.events
        if events is not None:
            events += trial.after.events or ()
        self.game = trial.after
        listen_to(self.game, events)
        return trial.before

    def _remember(self, before: Game, seat: int, told: int) -> None:
        if self.game.reveals != before.reveals:
            self._before.clear()
        else:
            self._before.append((before, seat, told))

    def put(self, game: Game) -> None:
        """The race as it stands in a lesson. Nothing before it can be undone, and there is no record of it."""
        assert self._writer is None
        events = self.game.events
        self.game = game
        listen_to(game, events)
        self._before.clear()
        self._tried.clear()

    def can_undo(self, seat: int) -> bool:
        """Only the seat's own last action, and only if nobody has learnt anything by it."""
        return bool(self._before) and self._before[-1][1] == seat

    def can_be_undone(self) -> int:
        """How many actions, one after the other."""
        return len(self._before)

    def undo(self) -> None:
        if not self._before:
            raise IllegalAction("undo: there is nothing to undo")
        before, _, told = self._before.pop()
        before.events = self.game.events
        if before.events is not None:
            del before.events[told:]
        self.game = before
        self.actions -= 1
        if self._writer:
            self._writer.undo()

    def close(self) -> None:
        if self._writer:
            self._writer.close()

    def _close_if_over(self) -> None:
        if not self.game.is_over():
            return
        self._before.clear()
        if self._writer:
            self._writer.end(self.game)
            self.close()
            self._writer = None
