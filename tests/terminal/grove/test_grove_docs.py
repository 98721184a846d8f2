"""The docs of Grove are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from greentable import grove
from greentable.bots.grove import GROVE_BOTS
from greentable.errors import NotationError
from greentable.grove import Move, Verb, title_message
from greentable.grove.decks import named_deck, read_deck, write_deck
from greentable.grove.recipes.books import named_book, read_book, write_book
from greentable.grove.recipes.recipe import Count
from greentable.grove.recipes.tables import _KEYS
from greentable.grove.rules.scoring import BANDS
from greentable.terminal.grove.reading import COMMANDS
from greentable.text import Catalogue
from tests.records.with_games import read_record, verify

DOCS = Path(__file__).parents[3] / "docs"
GROVE = (DOCS / "grove.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").split("\n## Grove\n")[1]


def section(title: str) -> str:
    """The text under a heading of the notation."""
    return NOTATION.split(f"\n### {title}\n")[1].split("\n### ")[0]


def tokens(title: str) -> list[str]:
    """The first column of a table."""
    rows = [line.split(" | ")[0] for line in section(title).splitlines() if line.startswith("| `")]
    return [token for row in rows for token in re.findall(r"`([^`]+)`", row)]


def test_the_examples_in_python_run() -> None:
    results = doctest.testfile(str(DOCS / "grove.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_documented_tokens_read_and_write_back_to_themselves() -> None:
    documented = [*tokens("Laying a card"), *tokens("Chance in Grove")]
    for token in documented:
        assert str(grove.read_move(token)) == token
    assert {grove.read_move(token).verb for token in documented} == set(Verb)
    assert grove.read_move("7:2,-1,90") == Move.lay(7, 2, -1, 1)


def test_documented_rulesets_read_and_write_back_to_themselves() -> None:
    for text in tokens("Rulesets of Grove"):
        assert grove.write_ruleset(grove.read_ruleset(text)) == text


def test_documented_cells_can_be_drawn_and_read() -> None:
    for cell in tokens("Pictures of groves"):
        other = "Y1" if cell == "." else cell
        state = grove.read_picture(f"hand 1\n   0  1\n0  {other} Y1\n")
        assert f" {other} " in grove.write_picture(state)
    (example,) = re.findall(r"```text\n(.*?)```", section("Pictures of groves"), re.DOTALL)
    assert "O1/15" in grove.write_picture(grove.read_picture(f"hand 1 2\n{example}"))


def test_the_record_is_read_and_verified() -> None:
    blocks = re.findall(r"```text\n(greentable record.*?)```", _records(), re.DOTALL)
    (record,) = map(read_record, blocks)
    assert record.game == "grove"
    verify(record)


def _records() -> str:
    return (DOCS / "records.md").read_text(encoding="utf-8")


def test_the_titles_are_those_of_the_bands() -> None:
    english = Catalogue("en")
    rows = re.findall(r"^\| (.*?) \| (.*?) \|$", GROVE.split("six titles:")[1], re.MULTILINE)[1:7]
    starts = [0, *BANDS]
    assert [title for _, title in rows] == [
        english.text(title_message(points)) for points in starts
    ]
    assert [int(re.findall(r"\d+", points)[0]) for points, _ in rows[1:]] == list(BANDS)


def test_every_word_of_the_terminal_and_every_bot_is_documented() -> None:
    for word in {*COMMANDS} - {"help"}:
        assert re.search(rf"`{word}[ `]", GROVE), word
    for name in GROVE_BOTS:
        assert f"| `{name}` |" in GROVE


def test_the_example_of_a_recipe_is_read_and_every_key_and_count_is_documented() -> None:
    (table,) = re.findall(r"```toml\n(.*?)```", GROVE, re.DOTALL)
    others = write_book(named_book("house")).split("[[recipe]]")
    book = read_book("[[recipe]]".join([*others[:5], table.split("[[recipe]]")[1], *others[6:]]))
    assert book[4].name == "Lemon Soda"
    keys = GROVE.split("| key | |")[1].split("\n\n")[0]
    for word in (*_KEYS, *(count.name.lower() for count in Count)):
        assert f"`{word}`" in keys, word


def test_the_example_of_a_broken_deck_says_what_is_said() -> None:
    (said,) = re.findall(r"greentable: my.txt, (line \d+, column \d+: .*)", GROVE)
    (begun,) = re.findall(r"```text\n(# .*\n)(7  .*)\n```", GROVE)
    others = "".join(f"{line}\n" for line in write_deck(named_deck("house")).splitlines()[:6])
    with pytest.raises(NotationError) as caught:
        read_deck(begun[0] + others + begun[1].replace("Y2", "X2", 1))
    assert str(caught.value) == said
