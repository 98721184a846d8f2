"""Playouts with the policy: whole games, or rounds from a position on. In the compilable subset."""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import KINDS
from greentable.grass.constants import Phase
from greentable.grass.engine.random_play import choose
from greentable.grass.engine.redeal import redeal
from greentable.grass.engine.referee import NATURE, actor, carry_out
from greentable.grass.memory import known_to
from greentable.grass.state import State
from greentable.minds.grass.beliefs import believe
from greentable.minds.grass.outlook import KNOWN
from greentable.minds.grass.policy import decide
from greentable.minds.grass.win_chances import win_chance


def play_on(
    s: State,
    nature: Numbers,
    player: Numbers,
    last_round: int,
    decisions: int,
    offers: int,
    figures: list[list[int]],
    outlook: Numbers,
) -> int:
    """Play to the end of a round or game, for at most `decisions`; return how many were made.

    Each seat plays by its own row of figures.
    """
    made = 0
    while made < decisions and s.phase != Phase.OVER and s.round <= last_round:
        seat = actor(s)
        s.told_count = 0
        if seat == NATURE:
            carry_out(s, seat, choose(s, seat, nature))
        else:
            if offers:
                fill_known(s, seat, outlook)
            carry_out(s, seat, decide(s, seat, offers, figures[seat], outlook, player))
            made += 1
    return made


def fill_known(s: State, seat: int, outlook: Numbers) -> None:
    """Fill in this seat's knowledge of other hands: it asks for cards where it has seen them."""
    for rival in range(1, s.seats + 1):
        for kind in range(KINDS):
            outlook[KNOWN + rival * KINDS + kind] = known_to(s, seat, rival, kind)


def play_games(
    states: list[State],
    natures: list[list[int]],
    players: list[list[int]],
    last_round: int,
    decisions: int,
    offers: int,
    figures: list[list[int]],
    outlook: Numbers,
) -> int:
    """Play many games, each for at most `decisions`; return how many were made in all."""
    made = 0
    for number in range(len(states)):
        nature = natures[number]
        player = players[number]
        s = states[number]
        made += play_on(s, nature, player, last_round, decisions, offers, figures, outlook)
    return made


def make_moves(states: list[State], seat: int, move: int) -> None:
    """Make the same move in many games; the seat's view must allow it."""
    for number in range(len(states)):
        states[number].told_count = 0
        carry_out(states[number], seat, move)


def deal_all(
    states: list[State],
    viewer: int,
    natures: list[list[int]],
    believed: list[list[int]],
    room: list[int],
) -> None:
    """Deal hidden cards anew, with unlikely cards in unlikely hands less often."""
    for number in range(len(states)):
        redeal(states[number], viewer, natures[number], room)
        believe(states[number], viewer, believed, natures[number])


def value_games(states: list[State], seat: int, strengths: Numbers, values: Numbers) -> int:
    """The chance of a seat to win each game by its totals, in millionths; return the sum."""
    whole = 0
    for number in range(len(states)):
        values[number] = win_chance(states[number], seat, strengths)
        whole += values[number]
    return whole
