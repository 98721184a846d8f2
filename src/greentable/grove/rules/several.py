"""Rounds: all play at once, then draw the same card; and the winner.  Rules grove.several.1 to 4.

A game for one is a game for several with one seat.
"""

from __future__ import annotations

from greentable.grove.cards import DECK, HAND
from greentable.grove.codes import NO_CARD, NO_MOVE, NOBODY, tell
from greentable.grove.constants import Phase, What
from greentable.grove.rules.recipes import target, tell_score
from greentable.grove.rules.scoring import dice_used
from greentable.grove.rules.setup import turn_up
from greentable.grove.rules.turn import can_lay, lay
from greentable.grove.state import Position, State


def draw(s: State, card: int) -> None:
    """grove.several.2: draw the next card (grove.turn.1) for all seats that have not stopped.

    grove.setup.2: two cards are drawn before the first play.
    """
    turn_up(s, card)
    tell(s, What.DREW, NOBODY, card, 0)
    for seat in range(1, s.seats + 1):
        if not s.stuck >> seat & 1:
            s.hand[seat] |= 1 << card
    if s.drawn > HAND:
        begin_plays(s)


def begin_plays(s: State) -> None:
    """grove.several.2: all play at once. grove.turn.2: a seat that cannot lay a card stops."""
    s.phase = Phase.PLAY
    for seat in range(1, s.seats + 1):
        if s.stuck >> seat & 1:
            continue
        if can_lay(s, seat):
            s.waiting |= 1 << seat
        else:
            s.stuck |= 1 << seat
            tell(s, What.STUCK, seat, NO_CARD, 0)
    if s.waiting == 0:
        end_game(s)


def choose(s: State, seat: int, move: int) -> None:
    """grove.several.2: a choice is secret until all have chosen; then all cards are laid."""
    s.chosen[seat] = move
    s.waiting -= 1 << seat
    if s.waiting != 0:
        tell(s, What.CHOSE, seat, NO_CARD, 0)
        return
    for player in range(1, s.seats + 1):
        if s.chosen[player] != NO_MOVE:
            lay(s, player, s.chosen[player])
            s.chosen[player] = NO_MOVE
    end_round(s)


def end_round(s: State) -> None:
    """grove.turn.1: a card is drawn if any is left; the last card is played without a draw."""
    if s.drawn < DECK:
        s.phase = Phase.DRAW
    elif has_cards_in_hand(s):
        begin_plays(s)
    else:
        end_game(s)


def next_phase(s: Position, seat: int) -> int:
    """grove.turn.1: the phase for a seat once all have laid a card: draw, play or end.

    grove.turn.2: a seat that cannot lay a card has ended, whatever the others do.
    """
    if s.drawn < DECK:
        return Phase.DRAW
    if can_lay(s, seat):
        return Phase.PLAY
    return Phase.OVER


def has_cards_in_hand(s: Position) -> bool:
    """True if a seat that has not stopped holds a card."""
    for seat in range(1, s.seats + 1):
        if s.hand[seat] != 0 and not s.stuck >> seat & 1:
            return True
    return False


def is_better(s: Position, seat: int, other: int) -> bool:
    """grove.several.3: more points, or equal points and more dice used.

    grove.several.4: in the recipe challenge the final score counts.
    """
    if s.total[seat] != s.total[other]:
        return s.total[seat] > s.total[other]
    return dice_used(s, seat) > dice_used(s, other)


def is_winner(s: Position, seat: int) -> bool:
    """grove.several.3: no seat did better; remaining ties are shared. The game must be over."""
    for other in range(1, s.seats + 1):
        if is_better(s, other, seat):
            return False
    return True


def end_game(s: State) -> None:
    """grove.turn.1: the game ends and is scored.

    grove.recipes.2 and grove.several.4: there is an event for each seat that reached the target,
    and with several seats for each winner.
    """
    s.phase = Phase.OVER
    for seat in range(1, s.seats + 1):
        tell_score(s, seat)
        if s.rules.recipes and s.total[seat] >= target(s):
            tell(s, What.REACHED, seat, NO_CARD, target(s))
    for seat in range(1, s.seats + 1):
        if s.seats > 1 and is_winner(s, seat):
            tell(s, What.WON, seat, NO_CARD, s.total[seat])
