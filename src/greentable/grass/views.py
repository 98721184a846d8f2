"""What a seat, or a spectator, may see: built by listing it, field by field, never by deleting.

The lists are those of the state, row 0 empty. Everything here is public, or the viewer's own.
"""

from __future__ import annotations

from typing import Any

import msgspec

from greentable.fields import Seen
from greentable.game import SPECTATOR, check_viewer
from greentable.grass import legal, memory
from greentable.grass.cards import KINDS, NOTHING, Kind
from greentable.grass.legal_list import Counters, Legal, Offers, others
from greentable.grass.moves import Move, move_of
from greentable.grass.referee import NATURE, actor, chooses_secretly
from greentable.grass.rules.deal import may_name_twice
from greentable.grass.rules.scoring import profit_at_risk, protected_profit
from greentable.grass.ruleset import Ruleset
from greentable.grass.state import Phase, State


class View(msgspec.Struct, frozen=True):
    """A game as one viewer sees it; `viewer` is a seat, or 0 for a spectator."""

    viewer: int
    rules: Ruleset
    seats: int
    phase: Phase
    round: int
    dealer: int
    turn: int
    dealt: int
    haystack_size: int
    played: int
    extra_turn: int
    swapped: int
    offers: int
    asked: int
    gives_to: int
    offer_give: int
    offer_want: int
    offer_to: int
    counter: int
    counter_ask: int
    declined: list[list[int]]
    waiting: int
    ashtray: list[int]
    market: list[int]
    heat: list[int]
    tucked: list[list[int]]
    stash: list[list[int]]
    covers: int
    cover_owner: list[int]
    cover_card: list[int]
    covered: list[list[int]]
    missed: list[int]
    totals: list[int]
    # The viewer's own; of everybody once the game is over. No row: not to be seen.
    hands: dict[int, list[int]]
    packs: dict[int, list[int]]
    chosen: int
    # What follows from the above, for convenience.
    to_act: list[int]
    hand_sizes: list[int]
    pack_sizes: list[int]
    protected_profit: list[int]
    profit_at_risk: list[int]
    known: dict[int, list[int]]
    known_packs: dict[int, list[int]]
    unseen: list[int]
    legal: Legal

    @property
    def hand(self) -> list[int]:
        """The viewer's own hand by kind; empty for a spectator."""
        return self.hands.get(self.viewer, [0] * KINDS)

    def cards_in_hand(self) -> list[Kind]:
        """The viewer's own cards, one by one."""
        return [Kind(kind) for kind, count in enumerate(self.hand) for _ in range(count)]

    def protected(self, seat: int) -> list[int]:
        """A seat's Peddle under Protections, by kind."""
        rows = [self.covered[i] for i in range(self.covers) if self.cover_owner[i] == seat]
        return [sum(column) for column in zip(*rows, strict=True)] or [0] * len(self.stash[seat])


PUBLIC = tuple(line.name for line in State.FIELDS if line.seen is Seen.ALL and not line.scratch)


def to_act(s: State) -> list[int]:
    """Nature [0], one seat, all that still choose secretly, or nobody."""
    if s.phase == Phase.OVER:
        return []
    if chooses_secretly(s.phase):
        return [seat for seat in range(1, s.seats + 1) if s.waiting >> seat & 1]
    return [actor(s)]


def legal_of(s: State, seat: int) -> Legal:
    """The legal moves of a seat, offers and counters as products."""
    if seat not in to_act(s):
        return Legal(())
    out = [0] * legal.MOST_MOVES
    count = legal.list_moves(s, seat, out)
    moves = tuple(map(move_of, out[:count]))
    if seat == NATURE:
        return Legal(moves)
    if legal.may_offer_any(s, seat):
        gives = tuple(kind for kind in Kind if legal.may_give(s, seat, kind))
        wants = (*(kind for kind in Kind if legal.may_want(s, kind)), None)
        offers = Offers(gives, wants, others(seat, s.seats), may_name_twice(s))
        return Legal(moves, offers=offers)
    if legal.may_counter_any(s, seat):
        gives = tuple(kind for kind in Kind if legal.may_give_in_counter(s, seat, kind))
        asks = tuple(kind for kind in Kind if legal.may_ask(s, kind))
        return Legal(moves, counters=Counters(gives, asks, may_name_twice(s)))
    return Legal(moves)


def legal_moves(s: State, seat: int) -> list[Move]:
    """Every legal move of a seat, offers and counters spelled out."""
    return list(legal_of(s, seat))


def view(s: State, viewer: int) -> View:
    """What this viewer may see; once the game is over, everybody sees all hands.

    Raises: UsageError for a viewer who is not at the table.
    """
    check_viewer(viewer, s.seats)
    seats = range(1, s.seats + 1)
    seen = seats if s.phase == Phase.OVER else [seat for seat in seats if seat == viewer]
    hidden = [seat for seat in seats if seat not in seen]
    hands = {seat: s.hand[seat][:] for seat in seen}
    packs = {seat: s.pack[seat][:] for seat in seen}
    listed: dict[str, Any] = {name: _plain(getattr(s, name)) for name in PUBLIC}
    listed["phase"] = Phase(s.phase)
    return View(
        viewer=viewer,
        hands=hands,
        packs=packs,
        chosen=s.chosen[viewer],
        to_act=to_act(s),
        hand_sizes=[sum(row) for row in s.hand[: s.seats + 1]],
        pack_sizes=[sum(row) for row in s.pack[: s.seats + 1]],
        protected_profit=[0, *(protected_profit(s, seat) for seat in seats)],
        profit_at_risk=[0, *(profit_at_risk(s, seat) for seat in seats)],
        known={
            seat: [memory.known_to(s, viewer, seat, kind) for kind in range(KINDS)]
            for seat in hidden
        },
        known_packs={
            seat: [memory.known_in_pack(s, viewer, seat, kind) for kind in range(KINDS)]
            for seat in hidden
        },
        unseen=_unseen(listed, [*hands.values(), *packs.values()]),
        legal=legal_of(s, viewer) if viewer != SPECTATOR else Legal(()),
        **listed,
    )


def _plain(value: object) -> object:
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value


def _unseen(public: dict[str, Any], rows: list[list[int]]) -> list[int]:
    """How many of each kind lie where this viewer cannot look: the deck less all that it sees."""
    unseen = [
        count - sum(row[kind] for row in (public["ashtray"], *public["tucked"], *rows))
        for kind, count in enumerate(public["rules"].deck)
    ]
    for stash in (*public["stash"], *public["covered"]):
        for peddle, count in enumerate(stash):
            unseen[peddle] -= count
    unseen[Kind.MARKET_OPEN] -= sum(public["market"])
    for card in (*public["heat"], *public["cover_card"][: public["covers"]]):
        if card != NOTHING:
            unseen[card] -= 1
    return unseen
