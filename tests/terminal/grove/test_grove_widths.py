"""Narrow screens: groves that are too wide for them, cards in hand, pages of text."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from greentable import grove
from greentable.grove import LaidCard, View
from greentable.grove.groves import cells_of, set_cells
from greentable.terminal.grove.display import screen
from greentable.terminal.grove.display.hand import FourRotations
from greentable.terminal.grove.voice import Voice
from greentable.terminal.pages import page
from tests.grove.grove_table import table
from tests.terminal.grass.seen_table import printed
from tests.terminal.grove.make_grove_pictures import POSITIONS
from tests.terminal.grove.seen_grove import seen
from tests.terminal.said import said

COLUMNS = range(-6, 9)  # fifteen
WIDE = f"""
    card 7  O1 O1 O1 / -- Y1 G1
    hand 7 | deck 0
          {"     ".join(map(str, COLUMNS))}
    0     {"  ".join("O1  " for _ in COLUMNS)}
    1     {"  ".join("Y1  " for _ in COLUMNS)}
"""


def wide(last: int) -> tuple[View, Voice]:
    """A grove of fifteen columns whose last card lies at this column."""
    state = table(WIDE)
    set_cells(state, 1, cells_of(state, 1), [LaidCard(1, 0, 0), LaidCard(2, last, 0)])
    return seen(state)


def columns(shown: str) -> list[list[int]]:
    """The columns named above each picture."""
    heads = re.findall(r"^ {5,}(-?\d+(?: +-?\d+)+)$", shown, re.MULTILINE)
    return [[int(word) for word in head.split()] for head in heads]


def test_a_grove_that_fits_is_shown_whole_and_without_a_mark() -> None:
    view, voice = wide(0)
    shown = printed(screen.picture_of(view, 1, voice), width=80)
    assert columns(shown) == [[*COLUMNS]]
    assert "more" not in shown


@pytest.mark.parametrize("last", [-6, -2, 0, 6])
@pytest.mark.parametrize("width", [50, 79])
def test_a_grove_that_is_too_wide_is_shown_around_the_card_laid_last(last: int, width: int) -> None:
    view, voice = wide(last)
    shown = printed(screen.grove_beside_panel(view, 1, voice, width), width=width)

    (seen_columns,) = columns(shown)
    assert {last, last + 1, last + 2} <= {*seen_columns}
    assert len(seen_columns) == (width - 5) // 5
    left, right = seen_columns[0] - COLUMNS[0], COLUMNS[-1] - seen_columns[-1]
    for count, side in ((left, "left"), (right, "right")):
        words = re.search(rf"(\w+) more columns? on the {side}", shown)
        assert (words[1] if words else "0") == str(count)
    assert said("grove-terminal-more-table") in shown
    assert max(map(cell_len, shown.splitlines())) <= width


def test_the_table_shows_every_column_in_parts() -> None:
    view, voice = wide(0)
    shown = printed(screen.picture_of(view, 1, voice, in_parts=True), width=50)
    assert [column for part in columns(shown) for column in part] == [*COLUMNS]
    assert max(map(cell_len, shown.splitlines())) <= 50


def test_a_card_in_hand_has_two_rows_where_one_is_too_wide() -> None:
    _, voice = seen(POSITIONS["alone"])
    face = grove.HOUSE_EDITION.deck[0]
    whole, narrow = (printed(FourRotations(1, face, voice), width=width) for width in (58, 50))
    assert len(whole.splitlines()) == 4
    assert len(narrow.splitlines()) == 8
    assert sorted(whole.split()) == sorted(narrow.split())
    assert max(map(cell_len, narrow.splitlines())) <= 50


@pytest.mark.parametrize("width", [40, 80, 133])
def test_a_page_keeps_to_its_width_and_breaks_no_word(width: int) -> None:
    _, voice = seen(POSITIONS["alone"])
    text = voice.say("help")
    shown = printed(page(text), width=width)
    assert max(map(cell_len, shown.splitlines())) <= width
    assert {*text.split()} == {*shown.split()}
