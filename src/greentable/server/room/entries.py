"""The entries of a room's log: whatever changes a room is one of these, written as JSON.

What nature did stands in the log as well, so a room can be made again without any generator.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from greentable.protocol.room_settings import RoomSettings

VERSION = 1
"""Of the whole log; it stands in its first entry."""

Plies = tuple[tuple[int, str], ...]
"""A seat and the token of its move, for each ply; seat 0 is nature."""

By = Literal["person", "bot", "clock"]
"""Who moves for a seat."""

WhyStandIn = Literal["absent", "handed_over"]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """What all entries have."""


class Opened(_Entry, frozen=True, kw_only=True, tag="opened"):
    """A room is there; it waits for people. Its seeds are published as hashes from now on."""

    version: int
    room: str
    game: str
    ruleset: str
    seats: int
    settings: RoomSettings
    host: str
    seeds: tuple[str, ...]
    bot_seed: str
    """What the picks of bots come from."""
    day: str | None = None
    puzzle: str | None = None
    follows: str | None = None
    """The room where the same people played before."""


class Invited(_Entry, frozen=True, kw_only=True, tag="invited"):
    """A link to join by, as the hash of its secret, and a code; earlier ones are void."""

    secret_hash: str
    code: str


class Welcomed(_Entry, frozen=True, kw_only=True, tag="welcomed"):
    """Somebody came with the link, and may watch."""

    person: str


class Sat(_Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody has taken a seat, and gives a nonce for the shuffle."""

    seat: int
    person: str
    name: str
    nonce: str = ""


class NonceGiven(_Entry, frozen=True, kw_only=True, tag="nonce_given"):
    """Somebody who sits there gives a nonce, having seen the hashes of the seeds."""

    person: str
    nonce: str


class BotSat(_Entry, frozen=True, kw_only=True, tag="bot_sat"):
    """A bot has been given a seat."""

    seat: int
    bot: str
    name: str


class StoodUp(_Entry, frozen=True, kw_only=True, tag="stood_up"):
    """A seat is free again; only before the game."""

    seat: int


class SettingsChanged(_Entry, frozen=True, kw_only=True, tag="settings_changed"):
    """The host has decided otherwise."""

    settings: RoomSettings


class HostChanged(_Entry, frozen=True, kw_only=True, tag="host_changed"):
    """Somebody else is the host."""

    person: str


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """The game has begun, with nature's first plies."""

    plies: Plies


class Played(_Entry, frozen=True, kw_only=True, tag="played"):
    """A seat has moved, and what followed by itself: answers given ahead, and nature.

    `by` says who moved for the seat; `command` is the id under which the seat's person asked.
    """

    seat: int
    plies: Plies
    by: By = "person"
    command: str | None = None


class AnsweredAhead(_Entry, frozen=True, kw_only=True, tag="answered_ahead"):
    """A seat has answered before it was asked."""

    seat: int
    move: str
    command: str | None = None


class UndoAsked(_Entry, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat asks the others to let it take back its last move."""

    seat: int
    command: str


class UndoAnswered(_Entry, frozen=True, kw_only=True, tag="undo_answered"):
    """Somebody at the table has agreed, or not."""

    person: str
    yes: bool


class TakenBack(_Entry, frozen=True, kw_only=True, tag="taken_back"):
    """The game is again as it was after a ply; `assisted` unless it was free or agreed on."""

    seat: int
    ply: int
    assisted: bool = False
    command: str | None = None


class Helped(_Entry, frozen=True, kw_only=True, tag="helped"):
    """Somebody who plays without other people was told a good move: the result is marked."""

    seat: int


class StandIn(_Entry, frozen=True, kw_only=True, tag="stand_in"):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str
    why: WhyStandIn


class CameBack(_Entry, frozen=True, kw_only=True, tag="came_back"):
    """Whose seat it is plays again."""

    seat: int


class Conceded(_Entry, frozen=True, kw_only=True, tag="conceded"):
    """Somebody has left for good; a bot plays the game to its end."""

    seat: int
    bot: str


class Paused(_Entry, frozen=True, kw_only=True, tag="paused"):
    """The clocks stand, and nobody plays."""

    person: str


class Resumed(_Entry, frozen=True, kw_only=True, tag="resumed"):
    """They go on."""

    person: str


class SeedsAdded(_Entry, frozen=True, kw_only=True, tag="seeds_added"):
    """Seeds for more rounds, published as hashes before the first of them is dealt."""

    seeds: tuple[str, ...]


class Muted(_Entry, frozen=True, kw_only=True, tag="muted"):
    """What somebody says is not passed on any more, or again."""

    person: str
    muted: bool


class Kicked(_Entry, frozen=True, kw_only=True, tag="kicked"):
    """Somebody may not come back; their seats are free, or go to a bot once the game has begun."""

    person: str
    bot: str


class Followed(_Entry, frozen=True, kw_only=True, tag="followed"):
    """The same people play again in another room."""

    room: str


class Closed(_Entry, frozen=True, kw_only=True, tag="closed"):
    """Nobody will play here any more."""

    reason: Literal["by_host", "abandoned", "expired"]


class Imported(_Entry, frozen=True, kw_only=True, tag="imported"):
    """A game that was played elsewhere, as its record: there is only its replay."""

    record: str


AnyEntry = (
    Opened
    | Invited
    | Welcomed
    | Sat
    | NonceGiven
    | BotSat
    | StoodUp
    | SettingsChanged
    | HostChanged
    | Started
    | Played
    | AnsweredAhead
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Helped
    | StandIn
    | CameBack
    | Conceded
    | Paused
    | Resumed
    | SeedsAdded
    | Muted
    | Kicked
    | Followed
    | Closed
    | Imported
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as the log keeps it."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """The entry that was written."""
    return _decoder.decode(body)
