"""From a seed to an order. A frozen algorithm: a seed gives the same order in every release.

The stream of a seed and a label is the concatenation of
``HMAC-SHA256(key=seed, message=label ‖ 0x00 ‖ counter)``, the counter being eight bytes,
big-endian, from 0; it is read as 32-bit big-endian words. A number below ``n`` is ``word mod n``,
words at or above the largest multiple of ``n`` are discarded, so that all numbers are equally
likely. An order is Fisher–Yates from the last place down to the second. docs/shuffle.md has test
vectors.
"""

from __future__ import annotations

import hmac
from typing import Protocol

from greentable.core.reader import shown
from greentable.errors import UsageError

_WORD = 1 << 32
_WORDS_A_BLOCK = 8


class Picker(Protocol):
    """A source of random numbers: a stream, or a faster generator if no cards are dealt."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""


class Stream:
    """Numbers that depend on a seed and a label only."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._prefix = label.encode() + b"\0"
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            message = self._prefix + self._counter.to_bytes(8, "big")
            block = hmac.digest(self._seed, message, "sha256")
            self._counter += 1
            starts = range(0, 4 * _WORDS_A_BLOCK, 4)
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in reversed(starts)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= _WORD:
            message = f"below() takes a number from 1 to 2**32, not {n}"
            raise ValueError(message)
        limit = _WORD - _WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n


def order(seed: bytes, label: str, n: int) -> list[int]:
    """The numbers 0 to n - 1 in the order of a seed and a label."""
    stream = Stream(seed, label)
    places = list(range(n))
    for last in range(n - 1, 0, -1):
        other = stream.below(last + 1)
        places[last], places[other] = places[other], places[last]
    return places


def read_seed(text: str) -> str:
    """A seed that a record can contain. Raises UsageError."""
    if not text or text != text.strip() or not text.isprintable():
        raise UsageError("seed", text=shown(text))
    return text
