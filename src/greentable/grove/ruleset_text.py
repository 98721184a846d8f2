"""Rulesets in writing: an edition, then the differences from it.

``house``, ``house recipes``. A bare switch is on. A custom deck or book of recipes is written card
by card, without spaces: ``deck=O1Y2G1/--G2Y1,…``, ``book=worth:31,count:line,…;…``. Cards that are
not in the game (the other half is played without the first nine): ``aside=3,7,…``.
"""

from __future__ import annotations

from greentable.core.fields import members_of
from greentable.core.reader import is_number, shown
from greentable.core.switches import Switch, one_of, read_switches
from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grove.cards import CARDS
from greentable.grove.decks import deck_name, deck_names, named_deck, read_face, write_face
from greentable.grove.recipes.books import book_name, book_names, named_book
from greentable.grove.recipes.recipe import CODES, codes_of, recipe_of
from greentable.grove.recipes.tables import RecipeFault, Value, recipe_from_table, table_from_recipe
from greentable.grove.ruleset import EDITIONS, Ruleset
from greentable.words.messages import choices, say

_CELL = 2  # letters
_QUOTED = 20  # letters of a long text


def write_ruleset(ruleset: Ruleset) -> str:
    """The shortest text for this ruleset."""
    ((name, edition),) = EDITIONS.items()
    words = [name]
    if ruleset.deck != edition.deck:
        words.append(f"deck={deck_name(ruleset.deck) or _write_deck(ruleset.deck)}")
    if ruleset.recipes:
        words.append("recipes")
    if ruleset.book != edition.book:
        words.append(f"book={book_name(ruleset.book) or _write_book(ruleset.book)}")
    if ruleset.aside:
        words.append(f"aside={','.join(map(str, members_of(ruleset.aside)))}")
    return " ".join(words)


def read_ruleset(text: str, *, record_format: int = 2) -> Ruleset:  # noqa: ARG001 - they are the same
    """The ruleset of a text. Raises UnsupportedRuleset."""
    return read_switches(text, EDITIONS, _read_value)


def _read_value(switch: Switch, text: str) -> object:
    if switch.name == "deck":
        return named_deck(text) if text in deck_names() else _read_deck(text)
    if switch.name == "book":
        return codes_of(named_book(text)) if text in book_names() else _read_book(text)
    if switch.name == "aside":
        return _read_cards(text)
    return one_of(switch, text)


def _read_cards(text: str) -> int:
    cards = 0
    for word in text.split(","):
        bit = 1 << int(word) if is_number(word) and 1 <= int(word) <= CARDS else 0
        if bit == 0 or cards & bit:
            raise UnsupportedRuleset("ruleset.aside", most=CARDS, found=shown(word))
        cards |= bit
    return cards


def _write_deck(deck: tuple[int, ...]) -> str:
    return ",".join(write_face(face).replace(" ", "") for face in deck)


def _read_deck(text: str) -> tuple[int, ...]:
    cards = text.split(",")
    if len(cards) != CARDS:
        known, form = choices(deck_names()), "O1Y2G1/--G2Y1,…"
        raise UnsupportedRuleset(
            "deck.cards", found=repr(text[:_QUOTED]), known=known, cards=CARDS, form=form
        )
    faces = []
    for number, card in enumerate(cards, 1):
        rows = (
            " ".join(row[at : at + _CELL] for at in range(0, len(row), _CELL))
            for row in card.split("/")
        )
        try:
            faces.append(read_face(" / ".join(rows), card=number))
        except NotationError as error:
            raise UnsupportedRuleset.saying(error.code, error.message) from error
    return tuple(faces)


def _write_book(book: tuple[int, ...]) -> str:
    recipes = [recipe_of(book[at], book[at + 1]) for at in range(0, len(book), CODES)]
    return ";".join(
        ",".join(f"{key}:{_write(value)}" for key, value in table_from_recipe(recipe).items())
        for recipe in recipes
    )


def _write(value: Value) -> str:
    return str(value).lower()


def _read_book(text: str) -> tuple[int, ...]:
    parts = text.split(";")
    if len(parts) != CARDS:
        known, form = choices(book_names()), "worth:31,count:line,…;…"
        raise UnsupportedRuleset(
            "recipes.book", found=repr(text[:_QUOTED]), known=known, recipes=CARDS, form=form
        )
    codes: list[int] = []
    for number, part in enumerate(parts, 1):
        try:
            codes += recipe_from_table(_read_table(part)).codes()
        except RecipeFault as fault:
            message = say("error-recipes-of", number=number, fault=fault.message)
            raise UnsupportedRuleset.saying(fault.code, message) from fault
    return tuple(codes)


def _read_table(text: str) -> dict[str, Value]:
    table: dict[str, Value] = {}
    for pair in text.split(","):
        key, _, word = pair.partition(":")
        if key in table:
            raise RecipeFault("recipes.key_twice", key, found=shown(key))
        table[key] = _read(word)
    return table


def _read(word: str) -> Value:
    if word in {"true", "false"}:
        return word == "true"
    return int(word) if is_number(word.removeprefix("-")) else word
