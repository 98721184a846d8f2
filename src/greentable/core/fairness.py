"""Fair dealing: a dealer commits to a seed before the deal, and players add nonces to it.

Frozen like the shuffle; docs/shuffle.md has the formulas, what they guarantee, and test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence

_NONCES = "greentable/nonces"
_COMMITMENT = re.compile("[0-9a-f]{64}")


def commitment(seed: str) -> str:
    """The hash that a dealer publishes before the deal: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_commitment(text: str) -> bool:
    """True if a text has the form of a commitment."""
    return _COMMITMENT.fullmatch(text) is not None


def mixed_seed(seed: str, nonces: Sequence[str] = ()) -> str:
    """The seed for dealing cards: the dealer's seed, with the players' nonces mixed in.

    The nonces are in the order of the seats, "" for a seat that gave none. Without any nonce, the
    dealer's seed is used unchanged.
    """
    if not any(nonces):
        return seed
    message = "\0".join((_NONCES, *nonces))
    return hmac.new(seed.encode(), message.encode(), "sha256").hexdigest()
