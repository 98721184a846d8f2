"""Recipe books: files of 18 recipes, read, written and checked.  Rules grove.recipes.2, 3 and 5.

A book is a TOML file with 18 tables ``[[recipe]]``, each with its ``number``, its ``name``, its
``sentence`` and the keys of `recipe_tables.py`::

    [[recipe]]
    number = 5
    name = "Lemon Soda"
    sentence = "Three lemon dice side by side in a line: 10 points."
    worth = 32
    count = "line"
    fruit = "lemon"
    least = 3
    bonus = 10
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
from greentable.grove.recipe_tables import (
    RecipeFault,
    found,
    recipe_from_table,
    table_from_recipe,
)
from greentable.grove.recipes import CODES, Recipe, codes_of, recipe_of
from greentable.reader import UNFIT, shown

_FILE = "recipes"  # the folder, and the one key of a book
_HEADING = re.compile(r"^[ \t]*\[\[[ \t]*[\"']?recipe[\"']?[ \t]*\]\]", re.MULTILINE)
_FOR_PEOPLE = ("number", "name", "sentence")  # the keys that are not the rules'
_LONGEST = 500  # characters of a name or a sentence, which stand on cards and in tables
_MOST_WORDS = 200  # of what tomllib says, which may quote whole keys


def read_book(text: str) -> tuple[Recipe, ...]:
    """The 18 recipes of a file, recipe 1 first. Raises NotationError with line and column."""
    recipes: dict[int, Recipe] = {}
    tables = _read_tables(text)
    for index, table in enumerate(tables):
        try:
            number, recipe = _read_recipe(table, recipes)
        except RecipeFault as fault:
            line, column = _place_of(text, len(tables), index, fault.key)
            message = f"recipe {_number(table) or '?'}: {fault.sentence}"
            raise NotationError(fault.code, message, line=line, column=column) from fault
        recipes[number] = recipe
    missing = [str(number) for number in range(1, CARDS + 1) if number not in recipes]
    if missing:
        message = f"{CARDS} recipes wanted, numbered from 1: no recipe {', '.join(missing)}"
        raise NotationError("recipes.missing", message, line=_last_line(text))
    return tuple(recipes[number] for number in range(1, CARDS + 1))


def _read_tables(text: str) -> list[dict[str, object]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text) from error
    except ValueError as error:
        # Python takes no number of thousands of digits, and tomllib does not say where it stands.
        longest = max(re.finditer(r"[0-9_]+", text), key=lambda digits: len(digits.group()))
        line, column = _line_and_column(text, longest.start())
        message = f"a number of {len(longest.group())} digits is far too large"
        raise NotationError("recipes.syntax", message, line=line, column=column) from error
    except RecursionError as error:
        message = "too many lists or tables inside each other: none is wanted inside a recipe"
        raise NotationError("recipes.syntax", message) from error
    tables = data.get("recipe")
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        message = f"{CARDS} tables [[recipe]] wanted, found none"
        raise NotationError("recipes.tables", message)
    for key in data:
        if key != "recipe":
            message = f"unknown key {shown(key)}: only tables [[recipe]] wanted"
            place = re.search(rf"^[\[\"' \t]*{re.escape(key)}", text, re.MULTILINE)
            line = text.count("\n", 0, place.start()) + 1 if place else 1
            raise NotationError("recipes.key", message, line=line)
    return tables


def _read_recipe(table: dict[str, object], recipes: dict[int, Recipe]) -> tuple[int, Recipe]:
    number = _number(table)
    if number == 0 or number in recipes:
        message = f"number: from 1 to {CARDS}, each once, found {found(table.get('number'))}"
        raise RecipeFault("number", message)
    name, sentence = (_words(key, table.get(key)) for key in ("name", "sentence"))
    rest = {key: value for key, value in table.items() if key not in _FOR_PEOPLE}
    return number, recipe_from_table(rest, name, sentence)


def _number(table: dict[str, object]) -> int:
    """The number of a recipe; 0 if that is none."""
    number = table.get("number")
    if isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= CARDS:
        return number
    return 0


def _words(key: str, value: object) -> str:
    """What people will read: something on one line, without what would upset a screen or a file."""
    if not isinstance(value, str) or not value.strip():
        raise RecipeFault(key, f"{key}: words wanted, found {found(value)}")
    if len(value) > _LONGEST:
        message = f"{key}: at most {_LONGEST} characters wanted, found {len(value)}"
        raise RecipeFault(key, message)
    if odd := UNFIT.search(value):
        message = f"{key}: words on one line wanted, found the character U+{ord(odd.group()):04X}"
        raise RecipeFault(key, message)
    return value


def _syntax_error(message: str, text: str) -> NotationError:
    # At the end only: the words before it may quote a key that looks like a place.
    place = re.search(r" \(at (?:line ([0-9]+), column ([0-9]+)|end of document)\)$", message)
    line, column = _last_line(text), 1
    if place and place.group(1):
        line, column = int(place.group(1)), int(place.group(2))
    words = message[: place.start()] if place else message
    return NotationError("recipes.syntax", words[:_MOST_WORDS], line=line, column=column)


def _place_of(text: str, tables: int, index: int, key: str) -> tuple[int, int]:
    """Where a key of a recipe stands; the recipe's heading if it does not.

    The beginning of the file if its tables are not headed one by one, as TOML allows.
    """
    heads = [match.start() for match in _HEADING.finditer(text)]
    if len(heads) != tables:
        return 1, 1
    end = heads[index + 1] if index + 1 < len(heads) else len(text)
    entry = rf"^[ \t]*[\"']?{re.escape(key)}[\"']?[ \t]*=[ \t]*"
    match = re.compile(entry, re.MULTILINE).search(text, heads[index], end)
    return _line_and_column(text, match.end() if match else heads[index])


def _line_and_column(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def _last_line(text: str) -> int:
    return text.rstrip("\n").count("\n") + 1


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
