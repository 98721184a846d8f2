"""Tables: open one, find one, sit down, act as host, leave, play again."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.game import SPECTATOR, AnyGame
from greentable.games import GAMES
from greentable.messages import choices
from greentable.reader import shown
from greentable.server.api.me import Name
from greentable.server.calls import Call
from greentable.server.entries import PaceName, RoomSettings
from greentable.server.history import History, history
from greentable.server.hosting import HostAction
from greentable.server.minds import stand_in_of
from greentable.server.names import clean_name, unlike
from greentable.server.opening import Guest, Opening
from greentable.server.problems import NotAllowed, NotThere, Refused
from greentable.server.protocol import RoomDocument
from greentable.server.routes import Access, Routes
from greentable.server.seating import HowToLeave
from greentable.server.store import DRAINING, Summary

routes = Routes("tables")

_MOST_LISTED = 100
_USUAL_SEATS = 4

RoomId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, Meta(min_length=1, max_length=20)]
RulesetText = Annotated[str, Meta(max_length=10_000)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(min_length=8, max_length=8, pattern="^[A-Za-z]{8}$")]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: GameName
    ruleset: RulesetText = ""
    """As text: "2018 lucky_or_not"; the first edition, if nothing is said."""
    seats: Annotated[int, Meta(ge=1, le=6)]
    people: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)] | None = None
    """Who plays at this device, passing it round; only the host by name, if nothing is said."""
    bots: Annotated[tuple[BotName, ...], Meta(max_length=6)] = ()
    """Bots for the seats after those."""
    settings: RoomSettings = RoomSettings()
    nonce: Nonce = ""
    start: bool = False
    """Begin at once: every seat must be taken."""


class Quick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at once: against bots, or alone."""

    game: GameName
    ruleset: RulesetText = ""
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    bot: BotName | None = None
    pace: PaceName = "normal"
    name: Name | None = None
    nonce: Nonce = ""


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table and the secret of its link, which only the host is told."""

    room: RoomDocument
    secret: str
    link: str
    """To be given to friends: the secret stands behind the #, and reaches no server by itself."""


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come in by the link's secret; sit down, or only watch."""

    secret: Secret | None = None
    name: Name | None = None
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    watch: bool = False


class JoinByCode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come in by the eight letters."""

    code: Code
    name: Name | None = None
    nonce: Nonce = ""


class Leave(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to leave a game that goes on."""

    how: HowToLeave = "hand_over"


class Again(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play again."""

    nonce: Nonce = ""


class HostAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of the host's wish; a new link where one was wanted."""

    room: RoomDocument
    secret: str | None
    link: str | None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Which seats have to move; none in a game that does not go on."""

    status: str
    waits_for: tuple[int, ...]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    room: str
    game: str
    ruleset: str
    status: str
    seats: int
    names: tuple[str, ...]
    created: float


@routes.post("/api/tables", access=Access.GUEST, status=201, errors=(409,))
async def open_table(call: Call, body: NewTable) -> OpenedTable:
    """Open a table; its host sits down at once, with those at the same device."""
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


@routes.post("/api/play", access=Access.GUEST, status=201)
async def play_now(call: Call, body: Quick) -> OpenedTable:
    """Play at once, against bots or alone: a table in one request."""
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


@routes.get("/api/lobby")
async def lobby(call: Call) -> list[Listed]:
    """Tables that everybody may find; where only the invited may come, those who are in."""
    if call.services.settings.invite_only and call.known is None:
        raise NotAllowed("person.invited_only")
    return [_listed(summary) for summary in await call.services.store.lobby(_MOST_LISTED)]


@routes.get("/api/tables/{room}", access=Access.PERSON)
async def get_table(call: Call, room: RoomId) -> RoomDocument:
    """A table that I may know of."""
    return await call.services.rooms.public(room, call.person.id)


@routes.get("/api/tables/{room}/turn", access=Access.PERSON)
async def whose_turn(call: Call, room: RoomId) -> Turn:
    """Whom a game waits for."""
    found = await call.services.rooms.room(room, call.person.id)
    return Turn(status=found.status, waits_for=tuple(sorted(found.decisions)))


@routes.get("/api/tables/{room}/history", access=Access.PERSON)
async def recent_history(
    call: Call, room: RoomId, *, seat: Annotated[int, Meta(ge=0, le=6)] = SPECTATOR
) -> History:
    """What has happened of late, as it was told to a seat of mine, or to spectators."""
    found = await call.services.rooms.room(room, call.person.id)
    return await asyncio.to_thread(history, found, call.person.id, seat)


@routes.post("/api/tables/{room}/join", access=Access.GUEST, invites=True)
async def join_table(call: Call, room: RoomId, body: Join) -> RoomDocument:
    """Sit down, or watch, by the secret of the link or from the lobby."""
    rooms, person = call.services.rooms, call.person
    if body.watch:
        return await rooms.watch(room, person.id, secret=body.secret)
    name = clean_name(body.name) if body.name else person.name
    return await rooms.join(
        room, person.id, name, secret=body.secret, nonce=body.nonce, seat=body.seat
    )


@routes.post("/api/join", access=Access.GUEST, errors=(404,), invites=True)
async def join_by_code(call: Call, body: JoinByCode) -> RoomDocument:
    """Sit down by the eight letters that a friend reads out."""
    call.services.codes.take(call.address, "request.too_many_codes")
    summary = await call.services.store.room_by_code(body.code.upper())
    if summary is None:
        raise NotThere("request.not_there")
    name = clean_name(body.name) if body.name else call.person.name
    return await call.services.rooms.join(
        summary.id, call.person.id, name, secret=body.code, nonce=body.nonce
    )


@routes.post("/api/tables/{room}/host", access=Access.PERSON)
async def act_as_host(call: Call, room: RoomId, body: HostAction) -> HostAnswer:
    """What the host may do: start, fill with bots, replace, kick, mute, renew the link."""
    done = await call.services.rooms.command(room, call.person.id, body)
    link = _link(call, room, done.secret) if done.secret else None
    return HostAnswer(room=done.room, secret=done.secret, link=link)


@routes.post("/api/tables/{room}/leave", access=Access.PERSON)
async def leave_table(call: Call, room: RoomId, body: Leave) -> RoomDocument:
    """Get up; in a game that goes on, pause it, hand the seat to a bot, or concede."""
    return await call.services.rooms.leave(room, call.person.id, body.how)


@routes.post("/api/tables/{room}/rematch", access=Access.PERSON)
async def rematch(call: Call, room: RoomId, body: Again) -> RoomDocument:
    """The same people again; whoever asks first is the host."""
    is_draining = call.services.notices.is_draining
    following = await call.services.rooms.rematch(
        room, call.person.id, body.nonce, is_draining=is_draining
    )
    return await call.services.rooms.public(following, call.person.id)


async def open_for(call: Call, opening: Opening) -> OpenedTable:
    """Open a table for who asks, if they may have one more. Raises NotAllowed, Refused."""
    services, person = call.services, call.person
    if services.settings.invite_only and person.passphrase is None:
        raise NotAllowed("room.invite_only")
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
    """Alone where one can play alone, else four."""
    seats = _game(game).SEATS
    return seats[0] if seats[0] == 1 else min(_USUAL_SEATS, seats[-1])


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
