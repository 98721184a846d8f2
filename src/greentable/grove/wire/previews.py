"""The preview of a seat's placements, as part of the document of its view.

Only a seat that chooses, or has chosen, has one. It goes with every view of such a seat, so it is
short: what happens at cells, by far the most, stands in arrays and has no sentence.
"""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, assert_never, get_args

import msgspec
from msgspec import Meta

from greentable.grove.codes import What
from greentable.grove.explanations.preview import (
    CellChange,
    Change,
    NoChange,
    Preview,
    PreviewedPlacement,
    RecipeChange,
    ScoreChange,
    SquirrelChange,
)
from greentable.grove.wire.names import ROTATIONS, Card, CellEventName, FruitName, Rotation
from greentable.words.messages import Message

_FRUITS: tuple[FruitName, ...] = get_args(FruitName)
_EVENTS: tuple[CellEventName, ...] = get_args(CellEventName)

_Said = Annotated[Message, Meta(description="This as a clause.")]


class CellChangeDocument(msgspec.Struct, frozen=True, array_like=True):
    """A change of the die at a cell: an array of seven.

    Column; row; the kind of event; the fruit of the die; what it shows before and after, null for
    none, 10 for a basket, 15 for the barrow; the points that this gives or takes. Where the
    squirrel would sit down, the die is the one that goes back, and the points are less its cost.
    """

    column: int
    row: int
    event: CellEventName
    fruit: FruitName
    before: int | None
    after: int | None
    points: int


class NoChangeDocument(msgspec.Struct, frozen=True, tag_field="change", tag="nothing"):
    """Nothing would happen to any die."""

    said: _Said


class SquirrelChangeDocument(msgspec.Struct, frozen=True, tag_field="change", tag="squirrel"):
    """The squirrel would cost more."""

    column: Annotated[int, Meta(description="The column of its place.")]
    row: Annotated[int, Meta(description="The row of its place.")]
    points: Annotated[
        int,
        Meta(description="The points taken there; 0 where it sits down: its cell has them then."),
    ]
    said: _Said


class RecipeChangeDocument(msgspec.Struct, frozen=True, tag_field="change", tag="recipe"):
    """There would be more or less of what a recipe counts."""

    recipe: Annotated[Card, Meta(description="The number of the recipe.")]
    counted: Annotated[int, Meta(description="How much there would be.")]
    met: Annotated[bool, Meta(description="True if it would be met.")]
    said: Annotated[
        Message | None,
        Meta(description="This as a clause; null if it is met before and after, or never."),
    ]


class ScoreChangeDocument(msgspec.Struct, frozen=True, tag_field="change", tag="score"):
    """The score that there would be; every placement has one, the last of its changes."""

    score: Annotated[int, Meta(description="The score then, with what recipes give.")]
    points: Annotated[int, Meta(description="How much more that is than now.")]
    said: _Said


ChangeDocument = (
    NoChangeDocument | SquirrelChangeDocument | RecipeChangeDocument | ScoreChangeDocument
)


class OutcomeDocument(msgspec.Struct, frozen=True, array_like=True):
    """The changes that some placements make, by numbers from 0: an array of two.

    The numbers of its cells, then of its other changes; each in the order in which they are told.
    """

    cells: tuple[int, ...]
    changes: tuple[int, ...]


class GivenDocument(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of a choice: an array of two.

    The number of the outcome; the numbers of the cells that get what the move chooses, dice or the
    barrow.
    """

    outcome: int
    cells: tuple[int, ...]


class PlacementDocument(msgspec.Struct, frozen=True, array_like=True):
    """A place for a card: an array of three.

    The leftmost column of its outline; the topmost row; the number of the outcome, from 0. A place
    comes several times where there are ways to choose.
    """

    column: int
    row: int
    outcome: int


class TurnedCardDocument(msgspec.Struct, frozen=True, array_like=True):
    """All places of a card that is turned one way: an array of three.

    The card; its rotation; its places, in the order of the moves.
    """

    card: Card
    rotation: Rotation
    places: tuple[PlacementDocument, ...]


class PreviewDocument(msgspec.Struct, frozen=True):
    """The changes that each of some placements would make."""

    cells: Annotated[
        tuple[CellChangeDocument, ...], Meta(description="The changes at cells, each once.")
    ]
    changes: Annotated[
        tuple[ChangeDocument, ...], Meta(description="All other changes, each once.")
    ]
    outcomes: Annotated[
        tuple[OutcomeDocument, ...], Meta(description="All of a placement's changes, each once.")
    ]
    given: Annotated[
        tuple[GivenDocument, ...], Meta(description="Of outcomes with a choice what it gives.")
    ]
    placements: Annotated[
        tuple[TurnedCardDocument, ...], Meta(description="The placements, in the order of moves.")
    ]


def preview_document(preview: Preview) -> PreviewDocument:
    """A preview as a document."""
    return PreviewDocument(
        tuple(map(_cell_change, preview.cells)),
        tuple(map(_change, preview.changes)),
        tuple(OutcomeDocument(one.cells, one.changes) for one in preview.outcomes),
        tuple(
            GivenDocument(number, one.given)
            for number, one in enumerate(preview.outcomes)
            if one.given
        ),
        tuple(
            TurnedCardDocument(card, ROTATIONS[rotation], tuple(map(_place, placements)))
            for (card, rotation), placements in groupby(preview.placements, _card_as_it_lies)
        ),
    )


def _card_as_it_lies(placement: PreviewedPlacement) -> tuple[int, int]:
    return placement.move.card, placement.move.rotation


def _place(placement: PreviewedPlacement) -> PlacementDocument:
    return PlacementDocument(placement.move.column, placement.move.row, placement.outcome)


def _cell_change(change: CellChange) -> CellChangeDocument:
    event = change.event
    assert event.fruit is not None, "what happens at a cell is about a fruit"
    return CellChangeDocument(
        *(event.column, event.row, _EVENTS[event.what - What.SQUIRREL], _FRUITS[event.fruit]),
        *(event.before or None, event.after or None, change.points),
    )


def _change(change: Change) -> ChangeDocument:
    match change:
        case NoChange(said):
            return NoChangeDocument(said)
        case SquirrelChange(column, row, points, said):
            return SquirrelChangeDocument(column, row, points, said)
        case RecipeChange(recipe, counted, met, said):
            return RecipeChangeDocument(recipe, counted, met, said)
        case ScoreChange(score, points, said):
            return ScoreChangeDocument(score, points, said)
        case _:
            assert_never(change)
