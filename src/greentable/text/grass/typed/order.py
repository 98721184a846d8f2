"""The legal moves in the order of a list: grouped by verb, likely moves of a group first."""

from __future__ import annotations

from greentable.grass import PEDDLES, VALUE, Legal, Move, Verb

END_NUMBER = 0  # the same number each turn


def numbered(legal: Legal) -> dict[int, Move]:
    """The legal moves by number, without products; the end of the turn comes last."""
    moves = dict(enumerate(in_order(legal), start=1))
    if Move.end() in legal.moves:
        moves[END_NUMBER] = Move.end()
    return moves


def in_order(legal: Legal) -> list[Move]:
    """The legal moves in the order of their numbers, without products and the end of the turn."""
    moves = [move for move in legal.moves if move.verb is not Verb.END]
    return sorted(moves, key=lambda move: (move.verb, _gain_first(move)))


def _gain_first(move: Move) -> tuple[int, int]:
    """The sorting key: plays by card, then the most profitable first; swaps by profit."""
    card = -1 if move.card is None else int(move.card)
    if move.verb is Verb.SWAP and move.card is not None and move.other is not None:
        return (VALUE[move.card] - VALUE[move.other], card)
    covered = sum(VALUE[peddle] for peddle in move.cover)
    named = VALUE[move.other] if move.other is not None and move.other < PEDDLES else 0
    # Stealing or covering more is better, and so is paying less.
    worth = named if move.seat == 0 and named else -(named + covered)
    return (card, worth)
