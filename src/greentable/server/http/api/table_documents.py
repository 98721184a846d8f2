"""What is sent to the routes of tables, and what they answer."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.protocol.client_messages import SeatNumber
from greentable.protocol.room_settings import PaceName, RoomSettings
from greentable.protocol.server_messages import RoomDocument
from greentable.server.http.api.me import Name
from greentable.server.room.hosting import BotName
from greentable.server.room.seating import HowToLeave

RoomId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, Meta(min_length=1, max_length=20)]
RulesetText = Annotated[str, Meta(max_length=10_000)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(min_length=8, max_length=8, pattern="^[A-Za-z]{8}$")]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: GameName
    ruleset: RulesetText = ""
    """As text: "2018 lucky_or_not"; the first edition, if nothing is said."""
    seats: Annotated[int, Meta(ge=1, le=6)]
    people: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)] | None = None
    """Who plays at this device, passing it round; only the host by name, if nothing is said."""
    bots: Annotated[tuple[BotName, ...], Meta(max_length=6)] = ()
    """Bots for the seats after those."""
    settings: RoomSettings = RoomSettings()
    nonce: Nonce = ""
    start: bool = False
    """Begin at once: every seat must be taken."""


class Quick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at once: against bots, or alone."""

    game: GameName
    ruleset: RulesetText = ""
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    bot: BotName | None = None
    pace: PaceName = "normal"
    name: Name | None = None
    nonce: Nonce = ""


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table and the secret of its link, which only the host is told."""

    room: RoomDocument
    secret: str
    link: str
    """To be given to friends: the secret stands behind the #, and reaches no server by itself."""


class Invited(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a link; a table that everybody may find needs none."""

    secret: Secret | None = None


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody with a link may know before they come in."""

    game: str
    ruleset: str
    status: str
    seats: int
    free: int
    """Seats that nobody has taken."""
    host: str | None
    """What the host is called at the table, if they sit there."""


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come in by the link's secret; sit down, or only watch."""

    secret: Secret | None = None
    name: Name | None = None
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    watch: bool = False


class JoinByCode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come in by the eight letters."""

    code: Code
    name: Name | None = None
    nonce: Nonce = ""


class Leave(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to leave a game that goes on."""

    how: HowToLeave = "hand_over"


class Again(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play again."""

    nonce: Nonce = ""


class HostAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of the host's wish; a new link where one was wanted."""

    room: RoomDocument
    secret: str | None
    link: str | None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Which seats have to move; none in a game that does not go on."""

    status: str
    waits_for: tuple[int, ...]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    room: str
    game: str
    ruleset: str
    status: str
    seats: int
    names: tuple[str, ...]
    created: float
