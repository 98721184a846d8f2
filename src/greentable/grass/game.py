"""The functions that play Grass. They change nothing: `apply` copies the state before a move.

A move may be given as its token, a ruleset as text, for example the name of an edition.
"""

from __future__ import annotations

from greentable.errors import IllegalMove
from greentable.game import Moment, expect
from greentable.grass.cards import HAND
from greentable.grass.engine import referee
from greentable.grass.events import Event, events_told
from greentable.grass.moves import Move, code_of
from greentable.grass.notation import read_move, write_move
from greentable.grass.reasons import Reason
from greentable.grass.ruleset import Ruleset, check
from greentable.grass.ruleset_text import read_ruleset
from greentable.grass.state import Phase, Position, State
from greentable.grass.words.messages import occasion_of, reason_message


def new_game(ruleset: Ruleset | str, seats: int) -> State:
    """A game before the first dealer is drawn.

    Raises: UnsupportedRuleset; UsageError for a wrong ruleset or number of seats.
    """
    rules = read_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    check(expect("ruleset", Ruleset, rules), expect("seats", int, seats))
    s = State()
    s.rules = rules
    s.seats = seats
    s.phase = Phase.DEALER
    return s


def why_not(s: State, seat: int, move: Move | str) -> Reason | None:
    """The reason why this seat may not make this move now; None if it may.

    Raises: NotationError for a text that is not a token; UsageError for any other value.
    """
    check_position(s, seat)
    reason = Reason(referee.why_not(s, seat, code_of(as_move(move))))
    return None if reason is Reason.OK else reason


def apply(s: State, seat: int, move: Move | str) -> tuple[State, tuple[Event, ...]]:
    """The state after the move, and the events that the table saw; `s` stays unchanged.

    Raises: IllegalMove; NotationError and UsageError as `why_not`.
    """
    made = as_move(move)
    reason = why_not(s, seat, made)
    if reason is not None:
        why = reason_message(reason, made, occasion_of(s, seat))
        raise IllegalMove.refusing(f"grass.{reason}", why, seat, write_move(made))
    after = s.copy()
    after.told_count = 0
    referee.carry_out(after, seat, code_of(made))
    return after, events_told(after)


def refusal(s: State, seat: int) -> Move | None:
    """grass.deal.2: the move that declines an offer or a counter; None if there is none."""
    if s.phase in {Phase.ANSWER, Phase.COUNTERED} and seat == referee.actor(s):
        return Move.decline()
    return None


def check_position(s: object, seat: object) -> None:
    """Check the types of a state and a seat. Raises UsageError."""
    expect("state", State, s)
    expect("seat", int, seat)


def as_move(move: object) -> Move:
    """A move, or the move of a token. Raises NotationError; UsageError for any other value."""
    if isinstance(move, Move):
        return move
    return read_move(move) if isinstance(move, str) else expect("move", Move, move)


def returns(s: State) -> list[int]:
    """The totals in dollars, seat 1 first."""
    return s.totals[1 : s.seats + 1]


def moment(s: State) -> Moment:
    """Round and turn; each turn begins with a draw, so the haystack shows how many there were."""
    turn = sum(s.rules.deck) - HAND * s.seats - s.haystack_size
    if s.phase in {Phase.DEALER, Phase.DEAL, Phase.DRAFT}:
        return Moment(s.round, 0, 0)
    return Moment(s.round, turn + (s.phase == Phase.DRAW), s.turn)


def winners(s: Position) -> list[int]:
    """The seats with the highest total (grass.scoring.6); none before the game is over."""
    if s.phase != Phase.OVER:
        return []
    best = max(s.totals[1 : s.seats + 1])
    return [seat for seat in range(1, s.seats + 1) if s.totals[seat] == best]
