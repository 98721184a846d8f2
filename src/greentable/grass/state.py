"""The state of a game of Grass: one table of named fields.

Rows are seats, counted from 1 (row 0 stays empty); columns are kinds of cards. The order of the
deck is not in the state: chance is nature's move, supplied by the driver of the game.
"""

from __future__ import annotations

from greentable.core.fields import Fields, NamedNumber, VisibleTo, field, rules_field, with_fields
from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.decks import MOST_PROTECTIONS
from greentable.grass.ruleset import MOST_SEATS, Ruleset

ROWS = MOST_SEATS + 1
LOG = 128  # more than any move can tell
MOST_COUNTED = 127  # offers in a turn: what a field of eight bits holds, and more than any limit


class Phase(NamedNumber):
    """The action that the table is waiting for."""

    DEALER = 0  # nature: who deals first
    DEAL = 1  # nature: the next card of the deal
    DRAFT = 2  # all: the card to keep (Give Me Five)
    DRAW = 3  # nature: the card of the turn
    TURN = 4  # the seat whose turn it is
    GIVE = 5  # `asked`: the Peddle to give or give up
    PASS = 6  # all: the card for the left neighbour
    LUCK = 7  # nature: the card that `asked` takes (Lucky or Not)
    ANSWER = 8  # `asked`: yes, no, or a counter to the offer
    COUNTERED = 9  # the seat whose turn it is: yes or no to the counter
    HAND = 10  # the two traders: the card really given (Hidden Deals)
    SAY = 11  # the two traders: cheated, or nothing
    OVER = 12  # nobody: the game has ended


@with_fields
class Position(Fields):
    """The cards on the table and in hands: all of them in a state, the visible ones in a view.

    Rules that only read take a Position, so they can be asked about a view as well.
    """

    rules: Ruleset = rules_field(Ruleset, "the switches; never written")
    seats: int = field(VisibleTo.ALL, "2 to 6")
    phase: int = field(VisibleTo.ALL, "a Phase")
    round: int = field(VisibleTo.ALL, "counted from 1", width="i4")
    dealer: int = field(VisibleTo.ALL, "who dealt this round")
    turn: int = field(VisibleTo.ALL, "whose turn it is")
    dealt: int = field(VisibleTo.ALL, "cards dealt so far in this round")
    haystack_size: int = field(VisibleTo.ALL, "cards left to draw", width="i2")

    played: int = field(VisibleTo.ALL, "1 once the turn's card is played or discarded")
    extra_turn: int = field(
        VisibleTo.ALL, "1 when this turn is followed by another of the same seat"
    )
    swapped: int = field(VisibleTo.ALL, "1 once this turn's stash swap is done")
    offers: int = field(
        VisibleTo.ALL, "offers made in this turn; from MOST_COUNTED on no longer counted"
    )

    asked: int = field(VisibleTo.ALL, "the seat that must answer, give or take")
    gives_to: int = field(VisibleTo.ALL, "who gets what `asked` gives; 0 is the ashtray")
    offer_give: int = field(VisibleTo.ALL, "what the open offer gives", start=NOTHING)
    offer_want: int = field(VisibleTo.ALL, "the kind it wants; NOTHING asks for any", start=NOTHING)
    offer_to: int = field(VisibleTo.ALL, "to whom: a seat, or EVERYONE; NOBODY when none is open")
    counter: int = field(VisibleTo.ALL, "what `asked` would give instead", start=NOTHING)
    counter_ask: int = field(
        VisibleTo.ALL, "what it asks for; NOTHING is the card offered", start=NOTHING
    )
    declined: list[list[int]] = field(
        VisibleTo.ALL,
        "offers declined in this turn: for each seat that did and kind given, a bit for each kind"
        " wanted, and bit KINDS for an offer that named none",
        shape=(ROWS, KINDS),
        width="i4",
    )

    waiting: int = field(VisibleTo.ALL, "seats that still have to choose, one bit each", width="i2")
    chosen: list[int] = field(VisibleTo.OWNER, "secret choices", shape=(ROWS,), start=NOTHING)

    hand: list[list[int]] = field(VisibleTo.OWNER, "cards in hand", shape=(ROWS, KINDS))
    pack: list[list[int]] = field(VisibleTo.OWNER, "cards to draft from", shape=(ROWS, KINDS))
    ashtray: list[int] = field(VisibleTo.ALL, "what was discarded", shape=(KINDS,))
    ashtray_top: int = field(VisibleTo.ALL, "what lies on top of it", start=NOTHING)
    market: list[int] = field(
        VisibleTo.ALL, "1 with a Market Open in the hassle pile", shape=(ROWS,)
    )
    heat: list[int] = field(
        VisibleTo.ALL, "the Heat On that lies on it", shape=(ROWS,), start=NOTHING
    )
    tucked: list[list[int]] = field(
        VisibleTo.ALL,
        "the rest of the hassle pile: what was tucked under it, a Market Close laid on it",
        shape=(ROWS, KINDS),
    )
    stash: list[list[int]] = field(VisibleTo.ALL, "unprotected Peddle", shape=(ROWS, PEDDLES))

    covers: int = field(VisibleTo.ALL, "Protections on the table")
    cover_owner: list[int] = field(
        VisibleTo.ALL, "whose each is, in the order played", shape=(MOST_PROTECTIONS,)
    )
    cover_card: list[int] = field(VisibleTo.ALL, "which card it is", shape=(MOST_PROTECTIONS,))
    covered: list[list[int]] = field(
        VisibleTo.ALL, "the Peddle under it", shape=(MOST_PROTECTIONS, PEDDLES)
    )

    missed: list[int] = field(VisibleTo.ALL, "turns still to miss", shape=(ROWS,), width="i2")
    totals: list[int] = field(
        VisibleTo.ALL, "dollars from the rounds before", shape=(ROWS,), width="i8"
    )


@with_fields
class State(Position):
    """Everything about a game in progress, also the cards that no viewer sees."""

    haystack: list[int] = field(VisibleTo.NOBODY, "what is left to draw", shape=(KINDS,))
    known: list[list[int]] = field(
        VisibleTo.NOBODY,
        "for each holder and kind, four bits for each observer: how many are surely there",
        shape=(ROWS, KINDS),
        width="i4",
    )
    known_pack: list[list[int]] = field(
        VisibleTo.NOBODY, "the same for the packs of a draft", shape=(ROWS, KINDS), width="i4"
    )

    told: list[int] = field(
        VisibleTo.NOBODY,
        "what the last move told, as codes",
        shape=(LOG,),
        width="i8",
        scratch=True,
    )
    told_count: int = field(VisibleTo.NOBODY, "how much of it", width="i2", scratch=True)
