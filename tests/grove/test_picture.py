"""Pictures: drawn from a state and read into one."""

from __future__ import annotations

import re

import pytest

from greentable import grove
from greentable.errors import NotationError
from tests.grove.table import plain_rules, position, show, table
from tests.grove.walk import positions

PICTURE = """\
hand 7 12 | deck 4 | laid 1 2 3 | supply O4 Y3 G3 | squirrel used | score 32
       -1     0      1      2
-1     .      O1     Y2/10  --
0      O2*    --/Y5  G1/6   O2/15
1      .      .      --/G10 O1/2
"""


def test_a_picture_is_drawn_as_it_was_read() -> None:
    """The score: 10 + 6 + 15 + 2, less the squirrel; the die on the glade counts nothing."""
    state = grove.read_picture(PICTURE, plain_rules())
    assert grove.write_picture(state) == PICTURE
    assert show(state) == position(PICTURE)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_every_position_of_a_game_survives_its_picture(seats: int, *, recipes: bool) -> None:
    """From the first draw on; secret choices included."""
    rules = plain_rules(recipes=recipes)
    for state in positions(rules, seats, f"picture {seats}"):
        if state.drawn > 0:
            again = grove.read_picture(grove.write_picture(state), rules)
            assert again == state, grove.write_picture(state)


@pytest.mark.parametrize(
    ("text", "words", "at"),
    [
        ("hand 7\n  0\n0 O3", "a cell as O2", (3, 3)),
        ("hand 7\n  0\n0 O1/7", "a cell as O2", (3, 3)),
        ("hand 7\n  0\n0 --*", "a cell as O2", (3, 3)),
        ("hand 7\n  0 2\n0 O1 O1", "columns one after the other wanted", (2, 1)),
        ("hand 7\n  O1\n0 O1", "the numbers of the columns wanted", (2, 3)),
        ("hand 7\n  0 1\n0 O1", "2 cells wanted", (3, 5)),
        ("hand 7\n  0\nO1 O1", "the number of the row wanted", (3, 1)),
        ("hand 19\n  0\n0 O1", "cards from 1 to 18 wanted", (1, 6)),
        ("hand 7 | deck x\n  0\n0 O1", "a number from 0 to 9 wanted", (1, 15)),
        ("hand 7 | pears 3\n  0\n0 O1", "one of seat, hand, deck", (1, 10)),
        ("hand 7 | score 3\n  0\n0 O1/2", "score 3: by the picture it is 2", (1, 16)),
        ("supply O5 Y5 G5\n  0\n0 O1/2", "supply O5 Y5 G5: by the picture it is O4 Y5 G5", (1, 8)),
        ("squirrel free\n  0\n0 O1*", "by the picture it is used", (1, 10)),
        ("seat 1\n  0\n0 O1\nseat 3\n  0\n0 O1", "seat 2 wanted", (4, 1)),
        ("hand 7 | chose 7:x\n  0\n0 O1", "a column, a whole number, wanted", (1, 18)),
        (
            "hand 7 8\n  " + " ".join(map(str, range(16))) + "\n0" + " O1" * 16,
            "16 cells long",
            None,
        ),
    ],
)
def test_a_picture_that_is_wrong_is_refused_with_the_place(
    text: str, words: str, at: tuple[int, int] | None
) -> None:
    with pytest.raises(NotationError, match=re.escape(words)) as caught:
        table(text)
    if at is not None:
        assert (caught.value.line, caught.value.column) == at
