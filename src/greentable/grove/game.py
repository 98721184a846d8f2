"""The functions that play Grove. They change nothing: `apply` copies the state before a move.

A move may be given as its token, a ruleset as text, for example the name of an edition.
"""

from __future__ import annotations

from dataclasses import replace

from greentable.errors import IllegalMove, UnsupportedRuleset
from greentable.game import Moment, expect
from greentable.grove.cards import ALL_CARDS, DECK
from greentable.grove.engine import referee
from greentable.grove.events import Event, events_told
from greentable.grove.moves import Move, code_of
from greentable.grove.notation import read_move, write_move
from greentable.grove.reasons import RULE_OF_REASON, Reason
from greentable.grove.rules.recipes import final_score, target
from greentable.grove.rules.setup import set_up
from greentable.grove.rules.several import is_winner
from greentable.grove.ruleset import FEWEST_SEATS, MOST_SEATS, Ruleset, check
from greentable.grove.ruleset_text import read_ruleset
from greentable.grove.state import Phase, Position, State
from greentable.grove.words.messages import reason_message

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
"""The possible numbers of players."""


def new_game(ruleset: Ruleset | str, seats: int) -> State:
    """A game before nature's first move.

    Raises: UnsupportedRuleset; UsageError for a wrong ruleset or number of seats.
    """
    rules = read_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    check(expect("ruleset", Ruleset, rules), expect("seats", int, seats))
    s = State()
    s.rules = rules
    s.seats = seats
    set_up(s)
    return s


def other_half(s: State) -> State:
    """grove.setup.1: a new game with the nine cards that were set aside.

    Raises: UnsupportedRuleset before the end of this game, or if not all nine of its cards were
    turned up; in the recipe challenge, which leaves seven cards; and after the other half.
    """
    if s.phase != Phase.OVER or s.drawn < DECK or s.rules.recipes or s.unseen == 0:
        raise UnsupportedRuleset("ruleset.other_half")
    return new_game(replace(s.rules, aside=ALL_CARDS & ~s.unseen), s.seats)


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
        why = reason_message(reason, made)
        rule = RULE_OF_REASON.get(reason)
        raise IllegalMove.refusing(f"grove.{reason}", why, seat, write_move(made), rule)
    after = s.copy()
    after.told_count = 0
    referee.carry_out(after, seat, code_of(made))
    return after, events_told(after)


def refusal(_s: State, _seat: int) -> Move | None:
    """None: in Grove there is nothing to decline."""
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


def returns(s: Position) -> list[int]:
    """The score of every seat, seat 1 first, with the points of recipes (grove.recipes.4)."""
    return [final_score(s, seat) for seat in range(1, s.seats + 1)]


def moment(s: Position) -> Moment:
    """One round; a turn is a card drawn for all, so the first begins with the third card."""
    return Moment(1, max(0, s.drawn - 2), 0)


def winners(s: Position) -> list[int]:
    """The winners (grove.several.3); none before the game is over.

    A single player wins a recipe challenge by reaching the target (grove.recipes.2); without
    recipes there is no winner, only a band of points (grove.scoring.3).
    """
    if s.phase != Phase.OVER:
        return []
    if s.seats == 1:
        return [1] if s.rules.recipes and s.total[1] >= target(s) else []
    return [seat for seat in range(1, s.seats + 1) if is_winner(s, seat)]
