"""What was played: plies, and when in the game their events happened."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple

import msgspec

from greentable.game import EventT, Game, Moment, MoveT, StateT


class Happening(NamedTuple, Generic[EventT]):
    """An event and when it happened: with which ply, in which round and whose turn."""

    ply: int
    moment: Moment
    event: EventT


class Ply(msgspec.Struct, Generic[MoveT, StateT, EventT], frozen=True):
    """One move that was made: when and by whom, what it came to, what the table saw.

    `opens_round` when the next ply is the first of a round.
    """

    number: int
    moment: Moment
    seat: int
    move: MoveT
    token: str
    before: StateT
    state: StateT
    events: tuple[EventT, ...]
    opens_round: bool

    @property
    def happenings(self) -> tuple[Happening[EventT], ...]:
        """What the table saw, with when it did."""
        return tuple(Happening(self.number, self.moment, event) for event in self.events)


def make_ply(
    game: Game[Any, StateT, MoveT, EventT, Any, Any, Any],
    before: StateT,
    number: int,
    seat: int,
    move: MoveT | str,
) -> Ply[MoveT, StateT, EventT]:
    """The ply with this number. Raises IllegalMove, NotationError."""
    if isinstance(move, str):
        move = game.read_move(move)
    state, events = game.apply(before, seat, move)
    moment = game.moment(before)
    opens_round = game.moment(state).round > moment.round
    token = game.write_move(move)
    return Ply(number, moment, seat, move, token, before, state, events, opens_round)


def ply_documents(
    game: Game[Any, StateT, MoveT, EventT, Any, Any, Any],
    plies: tuple[Ply[MoveT, StateT, EventT], ...],
    viewer: int,
) -> list[dict[str, Any]]:
    """What happened in some plies as a viewer may see it, as JSON documents.

    Each has `ply`, `round`, `turn`, `turn_of` (a seat, or null) and `event`, the game's own.
    """
    return [
        {
            "ply": ply.number,
            "round": ply.moment.round,
            "turn": ply.moment.turn,
            "turn_of": ply.moment.seat or None,
            "event": event,
        }
        for ply in plies
        for event in game.event_documents(ply.events, viewer)
    ]
