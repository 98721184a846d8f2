"""The recent history of a game, for a person who has opened its page anew."""

from __future__ import annotations

from dataclasses import replace

from greentable.game import NATURE
from greentable.protocol.tables import History
from greentable.server.core.problems import NotAllowed
from greentable.server.live.telling import viewers_of
from greentable.server.room.room import AnyTable, Room
from greentable.table import AnyPly, Step
from greentable.table.table import make_ply
from greentable.text import narration
from greentable.text.ledgers import Ledger
from greentable.words.messages import Message

MOST_PLIES = 120
"""The length of the history: some turns of each player at a table of six."""


def history(room: Room, person: str, seat: int | None = None) -> History:
    """The last messages to a viewer, from the log of the game. Raises NotAllowed.

    The game is replayed for it, so call it in a thread, not on the event loop.
    """
    viewers = viewers_of(room, person)
    viewer = viewers[0] if seat is None else seat
    if viewer not in viewers:
        raise NotAllowed("seat.not_yours", seat=viewer)
    table = room.table
    told = _told(table, viewer, len(table.plies) - MOST_PLIES) if table is not None else []
    ledgers = [one for one in told if isinstance(one, Ledger)]
    is_over = table is not None and table.is_over
    return History(
        rev=room.rev,
        told=tuple(one for one in told if isinstance(one, Message)),
        ledger=ledgers[-1] if is_over and ledgers else None,
    )


def _told(table: AnyTable, viewer: int, after: int) -> list[Message | Ledger]:
    start = max(0, after)
    state = table.at(start).state
    moves: list[list[AnyPly]] = []
    for number, (seat, token) in enumerate(table.plies[start:], start + 1):
        ply = make_ply(table.game, state, number, seat, token)
        state = ply.state
        # Grouped as at the time: a move together with nature's answers to it.
        if seat != NATURE or not moves:
            moves.append([])
        moves[-1].append(ply)
    steps = [Step(replace(table, state=plies[-1].state), tuple(plies)) for plies in moves]
    return [one for step in steps for one in narration.narrate_step(table.game.name, step, viewer)]
