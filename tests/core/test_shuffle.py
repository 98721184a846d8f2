"""Seed → order is frozen: the published vectors, an independent reading of the page, fairness."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greentable import grove
from greentable.core.shuffle import Stream, order, read_seed
from greentable.errors import UsageError
from greentable.grass import EDITION_2018, Kind
from greentable.grass.nature import deck_order
from greentable.grove.nature import deck_order as grove_order

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"


def rows(*heading: str) -> list[list[str]]:
    """The rows of the tables on the page that have this heading."""
    found, inside = [], False
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if tuple(cells) == heading:
            inside = True
        elif not line.startswith("|"):
            inside = False
        elif inside and not line.startswith("|-"):
            found.append(["" if cell == "(empty)" else cell for cell in cells])
    assert found, f"no table {heading} in {PAGE.name}"
    return found


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


@pytest.mark.parametrize(("seed", "label", "words"), rows("seed", "label", "words"))
def test_streams_begin_as_published(seed: str, label: str, words: str) -> None:
    stream = Stream(seed.encode(), label)
    assert [stream.below(2**32) for _ in numbers(words)] == numbers(words)


@pytest.mark.parametrize(("n", "below"), rows("n", "numbers"))
def test_numbers_are_as_published(n: str, below: str) -> None:
    stream = Stream(b"greentable", "numbers")
    assert [stream.below(int(n)) for _ in numbers(below)] == numbers(below)


@pytest.mark.parametrize(("seed", "label", "places"), rows("seed", "label", "order"))
def test_orders_are_as_published(seed: str, label: str, places: str) -> None:
    assert order(seed.encode(), label, len(numbers(places))) == numbers(places)


def test_the_deck_of_grove_is_dealt_in_the_published_order() -> None:
    ((seed, _, places),) = (row for row in rows("seed", "label", "order") if row[1] == "grove/deck")
    cards = tuple(place + 1 for place in numbers(places))
    assert grove_order(seed.encode()) == cards
    nature, game = grove.Nature(seed), grove.new_game(grove.HOUSE_EDITION, 1)
    turned_up = []
    for _ in range(3):
        move = nature.move(game)
        turned_up.append(move.card)
        game, _ = grove.apply(game, 0, move)
    assert tuple(turned_up) == cards[:3]


@pytest.mark.parametrize(
    ("seed", "label", "begins", "digest"), rows("seed", "label", "begins", "digest")
)
def test_long_orders_are_as_published(seed: str, label: str, begins: str, digest: str) -> None:
    places = order(seed.encode(), label, 104)
    assert places[:12] == numbers(begins)
    assert hashlib.sha256(bytes(places)).hexdigest() == digest


def test_a_deck_of_grass_is_dealt_in_the_published_order() -> None:
    deck = EDITION_2018.deck
    cards = [kind for kind in Kind for _ in range(deck[kind])]
    published = rows("seed", "label", "begins", "digest")
    for number, (seed, _, begins, _) in enumerate(published, start=1):
        dealt = deck_order(seed.encode(), number, deck)
        assert list(dealt[:12]) == [cards[place] for place in numbers(begins)]


# The page alone is enough to write it again.


def words_by_hand(seed: bytes, label: str) -> Iterator[int]:
    """HMAC spelled out, over nothing but SHA-256."""
    key = (hashlib.sha256(seed).digest() if len(seed) > 64 else seed).ljust(64, b"\0")
    inner, outer = bytes(b ^ 0x36 for b in key), bytes(b ^ 0x5C for b in key)
    for counter in itertools.count():
        message = label.encode() + b"\0" + counter.to_bytes(8, "big")
        block = hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def order_by_hand(seed: bytes, label: str, n: int) -> list[int]:
    words = words_by_hand(seed, label)
    places = list(range(n))
    for last in reversed(range(1, n)):
        word = next(word for word in words if word < 2**32 // (last + 1) * (last + 1))
        other = word % (last + 1)
        places[last], places[other] = places[other], places[last]
    return places


@given(st.binary(max_size=80), st.text(max_size=20), st.integers(0, 130))
def test_any_order_is_what_the_page_says(seed: bytes, label: str, n: int) -> None:
    assert order(seed, label, n) == order_by_hand(seed, label, n)


# Fairness


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def test_every_order_of_four_is_equally_likely() -> None:
    met = Counter(tuple(order(b"chi-square", str(number), 4)) for number in range(12_000))
    assert len(met) == 24
    # 23 degrees of freedom: a fair shuffle is above this once in a thousand seeds.
    assert chi_square(list(met.values())) < 49.73


def test_every_card_is_equally_likely_in_every_place() -> None:
    met = Counter(
        (place, card)
        for number in range(4_000)
        for place, card in enumerate(order(b"places", str(number), 10))
    )
    assert len(met) == 100
    # 81 degrees of freedom.
    assert chi_square(list(met.values())) < 126.08


def test_a_number_below_three_quarters_of_a_word_is_not_skewed() -> None:
    """Without throwing words away the lower third would be twice as likely."""
    n = 3 * 2**30
    stream = Stream(b"skew", "")
    thirds = Counter(stream.below(n) // 2**30 for _ in range(3_000))
    # 2 degrees of freedom.
    assert chi_square([thirds[third] for third in range(3)]) < 13.82


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_number_below_nothing_or_beyond_a_word_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 2\\*\\*32"):
        Stream(b"", "").below(n)


def test_labels_keep_streams_apart() -> None:
    one, other = Stream(b"seed", "a"), Stream(b"seed", "b")
    assert [one.below(2**32) for _ in range(8)] != [other.below(2**32) for _ in range(8)]


@pytest.mark.parametrize("text", ["", " a", "a ", "a\nb", "a\x1b[31m", "\udcff"])
def test_what_a_record_cannot_keep_is_no_seed(text: str) -> None:
    with pytest.raises(UsageError, match="isn’t a valid seed"):
        read_seed(text)
    assert read_seed("Tuesday’s game") == "Tuesday’s game"
