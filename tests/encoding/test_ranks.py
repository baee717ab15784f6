"""Sets and multisets are counted without gaps."""

from itertools import combinations, combinations_with_replacement

from hairpin.encoding.action_tables import MAX_PLAN, multisets, subsets
from hairpin.encoding.ranks import multiset_rank, subset_rank


def test_every_set_has_its_own_number_small_ones_first() -> None:
    for n in (4, 7, 12):
        chosen = [each for size in range(MAX_PLAN + 1) for each in combinations(range(n), size)]
        ranks = [subset_rank(n, each) for each in chosen]
        assert sorted(ranks) == list(range(subsets(n, MAX_PLAN)))
        assert [len(each) for _, each in sorted(zip(ranks, chosen, strict=True))] == [len(each) for each in chosen]


def test_every_multiset_has_its_own_number_small_ones_first() -> None:
    for n in (1, 8, 16):
        chosen = [each for size in range(MAX_PLAN + 1) for each in combinations_with_replacement(range(n), size)]
        ranks = [multiset_rank(n, each) for each in chosen]
        assert sorted(ranks) == list(range(multisets(n, MAX_PLAN)))
        assert [len(each) for _, each in sorted(zip(ranks, chosen, strict=True))] == [len(each) for each in chosen]


def test_numbers_that_programs_elsewhere_count_on() -> None:
    assert subset_rank(7, ()) == 0
    assert subset_rank(7, (6,)) == 7
    assert subset_rank(7, (0, 1)) == 8
    assert subset_rank(7, (3, 4, 5, 6)) == subsets(7, 4) - 1
    assert multiset_rank(8, (0, 0)) == 9
    assert multiset_rank(8, (0, 1)) == 10
    assert multiset_rank(8, (1, 1)) == 11
    assert multiset_rank(8, (7, 7, 7, 7)) == multisets(8, 4) - 1
