"""What goes over the pipe to a worker."""

from __future__ import annotations

import io

import pytest

from hairpin.rules.chance import Chance
from hairpin.server.thinking import parcels
from hairpin.server.thinking.parcels import Packer, Question, next_question
from tests.server.test_lanes import a_view


def test_what_is_packed_arrives_the_first_time_and_every_time() -> None:
    packer, question = Packer(), Question("club", a_view(), Chance(7))
    for _ in range(2):
        assert next_question(io.BytesIO(packer.pack(question))) == question


def test_what_stays_the_same_in_a_race_is_sent_once() -> None:
    packer, question = Packer(), Question("club", a_view(), Chance(7))
    first, second = packer.pack(question), packer.pack(question)
    assert len(first) > 5000
    assert len(second) < 1500


def test_a_worker_knows_the_circuit_in_the_set_up_as_the_one_of_the_view() -> None:
    seen = next_question(io.BytesIO(Packer().pack(Question("club", a_view(), Chance(7))))).view
    assert seen.setup.circuit is seen.circuit


def test_a_worker_forgets_what_has_not_been_used_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    packer = Packer()
    known: dict[int, object] = {}
    monkeypatch.setattr(parcels, "_things", known)
    monkeypatch.setattr(
        parcels, "MAX_KNOWN", 6
    )  # circuit, cards, event and the dry road, and the set-ups of two races
    often, seldom = Question("club", a_view(), Chance(7)), Question("pro", a_view(), Chance(7))
    for question in (seldom, often, Question("club", a_view(), Chance(7)), often):
        assert next_question(io.BytesIO(packer.pack(question))) == question
        assert len(known) <= 6
    assert len(packer.pack(often)) == len(packer.pack(often))
    assert len(packer.pack(seldom)) > len(packer.pack(seldom))
