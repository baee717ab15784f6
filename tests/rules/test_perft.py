"""How many plans and discards a hand allows: counted here by trying every handful of physical cards."""

from itertools import combinations
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hairpin.content.cards import load_cards
from hairpin.rules.actions import DISCARD, PLAN, RETIRE, Action
from hairpin.rules.event_cards import NO_LIMIT
from hairpin.rules.gears import reachable_gears
from hairpin.rules.plans import plans_of
from tests.fresh import longer

S: Final = 6
H: Final = 7

Cards = tuple[int, ...]


def plans(hand: list[int], gear: int, has_heat: bool) -> set[Cards]:
    gears = reachable_gears(gear, int(has_heat), flooded=False)
    options = plans_of(load_cards()).plans(sorted(hand), gears, gears)
    found = [option.cards for option in options.listed if option.kind == PLAN]
    assert len(set(found)) == len(found)
    assert options.listed.count(Action(RETIRE)) == 1
    assert set(options.accepted) == set(options.listed)
    return set(found)


def discards(hand: list[int]) -> set[Cards]:
    options = plans_of(load_cards()).discards(sorted(hand), False, NO_LIMIT)
    assert all(option.kind == DISCARD for option in options.listed)
    assert options.listed[0] == Action(DISCARD)
    found = {option.cards for option in options.listed}
    assert len(found) == len(options.listed)
    return found


# -- by brute force ------------------------------------------------------------------------------------


def plans_by_hand(hand: list[int], gear: int, has_heat: bool) -> set[Cards]:
    """3.1, 3.2 and 3.4 as they are written, over cards that lie on the table one by one."""
    gears = [g for g in (1, 2, 3, 4) if abs(g - gear) <= (2 if has_heat else 1)]
    playable = [place for place, card in enumerate(hand) if card != H]
    heat = [place for place, card in enumerate(hand) if card == H]
    proper = [handful for g in gears for handful in combinations(playable, g)]
    if proper:
        return {as_cards(hand, handful) for handful in proper}
    filled = [
        (*playable, *fill) for g in gears if g <= len(hand) for fill in combinations(heat, g - len(playable))
    ]
    return {as_cards(hand, handful) for handful in filled} or {tuple(sorted(hand))}


def discards_by_hand(hand: list[int]) -> set[Cards]:
    loose = [place for place, card in enumerate(hand) if card not in (S, H)]
    handfuls = [handful for count in range(len(loose) + 1) for handful in combinations(loose, count)]
    return {as_cards(hand, handful) for handful in handfuls}


def as_cards(hand: list[int], handful: tuple[int, ...]) -> Cards:
    return tuple(sorted(hand[place] for place in handful))


HANDS: Final = st.lists(st.integers(0, H), max_size=10)


@pytest.mark.rule("3.1", "3.2", "3.4")
@given(HANDS, st.integers(1, 4), st.booleans())
@settings(max_examples=longer(600))
def test_the_plans_of_any_hand_are_those_found_by_brute_force(hand: list[int], gear: int, has_heat: bool) -> None:
    assert plans(hand, gear, has_heat) == plans_by_hand(hand, gear, has_heat)


@pytest.mark.rule("3.4")
@given(
    st.lists(st.sampled_from((1, 4, S)), max_size=4),
    st.integers(0, 8),
    st.integers(1, 4),
    st.booleans(),
)
@settings(max_examples=longer(300))
def test_so_are_those_of_hands_full_of_heat(few: list[int], heat: int, gear: int, has_heat: bool) -> None:
    hand = few + [H] * heat
    assert plans(hand, gear, has_heat) == plans_by_hand(hand, gear, has_heat)


@pytest.mark.rule("3.13")
@given(HANDS)
@settings(max_examples=longer(300))
def test_the_discards_of_any_hand_are_those_found_by_brute_force(hand: list[int]) -> None:
    assert discards(hand) == discards_by_hand(hand)


# -- by pencil -----------------------------------------------------------------------------------------

# Ways to take 0, 1, 2, 3, 4 cards of a hand are the coefficients of a product with one factor for each value:
# (1 + x) for a single card, (1 + x + x2) for a pair, (1 + x + x2 + x3) for three of a kind.
# Seven singles 0 1 2 3 4 5 S: (1 + x)^7 = 1 7 21 35 35. Two pairs and three singles 1 1 2 2 3 4 5:
# (1 2 3 2 1) * (1 3 3 1) = 1 5 12 18 18. Triples 4 4 4 3 3 3 and a 1: (1 2 3 4 3 ..) * (1 1) = 1 3 5 7 7.
SINGLES: Final = [0, 1, 2, 3, 4, 5, S]
PAIRS: Final = [1, 1, 2, 2, 3, 4, 5]
TRIPLES: Final = [1, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("3.1", "3.2")
@pytest.mark.parametrize(
    ("hand", "gear", "has_heat", "count"),
    [
        (SINGLES, 1, False, 7 + 21),
        (SINGLES, 1, True, 7 + 21 + 35),
        (SINGLES, 2, False, 7 + 21 + 35),
        (SINGLES, 2, True, 7 + 21 + 35 + 35),
        (SINGLES, 3, False, 21 + 35 + 35),
        (SINGLES, 3, True, 7 + 21 + 35 + 35),
        (SINGLES, 4, False, 35 + 35),
        (SINGLES, 4, True, 21 + 35 + 35),
        (PAIRS, 1, True, 5 + 12 + 18),
        (PAIRS, 4, True, 12 + 18 + 18),
        (TRIPLES, 2, True, 3 + 5 + 7 + 7),
        (TRIPLES, 4, False, 7 + 7),
        # Heat cards add nothing: 1 2 3 in gear 1 leave 3 single plans and 3 pairs, and one of three
        ([1, 2, 3, H, H, H, H], 1, True, 3 + 3 + 1),
        # only gears that can be filled: from 4 without Heat in the engine 3 cards, not 4
        ([1, 2, 3, H, H, H, H], 4, False, 1),
        ([S, S, S, S, S, S, S], 4, True, 3),
        ([2], 1, False, 1),
    ],
)
def test_counts_of_plans_worked_out_by_pencil(hand: list[int], gear: int, has_heat: bool, count: int) -> None:
    assert len(plans(hand, gear, has_heat)) == count


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    ("hand", "gear", "has_heat", "expected"),
    [
        ([H] * 7, 1, False, {(H,), (H, H)}),
        ([H] * 7, 1, True, {(H,), (H, H), (H, H, H)}),
        ([H] * 7, 4, False, {(H,) * 3, (H,) * 4}),
        ([1, *[H] * 6], 4, True, {(1, H), (1, H, H), (1, H, H, H)}),
        ([1, S, *[H] * 5], 4, False, {(1, S, H), (1, S, H, H)}),
        ([1, *[H] * 6], 3, True, {(1,)}),
        ([], 1, True, {()}),
        ([], 4, False, {()}),
        ([H], 4, True, {(H,)}),
        ([H, H], 4, False, {(H, H)}),
        ([1, H], 4, True, {(1, H)}),
    ],
)
def test_cluttered_hands(hand: list[int], gear: int, has_heat: bool, expected: set[Cards]) -> None:
    assert plans(hand, gear, has_heat) == expected


@pytest.mark.rule("2.7", "3.13")
@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ([], 1),
        ([S, S, H, H, H, H, H], 1),
        ([4], 2),
        (SINGLES, 2**6),
        (PAIRS, 3 * 3 * 2 * 2 * 2),
        (TRIPLES, 2 * 4 * 4),
        ([0, 5, S, H], 4),
        ([4] * 3 + [3] * 3 + [2] * 3, 4**3),
    ],
)
def test_counts_of_discards_worked_out_by_pencil(hand: list[int], count: int) -> None:
    assert len(discards(hand)) == count


def test_asking_again_and_in_another_order_gives_the_same_lists() -> None:
    """Hands share table entries; what was asked before must not show."""
    table = plans_of(load_cards())
    with_heat, without = ((1, 2, 3), (1, 2, 3)), ((1, 2), (1, 2))
    first = table.plans([1, 2, 3, H], *with_heat).listed
    table.plans([1, 2, 3], *with_heat)
    table.plans([1, 2, 3, H, H], *without)
    assert table.plans([1, 2, 3, H], *with_heat).listed == first
