"""Explanations as JSON documents: names instead of numbers, `null` for nothing.

`docs/schema/grove-explanation.json` describes them for other languages.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from greentable.grove.explanations.data import Explanation
from greentable.grove.notation import write_move
from greentable.grove.reasons import RULE_OF_REASON
from greentable.grove.wire.events import EventDocument, event_documents
from greentable.grove.wire.names import Card, PhaseName, Token
from greentable.grove.wire.views import VERSION, GroveDocument, grove_document
from greentable.words.messages import Message

ReasonName = Annotated[str, Meta(description="A stable name, as in the codes of errors.")]
_Events: Any = list[EventDocument]


class FaultDocument(msgspec.Struct, frozen=True):
    """A cell of the card that cannot lie there, or that could be chosen."""

    column: Annotated[int, Meta(description="Its column.")]
    row: Annotated[int, Meta(description="Its row.")]
    reason: Annotated[ReasonName, Meta(description="The reason why the cell fails.")]


class ExplanationDocument(msgspec.Struct, frozen=True):
    """The consequences of a placement; for a refused one, the reason and the cells it is about."""

    game: Annotated[Literal["grove"], Meta(description="The name of the game.")]
    version: Annotated[Literal[1], Meta(description="The version of this document.")]
    is_legal: Annotated[bool, Meta(description="True if the move is legal.")]
    move: Annotated[Token, Meta(description="The move that is explained.")]
    reason: Annotated[
        ReasonName | None, Meta(description="The reason for refusing it; null for a legal move.")
    ]
    rule: Annotated[
        str | None,
        Meta(description="The number of the rule behind the reason; null if no rule says it."),
    ]
    messages: Annotated[
        tuple[Message, ...],
        Meta(description="The consequences, or the reason for refusing it, a sentence each."),
    ]
    faults: Annotated[
        tuple[FaultDocument, ...],
        Meta(description="For a refused placement: the cells that fail, or that could be chosen."),
    ]
    events: Annotated[_Events, Meta(description="The events if the card is laid.")]
    score_before: Annotated[int, Meta(description="The score now, with what recipes give.")]
    score_after: Annotated[int, Meta(description="The score then.")]
    squirrel_before: Annotated[int, Meta(description="The present cost of the squirrel.")]
    squirrel_after: Annotated[int, Meta(description="Its cost after the placement.")]
    recipes_met: Annotated[
        tuple[Card, ...], Meta(description="Recipes that would be met, and are not now.")
    ]
    recipes_lost: Annotated[
        tuple[Card, ...], Meta(description="Recipes that are met now, and would not be.")
    ]
    phase: Annotated[
        PhaseName | None,
        Meta(
            description="The next phase for this seat once all have chosen: draw, play or over; "
            "null for a move that is refused."
        ),
    ]
    grove: Annotated[
        GroveDocument | None,
        Meta(description="The seat's grove with the card laid; null for a move that is refused."),
    ]


def explanation_document(explanation: Explanation) -> dict[str, Any]:
    """An explanation as a document, ready to be written as JSON."""
    after, reason = explanation.after, explanation.reason
    return {
        "game": "grove",
        "version": VERSION,
        "is_legal": explanation.is_legal,
        "move": write_move(explanation.move),
        "reason": None if reason is None else str(reason),
        "rule": None if reason is None else RULE_OF_REASON.get(reason),
        "messages": msgspec.to_builtins(explanation.messages),
        "faults": [
            {"column": fault.column, "row": fault.row, "reason": str(fault.reason)}
            for fault in explanation.faults
        ],
        # All viewers see the same in Grove.
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
