"""A good player who knows no more than a player knows: the grove and the cards in hand.

In each turn both cards are laid in thought, one after the other, by a small beam; the first of the
two moves is made. What is drawn next is not looked at. This is the measure of good play by which
the worth of recipes is set (docs/house-deck.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grove.cards import DECK
from greentable.grove.codes import Verb, card_code
from greentable.grove.moves import move_of
from greentable.grove.referee import NATURE, carry_out
from greentable.grove.ruleset import Ruleset
from greentable.grove.state import Phase, State
from greentable.solver.beam import Beam
from greentable.solver.deals import deal
from greentable.solver.engine import Engine, fastest
from greentable.solver.search import Solution, check_width, plays_left
from greentable.solver.weighing import SEAT

WIDTH = 24


def lookahead(
    ruleset: Ruleset,
    order: Sequence[int],
    *,
    width: int = WIDTH,
    recipes: tuple[int, int] | None = None,
    engine: Engine | None = None,
) -> Solution:
    """What a player does who thinks two cards ahead. Raises UsageError and UnsupportedRuleset."""
    check_width(width)
    game = deal(ruleset, order, recipes)
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


def _first_move(engine: Engine, game: State, width: int, left: int) -> int:
    """The move to make when so many plays are left, this one among them."""
    thought = game.copy()
    thought.drawn = DECK  # as if these were the last cards: nothing is drawn in thought
    plays = min(2, left)
    return Beam(engine, thought, width).first_move(plays, left - plays)
