"""A good player who knows only the grove and the cards in hand.

In each turn a small beam tries both cards, one after the other; the first of the two moves is made.
The next draws are ignored. The worth of recipes was first set by this measure of good play
(docs/house-deck.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.fields import members_of
from greentable.errors import UsageError
from greentable.grove.cards import DECK
from greentable.grove.codes import Verb, card_code
from greentable.grove.engine.referee import NATURE, carry_out
from greentable.grove.moves import Move, move_of
from greentable.grove.ruleset import Ruleset
from greentable.grove.state import Phase, State
from greentable.minds.grove.beam import Beam
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.evaluation import SEAT
from greentable.minds.grove.known_order import game_in_order, plays_left
from greentable.minds.grove.search import check_size
from greentable.minds.grove.solutions import Solution

WIDTH = 24


def lookahead(
    ruleset: Ruleset,
    order: Sequence[int],
    *,
    width: int = WIDTH,
    recipes: tuple[int, int] | None = None,
    engine: Engine | None = None,
) -> Solution:
    """The line of a player who thinks two cards ahead. Raises UsageError and UnsupportedRuleset."""
    check_size(width, None)
    game = game_in_order(ruleset, order, recipes)
    draws = list(order[game.drawn :])
    left = plays_left(game, draws)
    engine = engine or fastest()
    moves: list[int] = []
    while game.phase == Phase.PLAY:
        moves.append(_first_move(engine, game, width, left - len(moves)))
        carry_out(game, SEAT, moves[-1])
        if game.phase == Phase.DRAW:
            carry_out(game, NATURE, card_code(Verb.DRAW, draws.pop(0)))
        game.told_count = 0
    return Solution(game.total[SEAT], tuple(move_of(code) for code in moves))


def first_move(state: State, *, width: int = WIDTH, engine: Engine | None = None) -> Move:
    """The next move of such a player in a game for one. Raises UsageError."""
    check_size(width, None)
    if state.seats != 1 or state.phase != Phase.PLAY:
        raise UsageError("solve.state")
    left = len(members_of(state.hand[SEAT])) + DECK - state.drawn
    return move_of(_first_move(engine or fastest(), state, width, left))


def _first_move(engine: Engine, game: State, width: int, left: int) -> int:
    """The move to make when `left` plays are left, this one included."""
    return first_moves(engine, game, width, left)[0]


def first_moves(engine: Engine, game: State, width: int, left: int) -> list[int]:
    """The moves that look best with the cards in hand, as codes, the best first."""
    imagined = game.copy()
    imagined.drawn = DECK  # as if these were the last cards, so that the beam draws nothing
    plays = min(2, left)
    return Beam(engine, imagined, width).first_moves(imagined, plays, left - plays)
