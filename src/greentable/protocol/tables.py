"""Bodies about tables: opening one, finding one, sitting down, leaving, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from greentable.protocol.bodies import AnswerBody, RequestBody
from greentable.protocol.field_types import (
    BotName,
    GameName,
    Name,
    Nonce,
    RulesetText,
    SeatNumber,
    Secret,
)
from greentable.protocol.room_settings import PaceName, RoomSettings
from greentable.protocol.server_messages import RoomDocument
from greentable.text.ledgers import Ledger
from greentable.text.typed_moves import TypedMove
from greentable.words.messages import Message

Code = Annotated[str, Meta(min_length=8, max_length=8, pattern="^[A-Za-z]{8}$")]
HowToLeave = Literal["pause", "hand_over", "concede"]


class NewTable(RequestBody, frozen=True, kw_only=True):
    """A table to open."""

    game: GameName
    """The game, as `GET /api/games` lists it."""
    ruleset: RulesetText = ""
    """The rules as text, such as "2018 lucky_or_not"; the first edition if left out."""
    seats: Annotated[int, Meta(ge=1, le=6)]
    """The number of seats."""
    people: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)] | None = None
    """The people who pass this device round, seat 1 first; only the host if left out."""
    bots: Annotated[tuple[BotName, ...], Meta(max_length=6)] = ()
    """The bots on the seats after those."""
    settings: RoomSettings = RoomSettings()
    """The settings of the room."""
    nonce: Nonce = ""
    """Text of the host's that goes into the shuffle."""
    start: bool = False
    """True to begin the game at once: every seat must be taken."""


class Quick(RequestBody, frozen=True, kw_only=True):
    """A game to play at once, against bots or alone."""

    game: GameName
    """The game, as `GET /api/games` lists it."""
    ruleset: RulesetText = ""
    """The rules as text; the first edition if left out."""
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    """The number of seats, with the player's; the usual number if left out."""
    bot: BotName | None = None
    """The bot on all other seats; the one that stands in for absent people if left out."""
    pace: PaceName = "normal"
    """The pace of bots."""
    name: Name | None = None
    """The player's name at this table; their usual name if left out."""
    nonce: Nonce = ""
    """Text of the player's that goes into the shuffle."""


class OpenedTable(AnswerBody, frozen=True, kw_only=True):
    """A new table and its link, which only the host learns."""

    room: RoomDocument
    """The room as the host may know it."""
    secret: str
    """The secret of the link."""
    link: str
    """The link for friends. The secret is behind the #, which browsers do not send to servers."""


class Invited(RequestBody, frozen=True, kw_only=True):
    """The secret of a link; a table in the lobby needs none."""

    secret: Secret | None = None
    """The part of the link behind the #."""


class Invitation(AnswerBody, frozen=True, kw_only=True):
    """The facts about a table for a person with the link, before joining."""

    game: str
    """The game that is played there."""
    ruleset: str
    """Its rules as text."""
    status: str
    """The status of the room, as in `RoomDocument`."""
    seats: int
    """The number of seats."""
    free: int
    """The number of free seats."""
    host: str | None
    """The host's name at the table; none if the host has no seat."""


class Join(RequestBody, frozen=True, kw_only=True):
    """Join a table by the secret of its link: sit down, or only watch."""

    secret: Secret | None = None
    """The part of the link behind the #; a table in the lobby needs none."""
    name: Name | None = None
    """The name at this table; one's usual name if left out."""
    seat: SeatNumber | None = None
    """The seat to take; the first free one if left out."""
    nonce: Nonce = ""
    """Text of the player's that goes into the shuffle."""
    watch: bool = False
    """True to watch and take no seat."""


class JoinByCode(RequestBody, frozen=True, kw_only=True):
    """Join a table by the eight letters of its code, and sit down."""

    code: Code
    """The code, in capital or small letters."""
    name: Name | None = None
    """The name at this table; one's usual name if left out."""
    nonce: Nonce = ""
    """Text of the player's that goes into the shuffle."""


class Leave(RequestBody, frozen=True, kw_only=True):
    """Leave a table."""

    how: HowToLeave = "hand_over"
    """In a running game: pause it, hand the seat over to a bot, or concede."""


class Again(RequestBody, frozen=True, kw_only=True):
    """Play again at a new table with the same people."""

    nonce: Nonce = ""
    """Text of the player's that goes into the shuffle."""


class Turn(AnswerBody, frozen=True, kw_only=True):
    """The seats that have to move."""

    status: str
    """The status of the room, as in `RoomDocument`."""
    waits_for: tuple[int, ...]
    """The seats; none unless the game is running."""


class Listed(AnswerBody, frozen=True, kw_only=True):
    """A table in the lobby."""

    room: str
    """The id of the room."""
    game: str
    """The game that is played there."""
    ruleset: str
    """Its rules as text."""
    status: str
    """The status of the room, as in `RoomDocument`."""
    seats: int
    """The number of seats."""
    names: tuple[str, ...]
    """The names at the seats that are taken."""
    created: float
    """When the table was opened, in Unix seconds."""


class History(AnswerBody, frozen=True, kw_only=True):
    """The last messages to a seat or a spectator."""

    rev: int
    """The revision of the room."""
    told: tuple[Message, ...]
    """The messages, the newest last."""
    ledger: Ledger | None
    """The final count of a game that is over."""


class TypedLine(AnswerBody, frozen=True, kw_only=True):
    """The meaning of a line that a player has typed, worked out from their view alone."""

    moves: tuple[TypedMove, ...]
    """The legal moves that it may mean, likely ones first; an empty line means all but products."""
    reason: str
    """The reason in the reader's language if there are none; empty if the line means nothing."""
