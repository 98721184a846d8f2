"""Pictures: drawn from a state and read into one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings

from greentable import grove
from greentable.errors import NotationError
from greentable.grove import LaidCard
from greentable.words.messages import Message
from tests.grove.damage import damaged, refusal
from tests.grove.grove_table import plain_rules, position, show, table
from tests.grove.grove_walk import positions

PICTURE = """\
hand 7 12 | deck 4 | laid 1 2 3 | supply O4 Y3 G3 | squirrel used | score 32
       -1     0      1      2
-1     .      O1     Y2/10  --
0      O2*    --/Y5  G1/6   O2/15
1      .      .      --/G10 O1/2
"""
MANY = """\
deck 2 | laid 1 2 5 6 9 | recipes 3 4
seat 1 | hand 7 8 | supply O5 Y4 G5 | squirrel used | score 16
       -1     0      1
0      O1     Y2/15  --/Y5
1      G2*    --     O2
seat 2 | hand 7 8 | supply O5 Y5 G5 | squirrel free | score 2 | chose 7:0,0,0
       0
0      --
seat 3 | hand 8 | supply O5 Y5 G5 | squirrel free | score 2 | stuck
       4
-2     Y2
"""
# Without what follows from it, so that more of what is done to it is still a picture.
SPARE = re.sub(r" \| (supply|squirrel|score) [^|\n]*\b", "", MANY)
GRID = "  0\n0 O1"
TWO = """\
deck 0
seat 1 | hand 7
   0
0  --
seat 2 | hand 7 | chose 7:0,0,0
   0
0  --
"""
SCRAPS = (
    *("seat 1", "seat 3", "seat 5\n", "| over", "stuck", "recipes 3", "recipes 5 6", "laid 1"),
    *("O1*", "--/G15", "O2/15", ".", "7:0,0,0", "draw 7", "-99", "31", "deck 9", "hand"),
    *("| placed 1:0,0,0", "placed 9:0,0,90 2:0,0,0"),
)


def test_a_picture_is_drawn_as_it_was_read() -> None:
    """The score: 10 + 6 + 15 + 2, less the squirrel; the die on the glade counts nothing."""
    state = grove.read_picture(PICTURE, plain_rules())
    assert grove.write_picture(state) == PICTURE
    assert show(state) == position(PICTURE)


def test_a_picture_of_several_seats_is_drawn_as_it_was_read() -> None:
    """The score of seat 1: the barrow, less the squirrel, and a point from each recipe."""
    for text in (MANY, SPARE):
        assert grove.write_picture(grove.read_picture(text, plain_rules(recipes=True))) == MANY


def test_a_picture_may_tell_which_cards_lie_where() -> None:
    """The newest lies on top; dice are on the cells, not on the cards."""
    text = """\
hand 7 8 | deck 5 | laid 1 5 | supply O5 Y5 G4 | squirrel free | score 3 | placed 1:0,0,0 5:2,-1,90
       0      1      2      3
-1     .      .      O1     O1
0      --     O1     O2     Y1
1      G2     G2/3   --     G1
"""
    state = grove.read_picture(text, plain_rules())
    assert grove.write_picture(state) == text
    assert grove.view(state, 0).groves[1].cards == (LaidCard(1, 0, 0, 0), LaidCard(5, 2, -1, 1))
    without_laid = text.replace("| laid 1 5 ", "")
    assert grove.read_picture(without_laid, plain_rules()) == state


def test_rows_may_come_in_any_order_and_may_be_left_out() -> None:
    assert position("hand 7\n  0\n3 O1\n1 Y1") == position("hand 7\n  0\n1 Y1\n2 .\n3 O1")


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_every_position_of_a_game_survives_its_picture(seats: int, *, recipes: bool) -> None:
    """From the first draw on; secret choices included."""
    rules = plain_rules(recipes=recipes)
    for state in positions(rules, seats, f"picture {seats}"):
        if state.drawn > 0:
            again = grove.read_picture(grove.write_picture(state), rules)
            assert again == state, grove.write_picture(state)


def test_cards_that_are_not_in_the_game_are_not_in_its_picture() -> None:
    """grove.setup.1: the other half is played without the first nine."""
    rules = replace(plain_rules(), aside=sum(1 << card for card in range(1, 10)))
    for state in positions(rules, 2, "aside"):
        if state.drawn > 0:
            assert grove.read_picture(grove.write_picture(state), rules) == state
    told = grove.read_picture(f"hand 10 | deck 6\n{GRID}", rules)
    assert told.unseen == sum(1 << card for card in range(13, 19))
    for header in ("hand 9", "laid 1 2", "recipes 1 10"):
        with pytest.raises(NotationError, match="expected only cards that are in the game"):
            grove.read_picture(f"{header} | deck 7\n{GRID}", rules)


@pytest.mark.parametrize(
    ("text", "words", "at"),
    [
        ("hand 7\n  0\n0 O3", "a cell like O2", (3, 3)),
        ("hand 7\n  0\n0 O1/7", "a cell like O2", (3, 3)),
        ("hand 7\n  0\n0 --*", "a cell like O2", (3, 3)),
        ("hand 7\n  0 2\n0 O1 O1", "expected consecutive columns", (2, 1)),
        ("hand 7\n  O1\n0 O1", "expected the numbers of the columns", (2, 3)),
        ("hand 7\n  0 1\n0 O1", "expected 2 cells", (3, 5)),
        ("hand 7\n  0\nO1 O1", "expected a row number", (3, 1)),
        ("hand 19\n  0\n0 O1", "expected cards from 1 to 18", (1, 6)),
        ("hand 7 | deck x\n  0\n0 O1", "expected a number from 0 to 9", (1, 15)),
        ("hand 7 | pears 3\n  0\n0 O1", "one of seat, hand, deck", (1, 10)),
        ("hand 7 | score 3\n  0\n0 O1/2", "score is 3, but the picture shows 2", (1, 16)),
        (
            "supply O5 Y5 G5\n  0\n0 O1/2",
            "O5 Y5 G5, but the picture shows O4 Y5 G5",
            (1, 8),
        ),
        ("squirrel free\n  0\n0 O1*", "but the picture shows used", (1, 10)),
        ("seat 1\n  0\n0 O1\nseat 3\n  0\n0 O1", "expected seat 2", (4, 1)),
        ("hand 7 | chose 7:x\n  0\n0 O1", "a column", (1, 18)),
        (
            "hand 7 8\n  " + " ".join(map(str, range(16))) + "\n0" + " O1" * 16,
            "16 cells long",
            (2, 3),
        ),
        ("", "expected the columns and rows of a grove for seat 1", (1, 1)),
        ("hand 7\n", "expected the columns and rows of a grove for seat 1", (1, 1)),
        ("hand 7\n  0", "expected the columns and rows of a grove for seat 1", (2, 3)),
        ("hand 7\n  0\n0 .", "expected the columns and rows of a grove for seat 1", (2, 3)),
        (f"seat 1\n{GRID}\nseat 2 | hand 7", "rows of a grove for seat 2", (4, 1)),
        ("\n".join(f"seat {n}\n{GRID}" for n in range(1, 7)), "at most 4 seats", (13, 1)),
        (f"seat 2\n{GRID}", "expected seat 1", (1, 1)),
        (f"seat 1\n{GRID}\nseat 1\n{GRID}", "expected seat 2", (4, 1)),
        (f"{GRID}\nseat 1\n{GRID}", "expected seat 1 above its grove", (3, 1)),
        (f"hand 7\nseat 1\n{GRID}", "only what all players share can come before seat 1", (1, 6)),
        (f"recipes 3\n{GRID}", "expected two recipes, the lower number first", (1, 9)),
        (f"recipes 3 4 5\n{GRID}", "expected two recipes, the lower number first", (1, 9)),
        (f"recipes 4 3\n{GRID}", "expected two recipes, the lower number first", (1, 9)),
        (f"recipes 3 3\n{GRID}", "expected each card only once", (1, 9)),
        (
            f"hand 3 | recipes 3 4\n{GRID}",
            "recipes whose cards aren’t in hands or",
            (1, 18),
        ),
        (f"hand \N{SUPERSCRIPT TWO}\n{GRID}", "expected cards from 1 to 18", (1, 6)),
        (f"hand \N{ARABIC-INDIC DIGIT THREE}\n{GRID}", "expected cards from 1 to 18", (1, 6)),
        (f"hand {'9' * 5000}\n{GRID}", "expected cards from 1 to 18", (1, 6)),
        (f"hand 7 7\n{GRID}", "expected each card only once", (1, 6)),
        (f"hand 7 8 9\n{GRID}", "expected at most 2 cards", (1, 6)),
        (f"hand 7 | deck \N{ARABIC-INDIC DIGIT THREE}\n{GRID}", "a number from 0 to 9", (1, 15)),
        (f"hand 7 | deck 9\n{GRID}", "1 in hand and 9 to draw: there are only nine cards", (1, 15)),
        (f"hand 7 | laid 1 2\n{GRID}", "expected 8 cards that are not in hand", (1, 15)),
        (f"hand 7 | hand 8\n{GRID}", "hand is given twice", (1, 10)),
        (f"seat 1 | deck 3\n{GRID}\nseat 2 | deck 4\n{GRID}", "deck is given twice", (4, 10)),
        (f"over 3\n{GRID}", "expected nothing after over", (1, 6)),
        (f"hand 7 | stuck no\n{GRID}", "expected nothing after stuck", (1, 16)),
        (f"hand 7 | stuck\n{GRID}", "expected a seat that still has to choose, or “over”", (1, 1)),
        (f"hand 7 | chose 7:0,0,0\n{GRID}", "expected a seat that still has to choose", (1, 1)),
        ("hand 7\n  0\n0 O1\n-1 O1\n0 Y1", "row 0 is given twice", (5, 1)),
        ("hand 7\n  \N{ARABIC-INDIC DIGIT THREE}\n0 O1", "the numbers of the columns", (2, 3)),
        ("hand 7\n  0\n0 O1/1\N{ARABIC-INDIC DIGIT FIVE}", "a cell like O2", (3, 3)),
        ("hand 7\n  0\n1\N{ARABIC-INDIC DIGIT FIVE} O1", "expected a row number", (3, 1)),
        (f"hand 7\n  {'9' * 5000}\n0 O1", "expected the numbers of the columns", (2, 3)),
        ("hand 7\n  30\n0 O1", "expected columns and rows from -30 to 29", (2, 3)),
        ("hand 7\n  0\n-31 O1", "expected columns and rows from -30 to 29", (2, 3)),
        ("  0 1\n0 O1* O1*", "each seat has only one wheelbarrow and one squirrel", (1, 3)),
        ("  0 1\n0 O1/15 O1/15", "each seat has only one wheelbarrow and one squirrel", (1, 3)),
        (
            "  0 1 2\n" + "\n".join(f"{row} O1/2 O1/2 O1/2" for row in (0, 1)),
            "more than five",
            (1, 3),
        ),
        (f"placed 1:0,0\n{GRID}", "expected “,” and a rotation", (1, 13)),
        (f"placed 1:0,0,0 x\n{GRID}", "unknown word 'x'", (1, 16)),
        (f"placed 1:0,0,0\n{GRID}", "expected cards whose visible cells match the picture", (1, 8)),
        (f"hand 1 | placed 1:0,0,0\n{GRID}", "cards from the grove, each only once", (1, 17)),
        (f"deck 7 | placed 9:0,0,0 9:0,0,0 9:0,0,0\n{GRID}", "each only once", (1, 17)),
        (f"deck 8 | placed 9:0,0,0 8:0,0,0\n{GRID}", "cards from the grove", (1, 17)),
        (f"recipes 1 2 | placed 1:0,0,0\n{GRID}", "cards from the grove", (1, 22)),
        ("\0", "expected the numbers of the columns", (1, 1)),
        ("hand \ud800\n  0\n0 O1", "expected cards from 1 to 18", (1, 6)),
    ],
    ids=lambda part: ascii(part)[:40],
)
def test_a_picture_that_is_wrong_is_refused_with_the_place(
    text: str, words: str, at: tuple[int, int] | None
) -> None:
    with pytest.raises(NotationError, match=re.escape(words)) as caught:
        table(text)
    if at is not None:
        assert (caught.value.line, caught.value.column) == at
    assert len(caught.value.sentence) < 400, "only the beginning of what is long is quoted"


@pytest.mark.parametrize(
    ("text", "token", "reason"),
    [
        (TWO.replace("7:0,0,0", "draw 7"), "draw 7", "grove-reason-not-now"),
        (TWO.replace("7:0,0,0", "8:0,0,0"), "8:0,0,0", "grove-reason-not-in-hand"),
        (TWO.replace("7:0,0,0", "7:9,9,0"), "7:9,9,0", "grove-reason-no-overlap"),
        (TWO.replace("deck 0", "over"), "7:0,0,0", "grove-reason-game-over"),
    ],
)
def test_a_choice_that_is_not_allowed_is_refused_with_its_reason(
    text: str, token: str, reason: str
) -> None:
    with pytest.raises(NotationError, match=f"'{token}' isn’t allowed for seat 2: ") as caught:
        table(text)
    assert (caught.value.line, caught.value.column) == (5, 25)
    why = caught.value.message.arguments["reason"]
    assert isinstance(why, Message)
    assert why.id == reason


def play_on(state: grove.State) -> None:
    """Up to the end, or until a position comes up in which nobody can move."""
    nature = grove.Nature("on")
    while to_act := grove.to_act(state):
        if to_act == [0]:
            move = nature.move(state)
        elif legal := grove.legal_moves(state, to_act[0]):
            move = legal[len(legal) // 2]
        else:
            return
        state, _ = grove.apply(state, to_act[0], move)


@settings(max_examples=200)
@given(damaged(PICTURE, *SCRAPS) | damaged(MANY, *SCRAPS) | damaged(SPARE, *SCRAPS))
def test_a_damaged_picture_is_read_or_refused(text: str) -> None:
    """Whatever is read can be drawn, read again, and played on."""
    error = refusal(lambda: grove.read_picture(text, plain_rules(recipes=True)))
    if error is None:
        state = grove.read_picture(text, plain_rules(recipes=True))
        assert grove.read_picture(grove.write_picture(state), state.rules) == state
        play_on(state)
    else:
        assert isinstance(error, NotationError)
        assert len(error.sentence) < 400
        lines = text.splitlines() or [""]
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 2
