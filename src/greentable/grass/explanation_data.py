"""What an explanation of a move consists of: for clients that draw it, and for its sentences."""

from __future__ import annotations

import msgspec

from greentable.grass.cards import Kind
from greentable.grass.codes import NOBODY, Line
from greentable.grass.moves import Move
from greentable.grass.reasons import Reason
from greentable.grass.state import Phase
from greentable.messages import Message


class StashChange(msgspec.Struct, frozen=True):
    """What a stash would get and lose: unprotected Peddle, and protected ones."""

    seat: int
    gains: tuple[Kind, ...] = ()
    loses: tuple[Kind, ...] = ()
    protects: tuple[Kind, ...] = ()
    loses_protected: tuple[Kind, ...] = ()


class HeatChange(msgspec.Struct, frozen=True):
    """The heat on a market, before and after."""

    seat: int
    before: Kind | None
    after: Kind | None


class TurnsMissed(msgspec.Struct, frozen=True):
    """How many turns a seat would have to miss more than before."""

    seat: int
    turns: int


class LedgerEntry(msgspec.Struct, frozen=True):
    """A line of the ledger for a seat; None where it depends on cards that are hidden."""

    seat: int
    line: Line
    amount: int | None


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of a move; of an illegal one, `reason` is why, and the rest is empty."""

    move: Move
    reason: Reason | None = None
    messages: tuple[Message, ...] = ()
    """What would come of it, or why it is refused, a sentence each."""
    stashes: tuple[StashChange, ...] = ()
    """Stashes that would change."""
    heats: tuple[HeatChange, ...] = ()
    """Markets on which heat would come or go."""
    opens: tuple[int, ...] = ()
    """Whose market would be opened."""
    closes: tuple[int, ...] = ()
    """Who would lose the Market Open."""
    misses: tuple[TurnsMissed, ...] = ()
    """Who would have to miss turns."""
    hand_gains: tuple[Kind, ...] = ()
    """What would come into the own hand."""
    hand_loses: tuple[Kind, ...] = ()
    """What would leave it."""
    uncovered: tuple[Kind, ...] = ()
    """Protections of one's own that would go to the ashtray, having nothing left to cover."""
    choosers: tuple[int, ...] = ()
    """Who would have to choose a Peddle to give or give up, in this order."""
    answerers: tuple[int, ...] = ()
    """Who would be asked for an answer to the offer, in this order, until one accepts."""
    receiver: int = NOBODY
    """Who would get the card that one gives or keeps back; 0: nobody."""
    phase: Phase | None = None
    """What the table would be waiting for then; None while others still choose secretly."""
    turn: int = NOBODY
    """Whose turn it would be then; 0: nobody's, the round is over."""
    extra_turn: bool = False
    """Whether this turn would be followed by another one of the same seat."""
    ledger: tuple[LedgerEntry, ...] = ()
    """If the round would end: how it would be scored, as far as that can be known."""

    @property
    def is_legal(self) -> bool:
        """Whether the move could be made."""
        return self.reason is None
