"""The messages that clients send over a table's socket: JSON objects with a `type`.

`docs/schema/socket.json` is made from these classes and from those of `server_messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from greentable.protocol.field_types import SeatNumber
from greentable.text.phrases import MOST_CARDS

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Rev = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
MoveParts = Annotated[dict[Annotated[str, Meta(max_length=20)], Any], Meta(max_length=10)]


class _FromClient(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A message to the server, which refuses unknown fields."""


class Command(_FromClient, frozen=True, kw_only=True, tag="cmd"):
    """Make a move. A command with an `id` that was done already is not done again."""

    id: CommandId
    """An id of the client's own, new for each command."""
    rev: Rev
    """The revision of the view that the player has seen."""
    seat: SeatNumber
    """The seat that moves."""
    move: MoveText | MoveParts
    """The move in writing, as `view.own.legal` lists it; or its parts, a document of the game."""


class Ask(_FromClient, frozen=True, kw_only=True, tag="ask"):
    """Ask for the consequences of a move, or of all legal moves; `answer` follows."""

    id: CommandId
    """An id of the client's own, which the answer repeats."""
    rev: Rev
    """The revision of the view that the player has seen."""
    seat: SeatNumber
    """The seat that would move."""
    move: MoveText | MoveParts | None = None
    """The move in writing, or its parts."""
    all: bool = False
    """True to explain all legal moves instead."""


class UndoWanted(_FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take back the last move of a seat, or ask the other players for consent."""

    id: CommandId
    """An id of the client's own, new for each command."""
    rev: Rev
    """The revision of the view that the player has seen."""
    seat: SeatNumber
    """The seat whose last move is meant."""


class Consent(_FromClient, frozen=True, kw_only=True, tag="consent"):
    """Agree or refuse that another player takes back a move."""

    id: CommandId
    """An id of the client's own, new for each command."""
    yes: bool
    """True to agree."""
    rev: Rev | None = None
    """A revision that the player has seen: a request made after it is not answered."""


class Withdraw(_FromClient, frozen=True, kw_only=True, tag="withdraw"):
    """Withdraw the open offer of a seat."""

    id: CommandId
    """An id of the client's own, new for each command."""
    rev: Rev
    """The revision of the view that the player has seen."""
    seat: SeatNumber
    """The seat that has made the offer."""


class LetStandIn(_FromClient, frozen=True, kw_only=True, tag="stand_in"):
    """Decide for all whether a bot plays for a player who is away, or they go on waiting."""

    id: CommandId
    """An id of the client's own, new for each command."""
    seat: SeatNumber
    """The seat of the player who is away."""
    yes: bool
    """True to let a bot play, False to go on waiting."""


class ComeBack(_FromClient, frozen=True, kw_only=True, tag="come_back"):
    """Take one's own seats back from the bot that stood in."""

    id: CommandId
    """An id of the client's own, new for each command."""


class GiveNonce(_FromClient, frozen=True, kw_only=True, tag="nonce"):
    """Add text to the shuffle, after the hashes of its seeds are known and before the game."""

    id: CommandId
    """An id of the client's own, new for each command."""
    nonce: Annotated[str, Meta(max_length=64)]
    """The text: letters and digits."""


class Talk(_FromClient, frozen=True, kw_only=True, tag="talk"):
    """Say a phrase, or free text where the host allows it."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    """The name of a phrase, such as `hello` or `need`; `greentable.text.phrases` has them all."""
    text: Annotated[str, Meta(max_length=400)] | None = None
    """Free text."""
    cards: Annotated[
        tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=MOST_CARDS)
    ] = ()
    """The cards in the phrase, by their codes."""
    seat: SeatNumber | None = None
    """The seat that speaks; the person's first if left out."""


class Hurry(_FromClient, frozen=True, kw_only=True, tag="hurry"):
    """Let bots play without pauses until a person is asked; only a person who plays alone may."""


class Sync(_FromClient, frozen=True, kw_only=True, tag="sync"):
    """Ask for the room and all views again."""

    rev: Rev = 0
    """The last revision that the client has seen: later events are sent again, too."""


class Ping(_FromClient, frozen=True, kw_only=True, tag="ping"):
    """Say that the client is still there; `pong` follows."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """A number, which the answer repeats."""


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
    """Read a message of a client. Raises msgspec.DecodeError."""
    try:
        return _decoder.decode(text)
    except (UnicodeDecodeError, RecursionError) as error:
        # A key that is not UTF-8, or brackets nested too deep.
        raise msgspec.DecodeError(str(error)) from error
