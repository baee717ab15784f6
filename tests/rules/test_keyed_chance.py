"""The stream of a key: even, the same everywhere, and without a way back to the key."""

import hashlib
import pickle
from collections import Counter
from collections.abc import Sequence

import pytest

from hairpin.drivers.driver import driver_chance
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadKey
from hairpin.rules.keyed_chance import KeyedChance
from hairpin.rules.keys import derived, key_from, key_hash
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.seeds import chance_from
from tests.rules.module_races import Mix
from tests.rules.season_races import SeasonMix, all_go_on, race_over

KEY = bytes(range(32))
OTHER = bytes(range(1, 33))

ONE_IN_A_MILLION = {2: 27.6, 23: 71.0, 289: 418.0}
"""Chi-square by degrees of freedom: fixed keys, so a stream that is even passes for good."""


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# -- the numbers -----------------------------------------------------------------------------------------


def by_hand(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 describes it."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def test_number_i_is_the_start_of_an_hmac_of_i() -> None:
    chance = KeyedChance(KEY)
    for i in range(20):
        digest = by_hand(KEY, b"hairpin cards" + bytes([0, 0, 0, 0, 0, 0, 0, i]))
        assert chance.below(1 << 64) == int.from_bytes(digest[:8], "big")


def test_the_first_numbers_of_the_published_key_are_these() -> None:
    chance = KeyedChance(KEY)
    assert [chance.below(10) for _ in range(8)] == [8, 7, 3, 9, 8, 3, 7, 2]


def test_a_shuffle_swaps_from_the_last_place_to_the_first() -> None:
    items, drawn = list(range(10)), KeyedChance(KEY)
    KeyedChance(KEY).shuffle(items)
    expected = list(range(10))
    for i in range(9, 0, -1):
        j = drawn.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected == [2, 5, 9, 1, 7, 6, 4, 3, 0, 8]


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_no_number_is_below_what_the_stream_cannot_give(n: int) -> None:
    with pytest.raises(ValueError, match="1 to 2"):
        KeyedChance(KEY).below(n)


# -- even ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [KEY, OTHER])
def test_every_order_comes_out_of_a_shuffle_equally_often(key: bytes) -> None:
    chance = KeyedChance(key)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < ONE_IN_A_MILLION[23]


def test_every_card_of_a_deck_lies_equally_often_in_every_place() -> None:
    chance = KeyedChance(KEY)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        deck = list(range(18))
        chance.shuffle(deck)
        places.update(enumerate(deck))
    assert len(places) == 18 * 18
    assert chi_square(list(places.values())) < ONE_IN_A_MILLION[289]


def test_no_number_is_favoured_where_n_does_not_divide_the_range() -> None:
    """Of 3 * 2**62 the lowest third would come up twice as often as each of the others."""
    chance = KeyedChance(KEY)
    thirds = Counter(chance.below(3 << 62) >> 62 for _ in range(3000))
    assert sorted(thirds) == [0, 1, 2]
    assert chi_square(list(thirds.values())) < ONE_IN_A_MILLION[2]
    assert chance.state > 3500, "about every fourth number is left out"


# -- values ----------------------------------------------------------------------------------------------


def test_a_clone_goes_on_alike_and_apart() -> None:
    chance = KeyedChance(KEY)
    chance.below(6)
    twin = chance.clone()
    assert twin == chance
    assert [chance.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]
    chance.below(2)
    assert chance != twin


def test_a_pickle_goes_on_alike() -> None:
    chance = KeyedChance(KEY)
    chance.shuffle(list(range(18)))
    twin = pickle.loads(pickle.dumps(chance))
    assert twin == chance
    assert twin.below(1 << 60) == chance.below(1 << 60)


def test_streams_of_different_keys_or_kinds_are_never_equal() -> None:
    small = Chance(1)
    small.state = 0
    assert KeyedChance(KEY) == KeyedChance(KEY)
    assert KeyedChance(KEY) != KeyedChance(OTHER)
    assert KeyedChance(KEY) != small
    assert small != KeyedChance(KEY)


def test_the_state_is_a_count_and_the_same_for_any_key() -> None:
    one, other = KeyedChance(KEY), KeyedChance(OTHER)
    for chance in (one, other):
        chance.shuffle(list(range(18)))
    assert one.state == other.state == 17


# -- keys as seeds ---------------------------------------------------------------------------------------


NO_KEYS = ["", "12", KEY.hex()[:-1], KEY.hex() + "0", KEY.hex() + "\n", KEY.hex().upper(), "g" * 64, "٣" * 64]


@pytest.mark.parametrize("text", NO_KEYS)
def test_a_key_that_is_not_64_hex_digits_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadKey, match="a key must be 64 hex digits"):
        key_from(text)


def test_the_hash_of_a_key_is_sha_256_of_its_bytes() -> None:
    assert key_hash(KEY.hex()) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_number_is_a_seed_of_the_small_generator_and_a_text_is_a_key() -> None:
    assert chance_from(7) == Chance(7)
    assert type(chance_from(7)) is Chance
    assert chance_from(KEY.hex()) == KeyedChance(KEY)


def test_a_race_from_a_key_is_repeatable_and_another_one_from_another_key() -> None:
    setup = Mix("usa", 4).config().setup
    race = Race(setup, KEY.hex())
    assert race == Race(setup, KEY.hex())
    assert pickle.loads(pickle.dumps(race)) == race
    assert race.clone() == race
    assert [car.deck for car in race.cars] != [car.deck for car in Race(setup, OTHER.hex()).cars]


def test_drivers_gamble_otherwise_at_each_decision_and_with_each_key() -> None:
    streams = {
        driver_chance(key.hex(), seat, decisions).state
        for key in (KEY, OTHER)
        for seat in range(12)
        for decisions in range(100)
    }
    assert len(streams) == 2 * 12 * 100


# -- seasons ---------------------------------------------------------------------------------------------


def race_keys(season: Season) -> list[bytes]:
    """Of the races that have been begun, whatever happened in them."""
    keys = []
    for _ in season.setup.slots:
        assert isinstance(season.race.chance, KeyedChance)
        keys.append(season.race.chance._key)
        race_over(season)
        if not season.is_over():
            all_go_on(season)
    return keys


def test_each_race_of_a_season_has_a_key_of_its_own_made_from_the_seasons() -> None:
    keys = race_keys(Season(SeasonMix().config().setup, KEY.hex()))
    assert keys == [by_hand(KEY, b"hairpin race" + number.to_bytes(8, "big")) for number in (1, 2, 3)]
    others = race_keys(Season(SeasonMix().config().setup, OTHER.hex()))
    assert len({KEY, OTHER, *keys, *others}) == 2 + len(keys) + len(others)


def test_what_is_for_one_purpose_is_of_no_use_for_another() -> None:
    purposes = (b"hairpin cards", b"hairpin race", b"hairpin driver")
    assert len({derived(KEY, purpose, number) for purpose in purposes for number in range(3)}) == 9
    assert not any(one != other and one.startswith(other) for one in purposes for other in purposes)
