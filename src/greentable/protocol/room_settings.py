"""The settings of a room: decisions of its host beside the rules of the game."""

from __future__ import annotations

from typing import Literal

import msgspec

ClockName = Literal["none", "relaxed", "blitz", "day", "three_days", "week"]
PaceName = Literal["instant", "normal", "slow"]


class SettingsDocument(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a room as the server sends them; a newer server may send more."""

    clock: ClockName = "none"
    """The time to think: no limit, 90 or 20 seconds, one, three or seven days."""
    pace: PaceName = "normal"
    """The pace of bots."""
    free_text: bool = False
    """True if players may write free text, not only say phrases."""
    spectators: bool = True
    """True if people with the link may watch."""
    listed: bool = False
    """True if the table is in the lobby."""


class RoomSettings(SettingsDocument, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a room as its host sends them and the server stores them."""
