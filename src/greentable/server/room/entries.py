"""The entries of a room's log, written as JSON: every change to a room is one of these.

The log holds the moves of nature too, so a room can be rebuilt without a random generator.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from greentable.protocol.room_settings import RoomSettings

VERSION = 1
"""The version of the whole log; the first entry holds it."""

Plies = tuple[tuple[int, str], ...]
"""The seat and the token of its move, for each ply; seat 0 is nature."""

By = Literal["person", "bot", "clock"]
"""The cause of a seat's move: its person, a bot, or the end of its clock."""

WhyStandIn = Literal["absent", "handed_over"]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """The base of all entries."""


class Opened(_Entry, frozen=True, kw_only=True, tag="opened"):
    """The room was opened and waits for people; the hashes of its seeds are public from now on."""

    version: int
    room: str
    game: str
    ruleset: str
    seats: int
    settings: RoomSettings
    host: str
    seeds: tuple[str, ...]
    bot_seed: str
    """The seed of all random choices of the bots."""
    day: str | None = None
    puzzle: str | None = None
    follows: str | None = None
    """The room in which the same people played before."""


class Invited(_Entry, frozen=True, kw_only=True, tag="invited"):
    """The room has a new link, kept as the hash of its secret, and a new code; old ones fail."""

    secret_hash: str
    code: str


class Welcomed(_Entry, frozen=True, kw_only=True, tag="welcomed"):
    """A person came in by the link, and may watch."""

    person: str


class Sat(_Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat, and gave a nonce for the shuffle."""

    seat: int
    person: str
    name: str
    nonce: str = ""


class NonceGiven(_Entry, frozen=True, kw_only=True, tag="nonce_given"):
    """A seated person gave a nonce after seeing the hashes of the seeds."""

    person: str
    nonce: str


class BotSat(_Entry, frozen=True, kw_only=True, tag="bot_sat"):
    """The host gave a seat to a bot."""

    seat: int
    bot: str
    name: str


class StoodUp(_Entry, frozen=True, kw_only=True, tag="stood_up"):
    """A seat became free; only before the game."""

    seat: int


class SettingsChanged(_Entry, frozen=True, kw_only=True, tag="settings_changed"):
    """The host changed the settings."""

    settings: RoomSettings


class HostChanged(_Entry, frozen=True, kw_only=True, tag="host_changed"):
    """Another person became the host."""

    person: str


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """The game began, with nature's first plies."""

    plies: Plies


class Played(_Entry, frozen=True, kw_only=True, tag="played"):
    """A seat moved; the plies include the answers given ahead and nature's moves after it.

    `command` is the id of the command by which the seat's person asked for the move.
    """

    seat: int
    plies: Plies
    by: By = "person"
    command: str | None = None


class AnsweredAhead(_Entry, frozen=True, kw_only=True, tag="answered_ahead"):
    """A seat answered an offer ahead of its turn to answer."""

    seat: int
    move: str
    command: str | None = None


class UndoAsked(_Entry, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat asked the others for consent to take back its last move."""

    seat: int
    command: str


class UndoAnswered(_Entry, frozen=True, kw_only=True, tag="undo_answered"):
    """A person consented to an undo, or refused."""

    person: str
    yes: bool


class TakenBack(_Entry, frozen=True, kw_only=True, tag="taken_back"):
    """The game went back to a ply; `assisted` unless the undo was free or the others agreed."""

    seat: int
    ply: int
    assisted: bool = False
    command: str | None = None


class Helped(_Entry, frozen=True, kw_only=True, tag="helped"):
    """A person without human opponents got a hint: the result is marked as assisted."""

    seat: int


class StandIn(_Entry, frozen=True, kw_only=True, tag="stand_in"):
    """A bot began to play for a person who is away."""

    seat: int
    bot: str
    why: WhyStandIn


class CameBack(_Entry, frozen=True, kw_only=True, tag="came_back"):
    """The person of a seat took it back from the stand-in."""

    seat: int


class Conceded(_Entry, frozen=True, kw_only=True, tag="conceded"):
    """A person left for good; a bot plays the seat to the end of the game."""

    seat: int
    bot: str


class Paused(_Entry, frozen=True, kw_only=True, tag="paused"):
    """A person paused the game and its clocks."""

    person: str


class Resumed(_Entry, frozen=True, kw_only=True, tag="resumed"):
    """A person resumed the game and its clocks."""

    person: str


class SeedsAdded(_Entry, frozen=True, kw_only=True, tag="seeds_added"):
    """The server added seeds for more rounds; their hashes are public before the first deal."""

    seeds: tuple[str, ...]


class Muted(_Entry, frozen=True, kw_only=True, tag="muted"):
    """The host muted a person in the chat, or unmuted them."""

    person: str
    muted: bool


class Kicked(_Entry, frozen=True, kw_only=True, tag="kicked"):
    """The host sent a person away for good; their seats are free, or go to bots during the game."""

    person: str
    bot: str


class Followed(_Entry, frozen=True, kw_only=True, tag="followed"):
    """The host opened another room for the same people to play again."""

    room: str


class Closed(_Entry, frozen=True, kw_only=True, tag="closed"):
    """The room closed for good."""

    reason: Literal["by_host", "abandoned", "expired"]


class Imported(_Entry, frozen=True, kw_only=True, tag="imported"):
    """The room holds the record of a game played elsewhere, and shows only its replay."""

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
    """Encode an entry as the log keeps it."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """Decode an entry of the log."""
    return _decoder.decode(body)
