"""What a seat, or a spectator, may see: built by listing it, field by field, never by deleting.

Groves, hands and draws are public. Secret is only what others have chosen while somebody still
thinks (grove.several.2); and which of the cards that nobody has seen come next is known to nature
alone. Lists of seats have nothing at 0.
"""

from __future__ import annotations

import msgspec

from greentable.fields import members_of
from greentable.game import SPECTATOR, check_viewer
from greentable.grove import legal
from greentable.grove.cards import DECK
from greentable.grove.codes import NO_CARD, NO_MOVE
from greentable.grove.groves import Grove, grove_of
from greentable.grove.moves import Move, move_of
from greentable.grove.referee import NATURE
from greentable.grove.rules.recipes import final_score, target
from greentable.grove.ruleset import Ruleset
from greentable.grove.standings import Standing, standings_of
from greentable.grove.state import Phase, State


class View(msgspec.Struct, frozen=True):
    """A game as one viewer sees it; `viewer` is a seat, or 0 for a spectator."""

    viewer: int
    rules: Ruleset
    seats: int
    phase: Phase
    recipes: tuple[int, ...]
    unseen: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    groves: tuple[Grove | None, ...]
    stuck: tuple[int, ...]
    # The viewer's own.
    chosen: Move | None
    # What follows from the above, for convenience.
    to_act: list[int]
    deck_size: int
    target: int
    standings: tuple[tuple[Standing, ...], ...]
    scores: tuple[int, ...]
    legal: tuple[Move, ...]

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own cards; none for a spectator."""
        return self.hands[self.viewer] if self.viewer else ()

    @property
    def grove(self) -> Grove | None:
        """The viewer's own grove; none for a spectator."""
        return self.groves[self.viewer]


def to_act(s: State) -> list[int]:
    """Nature [0], all seats that still choose, or nobody."""
    if s.phase == Phase.OVER:
        return []
    if s.phase == Phase.PLAY:
        return members_of(s.waiting)
    return [NATURE]


def legal_moves(s: State, seat: int) -> list[Move]:
    """Every legal move of a seat, each once."""
    if seat not in to_act(s):
        return []
    out = [0] * legal.MOST_MOVES
    count = legal.list_moves(s, seat, out)
    return [move_of(code) for code in out[:count]]


def view(s: State, viewer: int) -> View:
    """What this viewer may see. Raises UsageError for a viewer who is not at the table."""
    check_viewer(viewer, s.seats)
    seats = range(1, s.seats + 1)
    chosen = s.chosen[viewer]
    return View(
        viewer=viewer,
        rules=s.rules,
        seats=s.seats,
        phase=Phase(s.phase),
        recipes=tuple(recipe for recipe in s.recipes if recipe != NO_CARD),
        unseen=tuple(members_of(s.unseen)),
        hands=((), *(tuple(members_of(s.hand[seat])) for seat in seats)),
        groves=(None, *(grove_of(s, seat) for seat in seats)),
        stuck=tuple(members_of(s.stuck)),
        chosen=None if chosen == NO_MOVE else move_of(chosen),
        to_act=to_act(s),
        deck_size=DECK - s.drawn,
        target=target(s),
        standings=((), *(standings_of(s, seat) for seat in seats)),
        scores=(0, *(final_score(s, seat) for seat in seats)),
        legal=tuple(legal_moves(s, viewer)) if viewer != SPECTATOR else (),
    )
