"""Tables: open one, find one, sit down, act as host, leave, play again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from greentable.core.reader import shown
from greentable.game import AnyGame
from greentable.games import GAMES
from greentable.protocol.field_types import RoomId
from greentable.protocol.host_actions import HostAction, HostAnswer
from greentable.protocol.room_settings import RoomSettings
from greentable.protocol.server_messages import RoomDocument
from greentable.protocol.tables import (
    Again,
    History,
    Invitation,
    Invited,
    Join,
    JoinByCode,
    Leave,
    Listed,
    NewTable,
    OpenedTable,
    Quick,
    Turn,
    TypedLine,
)
from greentable.server.core.problems import NotThere, Refused
from greentable.server.http.admission import is_closed_to, why_closed
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Level, Routes
from greentable.server.live.history import history
from greentable.server.live.typed_lines import typed_line
from greentable.server.room.minds import stand_in_of
from greentable.server.room.names import clean_name, unlike
from greentable.server.room.opening import Guest, Opening
from greentable.server.room.seating import is_invited
from greentable.server.store import DRAINING, Summary
from greentable.words.messages import choices

routes = Routes("tables")

_MOST_LISTED = 100
_USUAL_SEATS = 4


@routes.post("/api/tables", level=Level.INVITED, access=Access.GUEST, status=201, errors=(409,))
async def open_table(call: Call, body: NewTable) -> OpenedTable:
    """Open a table; the host sits down at once, with those at the same device."""
    person = call.person
    names: list[str] = []
    for name in body.people or (person.name,):
        names.append(unlike(clean_name(name), names))
    guests: list[Guest | None] = [
        Guest(name=name, person=person.id, nonce=body.nonce if seat == 1 else "")
        for seat, name in enumerate(names, 1)
    ]
    guests += [Guest(bot=bot) for bot in body.bots]
    return await open_for(
        call,
        Opening(
            game=body.game,
            ruleset=body.ruleset or _first_edition(body.game),
            seats=body.seats,
            host=person.id,
            settings=body.settings,
            guests=tuple(guests),
            start=body.start,
        ),
    )


@routes.post("/api/play", level=Level.INVITED, access=Access.GUEST, status=201)
async def play_now(call: Call, body: Quick) -> OpenedTable:
    """Open a table and play at once, against bots or alone."""
    name = clean_name(body.name) if body.name else call.person.name
    seats = body.seats or _usual_seats(body.game)
    bot = body.bot or stand_in_of(_game(body.game))
    me = Guest(name=name, person=call.person.id, nonce=body.nonce)
    return await open_for(
        call,
        Opening(
            game=body.game,
            ruleset=body.ruleset or _first_edition(body.game),
            seats=seats,
            host=call.person.id,
            settings=RoomSettings(pace=body.pace, spectators=False),
            guests=(me, *[Guest(bot=bot)] * (seats - 1)),
            start=True,
        ),
    )


@routes.get("/api/lobby", level=Level.INVITED)
async def lobby(call: Call) -> list[Listed]:
    """The tables in the lobby."""
    return [_listed(summary) for summary in await call.services.store.lobby(_MOST_LISTED)]


@routes.get("/api/tables/{room}", level=Level.TABLE, access=Access.PERSON)
async def get_table(call: Call, room: RoomId) -> RoomDocument:
    """The room of a table."""
    return await call.services.rooms.public(room, call.person.id)


@routes.get("/api/tables/{room}/turn", level=Level.TABLE, access=Access.PERSON)
async def whose_turn(call: Call, room: RoomId) -> Turn:
    """The seats that have to move."""
    found = await call.services.rooms.room(room, call.person.id)
    return Turn(status=found.status, waits_for=found.waits_for)


@routes.get("/api/tables/{room}/history", level=Level.TABLE, access=Access.PERSON)
async def recent_history(
    call: Call, room: RoomId, *, seat: Annotated[int, Meta(ge=0, le=6)] | None = None
) -> History:
    """The last messages to one of one's own seats, the first if none is named."""
    found = await call.services.rooms.room(room, call.person.id)
    # One request at a time: a replay takes long, and live tables come first.
    return await call.services.archive.in_thread(lambda: history(found, call.person.id, seat))


@routes.get("/api/tables/{room}/typed", level=Level.TABLE, access=Access.PERSON)
async def read_typed_line(
    call: Call,
    room: RoomId,
    *,
    line: Annotated[str, Meta(max_length=200)] = "",
    seat: Annotated[int, Meta(ge=0, le=6)] | None = None,
) -> TypedLine:
    """The moves that a typed line may mean for one of one's own seats, the first if none is named.

    A line may have cards, names and verbs in the reader's language, or a move in writing.
    """
    found = await call.services.rooms.room(room, call.person.id)
    return await asyncio.to_thread(typed_line, found, call.person.id, line, call.catalogue, seat)


@routes.post("/api/tables/{room}/invitation", level=Level.TABLE, errors=(404,))
async def read_invitation(call: Call, room: RoomId, body: Invited) -> Invitation:
    """The table that a link invites to; asking neither joins the table nor makes a guest.

    The secret is not part of the address, as addresses may be logged. The eight letters are not
    accepted: they can be guessed, and only joining by code counts guesses.
    """
    summary = await call.services.store.summary(room)
    if summary is None or not (
        summary.listed or is_invited(body.secret or "", None, summary.invitation)
    ):
        raise NotThere("request.not_there")
    return _invitation(summary)


@routes.post("/api/tables/{room}/join", level=Level.TABLE, access=Access.GUEST)
async def join_table(call: Call, room: RoomId, body: Join) -> RoomDocument:
    """Sit down or watch, by the secret of a link or from the lobby."""
    rooms, person = call.services.rooms, call.person
    if body.watch:
        return await rooms.watch(room, person.id, secret=body.secret)
    name = clean_name(body.name) if body.name else person.name
    return await rooms.join(
        room, person.id, name, secret=body.secret, nonce=body.nonce, seat=body.seat
    )


@routes.post("/api/join", level=Level.TABLE, access=Access.GUEST, errors=(404,))
async def join_by_code(call: Call, body: JoinByCode) -> RoomDocument:
    """Sit down by the eight letters of a code."""
    summary = await call.services.store.room_by_code(body.code.upper())
    if summary is None:
        raise NotThere("request.not_there")
    name = clean_name(body.name) if body.name else call.person.name
    return await call.services.rooms.join(
        summary.id, call.person.id, name, secret=body.code, nonce=body.nonce
    )


@routes.post("/api/tables/{room}/host", level=Level.TABLE, access=Access.PERSON)
async def act_as_host(call: Call, room: RoomId, body: HostAction) -> HostAnswer:
    """Act as host: start, fill seats with bots, kick, mute, renew the link and more."""
    done = await call.services.rooms.command(room, call.person.id, body)
    link = _link(call, room, done.secret) if done.secret else None
    return HostAnswer(room=done.room, secret=done.secret, link=link)


@routes.post("/api/tables/{room}/leave", level=Level.TABLE, access=Access.PERSON)
async def leave_table(call: Call, room: RoomId, body: Leave) -> RoomDocument:
    """Leave a table; a running game is paused, handed over to a bot, or conceded."""
    return await call.services.rooms.leave(room, call.person.id, body.how)


@routes.post("/api/tables/{room}/rematch", level=Level.TABLE, access=Access.PERSON)
async def rematch(call: Call, room: RoomId, body: Again) -> RoomDocument:
    """Open a new table for the same people; the first to ask is its host."""
    why_not: Refused | None = why_closed(call) if is_closed_to(call) else None
    if call.services.notices.is_draining:
        why_not = Refused("room.draining")
    following = await call.services.rooms.rematch(room, call.person.id, body.nonce, why_not=why_not)
    return await call.services.rooms.public(following, call.person.id)


async def open_for(call: Call, opening: Opening) -> OpenedTable:
    """Open a table for the asking person, if they may have one more. Raises Refused."""
    services, person = call.services, call.person
    if await services.store.remembered(DRAINING):
        raise Refused("room.draining")
    opened = await services.rooms.open_one_more(opening, person.id)
    return OpenedTable(
        room=await services.rooms.public(opened.id, person.id),
        secret=opened.secret,
        link=_link(call, opened.id, opened.secret),
    )


def _link(call: Call, room: str, secret: str) -> str:
    return f"{call.services.address}/t/{room}#{secret}"


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refused("record.game", game=shown(name), known=choices(GAMES))
    return GAMES[name]


def _first_edition(game: str) -> str:
    return next(iter(_game(game).EDITIONS))


def _usual_seats(game: str) -> int:
    """One seat if the game can be played alone, else four."""
    seats = _game(game).SEATS
    return seats[0] if seats[0] == 1 else min(_USUAL_SEATS, seats[-1])


def _invitation(summary: Summary) -> Invitation:
    hosts = (sitter.name for sitter in summary.sitters if sitter.person == summary.host)
    return Invitation(
        game=summary.game,
        ruleset=summary.ruleset,
        status=summary.status,
        seats=summary.seats,
        free=summary.seats - len(summary.sitters),
        host=next(hosts, None) if summary.host is not None else None,
    )


def _listed(summary: Summary) -> Listed:
    return Listed(
        room=summary.id,
        game=summary.game,
        ruleset=summary.ruleset,
        status=summary.status,
        seats=summary.seats,
        names=tuple(sitter.name for sitter in summary.sitters),
        created=summary.created,
    )
