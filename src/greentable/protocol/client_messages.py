"""What clients send over a table's socket: JSON objects with a `type`.

`docs/schema/socket.json` is made from these classes and from those of `server_messages.py`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Rev = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


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

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def read_message(text: str | bytes) -> FromClient:
    """What a client has sent. Raises msgspec.DecodeError."""
    try:
        return _decoder.decode(text)
    except (UnicodeDecodeError, RecursionError) as error:
        # A key that is no UTF-8, and brackets without end.
        raise msgspec.DecodeError(str(error)) from error
