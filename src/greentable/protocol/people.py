"""Bodies about the person who asks: name, passphrase, tokens, games, stored data."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from greentable.protocol.bodies import AnswerBody, RequestBody
from greentable.protocol.field_types import STORABLE, Name

SCOPES = ("play", "read")
"""The scopes that a program's token can grant."""
SHORTEST_PASSPHRASE = 10

Passphrase = Annotated[str, Meta(min_length=SHORTEST_PASSPHRASE, max_length=200)]
Label = Annotated[str, Meta(max_length=60, pattern=STORABLE)]


class Me(AnswerBody, frozen=True, kw_only=True):
    """The person who asks."""

    id: str
    """The person's id, which stays the same."""
    name: str
    """The person's usual name at tables."""
    language: str
    """The language that the person reads, such as `en`."""
    handle: str | None
    """The name to sign in with; none for a guest."""
    guest: bool
    """True if the person has no passphrase."""


class Visitor(AnswerBody, frozen=True, kw_only=True):
    """The person whose cookie was sent, if the server knows them."""

    me: Me | None
    """The person; none for a visitor without a cookie."""


class MeChanges(RequestBody, frozen=True, kw_only=True):
    """Changes to the person who asks; what is left out stays."""

    name: Name | None = None
    """The new usual name."""
    language: Annotated[str, Meta(max_length=8)] | None = None
    """The new language, such as `en`."""


class Keep(RequestBody, frozen=True, kw_only=True):
    """A name and a passphrase to sign in with on another device."""

    handle: Name
    """The name to sign in with."""
    passphrase: Passphrase
    """The passphrase; the server stores only its hash."""
    invitation: Annotated[str, Meta(max_length=100)] = ""
    """The host's invitation, where only invited people may open tables."""


class SignIn(RequestBody, frozen=True, kw_only=True):
    """Sign in on this device."""

    handle: Name
    """The name to sign in with."""
    passphrase: Annotated[str, Meta(max_length=200)]
    """The passphrase."""


class NewToken(RequestBody, frozen=True, kw_only=True):
    """A token to make, for a program that acts for the person who asks."""

    label: Label = ""
    """A name for the token in the person's list."""
    scopes: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)] = SCOPES
    """The scopes that the token grants: `play`, `read`."""


class TokenDocument(AnswerBody, frozen=True, kw_only=True):
    """A token as its owner sees it: a program's, or the cookie of a device."""

    id: str
    """The id to delete it by."""
    label: str
    """Its name in the person's list."""
    kind: str
    """`bot` for a program, `cookie` for a device."""
    scopes: tuple[str, ...]
    """The scopes that the token grants: `play`, `read`."""
    created: float
    """When it was made, in Unix seconds."""
    secret: str | None = None
    """The token itself, only in the answer to making it."""


class GameDocument(AnswerBody, frozen=True, kw_only=True):
    """One game in a person's list."""

    room: str
    """The id of the room."""
    game: str
    """The game that is played there."""
    ruleset: str
    """Its rules as text."""
    status: str
    """The status of the room, as in `RoomDocument`."""
    names: tuple[str, ...]
    """The names at the seats that are taken."""
    mine: tuple[int, ...]
    """The person's own seats."""
    waits_for: tuple[int, ...]
    """The seats that have to move; none unless the game is running."""
    result: tuple[int, ...] | None
    """The result of each seat, once the game is over."""
    winners: tuple[int, ...]
    """The seats that have won."""
    assisted: bool
    """True if a player had help: a hint, or a move taken back without the others' consent."""
    created: float
    """When the table was opened, in Unix seconds."""
    changed: float
    """When the room changed last, in Unix seconds."""


class Export(AnswerBody, frozen=True, kw_only=True):
    """Everything that the server stores about a person."""

    me: Me
    """The person."""
    created: float
    """When they first came, in Unix seconds."""
    seen: float
    """When they were last here, in Unix seconds."""
    tokens: list[TokenDocument]
    """Their devices and programs."""
    games: list[GameDocument]
    """Their games."""
    records: list[str]
    """Records that they have imported, by the ids of their replays."""
    daily: list[dict[str, Any]]
    """Their results in daily puzzles."""
