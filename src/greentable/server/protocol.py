"""The messages of a table's socket, both ways: JSON objects with a `type`.

Views and what lies in them are the games' own documents (docs/schema); this is what stands around
them. `docs/schema/socket.json` is made from these classes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from greentable.messages import Message
from greentable.server.entries import RoomSettings
from greentable.text.ledgers import Ledger

PROTOCOL = 1
"""A new one when clients of the old one would misunderstand."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Rev = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


# From the client


class _FromClient(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What is sent to the server."""


class Command(_FromClient, frozen=True, kw_only=True, tag="cmd"):
    """A seat moves; `rev` is that of the view it has seen. Sent again, it is not done again."""

    id: CommandId
    rev: Rev
    seat: SeatNumber
    move: MoveText


class Ask(_FromClient, frozen=True, kw_only=True, tag="ask"):
    """What would come of a move, or of every legal one."""

    id: CommandId
    rev: Rev
    seat: SeatNumber
    move: MoveText | None = None
    all: bool = False


class UndoWanted(_FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take the last move of a seat back."""

    id: CommandId
    rev: Rev
    seat: SeatNumber


class Consent(_FromClient, frozen=True, kw_only=True, tag="consent"):
    """Yes or no to somebody's wish to take a move back; with a `rev`, to what was asked by then."""

    id: CommandId
    yes: bool
    rev: Rev | None = None


class Withdraw(_FromClient, frozen=True, kw_only=True, tag="withdraw"):
    """Take the open offer back."""

    id: CommandId
    rev: Rev
    seat: SeatNumber


class LetStandIn(_FromClient, frozen=True, kw_only=True, tag="stand_in"):
    """Whether a bot shall play for a seat whose person is away, or all keep waiting."""

    id: CommandId
    seat: SeatNumber
    yes: bool


class ComeBack(_FromClient, frozen=True, kw_only=True, tag="come_back"):
    """Take the own seats back from the bot that stood in."""

    id: CommandId


class GiveNonce(_FromClient, frozen=True, kw_only=True, tag="nonce"):
    """Mix something into the shuffle, before the game begins and after its hashes are known."""

    id: CommandId
    nonce: Annotated[str, Meta(max_length=64)]


class Talk(_FromClient, frozen=True, kw_only=True, tag="talk"):
    """Say a phrase, with cards in it, or something of one's own where the host allows it."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None
    cards: Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=3)] = ()
    seat: SeatNumber | None = None
    """For which seat, when a person has several."""


class Hurry(_FromClient, frozen=True, kw_only=True, tag="hurry"):
    """Let bots play without their pauses until somebody is asked; only who plays alone may."""


class Sync(_FromClient, frozen=True, kw_only=True, tag="sync"):
    """Send everything again, with the last events after the revision that the client has seen."""

    rev: Rev = 0


class Ping(_FromClient, frozen=True, kw_only=True, tag="ping"):
    """Somebody is there."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0


FromClient = (
    Command
    | Ask
    | UndoWanted
    | Consent
    | Withdraw
    | LetStandIn
    | ComeBack
    | GiveNonce
    | Talk
    | Hurry
    | Sync
    | Ping
)


# From the server


class _FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What is sent to a client."""


class Hello(_FromServer, frozen=True, kw_only=True, tag="hello"):
    """The first message: which protocol, which room, and which seats are the reader's."""

    proto: int
    room: str
    rev: int
    seats: tuple[int, ...]
    server_time: float


class ChairDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who has it, as everybody may know it."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]
    bot: str | None
    stand_in: str | None
    conceded: bool
    is_host: bool
    is_you: bool
    is_muted: bool


class UndoDocument(msgspec.Struct, frozen=True, kw_only=True):
    """Who wants to take a move back, and which seats have yet to agree."""

    seat: int
    waits_for: tuple[int, ...]


class RoomDocument(_FromServer, frozen=True, kw_only=True, tag="room"):
    """A room as one person may know it; nothing of the game."""

    id: str
    rev: int
    game: str
    ruleset: str
    status: Literal["lobby", "playing", "paused", "over", "closed"]
    settings: RoomSettings
    chairs: tuple[ChairDocument, ...]
    is_host: bool
    code: str | None
    """To join by, for those who are in already."""
    commitments: tuple[str, ...]
    nonces: tuple[str, ...]
    seeds: tuple[str, ...]
    """Once the game is over."""
    undo: UndoDocument | None
    answered: tuple[int, ...]
    """The seats that have answered the open offer ahead."""
    assisted: bool
    result: tuple[int, ...] | None
    winners: tuple[int, ...]
    closed_why: str | None
    day: str | None
    puzzle: str | None
    follows: str | None
    followed_by: str | None
    created: float
    changed: float


class ClockDocument(msgspec.Struct, frozen=True, kw_only=True):
    """When the server decides for a seat that is asked, and what is left in its bank."""

    seat: int
    deadline: float
    bank: float


class View(_FromServer, frozen=True, kw_only=True, tag="view"):
    """The game as a seat, or a spectator (0), sees it now, and what happened since the last one.

    `ahead` has the answers that the seat may give although others are asked before it.
    """

    rev: int
    seat: int
    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    told: tuple[Message, ...]
    """The same as sentences, to be said in the reader's language."""
    ledger: Ledger | None
    """The count, where a round or the game has ended."""
    ahead: msgspec.Raw | None
    held: str | None
    """What the seat has answered ahead."""
    clocks: tuple[ClockDocument, ...]


class Answer(_FromServer, frozen=True, kw_only=True, tag="answer"):
    """What would come of the moves asked about, by their tokens."""

    id: str
    rev: int
    seat: int
    moves: dict[str, Any]
    left_out: int
    """How many legal moves there are beyond these."""


class Ack(_FromServer, frozen=True, kw_only=True, tag="ack"):
    """A command is done, and on disk; the room is now at this revision."""

    id: str
    rev: int


class Reject(_FromServer, frozen=True, kw_only=True, tag="reject"):
    """A command is refused, and nothing was changed."""

    id: str | None
    code: str
    rev: int
    message: Message


Dot = Literal["here", "silent", "gone"]


class Presence(_FromServer, frozen=True, kw_only=True, tag="presence"):
    """Who is there, by seat: `here`, `silent`, `gone`; and how many watch."""

    seats: dict[int, Dot]
    spectators: int


class Note(_FromServer, frozen=True, kw_only=True, tag="note"):
    """Something that people should know, by its code."""

    code: str
    seat: int | None
    message: Message


class Talked(_FromServer, frozen=True, kw_only=True, tag="talked"):
    """Somebody who plays has said something."""

    seat: int
    name: str
    phrase: str | None
    text: str | None
    cards: tuple[str, ...]
    message: Message | None
    """The phrase, for the reader's own language."""
    at: float


class Pong(_FromServer, frozen=True, kw_only=True, tag="pong"):
    """The server is there."""

    n: int


FromServer = Hello | RoomDocument | View | Answer | Ack | Reject | Presence | Note | Talked | Pong

# Why a socket is closed.
RESTARTING = 1012
TOO_LARGE = 1009
SIGN_IN = 4401
NOT_YOURS = 4403
OPENED_ELSEWHERE = 4409
TOO_OLD = 4426
SLOW_DOWN = 4429

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read_message(text: str | bytes) -> FromClient:
    """What a client has sent. Raises msgspec.DecodeError."""
    try:
        return _decoder.decode(text)
    except (UnicodeDecodeError, RecursionError) as error:
        # A key that is no UTF-8, and brackets without end.
        raise msgspec.DecodeError(str(error)) from error


def write_message(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
