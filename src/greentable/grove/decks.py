"""Deck files: read, written and checked.  Rules grove.cards.1, 3 and 4.

The printed faces are not public, so the package has its own, the house deck, and an owner of the
game can enter the printed ones. Each line is a card: its number and its two rows of three cells.
``#`` begins a comment::

    7  O1 Y2 G1 / -- G2 Y1

A tree is the letter of its fruit (orange O, lemon Y, lime G) and 1 or 2; ``--`` is the glade.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources

from greentable.core.reader import is_number, shown
from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grove.cards import (
    CARDS,
    CELLS,
    FRUITS,
    GLADE,
    LETTERS,
    WIDE,
    Fruit,
    cell_of,
    rotated,
    tree,
)
from greentable.words.messages import Argument, choices, say

HALF_TURN = 2
_GLADE = "--"
_FORM = "7  O1 Y2 G1 / -- G2 Y1"


def write_cell(cell: int) -> str:
    """A printed cell: ``O2``, or ``--`` for the glade."""
    return _GLADE if cell == GLADE else f"{LETTERS[cell >> 2 & 3]}{cell & 3}"


_CELL_OF = {
    write_cell(cell): cell
    for cell in (GLADE, *(tree(fruit, count) for fruit in range(FRUITS) for count in (1, 2)))
}


def write_face(face: int) -> str:
    """The two rows of a card: ``O1 Y2 G1 / -- G2 Y1``."""
    cells = [write_cell(cell_of(face, index)) for index in range(CELLS)]
    return f"{' '.join(cells[:3])} / {' '.join(cells[3:])}"


def read_face(text: str, *, line: int = 1, column: int = 1, card: int = 0) -> int:
    """The face of two rows of three cells; `card` is its number, for errors.

    Raises: NotationError naming the cell.
    """
    words = [(word.group(), column + word.start()) for word in re.finditer(r"\S+", text)]
    end = column + len(text.rstrip())
    face = 0
    for index in range(CELLS):
        if index == 3:
            _expect_slash(words, line, end, card)
        word, at = words.pop(0) if words else ("", end)
        if word not in _CELL_OF:
            where = {"card": card, **_where(index), "choices": choices(_CELL_OF)}
            if not word:
                raise NotationError("deck.cell_missing", line=line, column=at, **where)
            raise NotationError("deck.cell", line=line, column=at, found=shown(word), **where)
        face |= _CELL_OF[word] << 4 * index
    if words:
        word, at = words[0]
        found = shown(word)
        raise NotationError("deck.cells", line=line, column=at, card=card, found=found, form=_FORM)
    return face


def _where(cell: int) -> dict[str, Argument]:
    """The position of a cell on its card, for errors."""
    return {"row": cell // WIDE + 1, "cell": cell % WIDE + 1}


def _expect_slash(words: list[tuple[str, int]], line: int, end: int, card: int) -> None:
    word, at = words.pop(0) if words else ("", end)
    if not word:
        raise NotationError("deck.rows_missing", line=line, column=at, card=card, form=_FORM)
    if word != "/":
        found = shown(word)
        raise NotationError("deck.rows", line=line, column=at, card=card, found=found, form=_FORM)


def face_faults(face: int) -> Iterator[tuple[int, str, dict[str, Argument]]]:
    """grove.cards.1 and 3: five trees and one glade, every fruit.

    Yields each fault: its cell if that is certain, a code and its arguments.
    """
    cells = [cell_of(face, index) for index in range(CELLS)]
    glades = [index for index, cell in enumerate(cells) if cell == GLADE]
    if not glades:
        yield CELLS - 1, "deck.no_glade", {}
    elif len(glades) > 1:
        yield glades[1], "deck.second_glade", _where(glades[1])
    for fruit in Fruit:
        if all(cell == GLADE or cell >> 2 != fruit for cell in cells):
            yield CELLS - 1, "deck.no_fruit", {"fruit": say(f"grove-fruit-{fruit}")}


def read_deck(text: str) -> tuple[int, ...]:
    """The 18 faces of a deck file, card 1 first (grove.cards.3).

    Raises: NotationError with line and column.
    """
    faces: dict[int, int] = {}
    lines: dict[int, int] = {}
    rows = text.splitlines()
    for line, row in enumerate(rows, 1):
        body = row.split("#", 1)[0].rstrip()
        if not body:
            continue
        match = re.match(r"\s*(\S+)\s*", body)
        assert match is not None, "a line that is not empty has a first word"
        number = _read_number(match.group(1), line, match.start(1) + 1, lines)
        face = read_face(body[match.end() :], line=line, column=match.end() + 1, card=number)
        starts = [word.start() for word in re.finditer(r"[^\s/]+", body)][1:]
        for cell, code, more in face_faults(face):
            raise NotationError(code, line=line, column=starts[cell] + 1, card=number, **more)
        twin = _twin(face, faces)
        if twin:
            at = match.start(1) + 1
            raise NotationError("deck.twin", line=line, column=at, card=number, twin=twin)
        faces[number] = face
        lines[number] = line
    missing = [number for number in range(1, CARDS + 1) if number not in faces]
    if missing:
        last = max(len(rows), 1)
        raise NotationError("deck.missing", line=last, cards=CARDS, missing=choices(missing))
    return tuple(faces[number] for number in range(1, CARDS + 1))


def deck_faults(faces: Sequence[int]) -> Iterator[tuple[int, NotationError]]:
    """All faults of a deck: the number of a card, and the error."""
    known: dict[int, int] = {}
    for number, face in enumerate(faces, 1):
        for _, code, more in face_faults(face):
            yield number, NotationError(code, line=number, column=1, card=number, **more)
        if twin := _twin(face, known):
            yield number, NotationError("deck.twin", card=number, twin=twin)
        known[number] = face


def _read_number(word: str, line: int, column: int, lines: dict[int, int]) -> int:
    if not (is_number(word) and 1 <= int(word) <= CARDS):
        wanted: dict[str, Argument] = {"most": CARDS, "found": shown(word), "form": _FORM}
        raise NotationError("deck.number", line=line, column=column, **wanted)
    number = int(word)
    if number in lines:
        place: dict[str, Argument] = {"card": number, "first": lines[number]}
        raise NotationError("deck.number_twice", line=line, column=column, **place)
    return number


def _twin(face: int, faces: dict[int, int]) -> int:
    alike = {face, rotated(face, HALF_TURN)}
    return next((number for number, other in faces.items() if other in alike), 0)


def write_deck(faces: tuple[int, ...], title: str = "") -> str:
    """The deck file with these faces, card 1 first; a title becomes its first comment."""
    lines = [f"# {title}"] if title else []
    lines += [f"{number:>2}  {write_face(face)}" for number, face in enumerate(faces, 1)]
    return "\n".join(lines) + "\n"


def check_deck(faces: tuple[int, ...]) -> None:
    """Check that these 18 faces are playable. Raises UnsupportedRuleset."""
    if len(faces) != CARDS or not all(_is_face(face) for face in faces):
        raise UnsupportedRuleset("deck.faces", cards=CARDS)
    try:
        read_deck(write_deck(faces))
    except NotationError as error:
        raise UnsupportedRuleset.saying(error.code, error.message) from error


def _is_face(face: int) -> bool:
    cells = set(_CELL_OF.values())
    return face >> 4 * CELLS == 0 and all(cell_of(face, index) in cells for index in range(CELLS))


@cache
def named_deck(name: str) -> tuple[int, ...]:
    """A deck of the package; grove.cards.4 describes the house deck.

    Raises: UnsupportedRuleset.
    """
    if name not in deck_names():
        raise UnsupportedRuleset("deck.name", found=shown(name), known=choices(deck_names()))
    file = resources.files("greentable.grove") / "decks" / f"{name}.txt"
    return read_deck(file.read_text(encoding="utf-8"))


@cache
def deck_names() -> tuple[str, ...]:
    """The names of the decks of the package."""
    folder = resources.files("greentable.grove") / "decks"
    return tuple(sorted(file.name[:-4] for file in folder.iterdir() if file.name.endswith(".txt")))


def deck_name(faces: tuple[int, ...]) -> str | None:
    """The name of the package's deck with these faces; None if there is none."""
    return next((name for name in deck_names() if named_deck(name) == faces), None)
