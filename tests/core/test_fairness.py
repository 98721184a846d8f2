"""Commitments and nonces, as docs/shuffle.md publishes them."""

from __future__ import annotations

import hashlib
import hmac
from itertools import combinations

import pytest

from greentable.core.fairness import commitment, is_commitment, mixed_seed
from tests.core.test_shuffle import rows


@pytest.mark.parametrize(("seed", "published"), rows("seed", "commitment"))
def test_commitments_are_as_published(seed: str, published: str) -> None:
    assert commitment(seed) == published == hashlib.sha256(seed.encode()).hexdigest()
    assert is_commitment(published)


@pytest.mark.parametrize(("seed", "nonces", "mixed"), rows("seed", "nonces", "mixed seed"))
def test_mixed_seeds_are_as_published(seed: str, nonces: str, mixed: str) -> None:
    given = ["" if nonce == "(none)" else nonce for nonce in nonces.split(", ")]
    assert mixed_seed(seed, given) == mixed
    if any(given):
        message = b"greentable/nonces" + b"".join(b"\0" + nonce.encode() for nonce in given)
        assert hmac.digest(seed.encode(), message, "sha256").hex() == mixed


def test_where_nobody_gave_a_nonce_the_seed_is_dealt_from_as_it_is() -> None:
    assert mixed_seed("seed") == mixed_seed("seed", ("", "")) == "seed"


def test_no_two_rows_of_nonces_give_the_same_seed() -> None:
    nonces = [("a",), ("a", ""), ("", "a"), ("a", "b"), ("ab", ""), ("b", "a"), ("a", "b", "")]
    for one, other in combinations(nonces, 2):
        assert mixed_seed("seed", one) != mixed_seed("seed", other)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, f"{'0' * 64}\n"])
def test_what_is_no_hash_is_no_commitment(text: str) -> None:
    assert not is_commitment(text)
