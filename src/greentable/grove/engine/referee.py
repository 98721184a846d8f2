"""The referee: finds the rule that a move falls under, checks it, and carries it out.

`why_not` is the only source of legality. `carry_out` takes a legal move and changes the state in
place. Both work on packed moves and are in the compilable subset; `game.py` has the typed forms.
"""

from __future__ import annotations

from greentable.grove.codes import (
    barrow_of,
    card_code,
    card_of,
    column_of,
    dice_of,
    lay_code,
    recipes_code,
    rotation_of,
    row_of,
    second_of,
    verb_of,
)
from greentable.grove.constants import Phase, Reason, Verb
from greentable.grove.rules.cards import why_not_turned_up
from greentable.grove.rules.recipes import turn_up_recipes, why_not_recipes
from greentable.grove.rules.setup import start
from greentable.grove.rules.several import choose, draw
from greentable.grove.rules.turn import why_not_lay
from greentable.grove.state import Position, State

NATURE = 0


def actor(s: Position) -> int:
    """The first of the seats that choose at once, or nature."""
    for seat in range(1, s.seats + 1):
        if s.waiting >> seat & 1:
            return seat
    return NATURE


def why_not(s: Position, seat: int, move: int) -> int:
    """OK, or the reason why this seat may not make this move now."""
    if s.phase == Phase.OVER:
        return Reason.GAME_OVER
    if s.phase != Phase.PLAY:
        if seat != NATURE:
            return Reason.NOT_YOUR_TURN
        return why_not_nature(s, move)
    if seat < 1 or seat > s.seats or s.stuck >> seat & 1:
        return Reason.NOT_YOUR_TURN
    if not s.waiting >> seat & 1:
        return Reason.ALREADY_CHOSEN
    if verb_of(move) != Verb.LAY:
        return Reason.NOT_NOW
    column = column_of(move)
    row = row_of(move)
    rotation = rotation_of(move)
    if move != lay_code(card_of(move), column, row, rotation, barrow_of(move), dice_of(move)):
        return Reason.MALFORMED
    return why_not_lay(s, seat, move)


def why_not_nature(s: Position, move: int) -> int:
    """OK, or the reason why chance cannot make this move: recipes, start card or draw."""
    verb = verb_of(move)
    card = card_of(move)
    if s.phase == Phase.RECIPES:
        if verb != Verb.RECIPES:
            return Reason.NOT_NOW
        if move != recipes_code(card, second_of(move)):
            return Reason.MALFORMED
        return why_not_recipes(s, card, second_of(move))
    if (s.phase == Phase.START) != (verb == Verb.START) or (s.phase == Phase.DRAW) != (
        verb == Verb.DRAW
    ):
        return Reason.NOT_NOW
    if move != card_code(verb, card):
        return Reason.MALFORMED
    return why_not_turned_up(s, card)


def carry_out(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    verb = verb_of(move)
    if verb == Verb.LAY:
        choose(s, seat, move)
    elif verb == Verb.DRAW:
        draw(s, card_of(move))
    elif verb == Verb.START:
        start(s, card_of(move))
    else:
        turn_up_recipes(s, card_of(move), second_of(move))
