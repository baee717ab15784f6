"""The stream of chances: the same on every machine, and even."""

from collections import Counter

import pytest

from hairpin.rules.chance import Chance


def test_a_seed_is_scrambled_as_splitmix64_does_it() -> None:
    """Published values of that generator, seeded with 0 and 1234567."""
    assert Chance(0).state == 0xE220A8397B1DCDAF
    assert Chance(1234567).state == 6457827717110365317


def test_the_stream_is_knuths_generator_of_64_bits() -> None:
    chance = Chance(7)
    state = chance.state
    for n in (1, 2, 6, 100, 2**31):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        assert chance.below(n) == (state // 2**32) * n // 2**32


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**200, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= Chance(seed).state < 2**64


def test_numbers_below_n_are_about_equally_frequent() -> None:
    chance = Chance(3)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_every_order_comes_out_of_a_shuffle_about_equally_often() -> None:
    chance = Chance(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(60 < count < 150 for count in orders.values())


def test_a_clone_goes_on_alike_and_apart() -> None:
    chance = Chance(5)
    twin = chance.clone()
    assert [chance.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]
    chance.below(2)
    assert chance.state != twin.state
