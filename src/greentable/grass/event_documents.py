"""Events as a viewer may see them, and as JSON documents: names instead of numbers.

A document has what its kind of event has, and no more; a card that the viewer may not know is
`null`. `docs/schema/grass-events.json` describes them for other languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta

from greentable.grass.cards import CODES, Kind
from greentable.grass.codes import EVERYONE, NOBODY, What
from greentable.grass.documents import CardCode, Seat
from greentable.grass.events import Event

LineName = Literal[
    "protected", "at_risk", "banker", "net_profit", "fines", "best_in_hand", "result", "bonus"
]

FIELDS: Mapping[What, tuple[str, ...]] = MappingProxyType(
    {
        What.DEALER: ("seat",),
        What.DEALT: ("seat", "card"),
        What.DREW: ("seat", "card"),
        What.KEPT: ("seat", "card"),
        What.PACKS_PASSED: ("direction",),
        What.PLAYED: ("seat", "to", "card"),
        What.DISCARDED: ("seat", "card"),
        What.PROTECTED: ("seat", "card", "protection"),
        What.PAID: ("seat", "card", "protection"),
        What.UNCOVERED: ("seat", "card"),
        What.COOLED: ("seat", "card"),
        What.STOLE: ("seat", "to", "card"),
        What.GAVE: ("seat", "to", "card"),
        What.GAVE_UP: ("seat", "card"),
        What.WIPED_OUT: ("seat",),
        What.MUST_MISS: ("seat", "turns"),
        What.MISSED: ("seat", "turns"),
        What.PASSED: ("seat", "to", "card"),
        What.TOOK: ("seat", "to", "card"),
        What.OFFERED: ("seat", "to", "give", "want"),
        What.ACCEPTED: ("seat", "to"),
        What.DECLINED: ("seat", "to"),
        What.COUNTERED: ("seat", "to", "give", "ask"),
        What.TRADED: ("seat", "to", "give", "get"),
        What.SAID: ("seat", "cheated"),
        What.SWAPPED: ("seat", "to", "give", "get"),
        What.ENDED_TURN: ("seat",),
        What.EXTRA_TURN: ("seat",),
        What.ROUND_ENDED: ("seat",),
        What.SHOWED: ("seat", "cards"),
        What.SCORED: ("seat", "line", "amount"),
        What.TOTAL: ("seat", "amount"),
        What.WON: ("seat", "amount"),
        What.CHOSE: ("seat",),
    }
)
"""What a document has besides the name of its event."""

_TYPES: Mapping[str, object] = MappingProxyType(
    {
        "seat": Annotated[Seat | None, Meta(description="Whose doing it was; null: nobody's.")],
        "to": Annotated[
            Seat | None, Meta(description="Whom it was done to; null: nobody, or the whole table.")
        ],
        "card": Annotated[CardCode | None, Meta(description="Which card; null: not to be known.")],
        "protection": Annotated[
            CardCode | None, Meta(description="The Protection over the Peddle; null: none.")
        ],
        "give": Annotated[
            CardCode | None, Meta(description="What it gives, or gave; null: not to be known.")
        ],
        "get": Annotated[CardCode | None, Meta(description="What it got; null: not to be known.")],
        "want": Annotated[CardCode | None, Meta(description="What it wants; null: what do I get?")],
        "ask": Annotated[
            CardCode | None, Meta(description="For what; null: for the card offered.")
        ],
        "turns": Annotated[int, Meta(description="How many turns.")],
        "direction": Annotated[Literal["left", "right"], Meta(description="Where packs went.")],
        "cheated": Annotated[bool, Meta(description="Whether it said that it was cheated.")],
        "cards": Annotated[
            tuple[CardCode, ...], Meta(description="The hand that was laid down, card by card.")
        ],
        "line": Annotated[LineName, Meta(description="Which line of the ledger.")],
        "amount": Annotated[int, Meta(description="Dollars.")],
    }
)


def _code(kind: Kind | None) -> str | None:
    return None if kind is None else CODES[kind]


_VALUES: Mapping[str, Callable[[Event], object]] = MappingProxyType(
    {
        "seat": lambda event: event.seat or None,
        "to": lambda event: None if event.to in {NOBODY, EVERYONE} else event.to,
        "card": lambda event: _code(event.card),
        "protection": lambda event: _code(event.other),
        "give": lambda event: _code(event.card),
        "get": lambda event: _code(event.other),
        "want": lambda event: _code(event.other),
        "ask": lambda event: _code(event.other),
        "turns": lambda event: event.amount,
        "direction": lambda event: "left" if event.amount else "right",
        "cheated": lambda event: bool(event.amount),
        "cards": lambda event: [CODES[kind] for kind in event.cards],
        "line": lambda event: str(event.line),
        "amount": lambda event: event.amount,
    }
)


def events_for(events: Sequence[Event], viewer: int) -> tuple[Event, ...]:
    """The events as this viewer, a seat or a spectator (0), may see them."""
    return tuple(event.for_viewer(viewer) for event in events)


def event_documents(events: Sequence[Event], viewer: int) -> list[dict[str, Any]]:
    """The same as documents, ready to be written as JSON."""
    return [_document(event) for event in events_for(events, viewer)]


def _document(event: Event) -> dict[str, Any]:
    document: dict[str, Any] = {"event": str(event.what)}
    for name in FIELDS[event.what]:
        document[name] = _VALUES[name](event)
    return document


EventDocument: Any = Union[  # noqa: UP007 - as many as there are kinds of events
    tuple(
        msgspec.defstruct(
            f"{what.name.title().replace('_', '')}Document",
            [(name, _TYPES[name]) for name in fields],
            tag_field="event",
            tag=str(what),
            forbid_unknown_fields=True,
        )
        for what, fields in FIELDS.items()
    )
]
"""A document of any event: what JSON Schemas are made from, and what tests read documents with."""
