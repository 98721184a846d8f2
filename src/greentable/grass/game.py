"""Pure at the door: `apply` copies, lets the rules work in place, gives back state and events."""

from __future__ import annotations

from greentable.errors import IllegalMove
from greentable.game import Moment
from greentable.grass import referee
from greentable.grass.cards import HAND
from greentable.grass.codes import EVERYONE, NOBODY
from greentable.grass.events import Event, events_told
from greentable.grass.messages import reason_message
from greentable.grass.moves import Move, code_of, is_well_formed
from greentable.grass.notation import write_move
from greentable.grass.reasons import Reason
from greentable.grass.ruleset import FEWEST_SEATS, MOST_SEATS, Ruleset, check
from greentable.grass.state import Phase, State

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
"""How many can play."""


def new_game(ruleset: Ruleset, seats: int) -> State:
    """A game before the first dealer is drawn. Raises UnsupportedRuleset."""
    check(ruleset, seats)
    s = State()
    s.rules = ruleset
    s.seats = seats
    s.phase = Phase.DEALER
    return s


def why_not(s: State, seat: int, move: Move) -> Reason | None:
    """The reason why this seat may not move so now; None when it may."""
    if not is_well_formed(move):
        return Reason.MALFORMED
    if not NOBODY <= move.seat <= EVERYONE:
        return Reason.NO_SUCH_SEAT
    reason = Reason(referee.why_not(s, seat, code_of(move)))
    return None if reason is Reason.OK else reason


def apply(s: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after the move, and what the table saw; `s` is left as it was.

    Raises: IllegalMove.
    """
    reason = why_not(s, seat, move)
    if reason is not None:
        code, why = f"grass.{reason.name.lower()}", reason_message(reason, move)
        raise IllegalMove.refusing(code, why, seat, write_move(move))
    after = s.copy()
    after.told_count = 0
    referee.carry_out(after, seat, code_of(move))
    return after, events_told(after)


def returns(s: State) -> list[int]:
    """The totals in dollars, seat 1 first."""
    return s.totals[1 : s.seats + 1]


def moment(s: State) -> Moment:
    """Round and turn; as each turn begins with a draw, the haystack tells how many there were."""
    turn = sum(s.rules.deck) - HAND * s.seats - s.haystack_size
    if s.phase in {Phase.DEALER, Phase.DEAL, Phase.DRAFT}:
        return Moment(s.round, 0, 0)
    return Moment(s.round, turn + (s.phase == Phase.DRAW), s.turn)


def winners(s: State) -> list[int]:
    """The seats with the highest total once the game is over (grass.scoring.6); else none."""
    if s.phase != Phase.OVER:
        return []
    best = max(returns(s))
    return [seat for seat in range(1, s.seats + 1) if s.totals[seat] == best]
