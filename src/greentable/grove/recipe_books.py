"""Recipe books: files of 18 recipes, read, written and checked.  Rules grove.recipes.2, 3 and 5.

A book is a TOML file with 18 tables ``[[recipe]]``, each with its ``number``, its ``name``, its
``sentence`` and the keys of `recipe_tables.py`::

    [[recipe]]
    number = 4
    name = "Lemon Soda"
    sentence = "Three lemon dice side by side in a line: 8 points."
    worth = 31
    count = "line"
    fruit = "lemon"
    least = 3
    bonus = 8
    barrow_counts = false
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib import resources

from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grove.cards import CARDS
from greentable.grove.recipe_tables import RecipeFault, recipe_from_table, table_from_recipe
from greentable.grove.recipes import CODES, Recipe, codes_of, recipe_of

_FILE = "recipes"  # the folder, and the one key of a book


def read_book(text: str) -> tuple[Recipe, ...]:
    """The 18 recipes of a file, recipe 1 first. Raises NotationError with line and column."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text) from error
    tables = data.get("recipe")
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        message = f"{CARDS} tables [[recipe]] wanted, found none"
        raise NotationError("recipes.tables", message)
    for key in data:
        if key != "recipe":
            line = next(n for n, row in enumerate(text.splitlines(), 1) if key in row)
            raise NotationError("recipes.key", f"unknown key {key!r}", line=line)
    recipes: dict[int, Recipe] = {}
    for index, table in enumerate(tables):
        try:
            number, recipe = _read_recipe(table, recipes)
        except RecipeFault as fault:
            line, column = _place_of(text, index, fault.key)
            message = f"recipe {table.get('number', '?')}: {fault.message}"
            raise NotationError(fault.code, message, line=line, column=column) from fault
        recipes[number] = recipe
    missing = [str(number) for number in range(1, CARDS + 1) if number not in recipes]
    if missing:
        message = f"{CARDS} recipes wanted, numbered from 1: no recipe {', '.join(missing)}"
        raise NotationError("recipes.missing", message, line=max(len(text.splitlines()), 1))
    return tuple(recipes[number] for number in range(1, CARDS + 1))


def _read_recipe(table: dict[str, object], recipes: dict[int, Recipe]) -> tuple[int, Recipe]:
    rest = dict(table)
    number, name, sentence = (rest.pop(key, None) for key in ("number", "name", "sentence"))
    if not isinstance(number, int) or not 1 <= number <= CARDS or number in recipes:
        message = f"number: from 1 to {CARDS}, each once, found {number!r}"
        raise RecipeFault("number", message)
    for key, words in (("name", name), ("sentence", sentence)):
        if not isinstance(words, str) or not words.strip():
            raise RecipeFault(key, f"{key}: words wanted, found {words!r}")
    return number, recipe_from_table(rest, str(name), str(sentence))


def _syntax_error(message: str, text: str) -> NotationError:
    found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)", message)
    line, column = len(text.splitlines()) or 1, 1
    if found and found.group(1):
        line, column = int(found.group(1)), int(found.group(2))
    words = message[: found.start()] if found else message
    return NotationError("recipes.syntax", words, line=line, column=column)


def _place_of(text: str, index: int, key: str) -> tuple[int, int]:
    """Where a key of a recipe stands; the recipe's heading if it does not."""
    rows = text.splitlines()
    heads = [line for line, row in enumerate(rows, 1) if re.match(r"\s*\[\[\s*recipe\s*\]\]", row)]
    end = heads[index + 1] - 1 if index + 1 < len(heads) else len(rows)
    for line in range(heads[index] + 1, end + 1):
        match = re.match(rf"\s*({re.escape(key)})\s*=\s*", rows[line - 1])
        if match:
            return line, match.end() + 1
    return heads[index], 1


def write_book(book: tuple[Recipe, ...], title: str = "") -> str:
    """The file of a book, recipe 1 first; a title becomes its first comment."""
    parts = [f"# {title}\n"] if title else []
    for number, recipe in enumerate(book, 1):
        table = {"number": number, "name": recipe.name, "sentence": recipe.sentence}
        rows = [f"{key} = {_write(value)}" for key, value in table.items()]
        rows += [f"{key} = {_write(value)}" for key, value in table_from_recipe(recipe).items()]
        parts.append("[[recipe]]\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _write(value: object) -> str:
    # JSON's strings, numbers and booleans are TOML's too.
    return json.dumps(value, ensure_ascii=False)


def check_book(codes: tuple[int, ...]) -> None:
    """Whether these numbers are 18 recipes. Raises UnsupportedRuleset."""
    message = f"a book is {CARDS} recipes of {CODES} numbers"
    if len(codes) != CARDS * CODES:
        raise UnsupportedRuleset("recipes.codes", message)
    for number in range(CARDS):
        pair = codes[CODES * number], codes[CODES * number + 1]
        try:
            made = recipe_from_table(table_from_recipe(recipe_of(*pair)))
        except (RecipeFault, ValueError, AssertionError) as error:
            raise UnsupportedRuleset("recipes.codes", f"recipe {number + 1}: {error}") from error
        if made.codes() != pair:
            raise UnsupportedRuleset("recipes.codes", f"recipe {number + 1}: {message}")


@cache
def named_book(name: str) -> tuple[Recipe, ...]:
    """A book that comes with the package: grove.recipes.5 says what the house book is like.

    Raises: UnsupportedRuleset.
    """
    if name not in book_names():
        message = f"unknown recipe book {name!r}: one of {', '.join(book_names())}"
        raise UnsupportedRuleset("recipes.unknown", message)
    file = resources.files("greentable.grove") / _FILE / f"{name}.toml"
    return read_book(file.read_text(encoding="utf-8"))


@cache
def book_names() -> tuple[str, ...]:
    """The books that come with the package."""
    folder = resources.files("greentable.grove") / _FILE
    return tuple(sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml")))


def book_name(codes: tuple[int, ...]) -> str | None:
    """The name of a book of the package with these numbers, if it is one."""
    return next((name for name in book_names() if codes_of(named_book(name)) == codes), None)
