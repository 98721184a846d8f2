"""The parts of an explanation of a move, for clients that draw it and for its sentences.

The descriptions go into the JSON Schema of its document (`wire/explanations.py`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.grass.cards import Kind
from greentable.grass.codes import Line
from greentable.grass.moves import Move
from greentable.grass.reasons import Reason
from greentable.grass.state import Phase
from greentable.words.messages import Message

Kinds = tuple[Kind, ...]
Seats = tuple[int, ...]


class StashChange(msgspec.Struct, frozen=True):
    """The Peddle that a stash would gain and lose."""

    seat: Annotated[int, Meta(description="The owner of the stash.")]
    gains: Annotated[Kinds, Meta(description="Unprotected Peddle that would come.")] = ()
    loses: Annotated[Kinds, Meta(description="Unprotected Peddle that would go.")] = ()
    protects: Annotated[Kinds, Meta(description="Peddle that would be protected.")] = ()
    loses_protected: Annotated[Kinds, Meta(description="Protected Peddle that would go.")] = ()


class HeatChange(msgspec.Struct, frozen=True):
    """The heat on a market, before and after."""

    seat: Annotated[int, Meta(description="The owner of the market.")]
    before: Annotated[Kind | None, Meta(description="The heat that lies there now.")]
    after: Annotated[Kind | None, Meta(description="The heat that would lie there then.")]


class TurnsMissed(msgspec.Struct, frozen=True):
    """Turns that a seat would have to miss."""

    seat: Annotated[int, Meta(description="The seat that would miss them.")]
    turns: Annotated[int, Meta(description="The number of turns more than now.")]


class LedgerEntry(msgspec.Struct, frozen=True):
    """One line of a seat's ledger."""

    seat: Annotated[int, Meta(description="The seat of the line.")]
    line: Annotated[Line, Meta(description="The line of the ledger.")]
    amount: Annotated[
        int | None, Meta(description="Dollars; null where hidden cards decide about it.")
    ]


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """The consequences of a move; for a refused move, only the reason."""

    move: Annotated[Move, Meta(description="The move that is explained.")]
    reason: Annotated[
        Reason | None, Meta(description="The reason for refusing it; null for a legal move.")
    ] = None
    messages: Annotated[
        tuple[Message, ...],
        Meta(description="The consequences, or the reason for refusing it, a sentence each."),
    ] = ()
    stashes: Annotated[
        tuple[StashChange, ...], Meta(description="The stashes that would change.")
    ] = ()
    heats: Annotated[
        tuple[HeatChange, ...], Meta(description="The markets where heat would come or go.")
    ] = ()
    opens: Annotated[Seats, Meta(description="The seats whose market would open.")] = ()
    closes: Annotated[Seats, Meta(description="The seats that would lose their Market Open.")] = ()
    misses: Annotated[
        tuple[TurnsMissed, ...], Meta(description="The seats that would have to miss turns.")
    ] = ()
    hand_gains: Annotated[
        Kinds, Meta(description="The cards that would come into the own hand.")
    ] = ()
    hand_loses: Annotated[Kinds, Meta(description="The cards that would leave the own hand.")] = ()
    uncovered: Annotated[
        Kinds,
        Meta(description="Own Protections that would have nothing left to cover, and would go."),
    ] = ()
    choosers: Annotated[
        Seats,
        Meta(description="The seats that would choose a Peddle to give or give up, in this order."),
    ] = ()
    answerers: Annotated[
        Seats, Meta(description="The seats that would be asked about the offer, until one accepts.")
    ] = ()
    receiver: Annotated[
        int | None,
        Meta(description="The seat that would get the card given, or the rest of the pack."),
    ] = None
    phase: Annotated[
        Phase | None,
        Meta(description="The phase after it; null if others have to choose."),
    ] = None
    turn: Annotated[
        int | None,
        Meta(description="The seat whose turn it would be; null if the round would end."),
    ] = None
    extra_turn: Annotated[
        bool, Meta(description="True if the same seat would have the next turn too.")
    ] = False
    ledger: Annotated[
        tuple[LedgerEntry, ...],
        Meta(description="If the round would end: its scoring as far as it can be known."),
    ] = ()

    @property
    def is_legal(self) -> bool:
        """True if the move is legal."""
        return self.reason is None
