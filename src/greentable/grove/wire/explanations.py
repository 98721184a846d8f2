"""Explanations as JSON documents: names instead of numbers, `null` for nothing.

`docs/schema/grove-explanation.json` describes them for other languages.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from greentable.grove.explanations.data import Explanation
from greentable.grove.notation import write_move
from greentable.grove.wire.events import EventDocument, event_documents
from greentable.grove.wire.names import Card, PhaseName, Token
from greentable.grove.wire.views import VERSION, GroveDocument, grove_document
from greentable.words.messages import Message

ReasonName = Annotated[str, Meta(description="A stable name, as in the codes of errors.")]
_Events: Any = list[EventDocument]


class FaultDocument(msgspec.Struct, frozen=True):
    """A cell of the card that cannot lie where it would, or that could be chosen."""

    column: Annotated[int, Meta(description="Its column.")]
    row: Annotated[int, Meta(description="Its row.")]
    reason: Annotated[ReasonName, Meta(description="What is wrong there.")]


class ExplanationDocument(msgspec.Struct, frozen=True):
    """What would come of a placement; of one that is refused, why, and at which cells."""

    game: Annotated[Literal["grove"], Meta(description="Which game it is.")]
    version: Annotated[Literal[1], Meta(description="The version of this document.")]
    is_legal: Annotated[bool, Meta(description="Whether the move could be made.")]
    move: Annotated[Token, Meta(description="The move that is explained.")]
    reason: Annotated[
        ReasonName | None, Meta(description="Why it is refused; null for a legal move.")
    ]
    messages: Annotated[
        tuple[Message, ...],
        Meta(description="What would come of it, or why it is refused, a sentence each."),
    ]
    faults: Annotated[
        tuple[FaultDocument, ...],
        Meta(description="Of a refused placement the cells that fail, or that could be chosen."),
    ]
    events: Annotated[_Events, Meta(description="What would be told when the card is laid.")]
    score_before: Annotated[int, Meta(description="The score now, with what recipes give.")]
    score_after: Annotated[int, Meta(description="The score then.")]
    squirrel_before: Annotated[int, Meta(description="What the squirrel costs now.")]
    squirrel_after: Annotated[int, Meta(description="What it would cost then.")]
    recipes_met: Annotated[
        tuple[Card, ...], Meta(description="Recipes that would be met, and are not now.")
    ]
    recipes_lost: Annotated[
        tuple[Card, ...], Meta(description="Recipes that are met now, and would not be.")
    ]
    phase: Annotated[
        PhaseName | None,
        Meta(
            description="What would come for this seat once all have chosen: draw, play or over; "
            "null for a move that is refused."
        ),
    ]
    grove: Annotated[
        GroveDocument | None,
        Meta(description="The seat's grove with the card laid; null for a move that is refused."),
    ]


def explanation_document(explanation: Explanation) -> dict[str, Any]:
    """An explanation as a document, ready to be written as JSON."""
    after = explanation.after
    return {
        "game": "grove",
        "version": VERSION,
        "is_legal": explanation.is_legal,
        "move": write_move(explanation.move),
        "reason": None if explanation.reason is None else str(explanation.reason),
        "messages": msgspec.to_builtins(explanation.messages),
        "faults": [
            {"column": fault.column, "row": fault.row, "reason": str(fault.reason)}
            for fault in explanation.faults
        ],
        # Everybody sees the same in Grove.
        "events": event_documents(explanation.events, 0),
        "score_before": explanation.score_before,
        "score_after": explanation.score_after,
        "squirrel_before": explanation.squirrel_before,
        "squirrel_after": explanation.squirrel_after,
        "recipes_met": list(explanation.recipes_met),
        "recipes_lost": list(explanation.recipes_lost),
        "phase": None if explanation.phase is None else str(explanation.phase),
        "grove": None
        if after is None
        else msgspec.to_builtins(grove_document(after.to_fields(), after.viewer)),
    }
