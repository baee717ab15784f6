"""Every event has its sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from hairpin.content.cards import load_cards
from hairpin.records.story import sentence
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import (
    Boosted,
    CardFlipped,
    CardsDiscarded,
    CardsDrawn,
    CardsRevealed,
    CarFinished,
    CarMoved,
    CarRetired,
    CooledDown,
    CornerCrossed,
    DeckReshuffled,
    Event,
    GearShown,
    HandCluttered,
    PlanCommitted,
    PlanTakenBack,
    RaceEnded,
    RoundBegan,
    SpunOut,
)
from hairpin.rules.view import seen_by

NAMES = ("You", "Bruno", "Cleo")
LENGTH = 69

TOLD: list[tuple[Event, str]] = [
    (RoundBegan(3, (1, 0, 2), (2,)), "Round 3: Bruno, You, Cleo; Adrenaline for Cleo"),
    (PlanCommitted(1), "Bruno commits"),
    (PlanTakenBack(0), "You take the plan back"),
    (GearShown(1, 3, 0), "Bruno shows gear 3"),
    (GearShown(0, 4, 1), "You show gear 4, pay 1 Heat for the shift"),
    (HandCluttered(1, (3, HEAT)), "Bruno stands still with a cluttered hand (3 heat), gear 1"),
    (CardsRevealed(1, (4, 4, STRESS)), "Bruno reveals 4 4 stress"),
    (CardFlipped(1, 4, True), "Bruno flips 4"),
    (CardFlipped(1, HEAT, False), "Bruno flips heat in vain"),
    (DeckReshuffled(0), "You shuffle the discard into a new deck"),
    (CarMoved(1, "cards", 11, 88, 97, 0), "Bruno moves to space 28 at speed 11 (blocked, 2 short)"),
    (CarMoved(1, "cards", 0, 30, 30, 0), "Bruno stays on space 30 at speed 0"),
    (CarMoved(1, "cards", 2, 30, 30, 0), "Bruno stays on space 30 at speed 2 (blocked, 2 short)"),
    (CarMoved(0, "adrenaline", 1, 30, 31, 0), "You use Adrenaline for +1 speed and move to space 31"),
    (CarMoved(1, "boost", 4, 30, 34, 0), "Bruno gains 4 speed and moves to space 34"),
    (CarMoved(1, "slipstream", 2, 30, 31, 1), "Bruno slipstreams and moves to space 31 (blocked, 1 short)"),
    (CooledDown(1, 2), "Bruno cools down 2 Heat"),
    (Boosted(0, 1), "You boost for 1 Heat"),
    (CornerCrossed(1, 33, 3, 5, 2), "Bruno pays 2 Heat at the corner (limit 3)"),
    (CornerCrossed(1, 33, 3, 3, 0), "Bruno clears the corner (limit 3)"),
    (SpunOut(1, 33, 32, 0, 4, 2), "Bruno spins out before space 33: 4 Heat paid, 2 Stress, gear 1"),
    (SpunOut(0, 33, 32, 0, 0, 1), "You spin out before space 33: 1 Stress, gear 1"),
    (CardsDiscarded(1, (1, 2)), "Bruno discards 1 2"),
    (CardsDrawn(0, (STRESS, 4)), "You draw stress 4"),
    (CarFinished(1, 9, 1), "Bruno comes home in place 1, round 9"),
    (CarRetired(1, 4), "Bruno retires in round 4"),
    (RaceEnded((1, 0, 2)), "The race is over: 1. Bruno, 2. You, 3. Cleo"),
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_is_told(event: Event, words: str) -> None:
    assert sentence(event, NAMES, load_cards().codes, LENGTH) == words


def test_no_event_is_without_a_sentence() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Event))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CardsDrawn(1, (STRESS, 4)), "Bruno draws 2 cards"),
        (CardsDrawn(1, (4,)), "Bruno draws 1 card"),
        (CardsDiscarded(1, (1, 2)), "Bruno discards 2 cards, 2 on top"),
        (CardsDiscarded(1, (2,)), "Bruno discards 2"),
    ],
)
def test_of_cards_face_down_only_the_number_is_told(event: Event, words: str) -> None:
    assert sentence(seen_by(event, 0), NAMES, load_cards().codes) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CarMoved(1, "cards", 11, 21, 30, 0), "Bruno moves 9 spaces at speed 11 (blocked, 2 short)"),
        (CarMoved(1, "slipstream", 2, 21, 23, 0), "Bruno slipstreams and moves 2 spaces"),
        (CarMoved(1, "cards", 0, 21, 21, 0), "Bruno stays in place at speed 0"),
    ],
)
def test_without_the_length_of_the_circuit_spaces_are_counted(event: Event, words: str) -> None:
    assert sentence(event, NAMES, load_cards().codes) == words
