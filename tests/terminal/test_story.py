"""Every event has its sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from hairpin.content.cards import load_cards
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import (
    Accelerated,
    Boosted,
    CardFlipped,
    CardPaid,
    CardPlayedDirectly,
    CardScrapped,
    CardsDiscarded,
    CardsDrawn,
    CardsRefreshed,
    CardsReplaced,
    CardsRevealed,
    CardsSalvaged,
    CarEliminated,
    CarFinished,
    CarMoved,
    CarRetired,
    CarsBuilt,
    CooledDown,
    CornerCrossed,
    DeckReshuffled,
    DiscardSearched,
    Event,
    GearMended,
    GearShown,
    HandChosen,
    HandCluttered,
    HeatRemoved,
    LegendCardRevealed,
    LegendMoved,
    MarketOpened,
    PlanCommitted,
    PlanTakenBack,
    RaceEnded,
    RaceScored,
    RivalsNamed,
    RoundBegan,
    SeasonEnded,
    SeasonLeft,
    SponsorsGained,
    SpunOut,
    StressReduced,
    SuperCooled,
    UpgradeChosen,
    UpgradeKept,
    UpgradesDealt,
    UpgradeSwapped,
    UpgradeThrownAway,
    WeatherDrawn,
)
from hairpin.rules.view import seen_by
from hairpin.terminal.card_words import card_names
from hairpin.terminal.story import sentence

NAMES = ("You", "Bruno", "Cleo")
LENGTH = 69
U9 = load_cards().by_code["u9"]
U42 = load_cards().by_code["u42"]

TOLD: list[tuple[Event, str]] = [
    (RoundBegan(3, (1, 0, 2), (2,)), "Round 3: Bruno, You, Cleo; Adrenaline for Cleo"),
    (PlanCommitted(1), "Bruno commits"),
    (PlanTakenBack(0), "You take the plan back"),
    (GearShown(1, 3, 0), "Bruno shows gear 3"),
    (GearShown(0, 4, 1), "You show gear 4, pay 1 Heat for the shift"),
    (HandCluttered(1, (3, HEAT)), "Bruno stands still with a cluttered hand (3 heat), gear 1"),
    (CardsRevealed(1, (4, 4, STRESS)), "Bruno reveals 4 4 stress"),
    (CardFlipped(1, 4, True), "Bruno flips 4"),
    (CardFlipped(1, HEAT, False), "Bruno flips heat, which doesn't count"),
    (DeckReshuffled(0), "You shuffle the discard pile into a new deck"),
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
    (CarFinished(1, 9, 1), "Bruno finishes 1st in round 9"),
    (CarRetired(1, 4), "Bruno retires in round 4"),
    (
        WeatherDrawn("fog", ((7, "limit+1"),)),
        "Weather: Fog; on the road: limit 1 higher (corner before space 7)",
    ),
    (MarketOpened((U42, U9)), "A market opens: u42 u9"),
    (UpgradeChosen(1, U42), "Bruno chooses u42 (Turbo 7, costs 2 Heat, Cooldown 3)"),
    (UpgradesDealt(0, (U42, U9)), "You get u42 (Turbo 7, costs 2 Heat, Cooldown 3), u9 (Brakes 2/4)"),
    (UpgradeThrownAway(1), "Bruno throws one upgrade away"),
    (CarsBuilt(((U42,), (U9, U9), ())), "Upgrades: You u42, Bruno u9 u9"),
    (HandChosen(0, False), "You keep the opening hand"),
    (HandChosen(1, True), "Bruno pays 1 Heat to redraw the opening hand"),
    (RivalsNamed((1, 2)), "Rivals: Bruno and Cleo"),
    (SponsorsGained(0, (U9,)), "You gain a sponsor card: u9 (Brakes 2/4)"),
    (HeatRemoved(1), "Bruno loses a Heat card for good"),
    (CarEliminated(1, 4), "Bruno drops out of the race in round 4"),
    (UpgradeSwapped(1, U9, U42), "Bruno swaps u9 (Brakes 2/4) for u42 (Turbo 7, costs 2 Heat, Cooldown 3)"),
    (UpgradeKept(1, U9), "Bruno takes u9 (Brakes 2/4) into the next season"),
    (SeasonLeft(1), "Bruno leaves the season"),
    (RaceScored(2, (9, 0, 6)), "Points for race 2: You 9, Cleo 6"),
    (SeasonEnded((2, 0, 1)), "The season is over; the champion is Cleo"),
    (LegendCardRevealed("3", ""), "The Legends follow card 3"),
    (
        LegendCardRevealed("red-3", "catch-up/reckless"),
        "The Legends follow red card 3; star ability: catch-up, rival ability: reckless",
    ),
    (LegendMoved(2, 60, 71, 0, "helmet", 11), "Cleo drives to space 2: helmet 11"),
    (
        LegendMoved(2, 60, 60, 0, "limit", 4, (), True),
        "Cleo stays on space 60: past the Legend line, limit and diamond make 4 (blocked)",
    ),
    (
        LegendMoved(2, 60, 65, 0, "diamond", 2, ("adrenaline", "limit+2")),
        "Cleo drives to space 65: its helmet would take it over the line, so it stops on its diamond, 2, "
        "with Adrenaline and limit +2",
    ),
    (
        GearMended(1, 4, 3, (1, 2, 3)),
        "Bruno planned gear 4 without the Heat for it: one card is lost at random, gear 3 with 1 2 3",
    ),
    (
        GearMended(0, 1, 2, (1, 4)),
        "You planned gear 1 without the Heat for it: a flip is added, gear 2 with 1 4",
    ),
    (CardsRevealed(1, (4, U42)), "Bruno reveals 4 u42 (Turbo 7, costs 2 Heat, Cooldown 3)"),
    (CardScrapped(1, U42), "Bruno scraps u42"),
    (CardPaid(0, U42, 2), "You pay 2 Heat for u42"),
    (CardsReplaced(1, (U42,)), "Bruno can't pay for u42: replaced by flips, the move starts over"),
    (CarMoved(1, "replace", 7, 21, 28, 0), "Bruno starts again at speed 7 and moves to space 28"),
    (CardPlayedDirectly(1, U42), "Bruno plays u42 (Turbo 7, costs 2 Heat, Cooldown 3) straight from hand"),
    (CarMoved(1, "direct", 4, 21, 25, 0), "Bruno gains 4 speed and moves to space 25"),
    (StressReduced(1, 2), "Bruno discards 2 Stress"),
    (
        SuperCooled(0, 1, (4, HEAT)),
        "You look through the discard pile (4 heat) and put 1 Heat from it back into the engine",
    ),
    (
        SuperCooled(1, 0, ()),
        "Bruno looks through the discard pile (nothing) and puts 0 Heat from it back into the engine",
    ),
    (DiscardSearched(1, U42), "Bruno looks through the discard pile with u42"),
    (CardsSalvaged(0, (4, U9)), "You shuffle 4 u9 back into the deck"),
    (CardsSalvaged(0, ()), "You shuffle nothing back into the deck"),
    (Accelerated(1, U42, 2), "Bruno accelerates with u42"),
    (CarMoved(1, "accelerate", 2, 21, 23, 0), "Bruno gains 2 speed and moves to space 23"),
    (CarMoved(0, "catch-up", 2, 21, 23, 0), "You catch up and move to space 23"),
    (CarMoved(1, "catch-up", 2, 21, 23, 0), "Bruno catches up and moves to space 23"),
    (CardsRefreshed(1, (U9,)), "Bruno puts u9 back on top of the deck"),
    (Boosted(1, 0), "Bruno boosts for free"),
    (RaceEnded((1, 0, 2)), "The race is over: 1. Bruno, 2. You, 3. Cleo"),
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_is_told(event: Event, words: str) -> None:
    assert sentence(event, NAMES, card_names(load_cards()), LENGTH) == words


def test_by_their_codes_alone_cards_are_told_as_well() -> None:
    assert sentence(UpgradeChosen(1, U42), NAMES, load_cards().codes, LENGTH) == "Bruno chooses u42"


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("4", "4"),
        ("heat", "heat"),
        ("u17", "u17 (Heat)"),
        ("u1", "u1 (4-wheel drive 4+, flips 1 from the deck)"),
        ("u2", "u2 (4-wheel drive +++, flips 3 from the deck)"),
        ("u7", "u7 (Brakes 1-4, costs 1 Heat)"),
        ("u28", "u28 (Gas pedal 1, scraps 5, may be played directly, accelerates)"),
        ("u36", "u36 (Tires 2, Cooldown 3, speed limits -1)"),
        ("s88", "s88 (Sponsor 2, may be played directly, single use)"),
    ],
)
def test_a_card_is_named_with_what_it_does(code: str, name: str) -> None:
    table = load_cards()
    assert card_names(table)[table.by_code[code]] == name


def test_no_event_is_without_a_sentence() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Event))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CardsDrawn(1, (STRESS, 4)), "Bruno draws 2 cards"),
        (CardsDrawn(1, (4,)), "Bruno draws 1 card"),
        (CardsDiscarded(1, (1, 2)), "Bruno discards 2 cards, 2 on top"),
        (CardsDiscarded(1, (2,)), "Bruno discards 2"),
        (CardsSalvaged(1, (2, 3)), "Bruno shuffles 2 cards back into the deck"),
    ],
)
def test_of_cards_face_down_only_the_number_is_told(event: Event, words: str) -> None:
    assert sentence(seen_by(event, 0), NAMES, load_cards().codes, LENGTH) == words
