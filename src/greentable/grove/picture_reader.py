"""Reading the pictures that `picture.py` explains and draws."""

from __future__ import annotations

import re

from greentable.errors import NotationError
from greentable.grove.cards import BARROW, CARDS, DECK, FRUITS, HAND, LETTERS, SHOWS, Fruit
from greentable.grove.groves import Cell, plant
from greentable.grove.moves import code_of
from greentable.grove.notation import read_move
from greentable.grove.recipes import LONGEST
from greentable.grove.rules.cards import ALL_CARDS
from greentable.grove.rules.recipes import final_score
from greentable.grove.ruleset import EDITIONS, HOUSE, Ruleset
from greentable.grove.state import NOWHERE, Phase, State

_CELL = re.compile(
    r"(?P<tree>[OYG][12])(?:(?P<squirrel>\*)|/(?P<die>[1-9]\d?))?"
    r"|--(?:/(?P<colour>[OYG])(?P<fallen>[1-9]\d?))?"
)
_VALUES = [SHOWS >> 4 * side & 15 for side in range(1, 8)]
_KEYS = (
    *("seat", "hand", "deck", "laid", "recipes", "stuck", "chose", "over"),
    *("supply", "squirrel", "score"),
)
_OF_ALL = ("deck", "laid", "recipes", "over")
_GAIN = 2  # columns or rows that one card can add


class _Part:
    """What the picture tells of one seat, or before the first."""

    def __init__(self) -> None:
        self.items: dict[str, tuple[str, int, int]] = {}
        self.cells: list[Cell] = []
        self.columns: list[int] = []


def read_picture(text: str, ruleset: Ruleset = EDITIONS[HOUSE]) -> State:
    """The game that a picture shows. Raises NotationError with line and column.

    It is a position as it stands: whether nine cards can lie like that is not asked.
    """
    parts = _read_parts(text)
    s = State()
    s.rules = ruleset
    s.seats = len(parts)
    common = {key: item for part in parts for key, item in part.items.items() if key in _OF_ALL}
    deck = _number(common["deck"]) if "deck" in common else 0
    for seat, part in enumerate(parts, 1):
        if part.cells:
            plant(s, seat, part.cells)
        for card in _cards(part.items.get("hand")):
            s.hand[seat] |= 1 << card
        if "stuck" in part.items:
            s.stuck |= 1 << seat
    for index, recipe in enumerate(_cards(common.get("recipes"))):
        s.recipes[index] = recipe
    _deal(s, deck, _cards(common["laid"]) if "laid" in common else None)
    _set_phase(s, over="over" in common)
    for seat, part in enumerate(parts, 1):
        if "chose" in part.items:
            words, line, column = part.items["chose"]
            try:
                s.chosen[seat] = code_of(read_move(words))
            except NotationError as error:
                at = column + error.column - 1
                raise NotationError(error.code, error.message, line=line, column=at) from error
            s.waiting &= ~(1 << seat)
        _check(s, seat, part, deck)
    return s


def _deal(s: State, deck: int, laid: tuple[int, ...] | None) -> None:
    """Which cards nobody has seen: all but those in hands, in the grove and among the recipes."""
    held = 0
    for seat in range(1, s.seats + 1):
        held |= s.hand[seat]
    free = [card for card in range(1, CARDS + 1) if not held >> card & 1 and card not in s.recipes]
    if laid is None:
        laid = tuple(free[: DECK - deck - held.bit_count()])
    s.drawn = DECK - deck
    s.unseen = ALL_CARDS & ~held
    for card in (*laid, *(recipe for recipe in s.recipes if recipe)):
        s.unseen &= ~(1 << card)


def _set_phase(s: State, *, over: bool) -> None:
    playing = [seat for seat in range(1, s.seats + 1) if not s.stuck >> seat & 1]
    if over:
        s.phase = Phase.OVER
        for seat in range(1, s.seats + 1):
            s.total[seat] = final_score(s, seat)
    elif s.drawn < DECK and all(s.hand[seat].bit_count() < HAND for seat in playing):
        s.phase = Phase.DRAW
    else:
        s.phase = Phase.PLAY
        s.waiting = sum(1 << seat for seat in playing)


def _check(s: State, seat: int, part: _Part, deck: int) -> None:
    """What is told and follows from the picture must be so; and there must be room to play on."""
    supply = " ".join(f"{LETTERS[fruit]}{s.supply[seat][fruit]}" for fruit in range(FRUITS))
    so = {
        "supply": supply,
        "squirrel": "free" if s.squirrel[seat] == NOWHERE else "used",
        "score": str(final_score(s, seat)),
    }
    for key, value in so.items():
        words, line, column = part.items.get(key, (value, 0, 0))
        if words != value:
            message = f"{key} {words}: by the picture it is {value}"
            raise NotationError("picture.differs", message, line=line, column=column)
    dice = [cell for cell in part.cells if cell.die == BARROW]
    if len(dice) > 1 or sum(cell.squirrel for cell in part.cells) > 1:
        raise NotationError("picture.twice", "there is one barrow and one squirrel for each seat")
    if min(s.supply[seat]) < 0:
        raise NotationError("picture.supply", f"more than five dice of a fruit: supply {supply}")
    grows = _GAIN * (s.hand[seat].bit_count() + deck)
    size = max(s.right[seat] - s.left[seat], s.bottom[seat] - s.top[seat]) + 1
    if size + grows > LONGEST:
        message = f"{size} cells long with {grows // _GAIN} cards to play: no grove can be so"
        raise NotationError("picture.size", message)


def _read_parts(text: str) -> list[_Part]:
    common, parts = _Part(), [_Part()]
    for line, row in enumerate(text.splitlines(), 1):
        words = row.split()
        if not words:
            continue
        if re.fullmatch(r"[a-z].*", words[0]):
            column = 1
            for item in row.split("|"):
                key, _, rest = item.strip().partition(" ")
                at = column + len(item) - len(item.lstrip())
                if key == "seat" and rest == "1":
                    common, parts = parts[0], [_Part()]
                elif key == "seat":
                    _expect(rest == str(len(parts) + 1), f"seat {len(parts) + 1}", line, at)
                    parts.append(_Part())
                elif key:
                    _expect(key in _KEYS, f"one of {', '.join(_KEYS)}", line, at)
                    start = at + len(key) + 1
                    parts[-1].items[key] = (" ".join(rest.split()), line, start)
                column += len(item) + 1
        elif not parts[-1].columns:
            parts[-1].columns = _numbers(row, line)
        else:
            parts[-1].cells += _read_row(row, line, parts[-1].columns)
    parts[0].items = common.items | parts[0].items
    return parts


def _numbers(row: str, line: int) -> list[int]:
    numbers = []
    for word in re.finditer(r"\S+", row):
        whole = re.fullmatch(r"0|-?[1-9]\d?", word.group()) is not None
        _expect(whole, "the numbers of the columns", line, word.start() + 1)
        numbers.append(int(word.group()))
    good = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    _expect(good, "columns one after the other", line, 1)
    return numbers


def _read_row(row: str, line: int, columns: list[int]) -> list[Cell]:
    first, *words = re.finditer(r"\S+", row)
    whole = re.fullmatch(r"0|-?[1-9]\d?", first.group()) is not None
    _expect(whole, "the number of the row", line, first.start() + 1)
    _expect(len(words) == len(columns), f"{len(columns)} cells", line, len(row) + 1)
    cells = []
    for column, word in zip(columns, words, strict=True):
        if word.group() != ".":
            cell = _read_cell(word.group(), int(first.group()), column)
            _expect(
                cell is not None, "a cell as O2, O2/5, O2*, --, --/O5 or .", line, word.start() + 1
            )
            assert cell is not None, "just seen to"
            cells.append(cell)
    return cells


def _read_cell(word: str, row: int, column: int) -> Cell | None:
    match = _CELL.fullmatch(word)
    if match is None:
        return None
    die = int(match["die"] or match["fallen"] or 0)
    if die and die not in _VALUES:
        return None
    letter = (match["tree"] or match["colour"] or "")[:1]
    fruit = Fruit(LETTERS.index(letter)) if letter else None
    count = int(match["tree"][1]) if match["tree"] else 0
    return Cell(row, column, fruit, count, die, squirrel=match["squirrel"] is not None)


def _expect(holds: object, wanted: str, line: int, column: int) -> None:
    if not holds:
        raise NotationError("picture", f"{wanted} wanted", line=line, column=column)


def _number(item: tuple[str, int, int]) -> int:
    words, line, column = item
    _expect(re.fullmatch(r"\d", words), "a number from 0 to 9", line, column)
    return int(words)


def _cards(item: tuple[str, int, int] | None) -> tuple[int, ...]:
    if item is None:
        return ()
    words, line, column = item
    for word in words.split():
        good = word.isdigit() and 1 <= int(word) <= CARDS
        _expect(good, f"cards from 1 to {CARDS}", line, column)
    return tuple(map(int, words.split()))
