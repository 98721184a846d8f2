"""Events filtered for a viewer, and as JSON documents: names instead of numbers.

A document has exactly the fields of its kind of event; a card that the viewer may not know is
`null`. `docs/schema/grass-events.json` describes them for other languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, Literal

from msgspec import Meta

from greentable.core.event_kinds import EventKind, event_document, event_document_type
from greentable.grass.cards import CODES, Kind
from greentable.grass.codes import EVERYONE, NOBODY, What
from greentable.grass.events import Event
from greentable.grass.wire.names import CardCode, Seat

LineName = Literal[
    "protected", "at_risk", "banker", "net_profit", "fines", "best_in_hand", "result", "bonus"
]

EVENT_KINDS: Mapping[What, EventKind] = MappingProxyType(
    {
        What.DEALER: EventKind("The first dealer was drawn.", ("seat",)),
        What.DEALT: EventKind("A card was dealt to a seat.", ("seat", "card")),
        What.DREW: EventKind("A seat drew the card of its turn.", ("seat", "card")),
        What.KEPT: EventKind("A seat kept a card of its pack.", ("seat", "card")),
        What.PACKS_PASSED: EventKind("All packs went on to the neighbours.", ("direction",)),
        What.PLAYED: EventKind("A seat played a card, perhaps on another.", ("seat", "to", "card")),
        What.DISCARDED: EventKind("A seat discarded a card.", ("seat", "card")),
        What.PROTECTED: EventKind("A Peddle was protected.", ("seat", "card", "protection")),
        What.PAID: EventKind("A fine was paid with a Peddle.", ("seat", "card", "protection")),
        What.UNCOVERED: EventKind("A Protection has nothing left to cover.", ("seat", "card")),
        What.COOLED: EventKind("A heat is gone from a market.", ("seat", "card")),
        What.STOLE: EventKind("A seat stole a Peddle from another.", ("seat", "to", "card")),
        What.GAVE: EventKind("A seat gave a Peddle to another.", ("seat", "to", "card")),
        What.GAVE_UP: EventKind("A seat gave up a Peddle.", ("seat", "card")),
        What.WIPED_OUT: EventKind("A seat lost its stash and its hassle pile.", ("seat",)),
        What.MUST_MISS: EventKind("A seat will have to miss turns.", ("seat", "turns")),
        What.MISSED: EventKind("A seat missed turns.", ("seat", "turns")),
        What.PASSED: EventKind("A seat passed a card to its left.", ("seat", "to", "card")),
        What.TOOK: EventKind("A seat took a random card from another.", ("seat", "to", "card")),
        What.OFFERED: EventKind("A seat made an offer.", ("seat", "to", "give", "want")),
        What.ACCEPTED: EventKind("A seat accepted an offer or a counter.", ("seat", "to")),
        What.DECLINED: EventKind("A seat declined an offer or a counter.", ("seat", "to")),
        What.COUNTERED: EventKind("A seat countered an offer.", ("seat", "to", "give", "ask")),
        What.TRADED: EventKind("Two seats exchanged cards.", ("seat", "to", "give", "get")),
        What.SAID: EventKind("A seat said whether it was cheated.", ("seat", "cheated")),
        What.SWAPPED: EventKind("Two seats swapped Peddle.", ("seat", "to", "give", "get")),
        What.ENDED_TURN: EventKind("A seat ended its turn.", ("seat",)),
        What.EXTRA_TURN: EventKind("A seat has another turn.", ("seat",)),
        What.ROUND_ENDED: EventKind("The round ended; a seat closed it, or nobody.", ("seat",)),
        What.SHOWED: EventKind("A seat laid down its hand.", ("seat", "cards")),
        What.SCORED: EventKind("A line of the ledger.", ("seat", "line", "amount")),
        What.TOTAL: EventKind("The total of a seat, from all rounds.", ("seat", "amount")),
        What.WON: EventKind("A seat has won the game.", ("seat", "amount")),
        What.CHOSE: EventKind("A seat has chosen secretly.", ("seat",)),
    }
)

_TYPES: Mapping[str, object] = MappingProxyType(
    {
        "seat": Annotated[Seat | None, Meta(description="The seat that did it; null: none.")],
        "to": Annotated[
            Seat | None,
            Meta(description="The seat it was done to; null: none, or the whole table."),
        ],
        "card": Annotated[
            CardCode | None, Meta(description="The card; null: hidden from the viewer.")
        ],
        "protection": Annotated[
            CardCode | None, Meta(description="The Protection over the Peddle; null: none.")
        ],
        "give": Annotated[
            CardCode | None, Meta(description="The kind given; null: hidden from the viewer.")
        ],
        "get": Annotated[
            CardCode | None, Meta(description="The kind received; null: hidden from the viewer.")
        ],
        "want": Annotated[
            CardCode | None, Meta(description="The kind that it wants; null: any counter.")
        ],
        "ask": Annotated[
            CardCode | None, Meta(description="For what; null: for the card offered.")
        ],
        "turns": Annotated[int, Meta(description="The number of turns.")],
        "direction": Annotated[
            Literal["left", "right"], Meta(description="The direction in which packs went.")
        ],
        "cheated": Annotated[bool, Meta(description="True if it said that it was cheated.")],
        "cards": Annotated[
            tuple[CardCode, ...], Meta(description="The hand that was laid down, card by card.")
        ],
        "line": Annotated[LineName, Meta(description="The line of the ledger.")],
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
    """The events for this viewer as documents, ready to be written as JSON."""
    return [
        event_document(event, event.what, EVENT_KINDS[event.what], _VALUES)
        for event in events_for(events, viewer)
    ]


EventDocument: Any = event_document_type(EVENT_KINDS, _TYPES, __name__)
"""A document of any event."""
