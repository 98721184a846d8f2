"""Pure at the door: `apply` copies, lets the rules work in place, gives back state and events."""

from __future__ import annotations

from dataclasses import replace

from greentable.errors import IllegalMove, UnsupportedRuleset
from greentable.game import Moment
from greentable.grove import referee
from greentable.grove.cards import ALL_CARDS, DECK
from greentable.grove.events import Event, events_told
from greentable.grove.messages import reason_message
from greentable.grove.moves import Move, code_of, is_well_formed
from greentable.grove.notation import write_move
from greentable.grove.reasons import Reason
from greentable.grove.rules.recipes import final_score, target
from greentable.grove.rules.setup import set_up
from greentable.grove.rules.several import is_winner
from greentable.grove.ruleset import FEWEST_SEATS, MOST_SEATS, Ruleset, check
from greentable.grove.state import Phase, State

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
"""How many can play."""


def new_game(ruleset: Ruleset, seats: int) -> State:
    """A game before nature's first move. Raises UnsupportedRuleset."""
    check(ruleset, seats)
    s = State()
    s.rules = ruleset
    s.seats = seats
    set_up(s)
    return s


def other_half(s: State) -> State:
    """grove.setup.1: a new game with the nine cards that were set aside.

    Raises: UnsupportedRuleset before the end of this game, or where not all nine of it were turned
    up; in the recipe challenge, where seven are left over; and after the other half.
    """
    if s.phase != Phase.OVER or s.drawn < DECK or s.rules.recipes or s.unseen == 0:
        message = "the other half can be played after a game of nine cards without recipes"
        raise UnsupportedRuleset("ruleset.other_half", message)
    return new_game(replace(s.rules, aside=ALL_CARDS & ~s.unseen), s.seats)


def why_not(s: State, seat: int, move: Move) -> Reason | None:
    """The reason why this seat may not move so now; None when it may."""
    if not is_well_formed(move):
        return Reason.MALFORMED
    reason = Reason(referee.why_not(s, seat, code_of(move)))
    return None if reason is Reason.OK else reason


def apply(s: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after the move, and what the table saw; `s` is left as it was.

    Raises: IllegalMove.
    """
    reason = why_not(s, seat, move)
    if reason is not None:
        code, why = f"grove.{reason.name.lower()}", reason_message(reason, move)
        raise IllegalMove.refusing(code, why, seat, write_move(move))
    after = s.copy()
    after.told_count = 0
    referee.carry_out(after, seat, code_of(move))
    return after, events_told(after)


def returns(s: State) -> list[int]:
    """The score of every seat, seat 1 first, with what recipes give (grove.recipes.4)."""
    return [final_score(s, seat) for seat in range(1, s.seats + 1)]


def moment(s: State) -> Moment:
    """One round; a turn is a card drawn for all, so the first is played with the third card."""
    return Moment(1, max(0, s.drawn - 2), 0)


def winners(s: State) -> list[int]:
    """Who has won once the game is over (grove.several.3); else none.

    Alone one wins a recipe challenge by reaching the target (grove.recipes.2).
    """
    if s.phase != Phase.OVER or (s.seats == 1 and s.total[1] < target(s)):
        return []
    return [seat for seat in range(1, s.seats + 1) if is_winner(s, seat)]
