"""The actions of a room's host, and the entries that follow from each."""

from __future__ import annotations

from typing import assert_never

import msgspec

from greentable.bots import BOTS
from greentable.bots.bot import bot_named
from greentable.protocol.host_actions import (
    ChangeSettings,
    Close,
    FreeSeat,
    HandOver,
    HostAction,
    Kick,
    Mute,
    Pause,
    PlainAction,
    RenewLink,
    Replace,
    Resume,
    SeatBot,
    Start,
)
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.problems import NotAllowed, Refused
from greentable.server.core.world import World
from greentable.server.room.clocks import CLOCKS
from greentable.server.room.entries import (
    AnyEntry,
    BotSat,
    Closed,
    HostChanged,
    Invited,
    Kicked,
    Muted,
    Paused,
    Resumed,
    SettingsChanged,
    Started,
    StoodUp,
)
from greentable.server.room.folding import AnyStep, first_table
from greentable.server.room.minds import stand_in_of
from greentable.server.room.names import clean_name, skeleton, unlike
from greentable.server.room.room import Chair, Room
from greentable.server.room.seating import hash_of, stand_in


class ActionResult(msgspec.Struct, frozen=True):
    """The result of a host's action: entries, nature's first step, the secret of a new link."""

    entries: tuple[AnyEntry, ...]
    step: AnyStep | None = None
    secret: str | None = None


BOT_NAMES = ("Robin", "Sage", "Juniper", "Basil", "Hazel", "Clover")
"""The names of bots at the table, the same in every language."""

ANYBODY = (Pause, Resume)
"""The actions that every player may take, not only the host."""


def act(room: Room, person: str, action: HostAction, world: World) -> ActionResult:
    """The result of a host's action. Raises Refused."""
    may = person == room.host or (isinstance(action, ANYBODY) and person in room.people)
    if not may:
        raise NotAllowed("host.only")
    match action:
        case Start():
            return start(room, action.fill)
        case RenewLink():
            return invite(world)
        case _:
            return ActionResult(_entries_of(room, person, action))


def _entries_of(  # noqa: PLR0911 - one for each action
    room: Room, person: str, action: PlainAction
) -> tuple[AnyEntry, ...]:
    match action:
        case SeatBot():
            return seat_bot(room, action)
        case FreeSeat():
            _check_status(room, "lobby")
            _chair(room, action.seat)
            return (StoodUp(seat=action.seat),)
        case Replace():
            _chair(room, action.seat)
            return stand_in(room, action.seat, "absent")
        case Kick():
            if room.status in {"over", "closed"}:  # a win must stay with its winner
                raise Refused(f"room.{room.status}")
            who = _other(room, action.seat, person)
            return (Kicked(person=who, bot=stand_in_of(room.game)),)
        case Mute():
            return (Muted(person=_other(room, action.seat, person), muted=action.muted),)
        case HandOver():
            return (HostChanged(person=_other(room, action.seat, person)),)
        case Pause():
            _check_status(room, "playing")
            return (Paused(person=person),)
        case Resume():
            _check_status(room, "paused")
            return (Resumed(person=person),)
        case ChangeSettings():
            return _change_settings(room, action.settings)
        case Close():
            return _close(room, person)
        case _:
            assert_never(action)


def start(room: Room, fill: str | None = None) -> ActionResult:
    """Begin the game; the bot `fill` takes the free seats. Raises Refused if a seat stays free."""
    _check_status(room, "lobby")
    entries: list[AnyEntry] = []
    chairs = list(room.chairs)
    for seat in room.seats:
        if room.chair(seat).is_free:
            if fill is None:
                raise Refused("seat.free", seat=seat)
            bot_named(BOTS[room.game_name], fill)
            name = _bot_name([chair.name for chair in chairs])
            entries.append(BotSat(seat=seat, bot=fill, name=name))
            chairs[seat - 1] = Chair(name=name, bot=fill)
    step = first_table(msgspec.structs.replace(room, chairs=tuple(chairs))).nature_plays()
    plies = tuple((ply.seat, ply.token) for ply in step.plies)
    return ActionResult((*entries, Started(plies=plies)), step)


def invite(world: World) -> ActionResult:
    """A new link and code."""
    secret = world.token(128)
    return ActionResult((Invited(secret_hash=hash_of(secret), code=world.code()),), secret=secret)


def seat_bot(room: Room, action: SeatBot) -> tuple[AnyEntry, ...]:
    """Give a free seat to a bot. Raises Refused."""
    _check_status(room, "lobby")
    if not _chair(room, action.seat).is_free:
        raise Refused("seat.taken")
    bot_named(BOTS[room.game_name], action.bot)
    taken = [chair.name for chair in room.chairs if chair.name]
    name = clean_name(action.name) if action.name else _bot_name(taken)
    if unlike(name, taken) != name:
        raise Refused("seat.name", name=name)
    return (BotSat(seat=action.seat, bot=action.bot, name=name),)


def _bot_name(taken: list[str]) -> str:
    """A name for a bot that is unlike all names at the table."""
    alike = {skeleton(name) for name in taken if name}
    free = [name for name in BOT_NAMES if skeleton(name) not in alike]
    return free[0] if free else unlike(BOT_NAMES[0], filter(None, taken))


def _change_settings(room: Room, settings: RoomSettings) -> tuple[AnyEntry, ...]:
    if room.status != "lobby" and CLOCKS[settings.clock] != CLOCKS[room.settings.clock]:
        raise Refused("settings.clock_runs")
    return (SettingsChanged(settings=settings),)


def _close(room: Room, person: str) -> tuple[AnyEntry, ...]:
    """Close the room. Raises Refused while other people play in it."""
    if room.status == "closed":
        raise Refused("room.closed")
    others = [one for one in room.people if one != person]
    if room.status in {"playing", "paused"} and others:
        raise Refused("room.others_play")
    return (Closed(reason="by_host"),)


def _check_status(room: Room, wanted: str) -> None:
    if room.status != wanted:
        raise Refused(f"room.{room.status}")


def _chair(room: Room, seat: int) -> Chair:
    if seat not in room.seats:
        raise Refused("seat.none", seat=seat)
    return room.chair(seat)


def _other(room: Room, seat: int, person: str) -> str:
    """The person on a seat. Raises Refused if there is none, or if it is `person`."""
    who = _chair(room, seat).person
    if who is None or who == person:
        raise Refused("seat.nobody_else", seat=seat)
    return who
