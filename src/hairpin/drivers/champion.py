"""`champion`: a pro who thinks longer, and tries the best plans out in imagined races."""

from __future__ import annotations

from typing import Final

from hairpin.drivers.judgement import Judgement
from hairpin.drivers.pro import Effort, ProDriver
from hairpin.drivers.rehearsal import Rehearsed, after_some_rounds, at_the_finish, rehearse
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

LONG_THOUGHT: Final = Effort(close_looks=16, worlds=24, draws=48)
TURNS: Final = 4000
"""So many turns of cars are imagined for a decision."""
CANDIDATES: Final = 6
CLOSE: Final = 0.4
"""Rounds: plans that look worse by so much are not tried out."""
LAST_SPACES: Final = 32
"""From here on, places count instead of rounds."""
TRUST: Final = 0.25
"""How much the close look counts beside what the imagined races say."""
TRUST_AT_LAST: Final = 0.5
"""The same when places count."""


class ChampionDriver(ProDriver):
    def __init__(self, turns: int = TURNS, effort: Effort = LONG_THOUGHT) -> None:
        super().__init__(effort)
        self._turns = turns

    def choose(self, view: View, chance: Chance, ranked: list[tuple[float, Action]]) -> Action:
        tried = self.rehearsed(view, chance, ranked)
        return tried[0].plan if tried else ranked[0][1]

    def rehearsed(self, view: View, chance: Chance, ranked: list[tuple[float, Action]]) -> list[Rehearsed]:
        """Those that look nearly alike, tried out, the best one first; none where one looks best by far."""
        likely = [found for found in ranked[:CANDIDATES] if found[0] > ranked[0][0] - CLOSE]
        if len(likely) == 1:
            return []
        is_last = Judgement(view).to_go() <= LAST_SPACES
        trust, outcome = (TRUST_AT_LAST, at_the_finish) if is_last else (TRUST, after_some_rounds)
        plans = [(trust * look, plan) for look, plan in likely]
        return rehearse(view, chance, plans, outcome, self._turns)
