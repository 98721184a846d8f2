"""Recipe files: read, written, and refused with the place of what is wrong."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grove.recipes.books import book_names, check_book, named_book, read_book, write_book
from greentable.grove.recipes.recipe import Count, codes_of, recipe_of
from greentable.grove.recipes.tables import RecipeFault, recipe_from_table, table_from_recipe
from tests.grove.damage import damaged, refusal

BOOK = write_book(named_book("house"), "House")
FIRST = """[[recipe]]
number = 1
name = "Lemonade"
sentence = "Two lemon dice: 3 points."
worth = 30
count = "dice"
fruit = "lemon"
least = 2
bonus = 3
"""
LOOKS_LIKE_A_PLACE = f"' (at line {'9' * 5000}, column 1)'"
REST = BOOK[BOOK.index("[[recipe]]\nnumber = 2") :]


@pytest.mark.parametrize("name", book_names())
def test_a_book_is_read_as_it_was_written(name: str) -> None:
    """grove.recipes.5: names, sentences and all."""
    book = named_book(name)
    assert read_book(write_book(book, "Title")) == book
    for recipe in book:
        again = recipe_of(*recipe.codes(), recipe.name, recipe.sentence)
        assert again == recipe
        assert all(0 <= code < 1 << 31 for code in recipe.codes())
    check_book(codes_of(book))


TABLES = st.fixed_dictionaries(
    {
        "worth": st.integers(1, 127),
        "count": st.sampled_from([count.name.lower() for count in Count]),
    },
    optional={
        "fruit": st.sampled_from(["orange", "lemon", "lime", "lime+orange", "lemon+lime"]),
        "value": st.sampled_from([2, 6, 10, 15, 7]),
        "value_from": st.integers(2, 6),
        "value_to": st.sampled_from([2, 3, 6, 10]),
        "wide": st.integers(1, 19),
        "high": st.integers(1, 19),
        "least": st.integers(0, 62),
        "most": st.integers(0, 62),
        "bonus": st.integers(-127, 127),
        "bonus_each": st.integers(-127, 127),
        "cap": st.integers(1, 127),
        "times": st.integers(2, 9),
        "of": st.sampled_from(["orange", "lemon", "lime", "all"]),
        "barrow_counts": st.booleans(),
    },
)


@given(TABLES)
def test_any_recipe_survives_table_numbers_and_back(table: dict[str, object]) -> None:
    """grove.recipes.2 and 6: what is taken means the same as numbers; the rest is refused."""
    try:
        recipe = recipe_from_table(table)
    except RecipeFault:
        return
    assert recipe_of(*recipe.codes()) == recipe
    assert recipe_from_table(table_from_recipe(recipe)) == recipe


@pytest.mark.parametrize(
    ("old", "new", "words", "at"),
    [
        ("worth = 30", "worth = 0", "worth: expected a number from 1 to 127, got 0", (5, 9)),
        ("worth = 30\n", "", "recipe 1: worth is missing", (1, 1)),
        ("worth = 30", "worth = true", "worth: expected a number", (5, 9)),
        ('"dice"', '"pears"', "count: expected one of dice, line", (6, 9)),
        ('"lemon"', '"pear"', "like orange+lemon, got 'pear'", (7, 9)),
        ('"dice"', '"cells"', 'can’t be used like this with count = "cells"', (7, 9)),
        ("least = 2", "least = 63", "least: expected a number from 0 to 62", (8, 9)),
        ("least = 2", "least = 3\nmost = 2", "most: expected a number from 3 to 62", (9, 8)),
        ("least = 2", "value = 7", "value: expected 2, 3, 4, 5, 6, 10 or 15, got 7", (8, 9)),
        ("least = 2", "value = 5\nvalue_to = 6", "use “value” or “value_to”, not both", (9, 12)),
        ("least = 2", "value_from = 5\nvalue_to = 5", "value_to: expected 6, 10 or 15", (9, 12)),
        ("least = 2", "wide = 3", 'wide can only be used with count = "fits"', (8, 8)),
        ("least = 2", "cap = 3", "“cap” can only be used with “bonus_each”", (8, 7)),
        ("least = 2", "of = 'lime'", "“of” can only be used with “times”", (8, 6)),
        ("bonus = 3", "times = 2", "of is missing", (1, 1)),
        ("bonus = 3", "times = 1", "times: expected a number from 2 to 9", (9, 9)),
        ("bonus = 3\n", "", "expected bonus, bonus_each or times", (1, 1)),
        ("bonus = 3", "bonus = 3\nbonus_each = 2", "not bonus and bonus_each together", (10, 14)),
        ("bonus = 3", "bonus = 0", "bonus can’t be 0 points", (9, 9)),
        ("bonus = 3", "bonus = -128", "bonus: expected a number from -127 to 127", (9, 9)),
        ("bonus = 3", "times = 2\nof = 'pear'", "of: expected orange, lemon, lime or all", (10, 6)),
        ("bonus = 3", "bonus = 3\ntimes = 2", "of is missing", (1, 1)),
        ('"lemon"', '"lemon+lemon"', "or two of them like orange+lemon, got 'lem", (7, 9)),
        ('"lemon"', '"orange+lemon+lime"', "or two of them like orange+lemon", (7, 9)),
        ("bonus = 3", "bonus = 3\nsugar = 2", "unknown key 'sugar'", (10, 9)),
        ("bonus = 3", "bonus = 3\nbarrow_counts = 1", "expected true or false, got 1", (10, 17)),
        ("number = 1", "number = 2", "number: expected 1 to 18, each only once", None),
        ("number = 1", "number = 19", "number: expected 1 to 18, each only once, got 19", (2, 10)),
        ('"Lemonade"', '" "', "name: expected text, got ' '", (3, 8)),
        ("least = 2", "least 2", "Expected '='", (8, 7)),
        ("[[recipe]]", "salt = 1\n[[recipe]]", "unknown key 'salt'", (1, 1)),
        ("[[recipe]]", '"\\u0061bc" = 1\n[[recipe]]', "unknown key 'abc'", (1, 1)),
        ("[[recipe]]", "# salt\n[salt]\n[[recipe]]", "unknown key 'salt'", (2, 1)),
        (
            "worth = 30",
            "worth = " + "9" * 5000,
            "a number with 5000 digits is far too",
            (5, 9),
        ),
        ("worth = 30", "worth = 0x" + "f" * 5000, "got a number that is far too large", (5, 9)),
        (
            "worth = 30",
            "worth = [1, 2]",
            "worth: expected a number from 1 to 127, got a list",
            (5, 9),
        ),
        (
            "worth = 30",
            "worth.x = 1",
            "worth: expected a number from 1 to 127, got a table",
            (1, 1),
        ),
        ("worth = 30", "'worth' = 1.5", "worth: expected a number from 1 to 127, got 1.5", (5, 11)),
        ("worth = 30", f"worth = {'[' * 3000}", "lists or tables are nested too deeply", None),
        ("worth = 30", "worth = 30\nworth = 31", "Cannot overwrite a value", (6, 11)),
        (
            "worth = 30",
            f"x = {{{LOOKS_LIKE_A_PLACE}=1, {LOOKS_LIKE_A_PLACE}=2}}",
            "Duplicate",
            None,
        ),
        ('"dice"', '["dice"]', "count: expected one of dice, line", (6, 9)),
        ('"lemon"', "{}", "fruit: expected orange, lemon or lime, or two", (7, 9)),
        (
            "number = 1",
            "number = true",
            "expected 1 to 18, each only once, got true",
            (2, 10),
        ),
        (
            "number = 1",
            "number = 0x" + "f" * 5000,
            "number: expected 1 to 18, each only once",
            (2, 10),
        ),
        ("number = 1\n", "", "recipe without a valid number: number is missing", (1, 1)),
        (
            '"Lemonade"',
            '"\\u001b[31m"',
            "text on one line, got the character U+001B",
            (3, 8),
        ),
        ('"Lemonade"', f'"{"x" * 501}"', "name: expected at most 500 characters, got 501", (3, 8)),
        ('"Lemonade"', '"\ud800"', "expected text on one line, got the character U+D800", (3, 8)),
        ('"Lemonade"', '"\\u0000"', "expected text on one line, got the character U+0000", (3, 8)),
        (
            '"Lemonade"',
            '"two\\nlines"',
            "text on one line, got the character U+000A",
            (3, 8),
        ),
        ("[[recipe]]", "# one line\u2028still\n[[recipe]]\nsalt = 1", "unknown key 'salt'", (3, 8)),
    ],
    ids=lambda part: ascii(part)[:40],
)
def test_a_book_that_is_wrong_is_refused_with_the_place(
    old: str, new: str, words: str, at: tuple[int, int] | None
) -> None:
    """grove.recipes.2: recipe files are checked on loading."""
    assert old in FIRST
    with pytest.raises(NotationError, match=re.escape(words)) as caught:
        read_book(FIRST.replace(old, new, 1) + "\n" + REST)
    assert len(caught.value.sentence) < 400, "only the beginning of what is long is quoted"
    if at is not None:
        assert (caught.value.line, caught.value.column) == at


def test_a_book_may_have_its_tables_in_one_list() -> None:
    """TOML has several ways to write them; the place of what is wrong is then the beginning."""
    tables = (
        "{" + ", ".join(table.strip().splitlines()) + "}"
        for table in BOOK.split("[[recipe]]\n")[1:]
    )
    text = f"# House\nrecipe = [{', '.join(tables)}]"
    assert read_book(text) == named_book("house")
    for wrong in (text.replace("number = 1,", "number = 0,"), "\nrecipe = [{number = 1}]"):
        with pytest.raises(NotationError) as caught:
            read_book(wrong)
        assert (caught.value.line, caught.value.column) == (1, 1)


def test_a_key_that_somebody_made_up_is_no_code() -> None:
    """Codes are stable: what programs compare is not what somebody typed."""
    with pytest.raises(NotationError) as caught:
        read_book(FIRST + "missing = 1")
    assert caught.value.code == "recipes.key"


SCRAPS = ("[[recipe]]", "[", "{", '"' * 3, '"\\u0061" = 1', "\nnumber = 1\n", "[recipe]")


@settings(max_examples=150)
@given(damaged(BOOK, *SCRAPS))
def test_a_damaged_book_is_read_or_refused(text: str) -> None:
    """grove.recipes.2: whatever is read is the same when it is written again."""
    error = refusal(lambda: read_book(text))
    if error is None:
        book = read_book(text)
        assert read_book(write_book(book)) == book
        check_book(codes_of(book))
    else:
        assert isinstance(error, NotationError)
        assert len(error.sentence) < 400
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


def test_a_book_has_eighteen_recipes() -> None:
    """grove.cards.1: one on the back of each card."""
    with pytest.raises(NotationError, match=r"missing: 2, 3, 4"):
        read_book(FIRST)
    with pytest.raises(NotationError, match=re.escape("expected 18 tables [[recipe]]")):
        read_book("")
    with pytest.raises(NotationError, match="line 1"):
        read_book("name = ")
    with pytest.raises(UnsupportedRuleset, match="unknown recipe book 'x' \\(available: house\\)"):
        named_book("x")


STRAY = tuple(code | 1 << 30 for code in codes_of(named_book("house")))


@pytest.mark.parametrize("codes", [(), (1, 2), (0,) * 36, (31,) * 36, (13, 1 << 9 | 1) * 18, STRAY])
def test_numbers_that_are_no_recipes_cannot_be_played(codes: tuple[int, ...]) -> None:
    """grove.recipes.2: numbers from a program are held to the same checks."""
    with pytest.raises(UnsupportedRuleset):
        check_book(codes)


TRANSLATED = (
    FIRST
    + """names = { it = "Limonata", de = "Zitronenlimonade" }
sentences.it = "Due dadi limone: 3 punti."
"""
)


def test_a_recipe_may_have_its_words_in_several_languages() -> None:
    book = read_book(TRANSLATED + REST)
    recipe = book[0]

    words = {code: recipe.in_language(code) for code in ("it", "de", "fr")}
    assert [(one.name, one.sentence) for one in words.values()] == [
        ("Limonata", "Due dadi limone: 3 punti."),
        ("Zitronenlimonade", "Two lemon dice: 3 points."),
        ("Lemonade", "Two lemon dice: 3 points."),
    ]
    assert read_book(write_book(book)) == book
    assert words["it"].codes() == recipe.codes()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('names = "Limonata"', "names: expected a table of texts by language, got 'Limonata'"),
        ("names = { it = 3 }", "names: expected text, got 3"),
        ('sentences = { "It!" = "x" }', "sentences: expected a language code"),
    ],
)
def test_words_in_a_language_that_cannot_be_are_refused_with_their_place(
    line: str, says: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read_book(f"{FIRST}{line}\n{REST}")
    assert f"recipe 1: {says}" in caught.value.sentence
    assert caught.value.line == FIRST.count("\n") + 1
