"""Set the table in writing, play on it, and write down what it looks like.

A position in writing, for example::

    2018 open_trades=off
    turn 1, played, offers 2
    1: 2HG MO ... | market FE | stash HG PA | covered LC:HG+CO | under BU IM | total 50000
    2: ... | market | misses 1
    ashtray SO
    haystack rest

The first line is a ruleset. The second says whose turn it is and, after commas, what else is so:
``round 2`` and ``dealer 1`` (else round 1, dealt by the last seat), ``played``, ``swapped``,
``offers 2``, ``extra turn``, and what the table is waiting for if it is not the play of the turn:

| words                               | waiting for                                            |
|-------------------------------------|--------------------------------------------------------|
| ``to draw``                         | nature's draw                                          |
| ``2 gives to 1``, ``2 gives up``    | a Peddle for Stonehigh, for Sold Out                   |
| ``passing``                         | the card of each seat that ``chooses``                 |
| ``2 takes``                         | nature's pick (Lucky or Not)                           |
| ``offer PA>MO@2, 2 answers``        | an answer (``@*``: an offer to the table)              |
| ``… counter JA, 2 countered``       | yes or no to the counter                               |
| ``… 2 hands``, ``… 2 says``         | the cards of a hidden deal, the words after it         |
| ``drafting``, ``dealing``, ``over`` | nothing of a turn; without ``turn``                    |

Then one line for each seat: its hand, and after bars whatever else it has. ``pack`` are cards to
draft from; ``chooses`` and ``chose HG`` are secret choices. Cards are codes, several of a kind with
a number. Three dots fill a hand up with harmless cards, which neither count nor cost anything at
the end; without them a hand that has not the size it must have is a mistake in the test. ``rest``
is what lies nowhere else: the haystack unless the ashtray says so. Every card of the deck is
accounted for.

What seats remember of others' hands is no part of a position in writing, nor is the order in which
Protections of different seats were played. `setting.py` reads and writes this form.
"""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.errors import IllegalMove
from greentable.grass import Event, Reason, State, What
from tests.grass.setting import show, table

__all__ = [
    "ledger",
    "legal",
    "outcome",
    "play",
    "position",
    "refused",
    "show",
    "table",
    "told",
]


def position(text: str) -> str:
    """A position in writing as `show` would write it, to compare outcomes with."""
    return show(table(text))


def play(start: str | State, *moves: str) -> State:
    """The state after these moves, each a seat and a token: ``1 play FE@2``, ``0 draw PA``.

    Each must be listed among the legal moves, and must leave the state it was made in alone.
    """
    state = _state(start)
    for text in moves:
        state, _ = _apply(state, text)
    return state


def outcome(start: str | State, *moves: str) -> str:
    """What the table looks like after these moves."""
    return show(play(start, *moves))


def told(start: str | State, *moves: str) -> tuple[Event, ...]:
    """What the table saw in the last of these moves."""
    *before, last = moves
    return _apply(play(start, *before), last)[1]


def ledger(start: str | State, *moves: str) -> dict[str, list[int]]:
    """How the last of these moves was scored, in thousands: for each line one number a seat."""
    lines: dict[str, list[int]] = {}
    for event in told(start, *moves):
        if event.what is What.TOTAL:
            lines.setdefault("total", []).append(event.amount // 1_000)
        elif event.line is not None:
            lines.setdefault(event.line.name.lower(), []).append(event.amount // 1_000)
    return lines


def refused(start: str | State, text: str) -> Reason:
    """Why a move is refused; it must not be listed, and refusing it must change nothing."""
    state = _state(start)
    seat, token = _seat_and_token(text)
    move = grass.read_move(token)
    reason = grass.why_not(state, seat, move)
    assert reason is not None, f"{text!r} is allowed here:\n{show(state)}"
    assert move not in grass.legal_moves(state, seat), f"{text!r} is listed here:\n{show(state)}"
    untouched = state.copy()
    with pytest.raises(IllegalMove) as caught:
        grass.apply(state, seat, move)
    assert caught.value.code == f"grass.{reason.name.lower()}"
    assert state == untouched, f"{text!r} was refused and changed the state"
    return reason


def legal(start: str | State, seat: int, *verbs: str) -> list[str]:
    """The legal moves of a seat as tokens, in order; with these verbs only, if any are named."""
    tokens = map(str, grass.legal_moves(_state(start), seat))
    return sorted(token for token in tokens if not verbs or token.split()[0] in verbs)


def _apply(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    seat, token = _seat_and_token(text)
    move = grass.read_move(token)
    reason = grass.why_not(state, seat, move)
    assert reason is None, f"{text!r} is refused ({reason!r}) here:\n{show(state)}"
    listed = grass.legal_moves(state, seat)
    assert listed.count(move) == 1, f"{text!r} is not listed once here:\n{show(state)}"
    untouched = state.copy()
    after, events = grass.apply(state, seat, move)
    assert state == untouched, f"{text!r} changed the state it was made in"
    return after, events


def _seat_and_token(text: str) -> tuple[int, str]:
    seat, _, token = text.partition(" ")
    return int(seat), token


def _state(start: str | State) -> State:
    return table(start) if isinstance(start, str) else start
