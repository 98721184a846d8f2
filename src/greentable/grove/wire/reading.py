"""Views and events read back from their JSON documents, to play at a server's table.

The reverse of `views.py` and `events.py`, field by field; values missing from a document are
derived from the others. Only the fruit below a squirrel that sends no die back is in no document.
"""

from __future__ import annotations

from typing import Any

from greentable.core.event_kinds import read_event_document
from greentable.core.view_documents import read_document
from greentable.grove.cards import DECK, Fruit
from greentable.grove.codes import Line
from greentable.grove.events import Event
from greentable.grove.groves import Cell, LaidCard, set_cells
from greentable.grove.moves import code_of
from greentable.grove.notation import QUARTER, read_move
from greentable.grove.ruleset_text import read_ruleset
from greentable.grove.state import Phase
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.view import View
from greentable.grove.wire.events import EVENT_KINDS, EventDocument
from greentable.grove.wire.views import GroveDocument, ViewDocument

_PHASES = {str(phase): phase for phase in Phase}
_FRUITS = {str(fruit): fruit for fruit in Fruit}
_LINES = {str(line): line for line in Line}


def read_view(document: bytes) -> View:
    """The view of a document.

    Raises: UsageError for a text that is not such a document.
    """
    found: ViewDocument = read_document(document, ViewDocument)
    table = found.table
    v = ViewFields()
    v.rules = read_ruleset(table.rules)
    v.viewer = found.viewer
    v.seats = len(table.seats)
    v.phase = _PHASES[table.phase]
    v.to_act = _bits(table.to_act)
    v.waiting = v.to_act if v.phase == Phase.PLAY else 0
    v.drawn = DECK - table.deck_size
    v.unseen = _bits(table.unseen)
    for place, one in enumerate(table.recipes):
        v.recipes[place] = one.recipe
    for seat in table.seats:
        v.hand[seat.seat] = _bits(seat.hand)
        v.stuck |= int(seat.has_stopped) << seat.seat
        set_cells(v, seat.seat, _cells(seat.grove), _cards(seat.grove))
        if v.phase == Phase.OVER:
            v.total[seat.seat] = seat.grove.score
    if found.own.chosen is not None:
        v.chosen[v.viewer] = code_of(read_move(found.own.chosen))
    return View(v)


def _bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _cells(grove: GroveDocument) -> list[Cell]:
    squirrel = grove.squirrel and (grove.squirrel.column, grove.squirrel.row)
    return [
        Cell(
            cell.row,
            cell.column,
            None if cell.fruit is None else _FRUITS[cell.fruit],
            cell.count,
            cell.die or 0,
            (cell.column, cell.row) == squirrel,
        )
        for cell in grove.cells
    ]


def _cards(grove: GroveDocument) -> list[LaidCard]:
    return [
        LaidCard(card.card, card.column, card.row, card.rotation // QUARTER) for card in grove.cards
    ]


def read_event(document: bytes) -> Event:
    """The event of a document. Raises: as `read_view`."""
    what, fields = read_event_document(document, EventDocument, EVENT_KINDS)
    values = dict(_read_field(name, value) for name, value in fields.items())
    return Event(what, **values)


def _read_field(name: str, value: Any) -> tuple[str, Any]:  # noqa: ANN401 - as the document has it
    """A field of a document as an attribute of the event."""
    match name:
        case "card" | "first" | "recipe":
            return "card", value
        case "second" | "points" | "target":
            return "amount", value
        case "rotation":
            return "rotation", value // QUARTER
        case "fruit":
            return "fruit", None if value is None else _FRUITS[value]
        case "before":
            return "before", value or 0
        case "line":
            return "line", _LINES[value]
        case _:
            return name, value
