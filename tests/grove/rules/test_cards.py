"""grove.cards: what is printed, deck files and what is checked in them."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given, settings

from greentable import grove
from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grove.cards import CARDS, CELLS, GLADE, cell_of, fruit_count, fruit_of, rotated
from greentable.grove.decks import (
    check_deck,
    deck_names,
    named_deck,
    read_deck,
    read_face,
    write_deck,
    write_face,
)
from tests.grove.damage import damaged, refusal
from tests.grove.grove_table import DECK, table

LINES = DECK.strip().splitlines()


def cells(face: int) -> list[int]:
    return [cell_of(face, index) for index in range(CELLS)]


def test_a_deck_has_eighteen_cards_of_five_trees_and_a_glade() -> None:
    """grove.cards.1: numbered from 1."""
    for name in deck_names():
        deck = named_deck(name)
        assert len(deck) == CARDS
        for face in deck:
            assert cells(face).count(GLADE) == 1
            trees = [cell for cell in cells(face) if cell != GLADE]
            assert all(fruit_count(cell) in {1, 2} for cell in trees)
            assert {fruit_of(cell) for cell in trees} == {0, 1, 2}


def test_there_are_five_dice_of_each_fruit_one_squirrel_and_one_barrow() -> None:
    """grove.cards.2: a sixth die, a second squirrel or barrow cannot be set on the table."""
    assert table("  0\n0 O1").supply[1] == [5, 5, 5]
    assert table("  0 1 2 3 4\n0 O1/2 O1/3 O1/6 --/O4 O2/10").supply[1] == [0, 5, 5]
    for row in ("O1/2 O1/2 O1/2 O1/2 O1/2 --/O2", "O1* Y1* -- -- -- --", "O1/15 -- -- -- -- Y1/15"):
        with pytest.raises(NotationError):
            table(f"  0 1 2 3 4 5\n0 {row}")


def test_the_house_deck_is_labelled_as_our_own() -> None:
    """grove.cards.3: the printed faces are not public; another deck can be entered."""
    assert "house" in deck_names()
    assert grove.HOUSE_EDITION.deck == named_deck("house")
    other = grove.Ruleset(deck=read_deck(DECK))
    assert grove.new_game(other, 1).rules.deck == read_deck(DECK)


def test_the_house_deck_has_as_many_trees_of_each_fruit() -> None:
    """grove.cards.4: 90 trees, 30 of each fruit, of which 18 bear one and 12 two."""
    trees = Counter(
        (fruit_of(cell), fruit_count(cell))
        for face in named_deck("house")
        for cell in cells(face)
        if cell != GLADE
    )
    assert trees == {(fruit, count): 18 if count == 1 else 12 for fruit, count in trees}
    assert len(trees) == 6
    assert len(set(named_deck("house"))) == CARDS


def test_a_deck_file_is_read_as_it_was_written() -> None:
    """grove.cards.3: comments and blank lines aside."""
    deck = read_deck(DECK)
    assert read_deck(write_deck(deck, "A deck")) == deck
    assert write_deck(deck, "A deck").splitlines()[0] == "# A deck"
    shuffled = "\n\n# cards\n" + "\n".join(f"{line}  # so" for line in reversed(LINES))
    assert read_deck(shuffled) == deck
    assert write_face(deck[6]) == "-- G1 Y2 / Y1 Y1 O2"


@pytest.mark.parametrize(
    ("line", "changed", "words", "at"),
    [
        (7, " 7  -- G1 Y3 / Y1 Y1 O2", "card 7, row 1, cell 3: expected one of --, O1", (7, 11)),
        (7, " 7  -- G1 / Y1 Y1 O2", "card 7, row 1, cell 3: expected one of", (7, 11)),
        (7, " 7  -- G1 Y2 Y1 Y1 O2", "card 7: expected “/” between the rows, got 'Y1'", (7, 14)),
        (7, " 7  -- G1 Y2", "expected “/” between the rows, got the end of the line", (7, 13)),
        (7, " 7  -- G1 Y2 / Y1 Y1", "card 7, row 2, cell 3: expected one of", (7, 21)),
        (
            7,
            " 7  -- G1 Y2 / Y1 Y1 O2 O1",
            "expected six cells, got a seventh, 'O1'",
            (7, 25),
        ),
        (7, " 7  -- G1 Y2 / Y1 -- O2", "card 7 has a second glade in row 2, cell 2", (7, 19)),
        (7, " 7  O1 G1 Y2 / Y1 Y1 O2", "card 7 has no glade", (7, 22)),
        (7, " 7  -- G1 Y2 / Y1 Y1 Y2", "card 7 has no orange", (7, 22)),
        (7, " 19 -- G1 Y2 / Y1 Y1 O2", "expected a card number from 1 to 18, got '19'", (7, 2)),
        (7, " x  -- G1 Y2 / Y1 Y1 O2", "expected a card number from 1 to 18, got 'x'", (7, 2)),
        (
            7,
            " 6  -- G1 Y2 / Y1 Y1 O2",
            "card 6 appears twice: first on line 6",
            (7, 2),
        ),
        (7, f" {'9' * 5000}  -- G1 Y2 / Y1 Y1 O2", "expected a card number from 1 to 18", (7, 2)),
        (7, " \N{SUPERSCRIPT TWO}  -- G1 Y2 / Y1 Y1 O2", "a card number from 1 to 18", (7, 2)),
        (7, " \N{ARABIC-INDIC DIGIT SEVEN}  -- G1 Y2 / Y1 Y1 O2", "a card number", (7, 2)),
        (7, " 7  -- G1 Y\0 / Y1 Y1 O2", "card 7, row 1, cell 3: expected one of --, O1", (7, 11)),
        (
            7,
            " 7  \ud800- G1 Y2 / Y1 Y1 O2",
            "card 7, row 1, cell 1: expected one of --",
            (7, 5),
        ),
        (7, "", "missing: 7", (18, 1)),
        (7, " 7  -- O1 Y1 / G2 G2 O1", "card 7 is the same as card 1", (7, 2)),
        (7, " 7  O1 G2 G2 / Y1 O1 --", "card 7 is the same as card 1, perhaps rotated", (7, 2)),
    ],
    ids=lambda part: ascii(part)[:40],
)
def test_a_deck_file_that_is_wrong_is_refused_with_the_place(
    line: int, changed: str, words: str, at: tuple[int, int]
) -> None:
    """grove.cards.3: numbers, cells, glades, fruits and twins are checked on loading."""
    text = "\n".join([*LINES[: line - 1], changed, *LINES[line:]])
    with pytest.raises(NotationError, match=re.escape(words)) as caught:
        read_deck(text)
    assert (caught.value.line, caught.value.column) == at
    assert len(caught.value.sentence) < 400, "only the beginning of what is long is quoted"


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n\n", "\0"], ids=ascii)
def test_a_file_without_cards_is_no_deck(text: str) -> None:
    with pytest.raises(NotationError):
        read_deck(text)


@settings(max_examples=150)
@given(damaged(write_deck(read_deck(DECK), "A deck"), "/", "--", "O1", "G2\n", "19", "\n7 "))
def test_a_damaged_deck_is_read_or_refused(text: str) -> None:
    """grove.cards.3: whatever is read can be played with."""
    error = refusal(lambda: read_deck(text))
    if error is None:
        check_deck(read_deck(text))
    else:
        assert isinstance(error, NotationError)
        assert len(error.sentence) < 400
        lines = text.splitlines() or [""]
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


def test_a_quarter_turned_twin_is_another_card() -> None:
    """grove.cards.3: a quarter turn changes the outline, so it is no twin."""
    face = read_face("-- O1 Y1 / G2 G2 O1")
    assert rotated(face, 2) == read_face("O1 G2 G2 / Y1 O1 --")
    assert rotated(rotated(face, 2), 2) == face
    assert rotated(face, 0) == face


@pytest.mark.parametrize(
    "deck", [(), (0,) * 18, (1 << 24,) * 18, named_deck("house")[:17], named_deck("house")[:1] * 18]
)
def test_faces_that_are_no_deck_cannot_be_played(deck: tuple[int, ...]) -> None:
    """grove.cards.1 and 3: numbers from a program are held to the same checks."""
    with pytest.raises(UnsupportedRuleset):
        check_deck(deck)
    with pytest.raises(UnsupportedRuleset):
        grove.new_game(grove.Ruleset(deck=deck), 1)


def test_an_unknown_deck_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnsupportedRuleset, match="unknown deck 'x' \\(available: house\\)"):
        named_deck("x")
