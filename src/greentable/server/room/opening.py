"""Opening a room: the first entries of its log."""

from __future__ import annotations

import msgspec

from greentable.bots import BOTS
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.protocol.host_actions import SeatBot
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.problems import Refused
from greentable.server.core.world import World
from greentable.server.room import hosting, seating
from greentable.server.room.entries import VERSION, AnyEntry, Opened, Welcomed, write_entry
from greentable.server.room.fair_dealing import new_seeds
from greentable.server.room.folding import AnyStep, opened, with_entries
from greentable.server.room.room import Room, is_forgotten
from greentable.words.messages import choices


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A player seated from the beginning: a person, or a bot by its name."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    nonce: str = ""


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The options for a new room."""

    game: str
    ruleset: str
    seats: int
    host: str
    settings: RoomSettings = RoomSettings()
    guests: tuple[Guest | None, ...] = ()
    """The players seated from the beginning, seat 1 first; None leaves a seat free."""
    start: bool = False
    """True to begin the game at once."""
    day: str | None = None
    puzzle: str | None = None
    seeds: tuple[str, ...] = ()
    """The seeds to deal from if the caller chooses them, as for a daily puzzle."""
    room: str = ""
    """The id of the room, to make it unique; by default a random id that cannot be guessed."""
    follows: str | None = None


class OpenedRoom(msgspec.Struct, frozen=True):
    """A new room: its id, the secret of its link, and its code."""

    id: str
    secret: str
    code: str | None


def open_room(opening: Opening, world: World) -> tuple[OpenedRoom, Room, list[bytes]]:
    """Open a room: its link, the room, and the lines of its log, all with the current time.

    Raises UnsupportedRuleset, UsageError, Refused.
    """
    now = world.now()
    first = _first_entry(opening, world)
    room = opened(first, now)
    lines = [write_entry(first)]

    def add(*entries: AnyEntry, step: AnyStep | None = None) -> None:
        nonlocal room
        room, more = with_entries(room, entries, now, step)
        lines.extend(more)

    invitation = hosting.invite(world)
    assert invitation.secret is not None, "an invitation has a secret"
    add(*invitation.entries)
    if len(opening.guests) > opening.seats:
        raise Refused("seat.none", seat=len(opening.guests))
    for seat, guest in enumerate(opening.guests, 1):
        if guest is not None:
            add(*_seated(room, seat, guest))
    if opening.start:
        begun = hosting.start(room)
        add(*begun.entries, step=begun.step)
    return OpenedRoom(room.id, invitation.secret, room.code), room, lines


def _first_entry(opening: Opening, world: World) -> Opened:
    if opening.game not in GAMES:
        raise UsageError("record.game", game=opening.game, known=choices(GAMES))
    game = GAMES[opening.game]
    ruleset = game.read_ruleset(opening.ruleset)
    game.new_game(ruleset, opening.seats)  # raises an error if this game cannot be played
    return Opened(
        version=VERSION,
        room=opening.room or world.token(96),
        game=opening.game,
        ruleset=game.write_ruleset(ruleset),
        seats=opening.seats,
        settings=opening.settings,
        host=opening.host,
        seeds=opening.seeds or new_seeds(world),
        bot_seed=world.seed(),
        day=opening.day,
        puzzle=opening.puzzle,
        follows=opening.follows,
    )


def _seated(room: Room, seat: int, guest: Guest) -> tuple[AnyEntry, ...]:
    if guest.person is not None:
        return (
            Welcomed(person=guest.person),
            *seating.sit(room, guest.person, guest.name, guest.nonce, seat),
        )
    bot = guest.bot or next(iter(BOTS[room.game_name]))
    return hosting.seat_bot(room, SeatBot(seat=seat, bot=bot, name=guest.name or None))


def follow(room: Room, host: str, nonce: str = "") -> Opening:
    """The options for a room where the same people and bots play again.

    The seats of people who left are free. If the host plays with bots only, the game begins at
    once: there is no other person to wait for.
    """
    guests: list[Guest | None] = []
    for chair in room.chairs:
        if chair.conceded or (chair.person is not None and is_forgotten(chair.person)):
            guests.append(None)
        elif chair.person is not None:
            own = nonce if chair.person == host else ""
            guests.append(Guest(name=chair.name, person=chair.person, nonce=own))
        else:
            guests.append(Guest(name=chair.name, bot=chair.bot))
    people = {guest.person for guest in guests if guest is not None and guest.person}
    return Opening(
        game=room.game_name,
        ruleset=room.ruleset,
        seats=len(room.chairs),
        host=host,
        settings=room.settings,
        guests=tuple(guests),
        follows=room.id,
        start=people == {host} and None not in guests,
    )
