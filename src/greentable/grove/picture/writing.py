"""A grove as a picture in letters, in both directions: from a state, and into one.

    hand 7 12 | deck 6 | laid 1 | supply O4 Y5 G4 | squirrel free | score 3
           0      1      2      3
    0      O1     Y2     G1/3   --
    1      --/O2  G2     Y1     O1

Below the header is the grove, with its columns above and its rows at the left. Each cell is

| ``O2``              | a tree with two oranges (O orange, Y lemon, G lime)                  |
| ``O2/5``            | the same with a die on it that shows 5; ``/10`` is a basket          |
| ``O2/15``           | the same with the barrow                                             |
| ``O2*``             | the same with the squirrel                                           |
| ``--``              | a glade                                                              |
| ``--/O5``           | a glade with an orange die that shows 5; ``--/O15`` the barrow there |
| ``.``               | nothing                                                              |

The header has what is outside the picture, in any order, with bars or new lines between:

| ``hand 7 12``       | the cards in hand                                                     |
| ``deck 6``          | the number of cards to draw; 0 by default                             |
| ``laid 1``          | the cards in the grove; by default the lowest that are not in hand    |
| ``placed 1:0,0,0``  | the cards of this seat as they lie, oldest first, as far as known     |
| ``recipes 3 4``     | the two recipes                                                       |
| ``stuck``           | this seat has stopped                                                 |
| ``chose 7:0,0,90``  | this seat's secret choice, while others still choose                  |
| ``over``            | the game has ended                                                    |

``supply``, ``squirrel`` and ``score`` follow from the picture; if they are given, they must be
right. With several seats each has its own part, which begins with ``seat 1``, ``seat 2`` and so on;
items before the first part belong to all.
"""

from __future__ import annotations

from greentable.core.fields import members_of
from greentable.grove.cards import ALL_CARDS, DECK, FRUITS, LETTERS
from greentable.grove.codes import NO_CARD, NO_MOVE
from greentable.grove.groves import Cell, cards_of, cells_of
from greentable.grove.moves import Move, move_of
from greentable.grove.notation import write_move
from greentable.grove.picture.reading import read_picture
from greentable.grove.rules.recipes import final_score
from greentable.grove.state import NOWHERE, Phase, State

__all__ = ["read_picture", "write_picture", "write_topmost_cell"]

_BAR = " | "


def write_picture(s: State, *, laid: bool = True) -> str:
    """The game as a picture; without `laid`, it omits which cards lie in the grove, and how."""
    common = [f"deck {DECK - s.drawn}"]
    if laid:
        seen = ALL_CARDS & ~(s.unseen | s.rules.aside)
        for seat in range(1, s.seats + 1):
            seen &= ~s.hand[seat]
        for recipe in s.recipes:
            seen &= ~(1 << recipe)
        common.append("laid " + " ".join(map(str, members_of(seen))))
    if s.recipes[0] != NO_CARD:
        common.append(f"recipes {s.recipes[0]} {s.recipes[1]}")
    if s.phase == Phase.OVER:
        common.append("over")
    if s.seats == 1:
        hand, *rest = _header(s, 1, laid=laid)
        return _BAR.join([hand, *common, *rest]) + "\n" + _grid(s, 1)
    parts = (
        _BAR.join([f"seat {seat}", *_header(s, seat, laid=laid)]) + "\n" + _grid(s, seat)
        for seat in range(1, s.seats + 1)
    )
    return _BAR.join(common) + "\n" + "".join(parts)


def _header(s: State, seat: int, *, laid: bool) -> list[str]:
    supply = " ".join(f"{LETTERS[fruit]}{s.supply[seat][fruit]}" for fruit in range(FRUITS))
    items = [
        " ".join(["hand", *map(str, members_of(s.hand[seat]))]),
        f"supply {supply}",
        f"squirrel {'free' if s.squirrel[seat] == NOWHERE else 'used'}",
        f"score {final_score(s, seat)}",
    ]
    cards = cards_of(s, seat) if laid else ()
    if cards:
        tokens = (write_move(Move.lay(*card)) for card in cards)
        items.append(" ".join(["placed", *tokens]))
    if s.stuck >> seat & 1:
        items.append("stuck")
    if s.chosen[seat] != NO_MOVE:
        items.append(f"chose {write_move(move_of(s.chosen[seat]))}")
    return items


def write_topmost_cell(cell: Cell) -> str:
    """One cell of a picture."""
    tree = "--" if cell.count == 0 else f"{LETTERS[cell.fruit or 0]}{cell.count}"
    if cell.squirrel:
        return f"{tree}*"
    if cell.die == 0:
        return tree
    colour = LETTERS[cell.fruit or 0] if cell.count == 0 else ""
    return f"{tree}/{colour}{cell.die}"


def _grid(s: State, seat: int) -> str:
    cells = {(cell.column, cell.row): write_topmost_cell(cell) for cell in cells_of(s, seat)}
    columns = range(s.left[seat], s.right[seat] + 1)
    lines = [["", *map(str, columns)]] + [
        [str(row), *(cells.get((column, row), ".") for column in columns)]
        for row in range(s.top[seat], s.bottom[seat] + 1)
    ]
    return "".join("".join(f"{word:<7}" for word in line).rstrip() + "\n" for line in lines)
