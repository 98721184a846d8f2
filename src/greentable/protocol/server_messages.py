"""The messages that the server sends over a table's socket: JSON objects with a `type`.

Views and events are the games' own documents (docs/schema); the messages here carry them.
`docs/schema/socket.json` is made from these classes and from those of `client_messages.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

import msgspec

from greentable.protocol.room_settings import SettingsDocument
from greentable.text.ledgers import Ledger
from greentable.words.messages import Message


class _FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to a client, which skips unknown fields: a newer server may add some."""


class Hello(_FromServer, frozen=True, kw_only=True, tag="hello"):
    """The first message on a socket."""

    proto: int
    """The version of the protocol."""
    room: str
    """The id of the room."""
    rev: int
    """The revision of the room, which grows with each change."""
    seats: tuple[int, ...]
    """The reader's own seats; none for a spectator."""
    server_time: float
    """The server's clock, in Unix seconds."""


class ChairDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its player, as everybody may know them."""

    seat: int
    """The number of the seat, from 1."""
    name: str
    """The player's name; empty if the seat is free."""
    kind: Literal["free", "person", "bot"]
    """The player of the seat: none, a person or a bot."""
    bot: str | None
    """The bot that has the seat."""
    stand_in: str | None
    """The bot that plays for a person who is away."""
    conceded: bool
    """True if the person has conceded."""
    is_host: bool
    """True if the host sits here."""
    is_you: bool
    """True if the reader sits here."""
    is_muted: bool
    """True if the host has muted the person."""


class UndoDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A player's request to take back a move."""

    seat: int
    """The seat whose last move is meant."""
    waits_for: tuple[int, ...]
    """The seats that have yet to agree."""


class RoomDocument(_FromServer, frozen=True, kw_only=True, tag="room"):
    """A room as one person may know it: seats, settings and status, nothing of the game."""

    id: str
    """The id of the room."""
    rev: int
    """The revision of the room, which grows with each change."""
    game: str
    """The game that is played there."""
    ruleset: str
    """Its rules as text."""
    status: Literal["lobby", "playing", "paused", "over", "closed"]
    """`lobby` before the game, `over` after it; `closed` for a table that ended early."""
    settings: SettingsDocument
    """The settings of the room."""
    chairs: tuple[ChairDocument, ...]
    """The seats, seat 1 first."""
    is_host: bool
    """True if the reader is the host."""
    code: str | None
    """The code to join by, for people who are in already."""
    commitments: tuple[str, ...]
    """The hashes of the seeds, published before the deal."""
    nonces: tuple[str, ...]
    """The players' texts that go into the shuffle."""
    seeds: tuple[str, ...]
    """The seeds that chance was dealt from, once the game is over."""
    undo: UndoDocument | None
    """An open request to take back a move."""
    answered: tuple[int, ...]
    """The seats that have answered the open offer ahead."""
    assisted: bool
    """True if a player had help: a hint, or a move taken back without the others' consent."""
    result: tuple[int, ...] | None
    """The result of each seat, seat 1 first, once the game is over."""
    winners: tuple[int, ...]
    """The seats that have won, once the game is over."""
    closed_why: str | None
    """Why the room is closed: `by_host`, `abandoned`, `expired` or `imported`."""
    day: str | None
    """The day of a daily puzzle, such as `2026-11-16`."""
    puzzle: str | None
    """The name of a daily puzzle."""
    follows: str | None
    """The room where the same people played before."""
    followed_by: str | None
    """The room where the same people play again."""
    created: float
    """When the table was opened, in Unix seconds."""
    changed: float
    """When the room changed last, in Unix seconds."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats, seat 1 first."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The reader's own seats."""
        return tuple(chair.seat for chair in self.chairs if chair.is_you)


UndoKind = Literal["free", "may_ask", "asks"]


class ClockDocument(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a seat that is asked."""

    seat: int
    """The seat."""
    deadline: float
    """When the server decides for the seat, in Unix seconds."""
    bank: float
    """The seconds that are left in its bank."""


class View(_FromServer, frozen=True, kw_only=True, tag="view"):
    """The game as a seat or a spectator sees it now, and the events since the last view."""

    rev: int
    """The revision of the room."""
    seat: int
    """The seat; 0 for a spectator."""
    view: msgspec.Raw
    """The view: a document of the game."""
    events: tuple[msgspec.Raw, ...]
    """The events: documents of the game."""
    told: tuple[Message, ...]
    """The same in messages, for the reader's own language."""
    ledger: Ledger | None
    """The count, where a round or the game has ended."""
    ahead: msgspec.Raw | None
    """The answers that the seat may give although others are asked before it."""
    held: str | None
    """The answer that the seat has given ahead, in writing."""
    clocks: tuple[ClockDocument, ...]
    """The clocks of the seats that are asked."""
    undo: UndoKind | None
    """How the seat can take back its last move: `free`, at once; `asks`, the other people must
    agree; `may_ask`, they must unless the move revealed nothing. Null if there is nothing to undo.
    """


class Answer(_FromServer, frozen=True, kw_only=True, tag="answer"):
    """The answer to `ask`: the consequences of moves."""

    id: str
    """The id of the question."""
    rev: int
    """The revision of the room."""
    seat: int
    """The seat that would move."""
    moves: dict[str, Any]
    """By each move in writing, an explanation: a document of the game."""
    left_out: int
    """The number of legal moves beyond these."""


class Ack(_FromServer, frozen=True, kw_only=True, tag="ack"):
    """A command is done and on disk."""

    id: str
    """The id of the command."""
    rev: int
    """The revision of the room after it."""


class Reject(_FromServer, frozen=True, kw_only=True, tag="reject"):
    """A message is refused, and nothing has changed."""

    id: str | None
    """The id of the command; none for a message without one."""
    code: str
    """The stable code; `docs/problems.md` lists all."""
    rev: int
    """The revision of the room."""
    message: Message
    """The reason, for the reader's own language."""
    rule: str | None = None
    """The number of the rule behind the reason; none if no rule says it."""


Dot = Literal["here", "silent", "gone"]


class Presence(_FromServer, frozen=True, kw_only=True, tag="presence"):
    """Which players are connected, and how many people watch."""

    seats: dict[int, Dot]
    """By seat: `here`, `silent` for some seconds, or `gone`."""
    spectators: int
    """The number of spectators."""


class Note(_FromServer, frozen=True, kw_only=True, tag="note"):
    """News for everybody at the table, such as an offer that was withdrawn."""

    code: str
    """The stable code of the news."""
    seat: int | None
    """The seat that it is about."""
    message: Message
    """The news, for the reader's own language."""


class Talked(_FromServer, frozen=True, kw_only=True, tag="talked"):
    """A player has said a phrase or free text."""

    seat: int
    """The player's seat."""
    name: str
    """The player's name."""
    phrase: str | None
    """The name of the phrase."""
    text: str | None
    """Free text."""
    cards: tuple[str, ...]
    """The cards in the phrase, by their codes."""
    message: Message | None
    """The phrase, for the reader's own language."""
    at: float
    """When it was said, in Unix seconds."""


class Pong(_FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    n: int
    """The number of the ping."""


FromServer = Hello | RoomDocument | View | Answer | Ack | Reject | Presence | Note | Talked | Pong

_encoder = msgspec.json.Encoder()


def write_message(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class _AnyMessage(msgspec.Struct, frozen=True):
    type: str


_any_message = msgspec.json.Decoder(_AnyMessage)


def reader_of(kinds: Any) -> Callable[[str | bytes], Any]:  # noqa: ANN401 - a union of messages
    """A function that reads messages of these kinds and returns None for any other.

    So a client can skip messages that it does not need, and those that only newer servers send.
    The function raises msgspec.DecodeError for what is not a message.
    """
    types = {kind.__struct_config__.tag for kind in get_args(kinds)}
    decoder = msgspec.json.Decoder(kinds)

    def read(text: str | bytes) -> Any:  # noqa: ANN401 - one of the kinds
        return decoder.decode(text) if _any_message.decode(text).type in types else None

    return read
