"""A quick generator of random numbers for playouts, the same interpreted and compiled.

In the compilable subset. It is Marsaglia's multiply-with-carry: the state is one number of 63 bits,
32 bits and the carry, and both together make the next number (as in Thomas's MWC64X). The period is
FACTOR · 2**31 - 1, more than four billion billion. No product passes 63 bits: Numba takes for
FACTOR · 2**31 - 1, more than four billion billion. No product exceeds 63 bits: Numba assumes that
integers do not overflow, so a generator that relies on overflow would go wrong.

A generator is a row with its state, so that functions can change it. It does not deal the cards at
a table: `shuffle.py` does.
"""

from __future__ import annotations

STATE = 1
"""The length of the row of a generator."""

WORD = 0xFFFFFFFF
# FACTOR · 2**32 - 1 and half of that are primes, so all states but two lie on one of two cycles. Of
# 260 such numbers below 2**31 this one does best in the spectral test in two and three dimensions.
FACTOR = 1_991_991_588

# A good hash of 32 bits with factors below 2**31 (from Wellons's "hash prospector").
FIRST_FACTOR = 0x21F0AAAD
SECOND_FACTOR = 0x735A2D97
GOLDEN = 0x9E3779B9  # so that 0 is not hashed to 0


def below(rng: list[int], n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**31."""
    state = rng[0]
    rng[0] = (state & WORD) * FACTOR + (state >> 32)
    return ((state ^ state >> 32) & WORD) * n >> 32


def hashed(word: int) -> int:
    """Another word of 32 bits for each word; similar words give very different ones."""
    word = (word ^ word >> 16) * FIRST_FACTOR & WORD
    word = (word ^ word >> 15) * SECOND_FACTOR & WORD
    return word ^ word >> 15


def seed(rng: list[int], number: int) -> None:
    """Set up a generator from a number of up to 63 bits; similar numbers give unlike sequences."""
    low = hashed((number & WORD) ^ GOLDEN)
    high = hashed((number >> 32 & WORD) ^ low)
    carry = high % (FACTOR - 2) + 1  # avoids the two states that lead to themselves
    rng[0] = carry << 32 | hashed(low ^ high)


def seed_all(rngs: list[list[int]], number: int) -> None:
    """Set up many generators from one number of up to 63 bits."""
    if len(rngs) > 0:
        seed(rngs[0], number)
        first = rngs[0][0]
        for index in range(len(rngs)):
            seed(rngs[index], first + index)
