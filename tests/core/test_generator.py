"""The quick generator: it fills its range evenly, and different seeds have nothing in common."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

import pytest

from greentable.core.generator import FACTOR, STATE, below, hashed, seed, seed_all
from tests.games.strategies import generator

# Of many bins, none of our numbers below is off by more than this many standard deviations. They
# follow from fixed seeds: a test that passes always passes.
SIGMAS = 4.5


def is_even(counts: Counter[int], bins: int) -> bool:
    """Whether numbers fall into all bins about equally often."""
    expected = counts.total() / bins
    return all(abs(counts[n] - expected) < SIGMAS * math.sqrt(expected) for n in range(bins))


@pytest.mark.parametrize("n", [1, 2, 6, 7, 27, 104])
def test_every_number_below_n_comes_equally_often(n: int) -> None:
    rng = generator(n)
    assert is_even(Counter(below(rng, n) for _ in range(400 * n)), n)


def test_pairs_and_triples_in_a_row_are_spread_evenly() -> None:
    rng = generator(3)
    numbers = [below(rng, 8) for _ in range(120_000)]
    pairs = Counter(8 * a + b for a, b in zip(numbers[::2], numbers[1::2], strict=True))
    assert is_even(pairs, 64)
    triples = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
    assert is_even(Counter(64 * a + 8 * b + c for a, b, c in triples), 512)


def test_the_largest_range_is_used_to_its_end() -> None:
    rng = generator(1)
    numbers = [below(rng, 2**31) for _ in range(4_000)]
    assert 0 <= min(numbers) < 2**22
    assert 2**31 - 2**22 < max(numbers) < 2**31
    assert len(set(numbers)) == len(numbers)


def test_neighbouring_seeds_lead_to_unrelated_numbers() -> None:
    firsts = [below(generator(number), 64) for number in range(12_800)]
    assert is_even(Counter(firsts), 64)
    differences = Counter((a - b) % 64 for a, b in pairwise(firsts))
    assert is_even(differences, 64)


def test_many_generators_from_one_number_are_all_different() -> None:
    rows = [[0] * STATE for _ in range(2_000)]
    seed_all(rows, 5)
    others = [[0] * STATE for _ in range(2_000)]
    seed_all(others, 6)
    assert len({state for (state,) in rows + others}) == 4_000
    assert is_even(Counter(below(rng, 16) for rng in rows), 16)
    seed_all([], 7)


def test_no_product_passes_63_bits() -> None:
    """Compiled, it would be anything: Numba takes for granted that nothing overflows."""
    largest = FACTOR * 2**32 - 1
    rng = [largest - 1]
    below(rng, 2**31)
    assert 0 < rng[0] < largest < 2**63
    for number in (0, 1, 2**32 - 1, 2**63 - 1, -1):
        seed(rng, number)
        assert 0 < rng[0] < largest
    assert all(0 <= hashed(word) < 2**32 for word in (0, 1, 2**31, 2**32 - 1))


def test_the_period_is_as_long_as_it_is_said_to_be() -> None:
    """With this modulus a prime, and half of it too, every state but two is on a cycle so long."""
    modulus = FACTOR * 2**32 - 1
    for number in (modulus, modulus // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13, 17))
    rng = [123_456_789]
    below(rng, 2)
    assert rng[0] == 123_456_789 * FACTOR % modulus  # each step multiplies
    assert pow(FACTOR, modulus // 2, modulus) == 1
    assert pow(FACTOR, 2, modulus) != 1
