"""The messages to each reader of a room: views, the room itself, answers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from greentable.errors import IllegalMove
from greentable.game import SPECTATOR, AnyGame
from greentable.protocol.client_messages import Ask
from greentable.protocol.server_messages import (
    Answer,
    ClockDocument,
    Reject,
    RoomDocument,
    View,
    write_message,
)
from greentable.server.core.problems import NotAllowed, Refused, public_error
from greentable.server.live.outbox import Outbox
from greentable.server.room.clocks import deadlines
from greentable.server.room.documents import room_document
from greentable.server.room.folding import AnyStep
from greentable.server.room.handling import move_in_writing
from greentable.server.room.room import AnyTable, Facts, Room, Unannounced
from greentable.server.room.undo import undo_possible
from greentable.table import Step, answers_ahead
from greentable.text import narration
from greentable.text.ledgers import Ledger
from greentable.words.messages import Message

MOST_ASKED = 400
"""Legal moves that are explained at once."""

_MOST_STEPS = 4  # each has the states before and after it: more would cost much memory

_encoder = msgspec.json.Encoder()


class _Own(msgspec.Struct):
    legal: msgspec.Raw


class _Document(msgspec.Struct):
    own: _Own


_legal_of = msgspec.json.Decoder(_Document)


def viewers_of(room: Room, person: str) -> tuple[int, ...]:
    """The viewers that a person sees the game as: their own seats, or the spectator."""
    return room.seats_of(person) or (SPECTATOR,)


def views(
    room: Room, viewers: Iterable[int], offer_seconds: float, step: AnyStep | None = None
) -> dict[int, tuple[View, bytes]]:
    """The view of each of these viewers with the events of a step, and its encoding."""
    table = room.table
    wanted = sorted(set(viewers))
    if table is None or not wanted:
        return {}
    clocks = tuple(
        ClockDocument(seat=seat, deadline=at, bank=room.chair(seat).bank)
        for seat, at in deadlines(room, offer_seconds).items()
    )
    ahead = _legal_ahead(room, table, wanted)
    happened = _happened(room, step, wanted) if step is not None else {}
    found = {}
    for viewer, document in zip(wanted, table.documents(wanted), strict=True):
        events, told, ledger = happened.get(viewer, _NOTHING)
        view = View(
            rev=room.rev,
            seat=viewer,
            view=msgspec.Raw(document),
            events=events,
            told=told,
            ledger=ledger,
            ahead=ahead.get(viewer),
            held=room.held.get(viewer),
            clocks=clocks,
            undo=undo_possible(room, viewer),
        )
        found[viewer] = (view, write_message(view))
    return found


class _Happened(NamedTuple):
    """The events of a step for one viewer: documents, sentences, a ledger if there is one."""

    events: tuple[msgspec.Raw, ...] = ()
    told: tuple[Message, ...] = ()
    ledger: Ledger | None = None


_NOTHING = _Happened()


def _happened(room: Room, step: AnyStep, viewers: list[int]) -> dict[int, _Happened]:
    """The events of a step for each viewer; viewers who saw the same share one result."""
    known: list[tuple[Any, _Happened]] = []
    found = {}
    events = step.events
    for viewer in viewers:
        seen = room.game.events_for(events, viewer)
        # Compared, not looked up: events are few, and their hashes are slow.
        happened = next((told for same, told in known if same == seen), None)
        if happened is None:
            happened = _told(room, step, viewer)
            known.append((seen, happened))
        found[viewer] = happened
    return found


def _told(room: Room, step: AnyStep, viewer: int) -> _Happened:
    told = narration.narrate_step(room.game_name, step, viewer)
    return _Happened(
        tuple(msgspec.Raw(_encoder.encode(event)) for event in step.documents(viewer)),
        tuple(one for one in told if isinstance(one, Message)),
        next((one for one in told if isinstance(one, Ledger)), None),
    )


def _legal_ahead(room: Room, table: AnyTable, viewers: list[int]) -> dict[int, msgspec.Raw]:
    """The answers that seats may give before they are asked."""
    return {
        seat: msgspec.Raw(_legal_of.decode(room.game.documents(state, [seat])[0]).own.legal)
        for seat, state in states_ahead(room, table).items()
        if seat in viewers
    }


def states_ahead(room: Room, table: AnyTable) -> dict[int, Any]:
    """The seats that may answer before they are asked, with the state in which they would be."""
    if not room.asked or set(room.decisions) <= set(room.asked):
        return {}
    return answers_ahead(room.game, table.state)


def send_views(
    room: Room, readers: Iterable[Outbox], offer_seconds: float, step: AnyStep | None = None
) -> None:
    """Send every reader the views of all their seats."""
    readers = list(readers)
    seen_by = {reader: viewers_of(room, reader.person) for reader in readers}
    every = {viewer for viewers in seen_by.values() for viewer in viewers}
    found = views(room, every, offer_seconds, step)
    for reader, viewers in seen_by.items():
        for viewer in viewers:
            if viewer in found:
                reader.put(*found[viewer])


def _plies_of(room: Room) -> int:
    return len(room.table.plies) if room.table is not None else 0


class RecentSteps:
    """The last steps of a room's game, for people who missed some and come back."""

    def __init__(self) -> None:
        self._steps: deque[tuple[int, AnyStep]] = deque(maxlen=_MOST_STEPS)

    def keep(self, before: Room, room: Room, step: AnyStep | None) -> None:
        """Keep the step that led to a room; after an undo, drop all steps."""
        if step is not None:
            self._steps.append((room.rev, step))
        elif _plies_of(room) < _plies_of(before):
            self._steps.clear()

    def since(self, room: Room, seen: int) -> AnyStep | None:
        """The steps after the revision `seen` as one step, as far as they are kept."""
        missed = [step for rev, step in self._steps if rev > seen]
        if room.table is None or not missed:
            return None
        return Step(room.table, tuple(ply for step in missed for ply in step.plies))


_announced = attrgetter(*(set(Facts.__struct_fields__) - set(Unannounced.__struct_fields__)))


def is_news(before: Room, room: Room) -> bool:
    """True if an announced field of the room has changed.

    The result of a game needs no field here: the status changes with it.
    """
    same: bool = _announced(before) == _announced(room)
    return not same


def news_of_room(before: Room, room: Room, person: str) -> RoomDocument | None:
    """The document of the room for one person; None if it has not changed for them."""
    document = room_document(room, person)
    known = msgspec.structs.replace(
        room_document(before, person), rev=room.rev, changed=room.changed
    )
    return document if document != known else None


def rejection(room: Room, id_: str | None, error: Exception) -> Reject:
    """The message that a command was refused, with the reason."""
    error = public_error(error)
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Reject(id=id_, code=error.code, rev=room.rev, message=error.message, rule=rule)


def explained(room: Room, person: str, ask: Ask) -> Answer:
    """The consequences of a move, or of every legal one, as far as the seat can know.

    Raises GreentableError. It reads the room as it is, so it may run beside everything else.
    """
    if ask.seat not in room.seats_of(person):
        raise NotAllowed("seat.not_yours", seat=ask.seat)
    if room.table is None:
        raise Refused(f"room.{room.status}")
    game, state = room.game, room.table.state
    left_out = 0
    if ask.move is not None and not ask.all:
        move = move_in_writing(game, ask.move)
        moves = {move: _explanation(game, state, ask.seat, move)}
    else:
        legal = room.table.view(ask.seat).legal
        chosen = [legal[at] for at in range(min(len(legal), MOST_ASKED))]
        left_out = len(legal) - len(chosen)
        moves = {
            game.write_move(move): _explanation(game, state, ask.seat, move) for move in chosen
        }
    return Answer(id=ask.id, rev=room.rev, seat=ask.seat, moves=moves, left_out=left_out)


def _explanation(game: AnyGame, state: Any, seat: int, move: Any) -> dict[str, Any]:  # noqa: ANN401
    return game.explanation_document(game.explain(state, seat, move))
