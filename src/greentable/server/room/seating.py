"""Joining, watching and leaving a room; stand-ins for absent people, and their return.

The functions that act return the log entries to write, or raise Refused.
"""

from __future__ import annotations

import hashlib
import hmac

from greentable.protocol.tables import HowToLeave
from greentable.records import is_name
from greentable.server.core.problems import NotAllowed, NotThere, Refused
from greentable.server.room.entries import (
    AnyEntry,
    CameBack,
    Closed,
    Conceded,
    HostChanged,
    NonceGiven,
    Paused,
    Sat,
    StandIn,
    StoodUp,
    Welcomed,
    WhyStandIn,
)
from greentable.server.room.minds import stand_in_of
from greentable.server.room.room import Room
from greentable.server.store.values import Summary

LONGEST_NONCE = 64


def hash_of(secret: str) -> str:
    """The hash of a secret, which is kept in its place."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_invited(secret: str, code: str | None, link: str | None) -> bool:
    """True if this is the secret of the link, compared by its hash, or the room's code."""
    if code is not None and hmac.compare_digest(secret.upper().encode(), code.encode()):
        return True
    return hmac.compare_digest(hash_of(secret).encode(), (link or "").encode())


def may_know(summary: Summary, person: str, secret: str | None) -> bool:
    """True if a person may know that this room exists; asked before the room is loaded."""
    if summary.listed or summary.welcomed is None:
        return True
    return needs_no_lobby(summary, person, secret)


def needs_no_lobby(summary: Summary, person: str | None, secret: str | None) -> bool:
    """True if a person has entered this room before, or has its link or code."""
    sitting = (sitter.person for sitter in summary.sitters)
    if person is not None and person in {summary.host, *(summary.welcomed or ()), *sitting}:
        return True
    return secret is not None and is_invited(secret, summary.code, summary.invitation)


def enter(room: Room, person: str, secret: str | None) -> tuple[AnyEntry, ...]:
    """Enter by the link, to watch or to play. Raises NotThere for people who may not know of it."""
    if person in room.kicked:
        raise NotThere("request.not_there")
    has_link = secret is not None and is_invited(secret, room.code, room.secret_hash)
    if room.may_enter(person):
        # At a listed table too: people who came by the link need no lobby to come again.
        is_new = has_link and person not in room.welcomed
        return (Welcomed(person=person),) if is_new else ()
    if not has_link:
        raise NotThere("request.not_there")
    if room.status != "lobby" and not room.settings.spectators:
        raise NotThere("request.not_there")
    return (Welcomed(person=person),)


def sit(
    room: Room, person: str, name: str, nonce: str = "", seat: int | None = None
) -> tuple[AnyEntry, ...]:
    """Take a seat, by default the first free one; one person may have several."""
    if room.status != "lobby":
        raise Refused("seat.too_late")
    free = [number for number in room.seats if room.chair(number).is_free]
    if not free or (seat is not None and seat not in free):
        raise Refused("seat.taken")
    if not is_name(name) or any(chair.name == name for chair in room.chairs):
        raise Refused("seat.name", name=name)
    _check_nonce(nonce)
    return (Sat(seat=seat or free[0], person=person, name=name, nonce=nonce),)


def give_nonce(room: Room, person: str, nonce: str) -> tuple[AnyEntry, ...]:
    """Add a nonce to the shuffle; a person's last nonce before the game counts."""
    if room.status != "lobby":
        raise Refused("seat.too_late")
    if not room.seats_of(person):
        raise NotAllowed("seat.players_only")
    _check_nonce(nonce)
    return (NonceGiven(person=person, nonce=nonce),)


def _check_nonce(nonce: str) -> None:
    if len(nonce) > LONGEST_NONCE or not nonce.isascii() or (nonce and not nonce.isalnum()):
        raise Refused("seat.nonce", most=LONGEST_NONCE)


def leave(room: Room, person: str, how: HowToLeave = "hand_over") -> tuple[AnyEntry, ...]:
    """Stand up before the game; during it pause, hand the seats to a bot, or concede."""
    seats = room.seats_of(person)
    if not seats:
        return ()
    if room.status == "lobby":
        return (*[StoodUp(seat=seat) for seat in seats], *_next_host(room, person))
    if room.status not in {"playing", "paused"}:
        return ()
    bot = stand_in_of(room.game)
    match how:
        case "pause":
            return (Paused(person=person),) if room.status == "playing" else ()
        case "hand_over":
            return tuple(StandIn(seat=seat, bot=bot, why="handed_over") for seat in seats)
        case "concede":
            gone: tuple[AnyEntry, ...] = tuple(Conceded(seat=seat, bot=bot) for seat in seats)
            if room.people == (person,):
                return (*gone, Closed(reason="abandoned"))
            return (*gone, *_next_host(room, person))


def _next_host(room: Room, leaver: str) -> tuple[AnyEntry, ...]:
    others = [person for person in room.people if person != leaver]
    return (HostChanged(person=others[0]),) if room.host == leaver and others else ()


def stand_in(room: Room, seat: int, why: WhyStandIn) -> tuple[AnyEntry, ...]:
    """Let a bot play for a person who is away."""
    if room.status != "playing":
        raise Refused(f"room.{room.status}")
    if room.chair(seat).person is None or room.chair(seat).mind is not None:
        raise Refused("seat.not_away", seat=seat)
    return (StandIn(seat=seat, bot=stand_in_of(room.game), why=why),)


def come_back(room: Room, person: str) -> tuple[CameBack, ...]:
    """Take a person's seats back from their stand-ins."""
    return tuple(
        CameBack(seat=seat)
        for seat in room.seats_of(person)
        if room.chair(seat).stand_in is not None
    )
