"""What the host of a room decides, beside the rules of the game."""

from __future__ import annotations

from typing import Literal

import msgspec

ClockName = Literal["none", "relaxed", "blitz", "day", "three_days", "week"]
PaceName = Literal["instant", "normal", "slow"]


class RoomSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides about a room, beside the rules of the game."""

    clock: ClockName = "none"
    pace: PaceName = "normal"
    """How fast bots play."""
    free_text: bool = False
    """Whether people may write what they like, and not only say phrases."""
    spectators: bool = True
    """Whether those with the link may watch."""
    listed: bool = False
    """Whether everybody finds the room in the lobby."""
