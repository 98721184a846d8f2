"""Sets of cards and seats: a number with one bit for each, number 1 at bit 1."""

from __future__ import annotations


def members_of(bits: int) -> list[int]:
    """The numbers in a set, lowest first."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
