"""Fair dealing: a dealer commits to a seed before the deal, and players mix something of theirs in.

Frozen like the shuffle; docs/shuffle.md has the formulas, what they are worth, and test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence

_NONCES = "greentable/nonces"
_COMMITMENT = re.compile("[0-9a-f]{64}")


def commitment(seed: str) -> str:
    """What a dealer publishes before the deal: the SHA-256 of the seed, in hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_commitment(text: str) -> bool:
    """Whether a text could be a commitment."""
    return _COMMITMENT.fullmatch(text) is not None


def mixed_seed(seed: str, nonces: Sequence[str] = ()) -> str:
    """The seed that cards are dealt from: the dealer's, with the players' nonces mixed in.

    The nonces stand in the order of the seats, "" for a seat that gave none. Where nobody gave one,
    the dealer's seed is dealt from as it is.
    """
    if not any(nonces):
        return seed
    message = "\0".join((_NONCES, *nonces))
    return hmac.new(seed.encode(), message.encode(), "sha256").hexdigest()
