"""Recipe books: files of 18 recipes, read, written and checked.  Rules grove.recipes.2, 3 and 5.

A book is a TOML file with 18 tables ``[[recipe]]``, each with its ``number``, its ``name``, its
``sentence`` and the keys of `tables.py`::

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

The name and the sentence can be given in other languages too, by language code::

    names = { it = "Gazzosa", de = "Zitronenlimonade" }
    sentences = { it = "Tre dadi limone in fila: 10 punti." }
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib import resources

import msgspec

from greentable.core.reader import UNFIT, shown
from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grove.cards import CARDS
from greentable.grove.recipes.recipe import CODES, Recipe, Wording, codes_of, recipe_of
from greentable.grove.recipes.tables import (
    RecipeFault,
    fault_of,
    recipe_from_table,
    table_from_recipe,
)
from greentable.words.messages import Message, choices, say

_FILE = "recipes"  # the folder, and the one key of a book
_HEADING = re.compile(r"^[ \t]*\[\[[ \t]*[\"']?recipe[\"']?[ \t]*\]\]", re.MULTILINE)
_FOR_PEOPLE = ("number", "name", "sentence", "names", "sentences")  # keys that rules do not read
_LANGUAGE = re.compile("[a-z]{2,3}")
_LONGEST = 500  # characters of a name or a sentence, for cards and tables
_MOST_WORDS = 200  # characters of a message of tomllib, which may quote whole keys


def read_book(text: str) -> tuple[Recipe, ...]:
    """The 18 recipes of a file, recipe 1 first. Raises NotationError with line and column."""
    recipes: dict[int, Recipe] = {}
    tables = _read_tables(text)
    for index, table in enumerate(tables):
        try:
            number, recipe = _read_recipe(table, recipes)
        except RecipeFault as fault:
            line, column = _place_of(text, len(tables), index, fault.key)
            raise _at_recipe(table, fault).at(line, column) from fault
        recipes[number] = recipe
    missing = [number for number in range(1, CARDS + 1) if number not in recipes]
    if missing:
        line = _last_line(text)
        raise NotationError("recipes.missing", line=line, recipes=CARDS, missing=choices(missing))
    return tuple(recipes[number] for number in range(1, CARDS + 1))


def _at_recipe(table: dict[str, object], fault: RecipeFault) -> NotationError:
    """A fault with the number of its recipe, if that is known."""
    number = _number(table)
    message = say("error-recipes-of-unnumbered", fault=fault.message)
    if number:
        message = say("error-recipes-of", number=number, fault=fault.message)
    return NotationError.saying(fault.code, message)


def _read_tables(text: str) -> list[dict[str, object]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text) from error
    except ValueError as error:
        # Python refuses numbers of thousands of digits, and tomllib does not say where they are.
        longest = max(re.finditer(r"[0-9_]+", text), key=lambda digits: len(digits.group()))
        line, column = _line_and_column(text, longest.start())
        digits = len(longest.group())
        raise NotationError("recipes.digits", line=line, column=column, digits=digits) from error
    except RecursionError as error:
        raise NotationError("recipes.nested") from error
    tables = data.get("recipe")
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise NotationError("recipes.tables", recipes=CARDS)
    for key in data:
        if key != "recipe":
            place = re.search(rf"^[\[\"' \t]*{re.escape(key)}", text, re.MULTILINE)
            line = text.count("\n", 0, place.start()) + 1 if place else 1
            raise NotationError("recipes.table", line=line, found=shown(key))
    return tables


def _read_recipe(table: dict[str, object], recipes: dict[int, Recipe]) -> tuple[int, Recipe]:
    number = _number(table)
    if number == 0 or number in recipes:
        raise fault_of("recipes.number", "number", table.get("number"), most=CARDS)
    name, sentence = (_words(key, table.get(key)) for key in ("name", "sentence"))
    rest = {key: value for key, value in table.items() if key not in _FOR_PEOPLE}
    recipe = recipe_from_table(rest, name, sentence)
    return number, msgspec.structs.replace(recipe, translations=_translations(table))


def _number(table: dict[str, object]) -> int:
    """The number of a recipe; 0 for a missing or invalid one."""
    number = table.get("number")
    if isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= CARDS:
        return number
    return 0


def _translations(table: dict[str, object]) -> tuple[Wording, ...]:
    """Name and sentence in other languages, by language code."""
    names, sentences = _by_language(table, "names"), _by_language(table, "sentences")
    return tuple(
        Wording(code, names.get(code, ""), sentences.get(code, ""))
        for code in sorted({*names, *sentences})
    )


def _by_language(table: dict[str, object], key: str) -> dict[str, str]:
    texts = table.get(key, {})
    if not isinstance(texts, dict):
        raise fault_of("recipes.translations", key, texts, key=key)
    for code in texts:
        if not _LANGUAGE.fullmatch(code):
            raise RecipeFault("recipes.language", key, key=key, found=shown(code))
    return {code: _words(key, text) for code, text in texts.items()}


def _words(key: str, value: object) -> str:
    """A text for people: on one line, without characters that upset a screen or a file."""
    if not isinstance(value, str) or not value.strip():
        raise fault_of("recipes.words", key, value, key=key)
    if len(value) > _LONGEST:
        length = len(value)
        raise RecipeFault("recipes.words_length", key, key=key, most=_LONGEST, length=length)
    if odd := UNFIT.search(value):
        character = f"U+{ord(odd.group()):04X}"
        raise RecipeFault("recipes.words_character", key, key=key, character=character)
    return value


def _syntax_error(message: str, text: str) -> NotationError:
    # At the end only: the words before it may quote a key that looks like a position.
    place = re.search(r" \(at (?:line ([0-9]+), column ([0-9]+)|end of document)\)$", message)
    line, column = _last_line(text), 1
    if place and place.group(1):
        line, column = int(place.group(1)), int(place.group(2))
    words = (message[: place.start()] if place else message)[:_MOST_WORDS]
    return NotationError("recipes.syntax", line=line, column=column, words=words)


def _place_of(text: str, tables: int, index: int, key: str) -> tuple[int, int]:
    """The position of a recipe's key; of the recipe's heading if it has no such key.

    The beginning of the file if its tables do not have one heading each, as TOML allows.
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
        rows += _write_translations(recipe)
        rows += [f"{key} = {_write(value)}" for key, value in table_from_recipe(recipe).items()]
        parts.append("[[recipe]]\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _write_translations(recipe: Recipe) -> list[str]:
    texts = {
        "names": {one.language: one.name for one in recipe.translations if one.name},
        "sentences": {one.language: one.sentence for one in recipe.translations if one.sentence},
    }
    return [
        f"{key} = {{ {', '.join(f'{code} = {_write(text)}' for code, text in found.items())} }}"
        for key, found in texts.items()
        if found
    ]


def _write(value: object) -> str:
    # JSON's strings, numbers and booleans are TOML's too.
    return json.dumps(value, ensure_ascii=False)


def check_book(codes: tuple[int, ...]) -> None:
    """Check that these numbers are 18 recipes. Raises UnsupportedRuleset."""
    if len(codes) != CARDS * CODES:
        raise UnsupportedRuleset("recipes.codes", recipes=CARDS, numbers=CODES)
    for number in range(CARDS):
        pair = codes[CODES * number], codes[CODES * number + 1]
        try:
            made = recipe_from_table(table_from_recipe(recipe_of(*pair)))
        except RecipeFault as fault:
            raise _no_recipe(number + 1, fault.message) from fault
        except (ValueError, AssertionError) as error:
            raise _no_recipe(number + 1, say("error-recipes-no-recipe")) from error
        if made.codes() != pair:
            raise _no_recipe(number + 1, say("error-recipes-no-recipe"))


def _no_recipe(number: int, fault: Message) -> UnsupportedRuleset:
    message = say("error-recipes-of", number=number, fault=fault)
    return UnsupportedRuleset.saying("recipes.no_recipe", message)


@cache
def named_book(name: str) -> tuple[Recipe, ...]:
    """A book of the package; grove.recipes.5 describes the house book.

    Raises: UnsupportedRuleset.
    """
    if name not in book_names():
        raise UnsupportedRuleset("recipes.name", found=shown(name), known=choices(book_names()))
    file = resources.files("greentable.grove") / _FILE / f"{name}.toml"
    return read_book(file.read_text(encoding="utf-8"))


@cache
def book_names() -> tuple[str, ...]:
    """The names of the books of the package."""
    folder = resources.files("greentable.grove") / _FILE
    return tuple(sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml")))


def book_name(codes: tuple[int, ...]) -> str | None:
    """The name of the package's book with these numbers; None if there is none."""
    return next((name for name in book_names() if codes_of(named_book(name)) == codes), None)
