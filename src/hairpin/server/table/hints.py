"""What a strong driver would do in a seat's decision: asked for by its player, thought out in another process."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet

from hairpin.advice.advice import Advice
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import TAKE_BACK
from hairpin.rules.chance import Chance
from hairpin.rules.season_view import game_view
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.server import HintMessage, WeighedOption
from hairpin.server.table.decisions import Decision
from hairpin.server.table.state import TableState
from hairpin.server.thinking.job import DriverFailed
from hairpin.server.thinking.thinking import Thinking

DIGITS = 3


class Hints:
    """Each decision is thought about once: whoever asks again hears the same."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._by_seat: dict[int, tuple[Decision, asyncio.Task[Advice]]] = {}

    async def of(
        self, state: TableState, decision: Decision, addresses: AbstractSet[str], id: int | None
    ) -> HintMessage:
        if not state.allows_hints:
            raise Refused(Code.NOT_ALLOWED, "there are no hints at this table; its host can allow them")
        if state.is_led:
            # a hint would be the lesson's own step, or contradict it
            raise Refused(Code.NOT_NOW, "the lesson says what to do; hints come when you drive on your own")
        if decision.options == (TAKE_BACK,):
            raise Refused(Code.NOT_NOW, "your plan is made; take it back if you want a hint for another")
        codes = state.open_session().game.cards.codes
        try:
            # whoever leaves must not take the answer away from somebody who asks again
            advice = await asyncio.shield(self._thought(state, decision, addresses))
        except DriverFailed as error:
            self._by_seat.pop(decision.seat, None)
            raise Refused(Code.UNAVAILABLE, f"no hint can be had now: {error}") from None
        return _message(id, decision, advice, codes)

    def _thought(self, state: TableState, decision: Decision, addresses: AbstractSet[str]) -> asyncio.Task[Advice]:
        kept = self._by_seat.get(decision.seat)
        if kept is None or kept[0] is not decision:
            # where cards are not counted, advice would give away what the counts are
            seen = game_view(state.open_session().game, decision.seat, state.shows_card_counts)
            # its chance has nothing to do with the cards: the same view is always told the same
            chance = Chance(Chance(decision.opened).state + decision.seat)
            thought = asyncio.create_task(self._thinking.advise(seen, chance, state.id, addresses))
            kept = self._by_seat[decision.seat] = decision, thought
        return kept[1]


def _message(id: int | None, decision: Decision, advice: Advice, codes: list[str]) -> HintMessage:
    return HintMessage(
        id=id,
        decision=decision.id,
        do=action_text(advice.action, codes),
        reason=advice.reason.id,
        values=dict(advice.reason.values),
        worth=_rounded(advice.worth),
        others=[
            WeighedOption(action_text(other.action, codes), _rounded(other.worth)) for other in advice.alternatives
        ],
    )


def _rounded(worth: float | None) -> float | None:
    return None if worth is None else round(worth, DIGITS)
