"""A game that was left and goes on."""

from __future__ import annotations

from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.grass import Event, Move, Nature, Ruleset, State, View
from greentable.records import Record
from greentable.table import Ply, Step, Table, check_chance, replay

GrassTable = Table[Ruleset, State, Move, Event, View]
GrassPly = Ply[Move, State, Event]
GrassStep = Step[Ruleset, State, Move, Event, View]


def past_of(record: Record, nature: Nature) -> tuple[GrassPly, ...]:
    """The plies so far. Raises UsageError if the cards came from elsewhere than the seed."""
    past = tuple(replay(record, GAMES))
    try:
        for ply in past:
            check_chance(record, ply, nature)
    except RecordError as error:
        raise UsageError("play.deck_order") from error
    return past
