"""Lines are broken at spaces, but not at those that hold words together."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from greentable.terminal.pages import keep_words_together
from tests.terminal.grass.seen_table import printed

# As French has it before a colon, and inside its quotation marks.
FRENCH = "Les espaces marchent aussi\u202f: «\u202f7 2 -1 90\u202f»."


def test_no_line_is_broken_at_a_space_that_holds_words_together() -> None:
    keep_words_together()
    lines = ["Les espaces marchent", "aussi\u202f: «\u202f7 2 -1 90\u202f»."]
    assert printed(Text(FRENCH), width=27).splitlines() == lines
    grid = Table.grid()
    grid.add_row(FRENCH)
    assert printed(grid, width=27).splitlines() == lines


def test_a_word_that_is_too_long_is_broken_all_the_same() -> None:
    keep_words_together()
    shown = printed(Text("a Donaudampfschifffahrt\u202fb"), width=10)
    assert shown.replace("\n", "") == "aDonaudampfschifffahrt\u202fb"
    assert max(len(line) for line in shown.splitlines()) == 10
