"""Events filtered for a viewer, and as JSON documents: names instead of numbers.

A document has exactly the fields of its kind of event. In Grove all viewers see the same.
`docs/schema/grove-events.json` describes them for other languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, Literal

from msgspec import Meta

from greentable.core.event_kinds import EventKind, event_document, event_document_type
from greentable.grove.codes import What
from greentable.grove.events import Event
from greentable.grove.notation import QUARTER
from greentable.grove.wire.names import Card, FruitName, Rotation, Seat

LineName = Literal["dice", "multiplied", "bonus", "squirrel", "total"]

_AT = ("seat", "column", "row", "fruit")

EVENT_KINDS: Mapping[What, EventKind] = MappingProxyType(
    {
        What.RECIPES: EventKind("The two recipes were turned up.", ("first", "second")),
        What.STARTED: EventKind("Every grove was begun with this card.", ("card",)),
        What.DREW: EventKind("A card was drawn for all.", ("card",)),
        What.CHOSE: EventKind("A seat has chosen secretly.", ("seat",)),
        What.LAID: EventKind("A seat laid a card.", ("seat", "card", "column", "row", "rotation")),
        What.SQUIRREL: EventKind("The squirrel sits down; a die goes back.", (*_AT, "before")),
        What.APPEARED: EventKind("A new die.", (*_AT, "after")),
        What.ROSE: EventKind("A die rose.", (*_AT, "before", "after")),
        What.BASKET: EventKind("A die became a basket.", (*_AT, "before", "after")),
        What.BARROW: EventKind("A basket became the barrow.", (*_AT, "before", "after")),
        What.STAYED: EventKind("A basket or the barrow moved up.", (*_AT, "before", "after")),
        What.FELL: EventKind("A die now lies on a glade.", (*_AT, "before", "after")),
        What.NO_DIE_LEFT: EventKind("No die was left for a tree.", _AT),
        What.STUCK: EventKind("A seat could lay no card and has stopped.", ("seat",)),
        What.RECIPE: EventKind("A recipe is met at the end.", ("seat", "recipe", "points")),
        What.SCORED: EventKind("A line of the count.", ("seat", "line", "points")),
        What.REACHED: EventKind("A seat has reached the target.", ("seat", "target")),
        What.WON: EventKind("A seat has won the game.", ("seat", "points")),
    }
)

_TYPES: Mapping[str, object] = MappingProxyType(
    {
        "seat": Annotated[Seat, Meta(description="The seat of the grove.")],
        "card": Annotated[Card, Meta(description="The card.")],
        "first": Annotated[Card, Meta(description="The recipe with the lower number.")],
        "second": Annotated[Card, Meta(description="The other recipe.")],
        "recipe": Annotated[Card, Meta(description="The recipe.")],
        "column": Annotated[int, Meta(description="The column, of a card its leftmost.")],
        "row": Annotated[int, Meta(description="The row, of a card its topmost.")],
        "rotation": Rotation,
        "fruit": Annotated[
            FruitName | None, Meta(description="The fruit of the die; null: there was none.")
        ],
        "before": Annotated[
            int | None,
            Meta(description="The old value of the die; 15 is the barrow; null: no die."),
        ],
        "after": Annotated[int, Meta(description="The new value of the die; 15 is the barrow.")],
        "line": Annotated[LineName, Meta(description="The line of the final score.")],
        "points": Annotated[int, Meta(description="Points; of a recipe that multiplies dice, 0.")],
        "target": Annotated[int, Meta(description="The target score.")],
    }
)


def _fruit(event: Event) -> str | None:
    # The squirrel names the fruit of the tree below it, even if no die goes back.
    gone = event.what is What.SQUIRREL and event.before == 0
    return None if event.fruit is None or gone else str(event.fruit)


_VALUES: Mapping[str, Callable[[Event], object]] = MappingProxyType(
    {
        "seat": lambda event: event.seat,
        "card": lambda event: event.card,
        "first": lambda event: event.card,
        "second": lambda event: event.amount,
        "recipe": lambda event: event.card,
        "column": lambda event: event.column,
        "row": lambda event: event.row,
        "rotation": lambda event: QUARTER * event.rotation,
        "fruit": _fruit,
        "before": lambda event: event.before or None,
        "after": lambda event: event.after,
        "line": lambda event: str(event.line),
        "points": lambda event: event.amount,
        "target": lambda event: event.amount,
    }
)


def events_for(events: Sequence[Event], viewer: int) -> tuple[Event, ...]:
    """The events as this viewer, a seat or a spectator (0), may see them."""
    return tuple(event.for_viewer(viewer) for event in events)


def event_documents(events: Sequence[Event], viewer: int) -> list[dict[str, Any]]:
    """The events for this viewer as documents, ready to be written as JSON."""
    return [
        event_document(event, event.what, EVENT_KINDS[event.what], _VALUES)
        for event in events_for(events, viewer)
    ]


EventDocument: Any = event_document_type(EVENT_KINDS, _TYPES, __name__)
"""A document of any event."""
