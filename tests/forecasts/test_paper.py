"""A race laid out from a view is the race, as far as its owner can know."""

from __future__ import annotations

import pytest

from hairpin.forecasts.paper import on_paper
from hairpin.rules.cards import FACE_DOWN, HEAT
from hairpin.rules.race import Race
from hairpin.rules.symbols import SUPER_COOL
from hairpin.rules.turn import Turn
from hairpin.rules.view import view
from tests.engines import slots_of
from tests.forecasts.positions import KINDS, in_turns

UNUSED = ("choices", "slipstream_start", "salvaging")
"""Asked for by the engine before or after the decisions that are foreseen."""


@pytest.mark.parametrize("kind", KINDS)
def test_the_turn_and_the_track_are_the_same(kind: str) -> None:
    for race, seat in in_turns(kind):
        paper = on_paper(view(race, seat), race.order)
        for name in set(slots_of(Turn)) - set(UNUSED):
            assert getattr(paper.turn, name) == getattr(race.turn, name), name
        assert paper.track == race.track
        assert (paper.step, paper.active(), paper.order) == (race.step, race.active(), race.order)


@pytest.mark.parametrize("kind", ["duel", "all", "1961"])
def test_own_cards_lie_where_they_are_and_hidden_ones_are_blank(kind: str) -> None:
    for race, seat in in_turns(kind):
        real, paper = race.cars[seat], on_paper(view(race, seat), race.order).cars[seat]
        assert (paper.hand, paper.play_area, len(paper.engine)) == (real.hand, real.play_area, len(real.engine))
        assert (len(paper.deck), len(paper.discard)) == (len(real.deck), len(real.discard))
        assert set(paper.deck) <= {FACE_DOWN}
        assert sorted(paper.discard) == sorted(real.discard)
        uncounted = on_paper(view(race, seat, counting=False), race.order).cars[seat]
        # 14.3: how much Heat may be super-cooled is seen in the options
        blank = {FACE_DOWN, HEAT} if race.turn.cards_with(SUPER_COOL.number) else {FACE_DOWN}
        assert race.turn.salvaging or set(uncounted.discard) <= blank


def test_other_hands_are_empty() -> None:
    for race, seat in in_turns("five"):
        paper = on_paper(view(race, seat), race.order)
        assert all(not _cards(paper, other) for other in range(5) if other != seat)


def _cards(race: Race, seat: int) -> list[int]:
    car = race.cars[seat]
    return car.hand + car.deck + car.discard + car.play_area
