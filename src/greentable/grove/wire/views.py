"""Views as JSON documents, for clients: names instead of numbers, `null` for nothing.

`docs/schema/grove-view.json` describes them for other languages; `tools/generate/schemas.py` makes
it from the classes below. The public part is encoded once for all viewers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from greentable.core.fields import members_of
from greentable.core.view_documents import PrivatePart, write_views
from greentable.game import SPECTATOR, check_viewer, expect
from greentable.game.objections import Objection
from greentable.grove.cards import DECK
from greentable.grove.codes import NO_CARD
from greentable.grove.decks import write_face
from greentable.grove.explanations.preview import preview
from greentable.grove.explanations.status import status
from greentable.grove.explanations.unplayable import unplayable
from greentable.grove.game import moment, winners
from greentable.grove.groves import Cell, grove_of
from greentable.grove.notation import write_move
from greentable.grove.recipes.codes import count_of
from greentable.grove.recipes.recipe import YES_OR_NO
from greentable.grove.rules.recipes import condition_of, final_score, target
from greentable.grove.ruleset import Ruleset
from greentable.grove.ruleset_text import write_ruleset
from greentable.grove.state import Phase, State
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.filling import fill_own, fill_public
from greentable.grove.views.view import View, standings_of
from greentable.grove.wire.names import (
    ROTATIONS,
    Card,
    FruitName,
    PhaseName,
    Rotation,
    Seat,
    Token,
)
from greentable.grove.wire.previews import PreviewDocument, preview_document
from greentable.grove.words.recipe_messages import recipes_said
from greentable.words.messages import Message

VERSION = 1
"""Increased when a field that clients read is removed or changes its meaning."""

_FRUITS: tuple[FruitName, ...] = get_args(FruitName)
_PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class PlaceDocument(msgspec.Struct, frozen=True):
    """A place of a grove."""

    column: Annotated[int, Meta(description="Columns grow to the right.")]
    row: Annotated[int, Meta(description="Rows grow downward.")]


class LaidDocument(msgspec.Struct, frozen=True):
    """A laid card."""

    card: Annotated[Card, Meta(description="Its number.")]
    column: Annotated[int, Meta(description="The leftmost column of its outline.")]
    row: Annotated[int, Meta(description="The topmost row of its outline.")]
    rotation: Rotation


class CellDocument(msgspec.Struct, frozen=True):
    """The topmost cell at a place."""

    column: Annotated[int, Meta(description="Its column.")]
    row: Annotated[int, Meta(description="Its row.")]
    fruit: Annotated[
        FruitName | None,
        Meta(description="The tree's fruit, or that of the die on a glade; null: an empty glade."),
    ]
    count: Annotated[int, Meta(description="The number of fruit on the tree; 0 for a glade.")]
    die: Annotated[
        int | None,
        Meta(description="The value of the die; 10 is a basket, 15 the barrow; null: no die."),
    ]


class FruitsDocument(msgspec.Struct, frozen=True):
    """A number for each fruit."""

    orange: Annotated[int, Meta(description="Of oranges.")]
    lemon: Annotated[int, Meta(description="Of lemons.")]
    lime: Annotated[int, Meta(description="Of limes.")]


class StandingDocument(msgspec.Struct, frozen=True):
    """The state of a recipe in a grove."""

    recipe: Annotated[Card, Meta(description="The number of the recipe.")]
    met: Annotated[bool, Meta(description="True if it is met as the grove lies.")]
    counted: Annotated[int, Meta(description="The present amount of what it counts.")]
    points: Annotated[int, Meta(description="The points that it adds now.")]
    multiplies: Annotated[
        bool, Meta(description="True if it multiplies dice instead: the effect is in the score.")
    ]


class GroveDocument(msgspec.Struct, frozen=True):
    """The grove of a seat, with the values that follow from it."""

    cards: Annotated[
        tuple[LaidDocument, ...], Meta(description="The cards as they lie, oldest first.")
    ]
    cells: Annotated[
        tuple[CellDocument, ...], Meta(description="The topmost cell of each place, by rows.")
    ]
    squirrel: Annotated[
        PlaceDocument | None, Meta(description="The place of the squirrel; null: it is free.")
    ]
    barrow: Annotated[
        PlaceDocument | None, Meta(description="The place of the barrow; null: beside the grove.")
    ]
    supply: Annotated[FruitsDocument, Meta(description="Dice that are left.")]
    harvest: Annotated[FruitsDocument, Meta(description="The sums of dice and barrow on trees.")]
    squirrel_cost: Annotated[int, Meta(description="The cost of the squirrel.")]
    dice_used: Annotated[int, Meta(description="Dice and barrow that lie in the grove.")]
    score: Annotated[int, Meta(description="The score as it lies, with what recipes give.")]
    recipes: Annotated[
        tuple[StandingDocument, ...], Meta(description="The state of each recipe of the challenge.")
    ]


class SeatDocument(msgspec.Struct, frozen=True):
    """The public information about a seat."""

    seat: Annotated[Seat, Meta(description="Its number, from 1.")]
    hand: Annotated[tuple[Card, ...], Meta(description="The cards it holds.")]
    has_chosen: Annotated[
        bool, Meta(description="True if it has chosen while others still choose.")
    ]
    has_stopped: Annotated[bool, Meta(description="True if it could lay no card and has stopped.")]
    grove: Annotated[GroveDocument, Meta(description="Its grove.")]


class RecipeDocument(msgspec.Struct, frozen=True):
    """A recipe of the challenge."""

    recipe: Annotated[Card, Meta(description="Its number.")]
    worth: Annotated[int, Meta(description="The points that it adds to the target.")]
    name: Annotated[Message, Meta(description="Its name.")]
    sentence: Annotated[Message, Meta(description="Its count, condition and reward.")]
    is_counted: Annotated[
        bool, Meta(description="True if it counts something; false if it is a yes or a no.")
    ]


class TableDocument(msgspec.Struct, frozen=True):
    """The public information about the game."""

    rules: Annotated[str, Meta(description="The ruleset in writing, as in records.")]
    phase: Annotated[PhaseName, Meta(description="The action that the table is waiting for.")]
    turn: Annotated[int, Meta(description="The number of the turn; 0 before the first.")]
    to_act: Annotated[
        tuple[int, ...], Meta(description="The seats that must move; 0 is nature, who deals.")
    ]
    faces: Annotated[
        tuple[str, ...],
        Meta(description="The faces of cards 1 to 18, as in deck files: O1 Y2 G1 / -- G2 Y1."),
    ]
    unseen: Annotated[tuple[Card, ...], Meta(description="Unseen cards: any may come next.")]
    deck_size: Annotated[int, Meta(description="The number of cards still to be drawn.")]
    recipes: Annotated[tuple[RecipeDocument, ...], Meta(description="The recipes, if any.")]
    target: Annotated[int | None, Meta(description="The target score; null: none.")]
    seats: Annotated[tuple[SeatDocument, ...], Meta(description="All seats, seat 1 first.")]
    winners: Annotated[tuple[Seat, ...], Meta(description="The winners; none before the end.")]


class LegalDocument(msgspec.Struct, frozen=True):
    """The viewer's legal moves."""

    moves: Annotated[tuple[Token, ...], Meta(description="Every placement, each once.")]
    unplayable: Annotated[
        dict[Card, tuple[Objection, ...]],
        Meta(description="The cards in hand that fit nowhere, by their numbers, with reasons."),
    ] = msgspec.field(default_factory=dict)  # as documents of earlier versions have it


class OwnDocument(msgspec.Struct, frozen=True):
    """The viewer's private information and legal moves; empty for a spectator."""

    hand: Annotated[tuple[Card, ...], Meta(description="The viewer's cards.")]
    chosen: Annotated[
        Token | None, Meta(description="The viewer's own secret choice, while others still choose.")
    ]
    legal: Annotated[
        LegalDocument | None, Meta(description="The viewer's legal moves; null when not to act.")
    ]
    preview: Annotated[
        PreviewDocument | None,
        Meta(
            description="The consequences of each legal move, in their order, or of the viewer's "
            "choice; null without either."
        ),
    ] = None  # as documents of earlier versions have it
    status: Annotated[
        Message | None,
        Meta(description="The viewer's task, or the players whom the table waits for."),
    ] = None  # as documents of earlier versions have it


class ViewDocument(msgspec.Struct, frozen=True):
    """A game of Grove as one viewer sees it."""

    game: Annotated[Literal["grove"], Meta(description="The name of the game.")]
    version: Annotated[Literal[1], Meta(description="The version of this document.")]
    viewer: Annotated[
        int, Meta(ge=0, le=4, description="The seat that sees the view; 0 for a spectator.")
    ]
    table: Annotated[TableDocument, Meta(description="The public information.")]
    own: Annotated[
        OwnDocument, Meta(description="The viewer's private information and legal moves.")
    ]


_NEW = ViewFields()


def documents(s: State, viewers: Sequence[int]) -> list[bytes]:
    """The views of these viewers as JSON documents, in their order.

    Raises: UsageError for a viewer who is not at the table.
    """
    expect("state", State, s)
    for viewer in viewers:
        check_viewer(viewer, s.seats)
    public = _NEW.copy()
    public.rules = s.rules
    fill_public(s, public)
    private = []
    for viewer in viewers:
        v = public.copy()
        fill_own(s, viewer, v)
        private.append(PrivatePart(viewer, own_document(View(v))))
    return write_views("grove", VERSION, table_document(public), private)


def view_document(view: View) -> bytes:
    """A view as a JSON document, for callers without a state."""
    table = table_document(view._fields)
    private = PrivatePart(view.viewer, own_document(view))
    [document] = write_views("grove", VERSION, table, [private])
    return document


def table_document(v: ViewFields) -> TableDocument:
    """The public part."""
    rules, faces = _written_rules(v.rules)
    recipes = [recipe for recipe in v.recipes if recipe != NO_CARD]
    return TableDocument(
        rules=rules,
        phase=_PHASES[v.phase],
        turn=moment(v).turn,
        to_act=tuple(members_of(v.to_act)),
        faces=faces,
        unseen=tuple(members_of(v.unseen)),
        deck_size=DECK - v.drawn,
        recipes=tuple(_recipe(v, one) for one in recipes),
        target=target(v) if recipes else None,
        seats=tuple(_seat(v, seat) for seat in range(1, v.seats + 1)),
        winners=tuple(winners(v)),
    )


def _recipe(v: ViewFields, number: int) -> RecipeDocument:
    said = recipes_said(v.rules.book)[number - 1]
    is_counted = count_of(condition_of(v, number)) not in YES_OR_NO
    return RecipeDocument(number, said.worth, said.name, said.sentence, is_counted)


@lru_cache(maxsize=64)
def _written_rules(rules: Ruleset) -> tuple[str, tuple[str, ...]]:
    return write_ruleset(rules), tuple(map(write_face, rules.deck))


def _seat(v: ViewFields, seat: int) -> SeatDocument:
    has_stopped = bool(v.stuck >> seat & 1)
    is_waited_for = bool(v.waiting >> seat & 1)
    return SeatDocument(
        seat=seat,
        hand=tuple(members_of(v.hand[seat])),
        has_chosen=v.phase == Phase.PLAY and not (is_waited_for or has_stopped),
        has_stopped=has_stopped,
        grove=grove_document(v, seat),
    )


def grove_document(v: ViewFields, seat: int) -> GroveDocument:
    """The grove of a seat."""
    grove = grove_of(v, seat)
    return GroveDocument(
        cards=tuple(
            LaidDocument(card.card, card.column, card.row, ROTATIONS[card.rotation])
            for card in grove.cards
        ),
        cells=tuple(_cell(cell) for cell in grove.cells),
        squirrel=_place(grove.squirrel),
        barrow=_place(grove.barrow),
        supply=FruitsDocument(*grove.supply),
        harvest=FruitsDocument(*grove.harvest),
        squirrel_cost=grove.squirrel_cost,
        dice_used=grove.dice_used,
        score=final_score(v, seat),
        recipes=tuple(
            StandingDocument(one.recipe, one.met, one.counted, one.points, one.multiplies)
            for one in standings_of(v, seat)
        ),
    )


def _cell(cell: Cell) -> CellDocument:
    fruit = None if cell.fruit is None else _FRUITS[cell.fruit]
    return CellDocument(cell.column, cell.row, fruit, cell.count, cell.die or None)


def _place(cell: Cell | None) -> PlaceDocument | None:
    return None if cell is None else PlaceDocument(cell.column, cell.row)


def own_document(view: View) -> OwnDocument:
    """The private part of the viewer."""
    chosen = view.chosen
    legal, shown = None, None
    is_to_act = view.viewer != SPECTATOR and view.viewer in view.to_act
    if is_to_act or chosen is not None:
        moves, shown = _placements(_Choosing(view))
        legal = moves if chosen is None else None
    return OwnDocument(
        hand=view.hand,
        chosen=None if chosen is None else write_move(chosen),
        legal=legal,
        preview=shown,
        status=status(view),
    )


class _Choosing:
    """A view of a seat that chooses, or has chosen: equal if its placements are the same.

    They follow from its own hand and grove, so a choice of another seat changes nothing, and at
    the beginning all seats have the same.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        v, seat = view._fields, view.viewer
        rows = [tuple(row[seat]) for row in (v.grid, v.laid, v.supply, v.harvest)]
        bounds = [row[seat] for row in (v.left, v.right, v.top, v.bottom)]
        pieces = [row[seat] for row in (v.squirrel, v.squirrel_cost, v.barrow)]
        own = v.hand[seat], v.chosen[seat]
        self._key = (v.rules, *v.recipes, *rows, *bounds, *pieces, *own)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Choosing) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=64)
def _placements(choosing: _Choosing) -> tuple[LegalDocument, PreviewDocument]:
    view = choosing.view
    moves = view.legal if view.chosen is None else (view.chosen,)
    found = preview(view.to_fields(), moves)
    legal = LegalDocument(tuple(map(write_move, moves)), unplayable(view))
    return legal, preview_document(found)
