"""The actions of a room's host: `POST /api/tables/{room}/host` takes one of them, by `action`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.protocol.bodies import AnswerBody
from greentable.protocol.field_types import BotName, SeatNumber
from greentable.protocol.room_settings import RoomSettings
from greentable.protocol.server_messages import RoomDocument


class _Action(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="action",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An action of the host."""


class Start(_Action, frozen=True, kw_only=True, tag="start"):
    """Begin the game; seats that are free go to bots if `fill` names one."""

    fill: BotName | None = None
    """The bot for free seats; without one, the game begins only when every seat is taken."""


class SeatBot(_Action, frozen=True, kw_only=True, tag="seat_bot"):
    """Give a free seat to a bot."""

    seat: SeatNumber
    """The free seat."""
    bot: BotName
    """The bot, as `GET /api/games` lists it."""
    name: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    """The bot's name at the table; the server chooses one if it is left out."""


class FreeSeat(_Action, frozen=True, kw_only=True, tag="free_seat"):
    """Take a seat from a bot or a person, before the game."""

    seat: SeatNumber
    """The seat that becomes free."""


class Replace(_Action, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play for a person who is away."""

    seat: SeatNumber
    """The seat of that person."""


class Kick(_Action, frozen=True, kw_only=True, tag="kick"):
    """Remove a person from the table for good."""

    seat: SeatNumber
    """The seat of that person."""


class Mute(_Action, frozen=True, kw_only=True, tag="mute"):
    """Stop passing on what a person says, or begin again."""

    seat: SeatNumber
    """The seat of that person."""
    muted: bool = True
    """False passes on again what they say."""


class RenewLink(_Action, frozen=True, kw_only=True, tag="renew_link"):
    """Make a new link and code; the old ones are void."""


class Pause(_Action, frozen=True, kw_only=True, tag="pause"):
    """Pause the game: clocks stop, and no move is taken. Every player may."""


class Resume(_Action, frozen=True, kw_only=True, tag="resume"):
    """Go on with a game that is paused. Every player may."""


class HandOver(_Action, frozen=True, kw_only=True, tag="hand_over"):
    """Make another person the host."""

    seat: SeatNumber
    """The seat of that person."""


class ChangeSettings(_Action, frozen=True, kw_only=True, tag="change_settings"):
    """Change the settings of the room; the clock only before the game."""

    settings: RoomSettings
    """All settings, also those that stay."""


class Close(_Action, frozen=True, kw_only=True, tag="close"):
    """Close the table for all; once the game has begun, only if no other person plays."""


PlainAction = (
    SeatBot | FreeSeat | Replace | Kick | Mute | Pause | Resume | HandOver | ChangeSettings | Close
)
"""The actions that only add entries to the room's log."""

HostAction = Start | RenewLink | PlainAction


class HostAnswer(AnswerBody, frozen=True, kw_only=True):
    """The room after an action of its host, and the new link if one was made."""

    room: RoomDocument
    """The room as the host may know it."""
    secret: str | None
    """The secret of a new link."""
    link: str | None
    """The new link, with its secret behind the #."""
