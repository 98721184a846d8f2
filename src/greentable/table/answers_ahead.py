"""Answering ahead: all seats that will be asked in turn can be shown the question at once.

The rules ask one seat after the other. A later seat may answer early; its answer is kept until its
turn, and dropped if a seat before it does anything but decline.
"""

from __future__ import annotations

from typing import Any

from greentable.game import Game, MoveT, StateT


def is_asking(game: Game[Any, StateT, MoveT, Any, Any, Any, Any], state: StateT) -> bool:
    """True if the rules ask one seat for a yes or no."""
    asked = game.to_act(state)
    return len(asked) == 1 and game.refusal(state, asked[0]) is not None


def answers_ahead(
    game: Game[Any, StateT, MoveT, Any, Any, Any, Any], state: StateT
) -> dict[int, StateT]:
    """The seats that would be asked if all before them declined, with the state at that point.

    Seats that are asked now are not among them.
    """
    asked: dict[int, StateT] = {}
    while len(acting := game.to_act(state)) == 1:
        [seat] = acting
        no = game.refusal(state, seat)
        if no is None or seat in asked:
            break
        asked[seat] = state
        state, _ = game.apply(state, seat, no)
    # The first seat is asked now.
    return {seat: asked[seat] for seat in list(asked)[1:]}


def answer_ahead(
    game: Game[Any, StateT, MoveT, Any, Any, Any, Any], state: StateT, seat: int, token: str
) -> str:
    """The token, as the game writes it, of an answer that a seat may give ahead.

    Raises: IllegalMove for one that would be refused when the seat is asked, and for a seat that
    will not be; NotationError.
    """
    move = game.read_move(token)
    game.apply(answers_ahead(game, state).get(seat, state), seat, move)
    return game.write_move(move)
